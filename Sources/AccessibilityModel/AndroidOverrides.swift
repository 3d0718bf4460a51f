/// What the Android build of an element says differently from its design.
///
/// A screen that has none of them still works: everything is derived from UIKit's properties, as
/// `Documentation/talkback.md` tells. Texts are spoken as they are.
///
/// ```swift
/// AccessibilityElement(.button, label: "장바구니").with { $0.android.clickLabel = "담기" }
/// ```
public struct AndroidOverrides: Hashable, Sendable, Codable {
  /// The state, spoken before the name (`stateDescription`, Android 11).
  ///
  /// It is that of the element as it is written: once it is switched or has another value, its state is
  /// told as if none had been given.
  public var stateDescription: AttributedText?
  /// The state while it is on, off or mixed, for what can be switched.
  public var stateDescriptions = StateDescriptions()
  /// The word for what it is, instead of that of its class (`roleDescription`).
  public var roleDescription: AttributedText?
  /// Whether a double tap does something (`isClickable`); `nil` leaves it to what else is known.
  public var isClickable: Bool?
  /// Whether it is a control that is used through the row around it, which has the name: that is spoken
  /// first, then the control's state and role.
  public var isRow: Bool?
  /// Whether it is a button that shows a picture (`ImageButton`); without a name it is "Unlabelled".
  public var isPicture: Bool?
  /// What a double tap does, as a verb: "Double-tap to …" (the label of the click action).
  public var clickLabel: AttributedText?
  /// Whether a long press does something (`isLongClickable`); `nil` leaves it to what else is known.
  public var isLongClickable: Bool?
  /// What a long press does (the label of the long-click action).
  public var longClickLabel: AttributedText?
  /// Whether changes are spoken wherever focus is (`accessibilityLiveRegion`).
  public var liveRegion: LiveRegion?
  /// The title of the window or pane that it is (`accessibilityPaneTitle`).
  public var paneTitle: AttributedText?
  /// What is wrong with what was entered (`setError`).
  public var error: AttributedText?
  /// What its tooltip says (`tooltipText`).
  public var tooltip: AttributedText?
  /// The parts of its text that are links (`ClickableSpan`).
  public var links: [AttributedText] = []
  /// What is inside it to TalkBack, if not what its role says.
  public var collection: Collection?
  /// What it is built with, which decides the words of its states.
  public var toolkit: Toolkit?

  /// What ``stateDescription`` belongs to; `nil` for whatever state the element is in.
  package var describedState: DescribedState?

  /// The state of an element, as far as a description of it goes out of date.
  package struct DescribedState: Hashable, Sendable, Codable {
    package var toggle: ToggleState?
    package var value: AttributedText?

    /// The state in which an element is now, as a reader finds it.
    package init(_ presented: AccessibilityElement) {
      toggle = presented.toggle
      value = presented.value
    }
  }

  /// The states of something that can be switched, as an app describes them.
  public struct StateDescriptions: Hashable, Sendable, Codable {
    /// While it is on.
    public var on: AttributedText?
    /// While it is off.
    public var off: AttributedText?
    /// While it is neither.
    public var mixed: AttributedText?

    /// Creates a description of no state.
    public init() {}

    /// The description of a state.
    package subscript(state: ToggleState) -> AttributedText? {
      switch state {
      case .on: on
      case .off: off
      case .mixed: mixed
      }
    }
  }

  /// How items side by side are offered.
  public enum Collection: String, Hashable, Sendable, Codable, CaseIterable {
    /// As a list through which one swipes from item to item.
    case list
    /// As pages of which one is shown; swiping from item to item never turns them.
    case pager
    /// As nothing in particular.
    case nothing = "none"
  }

  /// What an element is built with.
  public enum Toolkit: String, Hashable, Sendable, Codable, CaseIterable {
    /// Android's own views.
    case framework
    /// Material Components.
    case material
    /// Jetpack Compose.
    case compose
  }

  /// Creates overrides that change nothing.
  public init() {}

  /// Whether nothing differs from the design.
  public var isEmpty: Bool { self == AndroidOverrides() }
}
