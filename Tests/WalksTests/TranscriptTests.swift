import AccessibilityModel
import Foundation
import Support
import Testing

@testable import ScreenReading
@testable import Walks

/// The transcript as other programs read it.
@Suite struct TranscriptTests {
  /// The contract of the command line: names, shapes and the order of keys stay as written.
  @Test func jsonLines() throws {
    var heard = try transcript(
      Screens.cards(.elements, language: .english),
      ["swipe right x2", "wait 0.5s", "pause", "wait 1s", "pause", "wait 0.25s", "double tap"],
      goal: ["activate ok"])
    heard.screen = "pay/card"
    heard.walk = "look"
    let start = #"{"screen":"pay/card","variant":"before","walk":"look","time":"#
    #expect(try heard.jsonLines.allSatisfy { $0.hasPrefix(start) })
    let lines = try heard.jsonLines.map { String($0.dropFirst(start.count)) }
    #expect(
      lines.joined(separator: "\n") == """
        0,"event":"sound","sound":"screenChanged"}
        0.6,"event":"speak","spoken":"Payment","source":"screen","element":null,"duration":0.7,"outcome":"finished","length":0.7}
        0.6,"event":"focus","element":"Pay with"}
        0.6,"event":"sound","sound":"focus"}
        1.3,"event":"speak","spoken":"Pay with, heading","source":"focus","element":"Pay with","duration":1.62,"outcome":"finished","length":1.62}
        3.32,"event":"gesture","gesture":"swipe right"}
        3.32,"event":"focus","element":"Visa 1234"}
        3.32,"event":"sound","sound":"focus"}
        3.32,"event":"speak","spoken":"selected, Visa 1234, button","source":"focus","element":"Visa 1234","duration":2.54,"outcome":"finished","length":2.54}
        6.26,"event":"gesture","gesture":"swipe right"}
        6.26,"event":"focus","element":"Amex 5678"}
        6.26,"event":"sound","sound":"focus"}
        6.26,"event":"speak","spoken":"Amex 5678, button","source":"focus","element":"Amex 5678","duration":0.75,"outcome":"interrupted","length":1.62,"pauses":[{"at":0.5,"length":1}]}
        6.26,"event":"gesture","gesture":"wait 0.5s"}
        6.56,"event":"change","element":"cards","property":"selected","from":"Visa 1234","to":"Amex 5678","by":"focus"}
        6.76,"event":"gesture","gesture":"pause"}
        6.76,"event":"gesture","gesture":"wait 1s"}
        7.76,"event":"gesture","gesture":"pause"}
        7.76,"event":"gesture","gesture":"wait 0.25s"}
        8.01,"event":"gesture","gesture":"double tap"}
        8.01,"event":"sound","sound":"activate"}
        8.01,"event":"speak","spoken":"Amex 5678","source":"value","element":"Amex 5678","duration":0.9,"outcome":"finished","length":0.9}
        8.91,"event":"end","gestures":5,"unintended":1,"goal":false,"goalTime":null,"speech":6.51,"cutOff":0.118,"unheard":0,"thrown":0,"trap":null}
        """)
  }

  @Test func figuresOfTheArticle() throws {
    let goal = ["activate ok", "cards = 현대카드 **** 5678"]
    let before = try transcript(
      Screens.cards(.elements), ["swipe right x4", "double tap"], goal: goal)
    let after = try transcript(
      Screens.cards(.adjustable), ["swipe right", "swipe up", "swipe right", "double tap"],
      goal: goal)
    #expect(before.figures?.unintended == 2)
    #expect(before.figures?.goal == false)
    #expect(after.figures?.unintended == 0)
    #expect(after.figures?.goal == true)
    #expect(after.figures?.gestures == 4)
    let columns = [before, after].compactMap { transcript in
      transcript.figures.map { (transcript.variant, $0) }
    }
    #expect(
      WalkFiguresTable(columns).description == """
                                   before  after
        gestures                        5      4
        seconds until the goal     missed  12.38
        seconds of speech            7.42   9.38
        % of speech cut off             0      0
        changes nobody asked for        2      0
        times focus was thrown          0      0
        announcements never heard       0      0

        """)
    #expect(WalkFiguresTable([]).description.isEmpty)
  }

  /// A walk that was stopped names no element that it was trapped in.
  @Test func aStoppedWalkHasNoEmptyRow() throws {
    var figures = try #require(
      try transcript(Screens.cards(.elements), ["swipe right"]).figures)
    (figures.trap, figures.trapKind) = ("", .tooLong)
    let rows = WalkFiguresTable([("long", figures)]).description.split(separator: "\n")
    #expect(
      rows.suffix(2) == [
        "announcements never heard              0",
        "stopped                    after an hour",
      ])
  }

  /// What is written is what is read back.
  @Test func readBack() throws {
    var heard = try transcript(
      Screens.cards(.elements, language: .english),
      ["swipe right x2", "expect Amex", "pause", "wait 1s", "pause", "wait 0.25s", "double tap"],
      goal: ["activate ok"])
    heard.recording = .init(language: .english, voices: ["en-us"])
    for (index, event) in heard.events.enumerated() {
      guard case .speak(var speech) = event.kind else { continue }
      speech.parts[0].timing = .init(
        time: event.time, duration: 300, words: [.init(time: event.time + 5, from: 0, to: 2)])
      heard.events[index].kind = .speak(speech)
    }
    let json = try JSONText.document(heard)
    let read = try JSONDecoder().decode(WalkTranscript.self, from: Data(json.utf8))
    #expect(read == heard)
    #expect(try JSONText.document(read) == json)
    #expect(try JSONEncoder().encode(read).count > json.utf8.count / 2)
  }

  /// A word of a newer version is ignored; missing data is an error.
  @Test func newerVersions() throws {
    func read(_ events: String) throws -> WalkTranscript {
      let json = #"{"screen": "a", "variant": "", "walk": "", "events": [\#(events)]}"#
      return try JSONDecoder().decode(WalkTranscript.self, from: Data(json.utf8))
    }
    let heard = try read(
      #"""
      {"time": 1, "event": "sound", "sound": "sound of next year"},
      {"time": 1, "event": "gesture", "gesture": "gesture of next year"},
      {"time": 2, "event": "something of next year"},
      {"time": 3, "event": "focus", "element": "Pay"}
      """#)
    #expect(heard.events == [.init(time: 3000, .focus("Pay"))])
    #expect(throws: DecodingError.self) { try read(#"{"time": 3, "event": "focus"}"#) }
  }

  /// A file from macOS may have Hangul letter by letter, which is as wide.
  @Test func decomposedHangulIsAlignedLikeComposed() {
    for text in ["touch 확인", "값", "가나다 abc"] {
      #expect(Columns.width(text.decomposedStringWithCanonicalMapping) == Columns.width(text))
    }
  }

  /// A screen without a walk is swiped through to the end, with the same result twice.
  @Test func plainWalk() throws {
    let configuration = try WalkConfiguration(reader: .voiceOver, durations: .estimatedByLetters)
    let first = WalkTranscript(
      of: .plain, on: Screens.mail, screen: "mail", configuration: configuration)
    #expect(
      first
        == WalkTranscript(
          of: .plain, on: Screens.mail, screen: "mail", configuration: configuration))
    #expect(first.figures?.gestures == 3)
    #expect(first.score.hasPrefix("# mail\n"))
  }
}

/// The constants and the estimate.
@Suite struct ProfileTests {
  @Test func everyConstantHasASource() {
    for constant in TimingProfile.Constant.allCases {
      let fact = TimingProfile().fact(constant)
      #expect(!fact.source.isEmpty && !fact.date.isEmpty && fact.value >= constant.minimum)
      #expect(fact.confidence != .user)
    }
  }

  @Test func constantsAreOverridden() throws {
    var profile = TimingProfile()
    profile[.pauseBeforeHint] = 250
    profile[.focusAfterScreenChange] = -5
    #expect(profile[.pauseBeforeHint] == 250)
    #expect(profile.fact(.pauseBeforeHint).confidence == .user)
    #expect(profile[.focusAfterScreenChange] == 1)
    let heard = try score(Screens.lateSlider, ["wait 9s"]) { $0.profile = profile }
    #expect(
      heard == """
        # walk
           0.00                    ♪ screenChanged
           0.00  wait 9s
           0.00                    → gain
                                   "Gain, 50%, adjustable" 1.94 s
           2.19                    hint "Swipe up or down with one finger to adjust the value." 5.30 s
           9.00                    = 0 gestures, 0 changes nobody asked for, 7.24 s of speech

        """)
  }

  /// The rate of a piece is kept in JSON where it is not the usual one.
  @Test func rateOfAPieceIsKept() throws {
    let part = WalkTranscript.Part(SpokenAnnouncement.Part(.label, "저장", .korean, rate: 160))
    let json = try JSONText.inOrder(part)
    #expect(json == #"{"kind":"label","text":"저장","language":"ko","rate":160}"#)
    #expect(try JSONDecoder().decode(WalkTranscript.Part.self, from: Data(json.utf8)) == part)
    let usual = try JSONText.inOrder(
      WalkTranscript.Part(SpokenAnnouncement.Part(.label, "저장", .korean)))
    #expect(usual == #"{"kind":"label","text":"저장","language":"ko"}"#)
  }

  /// Goldens depend on the numbers of the estimate: whoever changes one increases the version.
  @Test func estimateIsVersioned() {
    #expect(DurationModel.estimatedByLetters.name == "estimated-letters-2")
    #expect(SpeechEstimate.current.version == 2)
  }

  @Test func estimateCountsWhatIsSaid() {
    let numbers = SpeechEstimate(
      version: 0,
      languages: [
        "ko": .init(
          base: 1, word: 10, syllable: 100, letter: 1000, digit: 10_000, pause: 100_000,
          symbol: 1_000_000, mask: 10_000_000),
        "en": .init(
          base: 2, word: 20, syllable: 0, letter: 2000, digit: 0, pause: 200_000, symbol: 0,
          mask: 0),
      ],
      others: .init(
        base: 4, word: 40, syllable: 0, letter: 2000, digit: 0, pause: 0, symbol: 0, mask: 0))
    func estimate(_ text: AttributedText, _ language: SpokenLanguage = .korean) -> Int {
      numbers.milliseconds(of: SpokenAnnouncement.Part(.label, text, language))
    }
    #expect(estimate("신한카드") == 401)
    #expect(estimate("카드 A1, 50%.") == 1_131_211)
    #expect(estimate("삼성 **** 12") == 10_020_221)
    #expect(estimate("12,000") == 50_001)
    #expect(estimate("12, 0") == 130_001)
    #expect(estimate("OK. Go", .english) == 208_002)
    #expect(estimate("OK", SpokenLanguage("ja")) == 4004)
    let mixed = AttributedText(runs: [
      .init("카드 "), .init("OK", SpeechAttributes(language: .english)),
    ])
    #expect(estimate(mixed) == 4221)
    #expect(estimate("—") == 1)
  }
}
