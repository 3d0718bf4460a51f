extension String {
  /// The string without white space at its ends.
  package var trimmed: String {
    // Most texts have no space at their ends, which bytes tell faster than characters.
    if let first = utf8.first, let last = utf8.last(where: { $0 & 0xC0 != 0x80 }),
      Self.beginsNoSpace(first), Self.beginsNoSpace(last)
    {
      return self
    }
    guard let start = firstIndex(where: { !$0.isWhitespace }) else { return "" }
    var end = endIndex
    while self[index(before: end)].isWhitespace { end = index(before: end) }
    return String(self[start..<end])
  }

  /// Whether no white space begins with a byte: letters of ASCII, and everything from U+4000 on,
  /// such as Hangul.
  private static func beginsNoSpace(_ byte: UInt8) -> Bool {
    0x20 < byte && byte < 0x7F || byte >= 0xE4
  }
}
