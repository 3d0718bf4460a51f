import Foundation
import Overheard
import TestSupport
import Testing

/// `overheard render` with the real engine: real bytes, read back by libsndfile.
@Suite struct RenderTests {
  @Test func theCarouselBecomesSoundCaptionsAndTranscript() async throws {
    let folder = try TemporaryFolder()
    let run = try await render(["Examples/ko/payment-card-carousel.yaml"], into: folder, "out")
    #expect(run.code == 0)
    let base = folder.url.appending(path: "out/Examples/ko/payment-card-carousel")
    let wav = try SoundFile.read(base.appending(path: "after.wav").path)
    #expect(wav.sound.sampleRate == 22_050)
    #expect(Loudness.peak(of: wav.sound.samples) <= -1)
    #expect(wav.tags.title == "Examples/ko/payment-card-carousel · after · 현대카드로 결제")
    #expect(wav.tags.artist == "ko")
    #expect(
      wav.sound.cues.map(\.label) == [
        "결제 수단, 머리말", "결제 카드 선택, 삼성카드 **** 1234, 조절 가능",
        "값을 조절하려면 한 손가락으로 쓸어올리거나 쓸어내리십시오.", "현대카드 **** 5678", "결제하기, 버튼", "결제하기",
      ])

    let json = try JSONSerialization.jsonObject(
      with: Data(contentsOf: base.appending(path: "after.json")))
    let events = (json as? [String: Any])?["events"] as? [[String: Any]] ?? []
    let spans = events.compactMap { event -> (start: Int, end: Int)? in
      guard let time = event["time"] as? Double, let length = event["duration"] as? Double else {
        return nil
      }
      return (Int(time * 22_050), Int((time + length) * 22_050))
    }
    #expect(spans.count == wav.sound.cues.count)

