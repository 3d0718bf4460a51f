import Foundation
import Languages
import Overheard
import ScreenDrawing
import TestSupport
import Testing

@testable import Films

/// Films, frame by frame.
@Suite struct FilmTests {
  /// A walk with estimated times and a tone for a voice.
  private func film(hasCaptions: Bool = true) throws -> Film {
    let path = "Examples/ko/payment-card-carousel.yaml"
    let data = try Data(contentsOf: Repository.root.appending(path: path))
    let file = try ScreenFile(contentsOf: data, path: path)
    let reader = ScreenReaders.current.primary
    let configuration = WalkConfiguration(
      reader: reader, settings: ReaderSettings(language: .korean),
      wording: try LanguagePacks.current.pack(for: .korean).wording(of: reader),
      durations: .estimatedByLetters)
    let lanes = try ["before", "after"].map { name in
      let variant = try #require(file.variants.first { $0.name == name })
      // Two gestures are enough, and make a short film.
      var walk = try #require(file.walks(for: variant).first)
      walk.steps = Array(walk.steps.prefix(2))
      let transcript = WalkTranscript(of: walk, on: variant, configuration: configuration)
      let length = (transcript.events.last?.time ?? 0) * 22_050 / 1000
      return Film.Lane(
        name: name,
        scenes: WalkScenes(of: walk, on: variant, configuration: configuration),
        captions: CaptionLine.lines(of: transcript),
        gestures: transcript.events.compactMap { event in
          event.kind.step.map { CaptionGesture(time: event.time, text: "\($0)") }
        },
        summary: ["4"],
        sound: SoundRecording(samples: (0..<length).map { Int16($0 % 200) }))
    }
    return Film(
      acts: [
        Film.Act(
          title: "결제 수단", walk: "현대카드로 결제", reader: "VoiceOver", note: "A note.",
          language: .korean, lanes: lanes)
      ], hasCaptions: hasCaptions)
  }

  /// The sound is that of the walks, to the sample, between silences.
  @Test func theSoundIsThatOfTheWalks() throws {
    let film = try film()
    let segments = film.segments
    #expect(segments.map(\.lane) == [nil, 0, 1])
    let sound = film.sound.samples
    for segment in segments {
      let own = segment.lane.map { film.acts[0].lanes[$0].sound.samples } ?? []
      #expect(Array(sound[segment.start..<segment.start + own.count]) == own)
      #expect(sound[(segment.start + own.count)..<segment.end].allSatisfy { $0 == 0 })
    }
    #expect(film.frameCount == (sound.count + 734) / 735)
  }

  /// Shots are what all frames are, without the repetitions.
  @Test func shotsAreTheFramesThatDiffer() throws {
    let film = try film()
    let shots = film.shots
    var frames: [FilmFrame] = []
    for number in 0..<film.frameCount { frames.append(film.frame(number)) }
    var expected: [Int] = []
    for number in frames.indices where number == 0 || frames[number] != frames[number - 1] {
      expected.append(number)
    }
    #expect(shots.map(\.number) == expected)
    #expect(shots.count < frames.count / 2)
  }

