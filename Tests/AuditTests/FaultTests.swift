import Foundation
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

  static let all: [Fault] = {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appending(path: "Faults.txt")
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    return text.split(separator: "\n=== ").dropFirst().map { block in
      let lines = block.split(separator: "\n", maxSplits: 1).map(String.init)
      let head = lines[0].split(separator: " ").map(String.init)
      return Fault(
        rule: head[0], name: "\(head[1]) \(head[2])",
        readers: head.count > 3 ? [head[3]] : ["voiceover", "talkback"],
        yaml: "language: \(head[2])\n\(lines[1])\n")
    }
  }()

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
    WalkConfiguration(
      reader: reader, settings: ReaderSettings(language: language),
      wording: try LanguagePacks.builtIn.pack(for: language).wording(of: reader),
      durations: LanguagePacks.builtIn.durations)
  }
}
