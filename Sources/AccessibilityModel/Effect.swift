/// Something the app does, by itself or because of a gesture.
///
/// Elements are named by ``Element/identifier``, or by their label if that is unambiguous.
public enum Effect: Hashable, Sendable, Codable {
  /// Posts `announcement`.
  case announce(AttributedText, AnnouncementPriority)
  /// Posts `screenChanged`: a sound, then focus moves to the target.
  case screenChanged(NotificationTarget?)
  /// Posts `layoutChanged`: focus moves to the target, if there is one.
  case layoutChanged(NotificationTarget?)
  /// Posts `pageScrolled` with the text to speak.
  case pageScrolled(AttributedText)
  /// Scrolls until an element is visible.
  case scroll(to: String)
  /// Changes one property of an element.
  case set(element: String, property: ElementProperty, to: AttributedText)
  /// Selects an element and deselects its siblings.
  case select(element: String)
  /// Replaces the children of a container, after a time without them.
  case reload(Reload)
  /// Shows another screen of the file instead of this one, with a way back.
  case push(screen: String)
  /// Goes back to the previous screen.
  case pop
  /// Shows another screen of the file over this one, which cannot be reached meanwhile.
  case present(screen: String)
  /// Dismisses the screen presented last.
  case dismiss
}

/// The argument of a notification: where focus goes, or what is spoken.
public enum NotificationTarget: Hashable, Sendable, Codable {
  /// Focus goes to an element, by identifier or label.
  case element(String)
  /// A text is spoken.
  case text(AttributedText)
}

/// What an announcement does to current speech
/// (`accessibilitySpeechAnnouncementPriority`, iOS 17).
public enum AnnouncementPriority: String, Hashable, Sendable, Codable, CaseIterable {
  /// Waits until other speech is finished.
  case low
  /// Interrupts, and can be interrupted.
  case `default`
  /// Interrupts, and cannot be interrupted once it has begun.
  case high
  /// Waits in line: the older `accessibilitySpeechQueueAnnouncement`.
  case queued
}

/// A property that ``Effect/set(element:property:to:)`` changes; states are written
/// `true` or `false`, a switch `on`, `off` or `mixed`.
public enum ElementProperty: String, Hashable, Sendable, Codable, CaseIterable {
  /// ``Element/label``.
  case label
  /// ``Element/value``.
  case value
  /// ``Element/hint``.
  case hint
  /// The trait ``AccessibilityTraits/selected``.
  case selected
  /// The trait ``AccessibilityTraits/notEnabled``.
  case notEnabled
  /// ``Element/isHidden``.
  case hidden
  /// ``Element/expandedStatus``.
  case expanded
  /// ``Element/toggle``.
  case toggle
}

/// A container whose children are replaced.
public struct Reload: Hashable, Sendable, Codable {
  /// The identifier of the container.
  public var container: String
  /// How long it has no children, in milliseconds.
  public var duration: Int
  /// Whether the focused element is left alone.
  public var keepsFocusedElement: Bool
  /// The new children; `nil` for new copies of the same ones.
  public var elements: [Element]?

  /// Creates a reload.
  public init(
    container: String, duration: Int = 0, keepsFocusedElement: Bool = false,
    elements: [Element]? = nil
  ) {
    self.container = container
    self.duration = duration
    self.keepsFocusedElement = keepsFocusedElement
    self.elements = elements
  }
}

/// An effect, and how long after its cause it happens.
public struct TimedEffect: Hashable, Sendable, Codable {
  /// How long after its cause the effect happens, in milliseconds.
  public var delay: Int
  /// What the app does.
  public var effect: Effect

  /// Creates an effect with a delay.
  public init(_ effect: Effect, after delay: Int = 0) {
    self.delay = delay
    self.effect = effect
  }
}

/// What an app does when something happens to an element.
public struct Response: Hashable, Sendable, Codable {
  /// What happens to the element.
  public var trigger: Trigger
  /// What the app does then.
  public var effects: [TimedEffect]

  /// What can happen to an element.
  public enum Trigger: String, Hashable, Sendable, Codable, CaseIterable {
    /// A double tap (`accessibilityActivate`).
    case activate
    /// A swipe up on an adjustable element (`accessibilityIncrement`).
    case increment
    /// A swipe down on an adjustable element (`accessibilityDecrement`).
    case decrement
    /// VoiceOver's focus arrived (`accessibilityElementDidBecomeFocused`).
    case becomeFocused
    /// VoiceOver's focus left (`accessibilityElementDidLoseFocus`).
    case loseFocus
    /// A two-finger scrub (`accessibilityPerformEscape`).
    case escape
    /// A two-finger double tap (`accessibilityPerformMagicTap`).
    case magicTap
  }

  /// Creates a response.
  public init(_ trigger: Trigger, _ effects: [TimedEffect]) {
    self.trigger = trigger
    self.effects = effects
  }
}

/// Something the app does by itself while the screen is shown.
public struct ScheduledEffects: Hashable, Sendable, Codable {
  /// When, in milliseconds after the screen appeared.
  public var time: Int
  /// How often it repeats, in milliseconds; `nil` for once.
  public var interval: Int?
  /// What the app does.
  public var effects: [TimedEffect]

  /// Creates effects that happen at a time.
  public init(at time: Int, every interval: Int? = nil, _ effects: [TimedEffect]) {
    self.time = time
    self.interval = interval
    self.effects = effects
  }
}
