import Support

/// How gestures are written, and what they do: one table for the parser, the messages, the help, the
/// page about walks and the JSON Schema.
///
/// The aliases come from similar tools: Maestro's `next`, `previous`, `activate`, `increment`
/// and `decrement`, `forward` and `backward` of XCUIVoiceOverService, `act` of guidepup, and the
/// names of Apple's gesture list ("two-finger scrub").
package enum GestureVocabulary {
  /// A gesture written as a fixed phrase.
  package struct Entry: Sendable {
    package let gesture: ReaderGesture
    /// The ways to write it; the first is canonical.
    package let phrases: [String]
    /// What it does.
    package let summary: String

    fileprivate init(_ gesture: ReaderGesture, _ phrases: [String], _ summary: String) {
      self.gesture = gesture
      self.phrases = phrases
      self.summary = summary
    }
  }

  /// Gestures written as a fixed phrase.
  package static let phrases: [Entry] = [
    .init(
      .swipe(.right), ["swipe right", "next", "forward", "flick right"], "Goes to the next element."
    ),
    .init(
      .swipe(.left), ["swipe left", "previous", "backward", "flick left"],
      "Goes to the previous element."),
    .init(
      .swipe(.up), ["swipe up", "increment", "flick up"],
      "Does what the rotor is set to, backward; increases an adjustable element."),
    .init(
      .swipe(.down), ["swipe down", "decrement", "flick down"],
      "Does what the rotor is set to, forward; decreases an adjustable element."),
    .init(
      .swipeToEnd(.right),
      ["swipe right to the end", "swipe right to end", "swipe to the end"],
      "Swipes right until there is nothing further."),
    .init(
      .swipeToEnd(.left),
      ["swipe left to the end", "swipe left to end", "swipe to the start"],
      "Swipes left until there is nothing further."),
    .init(.doubleTap, ["double tap", "activate", "act"], "Activates the element that has focus."),
    .init(
      .doubleTapAndHold,
      ["double tap and hold", "double tap hold", "pass through", "long press"],
      "Passes the finger through to the app; a drag below it moves a slider by that distance, or a row "
        + "that can be dragged."),
    .init(
      .splitTap, ["split tap", "second finger tap", "tap with a second finger"],
      "Taps with a second finger beside the one that touches or drags: activates what is under that."
    ),
    .init(
      .touch(.nothing), ["touch nothing", "touch empty", "touch an empty place"],
      "Touches a place where there is no element."),
    .init(
      .escape, ["escape", "two finger scrub", "scrub", "dismiss"],
      "The two-finger scrub: goes back, or closes what is shown."),
    .init(
      .magicTap, ["magic tap", "two finger double tap"],
      "The two-finger double tap: what the app does with it."),
    .init(
      .pause, ["pause", "two finger tap", "resume", "continue"],
      "The two-finger tap: pauses or resumes speech."),
    .init(
      .readAll, ["read all", "read from here"],
      "Reads from here to the end: VoiceOver's two-finger swipe down."),
    .init(
      .readFromTop, ["read from top", "read from the top"],
      "Reads from the top: VoiceOver's two-finger swipe up."),
    .init(
      .threeFingerSwipe(.left), ["three finger swipe left", "scroll right"],
      "Scrolls right by a page."),
    .init(
      .threeFingerSwipe(.right), ["three finger swipe right", "scroll left"],
      "Scrolls left by a page."),
    .init(
      .threeFingerSwipe(.up), ["three finger swipe up", "scroll down"], "Scrolls down by a page."),
    .init(
      .threeFingerSwipe(.down), ["three finger swipe down", "scroll up"], "Scrolls up by a page."),
    .init(
      .position, ["three finger tap", "three finger single tap", "position", "talkback menu"],
      "Says where in the scroll view one is. With TalkBack: opens its menu, through which swipes go; a "
        + "double tap chooses, `escape` closes it."),
    .init(
      .mute, ["mute", "three finger double tap", "unmute", "speech off", "speech on"],
      "The three-finger double tap: turns speech off or on, but not sounds."),
    .init(
      .screenCurtain,
      [
        "screen curtain", "three finger triple tap", "curtain", "screen curtain on",
        "screen curtain off",
      ],
      "The three-finger triple tap: turns the screen black or shows it again; nothing else changes."
    ),
    .init(
      .itemChooser, ["item chooser", "two finger triple tap", "choose item", "item list"],
      "The two-finger triple tap: opens VoiceOver's list of all elements. In it, swipes go from one to "
        + "the next, `type` searches, a double tap chooses, and the scrub closes it."),
    .init(
      .twoFingerSwipe(.right), ["two finger swipe right", "enter group", "move into group"],
      "With grouped navigation: goes into the group that has focus. With TalkBack: scrolls left by a "
        + "page."),
    .init(
      .twoFingerSwipe(.left), ["two finger swipe left", "leave group", "move out of group"],
      "With grouped navigation: goes out of the group around focus. With TalkBack: scrolls right by a "
        + "page."),
    .init(
      .twoFingerSwipe(.up), ["two finger swipe up", "two finger scroll up"],
      "With VoiceOver: reads from the top, as `read from top` does for every reader. With TalkBack: "
        + "scrolls down by a page."),
    .init(
      .twoFingerSwipe(.down), ["two finger swipe down", "two finger scroll down"],
      "With VoiceOver: reads from here to the end, as `read all` does for every reader. With "
        + "TalkBack: scrolls up by a page."),
    .init(
      .twoStrokeSwipe(.right, .left), ["swipe right then left", "scroll forward"],
      "With TalkBack: scrolls on by a page whatever focus is in, and says which items are shown."),
    .init(
      .twoStrokeSwipe(.left, .right), ["swipe left then right", "scroll back"],
      "With TalkBack: scrolls back by a page whatever focus is in, and says which items are shown."),
    .init(
      .twoStrokeSwipe(.down, .up), ["swipe down then up"],
      "With TalkBack: the next reading control, as `rotor next` for every reader."),
    .init(
      .twoStrokeSwipe(.up, .down), ["swipe up then down"],
      "With TalkBack: the reading control before, as `rotor previous` for every reader."),
    .init(
      .twoStrokeSwipe(.down, .left), ["swipe down then left"],
      "With TalkBack: back, as `escape` for every reader."),
    .init(
      .twoStrokeSwipe(.down, .right), ["swipe down then right"], "With TalkBack: opens its menu."),
    .init(
      .twoStrokeSwipe(.up, .right), ["swipe up then right"], "With TalkBack: opens its menu."),
    .init(
      .fourFingerSwipe(.right), ["four finger swipe right", "next container"],
      "With TalkBack: goes to the next list, pager or group."),
    .init(
      .fourFingerSwipe(.left), ["four finger swipe left", "previous container"],
      "With TalkBack: goes to the list, pager or group before."),
    .init(
      .fourFingerSwipe(.down), ["four finger swipe down", "next window"],
      "With TalkBack: goes to the next part of the window that has a title of its own."),
    .init(
      .fourFingerSwipe(.up), ["four finger swipe up", "previous window"],
      "With TalkBack: goes to the part of the window before that has a title of its own."),
    .init(
      .rotor(.next), ["rotor next", "rotor right", "rotor clockwise"],
      "Turns the rotor clockwise by one."),
    .init(
      .rotor(.previous), ["rotor previous", "rotor left", "rotor counterclockwise"],
      "Turns the rotor counterclockwise by one."),
    .init(
      .delete, ["delete", "delete key", "backspace"],
      "The delete key: deletes what is selected, or the character before the insertion point."),
    .init(.selectAll, ["select all"], "Selects all of the text that is being edited."),
    .init(
      .returnKey, ["return key", "return", "enter key"],
      "The return key: a new line in a text view, elsewhere what the app does with it."),
    .init(
      .fourFingerTap(.top), ["four finger tap top", "first element", "go to the top"],
      "The four-finger tap on the top half: goes to the first element."),
    .init(
      .fourFingerTap(.bottom), ["four finger tap bottom", "last element", "go to the bottom"],
      "The four-finger tap on the bottom half: goes to the last element."),
  ]

  /// Gestures written with something after them; of several that begin alike, the first that makes
  /// sense of the rest.
  package static let commands: [Command<ReaderGesture>] =
    [
      .init(
        ["touch"], "X,Y", example: "touch 120,300", "Touches a point, on a screen with frames."
      ) { ReaderGesture.TouchTarget(point: $0).map(ReaderGesture.touch) },
      .init(
        ["touch"], "ELEMENT", example: "touch 확인",
        "Touches an element; one that is scrolled out of view cannot be touched."
      ) { .touch(.element($0)) },
      .init(
        ["drag to", "explore to"], "X,Y", example: "drag to 120,300",
        "The same to a point, on a screen with frames."
      ) { ReaderGesture.TouchTarget(point: $0).map(ReaderGesture.drag) },
      .init(
        ["drag to", "explore to"], "ELEMENT", example: "drag to 확인",
        "The finger that is on the screen moves to an element, along a straight line if there are frames, "
          + "else in reading order. After a touch, everything on the way gets focus; after a double tap and "
          + "hold, the row that is held goes there."
      ) { .drag($0 == "nothing" ? .nothing : .element($0)) },
    ]
    + ReaderGesture.Direction.allCases.map { direction in
      .init(
        ["drag \(direction.rawValue)"], "DISTANCE",
        example: direction == .right || direction == .left
          ? "drag \(direction.rawValue) 20%" : "drag \(direction.rawValue) 60",
        "The finger moves by so many points, or percent of the length of what it is on: after a double "
          + "tap and hold, a slider follows it."
      ) { ReaderGesture.Distance($0).map { .dragBy(direction, $0) } }
    } + [
      .init(
        ["swipe right to", "swipe right until", "flick right to", "flick right until"], "ELEMENT",
        example: "swipe right to 확인", "Swipes right until focus is on the element, or to the end."
      ) { .swipeTo(.right, $0) },
      .init(
        ["swipe left to", "swipe left until", "flick left to", "flick left until"], "ELEMENT",
        example: "swipe left to 확인", "Swipes left until focus is on the element, or to the end."
      ) { .swipeTo(.left, $0) },
      .init(
        ["rotor"], "ITEM", example: "rotor headings",
        "Turns the rotor to an item, the shorter way: by its English name, by its name in the reader's "
          + "language, or a custom rotor by its own."
      ) { .rotor(.to($0)) },
      .init(
        ["action"], "NAME", example: "action 미리 듣기",
        "Chooses a custom action with the rotor and performs it."
      ) { .action($0) },
      .init(
        ["type"], "TEXT", example: "type 77",
        "Types a text at the insertion point of the field that is being edited, instead of what is "
          + "selected."
      ) { .type($0) },
    ]

  /// Gestures that people write with an element after them, and what to write instead; `{rest}` stands
  /// for the element.
  package static let objects: [(phrase: String, advice: String)] = [
    ("double tap and hold", "write \"touch {rest}\" and below it \"double tap and hold\""),
    ("double tap", "write \"touch {rest}\" and below it \"double tap\""),
    ("activate", "write \"touch {rest}\" and below it \"double tap\""),
    ("long press", "write \"touch {rest}\" and below it \"double tap and hold\""),
  ]

  /// What Korean writers call gestures, and how they are written here.
  package static let translations: [String: String] = [
    "오른쪽으로 쓸기": "swipe right", "오른쪽으로 쓸어넘기기": "swipe right", "오른쪽 쓸기": "swipe right",
    "왼쪽으로 쓸기": "swipe left", "왼쪽으로 쓸어넘기기": "swipe left", "왼쪽 쓸기": "swipe left",
    "위로 쓸기": "swipe up", "위로 쓸어올리기": "swipe up", "아래로 쓸기": "swipe down",
    "아래로 쓸어내리기": "swipe down", "두 번 탭": "double tap", "두 번 탭하기": "double tap",
    "이중 탭": "double tap", "더블 탭": "double tap", "길게 누르기": "double tap and hold",
    "더블탭": "double tap", "double click": "double tap",
    "오른쪽으로 스와이프": "swipe right", "왼쪽으로 스와이프": "swipe left", "위로 스와이프": "swipe up",
    "아래로 스와이프": "swipe down", "문지르기": "escape", "뒤로": "escape", "모두 읽기": "read all",
  ]

  /// What is not a gesture but often written, and what to write instead; `{rest}` stands for what
  /// comes after it.
  package static let misnomers: [(words: [String], advice: String)] = [
    (
      ["tap", "single tap", "click", "press", "push", "hit", "choose", "activate", "탭"],
      "to activate an element write \"touch {rest}\" and below it \"double tap\""
    ),
    (
      ["drag", "explore"],
      "write \"drag to {rest}\", or how far: \"drag right 20%\" or \"drag down 60\""
    ),
    (["enter text", "input text"], "write \"type {rest}\" after opening the field"),
    (["enter", "input", "fill"], "write \"type {rest}\" after opening the field"),
    (
      ["say", "says", "hear", "assert", "expects", "should say", "should hear"],
      "write \"expect {rest}\""
    ),
    (["sleep", "delay"], "write \"wait {rest}\""),
    (
      ["go to", "move to", "scroll to", "focus", "find"],
      "write \"touch {rest}\" or \"swipe right to {rest}\""
    ),
  ]

  /// The beginning of a gesture that has something after it.
  package struct Command<Term: Sendable>: Sendable {
    /// The ways to begin it; the first is canonical.
    package let names: [String]
    /// What comes after it, as a placeholder.
    package let placeholder: String
    /// An example, for messages and the reference.
    package let example: String
    /// What it does.
    package let summary: String
    /// Its meaning with what follows; `nil` if that makes no sense.
    package let make: @Sendable (String) -> Term?

    package var name: String { names[0] }
    /// How it is written.
    package var usage: String { "\(name) \(placeholder)" }

    package init(
      _ names: [String], _ placeholder: String, example: String, _ summary: String,
      make: @escaping @Sendable (String) -> Term?
    ) {
      self.names = names
      self.placeholder = placeholder
      self.example = example
      self.summary = summary
      self.make = make
    }

    /// What comes after one of its names in a text; `nil` if the text begins with none of them.
    func rest(of text: String) -> String? {
      names.lazy.compactMap { GestureVocabulary.rest(of: text, after: $0) }.first
    }
  }

  package static let byPhrase: [String: ReaderGesture] = Dictionary(
    phrases.flatMap { entry in entry.phrases.map { ($0, entry.gesture) } },
    uniquingKeysWith: { first, _ in first })

  /// Whether a byte is a character of ASCII that is neither white space nor a capital letter.
  private static func isLowercase(_ byte: UInt8) -> Bool {
    0x20 < byte && byte < 0x7F && !(UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
  }

  /// Lower-case words with single spaces between them; hyphens are spaces.
  package static func normalized(_ text: some StringProtocol) -> String {
    // Most are written so already.
    var last: UInt8 = 0x20
    let isNormal = text.utf8.allSatisfy { byte in
      defer { last = byte }
      return byte == 0x20 ? last != 0x20 : byte != UInt8(ascii: "-") && isLowercase(byte)
    }
    if isNormal, last != 0x20 { return String(text) }
    let spaced = text.lowercased().map { $0 == "-" || $0 == "\u{2010}" ? " " : $0 }
    return spaced.split(whereSeparator: \.isWhitespace).map { String($0) }.joined(separator: " ")
  }

  /// What comes after some words at the beginning of a text, and a colon if there is one; `nil` if
  /// it does not begin with these words.
  package static func rest(of text: String, after words: String) -> String? {
    var rest = text[...]
    for word in words.split(separator: " ") {
      rest = rest.drop(while: \.isWhitespace)
      guard rest.prefix(word.count).lowercased() == word else { return nil }
      rest = rest.dropFirst(word.count)
      guard rest.first.map({ $0.isWhitespace || $0 == ":" }) ?? true else { return nil }
    }
    return String(rest.drop(while: \.isWhitespace).drop { $0 == ":" }).trimmed
  }
}

extension ReaderGesture.TouchTarget {
  /// A point, if the text is two whole numbers.
  fileprivate init?(point text: String) {
    let numbers = text.split(separator: ",").map { part in
      Int(String(part.filter { !$0.isWhitespace }))
    }
    guard numbers.count == 2, let x = numbers[0], let y = numbers[1] else { return nil }
    self = .point(x: x, y: y)
  }
}
