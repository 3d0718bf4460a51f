import Audit
import Foundation
import Overheard
import Support

/// What `check` found, in the formats for people and programs.
extension Check {
  func report(_ outcomes: [Outcome]) throws {
    switch format {
    case .text:
      for outcome in outcomes where outcome.result != .error {
        guard let problem = outcome.problem else { continue }
        Terminal.print(problem.hasSuffix("\n") ? String(problem.dropLast()) : problem)
      }
      guard !quiet, !outcomes.isEmpty else { return }
      Terminal.note(summary(of: outcomes))
      if !update, recorded == nil,
        outcomes.contains(where: { $0.result == .changed && $0.advice == nil })
      {
        Terminal.note("to accept what is heard now: \(updateOfAll)")
      }
    case .json:
      for outcome in outcomes { Terminal.print(try JSONText.inOrder(OutcomeLine(outcome))) }
    case .junit: Terminal.write(Self.junit(outcomes))
    case .github: Terminal.write(outcomes.map(Self.annotations).joined())
    case .markdown: Terminal.write(markdown(outcomes))
    }
  }

  /// How many screens there are of each kind; with several readers, each has its own of every screen.
  private func summary(of outcomes: [Outcome]) -> String {
    let unmet = "with expectations not met"
    // Each screen is counted once: where nothing else is wrong, by what it does not meet.
    func count(_ result: Result, _ kind: String) -> String? {
      let all = outcomes.filter { $0.result == result }
      let failing = all.count { $0.unmet != nil }
      let isFineOtherwise = result == .unchanged || result == .expected
      let number = isFineOtherwise ? all.count - failing : all.count
      let part = isFineOtherwise || failing == 0 ? "" : " (\(failing) \(unmet))"
      return number == 0 ? nil : "\(number) \(kind)\(part)"
    }
    let onlyUnmet = outcomes.count {
      $0.unmet != nil && ($0.result == .unchanged || $0.result == .expected)
    }
    let counts = [
      count(.unchanged, "unchanged"), count(.changed, "changed"),
      count(.missing, "without a transcript file"), count(.expected, "with expectations only"),
      count(.written, "written"), onlyUnmet == 0 ? nil : "\(onlyUnmet) \(unmet)",
      count(.error, "with errors"),
    ].compactMap { $0 }
    let readers = reading.reader.readers.count
    return (outcomes.count / readers).counted("screen")
      + (readers > 1 ? " with \(readers) readers" : "") + ": "
      + counts.joined(separator: ", ")
  }

  /// The changes for a pull request: the counts, and for each screen what is heard otherwise.
  private func markdown(_ outcomes: [Outcome]) -> String {
    var text = "## What is heard\n\n\(summary(of: outcomes)).\n"
    for outcome in outcomes {
      guard outcome.problem != nil else { continue }
      text += "\n### \(AuditReport.code(outcome.name))\n\n"
      if let advice = outcome.advice { text += AuditReport.cell(advice) + "\n\n" }
      if let changes = outcome.changes {
        text += changes.markdown
      } else if let difference = outcome.difference {
        text += Self.list(difference)
      }
      if let unmet = outcome.unmet { text += Self.list(unmet) }
    }
    return text
  }

  /// Lines as a list; one line as a paragraph.
  private static func list(_ lines: String) -> String {
    let items = lines.split(separator: "\n").map { AuditReport.cell(String($0)) }
    return items.count == 1 ? items[0] + "\n" : items.map { "- \($0)\n" }.joined()
  }

  private static func junit(_ outcomes: [Outcome]) -> String {
    let cases = outcomes.map { outcome in
      JUnitReport.Case(
        of: "overheard", named: outcome.name, result(of: outcome), in: outcome.path)
    }
    return JUnitReport(name: "overheard", cases: cases, tellsNoErrors: false).text
  }

  private static func result(of outcome: Outcome) -> JUnitReport.Result {
    guard let problem = outcome.problem else { return .passed }
    return outcome.result == .error
      ? .error(problem) : .failure(failure(of: outcome), detail: problem)
  }

  private static func failure(of outcome: Outcome) -> String {
    switch (outcome.difference ?? outcome.advice, outcome.result) {
    case (nil, _): "an expectation or a goal is not met"
    case (_, .missing): "there is no transcript file"
    default: "what is heard has changed"
    }
  }

  /// The annotations of a screen: an error for each thing that is wrong with its file, each expectation
  /// that is not met, and what is heard otherwise.
  private static func annotations(_ outcome: Outcome) -> String {
    var messages: [(title: String, text: String)] = []
    if let unmet = outcome.unmet {
      messages += lines(unmet).map { ("expectation or goal not met", $0) }
    }
    if let advice = outcome.advice { messages.append(("other kind of transcript", advice)) }
    if let difference = outcome.difference {
      switch outcome.result {
      case .error: messages += lines(difference).map { ("not checked", $0) }
      case .missing: messages.append(("no transcript", difference))
      default: messages.append(("what is heard has changed", difference))
      }
    }
    return messages.map { title, text in
      Annotation(.error, file: outcome.path, title: title, text: text).line
    }.joined()
  }

  private static func lines(_ text: String) -> [String] {
    text.split(separator: "\n").map(String.init)
  }
}

/// What `check --format json` prints of a screen.
private struct OutcomeLine: Encodable {
  var screen: String
  var file: String
  var passed: Bool
  var result: String
  var unmet: [String]
  var difference: String?

  init(_ outcome: Check.Outcome) {
    screen = outcome.name
    file = outcome.path
    passed = outcome.problem == nil
    result = outcome.result.rawValue
    unmet = outcome.unmet?.split(separator: "\n").map(String.init) ?? []
    let problems = [outcome.advice, outcome.difference].compactMap { $0 }
    difference = problems.isEmpty ? nil : problems.joined(separator: "\n")
  }

  private enum CodingKeys: CodingKey {
    case screen, file, passed, result, unmet, difference
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(screen, forKey: .screen)
    try container.encode(file, forKey: .file)
    try container.encode(passed, forKey: .passed)
    try container.encode(result, forKey: .result)
    try container.encode(unmet, forKey: .unmet)
    // Null if there is nothing to say, as all names are always there.
    try container.encode(difference, forKey: .difference)
  }
}
