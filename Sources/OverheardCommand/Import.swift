import ArgumentParser
import Foundation
import Languages
import Overheard
import ScreenImport
import Support

/// `overheard import`: screens from what other tools dump.
struct Import: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "import",
    abstract: "Make a screen file from a dump of a real app's screen.",
    usage: "overheard import [<options>] <dumps> ...",
    discussion: .paragraphs(
      """
      Knows dumps of AccessibilitySnapshot, idb, AXe, Appium, WebDriverAgent, XCUITest, Maestro, \
      uiautomator and more by their content. The screen file goes to standard output, with comments \
      on what was inferred or is missing; a summary goes to standard error.

      EXAMPLES
        axe describe-ui --udid UDID | overheard import - > screen.yaml
        overheard import page-source.xml --out screen.yaml
        overheard import 1.xml 2.xml 3.xml --walk --out flow.yaml
        overheard import dump.json | overheard speak -
        overheard import --formats
      """))

  /// The formats of the output.
  enum Format: String, ExpressibleByArgument, CaseIterable {
    case yaml, json
  }

  @Argument(help: "Dumps, or - for standard input.", completion: .file())
  var dumps: [String] = []

  @Option(
    help: ArgumentHelp("The format of the dumps, instead of judging by content."),
    completion: .custom { _, _, _ in DumpFormats.named.map(\.name) })
  var from: String?

  @Option(help: "Write the screen file here instead of to standard output.")
  var out: String?

  @Option(help: "yaml for the screen file, or json for it together with what was inferred.")
  var format: Format = .yaml

  @Option(help: "The language of the app; judged by its texts unless given.")
  var language: LanguageArgument?

  @Option(
    help: ArgumentHelp(
      "A picture of the screen (PNG), for review to show below the boxes; needs --out, keeps frames.",
      valueName: "shot.png"), completion: .file())
  var screenshot: String?

  @Flag(help: "Keep frames and identifiers.")
  var full = false

  @Flag(help: "Make one file of several dumps of a flow: a walk with the taps that lead on.")
  var walk = false

  @Flag(help: "Print no summary.")
  var quiet = false

  @Flag(
    help: "Replace the file of --out even if no import made it, or if it was changed since then.")
  var force = false

  @Flag(help: "List the formats.")
  var formats = false

  func validate() throws {
    if formats { return }
    if dumps.isEmpty { throw ValidationError("Give a dump, or - for standard input.") }
    if dumps.count > 1, !walk {
      throw ValidationError(
        "several dumps become one screen file only with --walk; without it, import one at a time")
    }
    if screenshot != nil, out == nil {
      throw ValidationError("--screenshot goes beside the screen file; give --out SCREEN.yaml")
    }
    if let out, dumps.contains(where: { InputFile.isSame($0, out) }) {
      throw ValidationError("--out \(out) is the dump itself; give another name")
    }
    if let from, !DumpFormats.named.contains(where: { $0.name == from }) {
      let names = DumpFormats.named.map(\.name)
      let nearest = NearestWord.of(from, in: names).map { "; did you mean '\($0)'?" } ?? ""
      throw ValidationError(
        "unknown format '\(from)'\(nearest)\nThe formats are \(names.joined(separator: ", ")).")
    }
  }

  func run() async throws {
    if formats {
      for format in DumpFormats.named {
        let name = format.name.padding(toLength: 22, withPad: " ", startingAt: 0)
        Terminal.print(name + format.title)
      }
      return
    }
    var screens: [ImportedScreen] = []
    for dump in dumps { screens.append(try Self.load(dump, from: from, language: language)) }
    if !quiet {
      for screen in screens {
        // A screen file does not say whose it is, as the dump does.
        let isRead =
          ReadersArgument.primary.readers.first?.id == ScreenReaders.current.onAndroid?.id
        let option = isRead ? nil : screen.readerOption
        Terminal.note(screen.summaryLine + (option.map { "; hear it with \($0)" } ?? ""))
      }
    }
    let picture = try screenshot.map(Screenshot.read)
    try write(try text(of: screens))
    if let picture, let out { try Screenshot.write(picture, beside: out) }
  }

  /// A picture is of use only with the places of the elements.
  private var keepsAll: Bool { full || screenshot != nil }

  private func text(of screens: [ImportedScreen]) throws -> String {
    switch format {
    case .yaml where walk: ImportedFlow(screens).printed(full: keepsAll)
    case .yaml: screens[0].printed(full: keepsAll)
    case .json:
      try screens.map { try JSONText.inOrder(ImportReport($0, full: keepsAll)) + "\n" }.joined()
    }
  }

  private func write(_ text: String) throws {
    let text = format == .yaml && out != nil ? ImportMark.marked(text) : text
    guard format == .json || text.utf8.count <= ScreenFile.maximumSize else {
      Terminal.note(
        "overheard: the screen file would have \(text.utf8.count) bytes, and commands read at most "
          + "\(ScreenFile.maximumSize); dump one screen at a time, and leave out what is not shown on it"
      )
      throw ExitCode.wrongInput
    }
    guard let out else { return Terminal.write(text) }
    guard force || !Self.isSomebodys(out) else {
      Terminal.note(
        "overheard: \(out) exists and is not an imported screen; give another name, or --force to "
          + "replace it")
      throw ExitCode.cannotWrite
    }
    guard force || !ImportMark.isChanged(out) else {
      Terminal.note(
        "overheard: \(out) was changed after it was imported, and another import would lose that; give "
          + "another name, or --force to replace it")
      throw ExitCode.cannotWrite
    }
    do {
      try NamedFile.write(Data(text.utf8), to: out)
    } catch {
      Terminal.note("overheard: cannot write \(out): \(FileProblem.reason(error))")
      throw ExitCode.cannotWrite
    }
  }

  /// Whether somebody wrote a file, rather than an import.
  private static func isSomebodys(_ path: String) -> Bool {
    guard InputFile.isRegular(path), let file = FileHandle(forReadingAtPath: path),
      let start = try? file.read(upToCount: 64), !start.isEmpty
    else { return false }
    let text = String(decoding: start, as: UTF8.self).drop { $0 == "\u{FEFF}" }
    return !text.hasPrefix(ImportedScreen.mark) && !text.hasPrefix("{\"source\":")
  }

  /// Reads and imports a dump, or tells what is wrong with it.
  static func load(
    _ path: String, from format: String? = nil, language: LanguageArgument? = nil
  ) throws -> ImportedScreen {
    let data: Data
    var isFolder: ObjCBool = false
    if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue {
      Terminal.note("overheard: \(path) is a folder; give the dumps in it")
      throw ExitCode.noInput
    }
    do {
      data = try DumpFile.read(path)
    } catch {
      Terminal.note("overheard: cannot read \(path): \(FileProblem.reason(error))")
      throw ExitCode.noInput
    }
    do {
      return try ImportedScreen(
        Array(data), name: DumpFile.name(path), format: format, language: language?.language)
    } catch {
      Terminal.note("\(path):\(error)")
      throw ExitCode.wrongInput
    }
  }
}

