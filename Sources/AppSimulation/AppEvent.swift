import AccessibilityModel

/// What an app reports to the reader of its screen.
package enum AppEvent: Hashable, Sendable {
  /// A screen has appeared: the first, or one that was pushed or presented.
  case appeared(ElementTree, screen: Int, name: String?)
  /// The screens over this one are gone.
  case uncovered(screen: Int)
  /// The elements of a screen have changed.
  case tree(TreeChange, screen: Int)
  /// A property of an element has changed.
  case changed(ElementChange, [Int], screen: Int)
  /// A container has other children than before.
  case contents([Int], screen: Int)
  /// The children of a container are about to disappear, and focus with them.
  case removing(childrenOf: [Int], screen: Int)
  /// An element has moved, and keeps focus if it had it.
  case moved(from: [Int], to: [Int], screen: Int)
  /// A row was dragged to another place, next to this neighbor.
  case reordered([Int], beside: [Int], isAbove: Bool)
  /// A modal that an element showed is about to disappear.
  case closed(shownBy: [Int])
  /// A carousel or banner now shows another item.
  case tookTurn([Int], in: [Int])

  /// Content scrolled, or was already at its edge.
  case scrolled(isAtEdge: Bool)
  /// The position of a scroll view that was asked to scroll.
  case position(ScrollPosition, of: [Int])
  /// The content is being refreshed.
  case refreshing
  /// These children are in view, because the user scrolled to them.
  case inView(VisibleChildren)
  /// The focused element is no longer in view; these are, innermost last.
  case outOfView([VisibleChildren])

  /// The app posted `announcement`.
  case announced(AttributedText, AnnouncementPriority, SpokenLanguage)
  /// A text in a live region is another, or is shown.
  case liveRegion(AttributedText, LiveRegion, SpokenLanguage)
  /// A text is shown for a moment.
  case toast(AttributedText, SpokenLanguage)
  /// The app posted `screenChanged`, and why.
  case screenChanged(Target?, by: ElementChange.Cause = .user)
  /// The app posted `layoutChanged`, and why.
  case layoutChanged(Target?, by: ElementChange.Cause = .user)
  /// The app posted `pageScrolled`.
  case pageScrolled(AttributedText, SpokenLanguage)

  /// A text was typed.
  case typed(String, into: [Int], isSecure: Bool)
  /// A text was deleted.
  case deleted(String, from: [Int], isSecure: Bool)
  /// A text was selected.
  case textSelected(String, in: [Int], isSecure: Bool)
  /// The keyboard is shown.
  case keyboardAppeared
  /// The keyboard is no longer shown.
  case keyboardGone
  /// A tab bar shows another tab.
  case switchedTab
  /// Typed text is not accepted.
  case rejected
  /// Nothing responds to the request.
  case unanswered
  /// The request is done; the app's announcements about it follow.
  case answered

  /// The argument of a notification.
  package enum Target: Hashable, Sendable {
    /// An element, by its path; `nil` if there is none of that name.
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

/// The position of a scroll view, counted from 1.
package enum ScrollPosition: Hashable, Sendable {
  case page(Int, of: Int)
  case rows(first: Int, last: Int, of: Int)
}
