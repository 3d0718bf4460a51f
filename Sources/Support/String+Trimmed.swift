extension String {
  /// The string without white space at its ends.
  package var trimmed: String {
    // A byte of ASCII that is no space begins a character that is none, and ends one.
    if let first = utf8.first, let last = utf8.last, 0x20 < first, first < 0x7F, 0x20 < last,
      last < 0x7F
    {
      return self
    }
    guard let start = firstIndex(where: { !$0.isWhitespace }) else { return "" }
    var end = endIndex
    while self[index(before: end)].isWhitespace { end = index(before: end) }
    return String(self[start..<end])
  }
}
