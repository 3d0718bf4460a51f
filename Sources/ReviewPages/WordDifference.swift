import Support

/// What changed between two texts, word by word.
package struct WordDifference: Hashable, Sendable {
  /// The pieces in order; no two neighbours are of the same kind.
  package private(set) var pieces: [Piece] = []

  /// Words that are in one text, the other, or both.
  package enum Piece: Hashable, Sendable {
    case same(String)
    case removed(String)
    case added(String)
  }

  /// Compares two texts.
  package init(from old: String, to new: String) {
    for step in SequenceDifference(from: Self.tokens(of: old), to: Self.tokens(of: new)).steps {
      switch (step, pieces.last) {
      case (.same(_, let word), .same(let text)?):
        pieces[pieces.count - 1] = .same(text + word)
      case (.removed(let word), .removed(let text)?):
        pieces[pieces.count - 1] = .removed(text + word)
      case (.added(let word), .added(let text)?):
        pieces[pieces.count - 1] = .added(text + word)
      case (.same(_, let word), _): pieces.append(.same(word))
      case (.removed(let word), _): pieces.append(.removed(word))
      case (.added(let word), _): pieces.append(.added(word))
      }
    }
  }

  /// Words, and what is between them.
  private static func tokens(of text: String) -> [String] {
    var tokens: [String] = []
    var wasWord: Bool?
    for character in text {
      let isWord = !character.isWhitespace && character != ","
      if isWord == wasWord {
        tokens[tokens.count - 1].append(character)
      } else {
        tokens.append(String(character))
      }
      wasWord = isWord
    }
    return tokens
  }
}
