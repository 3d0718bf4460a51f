extension AccessibilityElement {
  /// Whether it is something to act on, rather than to read.
  package var isOperable: Bool {
    !traits.isDisjoint(with: [.button, .link, .adjustable, .textEntry, .toggleButton])
      || adjustment != nil || role == .checkbox || role == .radioButton
  }

  /// Whether it is a text, a heading or a picture, and nothing that answers a double tap by itself.
  package var isOnlyRead: Bool {
    !traits.isDisjoint(with: [.staticText, .header, .image]) && !isOperable && toggle == nil
      && carousel == nil && banner == nil && editor == nil && children.isEmpty
  }

  /// Whether the app answers a double tap, whatever its traits say.
  package var answersActivation: Bool { responses.contains { $0.trigger == .activate } }

  /// Whether it is a cell that only holds others: it has no words, and there are controls inside.
  ///
  /// UIKit's cells are elements as long as there is only text in them.
  package var leavesFocusToChildren: Bool {
    role == .cell && isAccessibilityElement == nil && grouping == nil && label == nil
      && value == nil && children.contains(where: \.holdsControl)
  }

  private var holdsControl: Bool {
    !isHidden
      && (isAccessibilityElement != false && isOperable || role.showsOneItem
        || children.contains(where: \.holdsControl))
  }

  /// The label that it has because nobody gave it one: the texts inside, with commas between them.
  ///
  /// UIKit does this for a table view cell, SwiftUI for a row of a list and for the content of a button,
  /// a link or a toggle; `nil` for anything else, and if there is no text.
  package var labelFromTexts: AttributedText? {
    guard label == nil, !children.isEmpty, grouping == nil, role.isNamedByTexts, isFocusable else {
      return nil
    }
    let texts = children.flatMap(\.textsToRead)
    return texts.isEmpty ? nil : Self.joined(texts)
  }

  /// The texts of the elements at or below it, each by its label or else its value.
  private var textsToRead: [AttributedText] {
    if isHidden { return [] }
    guard isFocusable else { return children.flatMap(\.textsToRead) }
    let own = presented
    return [own.label, own.openValue].compactMap { $0 }.filter { !$0.isBlank }.prefix(1).map { $0 }
  }

  /// Texts as one, with commas between them; blank ones are left out.
  static func joined(_ texts: [AttributedText]) -> AttributedText {
    let texts = texts.filter { !$0.isBlank }
    guard let first = texts.first else { return AttributedText(runs: []) }
    return texts.dropFirst().reduce(first) { $0 + ", " + $1 }
  }
}

extension ElementRole {
  /// Whether the texts inside are its label if it has none.
  fileprivate var isNamedByTexts: Bool {
    switch self {
    case .cell, .button, .link, .tab, .backButton, .popUpButton, .switch, .checkbox, .radioButton:
      true
    default: false
    }
  }
}
