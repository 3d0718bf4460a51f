import AccessibilityModel
import ScreenFiles
import ScreenReading
import TalkBack
import Testing
import Walks

/// What the settings of TalkBack change.
@Suite struct SettingsTests {
  private static let slider = AccessibilityElement(
    .slider, label: "Volume", value: "50%", traits: .selected)
  private static let list = AccessibilityElement(
    .list,
    children: [
      AccessibilityElement(.header, label: "Aa"), AccessibilityElement(.button, label: "Bb"),
    ])

  private func said(_ elements: [AccessibilityElement], _ change: (inout ReaderSettings) -> Void)
    -> String
  {
    var settings = ReaderSettings(language: .english)
    change(&settings)
    return TalkBackTests.said(elements, settings: settings)
  }

  @Test(arguments: [
    ("stateNameType", "selected, 50%, Volume, Slider"),
    ("typeNameState", "Slider, Volume, 50%, selected"),
    ("nameTypeState", "Volume, Slider, 50%, selected"),
  ])
  func descriptionOrder(order: String, spoken: String) {
    #expect(
      said([Self.slider.with { $0.additionalTraits.insert(.notEnabled) }]) {
        $0[TalkBackSetting.order] = order
      } == spoken + ", disabled")
  }

  @Test func presets() {
    let elements = [Self.list, Self.slider, AccessibilityElement(label: "A")]
    let low = said(elements) { $0[TalkBackSetting.verbosity] = "low" }
    #expect(low == "Aa\nBb\nselected, 50%, Volume\nA")
    let usual = """
      Aa, Heading, 1 of 2, In list, 2 items
      Bb, Button, 2 of 2 … Double-tap to activate
      selected, 50%, Volume, Slider, Out of list … "Swipe up" or "Swipe down" to adjust
      capital A
      """
    #expect(said(elements) { $0[TalkBackSetting.verbosity] = "high" } == usual)
    #expect(said(elements) { _ in } == usual)
    // What is set otherwise stays.
    let hints = said([AccessibilityElement(.button, label: "Bb")]) {
      $0[TalkBackSetting.verbosity] = "custom"
      $0[isOn: TalkBackSetting.speaksHints] = false
    }
    #expect(hints == "Bb, Button")
    // Also if it is what it would be anyway.
    let button = said([AccessibilityElement(.button, label: "Bb")]) {
      $0[TalkBackSetting.verbosity] = "low"
      $0[isOn: TalkBackSetting.speaksHints] = true
    }
    #expect(button == "Bb … Double-tap to activate")
  }

  /// A heading in a list is one where positions are not said, and with its position where types are not.
  @Test func containersAndTypes() {
    #expect(
      said([Self.list]) { $0[isOn: TalkBackSetting.speaksContainers] = false }
        == "Aa, Heading\nBb, Button … Double-tap to activate")
    #expect(
      said([Self.list]) { $0[isOn: TalkBackSetting.speaksTypes] = false }
        == "Aa, Heading, 1 of 2, In list, 2 items\nBb, 2 of 2 … Double-tap to activate")
  }

  @Test func aSingleTapActivates() {
    #expect(
      said([AccessibilityElement(.button, label: "Bb")]) {
        $0[isOn: TalkBackSetting.activatesOnSingleTap] = true
      } == "Bb, Button … Tap to activate")
  }

  @Test(arguments: [
    ("some", "50% (a), b"), ("most", "50 Percent Left paren a Right paren , b"),
    ("all", "50 Percent Left paren a Right paren Comma b"),
  ])
  func punctuation(level: String, spoken: String) {
    #expect(
      said([AccessibilityElement(label: "50% (a), b")]) { $0[TalkBackSetting.punctuation] = level }
        == spoken)
  }

  /// The spaces between the runs of a text stay, and names are set apart from the next run.
  @Test(arguments: [
    ("some", "Call KT at 5:00, now"), ("most", "Call KT at 5 Colon 00, now"),
    ("all", "Call KT at 5 Colon 00 Comma now"),
  ])
  func punctuationInRuns(level: String, spoken: String) {
    let runs = ["Call ", "KT", " at 5:", "00, now"].map { AttributedText.Run($0) }
    let text = AccessibilityElement(label: AttributedText(runs: runs))
    #expect(said([text]) { $0[TalkBackSetting.punctuation] = level } == spoken)
  }

  /// A word is said with what ends it, whether or not its letters are; one letter is no word.
  @Test(arguments: [
    ("nothing", []), ("characters", ["capital H, i, Space, a, Space, y, o, Period"]),
    ("words", ["Hi Space, yo Period"]),
    ("charactersAndWords", ["capital H, i, Hi Space, a, Space, y, o, yo Period"]),
  ])
  func typingEcho(echo: String, spoken: [String]) throws {
    #expect(try heard(typing: "Hi a yo.", echo: echo) == spoken)
  }

  /// A mark that ends no word is told by itself, a space is not.
  @Test func marksAlone() throws {
    #expect(
      try heard(typing: "& Hi, yo!!", echo: "words")
        == ["Ampersand, Hi Comma, yo Exclamation mark, Exclamation mark"])
  }

  /// What is heard while a text is typed into a field.
  private func heard(typing text: String, echo: String) throws -> [String] {
    let file = try ScreenFile(
      """
      language: en
      elements: [textField "Name"]
      walks: {t: [double tap, "type \(text)"]}
      """, path: "echo.yaml")
    let variant = try #require(file.variants.first)
    let walk = try #require(file.walks(for: variant).first)
    var settings = ReaderSettings(language: .english)
    settings[TalkBackSetting.typingEcho] = echo
    let transcript = WalkTranscript(
      of: walk, on: variant, screen: "echo",
      configuration: WalkConfiguration(
        reader: .talkBack, settings: settings,
        wording: try ScreenReader.talkBack.words(in: .english), durations: .estimatedByLetters))
    return TranscriptFormatter(marksEstimates: true).format(transcript)
      .split(separator: "\n").filter { $0.contains("value \"") }
      .compactMap { $0.split(separator: "\"").dropFirst().first.map(String.init) }
  }

  /// Settings that are not named are as the preset has them; those that are named stay.
  @Test func settingsAreMadeByName() throws {
    let named = ReaderSettings.talkBack(language: .english, verbosity: .low, speaksHints: true)
    #expect(named.talkBack == TalkBackSettings.low.with { $0.speaksHints = true })
    var set = ReaderSettings(language: .english)
    try set.set("verbosity", to: "low", of: .talkBack)
    try set.set("speaksHints", to: "on", of: .talkBack)
    #expect(set == named)
    #expect(
      ReaderSettings.talkBack(
        language: .english, order: .typeNameState, typingEcho: .words, punctuation: .all
      ).talkBack
        == TalkBackSettings.custom.with {
          $0.order = .typeNameState
          $0.typingEcho = .words
          $0.punctuation = .all
        })
    let error = #expect(throws: ReaderSettingError.self) {
      try set.set("speaksHint", to: "on", of: .talkBack)
    }
    #expect(error?.description == "there is no setting 'speaksHint'; did you mean 'speaksHints'?")
  }
}
