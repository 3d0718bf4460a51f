import AccessibilityModel
import ScreenReading
import Testing
import VoiceOver

/// Tests about the table of what VoiceOver says.
///
/// If you fail one of these tests, you likely need to:
/// - write a rule in `Sources/VoiceOver/Rules` for what you added to the model, with its words in
///   every table, or list it in `VoiceOverRules+Silences.swift` with the reason why it is silent;
/// - give the new rule a row in `RuleExamples.swift`: an element, and everything heard on it.
@Suite struct RuleTests {
  static let rules = AnnouncementRules.voiceOver

  /// A composer with the neutral wording.
  static func composer(_ example: RuleExample, _ rules: AnnouncementRules = rules)
    -> AnnouncementComposer
  {
    AnnouncementComposer(
      rules: rules, wording: .neutral, settings: .voiceOver(customActions: example.actions))
  }

  @Test func everyRuleHasAnExample() {
    let ids = Set(RuleExample.all.map(\.rule))
    #expect(Self.rules.all.map(\.id).filter { !ids.contains($0) } == [], "rules without example")
    #expect(ids.subtracting(Self.rules.all.map(\.id)) == [], "examples without rule")
  }

  @Test(arguments: RuleExample.all)
  func anExampleIsHeardWhole(example: RuleExample) {
    #expect(said([example.element], Self.composer(example)) == example.neutral)
    let english = ReaderSettings.voiceOver(language: .english, customActions: example.actions)
    #expect(
      said([example.element], AnnouncementComposer.usual(settings: english)) == example.english)
  }

  /// Without its rule, the example sounds different.
  @Test(arguments: RuleExample.all)
  func aRuleIsHeardInItsExample(example: RuleExample) throws {
    let rule = try #require(Self.rules.all.first { $0.id == example.rule })
    let nested = Self.rules.all.first { $0.says.rules.contains { $0.id == rule.id } }
    if nested != nil, let key = rule.says.keys.first {
      #expect(example.neutral.contains("[\(key)"))
    } else {
      let without = Self.composer(example, Self.rules.without(nested?.id ?? rule.id))
      #expect(said([example.element], without) != example.neutral)
    }
  }

  @Test func everyChangeRuleHasAnExample() {
    #expect(ChangeExample.all.map(\.rule) == Self.rules.changes.map(\.id))
  }

  private func echo(_ example: ChangeExample, _ composer: AnnouncementComposer) -> String {
    let language = composer.settings.language
    func stop(_ element: AccessibilityElement) -> FocusStop {
      AccessibilityScreen(language: language, elements: [element]).voiceOverStops()[0]
    }
    return composer.echo(from: stop(example.before), to: stop(example.after), in: language).spoken
  }

  @Test(arguments: ChangeExample.all)
  func anExampleOfAChangeIsHeardWhole(example: ChangeExample) {
    let neutral = AnnouncementComposer(
      rules: Self.rules, wording: .neutral, settings: ReaderSettings())
    #expect(echo(example, neutral) == example.neutral)
    let english = AnnouncementComposer.usual(settings: .voiceOver(language: .english))
    #expect(echo(example, english) == example.english)
  }

  /// Without its rule, the change sounds different.
  @Test(arguments: ChangeExample.all)
  func aChangeRuleIsHeardInItsExample(example: ChangeExample) {
    let rules = AnnouncementRules(
      landing: Self.rules.landing, hints: Self.rules.hints,
      changes: Self.rules.changes.filter { $0.id != example.rule },
      adjustment: Self.rules.adjustment, silences: Self.rules.silences)
    let without = AnnouncementComposer(rules: rules, wording: .neutral, settings: ReaderSettings())
    #expect(echo(example, without) != example.neutral)
  }

  /// What is said after an adjustment: the rules for values, or for labels if there is no value.
  @Test(arguments: [
    (AccessibilityElement(.slider, label: "T", value: "v"), "v"),
    (AccessibilityElement(.slider, label: "T"), "T"),
    (AccessibilityElement(.slider, hint: "H"), "H"),
    (AccessibilityElement(.progress), "[label.progress]"),
    (
      AccessibilityElement(.pageControl).with { $0.adjustment = .pages(PageNumber(2, of: 3)) },
      "[value.page page=2 count=3]"
    ),
  ])
  func anAdjustmentIsHeard(element: AccessibilityElement, neutral: String) {
    let composer = AnnouncementComposer(
      rules: Self.rules, wording: .neutral, settings: ReaderSettings())
    let stop = AccessibilityScreen(elements: [element]).voiceOverStops()[0]
    #expect(composer.value(of: stop, in: .korean).spoken == neutral)
  }

  @Test func everyRuleSaysWhereItIsFrom() {
    for rule in Self.rules.all { #expect(!rule.source.isEmpty, "\(rule.id)") }
    for rule in Self.rules.changes {
      #expect(!rule.source.isEmpty && !rule.reason.isEmpty, "\(rule.id)")
    }
    for silence in Self.rules.silences {
      #expect(!silence.source.isEmpty && !silence.reason.isEmpty, "\(silence.id)")
    }
  }
}

extension AnnouncementRules {
  /// These rules except one.
  fileprivate func without(_ id: String) -> AnnouncementRules {
    func list(_ list: RuleList) -> RuleList {
      RuleList(cases: list.cases.map { ($0.when, $0.rules.filter { $0.id != id }) })
    }
    return AnnouncementRules(
      landing: list(landing), hints: list(hints), changes: changes, adjustment: list(adjustment),
      silences: silences)
  }
}
