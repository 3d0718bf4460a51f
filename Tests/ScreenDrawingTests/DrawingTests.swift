import Foundation
import Overheard
import Testing

@testable import ScreenDrawing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// What holds of every drawing.
@Suite struct DrawingTests {
  /// Every walk of every example, every 700 ms: the drawing is XML, nothing is drawn for a cursor that is
  /// nowhere, and a cursor is somewhere on the screen.
  @Test(arguments: DrawnScreens.examples)
  func everyMomentOfEveryExampleCanBeDrawn(path: String) throws {
    let file = try DrawnScreens.example(path)
    for variant in file.variants {
      for walk in file.walks(for: variant) + [.plain] {
        let scenes = try DrawnScreens.scenes(variant, walk)
        for time in stride(from: 0, to: min(scenes.end, 30_000), by: 700) {
          let drawing = ScreenDrawing(of: scenes, at: time)
          let place: Comment = "\(variant.name), \(walk.name) at \(time)"
          let parser = XMLParser(data: Data(drawing.svg.utf8))
          #expect(parser.parse(), place)
          guard drawing.cursor != nil else { continue }
          let frame = try #require(drawing.cursorFrame, place)
          #expect(frame.maxX > 0 && frame.x < 390 && frame.maxY > 0 && frame.y < 844, place)
          #expect(frame.width > 8 && frame.height > 8, place)
        }
      }
    }
  }

  /// Of thousands of elements, those around the cursor are drawn: a walk's drawings grow with its stops,
  /// not with their square.
  @Test(arguments: ["", "  list:\n  ", "  scrollView:\n  "])
  func ofVeryManyElementsThoseAroundTheCursorAreDrawn(container: String) throws {
    let indentation = container.isEmpty ? "" : "  "
    let start = container.isEmpty ? "" : "- \(container.dropFirst(2).prefix { $0 != "\n" })\n"
    let items = (1...3000).map { "\(indentation)- button \"Item \($0)\": {id: i\($0)}\n" }.joined()
    let file = "language: en\nelements:\n\(start)\(items)"
    for (cursor, shown) in [("i1", 2), ("i1500", 1501), ("i3000", 2999)] {
      let drawing = try DrawnScreens.drawing(file, cursor: cursor)
      let svg = drawing.svg
      #expect(svg.contains(">Item \(cursor.dropFirst())<"), "\(container) \(cursor)")
      #expect(svg.contains(">Item \(shown)<"), "\(container) \(cursor)")
      #expect(svg.split(separator: "\n").count < 1500, "\(container) \(cursor)")
      let frame = try #require(drawing.cursorFrame)
      #expect(frame.maxY > 0 && frame.y < 844, "\(container) \(cursor)")
    }
  }

  /// A title is large at the top of all elements, not at the top of those that are drawn.
  @Test func onlyTheFirstElementIsATitle() throws {
    let items = (1...600).map { "- header \"Part \($0)\": {id: i\($0)}\n" }.joined()
    let svg = try DrawnScreens.drawing("language: en\nelements:\n\(items)", cursor: "i400").svg
    #expect(svg.contains(">Part 400<"))
    #expect(!svg.contains("font-size=\"32\""))
  }

  /// Digits without a button beside them stand below one another, however many there are.
  @Test func shortTextsStandBelowOneAnother() throws {
    let items = (1...9).map { "- text \"\($0)\"\n" }.joined()
    let alone = try DrawnScreens.drawing("language: en\nelements:\n\(items)").svg
    #expect(alone.matches(of: /<text x="20" [^>]*>[1-9]</).count == 9)
    let beside = try DrawnScreens.drawing("language: en\nelements:\n\(items)- button \"+\"").svg
    #expect(beside.matches(of: /<text x="20" [^>]*>[1-9]</).isEmpty)
  }

