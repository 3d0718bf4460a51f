// Fidelity: compares what readers are recorded or documented to say with what Overheard says.
// In: the ledger, a table for each reader and language.
// Out: its rows with what we say, and the counts of agreed, differing and unknown phrases.

import AccessibilityModel
import FidelityData
import Languages
import ScreenFiles
import ScreenReading
import Support
import TalkBack
import VoiceOver
import Walks

/// The phrases of a reader in a language that somebody recorded or documented, each with a verdict.
package struct FidelityLedger: Sendable {
  /// The reader, as options call it.
  package var reader: String
  package var language: SpokenLanguage
  package var rows: [Row]

  /// A phrase and what we say in its place.
  package struct Row: Sendable {
    /// The elements, as in a screen file.
    package var screen: String
    /// The number of the stop to land on, or the gestures to make.
    package var at: String
    /// What is heard, the hint after a bar; `nil` if nobody knows.
    package var recorded: String?
    /// What we say.
    package var ours: String
    /// Codes of the catalogue of sources.
    package var source: String
    package var verdict: Verdict
    /// Why it differs, or what is not known.
    package var why: String
    /// The line of the table.
    package var line: Int

    /// Whether the same words are said, ignoring case and punctuation.
    package var isSame: Bool {
      recorded.map { HeardWords($0) == HeardWords(compared(with: $0)) } ?? false
    }

    /// What we say, without the hint if none was recorded.
    private func compared(with recorded: String) -> String {
      recorded.contains(" | ") ? ours : ours.split(separator: " | ").first.map(String.init) ?? ours
    }
  }

  /// The result of a comparison.
  package enum Verdict: String, Sendable, CaseIterable, Encodable {
    /// We say the same.
    case agreed
    /// We say something else, and the row says why.
    case differs
    /// Nobody knows what is said.
    case unknown
  }

  /// How many rows have a verdict.
  package func count(_ verdict: Verdict) -> Int { rows.count { $0.verdict == verdict } }

  /// All ledgers, each evaluated now.
  ///
  /// - Throws: A description of a row that cannot be read, with its file and line.
  package static func all() throws -> [FidelityLedger] {
    let languages = LanguagePacks.builtIn.languages.sorted { $0.tag < $1.tag }
    return try [ScreenReader.voiceOver, .talkBack].flatMap { reader in
      try languages.compactMap { language in
        let file = "\(reader.id)-\(language.tag).tsv"
        guard let table = fidelity_table(file) else { return nil }
        return try FidelityLedger(
          String(cString: table), file: file, reader: reader, language: language)
      }
    }
  }

  /// Reads a table and says each of its screens.
  package init(
    _ text: String, file: String, reader: ScreenReader = .voiceOver, language: SpokenLanguage
  ) throws {
    self.reader = reader.id
    self.language = language
    rows = []
    let configuration = try LanguagePacks.builtIn.configuration(
      of: reader, ReaderSettings(language: language))
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      if line.isEmpty || line.hasPrefix("#") || line.hasPrefix("screen\t") { continue }
      let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard cells.count >= 5, let verdict = Verdict(rawValue: cells[4]) else {
        throw LedgerError(
          "\(file):\(index + 1): a row has a screen, where, a phrase, sources, a verdict and why")
      }
      var row = Row(
        screen: cells[0].replacing("\\n", with: "\n"), at: cells[1],
        recorded: cells[2].isEmpty ? nil : cells[2], ours: "", source: cells[3], verdict: verdict,
        why: cells.count > 5 ? cells[5] : "", line: index + 1)
      do {
        row.ours = try Self.said(row, configuration, language)
      } catch {
        throw LedgerError("\(file):\(index + 1): \(error)")
      }
      rows.append(row)
    }
  }

  /// What we say on landing on a stop, or at the end of gestures.
  private static func said(
    _ row: Row, _ configuration: WalkConfiguration, _ language: SpokenLanguage
  ) throws -> String {
    var text = "language: \(language.tag)\nelements:\n\(row.screen)\n"
    let number = Int(row.at)
    if number == nil {
      text += "walks:\n  ledger:\n"
      for gesture in row.at.split(separator: ",") { text += "  - \(String(gesture).trimmed)\n" }
    }
    let file = try ScreenFile(text)
    guard let variant = file.variants.first else { return "" }
    if let number {
      let stops = configuration.reader.stops(ofBuilt: variant.screen)
      guard stops.indices.contains(number - 1) else {
        throw LedgerError("there is no stop \(number); the screen has \(stops.count)")
      }
      let said = configuration.composer.announcement(
        for: stops[number - 1], after: number > 1 ? stops[number - 2] : nil, in: language)
      return [said.spoken, said.hint].compactMap { $0 }.joined(separator: " | ")
    }
    let transcript = WalkTranscript(
      of: file.walks(for: variant)[0], on: variant, screen: "ledger", configuration: configuration)
    let spoken = transcript.events.compactMap { event -> String? in
      guard case .speak(let speech) = event.kind, speech.source != .hint else { return nil }
      return speech.spoken
    }
    return spoken.last ?? ""
  }
}

/// A row of the ledger that cannot be read.
package struct LedgerError: Error, CustomStringConvertible {
  package var description: String

  init(_ description: String) {
    self.description = description
  }
}

/// The words that are heard, ignoring case and the punctuation between them.
package struct HeardWords: Hashable, Sendable {
  package var words: [String]

  package init(_ text: String) {
    words = text.lowercased().split { !$0.isLetter && !$0.isNumber && !"%°".contains($0) }
      .map(String.init)
  }
}

extension FidelityLedger {
  /// The counts as a table, as in the README.
  package static func markdown(_ ledgers: [FidelityLedger]) -> String {
    let rows = ledgers.map { ledger in
      let counts = Verdict.allCases.map { "\(ledger.count($0))" }
      return "| \(ledger.reader) | \(ledger.language) | \(counts.joined(separator: " | ")) |\n"
    }
    return "| reader | language | agreed | differing | unknown |\n|---|---|---|---|---|\n"
      + rows.joined()
  }
}
