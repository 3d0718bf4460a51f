extension String {
  /// Converts an offset in Unicode scalars to one in UTF-16, which scripts use.
  func utf16Offset(ofScalar offset: Int) -> Int {
    let scalars = unicodeScalars
    let index = scalars.index(scalars.startIndex, offsetBy: offset, limitedBy: scalars.endIndex)
    return utf16.distance(from: utf16.startIndex, to: index ?? scalars.endIndex)
  }
}
