extension Rule {
  /// The page of the rule in Markdown: what is wrong, why, how to mend it, and examples.
  ///
  /// - Parameter depth: The depth of its heading.
  /// - Returns: Markdown that ends in a line feed.
  package func page(depth: Int = 1) -> String {
    let mark = String(repeating: "#", count: depth)
    var text = "\(mark) `\(id)`\n\n\(summary) \(reason)\n\n"
    text += "- severity: \(severity.rawValue)\(isOn ? "" : "; off unless asked for")\n"
    text += "- looks at: \(looksAt)\n"
    text += "- readers: \(reader == nil ? "VoiceOver and TalkBack" : "VoiceOver")\n"
    text += "- UIKit: \(fix.uiKit)\n- SwiftUI: \(fix.swiftUI)\n"
    if let android = fix.android { text += "- Android: \(android)\n" }
    if !references.isEmpty {
      text +=
        "- more: "
        + references.map { "[\($0.title)](\($0.url))" }.joined(separator: "; ") + "\n"
    }
    text += "\nNot so:\n\n" + failing.map(Self.block).joined(separator: "\n")
    text += "\nBut so:\n\n" + passing.prefix(1).map(Self.block).joined(separator: "\n")
    return text
  }

  private static func block(_ yaml: String) -> String { "```yaml\n\(yaml)\n```\n" }

  /// All rules as a page: a table of them, then each.
  package static var reference: String {
    var text = """
      # What the audit looks for

      Generated from `Sources/Audit/Rules` by a test. [`audit.md`](audit.md) says how to use it;
      `overheard audit --explain RULE` prints the same about one rule.

      """
    for topic in Topic.allCases {
      text += "\n## \(topic.rawValue)\n\n| rule | severity | what is wrong |\n|---|---|---|\n"
      for rule in all where rule.topic == topic {
        let severity = rule.isOn ? rule.severity.rawValue : "off (\(rule.severity.rawValue))"
        text += "| [`\(rule.id)`](#\(rule.id)) | \(severity) | \(rule.summary) |\n"
      }
    }
    for topic in Topic.allCases {
      for rule in all where rule.topic == topic { text += "\n" + rule.page(depth: 3) }
    }
    return text
  }
}
