/// The ways to write a gesture other than the canonical one.
///
/// The aliases come from similar tools: Maestro's `next`, `previous`, `activate`, `increment`
/// and `decrement`, `forward` and `backward` of XCUIVoiceOverService, `act` of guidepup, and the
/// names of Apple's gesture list ("two-finger scrub").
package enum GestureVocabulary {
  /// Gestures written as a fixed phrase; the first phrase of each is canonical.
  package static let phrases: [(gesture: Gesture, phrases: [String])] = [
    (.swipe(.right), ["swipe right", "next", "forward", "flick right"]),
    (.swipe(.left), ["swipe left", "previous", "backward", "flick left"]),
    (.swipe(.up), ["swipe up", "increment", "flick up"]),
    (.swipe(.down), ["swipe down", "decrement", "flick down"]),
    (.swipeToEnd(.right), ["swipe right to the end", "swipe right to end", "swipe to the end"]),
    (.swipeToEnd(.left), ["swipe left to the end", "swipe left to end", "swipe to the start"]),
    (.doubleTap, ["double tap", "activate", "act"]),
    (
      .doubleTapAndHold,
      ["double tap and hold", "double tap hold", "pass through", "long press"]
    ),
    (.touch(.nothing), ["touch nothing", "touch empty", "touch an empty place"]),
    (.escape, ["escape", "two finger scrub", "scrub", "dismiss"]),
    (.magicTap, ["magic tap", "two finger double tap"]),
    (.pause, ["pause", "two finger tap", "resume", "continue"]),
    (.readAll, ["read all", "two finger swipe down", "read from here"]),
    (.readFromTop, ["read from top", "two finger swipe up", "read from the top"]),
    (.threeFingerSwipe(.left), ["three finger swipe left", "scroll right"]),
    (.threeFingerSwipe(.right), ["three finger swipe right", "scroll left"]),
    (.threeFingerSwipe(.up), ["three finger swipe up", "scroll down"]),
    (.threeFingerSwipe(.down), ["three finger swipe down", "scroll up"]),
    (.position, ["position", "three finger tap", "three finger single tap"]),
    (.mute, ["mute", "three finger double tap", "unmute"]),
    (.rotor(.next), ["rotor next", "rotor right", "rotor clockwise"]),
    (.rotor(.previous), ["rotor previous", "rotor left", "rotor counterclockwise"]),
  ]

  /// Gestures written with something after them.
  package static let commands: [Command<Gesture>] = [
    .init("touch", example: "touch 확인") { .touch(TouchTarget($0)) },
    .init("rotor", example: "rotor headings") { .rotor(.to($0)) },
    .init("action", example: "action 미리 듣기") { .action($0) },
    .init("type", example: "type 77") { .type($0) },
  ]

  /// The beginning of a gesture that has something after it.
  package struct Command<Term: Sendable>: Sendable {
    package let name: String
    /// An example, for messages.
    package let example: String
    /// Its meaning with what follows; `nil` if that makes no sense.
    package let make: @Sendable (String) -> Term?

    package init(
      _ name: String, example: String, make: @escaping @Sendable (String) -> Term?
    ) {
      self.name = name
      self.example = example
      self.make = make
    }
  }

  private typealias TouchTarget = Gesture.TouchTarget

  package static let byPhrase: [String: Gesture] = Dictionary(
    phrases.flatMap { entry in entry.phrases.map { ($0, entry.gesture) } },
    uniquingKeysWith: { first, _ in first })

  /// Lower-case words with single spaces between them; hyphens are spaces.
  package static func normalized(_ text: some StringProtocol) -> String {
    let spaced = text.lowercased().map { $0 == "-" || $0 == "\u{2010}" ? " " : $0 }
    return spaced.split(whereSeparator: \.isWhitespace).map { String($0) }.joined(separator: " ")
  }
}

extension Gesture.TouchTarget {
  /// A point if the text is two whole numbers, or else an element.
  fileprivate init(_ text: String) {
    let numbers = text.split(separator: ",").map { part in
      Int(String(part.filter { !$0.isWhitespace }))
    }
    if numbers.count == 2, let x = numbers[0], let y = numbers[1] {
      self = .point(x: x, y: y)
    } else {
      self = .element(text)
    }
  }
}
