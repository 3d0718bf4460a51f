# UNTESTED: nobody has built Overheard on a Mac yet. A formula to begin with:
#   brew install --build-from-source Tools/package/overheard.rb
class Overheard < Formula
  desc "Hear a mobile screen the way a VoiceOver user hears it, before it ships"
  homepage "https://github.com/OWNER/overheard"
  head "https://github.com/OWNER/overheard.git", branch: "main"
  license all_of: ["Apache-2.0", "GPL-3.0-or-later"]

  depends_on "pkg-config" => :build
  depends_on xcode: ["26.0", :build]
  depends_on "espeak-ng"
  depends_on "libsndfile"
  depends_on macos: :sequoia
  depends_on "nettle"
  depends_on "xxhash"
  depends_on "opus"
  depends_on "pcaudiolib"
  depends_on "expat"

  def install
    system "make", "install", "PREFIX=#{prefix}"
  end

  test do
    (testpath/"screen.yaml").write("language: en\nelements: [button \"Pay\"]\n")
    assert_match "Pay, button", shell_output("#{bin}/overheard announce screen.yaml")
  end
end
