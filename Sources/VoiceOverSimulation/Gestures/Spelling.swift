/// How far two words are apart, for "did you mean".
package enum Spelling {
  /// The candidate that is reached with the fewest slips of the finger; `nil` when none is near.
  ///
  /// A slip is a letter too many, too few, wrong, or two swapped. Near is a third of the length.
  package static func nearest(to word: String, among candidates: [String]) -> String? {
    var best: (candidate: String, distance: Int)?
    for candidate in candidates {
      let bound = max(1, max(word.count, candidate.count) / 3)
      let distance = distance(from: Array(word), to: Array(candidate))
      if distance <= bound, distance < best?.distance ?? .max { best = (candidate, distance) }
    }
    return best?.candidate
  }

  /// The number of slips (Damerau–Levenshtein, adjacent swaps only).
  static func distance(from left: [Character], to right: [Character]) -> Int {
    var before: [Int] = []
    var previous = Array(0...right.count)
    for i in left.indices {
      var row = [i + 1]
      for j in right.indices {
        let substitution = previous[j] + (left[i] == right[j] ? 0 : 1)
        var cost = min(substitution, previous[j + 1] + 1, row[j] + 1)
        if i > 0, j > 0, left[i] == right[j - 1], left[i - 1] == right[j] {
          cost = min(cost, before[j - 1] + 1)
        }
        row.append(cost)
      }
      before = previous
      previous = row
    }
    return previous.last ?? 0
  }
}
