/// Finds the word that a misspelled word was meant to be.
package enum NearestWord {
  /// The candidate with the fewest edits from a word, if they are at most a third of its length.
  ///
  /// Ignores case. Swapping two neighboring letters counts as one edit.
  package static func of(_ word: String, in candidates: [String]) -> String? {
    let typed = Array(word.lowercased())
    guard !typed.isEmpty, typed.count <= 64 else { return nil }
    // Of a single letter nothing is left after an edit.
    var most = typed.count == 1 ? 0 : max(1, typed.count / 3)
    var best: String?
    for candidate in candidates where most >= 0 {
      let letters = Array(candidate.lowercased())
      guard abs(letters.count - typed.count) <= most else { continue }
      guard let distance = edits(typed, letters, upTo: most) else { continue }
      best = candidate
      most = distance - 1
    }
    return best
  }

  /// The optimal string alignment distance; `nil` if it is more than a limit.
  private static func edits(_ a: [Character], _ b: [Character], upTo limit: Int) -> Int? {
    var beforeLast: [Int] = []
    var last = Array(0...b.count)
    for i in 0..<a.count {
      var row = [i + 1]
      for j in 0..<b.count {
        var cost = min(last[j] + (a[i] == b[j] ? 0 : 1), last[j + 1] + 1, row[j] + 1)
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
          cost = min(cost, beforeLast[j - 1] + 1)
        }
        row.append(cost)
      }
      // A swap reaches back over one row.
      if let least = row.min(), let before = last.min(), min(least, before) > limit { return nil }
      (beforeLast, last) = (last, row)
    }
    return last[b.count] <= limit ? last[b.count] : nil
  }
}
