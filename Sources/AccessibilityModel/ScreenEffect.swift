/// Something the app does, by itself or because of a gesture.
///
/// Elements are named by ``AccessibilityElement/identifier``, or by their label where that is enough.
public enum ScreenEffect: Hashable, Sendable, Codable {
  /// Posts `announcement`.
  case announce(AttributedText, AnnouncementPriority)
  /// Shows a text for a moment; Android speaks it, and on iOS nobody does unless the app announces it too.
  case toast(AttributedText)
  /// Posts `screenChanged`: a sound, then focus to the target.
  case screenChanged(NotificationTarget?)
  /// Posts `layoutChanged`: focus to the target, if there is one.
  case layoutChanged(NotificationTarget?)
  /// Posts `pageScrolled` with the text that is spoken.
  case pageScrolled(AttributedText)
  /// Scrolls until an element is seen.
  case scroll(to: String)
  /// Changes one property of an element; `{name}` in a text is the value of the element of that name.
  case set(element: String, property: ElementProperty, to: AttributedText)
  /// Turns a state of an element into its opposite.
  case flip(element: String, state: ElementProperty)
  /// Adds to the number that an element shows; a range keeps it within its bounds.
  case add(element: String, by: Double)
  /// Puts a text after the value of an element.
  case append(element: String, text: AttributedText)
  /// Puts elements after the last child of a container.
  case insert(container: String, elements: [AccessibilityElement])
  /// Selects an element and deselects its siblings.
  case select(element: String)
  /// Replaces the children of a container, after a time without them.
  case reload(ScreenReload)
  /// Does one thing if all conditions hold, and otherwise another.
  case when([ElementCondition], then: [TimedEffect], otherwise: [TimedEffect])
  /// Starts a banner, or the events of a name, from the beginning.
  case start(String)
  /// Stops a banner, or the events of a name.
  case stop(String)
  /// Shows another screen of the file in place of this one, with a way back.
  case push(screen: String)
  /// Goes back to the screen before.
  case pop
  /// Shows another screen of the file over this one; what lies behind cannot be reached.
  case present(screen: String)
  /// Takes away the screen that was presented last.
  case dismiss
  /// Does what Swift code says.
  case code(ScreenCode)
}

/// Where focus goes, or what is said, when a notification is posted with an argument.
public enum NotificationTarget: Hashable, Sendable, Codable {
  /// Focus goes to an element, by identifier or label.
  case element(String)
  /// A text is said.
  case text(AttributedText)
}

/// What an announcement does to speech that is under way
/// (`accessibilitySpeechAnnouncementPriority`, iOS 17).
public enum AnnouncementPriority: String, Hashable, Sendable, Codable, CaseIterable {
  /// Waits until other speech is finished.
  case low
  /// Interrupts, and can be interrupted.
  case `default`
  /// Interrupts, and cannot be interrupted once it began.
  case high
  /// Waits in line: the older `accessibilitySpeechQueueAnnouncement`.
  case queued
}

/// A property that ``ScreenEffect/set(element:property:to:)`` changes; states are written
/// `true` or `false`, a switch `on`, `off` or `mixed`.
public enum ElementProperty: String, Hashable, Sendable, Codable, CaseIterable {
  /// ``AccessibilityElement/label``.
  case label
  /// ``AccessibilityElement/value``.
  case value
  /// ``AccessibilityElement/hint``.
  case hint
  /// The trait ``ElementTraits/selected``.
  case selected
  /// The trait ``ElementTraits/notEnabled``.
  case notEnabled
  /// ``AccessibilityElement/isHidden``.
  case hidden
  /// ``AccessibilityElement/expandedStatus``.
  case expanded
  /// ``AccessibilityElement/toggle``.
  case toggle
  /// ``AndroidOverrides/error``: what is wrong with what a field holds; empty if nothing is.
  case error
  /// ``WebState/invalid`` among ``AccessibilityElement/webStates``.
  case invalid

  /// The properties that ``ScreenEffect/flip(element:state:)`` can turn into their opposites.
  package static let states: [Self] = [
    .toggle, .expanded, .selected, .hidden, .notEnabled, .invalid,
  ]
}

/// A container whose children are made anew.
public struct ScreenReload: Hashable, Sendable, Codable {
  /// The identifier of the container.
  public var container: String
  /// How long it has no children, in milliseconds.
  public var duration: Int
  /// Whether the element that has focus is left out of the reload.
  public var keepsFocusedElement: Bool
  /// The children afterwards; `nil` makes the same ones anew.
  public var elements: [AccessibilityElement]?

  /// Creates a reload.
  public init(
    container: String, duration: Int = 0, keepsFocusedElement: Bool = false,
    elements: [AccessibilityElement]? = nil
  ) {
    self.container = container
    self.duration = duration
    self.keepsFocusedElement = keepsFocusedElement
    self.elements = elements
  }
}

/// An effect and how long after its cause it comes, in milliseconds.
public struct TimedEffect: Hashable, Sendable, Codable {
  /// How long after its cause the effect comes, in milliseconds.
  public var delay: Int
  /// What the app does.
  public var effect: ScreenEffect

  /// Creates an effect that comes after a while.
  public init(_ effect: ScreenEffect, after delay: Int = 0) {
    self.delay = delay
    self.effect = effect
  }
}

/// What an app does when something happens to an element.
public struct ElementResponse: Hashable, Sendable, Codable {
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
    /// The text of a field changed because the user typed or deleted (`editingChanged`).
    case type
    /// The return key was pressed (`textFieldShouldReturn`).
    case returnKey
    /// The reader's focus came (`accessibilityElementDidBecomeFocused`).
    case becomeFocused
    /// The reader's focus went (`accessibilityElementDidLoseFocus`).
    case loseFocus
    /// A long press: a double tap and hold (`UILongPressGestureRecognizer`).
    case longPress
    /// The content is pulled down, or scrolled up beyond its top (`UIRefreshControl`).
    case refresh
    /// A two-finger scrub (`accessibilityPerformEscape`).
    case escape
    /// A two-finger double tap (`accessibilityPerformMagicTap`).
    case magicTap
    /// Another element is dropped on it (`accessibilityDropPointDescriptors`); effects call that one
    /// `dragged`.
    case drop

    /// What effects of ``drop`` call the element that was dropped.
    package static let dragged = "dragged"
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
  /// How often again, in milliseconds; `nil` or 0 for once.
  ///
  /// An app repeats nothing more often than every 100 milliseconds.
  public var interval: Int?
  /// What the app does.
  public var effects: [TimedEffect]
  /// What ``ScreenEffect/start(_:)`` and ``ScreenEffect/stop(_:)`` call it.
  public var name: String?
  /// Whether it waits to be started.
  public var isStopped: Bool

  /// The shortest time between two repetitions, of events and of a banner's turns, in milliseconds.
  package static let shortestInterval = 100

  /// Creates effects that come at a time.
  public init(
    at time: Int, every interval: Int? = nil, name: String? = nil, isStopped: Bool = false,
    _ effects: [TimedEffect]
  ) {
    self.time = time
    self.interval = interval
    self.effects = effects
    self.name = name
    self.isStopped = isStopped
  }
}
