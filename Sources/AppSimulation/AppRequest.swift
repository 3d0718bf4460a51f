import AccessibilityModel

/// What a reader, or a finger, asks of an app; elements are told by their paths.
package enum AppRequest: Hashable, Sendable {
  /// A double tap (`accessibilityActivate`).
  case activate([Int])
  /// A custom action of an element, by its index.
  case perform(action: Int, of: [Int])
  /// A step up (1) or down (-1) (`accessibilityIncrement`, `accessibilityDecrement`).
  case adjust([Int], by: Int)
  /// `accessibilityPerformEscape`, which whoever is nearest to the element answers.
  case escape(from: [Int]?)
  /// `accessibilityPerformMagicTap`, likewise.
  case magicTap(from: [Int]?)
  /// A scroll by a page forward (1) or back (-1), of what is at or around an element.
  case scroll([Int]?, ScrollingBehavior.Axis, by: Int)
  /// Where the scroll view at a path stands.
  case position(of: [Int])
  /// A scroll until an element is seen (`accessibilityScrollToVisible`).
  case reveal([Int])
  /// A text for a field.
  case type(String, into: [Int])
  /// Focus came to an element (`accessibilityElementDidBecomeFocused`).
  case focusCame([Int])
  /// Focus leaves the element it is on (`accessibilityElementDidLoseFocus`).
  case focusLeft
  /// The name that an element has for people, by which effects may mean it.
  case name([Int], String, screen: Int)
}

/// An app, as a reader finds it.
package protocol AppInFront: Sendable {
  /// Asks for something; what follows at once comes back in order.
  mutating func perform(_ request: AppRequest, at now: Int) -> [AppEvent]
}
