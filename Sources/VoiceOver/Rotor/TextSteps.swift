/// The pieces of a text that the rotor steps through.
enum TextSteps {
  /// The words, characters or lines of a text, each with its place in characters; none for an item that
  /// steps through elements.
  static func pieces(of text: String, by item: RotorItem) -> [(text: String, range: Range<Int>)] {
    let characters = Array(text)
    let separates: (Character) -> Bool
    switch item {
    case .characters: return characters.indices.map { (String(characters[$0]), $0..<$0 + 1) }
    case .words: separates = \.isWhitespace
    case .lines: separates = \.isNewline
    default: return []
    }
    return characters.split(whereSeparator: separates).map {
      (String($0), $0.startIndex..<$0.endIndex)
    }
  }
}
