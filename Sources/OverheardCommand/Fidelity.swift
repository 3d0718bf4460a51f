import ArgumentParser
import Fidelity
import Overheard
import Support

/// `overheard fidelity`: whether we say what readers were heard saying.
struct FidelityCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "fidelity",
    abstract: "Hold what Overheard says against what screen readers are known to say.",
    discussion: .paragraphs(
      """
      Prints how many recorded or documented phrases agree, differ or are unknown, and those that do \
      not agree, each with its reason. Documentation/recording.md tells how to record more.

      EXAMPLES
        overheard fidelity
        overheard fidelity --all
        overheard fidelity --format json
      """))

  /// The output formats.
  enum Format: String, ExpressibleByArgument, CaseIterable {
    case text, json, markdown
  }

  @Option(help: "text for people, json for programs, or markdown for the table in the README.")
  var format: Format = .text

  @Flag(help: "Print the phrases that agree as well.")
  var all = false

  func run() throws {
    let ledgers: [FidelityLedger]
    do {
      ledgers = try FidelityLedger.all()
    } catch {
      Terminal.note("overheard: \(error)")
      throw ExitCode.fault
    }
    switch format {
    case .text: for ledger in ledgers { print(ledger) }
    case .markdown: Terminal.write(FidelityLedger.markdown(ledgers))
    case .json:
      for ledger in ledgers {
        for row in ledger.rows { Terminal.print(try JSONText.inOrder(RowLine(ledger, row))) }
        Terminal.print(try JSONText.inOrder(CountLine(ledger)))
      }
    }
  }

  private func print(_ ledger: FidelityLedger) {
    Terminal.print(Terminal.bold("\(ledger.reader) · \(ledger.language)"))
    let counts = FidelityLedger.Verdict.allCases.map { "\(ledger.count($0)) \($0.rawValue)" }
    Terminal.print("  " + counts.joined(separator: ", "))
    for verdict in FidelityLedger.Verdict.allCases where all || verdict != .agreed {
      for row in ledger.rows where row.verdict == verdict {
        Terminal.print("  \(verdict.rawValue): \(row.ours.onOneLine)")
        if verdict == .agreed { continue }
        if let recorded = row.recorded {
          Terminal.print("      recorded: \(recorded.onOneLine) (\(row.source))")
        }
        if !row.why.isEmpty { Terminal.print(Terminal.dim("      \(row.why)")) }
      }
    }
  }

  private struct RowLine: Encodable {
    var reader: String
    var language: String
    var screen: String
    var at: String
    var recorded: String?
    var ours: String
    var verdict: FidelityLedger.Verdict
    var why: String
    var source: String

    init(_ ledger: FidelityLedger, _ row: FidelityLedger.Row) {
      (reader, language) = (ledger.reader, ledger.language.tag)
      (screen, at, recorded, ours) = (row.screen, row.at, row.recorded, row.ours)
      (verdict, why, source) = (row.verdict, row.why, row.source)
    }
  }

  private struct CountLine: Encodable {
    var reader: String
    var language: String
    var agreed: Int
    var differs: Int
    var unknown: Int

    init(_ ledger: FidelityLedger) {
      (reader, language) = (ledger.reader, ledger.language.tag)
      agreed = ledger.count(.agreed)
      differs = ledger.count(.differs)
      unknown = ledger.count(.unknown)
    }
  }
}
