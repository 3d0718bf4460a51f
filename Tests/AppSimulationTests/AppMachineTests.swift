import AccessibilityModel
import AppSimulation
import Testing

/// What an app does when asked, and by itself: touches and time go in, events come out.
@Suite struct AppMachineTests {
  private static func app(
    _ elements: [AccessibilityElement], events: [ScheduledEffects] = [],
    others: [String: AccessibilityScreen] = [:]
  ) -> Finger {
    Finger(
      ScreenVariant(
        screen: AccessibilityScreen(language: .english, elements: elements, events: events),
        otherScreens: others))
  }

  private static func button(
    _ label: String, _ effects: [TimedEffect] = [], on trigger: ElementResponse.Trigger = .activate
  ) -> AccessibilityElement {
    var element = AccessibilityElement(.button, label: AttributedText(label))
    if !effects.isEmpty { element.responses = [ElementResponse(trigger, effects)] }
    return element
  }

  private static let fruit = ["apple", "pear", "plum"].map { button($0) }

  /// An element shows one of its cards; steps beyond the last are ignored unless it has no end.
  @Test func aCarouselThatIsOneElementTurnsByAStep() {
    var cards = AccessibilityElement(.carousel, identifier: "cards", children: Self.fruit)
    cards.carousel = CarouselBehavior(style: .adjustable, selectsOnFocus: false, isEndless: false)
    var app = Self.app([cards])
    app.ask(.adjust([0], by: 1))
    app.ask(.adjust([0], by: 1))
    app.ask(.adjust([0], by: 1))
    #expect(
      app.score == """
        0\tscreen 0 appears
        0\t? adjust([0], by: 1)
        0\tcards.value: apple ⇒ pear (by user)
        0\t? adjust([0], by: 1)
        0\tcards.value: pear ⇒ plum (by user)
        0\t? adjust([0], by: 1)

        """)
    #expect(app.told == app.shown)
  }

  /// When focus arrives, the card is selected once the carousel has stopped; nobody asked for it.
  @Test func aCarouselSelectsTheCardThatFocusScrolledToTheMiddle() {
    var cards = AccessibilityElement(.carousel, identifier: "cards", children: Self.fruit)
    cards.carousel = CarouselBehavior(style: .elements, selectsOnFocus: true, isEndless: false)
    var app = Self.app([cards])
    app.ask(.focusCame([0, 2]))
    app.wait(299)
    app.ask(.focusLeft)
    app.wait(1)
    #expect(
      app.score == """
        0\tscreen 0 appears
        0\t? focusCame([0, 2])
        299\t? focusLeft
        300\tcards.selected: apple ⇒ plum (by focus)

        """)
  }

  /// Items take turns, over and over; while focus is on one that stops it, none does.
  @Test func aBannerTakesTurnsUnlessFocusStopsIt() {
    var banner = AccessibilityElement(.banner, identifier: "banner", children: Self.fruit)
    banner.banner = BannerBehavior(style: .elements, interval: 3000, stopsOnFocus: true)
    var app = Self.app([banner])
    app.wait(7000)
    app.ask(.focusCame([0, 2]))
    app.wait(10_000)
    app.ask(.focusLeft)
    app.wait(3000)
    #expect(
      app.score == """
        0\tscreen 0 appears
        3000\tbanner.item: apple ⇒ pear (by timer)
        3000\t[0, 1] takes its turn in [0]
        6000\tbanner.item: pear ⇒ plum (by timer)
        6000\t[0, 2] takes its turn in [0]
        7000\t? focusCame([0, 2])
        17000\t? focusLeft
        20000\tbanner.item: plum ⇒ apple (by timer)
        20000\t[0, 0] takes its turn in [0]

        """)
  }

  /// A number is typed into the editor of a slider.
  ///
  /// Other text is not taken, a number out of bounds is corrected, and only the button at the end
  /// changes the slider.
  @Test func aSliderIsSetInItsEditor() {
    var slider = AccessibilityElement(.slider, label: "Volume")
    slider.adjustment = .range(NumberRange(number: 50))
    slider.editor = ValueEditor(field: "Value", hint: "0 to 100", done: "Done", cancel: "Cancel")
    var app = Self.app([slider])
    app.ask(.activate([0]))
    app.ask(.type("loud", into: [1, 0]))
    app.ask(.type("170", into: [1, 0]))
    app.ask(.activate([1, 1]))
    #expect(
      app.score == """
        0\tscreen 0 appears
        0\t? activate([0])
        0\tthe keyboard appears
        0\tanswered
        0\t? type("loud", into: [1, 0])
        0\ttyped "loud" into [1, 0]
        0\tis not taken
        0\t? type("170", into: [1, 0])
        0\ttyped "170" into [1, 0]
        0\tValue.value: 50 ⇒ 50170 (by user)
        0\tValue.value: 50170 ⇒ 100 (by app)
        0\t? activate([1, 1])
        0\tthe keyboard is gone
        0\tclosed, back to [0]
        0\tVolume.value: 50% ⇒ 100% (by user)
        0\tanswered

        """)
    #expect(app.told == app.shown)
  }

  /// The children vanish and come back; focus among them is lost, unless its element is left out.
  @Test(arguments: [
    (
      false,
      "0\tfocus is lost with the children of [1]\n0\tanswered\n500\t[1] has other children\n"
    ),
    (true, "0\tanswered\n500\t[1] has other children\n500\t[1, 1] is at [1, 2] now\n"),
  ])
  func aReloadTakesFocusWithIt(keepsFocusedElement: Bool, expected: String) {
    let reload = ScreenReload(
      container: "rows", duration: 500, keepsFocusedElement: keepsFocusedElement,
      elements: ["fig", "apple", "pear"].map { Self.button($0) })
    let rows = AccessibilityElement(
      .table, identifier: "rows", children: Array(Self.fruit.prefix(2)))
    var app = Self.app([Self.button("Reload", [TimedEffect(.reload(reload))]), rows])
    app.ask(.focusCame([1, 1]))
    app.ask(.activate([0]))
    app.wait(500)
    #expect(
      app.score == """
        0\tscreen 0 appears
        0\t? focusCame([1, 1])
        0\t? activate([0])

        """ + expected)
    #expect(app.told == app.shown)
    #expect(app.shown?.children(of: [1]).map { $0.label?.string } == ["fig", "apple", "pear"])
  }

  /// An event that comes once is a consequence; one that repeats comes from a timer.
  @Test func eventsComeByThemselves() {
    let set = ScreenEffect.set(element: "state", property: .value, to: "late")
    let app = Self.app(
      [AccessibilityElement(.text, label: "State", value: "early", identifier: "state")],
      events: [
        ScheduledEffects(at: 1000, [TimedEffect(set, after: 250)]),
        ScheduledEffects(at: 500, every: 800, [TimedEffect(.announce("tick", .low))]),
      ])
    var waiting = app
    waiting.wait(2200)
    #expect(
      waiting.score == """
        0\tscreen 0 appears
        500\tannounces "tick", low
        1250\tstate.value: early ⇒ late (by app)
        1300\tannounces "tick", low
        2100\tannounces "tick", low

        """)
  }

  /// Screens are stacked; escape removes the top one, and on the first one nothing answers.
  @Test func screensArePushedAndPopped() {
    var app = Self.app(
      [Self.button("Open", [TimedEffect(.push(screen: "letter"))])],
      others: ["letter": AccessibilityScreen(language: .english, elements: [Self.button("Reply")])])
    app.ask(.activate([0]))
    app.ask(.escape(from: [0]))
    app.ask(.escape(from: [0]))
    #expect(
      app.score == """
        0\tscreen 0 appears
        0\t? activate([0])
        0\tscreen 1 appears
        0\tanswered
        0\t? escape(from: Optional([0]))
        0\tscreen 0 is in front again
        0\t? escape(from: Optional([0]))
        0\tnobody answers

        """)
  }

  /// An immediate announcement of the app comes after its answer; a later one comes later.
  @Test func announcementsFollowTheAnswer() {
    var app = Self.app([
      Self.button(
        "Save",
        [
          TimedEffect(.announce("Saving", .default)),
          TimedEffect(.announce("Saved", .high), after: 100), TimedEffect(.layoutChanged(nil)),
        ])
    ])
    app.ask(.activate([0]))
    app.wait(100)
    #expect(
      app.score == """
        0\tscreen 0 appears
        0\t? activate([0])
        0\tlayout changed, no argument
        0\tanswered
        0\tannounces "Saving", default
        100\tannounces "Saved", high

        """)
  }

  /// A list scrolls by its visible part, as far as it goes, and tells its position.
  @Test func aListScrollsByPages() {
    var list = AccessibilityElement(.list, children: Self.fruit)
    list.scrolling = ScrollingBehavior(axis: .vertical, visibleCount: 2)
    var app = Self.app([list])
    app.ask(.scroll([0, 0], .vertical, by: 1))
    app.ask(.scroll([0, 0], .vertical, by: 1))
    app.ask(.scroll([0, 0], .horizontal, by: 1))
    #expect(
      app.score == """
        0\tscreen 0 appears
        0\t? scroll(Optional([0, 0]), AccessibilityModel.ScrollingBehavior.Axis.vertical, by: 1)
        0\tscrolls
        0\trows 2–3 of 3
        0\tin view: 1..<3 of [0]
        0\t? scroll(Optional([0, 0]), AccessibilityModel.ScrollingBehavior.Axis.vertical, by: 1)
        0\tis at the edge
        0\trows 2–3 of 3
        0\t? scroll(Optional([0, 0]), AccessibilityModel.ScrollingBehavior.Axis.horizontal, by: 1)
        0\tnobody answers

        """)
  }

  /// An element that is not enabled does nothing, whoever asks.
  @Test func whatIsDimmedDoesNothing() {
    var gain = AccessibilityElement(.slider, label: "Gain", value: "50%", traits: .notEnabled)
    gain.responses = [ElementResponse(.increment, [TimedEffect(.announce("More", .default))])]
    let save = Self.button("Save", [TimedEffect(.announce("Saved", .high))]).with {
      $0.additionalTraits = .notEnabled
    }
    var app = Self.app([gain, save])
    app.ask(.adjust([0], by: 1))
    app.ask(.activate([1]))
    #expect(
      app.score == """
        0\tscreen 0 appears
        0\t? adjust([0], by: 1)
        0\t? activate([1])
        0\tanswered

        """)
  }

  /// Whatever the number of rows, one change hides them and one brings the new ones.
  @Test func aReloadIsTwoChanges() {
    let rows = (1...100).map { AccessibilityElement(.cell, label: AttributedText("Row \($0)")) }
    let list = AccessibilityElement(.list, identifier: "list", children: rows)
    let reload = Self.button(
      "Reload", [TimedEffect(.reload(ScreenReload(container: "list", duration: 500)))])
    var app = AppMachine(ScreenVariant(screen: AccessibilityScreen(elements: [list, reload])))
    _ = app.start()
    func changes(_ events: [AppEvent]) -> Int {
      events.count { if case .tree = $0 { true } else { false } }
    }
    #expect(changes(app.perform(.activate([1]), at: 0)) == 1)
    let wakeUps = app.takeWakeUps()
    #expect(wakeUps.map(\.instant) == [500])
    #expect(changes(app.wake(token: wakeUps[0].token, at: 500)) == 1)
    #expect(app.stack[0].tree.name(of: [0, 99]) == "Row 100")
  }
}
