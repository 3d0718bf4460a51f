extension String {
  /// The text as WebVTT writes it: no tags, no blank line that would end the cue.
  ///
  /// By scalars: a browser sees a tag begin even where an accent combines with `<`.
  package var escapedForVTT: String {
    var result = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      switch scalar {
      case "&": result.append(contentsOf: "&amp;".unicodeScalars)
      case "<": result.append(contentsOf: "&lt;".unicodeScalars)
      case ">": result.append(contentsOf: "&gt;".unicodeScalars)
      case _ where Character(scalar).isNewline: result.append(" ")
      // Nobody hears it, and a terminal would obey it.
      case _ where scalar.properties.generalCategory == .control: break
      default: result.append(scalar)
      }
    }
    return String(result)
  }
}
