import AccessibilityModel
import ScreenFiles

/// Finds screens of several files that begin with the same title and are not the same screen.
package struct SharedTitles: Sendable {
  private var known: [Key: [Screen]] = [:]

  private struct Key: Hashable {
    var folder: String
    var language: SpokenLanguage
    var title: String
  }

  private struct Screen {
    var path: String
    var labels: Set<String>

    /// Whether less than half of what is on either is on both.
    func differs(from other: Self) -> Bool {
      let all = labels.union(other.labels).count
      return all > 0 && labels.intersection(other.labels).count * 2 < all
    }
  }

  package init() {}

  /// Takes note of a file, and returns the finding if one before it in its folder has its title.
  ///
  /// Files of one folder need not be of one app, so this is done only if the rule is asked for: with
  /// `--rule`, or a severity of its own. Two files of one screen have most labels in common, so only
  /// screens that differ count.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - variant: The variant that is heard in the end.
  ///   - sources: Where its elements are; what has none is a dump, whose title is not known.
  ///   - reader: The reader, as options call it.
  ///   - settings: The severities.
  /// - Returns: The finding, if there is one.
  package mutating func finding(
    at path: String, _ variant: ScreenVariant, _ sources: SourceMap, reader: String,
    _ settings: AuditSettings
  ) -> AuditFinding? {
    let rule = Rule.sameTitle
    let screen = variant.screen
    guard settings.isAskedFor(rule), let severity = settings.severity(of: rule),
      !sources.elements.isEmpty,
      screen.audit?.ignore[rule.id] == nil, let title = screen.title?.string.trimmed,
      !title.isBlank
    else { return nil }
    let folder = path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    let key = Key(
      folder: folder.joined(separator: "/"), language: screen.language, title: title)
    let own = Screen(path: path, labels: Set(screen.elements.flatMap(\.labelsInside)))
    defer { known[key, default: []].append(own) }
    guard let other = known[key]?.first(where: { $0.differs(from: own) }) else { return nil }
    let place = sources.elements[ElementPath(variant: variant.name, [0])]
    return AuditFinding(
      rule: rule.id, reader: reader, severity: severity, variant: variant.name, screen: nil,
      path: nil, element: "", message: Self.message(title, other.path).text(in: settings.language),
      evidence: ["\"\(title)\""], walk: nil, time: nil, event: nil, line: place?.line,
      column: place?.column,
      fix: rule.fix.said(in: settings.language), reference: rule.references.first?.url ?? "")
  }

  /// What is said of a title.
  static func message(_ title: String, _ path: String) -> Sentence {
    "the title \"\(title)\" is also that of \(path)"
  }
}

extension AccessibilityElement {
  /// The labels of it and of all that is inside.
  fileprivate var labelsInside: [String] {
    [labelText].filter { !$0.isBlank } + children.flatMap(\.labelsInside)
  }
}
