import AccessibilityModel
import Announcements

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
