import AccessibilityModel

/// What decides how an app goes on, besides where focus is and when its timers run next.
///
/// Which item a banner shows is left out, since it always shows another.
package struct AppState: Hashable, Sendable {
  private let screens: [Screen]
  private let coming: Set<Coming>

  private struct Screen: Hashable {
    let name: String?
    let isPresented: Bool
    let elements: [AccessibilityElement]
    let offsets: [[Int]: Int]
  }

  /// Something that will happen by itself.
  private struct Coming: Hashable {
    /// The place in the stack of its screen; `nil` for a consequence of what has happened.
    var depth: Int?
    /// The index of the event.
    var event: Int?
    /// The path of the banner.
    var banner: [Int]?
    /// The milliseconds until then; `nil` for what keeps happening.
    var rest: Int?
  }

  package init(_ app: AppMachine) {
    screens = app.stack.map { screen in
      Screen(
        name: screen.name, isPresented: screen.isPresented,
        elements: screen.tree.screen.elements.map(\.withoutBannerItem),
        offsets: screen.state.offsets)
    }
    coming = Set(app.planned.compactMap { Self.coming($0.task, in: $0.instant - app.now, app) })
  }

  private static func coming(_ task: AppMachine.Task, in rest: Int, _ app: AppMachine) -> Coming? {
    switch task {
    case .event(let index, let screen, let run):
      guard let depth = app.depth(of: screen),
        app.stack[depth].state.eventRuns[index, default: 0] == run
      else { return nil }
      let events = app.tree(depth).screen.events
      let interval = events.indices.contains(index) ? events[index].interval ?? 0 : 0
      // The first time may be long after the beginning.
      return Coming(depth: depth, event: index, rest: rest > interval ? rest : nil)
    case .bannerTurn(let path, let screen, let turn):
      guard let depth = app.depth(of: screen), app.stack[depth].state.bannerTurns[path] == turn
      else { return nil }
      return Coming(depth: depth, banner: path)
    case .effect, .settling, .lateNumber, .reloaded: return Coming(rest: rest)
    }
  }
}

extension AccessibilityElement {
  private var hasBanner: Bool { banner != nil || children.contains(where: \.hasBanner) }

  /// It as it is whichever items the banners in it show.
  fileprivate var withoutBannerItem: AccessibilityElement {
    guard hasBanner else { return self }
    return with {
      $0.banner?.index = 0
      $0.children = children.map(\.withoutBannerItem)
    }
  }
}
