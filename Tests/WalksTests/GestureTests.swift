import AccessibilityModel
import ScreenFiles
import ScreenReading
import Testing

@testable import Walks

/// Gestures, counts and walks as people write them.
@Suite struct GestureTests {
  @Test(arguments: [
    ("swipe right", ReaderGesture.swipe(.right)), ("Swipe  Right", .swipe(.right)),
    ("next", .swipe(.right)), ("forward", .swipe(.right)), ("previous", .swipe(.left)),
    ("increment", .swipe(.up)), ("decrement", .swipe(.down)), ("act", .doubleTap),
    ("activate", .doubleTap), ("double-tap", .doubleTap), ("long press", .doubleTapAndHold),
    ("two-finger scrub", .escape), ("two-finger double tap", .magicTap),
    ("two-finger tap", .pause), ("resume", .pause), ("read all", .readAll),
    ("two-finger swipe down", .twoFingerSwipe(.down)),
    ("scroll forward", .twoStrokeSwipe(.right, .left)),
    ("Swipe down-then-left", .twoStrokeSwipe(.down, .left)),
    ("read from the top", .readFromTop), ("scroll down", .threeFingerSwipe(.up)),
    ("three-finger swipe left", .threeFingerSwipe(.left)), ("three-finger tap", .position),
    ("touch 확인", .touch(.element("확인"))), ("touch: \"확인 x2\"", .touch(.element("확인 x2"))),
    ("touch 12, 40", .touch(.point(x: 12, y: 40))), ("touch empty", .touch(.nothing)),
    ("rotor headings", .rotor(.to("headings"))), ("rotor right", .rotor(.next)),
    ("action 미리 듣기", .action("미리 듣기")), ("type 77", .type("77")),
    ("swipe right to the end", .swipeToEnd(.right)),
    ("Swipe right to 확인 버튼", .swipeTo(.right, "확인 버튼")),
    ("swipe left until OK", .swipeTo(.left, "OK")),
    ("drag to 확인", .drag(.element("확인"))), ("explore to: OK", .drag(.element("OK"))),
    ("drag to 12, 40", .drag(.point(x: 12, y: 40))), ("drag to nothing", .drag(.nothing)),
    ("drag right 20%", .dragBy(.right, .percent(20))),
    ("drag down 60 pt", .dragBy(.down, .points(60))), ("split-tap", .splitTap),
    ("two-finger triple tap", .itemChooser), ("Item Chooser", .itemChooser),
    ("three-finger triple tap", .screenCurtain), ("curtain", .screenCurtain),
    ("speech off", .mute), ("two-finger swipe right", .twoFingerSwipe(.right)),
    ("leave group", .twoFingerSwipe(.left)), ("four-finger tap bottom", .fourFingerTap(.bottom)),
  ])
  func isRead(text: String, gesture: ReaderGesture) throws {
    #expect(try ReaderGesture(text) == gesture)
    #expect(try WalkStep(text) == .gesture(gesture))
  }

  @Test(arguments: [
    ("wait 5s", WalkStep.wait(5000)), ("wait 1.25 seconds", .wait(1250)),
    ("wait 300ms", .wait(300)), ("wait 2", .wait(2000)),
    ("rotor follows item off", .set("rotorFollowsItem", false)),
    ("Rotor-follows item ON", .set("rotorFollowsItem", true)),
    ("grouped navigation on", .set("groupedNavigation", true)),
  ])
  func stepIsReadThatIsNoGesture(text: String, step: WalkStep) throws {
    #expect(try WalkStep(text) == step)
    #expect(try WalkStep(step.description) == step)
  }

  @Test func aWaitIsNoGesture() {
    #expect(throws: GestureError.self) { try ReaderGesture("wait 5s") }
  }

