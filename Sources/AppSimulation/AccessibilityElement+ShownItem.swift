import AccessibilityModel

extension AccessibilityElement {
  /// The index of the current child, if being current selects it.
  package var shownIndex: Int? { carousel?.index }

  /// Whether its last child is followed by its first, so that stepping never leaves it.
  package var goesRound: Bool {
    carousel.map { $0.isEndless && $0.style == .elements } ?? false
  }

  /// The text of the current item of a carousel or banner.
  package var shownItem: String {
    guard let index = carousel?.index ?? banner?.index, !children.isEmpty else { return "" }
    return children[min(max(index, 0), children.count - 1)].wholeText.string
  }
}
