import AccessibilityModel
import Languages
import Overheard
import ScreenFiles
import Testing

@testable import Audit

/// Every rule has a failing and a passing example, and both do what they say.
@Suite struct RuleTests {
  @Test(arguments: Rule.all.map(\.id))
  func aRuleFiresOnItsFailingExamples(id: String) throws {
    let rule = try #require(Rule.named(id))
    #expect(!rule.failing.isEmpty)
    for yaml in rule.failing {
      let findings = try Auditing.findings(in: yaml, by: rule)
      #expect(findings.contains { $0.rule == id }, "\(id) is silent about\n\(yaml)")
    }
  }

  @Test(arguments: Rule.all.map(\.id))
  func aRuleIsSilentOnItsPassingExamples(id: String) throws {
    let rule = try #require(Rule.named(id))
    #expect(!rule.passing.isEmpty)
    for yaml in rule.passing {
      let findings = try Auditing.findings(in: yaml, by: rule)
      #expect(findings.isEmpty, "\(id) says \(findings.map(\.message)) of\n\(yaml)")
    }
  }

  @Test func rulesHaveNamesOfTheirOwn() {
    #expect(Set(Rule.all.map(\.id)).count == Rule.all.count)
    for rule in Rule.all {
      #expect(rule.id.wholeMatch(of: /[a-z]+(-[a-z]+)+/) != nil, "\(rule.id)")
      #expect(rule.summary.hasSuffix("."), "\(rule.id)")
      #expect(!rule.references.isEmpty || rule.topic == .project, "\(rule.id)")
      #expect(rule.references.allSatisfy { $0.url.hasPrefix("https://") }, "\(rule.id)")
    }
  }

  /// Who audits for TalkBack is told what to do on Android.
  @Test func rulesOfBothReadersKnowBothPlatforms() {
    for rule in Rule.all where rule.holds(for: "talkback") {
      #expect(rule.fix.android != nil, "\(rule.id)")
    }
  }

  /// A rule about words has examples in both languages.
  @Test func rulesAboutWordsKnowKoreanAndEnglish() throws {
    let both = [
      "file-name-as-label", "decorative-image", "control-without-label", "field-without-label",
      "label-repeats-trait", "label-repeats-value", "same-sound", "value-leaves-out-text",
      "adjustable-without-value", "state-in-label", "state-by-color", "hint-repeats-label",
      "hint-names-gesture", "hint-without-verb", "hint-holds-essentials", "foreign-language",
      "read-by-symbol", "placeholder-text", "action-without-trait",
    ]
    for id in both {
      let rule = try #require(Rule.named(id))
      let languages = Set(try rule.failing.map { try ScreenFile($0).language.tag })
      #expect(languages == ["ko", "en"], "\(id)")
    }
  }

  /// Of a dump in which everything lies on everything else.
  @Test func ofControlsThatOverlapFiveAreTold() throws {
    let buttons = String(
      repeating: "- button \"Play\": {frame: [0, 0, 80, 80]}\n", count: 2000)
    let found = try Auditing.findings(
      in: "language: en\nelements:\n- header \"Player\"\n\(buttons)", by: .overlappingTargets)
    #expect(found.count == 5)
  }

  /// A coarse slider with an action of its own has a finer way, as one with an editor has.
  @Test(arguments: [("", 1), (", actions: [Type the value]", 0)])
  func anActionIsAFinerWay(actions: String, faults: Int) throws {
    let found = try Auditing.findings(
      in: """
        language: en
        elements:
        - header "Display"
        - slider "Brightness": {range: [0, 100, 25], at: 50\(actions)}
        """, by: .coarseSlider)
    #expect(found.count == faults)
  }

  /// What shows a fault is what happened to its own element.
  @Test func theMomentIsThatOfTheElement() throws {
    let found = try Auditing.findings(
      in: """
        language: en
        elements:
        - header "News"
        - button "Live"
        - button "Sale"
        - button "Chat"
        events:
        - {at: 9s, effects: [{layoutChanged: Live}]}
        - {at: 20s, effects: [{layoutChanged: Chat}]}
        walks:
          wait: [wait 30s]
        """, by: .focusThrown)
    #expect(found.map { $0.moment() } == ["wait, at 9.10 s", "wait, at 20.10 s"])
    #expect(found.map { $0.evidence.first?.contains("→ Live") } == [true, false])
  }

  /// Of two carousels and of two sliders, each has its own moment.
  @Test func theMomentIsThatOfTheElementThatChanges() throws {
    let carousels = try Auditing.findings(
      in: """
        language: en
        elements:
        - header "Pay"
        - carousel "Cards": {selectsOnFocus: true, items: [button "Visa", button "Debit"]}
        - carousel "Banks": {selectsOnFocus: true, items: [button "One", button "Two"]}
        walks:
          all: [swipe right x4]
        """, by: .selectsOnFocus)
    #expect(carousels.count == 2)
    #expect(carousels[0].evidence.first?.contains("Debit") == true)
    #expect(carousels[1].evidence.first?.contains("Two") == true)
    #expect(carousels[1].evidence.allSatisfy { !$0.contains("Visa") && !$0.contains("Debit") })
    let sliders = try Auditing.findings(
      in: """
        language: en
        elements:
        - header "Settings"
        - slider "Volume": {range: [0, 100], delay: 900ms}
        - slider "Light": {range: [0, 100], delay: 500ms}
        walks:
          all: [swipe right, swipe up, swipe right, swipe down]
        """, by: .lateValue)
    #expect(sliders.map { $0.evidence.first } == ["swipe up", "swipe down"])
  }

