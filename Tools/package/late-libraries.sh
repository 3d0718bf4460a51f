#!/bin/sh
# Builds what stands in for the libraries that only some commands need: late-libraries.sh CLANG OUT.
# Below OUT: an archive per library of the program, under its name, and pkgconfig, which leads to them; one
# of libcurl, which the program never calls;
# late-helper.o, for overheard-synth; and `needs` and `helper-needs`, which are linked with the libraries
# themselves.
set -eu

clang=$1
mkdir -p "$2/pkgconfig"
out=$(cd "$2" && pwd)
sources=$(dirname "$0")

# The name by which the loader knows a library: known LIBRARY FLAGS...
known() {
  library=$1
  shift
  echo "int main(void) { return 0; }" \
    | "$clang" -x c - -o "$out/probe" -Wl,--no-as-needed "$@"
  name=$(readelf -d "$out/probe" | sed -n "s/.*NEEDED.*\[\(lib$library\.so[^]]*\)\]/\1/p")
  rm "$out/probe"
  test -n "$name" || { echo "late-libraries.sh: lib$library has no name" >&2; return 1; }
  echo "$name"
}

# Replaces a file only by another one, so that make knows what is new.
replace() {
  if cmp -s "$1.new" "$1"; then rm "$1.new"; else mv "$1.new" "$1"; fi
}

packages="sndfile opus expat nettle libxxhash"
flags=$(pkg-config --cflags $packages)
advice="; \`overheard doctor\` says what to install"
names="-DPROGRAM=\"overheard\""
for package in $packages; do
  library=${package#lib}
  upper=$(echo "$library" | tr a-z A-Z)
  name=$(known "$library" $(pkg-config --libs "$package"))
  names="$names -DLIB$upper=\"$name\""
done
"$clang" -std=gnu17 -O2 -Wall $flags $names -DADVICE="\"$advice\"" -c "$sources/late-libraries.c" \
  -o "$out/late-libraries.o.new"
replace "$out/late-libraries.o"
"$clang" -std=gnu17 -Wall -shared -fPIC -DNAMES_ONLY $flags "$sources/late-libraries.c" \
  -o "$out/needs" -Wl,--no-as-needed $(pkg-config --libs $packages)
for package in $packages; do
  library=${package#lib}
  rm -f "$out/lib$library.a"
  ar rcs "$out/lib$library.a" "$out/late-libraries.o"
  cat > "$out/pkgconfig/$package.pc" <<PACKAGE
Name: $package
Description: $library, loaded when it is first called
Version: $(pkg-config --modversion "$package")
Cflags: $(pkg-config --cflags "$package")
Libs: -L$out -l$library
PACKAGE
done

# FlyingFox can pass requests on to other servers, for which Foundation has libcurl. The program never does:
# it asks no network for anything. So what Foundation would call is there and ends the program.
foundation=$(dirname "$(command -v "$clang")")/../lib/swift_static/linux
{
  echo "#include <stdlib.h>"
  nm "$foundation/lib_CFURLSessionInterface.a" "$foundation/libFoundationNetworking.a" 2>/dev/null \
    | sed -n 's/.* U \(curl_[a-z_]*\)$/void \1(void) { abort(); }/p' | sort -u
} | "$clang" -x c -O2 -c - -o "$out/curl.o"
rm -f "$out/libcurl.a"
ar rcs "$out/libcurl.a" "$out/curl.o"

flags=$(pkg-config --cflags espeak-ng)
libraries="$(pkg-config --libs espeak-ng) -lpcaudio"
espeak=$(known espeak-ng $libraries)
pcaudio=$(known pcaudio $libraries)
names="-DPROGRAM=\"overheard-synth\" -DLIBESPEAK=\"$espeak\" -DLIBPCAUDIO=\"$pcaudio\""
"$clang" -std=gnu17 -O2 -Wall $flags $names -DADVICE='""' -c "$sources/late-helper.c" -o "$out/late-helper.o"
"$clang" -std=gnu17 -Wall -shared -fPIC -DNAMES_ONLY $flags "$sources/late-helper.c" \
  -o "$out/helper-needs" -Wl,--no-as-needed $libraries
