import AccessibilityModel
import AppSimulation
import TestSupport

/// A finger on an app without a reader, and a clock; records what the app tells, one event a line.
struct Finger {
  private var app: AppMachine
  private var clock = SimulatedClock()
  private var now: Int { clock.now }
  /// What was asked, and what the app has told.
  private(set) var score = ""
  /// The frontmost screen, as a reader would know it from what it was told.
  private(set) var told: ElementTree

  init(_ variant: ScreenVariant) {
    app = AppMachine(variant)
    told = ElementTree(variant.screen)
    write(app.start())
  }

  /// The frontmost screen, as the app has it.
  var shown: ElementTree? { app.stack.last?.tree }

  mutating func ask(_ request: AppRequest) {
    write("\(request)", isAsked: true)
    write(app.perform(request, at: now))
  }

  /// Lets time pass; the app is woken when it asked to be.
  mutating func wait(_ time: Int) {
    let end = now + time
    while let token = clock.next(until: end) { write(app.wake(token: token, at: now)) }
  }

  private mutating func write(_ events: [AppEvent]) {
    for wakeUp in app.takeWakeUps() {
      clock.wish(at: wakeUp.instant, token: wakeUp.token)
    }
    for event in events {
      switch event {
      case .appeared(let tree, let screen, _):
        told = tree
        write("screen \(screen) appears")
      case .tree(let change, _): told.apply(change)
      default: write(event.line)
      }
    }
  }

  private mutating func write(_ line: String, isAsked: Bool = false) {
    score += "\(now)\t\(isAsked ? "? " : "")\(line)\n"
  }
}

extension AppEvent {
  fileprivate var line: String {
    switch self {
    case .uncovered(let screen): "screen \(screen) is in front again"
    case .changed(let change, _, _):
      "\(change.element).\(change.property.name): "
        + "\(change.property.from) ⇒ \(change.property.to) (by \(change.by))"
    case .removing(let path, _): "focus is lost with the children of \(path)"
    case .moved(let old, let new, _): "\(old) is at \(new) now"
    case .closed(let opener): "closed, back to \(opener)"
    case .tookTurn(let item, let container): "\(item) takes its turn in \(container)"
    case .scrolled(let isAtEdge): isAtEdge ? "is at the edge" : "scrolls"
    case .position(.page(let page, let count), _): "page \(page) of \(count)"
    case .position(.rows(let first, let last, let count), _): "rows \(first)–\(last) of \(count)"
    case .refreshing: "is being refreshed"
    case .inView(let visible): "in view: \(visible.children) of \(visible.path)"
    case .outOfView(let others): "out of view; in view: \(others.map(\.children))"
    case .announced(let text, let priority, _): "announces \"\(text.string)\", \(priority)"
    case .liveRegion(let text, let live, _): "shows \"\(text.string)\" in a \(live) region"
    case .screenChanged(let target, _): "screen changed, \(target.line)"
    case .layoutChanged(let target, _): "layout changed, \(target.line)"
    case .pageScrolled(let text, _): "page scrolled, \"\(text.string)\""
    case .typed(let text, let path, let isSecure):
      "typed \"\(text)\" into \(path)\(isSecure ? ", in secret" : "")"
    case .deleted(let text, let path, let isSecure):
      "deleted \"\(text)\" from \(path)\(isSecure ? ", in secret" : "")"
    case .textSelected(let text, let path, let isSecure):
      "selected \"\(text)\" in \(path)\(isSecure ? ", in secret" : "")"
    case .reordered(let path, let neighbor, let isAbove):
      "\(path) is \(isAbove ? "above" : "below") \(neighbor) now"
    case .keyboardAppeared: "the keyboard appears"
    case .keyboardGone: "the keyboard is gone"
    case .toast(let text, _): "shows \"\(text.string)\" for a moment"
    case .switchedTab: "shows another tab"
    case .rejected: "is not taken"
    case .unanswered: "nobody answers"
    case .answered: "answered"
    case .contents(let path, _): "\(path) has other children"
    case .appeared, .tree: ""
    }
  }
}

extension AppEvent.Target? {
  fileprivate var line: String {
    switch self {
    case .element(let path): path.map { "\($0)" } ?? "nobody"
    case .text(let text): "\"\(text.string)\""
    case nil: "no argument"
    }
  }
}
