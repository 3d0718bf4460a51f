/// The pattern of a date or a time, in which letters stand where digits belong: MM/YY, YYYYMMDD.
extension TextCursor {
  /// The groups of letters of the pattern at a position; `nil` where none stands.
  ///
  /// One part alone is no pattern, as MM may be millimetres and DD a size; only four Y are.
  func dateFormat(at start: Int) -> [Range<Int>]? {
    guard !isInsideWord(start) else { return nil }
    var groups: [Range<Int>] = []
    var letters: Set<Unicode.Scalar> = []
    var position = start
    // No pattern has more groups; a longer row of them must not be gone through at each of them.
    while groups.count < 7, let parts = dateParts(at: position), let last = parts.last {
      groups.append(position..<last.upperBound)
      for part in parts { letters.insert(char(part.lowerBound).lowercased) }
      position = partStart(after: last.upperBound)
    }
    let hasYear = groups.contains { group in
      dateParts(at: group.lowerBound)?.contains { $0.count == 4 } ?? false
    }
    return letters.count >= 2 || hasYear ? groups : nil
  }

  /// The parts of a run of letters that is made of nothing else: YY, MM and DD of YYMMDD.
  func dateParts(at start: Int) -> [Range<Int>]? {
    var parts: [Range<Int>] = []
    var position = start
    while Self.isOfDate(char(position)) {
      let end = runEnd(position)
      let isYear = char(position).lowercased == "y"
      guard end - position == 2 || (isYear && end - position == 4) else { return nil }
      parts.append(position..<end)
      position = end
    }
    return parts.isEmpty || char(position).isLatin || char(position).isDigit ? nil : parts
  }

  /// Where the next part begins, past a separator and the spaces around it.
  private func partStart(after end: Int) -> Int {
    let separator = skipSpaces(end)
    return "./-:".unicodeScalars.contains(char(separator)) ? skipSpaces(separator + 1) : separator
  }

  /// The letters of years, months, days, hours, minutes and seconds.
  private static func isOfDate(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.lowercased {
    case "y", "m", "d", "h", "s": true
    default: false
    }
  }
}
