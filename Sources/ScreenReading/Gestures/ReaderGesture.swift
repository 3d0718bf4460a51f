/// What a screen reader's user does with their fingers.
///
/// A gesture is written in plain words; ``description`` is the canonical way to write it, and
/// ``init(_:)`` also reads aliases.
///
/// ```swift
/// let gesture = try ReaderGesture("double tap")   // .doubleTap
/// ```
public enum ReaderGesture: Hashable, Sendable {
  /// A one-finger swipe: right and left go to the next and the previous element, up and down
  /// do what the rotor is set to.
  case swipe(Direction)
  /// One-finger swipes until there is nothing further in that direction.
  case swipeToEnd(HorizontalDirection)
  /// One-finger swipes until focus is on an element or there is nothing further.
  case swipeTo(HorizontalDirection, String)
  /// Activates the element that has focus.
  case doubleTap
  /// Passes the finger that stays on the screen through to the app, until it is lifted.
  case doubleTapAndHold
  /// Puts a finger on the screen, where it stays until the next gesture that does not need it there.
  case touch(TouchTarget)
  /// Moves the finger that is on the screen: what it comes over on the way gets focus, or what a
  /// double tap and hold has picked up goes along.
  case drag(TouchTarget)
  /// Moves the finger that is on the screen by a distance.
  case dragBy(Direction, Distance)
  /// The tap of a second finger beside the one that is on the screen: activates what is under that.
  case splitTap
  /// The two-finger scrub: goes back or dismisses (`accessibilityPerformEscape`).
  case escape
  /// The two-finger double tap (`accessibilityPerformMagicTap`).
  case magicTap
  /// The two-finger tap: pauses or resumes speech.
  case pause
  /// The two-finger swipe down: reads from here to the end.
  case readAll
  /// The two-finger swipe up: reads from the top.
  case readFromTop
  /// The three-finger swipe: scrolls by a page.
  case threeFingerSwipe(Direction)
  /// The three-finger tap: speaks the position; TalkBack opens its menu with it.
  case position
  /// The three-finger double tap: mutes or unmutes speech, but not sounds.
  case mute
  /// A turn of the rotor.
  case rotor(RotorTurn)
  /// Chooses a custom action by name with the rotor and performs it.
  case action(String)
  /// Types a text at the insertion point of the field that is being edited, in place of what is
  /// selected.
  case type(String)
  /// The delete key: what is selected, or else the character before the insertion point.
  case delete
  /// Selects all of the text that is being edited.
  case selectAll
  /// The return key.
  case returnKey
  /// The four-finger tap on the top or bottom half of the screen: to the first or last element.
  case fourFingerTap(Half)
  /// The two-finger triple tap: opens the list of all elements, or closes it.
  case itemChooser
  /// The three-finger triple tap: turns the screen black, or shows it again.
  case screenCurtain
  /// The swipe with two fingers: to the side it goes into a group or out of it where navigation is
  /// grouped; TalkBack scrolls with it.
  case twoFingerSwipe(Direction)
  /// A swipe in two strokes without lifting the finger, such as right and back to the left: TalkBack
  /// has some of them.
  case twoStrokeSwipe(Direction, Direction)
  /// The swipe with four fingers: TalkBack goes to another container with it, or another window.
  case fourFingerSwipe(Direction)

  /// How far a finger moves.
  public enum Distance: Hashable, Sendable {
    /// In points.
    case points(Int)
    /// In percent of the length of what it is on.
    case percent(Int)
  }

  /// A direction of a swipe.
  public enum Direction: String, Hashable, Sendable, CaseIterable {
    /// To the right.
    case right
    /// To the left.
    case left
    /// Up.
    case up
    /// Down.
    case down
  }

  /// A half of the screen.
  public enum Half: String, Hashable, Sendable, CaseIterable {
    /// Where the first element is.
    case top
    /// Where the last element is.
    case bottom
  }

  /// A direction in reading order.
  public enum HorizontalDirection: String, Hashable, Sendable, CaseIterable {
    /// To the next.
    case right
    /// To the one before.
    case left
  }

  /// What a finger touches.
  public enum TouchTarget: Hashable, Sendable {
    /// An element, by name, identifier or label; one that is scrolled out of view cannot be touched.
    case element(String)
    /// A point of the screen, for screens with frames.
    case point(x: Int, y: Int)
    /// A place where there is no element.
    case nothing
  }

  /// How the rotor is turned.
  public enum RotorTurn: Hashable, Sendable {
    /// Clockwise by one.
    case next
    /// Counterclockwise by one.
    case previous
    /// As many turns as it takes to reach an item, the shorter way.
    case to(String)
  }
}

