import AccessibilityModel
import Foundation
import ScreenReading
import TalkBack
import Testing

/// Tests about what TalkBack says of elements.
///
/// If one fails because you added a rule, give it a row in `RuleExamples.swift`.
@Suite struct RuleTests {
  private static let rules = AnnouncementRules.talkBack
  /// What follows the hint of something that can be used and has no name.
  private let labels = ", Labels available, use Tap with 3 fingers to view"

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
      hintJoint: Self.rules.hintJoint, changes: Self.rules.changes,
      adjustment: Self.rules.adjustment, silences: Self.rules.silences,
      remembered: Self.rules.remembered)
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
    #expect(said([view]) == "Unlabelled … Double-tap to activate" + labels)
    #expect(said([view.with { $0.label = "Wi-Fi" }]) == "Wi-Fi … Double-tap to activate")
  }

  /// A field, a list, a box and a button have their kind to be told by; only what has nothing else has no
  /// label, and a picture, also one that is a button.
  ///
  /// What can be used and has no name can be given one.
  @Test func whatHasNoName() {
    let roles: [ElementRole] = [
      .textField, .popUpButton, .checkbox, .slider, .link, .image, .button,
    ]
    var heard = roles.map { said([AccessibilityElement($0)]) }
    heard.append(said([AccessibilityElement(.image, traits: .button)]))
    #expect(
      heard == [
        "Edit box … Double-tap to edit text" + labels,
        "Drop down list … Double-tap to change" + labels,
        "Check box … Double-tap to activate" + labels,
        "Slider … \"Swipe up\" or \"Swipe down\" to adjust",
        "Unlabelled … Double-tap to activate" + labels, "Unlabelled, Image",
        "Button … Double-tap to activate" + labels,
        "Unlabelled, Button … Double-tap to activate" + labels,
      ])
  }

  /// Progress inside a row is not read with it, unless it is told wherever focus is.
  @Test func progressInARow() {
    let progress = AccessibilityElement(.progress, value: "30%")
    func row(_ progress: AccessibilityElement) -> AccessibilityElement {
      AccessibilityElement(
        .cell, children: [AccessibilityElement(.text, label: "Loading"), progress])
    }
    #expect(said([row(progress)]) == "Loading")
    #expect(
      said([row(progress.with { $0.liveRegion = .polite })]) == "Loading, 30%, Progress bar")
    #expect(said([progress]) == "30%, Progress bar")
  }

  /// Only a progress bar beside a text is left out: a slider never is, and nothing falls silent.
  @Test func whatTellsHowFarInARow() {
    func heard(_ elements: AccessibilityElement..., in language: SpokenLanguage) -> String {
      let row = AccessibilityElement(.group, children: elements).with { $0.grouping = .combine }
      return said([row], in: language).components(separatedBy: " … ")[0]
    }
    let slider = AccessibilityElement(.slider, value: "50%")
    #expect(
      heard(AccessibilityElement(.text, label: "밝기"), slider, in: .korean) == "밝기, 50%, 슬라이더")
    let upload = AccessibilityElement(.progress, label: "Upload", value: "40%")
    #expect(heard(upload, in: .english) == "40%, Upload, Progress bar")
    #expect(
      said([AccessibilityElement(.cell, children: [upload])]) == "40%, Upload, Progress bar")
    let wheel = AccessibilityElement(.activityIndicator, label: "불러오는 중")
    #expect(
      said([AccessibilityElement(.cell, children: [wheel])], in: .korean)
        == "진행 중, 불러오는 중, 진행률 표시줄")
  }

  /// The number of a stepper is inside it, and no page.
  @Test func aStepperOnAPage() {
    let stepper = AccessibilityElement(.stepper, label: "Count", value: "2")
    let pager = AccessibilityElement(
      .scrollView, children: [stepper, AccessibilityElement(.text, label: "End")]
    ).with { $0.scrolling = ScrollingBehavior(axis: .horizontal, isPaging: true) }
    #expect(said([pager]).split(separator: "\n").contains("2, Count"))
  }

  /// A web page has Chromium's words, also for the level of a heading; its states are not modelled, and
  /// are those of an app here.
  @Test func webPages() {
    let page = AccessibilityElement(
      .webView,
      children: [
        AccessibilityElement(.header, label: "News").with { $0.headingLevel = 3 },
        AccessibilityElement(.header, label: "More"), AccessibilityElement(.link, label: "Home"),
        AccessibilityElement(.button, label: "Send"),
        AccessibilityElement(.switch, label: "Sound").with { $0.toggle = .on },
        AccessibilityElement(.checkbox, label: "I agree").with { $0.toggle = .off },
        AccessibilityElement(.radioButton, label: "Visa").with { $0.toggle = .on },
        AccessibilityElement(.slider, label: "Volume", value: "50%"),
        AccessibilityElement(.popUpButton, label: "Sort", value: "Newest"),
        AccessibilityElement(.textField, label: "Mail"),
        AccessibilityElement(.button, label: "Chips").with { $0.android.roleDescription = "Chip" },
      ])
    func heard(_ language: SpokenLanguage) -> [String] {
      said([page], in: language).split(separator: "\n").map {
        $0.components(separatedBy: " … ")[0]
      }
    }
    #expect(
      heard(.english) == [
        "News, heading 3", "More, heading 2", "Home, link", "Send, button", "ON, Sound, switch",
        "not checked, I agree, checkbox", "selected, Visa, radio button", "50%, Volume, slider",
        "Newest, Sort, pop up button", "Mail, Edit box", "Chips, Chip",
      ])
    #expect(
      heard(.korean) == [
        "News, 제목 3", "More, 제목 2", "Home, 링크", "Send, 버튼", "사용 설정, Sound, 전환",
        "선택 안함, I agree, 체크박스", "선택됨, Visa, 라디오 버튼", "50%, Volume, 슬라이더",
        "Newest, Sort, 팝업 버튼", "Mail, 수정 창", "Chips, Chip",
      ])
  }

  /// A heading that is a link is both, in one; what combines a heading with other things is none.
  @Test func headingsOfWebPages() {
    func heard(_ elements: AccessibilityElement..., in language: SpokenLanguage) -> String {
      said([AccessibilityElement(.webView, children: elements)], in: language)
        .components(separatedBy: " … ")[0]
    }
    let link = AccessibilityElement(.link, label: "Top", traits: .header)
    #expect(heard(link, in: .english) == "Top, heading 2 link")
    #expect(heard(link, in: .korean) == "Top, 제목 2 링크")
    let group = AccessibilityElement(
      .group,
      children: [
        AccessibilityElement(.header, label: "gh"), AccessibilityElement(.text, label: "gt"),
        AccessibilityElement(.button, label: "gb"),
      ]
    ).with { $0.grouping = .combine }
    #expect(heard(group, in: .english) == "gh, gt, gb, Button, Heading")
  }

  /// What is alone is not one of several.
  @Test func tabsAndSegmentsThatAreAlone() {
    let tab = AccessibilityElement(.tab, label: "Home")
    let button = AccessibilityElement(.button, label: "Day")
    #expect(said([tab]) == "Home, Tab … Double-tap to activate")
    #expect(
      said([AccessibilityElement(.tabBar, children: [tab])])
        == "Home, Tab … Double-tap to activate")
    #expect(
      said([AccessibilityElement(.segmentedControl, children: [button])])
        == "not selected, Day, Radio button … Double-tap to toggle")
    #expect(
      said([AccessibilityElement(.segmentedControl, children: [button, button])])
        .contains("Radio button, 2 of 2 … Double-tap to select"))
  }

  /// A heading with a role description of its own has it in both places where one is said, but in a list
  /// its place instead of the second.
  @Test func headingsWithARoleOfTheirOwn() {
    let title = AccessibilityElement(.header, label: "Cards").with {
      $0.android.roleDescription = "Title"
    }
    #expect(said([title]) == "Cards, Title, Title")
    #expect(
      said([AccessibilityElement(.list, children: [title, AccessibilityElement(label: "Visa")])])
        == "Cards, Title, 1 of 2, In list, 2 items\nVisa, 2 of 2")
  }

  /// The label of a field that is filled in is said whether or not it repeats something.
  @Test func labelsOfFilledFields() {
    let field = AccessibilityElement(.secureTextField, label: "Password", value: "abcd")
    let hint = " … Double-tap to edit text"
    #expect(said([field]) == "password, 4 characters, Edit box, Password" + hint)
    #expect(
      said([field.with { $0.label = "PIN" }]) == "password, 4 characters, Edit box, PIN" + hint)
    #expect(
      said([field.with { $0.value = nil }]) == "password, Password, Edit box" + hint)
    #expect(
      said([AccessibilityElement(.textField, label: "Seoul", value: "Seoul")])
        == "Seoul, Edit box, Seoul" + hint)
  }

  /// UIKit writes the state of a switch as its value, which Android has no use for.
  @Test func aSwitchWithTheValueOfUIKit() {
    let on = AccessibilityElement(.switch, label: "Wi-Fi", value: "1")
    let heard = "ON, Wi-Fi, Switch … Double-tap to toggle"
    #expect(said([on]) == heard)
    #expect(said([on.with { $0.toggle = .on }]) == heard)
    #expect(
      said([on.with { $0.toggle = .off }]) == "OFF, Wi-Fi, Switch … Double-tap to toggle")
    #expect(
      said([
        on.with {
          $0.toggle = .on
          $0.value = "at home"
        }
      ]) == "at home, Wi-Fi, Switch … Double-tap to toggle")
  }

  /// A key is typed with, which whoever types knows.
  @Test func aKeyHasNoHint() {
    let key = AccessibilityElement(.key, label: "Vv")
    #expect(said([key]) == "Vv")
  }

  /// A button whose clicks the Android build has taken away, and a picture to which it has given some.
  @Test func clicksAreWhatAndroidSays() {
    let button = AccessibilityElement(.button, label: "Tt")
    #expect(said([button.with { $0.android.isClickable = false }]) == "Tt, Button")
    let image = AccessibilityElement(.image, label: "Uu")
    #expect(
      said([image.with { $0.android.isClickable = true }])
        == "Uu, Button … Double-tap to activate")
    #expect(said([image]) == "Uu, Image")
    let row = AccessibilityElement(
      .cell,
      children: [
        AccessibilityElement(.text, label: "Version"),
        button.with { $0.android.isClickable = false },
      ])
    #expect(said([row]) == "Version, Tt, Button")
  }

  /// A row that is tapped as a whole says its name before the state of what it is tapped for (TB; MA), once.
  @Test func rowsSayTheirNameFirst() {
    let texts = ["Wi-Fi", "On at home"].map { AccessibilityElement(.text, label: $0) }
    let toggle = AccessibilityElement(.switch).with { $0.toggle = .off }
    let row = AccessibilityElement(.cell, children: texts + [toggle]).with {
      $0.grouping = .combine
      $0.android.isClickable = true
    }
    #expect(said([row]) == "Wi-Fi, On at home, OFF, Switch … Double-tap to activate")
    let named = AccessibilityElement(.switch, label: "Wi-Fi").with { $0.toggle = .off }
    #expect(said([named]) == "OFF, Wi-Fi, Switch … Double-tap to toggle")
    #expect(
      said([named.with { $0.android.isRow = true }])
        == "Wi-Fi, OFF, Switch … Double-tap to toggle")
    let choice = AccessibilityElement(.radioButton, label: "Visa").with {
      $0.toggle = .on
      $0.android.isRow = true
      $0.android.isLongClickable = true
    }
    #expect(
      said([choice])
        == "Visa, selected, Radio button … Double-tap to toggle, Double-tap and hold to long press")
  }

  /// What is combined is not enabled only if it is itself, or if nothing in it can be used.
  @Test func whatIsCombinedCanBeUsed() {
    func group(_ text: ElementTraits, _ button: ElementTraits) -> AccessibilityElement {
      AccessibilityElement(
        .group,
        children: [
          AccessibilityElement(.text, label: "Latte", traits: text),
          AccessibilityElement(.button, label: "Add", traits: button),
        ]
      ).with { $0.grouping = .combine }
    }
    #expect(said([group(.notEnabled, [])]) == "Latte, Add, Button … Double-tap to activate")
    #expect(said([group([], .notEnabled)]) == "Latte, Add, Button, disabled")
    #expect(
      said([group([], []).with { $0.additionalTraits = .notEnabled }])
        == "Latte, Add, Button, disabled")
    #expect(
      said([group([], []).with { $0.additionalTraits = .selected }])
        == "selected, Latte, Add, Button … Double-tap to activate")
  }

  /// A list that its author calls otherwise still counts its items.
  @Test func listsWithANameOfTheirOwn() {
    let items = ["Aa", "Bb"].map { AccessibilityElement(label: $0) }
    let list = AccessibilityElement(.list, label: "Cards", children: items).with {
      $0.android.roleDescription = "Carousel"
    }
    #expect(
      said([list]) == """
        Aa, 1 of 2, In Carousel Cards, 2 items
        Bb, 2 of 2
        """)
    #expect(
      said([list], in: .korean) == """
        Aa, 2개 중 1번째, Cards Carousel에 있음, 항목 2개
        Bb, 2개 중 2번째
        """)
  }

  @Test func pickersAreAdjusted() {
    let picker = AccessibilityElement(.picker, label: "Hour", value: "9")
    #expect(said([picker]) == #"9, Hour … "Swipe up" or "Swipe down" to adjust"#)
    #expect(said([picker], in: .korean) == #"9, Hour … "위로 스와이프" 또는 "아래로 스와이프" 동작으로 조정"#)
  }

  /// Only the title of the innermost group is told, and that of the group around it when that is left.
  @Test func groupsInGroups() {
    func text(_ label: AttributedText) -> AccessibilityElement {
      AccessibilityElement(.text, label: label)
    }
    let inner = AccessibilityElement(.group, label: "Inner", children: [text("Bb")])
    let outer = AccessibilityElement(
      .group, label: "Outer", children: [text("Aa"), inner, text("Cc")])
    #expect(
      said([outer, text("Dd")]) == """
        Aa, In Outer
        Bb, In Inner
        Cc, In Outer
        Dd, Out of Outer
        """)
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
      said([AccessibilityElement(.banner, children: [AccessibilityElement(label: "Tt")])])
        == "Tt, Page")
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
    let names = ScreenReader.talkBack.stops(ofBuilt: screen).map(\.name)
    #expect(names == ["left", "right", "below"])
  }
}
