import Languages
import Overheard
import ScreenFiles
import Testing

@testable import Audit

/// Screens that have a fault in its plainest form, as apps have it: `Faults.txt`.
@Suite struct FaultTests {
  /// A screen, the rule that it breaks, and the readers whose users meet that.
  struct Fault: CustomTestStringConvertible {
    var rule: String
    var name: String
    var readers: [String]
    var yaml: String

    var testDescription: String { "\(rule), \(name)" }
  }

  static let all = WrittenScreen.all(in: "Faults.txt").map { screen in
    let head = screen.heading
    return Fault(
      rule: head[0], name: "\(head[1]) \(head[2])",
      readers: head.count > 3 ? [head[3]] : ["voiceover", "talkback"],
      yaml: screen.yaml(in: head[2]))
  }

  @Test(arguments: all)
  func aPlainFaultIsFound(fault: Fault) throws {
    let (file, sources) = try ScreenFile.located(contentsOf: fault.yaml.utf8, path: "screen.yaml")
    for reader in fault.readers {
      let audit = try Auditing.audit(by: #require(ScreenReaders.current[reader]))
      let rules = try audit.findings(in: file, at: sources).map(\.rule)
      #expect(
        rules.contains(fault.rule), "\(reader) is told only of \(rules) on\n\(fault.yaml)")
    }
  }

  /// Rules about words have a plain fault in each language.
  @Test func thereAreFaultsInBothLanguages() {
    #expect(Self.all.count > 150)
    for rule in Rule.all where rule.topic == .words {
      let languages = Set(
        Self.all.filter { $0.rule == rule.id }.map { String($0.name.suffix(2)) })
      #expect(languages == ["ko", "en"], "\(rule.id)")
    }
  }
}

extension Auditing {
  /// Audits with one reader.
  static func audit(by reader: ScreenReader) throws -> Audit {
    Audit { try configuration(reader, $0) }
  }

  /// How a reader reads in a language.
  static func configuration(
    _ reader: ScreenReader, _ language: SpokenLanguage
  ) throws -> WalkConfiguration {
    try LanguagePacks.builtIn.configuration(of: reader, ReaderSettings(language: language))
  }
}
