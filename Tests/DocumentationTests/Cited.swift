import Foundation
import Overheard
import TestSupport

/// Everything in the repository that says where it comes from.
struct Cited {
  /// The file and line, or the name of the constant.
  var place: String
  /// V, D or G, where it says so.
  var confidence: ReaderWording.Confidence?
  /// The text in the place where citations belong.
  var text: String
}

extension Cited {
  static func everywhere() throws -> [Cited] {
    try wordings() + rules() + readings() + profile() + documents()
  }

  /// The rows of the readers' wording tables.
  static func wordings() throws -> [Cited] {
    try Repository.files(below: "Sources", endingIn: ".tsv")
      .filter { $0.contains("/Wording/") }
      .flatMap { path in
        try Repository.rows(path).filter { $0.cells.count == 5 }.map { row in
          Cited(
            place: "\(path):\(row.line)",
            confidence: ReaderWording.Confidence(rawValue: row.cells[3]),
            text: row.cells[4])
        }
      }
  }

  /// The tables of how texts and dumps are read, each of which says where all of it comes from.
  static func readings() throws -> [Cited] {
    let folders = ["Sources/Readings/Data", "Sources/ScreenImport/Data"]
    return try folders.flatMap {
      Repository.files(below: $0, endingIn: ".tsv")
    }.flatMap { path in
      try Repository.text(path).split(separator: "\n", omittingEmptySubsequences: false)
        .enumerated().compactMap { number, line in
          let mark = "# Source: "
          guard line.hasPrefix(mark) else { return nil }
          return Cited(place: "\(path):\(number + 1)", text: String(line.dropFirst(mark.count)))
        }
    }
  }

  /// The rules of what is said, and what is listed as silent.
  static func rules() -> [Cited] {
    let sources = [AnnouncementRules.voiceOver, .talkBack].flatMap { rules in
      rules.all.map { ($0.id, $0.source) } + rules.changes.map { ($0.id, $0.source) }
        + rules.silences.map { ($0.id, $0.source) }
    }
    let mapping = AndroidMapping.rows.map { ($0.id, $0.source) }
    return (sources + mapping).map { Cited(place: "rule \($0)", confidence: nil, text: $1) }
  }

  /// The constants of the timing profile.
  static func profile() -> [Cited] {
    let facts =
      TimingProfile.Constant.allCases.map { ($0.rawValue, TimingProfile().fact($0)) }
      + AppTimes.facts.map { ($0.name, $0.fact) } + TalkBackTimes.facts
    return facts.map { name, fact in
      Cited(place: "profile \(name)", confidence: fact.confidence, text: fact.source)
    }
  }

  /// The citations in brackets in the documentation: `(V: MA; W15-201)`.
  static func documents() throws -> [Cited] {
    try Repository.files(below: "Documentation", endingIn: ".md").flatMap { path in
      try Repository.text(path).split(separator: "\n", omittingEmptySubsequences: false)
        .enumerated().flatMap { number, line in
          line.matches(of: /\((?<letter>[VDG]): (?<sources>[^()]+)\)/).map { match in
            Cited(
              place: "\(path):\(number + 1)",
              confidence: ReaderWording.Confidence(rawValue: String(match.letter)),
              text: String(match.sources))
          }
        }
    }
  }

  /// The codes in brackets in comments of the code: `// … (CS, W15-201)`.
  ///
  /// A bracket is skipped unless it has one of the `known` codes, or something that can only be a
  /// code.
  static func comments(known: Set<String>) throws -> [(place: String, code: String)] {
    let unmistakable = /W\d\d-\d+|(AX|LOC):[A-Za-z][A-Za-z.]*|NU[- ]\d+/
    var found: [(place: String, code: String)] = []
    for path in Repository.files(below: "Sources", endingIn: ".swift", ".c", ".h") {
      for (number, line) in try Repository.text(path).split(
        separator: "\n", omittingEmptySubsequences: false
      ).enumerated() {
        guard let comment = line.firstRange(of: "//") else { continue }
        for bracket in line[comment.upperBound...].matches(of: /\((?<inside>[^()]+)\)/) {
          let words = bracket.inside.split(whereSeparator: { ",; ".contains($0) }).map(String.init)
          let codes = words.filter {
            known.contains($0) || $0.wholeMatch(of: unmistakable) != nil
          }
          found += codes.map { (place: "\(path):\(number + 1)", code: $0) }
        }
      }
    }
    return found
  }
}
