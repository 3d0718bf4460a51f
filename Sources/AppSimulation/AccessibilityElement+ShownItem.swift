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
    let item = children[min(max(index, 0), children.count - 1)]
    return item.plainText?.string ?? item.wholeText.string
  }

  /// Its label, if that is all its text; `wholeText` finds the same, but takes longer.
  private var plainText: AttributedText? {
    guard let label, value == nil, adjustment == nil, carousel == nil, banner == nil,
      grouping == nil, !label.isBlank
    else { return nil }
    return label
  }
}