/// The last line of an imported file, by which the next import finds out whether somebody changed it.
private enum ImportMark {
  private static let start = "# As imported: "

  /// The text of a file with the line.
  static func marked(_ text: String) -> String { text + line(for: text) }

  private static func line(for text: String) -> String {
    start + ContentHash(of: Data(text.utf8), by: .sha256).hexadecimal.prefix(16) + "\n"
  }

  /// Whether a screen file that an import wrote has been changed since then; one without the line may
  /// have been.
  static func isChanged(_ path: String) -> Bool {
    guard InputFile.isRegular(path), let data = FileManager.default.contents(atPath: path),
      data.starts(with: Data(ImportedScreen.mark.utf8))
    else { return false }
    guard let place = data.lastRange(of: Data(start.utf8)) else { return true }
    let text = String(decoding: data[..<place.lowerBound], as: UTF8.self)
    return data[place.lowerBound...] != Data(line(for: text).utf8)[...]
  }
}

/// The bytes of dumps.
enum DumpFile {
  /// The whole of a file or of standard input, if it is not too large for a dump.
  static func read(_ path: String) throws -> Data {
    let handle =
      path == "-"
      ? FileHandle.standardInput : try FileHandle(forReadingFrom: URL(fileURLWithPath: path))
    return try handle.read(upToCount: ImportedScreen.maximumSize + 1) ?? Data()
  }

  /// How much of a file is read: one byte more than it may have, to notice one that is too large.
  static func limit(for path: String) -> Int {
    isScreenFile(path) ? ScreenFile.maximumSize + 1 : ImportedScreen.maximumSize + 1
  }

  /// Whether the name alone says that a file is no dump.
  private static func isScreenFile(_ path: String) -> Bool {
    ["yaml", "yml"].contains((path as NSString).pathExtension.lowercased())
  }

