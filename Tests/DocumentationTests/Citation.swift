/// Where one fact comes from: a code of `Documentation/sources.tsv`, and what to look for there.
///
/// A cell or a bracket holds one or more, with "; " between them:
///
/// ```
/// LOC:UIKit.axbundle trait.button; TOSS
/// ```
struct Citation: Hashable {
  var code: String
  /// A key, a chapter or a remark; empty if the source is about nothing else.
  var detail: String

  /// The citations of a cell, or `nil` if it is not written as citations.
  static func list(_ cell: some StringProtocol) -> [Citation]? {
    var citations: [Citation] = []
    for text in String(cell).components(separatedBy: "; ") {
      guard let match = text.wholeMatch(of: form) else { return nil }
      citations.append(Citation(code: String(match.code), detail: String(match.detail ?? "")))
    }
    return citations
  }

  /// A code is capitals and digits, then a number or the name of a part.
  private static var form: Regex<(Substring, code: Substring, detail: Substring?)> {
    /(?<code>[A-Z][A-Z0-9]*d?(?:[-:][A-Za-z0-9.]+)?)(?: (?<detail>[^;\s][^;]*[^;\s]|[^;\s]))?/
  }
}