  /// On Android a picture that can be clicked says that it is a button; one that cannot does not.
  @Test func aPictureIsAButtonIfItSaysSo() throws {
    let yaml = """
      language: en
      elements:
      - header "Pay"
      - image "Add": {activate: [announce: Added]}
      - image "Decorated": {android: {clickable: false}, activate: [announce: hi]}
      - group "Card": {grouping: combine, activate: [announce: x], children: [image "Pic", "T"]}
      """
    let (file, sources) = try ScreenFile.located(contentsOf: yaml.utf8, path: "screen.yaml")
    let audit = try Auditing.audit(by: #require(ScreenReaders.current["talkback"]))
    let found = try audit.findings(in: file, at: sources).filter {
      $0.rule == "action-without-trait"
    }
    #expect(found.map(\.element) == ["Decorated"])
  }

  /// TalkBack adjusts no dots of a pager, so that they need no value for that.
  @Test func dotsOfAPagerAreNotAdjustedOnAndroid() throws {
    let yaml = """
      language: en
      screen: Welcome
      elements:
      - header "Welcome"
      - pageControl "Page": {pages: 3}
      - button "Next"
      """
    let (file, sources) = try ScreenFile.located(contentsOf: yaml.utf8, path: "screen.yaml")
    let audit = try Auditing.audit(by: #require(ScreenReaders.current["talkback"]))
    #expect(try audit.findings(in: file, at: sources).map(\.rule).isEmpty)
  }

  /// The name that is proposed is one, and whole.
  @Test(arguments: [
    (#"button "Save button""#, "Save"), (#"button "Save (button)""#, "Save"),
    (#"button "Photos (3) button""#, "Photos (3)"),
  ])
  func aNameWithoutWhatIsHeardTwice(element: String, name: String) throws {
    let yaml = "language: en\nelements:\n- header \"Home\"\n- \(element)"
    let rule = try #require(Rule.named("label-repeats-trait"))
    let message = try #require(try Auditing.findings(in: yaml, by: rule).first).message
    let proposal = message.firstMatch(of: /; "(.*)" is enough$/).map { String($0.1) }
    #expect(proposal == name, "\(message)")
  }

  @Test func everySetOfWordsIsInTheTables() {
    let words = AuditWords.builtIn
    #expect(words.names == AuditWords.Set.allCases.map(\.rawValue).sorted())
    for set in AuditWords.Set.allCases {
      #expect(words[set].allSatisfy { $0 == $0.lowercased() }, "\(set)")
      #expect(Set(words[set]).count == words[set].count, "\(set) has a word twice")
    }
  }

  /// Where to mend it is where it is made, not where the walk is written.
  @Test func aLostAnnouncementIsToldOfWhereItIsMade() throws {
    let rule = try #require(Rule.named("announcement-lost"))
    let findings = try Auditing.findings(in: rule.failing[0], by: rule)
    #expect(findings.map(\.element) == ["Add"])
    #expect(findings.map(\.line) == [5])
  }

  /// TalkBack says the hint of a field also after it is filled in; VoiceOver's placeholder is gone.
  @Test func aPlaceholderIsALabelOnAndroid() throws {
    let yaml = """
      language: en
      elements: [header "Join", textField: {placeholder: E-mail, value: a@b.c}]
      """
    let (file, sources) = try ScreenFile.located(contentsOf: yaml.utf8, path: "screen.yaml")
    func rules(_ reader: String) throws -> [String] {
      let audit = try Auditing.audit(by: #require(ScreenReaders.current[reader]))
      return try audit.findings(in: file, at: sources).map(\.rule)
    }
    #expect(try rules("talkback").isEmpty)
    #expect(try rules("voiceover") == ["field-without-label"])
  }

}

/// Audits with the usual reader.
enum Auditing {
  static let audit = audit()

  static func audit(
    _ rules: [Rule] = Rule.all, _ settings: AuditSettings = AuditSettings()
  ) -> Audit {
    let durations = LanguagePacks.builtIn.durations
    return Audit(rules: rules, settings: settings) { language in
      WalkConfiguration(
        reader: .voiceOver, settings: ReaderSettings(language: language),
        wording: try LanguagePacks.builtIn.pack(for: language).wording(of: .voiceOver),
        durations: durations)
    }
  }

  static func findings(
    in yaml: String, by rule: Rule? = nil, _ settings: AuditSettings = AuditSettings()
  ) throws -> [AuditFinding] {
    let (file, sources) = try ScreenFile.located(contentsOf: yaml.utf8, path: "screen.yaml")
    var settings = settings
    if let rule {
      settings.only = [rule.id]
      if rule.id == "targets-too-close" { settings.platform = .visionOS }
      // What is suppressed must be looked for, to know that it is there.
      if rule.topic == .project { settings.only = nil }
    }
    let found = try audit(Rule.all, settings).findings(in: file, at: sources)
    return rule.map { rule in found.filter { $0.rule == rule.id } } ?? found
  }
}
