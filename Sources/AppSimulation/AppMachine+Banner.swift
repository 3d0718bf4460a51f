import AccessibilityModel

extension AppMachine {
  /// Plans the next turn of a banner; turns planned earlier no longer count.
  mutating func planBannerTurn(
    _ path: [Int], _ banner: BannerBehavior, _ depth: Int, isFirst: Bool = false
  ) {
    guard banner.interval > 0 else { return }
    let turn = (read(depth) { $0.pointee.state.bannerTurns[path] } ?? 0) + 1
    with(depth) { $0.bannerTurns[path] = turn }
    let interval = max(banner.interval, ScheduledEffects.shortestInterval)
    plan(
      .bannerTurn(path, screen: id(depth), turn: turn),
      after: isFirst ? max(firstTime(interval, every: interval), 1) : interval)
  }

  /// Stops the banner.
  mutating func stopBanner(_ path: [Int], _ depth: Int) {
    with(depth) { $0.bannerTurns[path, default: 0] += 1 }
  }

  /// The banner shows its next item by itself.
  mutating func turnBanner(_ path: [Int], on screen: Int, turn: Int) {
    guard let depth = depth(of: screen),
      read(depth, { $0.pointee.state.bannerTurns[path] }) == turn,
      let (known, count) = tree(depth).value(at: path, { ($0.banner, $0.children.count) }),
      let banner = known, count > 0
    else { return }
    planBannerTurn(path, banner, depth)
    let next = (banner.index.bounded + 1) % count
    show(next, of: path, depth: depth, by: .timer)
    if depth == top, banner.style == .elements { emit(.tookTurn(path + [next], in: path)) }
  }

  /// Adjusting a banner that is one element shows the next item; after the last comes the first, as
  /// when the banner turns by itself.
  mutating func turn(_ banner: BannerBehavior, at path: [Int], by step: Int) {
    let count = tree(top).children(of: path).count
    guard count > 0 else { return }
    show(((banner.index.bounded + step) % count + count) % count, of: path, depth: top, by: .user)
    if !banner.stopsOnFocus { planBannerTurn(path, banner, top) }
  }

  /// A finger slides a banner of elements to the next item, and the time until it turns by itself
  /// begins again.
  mutating func slide(_ banner: BannerBehavior, at path: [Int], by step: Int) {
    let count = tree(top).children(of: path).count
    let item = ((banner.index.bounded + step) % count + count) % count
    emit(.scrolled(isAtEdge: item == banner.index))
    show(item, of: path, depth: top, by: .user)
    planBannerTurn(path, banner, top)
    emit(.position(.page(item + 1, of: count), of: path))
    emit(.inView(VisibleChildren(path: path, children: item..<item + 1)))
  }

  /// Shows an item; if the banner is one element, its text changes too.
  mutating func show(_ item: Int, of path: [Int], depth: Int, by cause: ElementChange.Cause) {
    guard let old = element(path, depth), let banner = old.banner, banner.index != item else {
      return
    }
    let shown = old.with { $0.banner?.index = item }
    apply(.element(path, shown), depth)
    let (before, new) = (old.shownItem, shown.shownItem)
    let change: ElementChange.Property =
      switch (banner.style, old.label != nil) {
      case (.adjustable, false): .label(from: before, to: new)
      case (.adjustable, _): .value(from: before, to: new)
      default: .item(from: before, to: new)
      }
    note(path, change, depth, by: cause)
  }
}
