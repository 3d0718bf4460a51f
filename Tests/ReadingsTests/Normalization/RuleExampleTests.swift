import AccessibilityModel
import Testing

@testable import Readings

/// Every rule of a reader has a row in the tables that shows what it reads.
@Suite("Rules and their examples")
struct RuleExampleTests {
  @Test("Every Korean rule reads some row")
  func korean() throws {
    let held = try PronunciationTable("held-out.ko").rows.map { $0[2] }
    let texts = try ReadingTable.rows("korean-readings").map(\.text)
    check(KoreanReader.self, texts + held)
  }

  @Test("Every English rule reads some row")
  func english() throws {
    check(EnglishReader.self, try ReadingTable.rows("english-readings").map(\.text))
  }

  /// Reads texts, prints which row each rule read, and demands one for each of its names.
  private func check<Reader: TextReader>(_ reader: Reader.Type, _ texts: [String]) {
    var found: [Example: String] = [:]
    // Some rules apply only to texts in which every mark is spoken, or none.
    for level in [PunctuationLevel.some, .all, .none] {
      let options = NormalizationOptions(punctuation: level)
      found.merge(examples(of: reader, texts, options)) { first, _ in first }
    }
    var known: Set<Example> = []
    for kind in CharacterKind.allCases {
      for rule in Reader.rules(for: kind) {
        for name in rule.names {
          let example = Example(rule: rule.summary, name: name)
          guard known.insert(example).inserted else { continue }
          let text = found[example]
          print("\(Reader.language), \(kind), \(name): \(text ?? "no row") (\(rule.summary))")
          #expect(text != nil, "no row shows “\(name)” of the rule for \(rule.summary)")
        }
      }
    }
    for example in found.keys where !known.contains(example) {
      Issue.record("the rule for \(example.rule) does not say that it reads “\(example.name)”")
    }
  }

  /// The name that a rule gave to what it read.
  private struct Example: Hashable {
    var rule: String
    var name: String
  }

  /// The first text in which each rule read something.
  private func examples<Reader: TextReader>(
    of reader: Reader.Type, _ texts: [String], _ options: NormalizationOptions
  ) -> [Example: String] {
    var examples: [Example: String] = [:]
    for text in texts {
      let written = WrittenText(text.unicodeScalars)
      var reader = Reader(
        stream: WordStream(text: written, isTracing: false), span: 0..<written.count,
        options: options
      )
      reader.read { rule, match in
        let example = Example(rule: rule.summary, name: "\(match.name)")
        examples[example] = examples[example] ?? text
      }
    }
    return examples
  }
}
