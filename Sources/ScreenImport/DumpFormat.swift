// ScreenImport: turns what other tools dump from a running app into a screen.
// In: the bytes of a dump.
// Out: a screen, with a comment on everything that was inferred or is missing, and a summary.

/// A kind of dump.
///
/// To add one, write a file in `Formats` and add a row to ``DumpFormats/all``.
package protocol DumpFormat: Sendable {
  /// Its name for `--from`.
  var name: String { get }
  /// What it is, in words: who makes it.
  var title: String { get }
  /// What its dumps never tell, one sentence each; printed at the top of the screen file.
  var limits: [String] { get }
}

/// What a format does with a dump; a separate protocol, because ``DumpInput`` is internal.
protocol DumpReader: DumpFormat {
  /// Whether a dump has this format, judged by its contents.
  func recognizes(_ input: DumpInput) -> Bool
  /// Reads a dump.
  func read(_ input: DumpInput) throws(DumpError) -> Draft.Screen
  /// Whether the file goes on with another dump, which is not read; asked after the first one is.
  func hasMore(_ input: DumpInput) -> Bool
}

extension DumpReader {
  func hasMore(_ input: DumpInput) -> Bool { input.hasMoreXML }
}

/// A format of dumps in JSON.
protocol JSONDumpReader: DumpReader {}

extension JSONDumpReader {
  func hasMore(_ input: DumpInput) -> Bool { !input.laterJSON.isEmpty }
}

/// All formats.
package enum DumpFormats {
  /// The formats in the order in which they are tried.
  static let all: [any DumpReader] = [
    AccessibilitySnapshotFormat(), SimulatorFormat(), AgentJSONFormat(),
    SnapshotDictionaryFormat(), MaestroFormat(), MaestroTableFormat(), FigmaFormat(),
    AgentXMLFormat(),
    AutomatorFormat(), DebugDescriptionFormat(), ComposeFormat(), FlutterFormat(),
    TextSnapshotFormat(),
    ViewTextFormat(), TranscriptFormat(),
  ]

  /// The formats as people see them.
  package static var named: [any DumpFormat] { all }

  /// The format of a dump; `nil` if it is not a known one.
  static func format(of input: DumpInput) -> (any DumpReader)? {
    all.first { $0.recognizes(input) }
  }
}
