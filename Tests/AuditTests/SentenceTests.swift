import AccessibilityModel
import Foundation
import Languages
import Overheard
import ScreenFiles
import Testing

@testable import Audit

/// What the audit says, in the languages in which it says it.
@Suite struct SentenceTests {
  @Test func whatIsPutInStandsInItsPlace() {
    let spoken = "Buy {2}"
    let sentence: Sentence = "\(3) elements" + " sound \("alike" as Sentence): \"\(spoken)\""
    #expect(sentence.pattern == #"{1} elements sound {2}: "{3}""#)
    #expect(sentence.description == #"3 elements sound alike: "Buy {2}""#)
  }

  /// `audit: {messages: …}` of a project takes every language for which there is a table, and no other.
  @Test func aProjectNamesTheLanguagesForWhichThereAreTables() throws {
    for language in SentenceTable.all.map(\.language) {
      let file = Array("audit: {messages: \(language)}".utf8)
      let settings = try ProjectSettings(contentsOf: file, path: ".overheard.yaml")
      #expect(settings.audit.messages == language)
    }
    let error = #expect(throws: ScreenFileError.self) {
      try ProjectSettings(contentsOf: Array("audit: {messages: fr}".utf8), path: ".overheard.yaml")
    }
    #expect(
      error?.description
        == ".overheard.yaml:1:19: error: 'messages' must be one of "
        + SentenceTable.all.map(\.language).joined(separator: ", ") + ", but 'fr' was found")
  }

  /// A finding of the fruit shop, as a Korean team reads it.
  @Test func aFindingInKorean() throws {
    let yaml = """
      language: ko
      elements:
      - header "과일"
      - button "더보기"
      - button "더보기"
      """
    var settings = AuditSettings(only: ["same-sound"])
    settings.language = .korean
    let finding = try #require(try Auditing.findings(in: yaml, settings).first)
    let report = AuditReport(
      screens: [.init(path: "fruit.yaml", name: "fruit", findings: [finding])],
      language: .korean)
    #expect(
      report.text == #"""
        fruit.yaml:5:3: warning: 더보기 (2): 요소 2개가 똑같이 들립니다: "더보기, 버튼" [same-sound]
            들리는 말: "더보기, 버튼" (4.40초)
                       "더보기, 버튼"
            해결 방법: 무엇에 대한 것인지 accessibilityLabel에 넣으세요: "망고 더보기".
            SwiftUI: .accessibilityLabel("\(name) 더보기")를 붙이세요.

        """#)
    #expect(report.summary == "화면 1개: 경고 1개")
  }

  /// What a Korean team wanted is said in Korean; in English it stays as the file has it.
  @Test func aGoalInKorean() throws {
    let yaml = """
      language: ko
      elements:
      - header "결제"
      - button "카드" [selected]
      - button "결제하기"
      walks:
        결제: {gestures: [swipe right], goal: [activate 결제하기, 카드 = 국민, select 카드]}
      """
    var settings = AuditSettings(only: ["goal-missed"])
    #expect(
      try Auditing.findings(in: yaml, settings).first?.message.hasPrefix(
        "the goal is missed: activate 결제하기, 카드 = 국민, select 카드; ") == true)
    settings.language = .korean
    #expect(
      try Auditing.findings(in: yaml, settings).first?.message.hasPrefix(
        "목표에 닿지 못했습니다: 결제하기 실행, 카드 = 국민, 카드 선택; ") == true)
  }

  /// A walk is called as on the pages, and focus goes to an element as it does in Korean.
  @Test func aWalkInKorean() throws {
    let yaml = """
      language: ko
      elements:
      - header "결제"
      - button "카드"
      - button "결제하기"
      walks:
        결제: {gestures: [swipe right], goal: activate 결제하기}
      """
    var settings = AuditSettings(only: ["goal-missed"])
    settings.language = .korean
    #expect(
      try Auditing.findings(in: yaml, settings).map(\.message) == [
        "목표에 닿지 못했습니다: 결제하기 실행; \"결제하기\"에 초점이 가지 않습니다. 경로가 끝난 곳: \"카드\""
      ])
    let korean = SentenceTable.korean
    for english in korean.keys where english.contains("walk") {
      #expect(!korean[english].contains("이동"), "\(english)")
    }
  }

  /// Every sentence of every rule has its row, and no row is left over.
  @Test func allThatIsSaidIsThereInKorean() throws {
    let roles = ElementRole.allCases.map(\.rawValue)
    let said = try Self.said()
    let missing = said.subtracting(SentenceTable.korean.keys).sorted()
    #expect(missing.isEmpty, "no Korean for:\n\(missing.joined(separator: "\n"))")
    let unused = SentenceTable.korean.keys.subtracting(said)
      .subtracting(roles).sorted()
    #expect(unused.isEmpty, "never said:\n\(unused.joined(separator: "\n"))")
  }

  /// A translation puts in what the English puts in, each once.
  @Test func theKoreanHasTheSamePlaces() {
    for english in SentenceTable.korean.keys {
      let korean = SentenceTable.korean[english]
      #expect(places(korean) == places(english), "\(english)\n\(korean)")
    }
  }

  private func places(_ pattern: String) -> [String] {
    pattern.matches(of: /\{[0-9]\}/).map { String($0.output) }.sorted()
  }

  /// The English of all that the audit can say: what rules are about, and what they say of their
  /// examples and of the plain faults.
  private static func said() throws -> Set<String> {
    var all = AuditReport.sentences
    for rule in Rule.all {
      all += [rule.summary, rule.reason, rule.fix.uiKit, rule.fix.swiftUI]
      all += [rule.fix.android].compactMap(\.self)
    }
    var said = Set(all + [SharedTitles.message("", "").pattern])
    let screens = Rule.all.flatMap(\.failing) + FaultTests.all.map(\.yaml) + rareFaults
    for yaml in screens {
      for sentence in try sentences(on: yaml) { said.formUnion(patterns(of: sentence)) }
    }
    return said
  }

  /// What the examples of the rules do not make them say.
  private static let rareFaults = [
    """
    # visionOS
    language: en
    screen: Home
    audit: {ignore: {same-sond: a typo, zzz: nothing}}
    elements:
    - header "Home"
    - button "A": {frame: [0, 0, 44, 44], activate: [push: a]}
    - button "B": {frame: [44, 0, 44, 44], activate: [push: b]}
    screens:
      a: {screen: Other, elements: [header "Other"]}
      b: {screen: Other, elements: [header "Other"]}
    """,
    """
    language: en
    elements:
    \(String(repeating: "- cell \"One\"\n", count: 22))
    - button "Check out"
    """,
    """
    language: en
    screen: Deutsch
    elements:
    - text "Das ist nicht die Antwort und wir gehen nach Hause"
    - text "Esta es la respuesta para los clientes que no pueden"
    - text "\u{200B}\u{FE0F}"
    - carousel "Cards": {endless: true, items: [button "Visa", button "Maestro"]}
    """,
    """
    language: en
    screen: Shelf
    elements:
    - scrollView "Outer":
        axis: horizontal
        children:
        - scrollView "Inner": {axis: horizontal, children: [text "Mango", text "Plum"]}
        - text "Kiwi"
    """,
    """
    language: en
    screen: Settings
    elements:
    - header "Settings"
    - slider "Volume": {value: 5}
    - button "Save": {activate: [{announce: Everything that you have changed is being saved now, after: 1s}, {screenChanged: Settings, after: 2500ms}]}
    - button "Later": {activate: [push: more]}
    - tab "One" [selected]
    - tab "Two"
    - textField "Name"
    walks:
      down: [swipe right, swipe down]
      save: {gestures: [touch Save, double tap, wait 5s]}
      late: {gestures: [wait 130s, touch Later, double tap], goal: activate Later}
      never: {gestures: [], goal: activate Later}
      elsewhere: {gestures: [swipe right], goal: focus Later}
      chosen: {gestures: [swipe right], goal: select Two}
      other: {gestures: [swipe right], goal: screen More}
      kept: {gestures: [touch Name, double tap, type abc], goal: keep Name}
      held: {gestures: [swipe right], goal: Volume = 5}
    screens: {more: {screen: More, elements: [header "More", button "Close"]}}
    """,
    """
    language: en
    screen: Trap
    elements:
    - button "A": {becomeFocused: [layoutChanged: B]}
    - button "B": {becomeFocused: [layoutChanged: A]}
    - button "Pay"
    walks: {trap: {gestures: [swipe right x3, double tap], goal: activate Pay}}
    """,
    """
    language: en
    screen: Nothing
    elements:
    - button "Hidden" [hidden]
    walks: {none: {gestures: [swipe right], goal: activate Hidden}}
    """,
  ]

  private static func sentences(on yaml: String) throws -> [Sentence] {
    let file = try ScreenFile(yaml)
    return try file.variants.flatMap { variant in
      try ScreenReaders.current.readers.flatMap { reader -> [Sentence] in
        var settings = AuditSettings()
        if yaml.contains("visionOS") { settings.platform = .visionOS }
        let configuration = try Auditing.configuration(reader, variant.screen.language)
        let walks = file.walks(for: variant).filter {
          $0.isFor(reader) && $0.step(unknownTo: reader) == nil
        }
        let subject = AuditedVariant(
          variant, walks: walks, configuration: configuration, settings: settings)
        let faults = Rule.all.flatMap { subject.faults(by: $0) }
        let unused = Suppressions(of: variant).unused(among: Rule.all, all: Rule.all)
        return (faults + unused).flatMap { [$0.message] + [$0.reason].compactMap(\.self) }
      }
    }
  }

  private static func patterns(of sentence: Sentence) -> [String] {
    let pattern = sentence.pattern
    // A name in quotes is the same in every language.
    return (pattern == #""{1}""# ? [] : [pattern])
      + sentence.parts.flatMap { part in
        if case .sentence(let inner) = part { patterns(of: inner) } else { [String]() }
      }
  }
}