  @Test(arguments: [
    (
      "heading level 2\"",
      "unknown gesture \"heading level 2\"\", and a quote without its other end; in […] a comma begins "
        + "the next step: put a step with a comma in single quotes, or on a line of its own"
    ),
    ("swip right", "unknown gesture \"swip right\"; did you mean \"swipe right\"?"),
    ("dobule tap", "unknown gesture \"dobule tap\"; did you mean \"double tap\"?"),
    ("tuch 확인", "unknown gesture \"tuch 확인\"; did you mean \"touch 확인\"?"),
    ("tuch: Save", "unknown gesture \"tuch: Save\"; did you mean \"touch Save\"?"),
    ("rotor", "\"rotor\" cannot be read; write \"rotor ITEM\", such as \"rotor headings\""),
    ("type", "\"type\" cannot be read; write \"type TEXT\", such as \"type 77\""),
    (
      "touch",
      "\"touch\" cannot be read; write \"touch X,Y\" or \"touch ELEMENT\", such as \"touch 확인\""
    ),
    ("wait soon", "\"wait soon\" cannot be read; write \"wait TIME\", such as \"wait 5s\""),
    ("wait 100000s", "\"wait 100000s\" cannot be read; write \"wait TIME\", such as \"wait 5s\""),
    (
      "swipe up x0",
      "\"swipe up x0\" cannot be read; the count is 1 to 10000, such as \"swipe up x3\""
    ),
    ("swipe right 3x", "unknown gesture \"swipe right 3x\"; did you mean \"swipe right x3\"?"),
    ("swipe right 3", "unknown gesture \"swipe right 3\"; did you mean \"swipe right x3\"?"),
    ("3 x swipe right", "unknown gesture \"3 x swipe right\"; did you mean \"swipe right x3\"?"),
    ("3x swipe right", "unknown gesture \"3x swipe right\"; did you mean \"swipe right x3\"?"),
    ("3 swipe right", "unknown gesture \"3 swipe right\"; did you mean \"swipe right x3\"?"),
    (
      "swipe right three times",
      "unknown gesture \"swipe right three times\"; did you mean \"swipe right x3\"?"
    ),
    ("swipe right 3번", "unknown gesture \"swipe right 3번\"; did you mean \"swipe right x3\"?"),
    ("swipe right: 3", "unknown gesture \"swipe right: 3\"; did you mean \"swipe right x3\"?"),
    ("double click", "\"double click\" cannot be read; write \"double tap\""),
    ("wait 3초", "unknown gesture \"wait 3초\"; did you mean \"wait 3s\"?"),
    ("wait 1.5분", "unknown gesture \"wait 1.5분\"; did you mean \"wait 90s\"?"),
    ("1.5초 기다리기", "unknown gesture \"1.5초 기다리기\"; did you mean \"wait 1.5s\"?"),
    ("swipe right *3", "unknown gesture \"swipe right *3\"; did you mean \"swipe right x3\"?"),
    (
      "swipe right twice",
      "unknown gesture \"swipe right twice\"; did you mean \"swipe right x2\"?"
    ),
    (
      "double tap on OK",
      "\"double tap on OK\" cannot be read; write \"touch OK\" and below it \"double tap\""
    ),
    (
      "double tap on \"OK\"",
      "\"double tap on \"OK\"\" cannot be read; write \"touch OK\" and below it \"double tap\""
    ),
    (
      "double tap and hol",
      "unknown gesture \"double tap and hol\"; did you mean \"double tap and hold\"?"
    ),
    (
      "long press \"Pay now\"",
      "\"long press \"Pay now\"\" cannot be read; write \"touch Pay now\" and below it "
        + "\"double tap and hold\""
    ),
    (
      "tap",
      "\"tap\" cannot be read; write \"double tap\" to activate what has focus, or "
        + "\"touch ELEMENT\" to go to an element"
    ),
    ("오른쪽으로 쓸기", "\"오른쪽으로 쓸기\" cannot be read; write \"swipe right\""),
    (
      "tap Compose",
      "\"tap Compose\" cannot be read; to activate an element write \"touch Compose\" and below it "
        + "\"double tap\""
    ),
    (
      "drag the slider",
      "\"drag the slider\" cannot be read; write \"drag to the slider\", or how far: "
        + "\"drag right 20%\" or \"drag down 60\""
    ),
    (
      "drag right a lot",
      "\"drag right a lot\" cannot be read; write \"drag right DISTANCE\", such as \"drag right 20%\""
    ),
    (
      "four-finger tap",
      "unknown gesture \"four-finger tap\"; did you mean \"four finger tap top\"?"
    ),
    (
      "two-finger quadruple tap",
      "unknown gesture \"two-finger quadruple tap\"; gestures are swipe right, double tap, "
        + "touch ELEMENT, wait 5s, …: `overheard help transcript` lists them all"
    ),
    (
      "three-finger tripel tap",
      "unknown gesture \"three-finger tripel tap\"; did you mean \"three finger triple tap\"?"
    ),
    ("say Saved", "\"say Saved\" cannot be read; write \"expect Saved\""),
    (
      "five-finger swipe",
      "unknown gesture \"five-finger swipe\"; gestures are swipe right, double tap, touch ELEMENT, "
        + "wait 5s, …: `overheard help transcript` lists them all"
    ),
    (
      "dance",
      "unknown gesture \"dance\"; gestures are swipe right, double tap, touch ELEMENT, wait 5s, …: "
        + "`overheard help transcript` lists them all"
    ),
    (
      "",
      "a gesture is missing; gestures are swipe right, double tap, touch ELEMENT, wait 5s, …: "
        + "`overheard help transcript` lists them all"
    ),
  ])
  func isRefused(text: String, message: String) {
    let error = #expect(throws: GestureError.self) { try WalkStep.parse(line: text) }
    #expect(error?.description == message)
  }

