import AccessibilityModel

/// What an app tells whoever reads its screen.
package enum AppEvent: Hashable, Sendable {
  /// A screen is in front: the first, or one that was pushed or presented.
  case appeared(ElementTree, screen: Int, name: String?)
  /// The screens that lay over this one are gone.
  case uncovered(screen: Int)
  /// The elements of a screen are not what they were.
  case tree(TreeChange, screen: Int)
  /// A property of an element is not what it was.
  case changed(ElementChange, [Int], screen: Int)
  /// The children of a container are going away, and focus with them.
  case removing(childrenOf: [Int], screen: Int)
  /// An element has another place, with focus where it had it.
  case moved(from: [Int], to: [Int], screen: Int)
  /// A modal is going away that an element showed.
  case closed(shownBy: [Int])
  /// Of items that take turns in one place, another is shown now.
  case tookTurn([Int], in: [Int])

  /// Content moved, or was at its edge already.
  case scrolled(isAtEdge: Bool)
  /// Where a scroll view stands, told because it was asked to scroll.
  case position(ScrollPosition, of: [Int])
  /// These children are in view, because the user scrolled to them.
  case inView(VisibleChildren)
  /// Focus is on what is in view no more; these are, innermost last.
  case outOfView([VisibleChildren])

  /// The app posted `announcement`.
  case announced(AttributedText, AnnouncementPriority, Language)
  /// The app posted `screenChanged`.
  case screenChanged(Target?)
  /// The app posted `layoutChanged`.
  case layoutChanged(Target?)
  /// The app posted `pageScrolled`.
  case pageScrolled(AttributedText, Language)

  /// A text was typed.
  case typed(String, into: [Int], isSecure: Bool)
  /// What was typed is not taken.
  case rejected
  /// Nothing answers what was asked for.
  case unanswered
  /// What was asked for is done; what the app announces because of it follows.
  case answered

  /// The app wants ``AppMachine/wake(token:at:)`` to be called at an instant.
  case wake(at: Int, token: Int)

  /// The argument of a notification.
  package enum Target: Hashable, Sendable {
    /// An element, by its path; `nil` when there is none of that name.
    case element([Int]?)
    case text(AttributedText)
  }
}

/// The children of a scroll view that are in view.
package struct VisibleChildren: Hashable, Sendable {
  /// The path of the scroll view.
  package var path: [Int]
  package var children: Range<Int>

  package init(path: [Int], children: Range<Int>) {
    self.path = path
    self.children = children
  }

  /// Whether an element is one of them, or inside one.
  package func contains(_ path: [Int]) -> Bool {
    path.count > self.path.count && path.starts(with: self.path)
      && children.contains(path[self.path.count])
  }
}

/// Where a scroll view stands, counted from 1.
package enum ScrollPosition: Hashable, Sendable {
  case page(Int, of: Int)
  case rows(first: Int, last: Int, of: Int)
}
