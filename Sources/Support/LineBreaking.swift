/// Breaks a text into lines, whatever they are measured in.
package enum LineBreaking {
  /// Breaks a text between words, or within a word that has a line for itself; never within a character.
  ///
  /// - Parameters:
  ///   - text: The text, of which only spaces separate words.
  ///   - limit: How many lines are of interest; there may be some more, and the rest is left out.
  ///   - fits: Whether a line is short enough.
  /// - Returns: The lines.
  package static func lines(
    of text: some StringProtocol, limit: Int = .max, fits: (String) -> Bool
  ) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ") {
      let longer = line.isEmpty ? String(word) : "\(line) \(word)"
      if fits(longer) {
        line = longer
        continue
      }
      if !line.isEmpty { lines.append(line) }
      line = ""
      for character in word {
        if !line.isEmpty, !fits(line + String(character)) {
          lines.append(line)
          line = ""
        }
        line.append(character)
      }
      if lines.count > limit { break }
    }
    if !line.isEmpty { lines.append(line) }
    return lines
  }
}
