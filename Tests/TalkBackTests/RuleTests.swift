import AccessibilityModel
import ScreenReading
import TalkBack
import Testing

/// Tests about what TalkBack says of elements.
///
/// If one fails because you added a rule, give it a row in `RuleExamples.swift`.
@Suite struct RuleTests {
  private static let rules = AnnouncementRules.talkBack

  @Test func everyRuleHasAnExample() {
    let landing =
      Self.rules.landing.cases.flatMap(\.rules) + Self.rules.hints.cases.flatMap(\.rules)
    let ids = Set(landing.map(\.id))
    let examples = Set(RuleExample.all.map(\.rule))
    #expect(ids.subtracting(examples) == [], "rules without example")
    #expect(examples.subtracting(ids) == [], "examples without rule")
  }

  @Test(arguments: RuleExample.all)
  func anExampleIsHeardWhole(example: RuleExample) {
    #expect(said(example.elements) == example.english)
    #expect(said(example.elements, in: .korean) == example.korean)
  }

  /// Without its rule, the example sounds different.
  @Test(arguments: RuleExample.all)
  func aRuleIsHeardInItsExample(example: RuleExample) {
    func list(_ list: RuleList) -> RuleList {
      RuleList(cases: list.cases.map { ($0.when, $0.rules.filter { $0.id != example.rule }) })
    }
    let without = AnnouncementRules(
      landing: list(Self.rules.landing), hints: list(Self.rules.hints),
      changes: Self.rules.changes, adjustment: Self.rules.adjustment,
      silences: Self.rules.silences)
    #expect(said(example.elements, rules: without) != example.english)
  }

  @Test func everyRuleSaysWhereItIsFrom() {
    for rule in Self.rules.all { #expect(!rule.source.isEmpty, "\(rule.id)") }
    for rule in Self.rules.changes {
      #expect(!rule.source.isEmpty && !rule.reason.isEmpty, "\(rule.id)")
    }
  }

  // MARK: Texts

  @Test(arguments: [
    ("A", "capital A"), ("a", "a"), ("·", "Middle dot"), ("₩", "Won currency sign"),
    ("---", "3 Dash"), ("--", "2 Dash"), ("C++", "C2 +"), ("-", "Dash"), ("~~", "~~"),
    ("Samsung Card **** 1234", "Samsung Card 4 Asterisk 1234"),
    ("Wait...", "Wait3 Period"), ("Hello, world!", "Hello, world!"), ("가", "가"),
  ])
  func marksAndCapitals(text: String, spoken: String) {
    #expect(said([AccessibilityElement(label: AttributedText(text))]) == spoken)
  }

  @Test func wordsAreNotSaidTwice() {
    #expect(
      said([AccessibilityElement(.button, label: "button")]) == "button … Double-tap to activate")
    #expect(
      said([AccessibilityElement(.switch, label: "switch").with { $0.toggle = .off }])
        == "OFF, switch … Double-tap to toggle")
  }

  /// Controls inside something are stops of their own; texts are spoken with it.
  @Test func whatCannotBeUsedIsSpokenWithWhatIsAroundIt() {
    let row = AccessibilityElement(
      .cell,
      children: [
        AccessibilityElement(.text, label: "Latte"),
        AccessibilityElement(.text, label: "4,500 won"),
        AccessibilityElement(.button, label: "Add"),
      ])
    #expect(
      said([row]) == """
        Latte, 4,500 won
        Add, Button … Double-tap to activate
        """)
    #expect(
      said([row.with { $0.label = "A cup of latte" }]) == """
        A cup of latte
        Add, Button … Double-tap to activate
        """)
  }

  /// The number of a stepper is a text between its buttons.
  @Test func steppers() {
    var stepper = AccessibilityElement(
      .stepper, label: "Seats",
      children: [AccessibilityElement(.decrement), AccessibilityElement(.increment)])
    stepper.adjustment = .range(
      NumberRange(minimum: 0, maximum: 9, step: 1, number: 2, format: "{value}"))
    #expect(
      said([stepper]) == """
        Decrease, Button … Double-tap to activate
        2, Seats
        Increase, Button … Double-tap to activate
        """)
    stepper.label = nil
    #expect(said([stepper]).contains("\n2\n"))
  }

  /// A view that only says that it can be clicked: a row of a dump, a card.
  @Test func clickableViews() {
    let view = AccessibilityElement(.element).with { $0.android.isClickable = true }
    #expect(said([view]) == "Unlabelled … Double-tap to activate")
    #expect(said([view.with { $0.label = "Wi-Fi" }]) == "Wi-Fi … Double-tap to activate")
  }

  /// Android takes an empty text for none.
  @Test func emptyOverrides() {
    let button = AccessibilityElement(.button, label: "Cart", value: "3")
    let empty = button.with {
      $0.android.stateDescription = ""
      $0.android.roleDescription = " "
      $0.android.clickLabel = ""
      $0.android.longClickLabel = ""
      $0.android.error = ""
    }
    #expect(said([empty]) == said([button]))
    #expect(said([empty]) == "3, Cart, Button … Double-tap to activate")
    let list = AccessibilityElement(
      .list, children: ["Aa", "Bb"].map { AccessibilityElement(label: $0) }
    )
    .with { $0.android.roleDescription = "" }
    #expect(said([list]) == "Aa, 1 of 2, In list, 2 items\nBb, 2 of 2")
  }

  /// Dots that show the page are no stop, unless they have a name.
  @Test func pageControls() {
    let dots = AccessibilityElement(.pageControl).with {
      $0.adjustment = .pages(PageNumber(1, of: 3))
    }
    #expect(said([dots]) == "")
    #expect(said([dots.with { $0.label = "Page 1 of 3" }]) == "Page 1 of 3")
  }

  /// A lazy list of Compose tells neither how many items it has nor which one this is.
  @Test func listsOfCompose() {
    let list = AccessibilityElement(
      .list, children: [AccessibilityElement(label: "Tt"), AccessibilityElement(label: "Uu")]
    )
    .with { $0.android.toolkit = .compose }
    #expect(said([list]) == "Tt, In list\nUu")
  }

  /// A list that contains another is not told of; a list or a pager of one is none.
  @Test func listsInLists() {
    let inner = AccessibilityElement(
      .list, children: [AccessibilityElement(label: "Tt"), AccessibilityElement(label: "Uu")])
    let outer = AccessibilityElement(.list, children: [inner, AccessibilityElement(label: "Vv")])
    #expect(
      said([outer]) == """
        Tt, 1 of 2, In list, 2 items
        Uu, 2 of 2
        Vv, Out of list
        """)
    #expect(
      said([AccessibilityElement(.list, children: [AccessibilityElement(label: "Tt")])]) == "Tt")
    #expect(
      said([AccessibilityElement(.banner, children: [AccessibilityElement(label: "Tt")])]) == "Tt")
  }

  @Test func rowsFromTheTop() {
    func text(_ name: String, _ x: Double, _ y: Double, height: Double = 20) -> AccessibilityElement
    {
      AccessibilityElement(.text, label: AttributedText(name)).with {
        $0.frame = ScreenRect(x: x, y: y, width: 50, height: height)
      }
    }
    var screen = AccessibilityScreen(
      language: .english,
      elements: [
        text("right", 100, 5), text("below", 0, 30), text("left", 0, 0, height: 25),
      ])
    screen.order = .frames
    let names = ScreenReader.talkBack.stops(of: screen).map(\.name)
    #expect(names == ["left", "right", "below"])
  }
}
