import AppSimulation
import ScreenReading

/// The name that the focused element had when the user last heard something.
///
/// With it we notice that a double tap opens something else, as when a banner has silently gone on
/// turning under focus.
struct HeardNames: Sendable {
  private var stop: FocusStop?

  /// Something is being said, while an element has focus.
  mutating func note(_ focus: FocusStop?) { stop = focus }

  /// The change that nobody heard, if a double tap reaches something other than what was heard.
  func surprise(on activated: FocusStop) -> ElementChange? {
    guard let stop, stop.path == activated.path else { return nil }
    let (heard, opened) = (stop.openedText, activated.openedText)
    guard heard != opened else { return nil }
    return ElementChange(
      element: activated.name, property: .opened(heard: heard, opened: opened), by: .timer)
  }
}

extension ElementChange {
  /// Whether nobody asked for it: focus caused it, or the user heard one thing and opened another.
  package var isUnintended: Bool { by == .focus || property.name == .opened }
}

extension FocusStop {
  /// What a double tap is meant for: the item of a banner, or else the label.
  fileprivate var openedText: String {
    element.banner == nil ? element.label?.string ?? "" : text
  }
}