    // The cues are where the captions are, and there is silence between announcements.
    let captions = try String(contentsOf: base.appending(path: "after.vtt"), encoding: .utf8)
    for (index, cue) in wav.sound.cues.enumerated() {
      #expect(abs(cue.start - spans[index].start) < 50)
      #expect(captions.contains("\(clock(cue.start)) --> "))
      #expect(
        wav.sound.samples[spans[index].start..<spans[index].end].contains { abs($0) > 2000 })
      guard index + 1 < spans.count else { continue }
      let pause = wav.sound.samples[(spans[index].end + 200)..<(spans[index + 1].start - 200)]
      #expect(pause.allSatisfy { $0 == 0 }, "\(cue.label)")
    }
    let pauseBeforeHint = Double(spans[2].start - spans[1].end) / 22_050
    #expect(abs(pauseBeforeHint - 1.0) < 0.01)

    #expect(events.last?["event"] as? String == "end")
    #expect(events.last?["goal"] as? Bool == true)
    let first = events.first { $0["event"] as? String == "speak" }
    let parts = first?["parts"] as? [[String: Any]] ?? []
    #expect(parts.map { $0["text"] as? String } == ["결제 수단", "머리말"])
    let words = parts.first?["words"] as? [[String: Any]] ?? []
    #expect(words.map { [$0["from"] as? Int, $0["to"] as? Int] } == [[0, 2], [3, 5]])
  }

  /// The punctuation level changes the sound, and decides what is made again.
  @Test func punctuationIsHeard() async throws {
    let folder = try TemporaryFolder()
    try folder.write("language: en\nelements:\n- button \"Salt & pepper, fish\"", to: "a.yaml")
    var lengths: [Int] = []
    for level in ["none", "some", "all"] {
      let run = try await ToolRun(
        ["render", "a.yaml", "--out", "out", "--no-cache", "--punctuation", level],
        in: folder.url)
      #expect(run.code == 0)
      let wav = try SoundFile.read(folder.url.appending(path: "out/a/default.wav").path)
      lengths.append(wav.sound.samples.count)
    }
    #expect(lengths[0] < lengths[1])
    #expect(lengths[1] < lengths[2])
    // Nothing is read aloud where no sound is made.
    let run = try await ToolRun(["transcript", "a.yaml", "--punctuation", "all"], in: folder.url)
    #expect(run.code == 64)
  }

  /// To Swift `<` with an accent is another character; to a browser it begins a tag all the same.
  @Test func captionsHoldNoTagsOfAScreen() async throws {
    let folder = try TemporaryFolder()
    try folder.write("language: en\nelements:\n- button \"<\u{301}b> R&D\"", to: "a.yaml")
    let run = try await ToolRun(["render", "a.yaml", "--out", "out", "--no-cache"], in: folder.url)
    #expect(run.code == 0)
    let captions = try String(
      contentsOf: folder.url.appending(path: "out/a/default.vtt"), encoding: .utf8)
    #expect(
      captions.contains("<c.label><lang en>&lt;\u{301}b&gt; R&amp;D</lang></c>"), "\(captions)")
  }

  /// What was cut off is not written: who cannot hear reads what others hear.
  @Test func captionsSayWhatWasHeard() async throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      language: en
      elements:
      - text "Apples, pears and plums from the market, all of them ripe"
      - button "Buy"
      walks:
        default: [wait 900ms, swipe right]
      """, to: "a.yaml")
    let run = try await ToolRun(["render", "a.yaml", "--out", "out", "--no-cache"], in: folder.url)
    #expect(run.code == 0, "\(run.errors)")
    let captions = try String(
      contentsOf: folder.url.appending(path: "out/a/default.vtt"), encoding: .utf8)
    let texts = captions.split(separator: "\n").filter { $0.contains("<c.") }
    #expect(
      texts == [
        "<c.label><lang en>Apples</lang></c><c.interrupted> ✂</c>",
        "<c.label><lang en>Buy</lang></c>, <c.trait><lang en>button</lang></c>",
      ], "\(captions)")
  }

  @Test func theSameScreensGiveTheSameBytes() async throws {
    let folder = try TemporaryFolder()
    let screens = ["Examples/ko", "Examples/en/rolling-banner.yaml"]
    _ = try await render(screens + ["--jobs", "1"], into: folder, "a")
    _ = try await render(screens.reversed() + ["--jobs", "4"], into: folder, "b")
    let (a, b) = (try contents(of: folder, "a"), try contents(of: folder, "b"))
    #expect(a.count > 60)
    #expect(a.keys.sorted() == b.keys.sorted())
    for (name, data) in a { #expect(b[name] == data, "\(name)") }
  }

  @Test func whatIsUnchangedIsNotMadeAgain() async throws {
    let folder = try TemporaryFolder()
    try folder.write("elements: [button \"확인\", button \"취소\"]", to: "a.yaml")
    try folder.write("elements: [button \"확인\", button \"닫기\"]", to: "b.yaml")
    let cached = ["a.yaml", "b.yaml", "--out", "out", "--cache", "cache"]
    let first = try await ToolRun(["render"] + cached, in: folder.url)
    #expect(
      first.errors == "2 walks: 2 made, 0 unchanged, 0 failed; 4 clips spoken, 0 cached; in out\n")
    let second = try await ToolRun(["render"] + cached, in: folder.url)
    #expect(
      second.errors == "2 walks: 0 made, 2 unchanged, 0 failed; 0 clips spoken, 0 cached; in out\n")
    try folder.write("elements: [button \"확인\", button \"뒤로\"]", to: "a.yaml")
    let third = try await ToolRun(["render"] + cached, in: folder.url)
    #expect(
      third.errors == "2 walks: 1 made, 1 unchanged, 0 failed; 1 clip spoken, 2 cached; in out\n")
    // An altered file is detected and made again.
    let wav = folder.url.appending(path: "out/b/default.wav")
    try Data("x".utf8).write(to: wav)
    let fourth = try await ToolRun(["render"] + cached, in: folder.url)
    #expect(
      fourth.errors == "2 walks: 1 made, 1 unchanged, 0 failed; 0 clips spoken, 3 cached; in out\n")
    #expect(try SoundFile.read(wav.path).sound.cues.count == 2)
  }

  /// The sound of a screen that was deleted is not taken for that of the folder.
  @Test func whatIsLeftOverIsNamed() async throws {
    let folder = try TemporaryFolder()
    try folder.write("elements: [button \"확인\"]", to: "s/a.yaml")
    try folder.write("elements: [button \"취소\"]", to: "s/b.yaml")
    let first = try await ToolRun(["render", "s", "--out", "o"], in: folder.url)
    #expect(!first.errors.contains("note: "))
    try FileManager.default.removeItem(at: folder.url.appending(path: "s/b.yaml"))
    let later = try await ToolRun(["render", "s", "--out", "o"], in: folder.url)
    #expect(later.code == 0)
    #expect(
      later.errors.contains(
        "note: 1 walk of an earlier run was not rendered this time, but the files are still there: "
          + "o/s/b/default\n"))
    let last = try await ToolRun(["render", "s", "--out", "o"], in: folder.url)
    #expect(!last.errors.contains("note: "))
  }

  @Test func aWrongScreenAndAFolderThatCannotBeWritten() async throws {
    let folder = try TemporaryFolder()
    try folder.write("elements: [button \"확인\"]", to: "a.yaml")
    try folder.write("elements: [buton \"확인\"]", to: "b.yaml")
    let run = try await ToolRun(["render", ".", "--out", "out", "--no-cache"], in: folder.url)
    #expect(run.code == 65)
    #expect(try contents(of: folder, "out").keys.contains("a/default.wav"))
    try folder.write("a file where the folder should be", to: "taken")
    let blocked = try await ToolRun(
      ["render", "a.yaml", "--out", "taken", "--no-cache"], in: folder.url)
    #expect(blocked.code == 73)
  }

  @Test func withoutTheEngineItSaysSo() async throws {
    let run = try await ToolRun(
      ["render", "Examples/ko/settings.yaml", "--out", "nowhere"],
      environment: ["OVERHEARD_SYNTH": "/nonexistent/overheard-synth"])
    #expect(run.code == 69)
    #expect(run.errors.contains("overheard-synth"))
  }

  /// The engine is asked for more than the processors can do at once, so that they seldom wait; one
  /// processor does one thing after another.
  @Test(arguments: [(1, 1), (2, 4), (3, 6), (40, 64)])
  func theEngineHasWorkForEveryProcessor(jobs: Int, utterances: Int) async throws {
    let folder = try TemporaryFolder()
    try folder.write("elements: [button \"확인\", button \"Cancel\"]", to: "a.yaml")
    let helper = folder.url.appending(path: "helper").path
    let real = ToolRun.products.appending(path: "overheard-synth").path
    try Scratch.script("echo \"$@\" > '\(helper).log'\nexec '\(real)' \"$@\"", at: helper)
    let run = try await ToolRun(
      ["render", "a.yaml", "--out", "out", "--no-cache", "--jobs", "\(jobs)"], in: folder.url,
      environment: ["OVERHEARD_SYNTH": helper])
    #expect(run.code == 0, "\(run.errors)")
    let started = try String(contentsOfFile: helper + ".log", encoding: .utf8)
    #expect(started == "--jobs \(utterances)\n")
  }

  @Test func speakToAFileNeedsNoDevice() async throws {
    let folder = try TemporaryFolder()
    let run = try await ToolRun(
      ["speak", "--text", "결제 카드 선택, 신한카드 1234, 조절 가능", "--to", "a.flac"], in: folder.url)
    #expect(run.errors.hasPrefix("wrote a.flac: "))
    #expect(run.code == 0)
    let sound = try SoundFile.read(folder.url.appending(path: "a.flac").path).sound
    #expect(sound.duration > .seconds(3) && sound.duration < .seconds(12))
    let wrong = try await ToolRun(["speak", "--text", "x", "--to", "a.mp3"], in: folder.url)
    #expect(wrong.code == 64)
  }

  // MARK: Helpers

  private func render(
    _ arguments: [String], into folder: TemporaryFolder, _ name: String
  ) async throws -> ToolRun {
    try await ToolRun(
      ["render"] + arguments + ["--out", folder.url.appending(path: name).path, "--no-cache"])
  }

  private func contents(of folder: TemporaryFolder, _ name: String) throws -> [String: Data] {
    try folder.files(below: name)
  }

  private func clock(_ sample: Int) -> String {
    let milliseconds = (sample * 1000 + 11_025) / 22_050
    return "00:00:" + (milliseconds / 1000 < 10 ? "0" : "") + "\(milliseconds / 1000)."
      + String("\(1000 + milliseconds % 1000)".dropFirst())
  }
}
