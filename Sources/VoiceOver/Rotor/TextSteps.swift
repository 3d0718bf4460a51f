/// The pieces of a text that the rotor steps through.
enum TextSteps {
  /// The words, characters or lines of a text; none for an item that steps through elements.
  static func pieces(of text: String, by item: RotorItem) -> [String] {
    switch item {
    case .words: text.split(whereSeparator: \.isWhitespace).map { String($0) }
    case .characters: text.map { String($0) }
    case .lines: text.split(whereSeparator: \.isNewline).map { String($0) }
    default: []
    }
  }
}
