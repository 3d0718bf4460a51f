import AccessibilityModel

/// An element behind a reference: an element is large, and stops are copied with every gesture.
///
/// It is compared by what it is; two that share one are found equal at once.
struct SharedElement: Hashable, Sendable {
  private final class Storage: Sendable {
    let element: AccessibilityElement

    init(_ element: AccessibilityElement) {
      self.element = element
    }
  }

  private let storage: Storage

  init(_ element: AccessibilityElement) {
    storage = Storage(element)
  }

  var element: AccessibilityElement {
    // Lent, not copied.
    _read { yield storage.element }
  }

  static func == (left: Self, right: Self) -> Bool {
    left.storage === right.storage || left.element == right.element
  }

  func hash(into hasher: inout Hasher) { hasher.combine(element) }
}
