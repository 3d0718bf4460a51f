import Fidelity
import Foundation
import TestSupport
import Testing

/// The ledger is true: every verdict is the result of a comparison, and every claim has a source.
@Suite struct LedgerTests {
  private static func text(_ path: String) throws -> String {
    try String(contentsOf: Repository.root.appending(path: path), encoding: .utf8)
  }

  @Test func verdictsAreWhatAComparisonSays() throws {
    for ledger in try FidelityLedger.all() {
      for row in ledger.rows {
        let place = "\(ledger.reader)-\(ledger.language).tsv:\(row.line)"
        switch row.verdict {
        case .agreed:
          #expect(row.isSame, "\(place): recorded '\(row.recorded ?? "")', ours '\(row.ours)'")
        case .differs:
          #expect(row.recorded != nil && !row.isSame, "\(place) agrees: '\(row.ours)'")
          #expect(!row.why.isEmpty, "\(place) does not say why it differs")
        case .unknown:
          #expect(row.recorded == nil, "\(place) has a phrase; compare it")
          #expect(!row.why.isEmpty, "\(place) does not say what is not known")
        }
        #expect(!row.ours.isEmpty, "\(place) says nothing")
      }
    }
  }

  @Test func everySourceIsInTheCatalogue() throws {
    let known = try Self.text("Documentation/sources.tsv").split(separator: "\n")
      .map { $0.prefix { $0 != "\t" } }
    for ledger in try FidelityLedger.all() {
      for row in ledger.rows {
        for source in row.source.split(separator: ";") {
          let code = source.drop { $0 == " " }.prefix { $0 != " " }
          #expect(
            known.contains(code), "\(ledger.reader)-\(ledger.language).tsv:\(row.line): \(code)")
        }
      }
    }
  }

  @Test func theReadmeHasTheCounts() throws {
    let table = FidelityLedger.markdown(try FidelityLedger.all())
    #expect(
      try Self.text("README.md").contains(table),
      "put this into the README: overheard fidelity --format markdown\n\(table)")
  }

  @Test func aRowThatCannotBeReadSaysWhere() throws {
    #expect(throws: LedgerError.self) {
      try FidelityLedger(
        "- buton \"A\"\t1\tA\tCS\tagreed\t\n", file: "x.tsv", language: .init("en"))
    }
  }
}
