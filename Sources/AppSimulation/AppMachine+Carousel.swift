import AccessibilityModel

extension AppMachine {
  /// Adjusting a carousel that is one element brings the next card to the middle; steps beyond the
  /// first or last card are ignored.
  mutating func turn(_ carousel: CarouselBehavior, at path: [Int], by step: Int) {
    let count = tree(top).children(of: path).count
    guard count > 0 else { return }
    let next = carousel.index.bounded + step
    let card = carousel.isEndless ? (next % count + count) % count : next
    setCard(card, of: path, depth: top, by: .user)
  }

  /// Without a scroll view, the carousel around an element scrolls sideways by a card.
  mutating func scrollCards(around path: [Int], by step: Int) {
    let sliding = tree(top).lineage(of: path).filter {
      $0.element.carousel != nil || $0.element.banner?.style == .elements
    }
    guard let (path, element) = sliding.last, !element.children.isEmpty else {
      return emit(.unanswered)
    }
    if let banner = element.banner { return slide(banner, at: path, by: step) }
    guard let carousel = element.carousel else { return emit(.unanswered) }
    let count = element.children.count
    let old = cardInView(path, carousel)
    let next = carousel.isEndless ? (old + step + count) % count : old + step
    let card = min(max(next, 0), count - 1)
    emit(.scrolled(isAtEdge: card == old))
    if card != old { setCard(card, of: path, depth: top, by: .user) }
    emit(.position(.page(card + 1, of: count), of: path))
    emit(.inView(VisibleChildren(path: path, children: card..<card + 1)))
  }

  /// The card in the middle: the one that was scrolled to last, by a finger or along with focus.
  private func cardInView(_ path: [Int], _ carousel: CarouselBehavior) -> Int {
    stack[top].state.offsets[path] ?? carousel.index.bounded
  }

  /// Reports which card of a carousel of elements is in the middle.
  mutating func tellCard(of path: [Int]) {
    guard let element = element(path, top), let carousel = element.carousel else { return }
    let card = cardInView(path, carousel)
    emit(.position(.page(card + 1, of: max(element.children.count, 1)), of: path))
  }

  /// Brings a card to the middle.
  mutating func setCard(_ card: Int, of path: [Int], depth: Int, by cause: ElementChange.Cause) {
    guard let element = element(path, depth), let carousel = element.carousel,
      element.children.indices.contains(card)
    else { return }
    let old = element.shownItem
    with(depth) { $0.offsets[path] = card }
    update(path, depth) {
      $0.carousel?.index = card
      if carousel.style == .adjustable { $0.value = nil }
    }
    let new = self.element(path, depth)?.shownItem ?? old
    let change: ElementChange.Property =
      carousel.style == .adjustable
      ? .value(from: old, to: new) : .selectedCard(from: old, to: new)
    note(path, change, depth, by: cause)
  }
}