extension ReaderGesture {
  /// What a gesture is, whatever its direction or what it is made on.
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    case swipe, verticalSwipe, doubleTap, doubleTapAndHold, touch, escape, magicTap, pause
    case readAll, readFromTop, threeFingerSwipe, position, mute, rotor, action, type, delete
    case selectAll, returnKey, fourFingerTap, drag, splitTap, itemChooser, screenCurtain
    case twoFingerSwipe, fourFingerSwipe, twoStrokeSwipe
  }

  /// What it is; a gesture of several is what those are.
  package var kind: Kind {
    switch self {
    case .swipe(.right), .swipe(.left), .swipeToEnd, .swipeTo: .swipe
    case .swipe(.up), .swipe(.down): .verticalSwipe
    case .doubleTap: .doubleTap
    case .doubleTapAndHold: .doubleTapAndHold
    case .touch: .touch
    case .escape: .escape
    case .magicTap: .magicTap
    case .pause: .pause
    case .readAll: .readAll
    case .readFromTop: .readFromTop
    case .threeFingerSwipe: .threeFingerSwipe
    case .position: .position
    case .mute: .mute
    case .rotor: .rotor
    case .action: .action
    case .type: .type
    case .delete: .delete
    case .selectAll: .selectAll
    case .returnKey: .returnKey
    case .fourFingerTap: .fourFingerTap
    case .drag, .dragBy: .drag
    case .splitTap: .splitTap
    case .itemChooser: .itemChooser
    case .screenCurtain: .screenCurtain
    case .twoFingerSwipe: .twoFingerSwipe
    case .fourFingerSwipe: .fourFingerSwipe
    case .twoStrokeSwipe: .twoStrokeSwipe
    }
  }

  /// What it means to VoiceOver, by a name that means the same to every reader, where it is written by
  /// what the fingers do.
  package var meaning: ReaderGesture? {
    switch self {
    case .twoFingerSwipe(.up): .readFromTop
    case .twoFingerSwipe(.down): .readAll
    default: nil
    }
  }
}

extension ReaderGesture: CustomStringConvertible {
  /// The canonical way to write it; ``init(_:)`` reads it back.
  public var description: String {
    switch self {
    case .swipe(let direction): "swipe \(direction.rawValue)"
    case .swipeToEnd(let direction): "swipe \(direction.rawValue) to the end"
    case .swipeTo(let direction, let name): "swipe \(direction.rawValue) to \(name)"
    case .doubleTap: "double tap"
    case .doubleTapAndHold: "double tap and hold"
    case .touch(let target): "touch \(target)"
    case .drag(let target): "drag to \(target)"
    case .dragBy(let direction, let distance): "drag \(direction.rawValue) \(distance)"
    case .splitTap: "split tap"
    case .escape: "escape"
    case .magicTap: "magic tap"
    case .pause: "pause"
    case .readAll: "read all"
    case .readFromTop: "read from top"
    case .threeFingerSwipe(let direction): "three-finger swipe \(direction.rawValue)"
    case .position: "three-finger tap"
    case .mute: "mute"
    case .rotor(.next): "rotor next"
    case .rotor(.previous): "rotor previous"
    case .rotor(.to(let item)): "rotor \(item)"
    case .action(let name): "action \(name)"
    case .type(let text): "type \(text)"
    case .delete: "delete"
    case .selectAll: "select all"
    case .returnKey: "return key"
    case .fourFingerTap(let half): "four-finger tap \(half.rawValue)"
    case .itemChooser: "item chooser"
    case .screenCurtain: "screen curtain"
    case .twoFingerSwipe(let direction): "two-finger swipe \(direction.rawValue)"
    case .fourFingerSwipe(let direction): "four-finger swipe \(direction.rawValue)"
    case .twoStrokeSwipe(let first, let second):
      "swipe \(first.rawValue) then \(second.rawValue)"
    }
  }

  /// Whether a finger that is on the screen stays there.
  package var keepsFinger: Bool {
    switch self {
    case .drag, .dragBy, .splitTap: true
    default: false
    }
  }
}

extension ReaderGesture.TouchTarget: CustomStringConvertible {
  /// A name, two numbers, or `nothing`.
  public var description: String {
    switch self {
    case .element(let name): name
    case .point(let x, let y): "\(x),\(y)"
    case .nothing: "nothing"
    }
  }
}

extension ReaderGesture.Distance: CustomStringConvertible {
  /// A number of points, or of percent with the sign.
  public var description: String {
    switch self {
    case .points(let points): "\(points)"
    case .percent(let percent): "\(percent)%"
    }
  }

  /// Reads a distance: `60`, `60 pt` or `20%`; `nil` for another text and for nothing at all.
  init?(_ text: String) {
    let plain = text.lowercased().filter { !$0.isWhitespace }
    let isPercent = plain.hasSuffix("%") || plain.hasSuffix("percent")
    let digits = plain.prefix { $0.isASCII && $0.isNumber }
    guard let number = Int(digits), (1...10_000).contains(number),
      ["", "%", "percent", "pt", "points"].contains(plain.dropFirst(digits.count))
    else { return nil }
    self = isPercent ? .percent(number) : .points(number)
  }
}
