/// Spellings and what they stand for, by their first character and the longest first.
struct LongestFirst<Value: Hashable & Sendable>: Hashable, Sendable {
  /// A spelling, and what it stands for.
  struct Entry: Hashable, Sendable {
    var scalars: [Unicode.Scalar]
    var value: Value
  }

  private var entries: [Unicode.Scalar: [Entry]] = [:]

  /// Gathers entries by what makes two first characters the same; the earlier of two that are
  /// equally long comes first.
  init(_ all: [Entry], by fold: (Unicode.Scalar) -> Unicode.Scalar = { $0 }) {
    for entry in all {
      guard let first = entry.scalars.first else { continue }
      entries[fold(first), default: []].append(entry)
    }
    for first in entries.keys { entries[first]?.sort { $0.scalars.count > $1.scalars.count } }
  }

  /// The entries that begin with a character.
  subscript(first: Unicode.Scalar) -> [Entry] { entries[first] ?? [] }
}
