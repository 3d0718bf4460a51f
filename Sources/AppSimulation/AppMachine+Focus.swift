import AccessibilityModel

extension AppMachine {
  /// What the app does when focus arrives (`accessibilityElementDidBecomeFocused`).
  mutating func focusCame(to path: [Int]) {
    with(top) { $0.focus = path }
    // A condition may ask what is focused.
    meetConditions(top)
    let turning = tree(top).values(along: path) { element in
      element.banner == nil && element.carousel == nil ? nil : (element.banner, element.carousel)
    }
    for (outer, (banner, carousel)) in turning {
      let child = outer.count < path.count ? path[outer.count] : nil
      if let banner {
        if banner.stopsOnFocus { stopBanner(outer, top) }
        if banner.style == .elements, let child { show(child, of: outer, depth: top, by: .app) }
      }
      // Along with focus the card is scrolled into view (VOT).
      if let carousel, carousel.style == .elements, let child {
        with(top) { $0.offsets[outer] = child }
      }
      // The card is scrolled to the middle; if the app selects the card in the middle, this one is
      // selected although nobody asked for it.
      if let carousel, carousel.style == .elements, carousel.selectsOnFocus, let child {
        plan(.settling(outer, card: child, screen: id(top)), after: times.scrollSettling)
      }
    }
    run(.becomeFocused, of: path, by: .focus)
  }

  /// Focus leaves the element it is on.
  mutating func focusLeft() {
    let screen = id(top)
    loseFocus()
    if let depth = depth(of: screen) { with(depth) { $0.focus = nil } }
  }

  /// What the app does when focus leaves (`accessibilityElementDidLoseFocus`).
  mutating func loseFocus() {
    guard let path = focus(top), !read(top, { $0.pointee.state.isLosingFocus }) else { return }
    let screen = id(top)
    with(top) { $0.isLosingFocus = true }
    for (outer, banner) in tree(top).values(along: path, { $0.banner })
    where banner.stopsOnFocus {
      planBannerTurn(outer, banner, top)
    }
    run(.loseFocus, of: path, by: .focus)
    if let depth = depth(of: screen) { with(depth) { $0.isLosingFocus = false } }
  }
}

// MARK: - Timers

extension AppMachine {
  mutating func beginTimers(of screen: AppScreen) {
    for (index, event) in screen.tree.screen.events.enumerated() where !event.isStopped {
      let time = event.interval.map { firstTime(event.time, every: $0) } ?? event.time
      plan(.event(index: index, screen: screen.id, run: 0), after: time)
    }
    var banners: [([Int], BannerBehavior)] = []
    screen.tree.forEachElement { path, element in
      if let banner = element.banner { banners.append((path, banner)) }
    }
    for (path, banner) in banners { planBannerTurn(path, banner, top, isFirst: true) }
  }

  /// When something that repeats happens first: sooner, if its timer has been running already.
  func firstTime(_ time: Int, every interval: Int) -> Int {
    guard interval > 0 else { return time }
    let (time, interval) = (time.bounded, interval.bounded)
    let first = time - interval * min(max(times.timerPhase, 0), 1000) / 1000
    return first >= 0 ? first : first + interval
  }

  mutating func runEvent(_ index: Int, on screen: Int, run: Int) {
    guard let depth = depth(of: screen),
      tree(depth).screen.events.indices.contains(index),
      stack[depth].state.eventRuns[index, default: 0] == run
    else { return }
    let event = tree(depth).screen.events[index]
    let interval = event.interval.flatMap {
      $0 > 0 ? max($0, ScheduledEffects.shortestInterval) : nil
    }
    if let interval { plan(.event(index: index, screen: screen, run: run), after: interval) }
    self.run(event.effects, on: screen, by: interval == nil ? .app : .timer)
  }

  /// Starts, from the beginning, or stops the banner or the events of a name.
  ///
  /// Events that start themselves, or one another, do so no faster than a timer runs.
  mutating func setTimer(
    _ name: String, isRunning: Bool, from depth: Int, by cause: ElementChange.Cause
  ) {
    let soonest = cause == .user ? 0 : ScheduledEffects.shortestInterval
    var found = false
    for (index, event) in tree(depth).screen.events.enumerated() where event.name == name {
      found = true
      let run = stack[depth].state.eventRuns[index, default: 0] + 1
      with(depth) { $0.eventRuns[index] = run }
      if isRunning {
        plan(
          .event(index: index, screen: id(depth), run: run),
          after: max(event.time, soonest))
      }
    }
    guard !found, let place = locate(name, from: depth),
      let banner = element(place.path, place.depth)?.banner
    else { return }
    if isRunning {
      planBannerTurn(place.path, banner, place.depth)
    } else {
      stopBanner(place.path, place.depth)
    }
  }
}
