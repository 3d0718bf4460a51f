import AccessibilityModel

/// What a reader or a finger asks of an app; elements are given by their paths.
package enum AppRequest: Hashable, Sendable {
  /// A double tap (`accessibilityActivate`).
  case activate([Int])
  /// A long press.
  case longPress([Int])
  /// A custom action of an element, by its index.
  case perform(action: Int, of: [Int])
  /// A step up (1) or down (-1) (`accessibilityIncrement`, `accessibilityDecrement`).
  case adjust([Int], by: Int)
  /// `accessibilityPerformEscape`; the nearest element that can respond does.
  case escape(from: [Int]?)
  /// The keyboard is to go; what is typed stays, and so does the field.
  case hideKeyboard
  /// `accessibilityPerformMagicTap`, likewise; from nowhere, it is asked of the app as a whole.
  case magicTap(from: [Int]?)
  /// A scroll by a page forward (1) or back (-1), of an element or the scroll view around it.
  case scroll([Int]?, ScrollingBehavior.Axis, by: Int)
  /// The position of the scroll view at a path.
  case position(of: [Int])
  /// A scroll until an element is visible (`accessibilityScrollToVisible`).
  case reveal([Int])
  /// A text for a field, at its insertion point.
  case type(String, into: [Int])
  /// The delete key, while a field is edited.
  case delete(in: [Int])
  /// All of the text of a field is to be selected.
  case selectAll(in: [Int])
  /// The insertion point of a field goes to a place, counted in characters.
  case moveInsertionPoint(Int, in: [Int])
  /// A part of the text of a field is to be selected, counted in characters.
  case select(Range<Int>, in: [Int])
  /// A finger that is passed through moved along an element by a share of its length.
  case drag([Int], ScrollingBehavior.Axis, by: Double)
  /// A row that is held was dragged to the place of another.
  case move([Int], to: [Int])
  /// What is held is dropped on another element.
  case drop([Int], on: [Int])
  /// The return key, while a field is edited.
  case returnKey(in: [Int])
  /// Focus came to an element (`accessibilityElementDidBecomeFocused`).
  case focusCame([Int])
  /// Focus leaves the element it is on (`accessibilityElementDidLoseFocus`).
  case focusLeft
}

/// An app, as seen by a reader.
package protocol AppInFront: Sendable {
  /// Makes a request and returns what follows at once, in order.
  mutating func perform(_ request: AppRequest, at now: Int) -> [AppEvent]
  /// Whether a finger can touch an element: nothing has scrolled it out of view.
  func isInView(_ path: [Int]) -> Bool
}