  /// Every gesture reads back as it is written, and no phrase stands for two.
  @Test func vocabularyIsConsistent() throws {
    var seen: [String: ReaderGesture] = [:]
    for entry in GestureVocabulary.phrases {
      let (gesture, phrases) = (entry.gesture, entry.phrases)
      #expect(phrases.first == GestureVocabulary.normalized(gesture.description))
      #expect(try ReaderGesture(gesture.description) == gesture)
      for phrase in phrases {
        #expect(seen.updateValue(gesture, forKey: phrase) == nil, "\(phrase)")
        #expect(try ReaderGesture(phrase) == gesture)
      }
    }
    for command in GestureVocabulary.commands {
      #expect(try ReaderGesture(command.example).description == command.example)
    }
    for command in WalkStep.commands {
      #expect(try WalkStep(command.example).description == command.example)
    }
    // No gesture is left out of the help and the page.
    let kinds =
      try GestureVocabulary.phrases.map(\.gesture.kind)
      + GestureVocabulary.commands.map { try ReaderGesture($0.example).kind }
    #expect(Set(kinds) == Set(ReaderGesture.Kind.allCases))
  }

  /// The forms of goals that are printed are the ones that are read, each a different condition.
  @Test func goalsAreReadAsTheirFormsSay() throws {
    for form in WalkGoal.forms {
      #expect(try WalkGoal.Condition(form.example).description == form.example)
    }
    let kinds = try WalkGoal.forms.map { form -> Substring in
      let condition = "\(try WalkGoal.Condition(form.example))"
      return condition.contains("=") ? "=" : condition.prefix { $0 != " " }
    }
    #expect(Set(kinds).count == WalkGoal.forms.count)
  }

  @Test func walkCountsAndPrints() throws {
    let lines = [
      "swipe right x3", "swipe up × 2", "double tap 2 times", "touch 카드 x2", "wait 0.5s",
    ]
    let walk = try ReaderWalk(name: "pay", lines: lines)
    #expect(walk.steps.count == 9)
    #expect(
      walk.lines == [
        "swipe right x3", "swipe up x2", "double tap x2", "touch 카드 x2", "wait 0.5s",
      ])
    #expect(try ReaderWalk(name: "pay", lines: walk.lines) == walk)
  }

  @Test func walkTellsTheLine() {
    let error = #expect(throws: WalkError.self) {
      try ReaderWalk(name: "pay", lines: ["swipe right", "swipe rigth x2"])
    }
    #expect(error?.line == 1)
    #expect(
      error?.description == "unknown gesture \"swipe rigth x2\"; did you mean \"swipe right x2\"?")
  }
}