  @Test func subtitlesAreSubRip() throws {
    let lines = try film().subtitles.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[0] == "1")
    #expect(lines[1].hasPrefix("00:00:03,"))
    #expect(lines[2].contains("결제 수단"))
    #expect(lines[3] == "")
  }

  /// What was cut off ends where it was, and what nothing was heard of is not there.
  @Test func subtitlesTellWhatIsHeard() throws {
    var film = try film()
    film.acts[0].lanes = [film.acts[0].lanes[0]]
    func caption(_ text: String, _ start: Int, words: [Int], isCutOff: Bool) throws -> CaptionLine {
      var caption = try #require(film.acts[0].lanes[0].captions.first)
      (caption.text, caption.start, caption.end) = (text, start, start + 500)
      caption.words = words.enumerated().map { .init(time: start + $0 * 100, end: $1) }
      caption.isCutOff = isCutOff
      return caption
    }
    film.acts[0].lanes[0].captions = [
      try caption("사과, 버튼, 수평 페이저 내부", 0, words: [2, 6], isCutOff: true),
      try caption("", 500, words: [], isCutOff: true),
      try caption("a --> <b> & c", 1000, words: [1, 9, 13], isCutOff: false),
      try caption(#"<3 {note} a\N"#, 1500, words: [2, 9, 13], isCutOff: false),
    ]
    #expect(
      film.subtitles == """
        1
        00:00:02,600 --> 00:00:03,100
        사과, 버튼 ✂

        2
        00:00:03,600 --> 00:00:04,100
        a → ＜b＞ & c

        3
        00:00:04,100 --> 00:00:04,600
        ＜3 ｛note｝ a＼N


        """)
    #expect(film.captionTrack.contains("\n사과, 버튼 ✂\n"))
    #expect(film.captionTrack.contains("\na --&gt; &lt;b&gt; &amp; c\n"))
    // Nor are words that are never heard written beside the phone.
    let svgs = film.shots.map { film.svg(of: $0.frame) }
    #expect(svgs.contains { $0.contains("버튼") })
    #expect(!svgs.contains { $0.contains("페이저") })
  }

  // MARK: Words beside the phone

  /// Everything that is written has a contrast of 4.5 : 1 at least.
  @Test(arguments: ScreenDrawing.Appearance.allCases)
  func whatIsWrittenCanBeRead(appearance: ScreenDrawing.Appearance) throws {
    var film = try film()
    film.appearance = appearance
    let colors = FilmPainter(film: film).colors
    for color in [colors.label, colors.secondary, colors.pale, colors.accent, colors.cut] {
      #expect(Self.contrast(color, colors.background) >= 4.5, "\(color)")
    }
    #expect(Self.contrast(colors.accent, colors.pill) >= 4.5)
    // What has been said differs from what is to come.
    #expect(Self.contrast(colors.label, colors.pale) >= 2.5)
  }

  /// The contrast of two colors as WCAG counts it.
  private static func contrast(_ one: String, _ two: String) -> Double {
    let lights = [one, two].map { color -> Double in
      let number = Int(color.dropFirst(), radix: 16) ?? 0
      let parts = [16, 8, 0].map { shift -> Double in
        let part = Double((number >> shift) & 255) / 255
        return part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
      }
      return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
    }
    return ((lights.max() ?? 0) + 0.05) / ((lights.min() ?? 0) + 0.05)
  }

  /// The word that is being spoken is underlined, and no other; none is when the line is over.
  @Test func theSpokenWordStandsOut() throws {
    var film = try film()
    film.acts[0].lanes = [film.acts[0].lanes[0]]
    var caption = try #require(film.acts[0].lanes[0].captions.first)
    (caption.text, caption.start, caption.end) = ("사과, 두 번 탭", 0, 1200)
    (caption.isHint, caption.isCutOff) = (false, false)
    caption.words = [
      .init(time: 0, end: 2), .init(time: 300, end: 5), .init(time: 600, end: 7),
      .init(time: 900, end: 9),
    ]
    film.acts[0].lanes[0].captions = [caption]
    let marked = film.shots.dropFirst().map { shot -> String in
      film.svg(of: shot.frame).firstMatch(of: /text-decoration="underline">([^<]*)</)
        .map { String($0.1) } ?? ""
    }
    var changes: [String] = []
    for word in marked where changes.last != word { changes.append(word) }
    #expect(changes == ["사과", "두", "번", "탭", ""])
    let second = try #require(
      film.shots.first { film.svg(of: $0.frame).contains("underline\">두<") })
    #expect(
      film.svg(of: second.frame).contains(
        ">사과, <tspan fill=\"#2251cf\" text-decoration=\"underline\">두</tspan>"
          + "<tspan fill=\"#646975\"> 번 탭</tspan></text>"))
  }

  /// What was said can be read for a while, and which gesture was made.
  @Test func captionsStayToBeRead() throws {
    var film = try film()
    film.acts[0].lanes = [film.acts[0].lanes[0]]
    var caption = try #require(film.acts[0].lanes[0].captions.first)
    (caption.start, caption.end, caption.words) = (0, 1000, [])
    film.acts[0].lanes[0].captions = [caption]
    film.acts[0].lanes[0].gestures = [CaptionGesture(time: 1000, text: "swipe right")]
    film.acts[0].lanes[0].sound = SoundRecording(samples: Array(repeating: 0, count: 22_050 * 6))
    // What is beside the phone, from when on, in milliseconds of the walk.
    var seen: [String] = []
    for shot in film.shots {
      for case .panel(let panel) in shot.frame.panes.map(\.content) {
        let shown = [panel.caption.map { _ in "caption" }, panel.gesture.map { _ in "gesture" }]
        let line = shown.compactMap(\.self).joined(separator: ", ")
        let time = shot.number * 1000 / Film.rate - Film.cardLength
        if seen.last?.hasSuffix(": \(line)") != true { seen.append("\(time): \(line)") }
      }
    }
    #expect(seen == ["0: caption", "600: caption, gesture", "2500: gesture", "3200: "])
  }

  /// A caption is there until it has been said to the end, also if the user pauses it.
  @Test func aCaptionOutlastsAPause() throws {
    func caption(_ lines: [String]) throws -> CaptionLine {
      let file = try ScreenFile(
        contentsOf: Data("language: en\nelements: [button \"Terms and conditions\"]".utf8),
        path: "a.yaml")
      let configuration = WalkConfiguration(
        reader: ScreenReaders.current.primary, settings: ReaderSettings(language: .english),
        wording: try LanguagePacks.current.pack(for: .english)
          .wording(of: ScreenReaders.current.primary),
        durations: .estimatedByLetters)
      let transcript = WalkTranscript(
        of: try ReaderWalk(name: "", lines: lines), on: try #require(file.variants.first),
        configuration: configuration)
      return try #require(CaptionLine.lines(of: transcript).first)
    }
    let (whole, paused) = (
      try caption(["wait 9s"]), try caption(["wait 1s", "pause", "wait 3s", "pause"])
    )
    #expect(paused.text == whole.text && paused.start == whole.start)
    #expect(paused.end == whole.end + 3000)
  }

  /// Captions and cards from right to left begin on their right, where the others are.
  @Test func wordsFromTheRightAreDrawnFromTheRight() throws {
    var film = try film()
    film.acts[0].title = "تسجيل (Wi-Fi 5GHz)"
    film.acts[0].lanes = [film.acts[0].lanes[0]]
    film.acts[0].lanes[0].captions[0].text = "שמור שינויים!"
    film.acts[0].lanes[0].captions[0].words = []
    let svgs = film.shots.map { film.svg(of: $0.frame) }
    #expect(svgs[0].contains(" text-anchor=\"end\" direction=\"rtl\" fill=\"#15161a\">تسجيل"))
    #expect(svgs[0].contains("text-anchor=\"start\" fill=\"#15161a\">현대카드로 결제<"))
    let caption = try #require(svgs.first { $0.contains(">שמור שינויים!<") })
    #expect(
      caption.contains(
        " text-anchor=\"end\" direction=\"rtl\" fill=\"#15161a\" xml:space=\"preserve\">שמור"))
  }

  /// What librsvg draws of signs and of texts from the right, whatever fonts there are.
  @Test func librsvgDrawsTheSignsOfALabel() throws {
    func picture(_ content: String, _ attributes: String = "") throws -> [UInt8] {
      let svg =
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"320\" height=\"40\" "
        + "font-family=\"\(ScreenDrawing.fonts)\"><text x=\"10\" y=\"30\" font-size=\"24\" "
        + "\(attributes)>\(content)</text></svg>"
      return try Rasterizer().bitmap(of: svg, width: 320, height: 40).bytes
    }
    for text in ["-->", "<-", "=>", "3x4"] {
      let drawn = DrawnText(text)
      // Each sign by itself is what the font has for it.
      let alone = text.map { "<tspan>\(String($0).escapedForDrawing)</tspan>" }.joined()
      #expect(try picture(drawn.content, drawn.attributes) == picture(alone), "\(text)")
    }
    let drawn = DrawnText("שמור!")
    let side = "text-anchor=\"end\""
    let rightward = try picture("שמור!")
    let leftward = try picture(drawn.content, "\(side) \(drawn.attributes)")
    #expect(rightward != leftward)
    // In a text from right to left, a mark of direction after the last sign changes nothing.
    #expect(try picture("שמור!\u{200F}") == leftward)
    // Its numbers are read from left to right: 3x4 is not 4x3.
    let size = DrawnText("שמור 3-4x5")
    #expect(
      try picture(size.content, "\(side) \(size.attributes)")
        == picture("\u{202B}שמור 3-4x5\u{202C}"))
  }

  /// What a walk came to is broken where a dot would be, and no dot is left at an end.
  @Test func aSummaryIsBrokenAtItsDots() {
    func lines(_ texts: [String], _ width: Double) -> [String] {
      FilmPainter.lines(of: texts, size: 44, width: width)
    }
    let texts = ["제스처 5", "✗ 목표를 달성하지 못함", "의도하지 않은 변화 2"]
    #expect(lines(texts, 2000) == ["제스처 5 · ✗ 목표를 달성하지 못함 · 의도하지 않은 변화 2"])
    #expect(lines(texts, 800) == ["제스처 5 · ✗ 목표를 달성하지 못함", "의도하지 않은 변화 2"])
    #expect(lines(texts, 500) == texts)
    #expect(lines(texts, 300) == ["제스처 5", "✗ 목표를", "달성하지 못함", "의도하지 않은", "변화 2"])
    #expect(lines([], 500) == [])
  }

  // MARK: Files

  /// A file has chapters, a title and its language, and captions unless the picture has them.
  @Test(arguments: [FilmWriter.Format.mp4, .webm])
  func aFileTellsWhatIsInIt(format: FilmWriter.Format) async throws {
    var film = try film(hasCaptions: false)
    film.acts.append(film.acts[0])
    film.acts[1].walk = "a=b; #1\\"
    film.acts[1].lanes = [film.acts[1].lanes[0]]
    film.acts[0].lanes[0].captions[0].text = "A & B <b>"
    film.acts[0].lanes[0].captions[0].words = []
    let folder = try TemporaryFolder()
    let file = try await writtenTwice(film, as: format, in: folder)
    let chapters = try probe(file, "chapter=start_time:chapter_tags=title", ["-show_chapters"])
      .split(separator: "\n").map(String.init)
    let second = Double(film.segments.filter { $0.lane == nil }[1].start) / 22_050
    #expect(chapters.count == 2)
    #expect(chapters[0].hasPrefix("0.000000"))
    #expect(chapters[0].contains("결제 수단 · 현대카드로 결제 · before | after"))
    let start = try #require(chapters[1].split(separator: ",").first.flatMap { Double($0) })
    #expect(abs(start - second) < 0.01)
    #expect(chapters[1].contains("결제 수단 · a=b; #1\\"))
    #expect(try probe(file, "format_tags=title").contains("결제 수단\n"))
    #expect(
      try probe(file, "stream=codec_name:stream_tags=language", ["-select_streams", "a"])
        .contains(format == .mp4 ? "aac,kor" : "opus,kor"))
    #expect(
      try probe(file, "stream=codec_name:stream_tags=language", ["-select_streams", "s"])
        .contains(format == .mp4 ? "mov_text,kor" : "webvtt,kor"))
    let captions = try run(
      "ffmpeg", ["-v", "error", "-i", file.path, "-map", "0:s", "-f", "srt", "-"])
    let first = try #require(film.acts[0].lanes[0].captions.first?.heardText)
    #expect(String(decoding: captions, as: UTF8.self).contains(first))
  }

  @Test func captionsAreNotShownTwice() async throws {
    let film = try film()
    let folder = try TemporaryFolder()
    let file = folder.url.appending(path: "film.mp4")
    _ = try await FilmWriter(format: .mp4, height: 360, cache: nil).write(film, to: file)
    #expect(try probe(file, "stream=codec_name", ["-select_streams", "s"]) == "")
  }

  /// Several languages have a code of their own, and one that nobody knows too.
  @Test(
    arguments: [
      (["ko", "ko"], "kor"), (["en-GB"], "eng"), (["ko", "en"], "mul"), (["zz"], "und"),
    ])
  func soundHasALanguage(languages: [String], code: String) throws {
    var film = try film()
    film.acts = languages.map { language in
      var act = film.acts[0]
      act.language = SpokenLanguage(language)
      return act
    }
    #expect(FilmLabels(of: film).language == code)
  }

  /// Two runs give the same bytes, frames are the drawn ones, and nothing is missing at the end.
  @Test(arguments: [FilmWriter.Format.mp4, .webm])
  func aFilmIsWhatWasDrawn(format: FilmWriter.Format) async throws {
    let film = try film()
    let folder = try TemporaryFolder()
    let file = try await writtenTwice(film, as: format, in: folder)
    #expect(
      try stream(of: file) == "width=640\nheight=360\nnb_read_frames=\(film.frameCount)\n")
    for number in instants(of: film) {
      let difference = try difference(
        between: film.frame(number), of: film, and: number, of: file, in: folder)
      #expect(difference < 4, "frame \(number) is another: \(difference)")
    }
  }

  /// The same of a picture that moves, which has ten frames a second of the film's thirty, and 96 colors.
  @Test func aMovingPictureIsWhatWasDrawn() async throws {
    let film = try film()
    let folder = try TemporaryFolder()
    let file = try await writtenTwice(film, as: .gif, in: folder)
    #expect(
      try stream(of: file) == "width=640\nheight=360\nnb_read_frames=\(film.frameCount / 3)\n")
    for number in instants(of: film) {
      let difference = try difference(
        between: film.frame(number / 3 * 3), of: film, and: number / 3, of: file, in: folder)
      #expect(difference < 4, "frame \(number) is another: \(difference)")
    }
  }

  /// The film in a file, after it was written twice with the same bytes.
  private func writtenTwice(
    _ film: Film, as format: FilmWriter.Format, in folder: TemporaryFolder
  ) async throws -> URL {
    let writer = try FilmWriter(format: format, height: 360, cache: nil)
    let (one, two) = (
      folder.url.appending(path: "one.\(format.rawValue)"),
      folder.url.appending(path: "two.\(format.rawValue)")
    )
    var told: [Int] = []
    let report = try await writer.write(film, to: one) { told.append($0) }
    #expect(told == told.sorted() && told.last == film.frameCount && told.count > 5, "\(told)")
    // What is too long for an argument is written to a file.
    var other = writer
    other.encoder.longestInstructions = 0
    _ = try await other.write(film, to: two)
    #expect(try Data(contentsOf: one) == Data(contentsOf: two))
    #expect(report.frames == film.frameCount)
    let seconds = try #require(
      Double(try probe(one, "format=duration").trimmingCharacters(in: .whitespacesAndNewlines)))
    #expect(abs(seconds - Double(film.frameCount) / 30) < 0.2)
    return one
  }

  /// Five instants: the card, a gesture, words, the second walk, the end.
  private func instants(of film: Film) -> [Int] {
    [0.02, 0.25, 0.45, 0.7, 0.99].map { Int(Double(film.frameCount) * $0) }
  }

  /// What ffmpeg finds in a file when it decodes all of it.
  private func stream(of file: URL) throws -> String {
    let data = try run(
      "ffprobe",
      [
        "-v", "error", "-count_frames", "-select_streams", "v", "-show_entries",
        "stream=width,height,nb_read_frames", "-of", "default=noprint_wrappers=1", file.path,
      ])
    return String(decoding: data, as: UTF8.self)
  }

  /// How much the pixels of a drawn frame and of one in a file differ, on average, of 255.
  private func difference(
    between drawn: FilmFrame, of film: Film, and number: Int, of file: URL,
    in folder: TemporaryFolder
  ) throws -> Double {
    let drawn = try Rasterizer().bitmap(of: film.svg(of: drawn), width: 640, height: 360)
    let seen = try frame(number, of: file, in: folder)
    guard seen.count == drawn.bytes.count else { return 255 }
    var sum = 0
    for index in seen.indices where index % 4 != 3 {
      sum += abs(Int(seen[index]) - Int(drawn.bytes[index]))
    }
    return Double(sum) / Double(seen.count * 3 / 4)
  }

  /// What is drawn, and so a film's identity, depends on the libraries that draw.
  @Test func whatDrawsTellsItsVersions() throws {
    #expect(try Rasterizer().versions.wholeMatch(of: /2\.\d+\.\d+ 1\.\d+\.\d+ 1\.\d+\.\d+/) != nil)
  }

  /// Five frames as SVG; `OVERHEARD_UPDATE=1` draws them again.
  @Test func framesLookAsTheyDid() throws {
    let film = try film()
    for share in [0.02, 0.25, 0.45, 0.7, 0.99] {
      let number = Int(Double(film.frameCount) * share)
      let svg = film.svg(of: film.frame(number))
      let url = Repository.root.appending(
        path: "Tests/FilmsTests/Goldens/frame-\(Int(share * 100)).svg")
      if Repository.isUpdated {
        try Data(svg.utf8).write(to: url)
      }
      #expect(try svg == String(contentsOf: url, encoding: .utf8), "frame \(number)")
    }
  }

  @Test func aFilmIsKept() async throws {
    let folder = try TemporaryFolder()
    let writer = try FilmWriter(
      format: .mp4, height: 360, cache: folder.url.appending(path: "cache"))
    let film = try film()
    let one = folder.url.appending(path: "one.mp4")
    #expect(try await !writer.write(film, to: one).isKept)
    let two = folder.url.appending(path: "two.mp4")
    #expect(try await writer.write(film, to: two).isKept)
    #expect(try Data(contentsOf: one) == Data(contentsOf: two))
    // One that was damaged is made again.
    let kept = try folder.files(below: "cache/films").keys.sorted()
    #expect(kept.count == 1)
    let file = folder.url.appending(path: "cache/films/\(kept.first ?? "")")
    for damage in [Data(), Data("no film".utf8), try Data(contentsOf: file).dropFirst(9)] {
      try damage.write(to: file)
      #expect(try await !writer.write(film, to: two).isKept)
      #expect(try Data(contentsOf: one) == Data(contentsOf: two))
    }
    var other = film
    other.appearance = .dark
    #expect(try await !writer.write(other, to: two).isKept)
  }

  /// Whatever decides the bytes of a film is in the name under which it is kept.
  @Test func aFilmIsKeptUnderAllThatDecidesIt() throws {
    let film = try film(hasCaptions: false)
    func name(
      _ format: FilmWriter.Format = .mp4, height: Int = 360,
      _ change: (inout Film) -> Void = { _ in }
    ) throws -> String {
      var changed = film
      change(&changed)
      return try FilmWriter(format: format, height: height, cache: nil)
        .identity(of: changed, changed.shots)
    }
    func falsify(_ film: inout Film) {
      var samples = film.acts[0].lanes[1].sound.samples
      samples[samples.count / 2] += 1
      film.acts[0].lanes[1].sound = SoundRecording(samples: samples)
    }
    let names = [
      try name(), try name(.webm), try name(.gif), try name(height: 720), try name(falsify),
      try name { $0.appearance = .dark }, try name { $0.hasCaptions = true },
      try name { $0.acts[0].title = "Other" }, try name { $0.acts[0].note = "Other" },
      try name { $0.acts[0].language = SpokenLanguage("en") },
      try name { $0.acts[0].lanes[1].captions[0].text = "Other" },
    ]
    #expect(Set(names).count == names.count)
    #expect(try name() == names[0])
    // What has no sound is the same whatever the sound.
    #expect(try name(.gif, falsify) == names[2])
  }

  /// ffmpeg reads what is too long for an argument from a file.
  @Test func longInstructionsAreAFile() throws {
    let film = try film()
    let folder = try TemporaryFolder()
    var encoder = try FilmWriter(format: .mp4, height: 360, cache: nil).encoder
    func instructions() throws -> [String] {
      try encoder.instructions(film.shots, count: film.frameCount, in: folder.url)
    }
    let short = try instructions()
    #expect(short[0] == "-filter_complex" && short[1].hasPrefix("[0:v]setpts="))
    encoder.longestInstructions = short[1].utf8.count
    #expect(try instructions() == short)
    encoder.longestInstructions -= 1
    let long = try instructions()
    #expect(["-/filter_complex", "-filter_complex_script"].contains(long[0]))
    #expect(try String(contentsOfFile: long[1], encoding: .utf8) == short[1])
  }

  /// The films that were made first go, and nothing that is no film of ours.
  @Test func onlyTheNewestFilmsAreKept() throws {
    let folder = try TemporaryFolder()
    let films = ["a.mp4", "b.webm", "c.gif"].map { name in
      String(repeating: String(name.prefix(1)), count: 64) + name.dropFirst()
    }
    for (age, name) in [films[1], "holiday.mp4", films[0], films[2]].enumerated() {
      let file = try folder.write(String(repeating: "x", count: 100), to: "films/\(name)")
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSince1970: Double(1_000 - age * 100))],
        ofItemAtPath: file.path)
    }
    let kept = KeptFilms(in: folder.url)
    let names = {
      try FileManager.default.contentsOfDirectory(atPath: kept.folder.path).sorted()
    }
    kept.prune(to: 300)
    #expect(try names() == films + ["holiday.mp4"])
    kept.prune(to: 250)
    #expect(try names() == Array(films.prefix(2)) + ["holiday.mp4"])
    kept.prune(to: 0)
    #expect(try names() == ["holiday.mp4"])
  }

  /// A link stays a link, and what it leads to is replaced.
  @Test func aFilmFollowsLinks() async throws {
    let folder = try TemporaryFolder()
    try folder.write("older", to: "films/real.mp4")
    let link = folder.url.appending(path: "link.mp4")
    try FileManager.default.createSymbolicLink(
      atPath: link.path, withDestinationPath: "films/real.mp4")
    let writer = try FilmWriter(format: .mp4, height: 360, cache: nil)
    _ = try await writer.write(film(), to: link)
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: link.path) == "films/real.mp4")
    let film = try Data(contentsOf: folder.url.appending(path: "films/real.mp4"))
    #expect(film.count > 1000)
  }

  // MARK: Looking

  private func run(_ program: String, _ arguments: [String]) throws -> Data {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [program] + arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    return data
  }

  private func probe(_ file: URL, _ entry: String, _ options: [String] = []) throws -> String {
    let data = try run(
      "ffprobe",
      ["-v", "error"] + options + ["-show_entries", entry, "-of", "csv=p=0", file.path])
    return String(decoding: data, as: UTF8.self)
  }

  /// The pixels of a frame, blue first.
  private func frame(_ number: Int, of file: URL, in folder: TemporaryFolder) throws -> [UInt8] {
    let data = try run(
      "ffmpeg",
      [
        "-v", "error", "-i", file.path, "-vf", "select=eq(n\\,\(number))", "-frames:v", "1", "-f",
        "rawvideo", "-pix_fmt", "bgra", "-",
      ])
    return Array(data)
  }
}
