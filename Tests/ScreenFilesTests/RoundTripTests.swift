import AccessibilityModel
import ScreenFiles
import TestSupport
import Testing
import Walks

/// Parse → print → parse is the identity.
@Suite struct RoundTripTests {
  @Test func randomScreensSurviveBeingPrinted() throws {
    let seed = UInt64.random(in: 0...UInt64.max)
    var screens = GeneratedScreens(seed: seed)
    for _ in 0..<300 {
      let file = screens.file()
      let printed = file.printed()
      let again = try ScreenFile(printed)
      #expect(again == file, "seed \(seed)\n\(printed)")
      #expect(again.printed() == printed, "seed \(seed)")
      if again != file { break }
    }
  }

  @Test func theCanonicalFormIsWhatADesignerWouldWrite() {
    let file = ScreenFile(
      title: "소리", language: .korean,
      variants: [
        ScreenVariant(
          screen: AccessibilityScreen(
            title: "소리",
            elements: [
              AccessibilityElement(
                .navigationBar, children: [AccessibilityElement(.backButton, label: "설정")]),
              AccessibilityElement(.slider, label: "음량", value: "50%"),
              AccessibilityElement(.switch, label: "햅틱", traits: .notEnabled).with {
                $0.toggle = .on
              },
              AccessibilityElement(.button, label: "A: b # c", hint: "닫습니다."),
              AccessibilityElement(.text, label: "\"따옴표\""),
            ]))
      ])
    #expect(
      file.printed() == """
        screen: 소리
        language: ko
        elements:
        - navigationBar:
          - backButton "설정"
        - slider "음량": 50%
        - switch "햅틱" [notEnabled, on]
        - 'button "A: b # c"':
            hint: 닫습니다.
        - text "\\"따옴표\\""

        """)
  }
}

