import AccessibilityModel

/// What is known of a screen wherever the cursor is: what lies where, and what opens what.
///
/// A walk draws the same screen once for each of its stops; to go through all of its elements each time
/// would take a time that grows with their square.
final class ScreenContents {
  typealias Item = (path: [Int], element: AccessibilityElement)

  let screen: AccessibilityScreen
  /// Where elements say that they are.
  let finder: FrameFinder
  /// The top-level elements that are drawn, by where iOS puts them.
  private(set) var content: [Item] = []
  private(set) var top: [Item] = []
  private(set) var bottom: [Item] = []
  private(set) var modals: [Item] = []
  /// Whether it is nothing but what lies over another screen: an alert, a dialog, a sheet.
  var isOnlyModals: Bool {
    !modals.isEmpty && content.isEmpty && top.isEmpty && bottom.isEmpty
  }
  /// Whether a text is being edited in what is not modal.
  private(set) var isEditing = false
  /// The buttons that show or hide a text right after them.
  private(set) var openers: Set<AccessibilityElement> = []
  /// The elements that have a place of their own, and those that follow below them.
  private(set) lazy var placed = collected.placed
  private(set) lazy var loose = collected.loose
  private lazy var frames = Dictionary(
    placed.map { ($0.item.path, $0.frame) }, uniquingKeysWith: { first, _ in first })

  /// An element that has a place of its own.
  struct Placed {
    var item: Item
    var frame: ScreenRect
    /// Whether it stays where it is while the screen scrolls: it is in a bar.
    var isPinned: Bool
  }

  init(_ screen: AccessibilityScreen) {
    self.screen = screen
    finder = FrameFinder(of: screen)
    for index in screen.elements.indices {
      let element = screen.elements[index]
      let next = screen.elements.indices.contains(index + 1) ? screen.elements[index + 1] : nil
      if let next, Self.opens(element, next) { openers.insert(element) }
      guard ScreenPainter.isDrawn(element) else { continue }
      switch element.role {
      case _ where ScreenPainter.isModal(element): modals.append(([index], element))
      case .navigationBar: top.append(([index], element))
      case .tabBar: bottom.append(([index], element))
      case .toolbar where index > 0: bottom.append(([index], element))
      default: content.append(([index], element))
      }
    }
    isEditing = ScreenPainter.isEditing(content.lazy.map(\.element))
  }

  /// Whether a button turns around the state of the text that follows it.
  private static func opens(_ button: AccessibilityElement, _ text: AccessibilityElement) -> Bool {
    guard text.role == .text, let name = text.identifier else { return false }
    return button.responses.contains { response in
      response.effects.contains { $0.effect.isFlip(of: name) }
    }
  }

  /// The place of an element that is drawn and has one.
  func placed(_ path: [Int]) -> ScreenRect? { frames[path] }

  private lazy var collected: (placed: [Placed], loose: [Item]) = {
    var placed: [Placed] = []
    var loose: [Item] = []
    func collect(_ elements: [AccessibilityElement], _ path: [Int], isInBar: Bool) {
      for (index, element) in elements.enumerated() where ScreenPainter.isDrawn(element) {
        let own = path + [index]
        let isPinned = isInBar || [.tabBar, .navigationBar, .toolbar].contains(element.role)
        if let frame = finder.frame(of: own) {
          placed.append(Placed(item: (own, element), frame: frame, isPinned: isPinned))
        } else if element.children.isEmpty, path.isEmpty || element.isFocusable {
          loose.append((own, element))
        }
        collect(element.children, own, isInBar: isPinned)
      }
    }
    collect(screen.elements, [], isInBar: false)
    return (placed, loose)
  }()
}

/// The contents of the screens that are drawn one after the other, found once for each.
package final class DrawingMemory {
  /// The last ones: a presented screen and the one behind it.
  private var known: [ScreenContents] = []

  package init() {}

  func contents(of screen: AccessibilityScreen) -> ScreenContents {
    // Screens that nothing has changed share their elements, so that this takes no time.
    if let found = known.first(where: { $0.screen == screen }) { return found }
    let contents = ScreenContents(screen)
    known = known.suffix(1) + [contents]
    return contents
  }
}

extension ScreenEffect {
  /// Whether it turns the state of an element around.
  fileprivate func isFlip(of identifier: String) -> Bool {
    if case .flip(let name, _) = self { return name == identifier }
    return false
  }
}