  /// A label cannot break out of the drawing.
  @Test func textsAreEscaped() throws {
    let drawing = try DrawnScreens.drawing(
      #"{screen: "<script>&", elements: [{button: "</text><script>\"'&\u0007"}]}"#)
    #expect(XMLParser(data: Data(drawing.svg.utf8)).parse())
    #expect(!drawing.svg.contains("<script"))
  }

  /// On a screen that is read from the right, the cursor is where its element is drawn.
  @Test func theCursorIsAroundItsElementFromTheRight() throws {
    var drawing = try DrawnScreens.drawing(
      "{screen: R, language: en, direction: rightToLeft, elements: [backButton \"Back\"]}")
    drawing.cursor = [0]
    let frame = try #require(drawing.cursorFrame)
    #expect(frame.x > 195)
    let ring = try #require(drawing.layers(prefix: "a").cursor)
    #expect(drawing.svg.contains("<rect x=\"\(ring.x.svg)\" y=\"\(ring.y.svg)\""))
  }

  // MARK: Directions and signs

  /// A label from right to left begins on its right, where it was; so do all of its lines, and marks stand
  /// at its end.
  @Test func aLabelFromTheRightIsDrawnFromTheRight() throws {
    let svg = try DrawnScreens.drawing(
      """
      language: en
      elements:
      - text "שמור שינויים!"
      - text "Save changes!"
      - text "(12) Wi-Fi שמור"
      - text "שלום לכולם אנחנו כאן היום ומחר גם כן עם Overheard Overheard Overheard Overheard Overheard"
      """
    ).svg
    func attributes(of text: String) throws -> String {
      let line = try #require(svg.split(separator: "\n").first { $0.contains(">\(text)") })
      return String(line)
    }
    let leftward = try attributes(of: "שמור שינויים!")
    #expect(leftward.hasPrefix("<text x=\"20\""))
    #expect(leftward.contains(" text-anchor=\"end\" direction=\"rtl\""))
    for text in ["Save changes!", "(12) Wi-Fi"] {
      #expect(try !attributes(of: text).contains("direction"))
      #expect(try !attributes(of: text).contains("text-anchor"))
    }
    // Its last line has no letter from right to left.
    #expect(try attributes(of: "Overheard").contains(" text-anchor=\"end\" direction=\"rtl\""))
  }

  @Test(
    arguments: [
      ("שלום", true), ("مرحبا 12", true), ("12 שלום", true), ("(Wi-Fi) שלום", false),
      ("12:30", false), ("", false), ("\u{200F}OK", true), ("\u{200E}שלום", false), ("결제", false),
    ])
  func theFirstStrongLetterDecides(text: String, isRightToLeft: Bool) {
    #expect(DrawnText(text).isRightToLeft == isRightToLeft)
  }

  /// No font makes an arrow of signs, or a multiplication sign of a letter; other texts are as they were.
  @Test func signsStayWhatTheyAre() throws {
    let svg = try DrawnScreens.drawing(
      #"{screen: S, language: en, elements: [{text: "--> 0:01"}, {text: "3x4, 0 x 1"}]}"#
    ).svg
    #expect(
      svg.contains(" font-variant=\"none\" fill=\"#1c1c1e\">--<tspan>&gt; 0:01</tspan></text>"))
    #expect(
      svg.contains(">3<tspan>x</tspan><tspan>4, 0 </tspan><tspan>x</tspan><tspan> 1</tspan></text>")
    )
    for text in ["x", "a-b", "<b>", "3 x", "max 4", "1 < 2", "Wi-Fi", "", "x4"] {
      #expect(DrawnText(text).content == text.escapedForDrawing)
      #expect(DrawnText(text).attributes == "")
    }
  }

  /// The phone of TalkBack's users is no iPhone, and what is on its screen is where it was.
  @Test(arguments: ["en/settings", "ko/message-list"])
  func anAndroidPhoneHasTheSamePlaces(path: String) throws {
    let file = try DrawnScreens.example(path)
    for appearance in ScreenDrawing.Appearance.allCases {
      for variant in file.variants {
        for index in variant.screen.elements.indices {
          var drawing = ScreenDrawing(
            [DrawnScreen(variant.screen)], cursor: [index], appearance: appearance)
          let iPhone = drawing
          drawing.platform = .android
          #expect(drawing.cursorFrame == iPhone.cursorFrame)
          #expect(
            drawing.svg.contains("<circle cx=\"195\" cy=\"28.5\" r=\"11\" fill=\"#000000\" "))
          #expect(!drawing.svg.contains("<rect x=\"134\" y=\"11\" width=\"122\""))
        }
      }
    }
  }

  /// Every control of an Android phone is Material's: none is as on an iPhone but for its color.
  @Test(
    arguments: [
      "switch \"A\" [on]", "switch \"A\" [off]", "checkbox \"A\" [on]", "checkbox \"A\" [off]",
      "checkbox \"A\" [mixed]",
      "radioButton \"A\" [on]", "slider \"A\": 50%", "progress \"A\": 50%", "button \"A\"",
      "textField \"A\": B", "searchField \"A\"", "popUpButton \"A\": B", "link \"A\"",
      "activityIndicator \"A\"", "backButton \"A\"",
      "tabBar:\n  - tab \"A\" [selected]\n  - tab \"B\"",
      "navigationBar:\n  - backButton \"A\"\n  - header \"B\"",
      "segmentedControl:\n  - button \"A\" [selected]\n  - button \"B\"",
    ])
  func anAndroidPhoneHasControlsOfItsOwn(control: String) throws {
    var drawing = try DrawnScreens.drawing("language: en\nelements:\n- \(control)\n")
    var bars = try DrawnScreens.drawing("language: en\nelements:\n- text \"A\"\n")
    let iPhone = Self.shapes(drawing)
    drawing.platform = .android
    bars.platform = .android
    // The bars of the phone are not meant.
    let own = Self.shapes(drawing).subtracting(iPhone).subtracting(Self.shapes(bars))
    // A link has one shape less: no chevron.
    let fewer = iPhone.subtracting(Self.shapes(drawing))
    #expect(control.hasPrefix("link") ? fewer.contains { $0.hasPrefix("<path") } : !own.isEmpty)
  }

  /// What is partly chosen looks neither chosen nor not.
  @Test(arguments: [ScreenReader.Platform.iOS, .android])
  func aCheckBoxHasThreeLooks(platform: ScreenReader.Platform) throws {
    let looks = try ["on", "off", "mixed"].map { state in
      var drawing = try DrawnScreens.drawing(
        "language: en\nelements:\n- checkbox \"A\" [\(state)]\n")
      drawing.platform = platform
      return drawing.svg
    }
    #expect(Set(looks).count == 3)
  }

  /// Small check boxes of a dump have their box before their text, or alone.
  @Test func smallChoicesOfAnAndroidDump() throws {
    func lines(width: Int) throws -> [Substring] {
      var drawing = try DrawnScreens.drawing(
        "language: en\nelements:\n- checkbox \"Apple\" [on]: {frame: [20, 100, \(width), 40]}\n")
      drawing.platform = .android
      return drawing.svg.split(separator: "\n")
    }
    let box = { (x: Int) in "<rect x=\"\(x)\" y=\"112\" width=\"16\" height=\"16\" rx=\"2\"" }
    let wide = try lines(width: 120)
    #expect(wide.contains { $0.hasPrefix(box(26)) })
    #expect(wide.contains { $0.hasPrefix("<text x=\"50\"") && $0.contains(">Apple<") })
    let narrow = try lines(width: 40)
    #expect(narrow.contains { $0.hasPrefix(box(32)) })
    #expect(!narrow.contains { $0.contains(">Apple<") })
  }

  /// The lines of a drawing without their colors.
  private static func shapes(_ drawing: ScreenDrawing) -> Set<Substring> {
    Set(drawing.svg.replacing(/#[0-9a-f]{6}/, with: "").split(separator: "\n"))
  }

  /// A walk of TalkBack is on a phone of its own.
  @Test func whoReadsDecidesOnThePhone() throws {
    let variant = try DrawnScreens.example("en/settings").variants[0]
    for (reader, platform) in [
      (ScreenReader.voiceOver, ScreenReader.Platform.iOS), (.talkBack, .android),
    ] {
      let scenes = try DrawnScreens.scenes(variant, .plain, by: reader)
      #expect(ScreenDrawing(of: scenes, at: 0).platform == platform)
    }
  }

  /// A screenshot is one of the first screen: what lies over it is drawn, and back there it is shown again.
  @Test func aPictureIsShownOnTheFirstScreenOnly() throws {
    let variant = try DrawnScreens.file(
      """
      language: en
      elements: [button "Help": {activate: [push: help]}]
      screens:
        help: {elements: [backButton "Back": {activate: [pop]}, text "Help"]}
      """
    ).variants[0]
    let walk = try ReaderWalk(name: "", lines: ["double tap", "wait 3s", "double tap", "wait 3s"])
    let scenes = try DrawnScreens.scenes(variant, walk)
    let picture = ScreenPicture(address: "music.png", width: 1170, height: 2532)
    let taps = scenes.gestures.map(\.time)
    #expect(taps.count == 2)
    let shown = [0, taps[0] + 2500, taps[1] + 2500].map { time in
      ScreenDrawing(of: scenes, at: time, picture: picture).picture != nil
    }
    #expect(shown == [true, false, true])
  }

  /// The fingers of a gesture come when those of the one before have gone, however soon it is made.
  @Test func quickGesturesFollowOneAnother() throws {
    let variant = try DrawnScreens.file(
      "language: en\nelements: [button \"One\", button \"Two\", button \"Three\"]"
    ).variants[0]
    let walk = try ReaderWalk(name: "", lines: ["swipe right", "wait 250ms", "swipe right"])
    let scenes = try DrawnScreens.scenes(variant, walk)
    let first = try #require(scenes.gestures.first?.time)
    let spans = GestureTiming.spans(of: scenes).map { [$0.start - first, $0.end - first] }
    #expect(spans == [[-420, 60], [60, 410]])
    let progress = [-420, -210, 0, 59, 60, 155, 250, 409, 410].map { time in
      GestureTiming.gesture(of: scenes, at: first + time)?.progress
    }
    #expect(progress == [0, 0.5, 1, 1, 0, 0.5, 1, 1, nil])
  }

  // MARK: Lines

  @Test func linesEndBetweenWordsOrSyllables() {
    let lines = TextMeasure.lines("결제 카드 선택", size: 20, width: 80)
    #expect(lines == ["결제 카드", "선택"])
    let long = TextMeasure.lines("동의하고계속진행하기", size: 20, width: 80)
    #expect(long == ["동의하고", "계속진행", "하기"])
    #expect(TextMeasure.lines("동의하고 계속 진행하기", size: 20, width: 80, limit: 1) == ["동의하…"])
    // Letters that make up a syllable are one character and stay together.
    let composed = "\u{1112}\u{1161}\u{11AB}\u{1100}\u{1173}\u{11AF}"
    #expect(
      TextMeasure.lines(composed, size: 20, width: 20) == [
        "\u{1112}\u{1161}\u{11AB}", "\u{1100}\u{1173}\u{11AF}",
      ])
    #expect(TextMeasure.lines("", size: 20, width: 20) == [""])
  }

  /// A screen with ten thousand rows is drawn around the cursor.
  @Test func longListsAreDrawnAroundTheCursor() {
    let rows = (0..<10_000).map { AccessibilityElement(.cell, label: AttributedText("Row \($0)")) }
    let screen = AccessibilityScreen(
      title: "Rows", language: .english, elements: [AccessibilityElement(.table, children: rows)])
    let drawing = ScreenDrawing([DrawnScreen(screen)], cursor: [0, 7000])
    #expect(drawing.svg.contains(">Row 7000<"))
    #expect(drawing.svg.utf8.count < 60_000)
    #expect(drawing.cursorFrame.map { $0.y > 54 && $0.maxY < 844 } == true)
  }
}
