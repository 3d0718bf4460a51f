import AccessibilityModel

/// An element that is not copied when what has it is: an element is large, and stops are copied with
/// every gesture.
///
/// An array is the reference to its one element, and two arrays that share it are found equal at once.
struct SharedElement: Hashable, Sendable {
  private let storage: [AccessibilityElement]

  init(_ element: AccessibilityElement) {
    storage = [element]
  }

  var element: AccessibilityElement {
    // Lent, not copied.
    _read { yield storage[0] }
  }
}