  /// The screen of a dump that was given in place of a screen file, and a line about it.
  ///
  /// - Returns: The screen, whether it is of Android, and what the dump tells; `nil` if the bytes are no dump.
  /// - Throws: `ScreenFileError` if they are one that cannot be imported.
  static func screen(
    in data: Data, at path: String
  ) throws -> (file: ScreenFile, isOfAndroid: Bool, told: DumpFacts)? {
    // Standard input has no name that tells, and a screen file may quote a dump.
    guard !isScreenFile(path) || ImportedScreen.beginsWithList(data.prefix(4096)),
      !ScreenFile.begins(String(decoding: data.prefix(4096), as: UTF8.self)), !isScreen(json: data)
    else { return nil }
    let (bytes, name) = (Array(data), name(path))
    guard ImportedScreen.recognizes(bytes, name: name) else {
      guard let complaint = ImportedScreen.complaint(about: bytes, name: name) else { return nil }
      throw ScreenFileError(path: path, diagnostics: [complaint])
    }
    do {
      let imported = try ImportedScreen(bytes, name: name)
      Terminal.note(imported.summaryLine)
      return (imported.file(full: true), imported.isOfAndroid, imported.told)
    } catch {
      throw ScreenFileError(
        path: path,
        diagnostics: [.init(line: error.line, column: error.column, message: error.message)])
    }
  }

  /// Whether bytes are a screen file in JSON, whose texts may quote a dump.
  private static func isScreen(json data: Data) -> Bool {
    guard data.first(where: { $0 > 0x20 }) == UInt8(ascii: "{"),
      data.contains(UInt8(ascii: "<")), data.firstRange(of: Data("\"elements\"".utf8)) != nil,
      let root = try? JSONSerialization.jsonObject(with: data) as? [String: Any]
    else { return false }
    let variants = (root["variants"] as? [String: Any])?.values.map { $0 as? [String: Any] } ?? []
    let screens = variants + [root]
    return screens.contains { screen in
      guard let elements = screen?["elements"] as? [Any] else { return false }
      // Elements of dumps have many keys, ours are lines.
      return elements.allSatisfy { $0 is String || ($0 as? [String: Any])?.count == 1 }
    }
  }

  /// The name of a dump in comments: no folder, so that the same dump gives the same file.
  static func name(_ path: String) -> String {
    path == "-" ? "standard input" : (path as NSString).lastPathComponent
  }
}

extension ImportedScreen {
  /// The summary for people.
  var summaryLine: String {
    var parts = ["\(summary.nodes.counted("node")), \(summary.stops.counted("stop"))"]
    if summary.inferred > 0 { parts.append("\(summary.inferred) with something inferred") }
    if summary.missing > 0 { parts.append("\(summary.missing) with something to check") }
    if !summary.skipped.isEmpty {
      let list = summary.skipped.map { "\($0.reason) (\($0.count))" }.joined(separator: ", ")
      parts.append("left out: \(list)")
    }
    if let foreign = summary.foreignTexts {
      parts.append(
        "its texts look \(foreign.look), but roles, states and hints are said in \(foreign.spokenIn)"
      )
    }
    return "\(source): \(title): \(parts.joined(separator: "; "))"
  }
}

/// An imported screen for programs.
private struct ImportReport: Encodable {
  var source: String
  var format: String
  var summary: Summary
  var remarks: [String]
  var notes: [Note]
  var file: String

  struct Summary: Encodable {
    var nodes: Int
    var stops: Int
    var inferred: Int
    var missing: Int
    var skipped: [ImportSummary.Skipped]
    var foreignTexts: ImportSummary.ForeignTexts?
  }

  struct Note: Encodable {
    var path: [Int]
    var field: String
    var kind: ImportNote.Kind
    var text: String
  }

  init(_ screen: ImportedScreen, full: Bool) {
    source = screen.source
    format = screen.format
    let counted = screen.summary
    summary = Summary(
      nodes: counted.nodes, stops: counted.stops, inferred: counted.inferred,
      missing: counted.missing, skipped: counted.skipped, foreignTexts: counted.foreignTexts)
    remarks = screen.remarks
    notes = screen.notes.sorted { $0.key.lexicographicallyPrecedes($1.key) }.flatMap {
      path, notes in
      notes.map { Note(path: path, field: $0.field, kind: $0.kind, text: $0.text) }
    }
    file = screen.printed(full: full)
  }
}
