import AccessibilityModel
import AppSimulation
import ScreenReading

extension Simulator {
  /// A vertical swipe on a carousel that is one element brings the next card to the middle;
  /// swipes beyond the first and the last are ignored.
  mutating func turn(_ carousel: Carousel, at path: [Int], by step: Int) {
    let count = children(of: path, top).count
    guard count > 0 else { return }
    let next = carousel.index + step
    let card = carousel.isEndless ? (next % count + count) % count : next
    setCard(card, of: path, depth: top, by: .user)
  }

  /// A three-finger swipe sideways where there is no scroll view: the carousel is one.
  ///
  /// - Returns: Whether there was a carousel around focus.
  mutating func scrollCards(by step: Int) -> Bool {
    guard let cursor = stack[top].cursor,
      let (path, element) = stack[top].lineage(of: cursor).last(where: {
        $0.element.carousel != nil
      }),
      let carousel = element.carousel, !element.children.isEmpty
    else { return false }
    let count = element.children.count
    let next = carousel.isEndless ? (carousel.index + step + count) % count : carousel.index + step
    let card = min(max(next, 0), count - 1)
    emit(.sound(card == carousel.index ? .boundary : .scroll))
    setCard(card, of: path, depth: top, by: .user)
    let page = composer.phrase(.scrollPage, ["page": "\(card + 1)", "count": "\(count)"])
    lastOwnSpeech = now
    say(page, .scroll, of: stack[top].name(of: path))
    let shown = stack[top].stops.first { $0.path.starts(with: path + [card]) }
    if let shown, shown.path != cursor { moveFocus(to: shown.path, .queue) }
    return true
  }

  /// Focus came to a card of a carousel whose cards are elements: it is scrolled to the middle,
  /// and where the app selects what is in the middle, it is selected without being asked for.
  mutating func centerCard(_ card: Int, of path: [Int], _ carousel: Carousel) {
    guard carousel.selectsOnFocus else { return }
    let task = Agenda.Task.settling(path, card: card, screen: stack[top].id)
    agenda.add(task, at: plan(after: profile[.scrollSettling]))
  }

  /// The carousel comes to rest on a card.
  mutating func settle(_ path: [Int], on card: Int, of screen: Int) {
    guard let depth = depth(of: screen) else { return }
    setCard(card, of: path, depth: depth, by: .focus)
  }

  /// Makes a card the one in the middle.
  mutating func setCard(_ card: Int, of path: [Int], depth: Int, by cause: Change.Cause) {
    guard let element = stack[depth].element(at: path), let carousel = element.carousel,
      element.children.indices.contains(card)
    else { return }
    let old = element.shownItem
    stack[depth].update(path) {
      $0.carousel?.index = card
      if carousel.style == .adjustable { $0.value = nil }
    }
    let new = stack[depth].element(at: path)?.shownItem ?? old
    let property = carousel.style == .adjustable ? "value" : "selected"
    note(path, property, from: old, to: new, depth: depth, by: cause)
  }
}

extension Element {
  /// The text of the item in the middle of a carousel, or that a banner shows.
  var shownItem: String {
    guard let index = carousel?.index ?? banner?.index, !children.isEmpty else { return "" }
    return children[min(max(index, 0), children.count - 1)].wholeText.string
  }
}
