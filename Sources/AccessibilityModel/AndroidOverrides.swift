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
  public var stateDescription: AttributedText?
  /// The word for what it is, instead of that of its class (`roleDescription`).
  public var roleDescription: AttributedText?
  /// Whether a double tap does something, though nothing else tells (`isClickable`).
  public var isClickable = false
  /// What a double tap does, as a verb: "Double-tap to …" (the label of the click action).
  public var clickLabel: AttributedText?
  /// What a long press does (the label of the long-click action).
  public var longClickLabel: AttributedText?
  /// Whether changes are spoken wherever focus is (`accessibilityLiveRegion`).
  public var liveRegion: LiveRegion?
  /// The title of the window or pane that it is (`accessibilityPaneTitle`).
  public var paneTitle: AttributedText?
  /// What is wrong with what was entered (`setError`).
  public var error: AttributedText?
  /// What is inside it to TalkBack, if not what its role says.
  public var collection: Collection?
  /// What it is built with, which decides the words of its states.
  public var toolkit: Toolkit?

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
