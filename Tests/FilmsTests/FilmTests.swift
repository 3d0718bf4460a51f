import Foundation
import Languages
import Overheard
import ScreenDrawing
import TestSupport
import Testing

@testable import Films

/// Films, frame by frame.
@Suite struct FilmTests {
  /// The sound is that of the walks, to the sample, between silences.
  @Test func theSoundIsThatOfTheWalks() throws {
    let film = try Film.sample()
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
    let film = try Film.sample()
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
    let lines = try Film.sample().subtitles.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[0] == "1")
    #expect(lines[1].hasPrefix("00:00:03,"))
    #expect(lines[2].contains("결제 수단"))
    #expect(lines[3] == "")
  }

  /// What was cut off ends where it was, and what nothing was heard of is not there.
  @Test func subtitlesTellWhatIsHeard() throws {
    var film = try Film.sample()
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
    var film = try Film.sample()
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
    var film = try Film.sample()
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
    var film = try Film.sample()
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
    var film = try Film.sample()
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

  /// Five frames as SVG; `OVERHEARD_UPDATE=1` draws them again.
  @Test func framesLookAsTheyDid() throws {
    let film = try Film.sample()
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
}
