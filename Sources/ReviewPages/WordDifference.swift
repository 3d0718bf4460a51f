/// What changed between two texts, word by word.
package struct WordDifference: Hashable, Sendable {
  /// The pieces in order; of neighbours no two are of one kind.
  package private(set) var pieces: [Piece] = []

  /// Words that are in one text, the other, or both.
  package enum Piece: Hashable, Sendable {
    case same(String)
    case removed(String)
    case added(String)
  }

  /// Compares two texts.
  package init(from old: String, to new: String) {
    let before = Self.tokens(of: old)
    let after = Self.tokens(of: new)
    let changes = after.difference(from: before)
    var removed: Set<Int> = []
    var added: Set<Int> = []
    for change in changes {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): added.insert(offset)
      }
    }
    var (i, j) = (0, 0)
    while i < before.count || j < after.count {
      var (gone, come) = ("", "")
      while i < before.count, removed.contains(i) {
        gone += before[i]
        i += 1
      }
      while j < after.count, added.contains(j) {
        come += after[j]
        j += 1
      }
      if !gone.isEmpty { pieces.append(.removed(gone)) }
      if !come.isEmpty { pieces.append(.added(come)) }
      var same = ""
      while i < before.count, j < after.count, !removed.contains(i), !added.contains(j) {
        same += after[j]
        i += 1
        j += 1
      }
      if !same.isEmpty { pieces.append(.same(same)) }
    }
  }

  /// Words, and what stands between them.
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
