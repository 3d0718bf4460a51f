extension Rule {
  /// The page of the rule in Markdown: what is wrong, why, how to mend it, and examples.
  ///
  /// - Parameters:
  ///   - depth: The depth of its heading.
  ///   - table: The language of it.
  /// - Returns: Markdown that ends in a line feed.
  package func page(depth: Int = 1, in table: SentenceTable = .english) -> String {
    let mark = String(repeating: "#", count: depth)
    let fix = fix.said(in: table)
    func line(_ name: String, _ text: String) -> String { "- \(table[name]): \(text)\n" }
    var text = "\(mark) `\(id)`\n\n\(table[summary]) \(table[reason])\n\n"
    text += line(
      "severity", table[severity.rawValue] + (isOn ? "" : "; " + table["off unless asked for"]))
    text += line("looks at", table[looksAt])
    text += line("readers", reader == nil ? table["VoiceOver and TalkBack"] : "VoiceOver")
    text += line("UIKit", fix.uiKit) + line("SwiftUI", fix.swiftUI)
    if let android = fix.android { text += line("Android", android) }
    if !references.isEmpty {
      text += line(
        "more", references.map { "[\($0.title)](\($0.url))" }.joined(separator: "; "))
    }
    text += "\n\(table["Don't:"])\n\n" + failing.map(Self.block).joined(separator: "\n")
    text += "\n\(table["Do:"])\n\n" + passing.prefix(1).map(Self.block).joined(separator: "\n")
    return text
  }

  /// The English of what stands on every page.
  static var pageSentences: [String] {
    all.map(\.looksAt) + [
      "severity", "off unless asked for", "looks at", "readers", "VoiceOver and TalkBack", "more",
      "Don't:", "Do:",
    ]
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
