import AccessibilityModel
import AppSimulation
import ScreenReading

extension Simulator {
  /// Plans the next turn of a banner; turns that were planned before don't count any more.
  mutating func planBannerTurn(_ path: [Int], _ banner: Banner, on screen: Int) {
    guard banner.interval > 0, let depth = depth(of: screen) else { return }
    let token = (stack[depth].bannerTurns[path] ?? 0) + 1
    stack[depth].bannerTurns[path] = token
    let interval = max(banner.interval, Self.shortestInterval)
    agenda.add(.bannerTurn(path, screen: screen, token: token), at: now + interval)
  }

  /// The banner stands still.
  mutating func stopBanner(_ path: [Int]) {
    stack[top].bannerTurns[path, default: 0] += 1
  }

  /// The banner shows its next item by itself.
  mutating func turnBanner(_ path: [Int], on screen: Int, token: Int) {
    guard let depth = depth(of: screen), stack[depth].bannerTurns[path] == token,
      let element = stack[depth].element(at: path), let banner = element.banner,
      !element.children.isEmpty
    else { return }
    planBannerTurn(path, banner, on: screen)
    let next = (banner.index + 1) % element.children.count
    show(next, of: path, depth: depth, by: .timer)
    if depth == top, banner.style == .elements { pullFocus(to: path + [next], in: path) }
  }

  /// Focus on an item that moves out of sight is pulled along to the one that is shown.
  private mutating func pullFocus(to item: [Int], in banner: [Int]) {
    guard let cursor = stack[top].cursor, cursor.starts(with: banner),
      !cursor.starts(with: item)
    else { return }
    guard let stop = stack[top].stops.first(where: { $0.path.starts(with: item) }) else { return }
    isReadingAll = false
    moveFocus(to: stop.path, isThrown: true)
  }

  /// A vertical swipe on a banner that is one element shows the next item; the last is followed
  /// by the first, as when it turns by itself.
  mutating func turn(_ banner: Banner, at path: [Int], by step: Int) {
    let count = children(of: path, top).count
    guard count > 0 else { return }
    show(((banner.index + step) % count + count) % count, of: path, depth: top, by: .user)
    if !banner.stopsOnFocus { planBannerTurn(path, banner, on: stack[top].id) }
  }

  /// Shows an item; where the banner is one element, its text follows.
  mutating func show(_ item: Int, of path: [Int], depth: Int, by cause: Change.Cause) {
    guard let element = stack[depth].element(at: path), let banner = element.banner else { return }
    let old = element.shownItem
    stack[depth].update(path) { $0.banner?.index = item }
    let new = stack[depth].element(at: path)?.shownItem ?? old
    let property =
      banner.style == .adjustable ? (element.label == nil ? "label" : "value") : "item"
    note(path, property, from: old, to: new, depth: depth, by: cause)
  }
}
