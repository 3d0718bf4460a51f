extension String {
  /// The text as XML writes it, also in an attribute; the two noncharacters that XML cannot hold even
  /// escaped become U+FFFD.
  package var escapedForXML: String {
    replacingScalars { scalar in
      switch scalar {
      case "\u{FFFE}", "\u{FFFF}": "\u{FFFD}"
      default: scalar.entity
      }
    }
  }
}