/// Goals as people write them, and when they are reached.
@Suite struct GoalTests {
  @Test(arguments: [
    ("activate 확인", WalkGoal.Condition.activated("확인")), ("focus 확인", .focused("확인")),
    ("selected 현대카드", .selected("현대카드")), ("cards = 현대카드", .value("cards", "현대카드")),
    ("결제 카드 선택 = 신한카드 **** 9012", .value("결제 카드 선택", "신한카드 **** 9012")),
    ("keep 음량", .kept("음량")), ("screen letter", .screen("letter")),
    ("screen = on", .value("screen", "on")), ("상품 > 상세 = 3", .value("상품 > 상세", "3")),
    ("banner = <New> sale", .value("banner", "<New> sale")),
    ("Next > = 3", .value("Next >", "3")),
    ("banner = The alarm is on", .value("banner", "The alarm is on")),
    ("음량 >= 50%", .meets(ElementCondition("음량", .compares(.atLeast, "50%")))),
    ("수량 != 0", .meets(ElementCondition("수량", .equals("0"), isNegated: true))),
    ("무음 is not on", .meets(ElementCondition("무음", .state(.on), isNegated: true))),
    ("이름 matches /^김/", .meets(ElementCondition("이름", .matches("^김")))),
  ])
  func isRead(text: String, condition: WalkGoal.Condition) throws {
    #expect(try WalkGoal.Condition(text) == condition)
    #expect(try WalkGoal.Condition(condition.description) == condition)
  }