/// A generator of screens of every kind.
struct GeneratedScreens {
  private var random: SeededGenerator

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
  }

  private mutating func chance(_ percent: Int) -> Bool {
    Int.random(in: 0..<100, using: &random) < percent
  }

  private mutating func pick<T>(_ items: [T]) -> T {
    items[Int.random(in: 0..<items.count, using: &random)]
  }

  mutating func file() -> ScreenFile {
    let title: AttributedText? = chance(70) ? text() : nil
    let language = pick([SpokenLanguage.korean, .english])
    let names = chance(50) ? [""] : ["before", "after", "with-editor"]
    let walk = ReaderWalk(
      name: "둘러보기",
      steps: [
        .gesture(.swipe(.right)), .gesture(.swipe(.right)), .gesture(.doubleTap), .wait(1500),
        .gesture(.touch(.element("확인: x"))),
      ],
      goal: chance(50) ? WalkGoal([.activated("확인: x"), .value("음량", "50%")]) : nil)
    return ScreenFile(
      title: title, language: language,
      variants: names.map { name in
        var count = 0
        var variant = ScreenVariant(
          name: name,
          screen: AccessibilityScreen(
            title: title, language: language, elements: elements(depth: 0, count: &count),
            order: pick([.document, .frames]), direction: pick([nil, .rightToLeft])))
        // What the walk is about.
        variant.screen.elements += [
          AccessibilityElement(.button, label: "확인: x").with {
            $0.enabledWhen = [
              ElementCondition("음량", .equals("{음량}"), isNegated: chance(50)),
              ElementCondition("확인: x", .state(.focused), isNegated: chance(50)),
            ]
            $0.shownWhen = chance(50) ? [] : [ElementCondition("음량", .matches("^a/b \\d"))]
          }, AccessibilityElement(.slider, label: "음량", value: "50%"),
        ]
        if chance(30) {
          variant.otherScreens["more"] = AccessibilityScreen(
            title: "More", language: language, elements: elements(depth: 1, count: &count))
          variant.screen.elements.append(
            AccessibilityElement(.button, label: "to more").with {
              $0.responses = [
                ElementResponse(.activate, [TimedEffect(.push(screen: "more"), after: 250)]),
                ElementResponse(.escape, [TimedEffect(.pop), TimedEffect(.screenChanged(nil))]),
              ]
            })
          variant.screen.events = [
            ScheduledEffects(
              at: 1500, every: 3000, name: "clock", isStopped: chance(50),
              [
                TimedEffect(.announce(words(), .high)),
                TimedEffect(.layoutChanged(.text(words()))),
                TimedEffect(.flip(element: "to more", state: .hidden)),
                TimedEffect(.add(element: "음량", by: -2.5)),
                TimedEffect(.append(element: "to more", text: words())),
                TimedEffect(
                  .insert(
                    container: "to more", elements: [AccessibilityElement(.cell, label: text())])),
                TimedEffect(.start("clock")), TimedEffect(.stop("clock"), after: 20),
                TimedEffect(
                  .when(
                    [ElementCondition("음량", .compares(.below, "5"))], then: [TimedEffect(.pop)],
                    otherwise: chance(50) ? [] : [TimedEffect(.dismiss, after: 5)])),
                TimedEffect(.scroll(to: "to more")),
                TimedEffect(.set(element: "to more", property: .value, to: words())),
                TimedEffect(.set(element: "to more", property: .hidden, to: "true")),
                TimedEffect(
                  .reload(
                    ScreenReload(
                      container: "to more", duration: 10, keepsFocusedElement: true,
                      elements: elements(depth: 2, count: &count)))),
              ])
          ]
        }
        return variant
      },
      walks: chance(30) ? [walk, ReaderWalk(name: "끝까지", steps: ReaderWalk.plain.steps)] : [],
      variantWalks: names.count > 1 && chance(50) ? ["after": [walk]] : [:])
  }

  private mutating func elements(depth: Int, count: inout Int) -> [AccessibilityElement] {
    (0..<Int.random(in: 0...4, using: &random)).map { _ in element(depth: depth, count: &count) }
  }

  private mutating func element(depth: Int, count: inout Int) -> AccessibilityElement {
    count += 1
    var element = AccessibilityElement(pick(ElementRole.allCases))
    if chance(80) { element.label = text() }
    if chance(40) { element.value = text() }
    if chance(30) { element.hint = text() }
    if chance(10) { element.placeholder = text() }
    if chance(30) { element.identifier = "element-\(count)" }
    for named in ElementTraits.named where chance(5) {
      element.additionalTraits.insert(named.trait)
    }
    element.additionalTraits.subtract(element.role.traits)
    if chance(10) { element.toggle = pick(ToggleState.allCases) }
    if chance(10) { element.expandedStatus = pick(ExpandedStatus.allCases) }
    if chance(10) { element.headingLevel = Int.random(in: 1...6, using: &random) }
    element.isDraggable = chance(5)
    if chance(10) { element.language = pick([SpokenLanguage("en-GB"), SpokenLanguage("ja")]) }
    if chance(20) {
      element.frame = ScreenRect(x: 0, y: Double(count), width: 10.5, height: 44)
      element.activationPoint = ScreenPoint(x: 1, y: -2.25)
    }
    if chance(5) { element.inputLabels = ["a: b", "3"] }
    if chance(10) {
      element.customActions = [
        AccessibilityCustomAction(text()),
        AccessibilityCustomAction("go", effects: [TimedEffect(.dismiss, after: 1001)]),
      ]
      element.customContent = [AccessibilityCustomContent(text(), text(), isImportant: chance(50))]
      element.customRotors = [AccessibilityCustomRotor(text())]
    }
    if chance(10) { element.sortPriority = 1.5 }
    if chance(10) { element.isAccessibilityElement = chance(50) }
    element.isHidden = chance(5)
    element.isModal = chance(5)
    element.startsFocused = chance(5)
    if chance(10) { element.grouping = pick(ElementGrouping.allCases) }
    if chance(10) {
      element.tableCell = DataTableCell(
        row: 2, column: 3, rowSpan: pick([1, 2]), header: pick([nil, .row]))
    }
    if chance(10) {
      element.scrolling = ScrollingBehavior(
        axis: pick([.vertical, .horizontal]), isPaging: chance(50), visibleCount: 3)
    }
    if chance(20) {
      element.adjustment = pick([
        .values([text(), text()], index: 1), .pages(PageNumber(2, of: 5)),
        .range(
          NumberRange(
            // A file cannot say that a stepper goes by a tenth of its range.
            minimum: -5, maximum: 5, step: element.role == .stepper ? 2 : pick([nil, 2]),
            number: 2.5, format: "{value}", delay: 300)),
      ])
    }
    // A value beside it would have to agree with it.
    if element.adjustment != nil { element.value = nil }
    if [.switch, .checkbox, .radioButton].contains(element.role) { element.value = nil }
    if element.role == .carousel {
      element.carousel = CarouselBehavior(
        style: pick([.elements, .adjustable]), index: 1, selectsOnFocus: chance(50),
        isEndless: chance(50))
    }
    if element.role == .banner {
      element.banner = BannerBehavior(
        style: pick([.elements, .joined, .adjustable]), interval: 1250, stopsOnFocus: chance(50))
    }
    if chance(5) {
      element.editor = ValueEditor(
        field: text(), hint: text(), notes: [text()], done: "ok", cancel: "no")
    }
    if depth < 3, chance(40) { element.children = elements(depth: depth + 1, count: &count) }
    if element.children.count < 2 { element.carousel?.index = 0 }
    return element
  }

  /// A text in which braces would stand for the value of an element.
  private mutating func words() -> AttributedText {
    let text = text()
    return text.string.contains("{") ? "확인" : text
  }

  private mutating func text() -> AttributedText {
    let plain = pick([
      "확인", "a: b", "# c", "\"q\"", "'q'", " space ", "", "no", "1.10", "[x]", "{y}", "- z",
      "줄\n바꿈",
      "back\\slash", "탭\t", "😀 👍🏽", "&a *b", "%", "null", "? !", "“smart”", "button \"x\"", "text",
      "e\u{301}",
    ])
    guard chance(10), !plain.isEmpty else { return AttributedText(plain) }
    return AttributedText(runs: [
      .init(plain, SpeechAttributes(language: SpokenLanguage("en"), pitch: 1.5, spellOut: true)),
      .init("끝", SpeechAttributes(punctuation: false, ipa: "k͈ɯt̚")), .init("."),
    ])
  }
}
