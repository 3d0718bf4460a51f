import AccessibilityModel
import AppSimulation
import ScreenFiles
import ScreenReading
import Testing

@testable import Walks

/// Figures that can be trusted: what counts as reached, as thrown, as unintended, and when a walk
/// ends because it cannot go on.
@Suite struct FiguresTests {
  private func figures(
    _ variant: ScreenVariant, _ lines: [String], goal: [String] = []
  ) throws -> String {
    try transcript(variant, lines, goal: goal).figures?.score ?? ""
  }

  // MARK: Goals

  /// A goal that already holds before the first gesture does not count as reached.
  @Test func aGoalThatHoldsFromTheStartIsMissed() throws {
    let goal = ["cards = 삼성카드 **** 1234"]
    let figures = try figures(Screens.cards(.adjustable), ["swipe right"], goal: goal)
    #expect(
      figures.hasPrefix(
        "1 gesture, 0 changes nobody asked for, goal missed: it held from the start, "),
      "\(figures)")
  }

  /// It is reached by going away from it and coming back.
  @Test func aGoalThatHeldFromTheStartIsReachedByAChange() throws {
    let figures = try transcript(
      Screens.cards(.adjustable), ["swipe right", "swipe up", "swipe down"],
      goal: ["cards = 삼성카드 **** 1234"]
    ).figures
    #expect(figures?.goal == true)
    #expect(figures?.goalHeldFromStart == false)
  }

  /// Goals ask what effects can ask: numbers, states, patterns, what another element has.
  ///
  /// What holds from the start, as that the volume is below 61, is not reached.
  @Test(arguments: [
    ("Volume >= 60%", true), ("Volume > 60", false), ("Volume < 61", false),
    ("Volume != 50%", true),
    ("Mute is on", true), ("Mute is off", false), ("Volume matches /^6/", true),
    ("Volume = {Limit}", true), ("Volume >= {Limit}", true), ("Nothing is on", false),
  ])
  func aGoalAsksAsEffectsDo(goal: String, isReached: Bool) throws {
    let file = try ScreenFile(
      """
      language: en
      elements:
      - slider "Volume": 50%
      - switch "Mute" [off]
      - text "Limit": {value: 60}
      walks: {a: {gestures: [swipe up, swipe right, double tap], goal: "focus Mute"}}
      """)
    var walk = try #require(file.walks(for: file.variants[0]).first)
    walk.goal = try WalkGoal(lines: [goal])
    let heard = WalkTranscript(
      of: walk, on: file.variants[0],
      configuration: WalkConfiguration(
        reader: .voiceOver, settings: ReaderSettings(language: .english),
        wording: .voiceOverEnglish, durations: tenthPerCharacter))
    #expect(heard.figures?.goal == isReached)
  }

  /// A title has no value, so that of the carousel below it is meant; and a carousel is meant by its name,
  /// whatever else begins so.
  @Test(arguments: [#"header "Cards""#, #"header "Cards and coupons""#])
  func aCarouselBesideATitleOfItsName(title: String) throws {
    let screen = """
      language: en
      elements:
      - \(title)
      - carousel "Cards": {selectsOnFocus: true, items: [button "A", button "B"]}
      - button "Cards of others"
      walks: {a: {gestures: [swipe right x2], goal: Cards = B}}
      """
    let file = try ScreenFile(screen)
    let walk = try #require(file.walks(for: file.variants[0]).first)
    var configuration = WalkConfiguration(
      reader: .voiceOver, settings: ReaderSettings(language: .english),
      wording: .voiceOverEnglish, durations: tenthPerCharacter)
    configuration.pace = .listen
    let heard = WalkTranscript(of: walk, on: file.variants[0], configuration: configuration)
    #expect(heard.figures?.goal == true)
  }

  /// A value that stays as it was is a goal of its own: cancelling.
  @Test func keepingAValueIsAGoal() throws {
    let lines = ["double tap", "type 77", "touch 취소", "double tap"]
    #expect(
      try transcript(Screens.slider, lines, goal: ["activate 취소", "keep volume"]).figures?.goal
        == true)
    let saved = ["double tap", "type 77", "touch 완료", "double tap"]
    #expect(
      try transcript(Screens.slider, saved, goal: ["keep volume"]).figures?.goal == false)
    #expect(
      try transcript(Screens.slider, lines, goal: ["keep volume"]).figures?.goalHeldFromStart
        == false)
  }

  // MARK: Focus that the app moves

  private func screen(_ elements: [AccessibilityElement], events: [ScheduledEffects] = [])
    -> ScreenVariant
  {
    ScreenVariant(
      screen: AccessibilityScreen(language: .english, elements: elements, events: events))
  }

  private func button(
    _ label: String, _ trigger: ElementResponse.Trigger, _ effects: TimedEffect...
  ) -> AccessibilityElement {
    var element = AccessibilityElement(.button, label: AttributedText(label), identifier: label)
    element.responses = [ElementResponse(trigger, effects)]
    return element
  }

  /// `layoutChanged` that the app posts by itself throws focus; after a double tap it does not.
  @Test func focusMovedByLayoutChangedIsThrown() throws {
    let elements = [
      button("Search", .activate, TimedEffect(.layoutChanged(.element("Result")))),
      AccessibilityElement(.button, label: "Result"),
    ]
    let byItself = screen(
      elements,
      events: [ScheduledEffects(at: 2000, [TimedEffect(.layoutChanged(.element("Result")))])])
    #expect(
      try score(byItself, ["wait 3s"]) == """
        # walk
           0.00                    ♪ screenChanged
           0.00  wait 3s
           0.60                    → Search
                                   "Search, button" 1.32 s
           2.10                    → Result (thrown there)
                                   "Result, button" 1.32 s
           3.42                    = 0 gestures, 0 changes nobody asked for, focus thrown 1 time, 2.64 s of speech

        """)
    #expect(try transcript(screen(elements), ["double tap"]).figures?.thrown == 0)
  }

  /// Two elements send focus to each other: the trap is named, and the walk ends there.
  @Test func pingPongIsNamedAndEndsTheWalk() throws {
    let pingPong = screen([
      AccessibilityElement(.header, label: "Home"),
      button("Ping", .becomeFocused, TimedEffect(.layoutChanged(.element("Pong")))),
      button("Pong", .becomeFocused, TimedEffect(.layoutChanged(.element("Ping")))),
      AccessibilityElement(.button, label: "Done"),
    ])
    let transcript = try transcript(
      pingPong, ["swipe right to Done", "double tap"], goal: ["activate Done"])
    #expect(
      transcript.figures?.score
        == "1 gesture, 0 changes nobody asked for, focus thrown 6 times, goal missed, "
        + "1.82 s of speech, 77 % of it cut off, "
        + "stopped because focus goes back and forth by itself: Pong and Ping")
  }

  /// An element that the app reloads on focus loses focus and gets it back, for ever.
  @Test func aReloadLoopIsNamedAndEndsTheWalk() throws {
    let loop = screen([
      AccessibilityElement(
        .list, identifier: "rows",
        children: [
          button("Row", .becomeFocused, TimedEffect(.reload(ScreenReload(container: "rows"))))
        ])
    ])
    let figures = try transcript(loop, ["double tap", "swipe right"]).figures
    #expect(figures?.trapKind == .reloadLoop)
    #expect(figures?.trap == "Row")
    #expect(figures?.gestures == 0)
  }

  /// A carousel without an end traps a user who swipes right; the walk ends after two rounds.
  @Test func anEndlessCarouselIsNamedAndEndsTheWalk() throws {
    let figures = try transcript(
      Screens.cards(.elements, isEndless: true), ["swipe right to 확인", "double tap"],
      goal: ["activate 확인"]
    ).figures
    #expect(figures?.trapKind == .endlessCarousel)
    #expect(figures?.gestures == 7)
    #expect(figures?.goal == false)
  }

  /// Whoever has all read is trapped in it as well, and hears the rest of the walk no more.
  @Test(arguments: [WalkStep.gesture(.readAll), .gesture(.readFromTop)])
  func anEndlessCarouselTrapsWhoHasAllRead(_ step: WalkStep) throws {
    let walk = try transcript(
      Screens.cards(.elements, isEndless: true), [step.description, "touch 확인"])
    #expect(walk.figures?.trapKind == .endlessCarousel)
    #expect(walk.figures?.trap == "cards")
    #expect(walk.score.contains("trapped in cards, an endless carousel"))
    #expect(walk.figures?.gestures == 1)
  }

  /// A screen that pushes itself as soon as it has focus: the walk names it and ends.
  @Test func screensWithoutEndAreNamed() throws {
    let heard = try score(
      """
      language: en
      elements: [button "Open": {activate: {push: Page}}]
      screens:
        Page: {elements: [header "Page": {becomeFocused: {push: Page}}]}
      """, ["double tap", "swipe right x9"])
    #expect(!heard.contains("= 10 gestures, "))
    #expect(heard.contains("stopped because screens cover one another without end: Page"))
  }

  /// A walk ends after an hour, so that nobody gets a day of sound.
  @Test func aWalkEndsAfterAnHour() throws {
    let heard = try score(
      "language: en\nelements: [button \"Save\"]", ["wait 86400s", "double tap"])
    #expect(
      heard == """
        # walk
           0.00                    ♪ screenChanged
           0.00  wait 86400s
           0.60                    → Save
                                   "Save, button" 1.12 s
        3600.00                    = 0 gestures, 0 changes nobody asked for, 1.12 s of speech, stopped after an hour, which is the longest a walk takes

        """)
  }

  /// An app in which ever more happens, or ever more waits, fills no memory.
  @Test(arguments: ["announce: hi", "announce: hi, priority: low", "announce: hi, after: 1h"])
  func aWalkEndsWhenTooMuchHappens(effect: String) throws {
    let effects = String(repeating: "  - {\(effect.replacing("1h", with: "3000s"))}\n", count: 1000)
    let file = try ScreenFile(
      "language: en\nelements: [button \"Save\"]\nevents:\n- every: 100ms\n  effects:\n\(effects)")
    let walk = try transcript(#require(file.variants.first), ["wait 3500s", "swipe right"])
    #expect(walk.figures?.trapKind == .tooMuch)
    #expect(walk.events.count < 300_000)
    #expect(walk.events.last.map { $0.time < 60_000 } == true)
    #expect(
      TranscriptFormatter().format(walk).hasSuffix(
        ", stopped because too much happens by itself for a walk to hold\n"))
  }

  /// However long a list is, it is read to its end.
  @Test func readingAllIsNotTooMuch() throws {
    let screen = AccessibilityScreen(
      elements: (1...30_000).map { AccessibilityElement(.button, label: "Item \($0)") })
    let walk = try transcript(ScreenVariant(screen: screen), ["read all"])
    #expect(walk.figures?.trapKind == nil)
    #expect(walk.events.contains { $0.kind == .focus("Item 30000") })
  }

  // MARK: Banners

  /// A banner that turns under focus: a double tap opens something other than what was heard.
  @Test func anUnstoppedBannerOpensAnotherItem() throws {
    let lines = ["swipe right", "wait 5s", "double tap"]
    #expect(
      try score(Screens.openingBanner(stopsOnFocus: false), lines).contains(
        "* banner.opened: 사과 ⇒ 바나나 (by timer, nobody asked)"))
    #expect(
      try transcript(Screens.openingBanner(stopsOnFocus: false), lines).figures?.unintended == 1)
    #expect(
      try transcript(Screens.openingBanner(stopsOnFocus: true), lines).figures?.unintended == 0)
  }

  /// A person does not wait a minute for a banner that never stops, but goes on.
  @Test func aFastBannerDoesNotHoldTheUserUp() throws {
    var fast = Screens.banner(.elements)
    fast.screen.elements[1].banner?.interval = 300
    let transcript = try transcript(fast, ["swipe right x3"])
    let gestures = transcript.events.compactMap { event -> Int? in
      if case .gesture = event.kind { return event.time }
      return nil
    }
    #expect(gestures.count == 3)
    #expect((transcript.events.last?.time ?? 0) < 10_000)
  }

  // MARK: Times

  /// One changed header changes two lines: its own, and the time of the next gesture.
  @Test func relativeTimesDiffWell() throws {
    func golden(_ title: String) throws -> String {
      let buttons = (1...8).map {
        AccessibilityElement(.button, label: AttributedText("Button \($0)"))
      }
      return try transcript(
        screen([AccessibilityElement(.header, label: AttributedText(title))] + buttons),
        ["swipe right to the end"]
      ).golden
    }
    let difference = TranscriptDifference(
      from: try golden("Home"), to: try golden("Home, sweet home"))
    let changed = difference.lines.filter { if case .added = $0 { true } else { false } }
    #expect(
      changed == [
        .added("  +0.60                    → Home, sweet home"),
        .added("                           \"Home, sweet home, heading\" 2.42 s"),
        .added("  +2.82  swipe right       → Button 1"),
        .added(
          "  +1.52                    = 8 gestures, 0 changes nobody asked for, 14.58 s of speech"),
      ])
  }

  /// Without times, the transcript has nothing that another voice would change.
  @Test func timesCanBeLeftOut() throws {
    let text = TranscriptFormatter(times: .none).format(
      try transcript(Screens.banner(.elements), ["wait 2.6s", "swipe right", "wait 1s"]))
    #expect(
      text == """
        # walk
                          ♪ screenChanged
        wait 2.6s
                          → 추천
                          "추천, 머리말"
        swipe right       → 사과
                          "사과, 버튼" ✂
        wait 1s
                          * banner.item: 사과 ⇒ 귤 (by timer)
                          → 귤 (thrown there)
                          "귤, 버튼"
                          = 1 gesture, 0 changes nobody asked for, focus thrown 1 time

        """)
  }
}