  @Test(arguments: ["", "buy", "= 3", "cards =", "focus"])
  func isRefused(text: String) {
    let error = #expect(throws: WalkGoalError.self) { try WalkGoal(lines: ["activate ok", text]) }
    #expect(
      error?.description == "unknown goal \"\(text)\"; write \"activate ELEMENT\", "
        + "\"focus ELEMENT\", \"select ELEMENT\", \"ELEMENT = VALUE\", \"keep ELEMENT\", "
        + "\"screen NAME\", \"ELEMENT < NUMBER\", \"ELEMENT is STATE\" or "
        + "\"ELEMENT matches /PATTERN/\"")
  }

  @Test(arguments: [
    ("음량 > 크게", "'크게' is no number to compare with; write one such as 10 or {name}"),
    ("음량 => 50", "'=>' is no comparison; write 음량 >= 50"),
    (
      "무음 is loud",
      "'loud' is no state of an element; if it is a value, write 무음 = loud; the states are "
        + "empty, on, off, selected, enabled, hidden, expanded, focused"
    ),
    (
      "카드 is not 현대카드 1234",
      "'현대카드 1234' is no state of an element; if it is a value, write 카드 != 현대카드 1234; "
        + "the states are empty, on, off, selected, enabled, hidden, expanded, focused"
    ),
    ("Mute is 켜짐", "'켜짐' is no state of an element; write Mute is on"),
    (
      "What is this is loud",
      "'loud' is no state of an element; if it is a value, write What is this = loud; the states are "
        + "empty, on, off, selected, enabled, hidden, expanded, focused"
    ),
    ("무음 is On", "'On' is no state of an element; write 무음 is on"),
    ("저장 is disabled", "'disabled' is no state of an element; write 저장 is not enabled"),
    ("저장 is not disabled", "'disabled' is no state of an element; write 저장 is enabled"),
    ("음량 >= 50 %", "'50 %' is no number to compare with; write one such as 10 or {name}"),
    ("음량 <= 1,000", "'1,000' is no number to compare with; write one such as 10 or {name}"),
    ("음량 >= {한도}%", "'{한도}%' is no number to compare with; write one such as 10 or {name}"),
    ("음량 !>= 5", "'!>=' is no comparison; write 음량 < 5"),
    ("이름 = \"\"", "nothing is written as empty; write 이름 is empty"),
    ("이름 != ''", "nothing is written as empty; write 이름 is not empty"),
    (
      "이름 != <없음>",
      "a value that is compared cannot begin with '<'; write 이름 does not match /^<없음>$/"
    ),
    (
      "음량 >= 5 and 무음 is on",
      "'음량 >= 5 and 무음 is on' is several conditions; write them as a list, of which all must hold"
    ),
  ])
  func isRefusedWithAdvice(text: String, advice: String) {
    let error = #expect(throws: WalkGoalError.self) { try WalkGoal(lines: [text]) }
    #expect(error?.description == advice)
  }

  private func goalTime(
    _ lines: [String], _ goal: [String], on variant: ScreenVariant = Screens.cards(.adjustable)
  ) throws -> Int? {
    try transcript(variant, lines, goal: goal).figures?.goalTime
  }

  /// A value counts if it holds at the end, and the goal's time is when it began to hold.
  @Test func valueHoldsAtTheEnd() throws {
    let lines = ["swipe right", "swipe up", "swipe up", "swipe down"]
    #expect(try goalTime(lines, ["cards = 현대카드 **** 5678"]) == 13_260)
    #expect(try goalTime(lines, ["결제 카드 선택 = 신한카드 **** 9012"]) == nil)
    #expect(try goalTime(lines, ["selected 현대카드", "focus cards"]) == 13_260)
    #expect(try goalTime(lines, ["selected 현대카드", "focus 확인"]) == nil)
  }

  /// What is found neither before the first gesture nor at the end has not kept its value.
  @Test func whatIsNotThereIsNotKept() throws {
    #expect(try goalTime(["swipe right"], ["keep cards"]) != nil)
    #expect(try goalTime(["swipe right"], ["keep 우편물"]) == nil)
  }

  /// What holds before the first gesture and all along is not reached; what is left and come to again is.
  @Test func whatHeldFromTheStartIsNotReached() throws {
    let screen = "language: en\nelements: [slider \"Volume\": {range: [0, 100, 10], at: 50}]"
    let variant = try #require(try ScreenFile(screen).variants.first)
    let ends = try [["swipe right"], ["swipe up", "swipe down"], ["swipe up"]].map { lines in
      let figures = try #require(try transcript(variant, lines, goal: ["Volume = 50%"]).figures)
      return "\(figures.goal == true) \(figures.goalHeldFromStart)"
    }
    #expect(ends == ["false true", "true false", "false false"])
  }

  /// With an activation, the rest must hold at that moment.
  @Test func activationDecides() throws {
    let goal = ["activate 확인", "cards = 현대카드 **** 5678"]
    let tooEarly = ["touch 확인", "double tap", "swipe left", "swipe up"]
    #expect(try goalTime(tooEarly, goal) == nil)
    #expect(try goalTime(tooEarly + ["swipe right", "double tap"], goal) != nil)
  }

  @Test func valuesOfEveryKind() throws {
    let lines = [
      "touch haptics", "double tap", "touch 고급", "double tap", "touch month", "swipe up",
      "touch brightness", "swipe up", "touch name", "double tap", "type 철수",
    ]
    let goals = [
      "haptics = off", "고급 = expanded", "month = 2월", "brightness = 60%", "name = 철수",
    ]
    #expect(try goalTime(lines, goals, on: Screens.settings) != nil)
    #expect(try goalTime(["swipe right x2"], ["dots = 3"], on: Screens.gallery) == 2840)
    #expect(try goalTime(["wait 4s"], ["banner = 귤"], on: Screens.banner(.elements)) == 3000)
  }
}
