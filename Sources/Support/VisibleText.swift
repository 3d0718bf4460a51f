extension String {
  /// The text on one line, safe to print: what a user's file or a program says must not move the
  /// terminal's cursor, turn the direction of writing, begin a line of a log or be a command to CI.
  ///
  /// Line breaks become `↵`, control characters signs of their own (`␛`), marks of direction their
  /// numbers (`<U+202E>`). `::` at the beginning and `##[`, which GitHub and others take for
  /// commands, are preceded by a backslash or have one inside.
  package var onOneLine: String { visible(keepsLines: false) }

  /// The text safe to print as ``onOneLine``, with its line feeds.
  package var withVisibleControls: String { visible(keepsLines: true) }

  private func visible(keepsLines: Bool) -> String {
    if isPlainlyVisible(keepsLines: keepsLines) { return self }
    var visible = String.UnicodeScalarView()
    visible.reserveCapacity(utf8.count + 8)
    // The last characters of the line, without the spaces at its beginning.
    var (hasBegun, colons, hashes) = (false, 0, "")
    var isAfterReturn = false
    for scalar in unicodeScalars {
      let value = scalar.value
      let isLineFeed = value == 0x0A
      if isLineFeed, isAfterReturn, !keepsLines {
        isAfterReturn = false
        continue
      }
      isAfterReturn = value == 0x0D
      if isLineFeed, keepsLines {
        (hasBegun, colons, hashes) = (false, 0, "")
        visible.append(scalar)
        continue
      }
      // `::` in front of everything else.
      if value == 0x3A, !hasBegun || colons == 1 {
        colons += 1
        hasBegun = true
        if colons == 2 {
          visible.removeLast()
          for part in "\\::".unicodeScalars { visible.append(part) }
          continue
        }
      } else {
        // Asked only at the beginning of a line: the answer is slow to look up.
        if !hasBegun, !scalar.properties.isWhitespace { hasBegun = true }
        colons = 0
      }
      // `##[`, `##vso[`, `##teamcity[` anywhere.
      if value == 0x23 {
        hashes = hashes == "#" || hashes == "##" ? "##" : "#"
      } else if hashes.hasPrefix("##"), value == 0x5B {
        visible.append("\\")
        hashes = ""
      } else if hashes.hasPrefix("##"), (0x61...0x7A).contains(value), hashes.count < 12 {
        hashes.unicodeScalars.append(scalar)
      } else {
        hashes = ""
      }
      if scalar.actsWherePrinted {
        // One by one: appending a whole sequence copies the text so far.
        for part in scalar.shown { visible.append(part) }
      } else {
        visible.append(scalar)
      }
    }
    return String(visible)
  }

  /// Whether there is nothing to change, which is told fast of most texts.
  private func isPlainlyVisible(keepsLines: Bool) -> Bool {
    var previous: UInt8 = 0
    for byte in utf8 {
      switch byte {
      case 0x0A: if !keepsLines { return false }
      case 0x00..<0x20, 0x7F, 0xC2, 0xD8, 0xE2: return false
      case 0x3A, 0x23: if previous == byte { return false }
      default: break
      }
      previous = byte
    }
    return true
  }
}

/// Several things that are wrong, each told on a line of its own.
package protocol ErrorOfLines: Error {
  /// What is wrong, in the order of the file.
  var lines: [String] { get }
}

extension Unicode.Scalar {
  /// A sign in place of a character that does something to where it is printed.
  fileprivate var shown: String.UnicodeScalarView {
    switch value {
    case 0x0A, 0x0D, 0x85, 0x2028, 0x2029: return "↵".unicodeScalars
    case 0x00..<0x20: return String.UnicodeScalarView([Unicode.Scalar(0x2400 + value) ?? "?"])
    case 0x7F: return "\u{2421}".unicodeScalars
    case 0x80...0x9F: return "\u{FFFD}".unicodeScalars
    default:
      // A mark of direction.
      return "<U+\(String(value + 0x10000, radix: 16, uppercase: true).dropFirst())>".unicodeScalars
    }
  }

  /// Whether the character does something to where it is printed: it controls the terminal, breaks
  /// the line, or turns the direction of writing.
  package var actsWherePrinted: Bool {
    switch value {
    case 0x00..<0x20, 0x7F...0x9F, 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
