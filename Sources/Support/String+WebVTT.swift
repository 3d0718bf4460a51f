extension String {
  /// The text as WebVTT writes it: no tags, no blank line that would end the cue.
  package var escapedForVTT: String {
    // Most texts have nothing to escape, and bytes are looked at faster than characters.
    guard utf8.contains(where: Self.mayNeedEscape) else { return self }
    return replacingScalars { scalar in
      switch scalar {
      case "\"": nil
      case _ where Character(scalar).isNewline: " "
      // Nobody hears it, and a terminal would obey it.
      case _ where scalar.properties.generalCategory == .control: ""
      default: scalar.entity
      }
    }
  }

  /// Whether a byte belongs to what is escaped or left out, or to what begins like that: the controls
  /// from U+0080 on, and the separators of lines and paragraphs.
  private static func mayNeedEscape(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"): true
    case ..<0x20, 0x7F, 0xC2, 0xE2: true
    default: false
    }
  }
}
