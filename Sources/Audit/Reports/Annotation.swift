import Support

/// A remark on a line of a pull request, as a job of GitHub's prints it.
///
/// ```swift
/// Annotation(.error, file: "pay.yaml", title: "not checked", text: "pay.yaml:3:7: error: …").line
/// // ::error file=pay.yaml,line=3,col=7,title=not checked::pay.yaml:3:7: error: …
/// ```
package struct Annotation {
  package enum Kind: String {
    case error, warning, notice
  }

  package var kind: Kind
  package var file: String
  package var title: String
  package var text: String
  /// Line and column, from 1; either may be missing.
  package var place: [Int]

  /// An annotation at the place with which its text begins, if it begins with one in the file:
  /// `cards.yaml:3:7: error: …`.
  package init(_ kind: Kind, file: String, title: String, text: String) {
    (self.kind, self.file, self.title, self.text) = (kind, file, title, text)
    let start = text.hasPrefix("\(file):") ? text.dropFirst(file.count + 1) : ""
    place = start.prefix { !$0.isWhitespace }.split(separator: ":").prefix(2)
      .map { Int($0) }.prefix { $0 != nil }.compactMap { $0 }
  }

  /// The line that is printed, with its line feed.
  ///
  /// GitHub finds a file by its path from the top of the repository.
  package var line: String {
    let path = file.hasPrefix("./") ? String(file.dropFirst(2)) : file
    let properties =
      [("file", Self.property(path))] + zip(["line", "col"], place.map { "\($0)" })
      + [("title", Self.property(title))]
    return "::\(kind.rawValue) \(properties.map { "\($0)=\($1)" }.joined(separator: ","))"
      + "::\(Self.data(text))\n"
  }

  /// A text in an annotation, with its line feeds.
  private static func data(_ text: String) -> String {
    text.withVisibleControls.replacing("%", with: "%25").replacing("\n", with: "%0A")
  }

  private static func property(_ text: String) -> String {
    data(text.onOneLine).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
}
