import ArgumentParser
import Foundation
import Languages
import Overheard
import Support

extension VoiceOverSetting.ActionFeedback: ExpressibleByArgument {}
extension VoiceOverSetting.TypingEcho: ExpressibleByArgument {}

/// The screen readers, and their settings, on the command line.
struct ReaderOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Who reads: \(ScreenReaders.current.readers.map(\.id).joined(separator: ", ")); several "
        + "with commas; an audit takes one.", valueName: "name"))
  var reader: ReadersArgument = .primary

  @Flag(name: .customLong("no-hints"), help: "Leave out hints, as with Speak Hints off.")
  var noHints = false

  @Option(help: "How custom actions are announced: short, long or nothing.")
  var actions: VoiceOverSetting.ActionFeedback = .short

  @Flag(help: "Do not say that there is more content.")
  var noMoreContent = false

  @Flag(help: "Leave out what containers are called when the cursor enters them.")
  var noContainers = false

  @Flag(help: "Leave out the headers of data tables.")
  var noTableHeaders = false

  @Flag(help: "Leave out the rows and columns of data tables.")
  var noRowsAndColumns = false

  @Option(
    help:
      "What is spoken of typed text: characters, words, charactersAndWords or nothing. (default: charactersAndWords)"
  )
  var typingEcho: VoiceOverSetting.TypingEcho?

  @Flag(help: "Use newer phrases where they differ, such as 두 번 탭하십시오.")
  var newerWords = false

  @Option(
    help: ArgumentHelp(
      "Change a setting of the reader; can be repeated. \(Self.settingsHelp)",
      valueName: "name=value"), completion: .custom { _, _, _ in Self.settingNames })
  var setting: [String] = []

  @Option(
    help: ArgumentHelp(
      "A table that changes the reader's phrases: key, tab, phrase; can be repeated. "
        + "A line language, tab, ko makes it change the Korean ones; without it, the letters decide.",
      valueName: "file.tsv"), completion: .file())
  var wording: [String] = []

  func validate() throws {
    for text in setting { try validate(setting: text) }
    if !wording.isEmpty, reader.readers.count > 1 {
      throw ValidationError("--wording changes the phrases of one reader; give only one --reader")
    }
  }

  /// Refuses a setting that none of the readers has, and a value that it cannot have.
  private func validate(setting text: String) throws {
    let (name, value) = Self.parts(of: text)
    do {
      _ = try reader.readers.flatMap(\.settings).setting(name, to: value)
    } catch {
      throw ValidationError("\(error)")
    }
  }

  /// The settings of a reader in a language; what it has no setting for leaves it as it is.
  func settings(of reader: ScreenReader, in language: SpokenLanguage) -> ReaderSettings {
    var settings = ReaderSettings(language: language, usesNewerWords: newerWords)
    for (name, value) in shorthands + setting.map(Self.parts) {
      guard let known = try? reader.settings.setting(name, to: value) else { continue }
      settings[known] = value
    }
    return settings
  }

  /// What the options that have names of their own change, as settings.
  private var shorthands: [(name: String, value: String)] {
    let switches = [
      ("speaksHints", noHints), ("announcesMoreContent", noMoreContent),
      ("speaksContainers", noContainers), ("speaksTableHeaders", noTableHeaders),
      ("speaksRowAndColumn", noRowsAndColumns),
    ]
    return switches.filter(\.1).map { ($0.0, "off") }
      + (actions == .short ? [] : [("customActions", actions.rawValue)])
      + (typingEcho.map { [("typingEcho", $0.rawValue)] } ?? [])
  }

  private static func parts(of text: String) -> (name: String, value: String) {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    return (String(parts[0]), parts.count > 1 ? String(parts[1]) : "")
  }

  /// What can be given to `--setting`.
  private static var settingNames: [String] {
    ScreenReaders.current.readers.flatMap(\.settings).reduce(into: []) { names, setting in
      for value in setting.values where !names.contains("\(setting.name)=\(value)") {
        names.append("\(setting.name)=\(value)")
      }
    }
  }

  /// The settings of every reader with their values; the parser asks several times.
  private static let settingsHelp = ScreenReaders.current.readers.filter { !$0.settings.isEmpty }
    .map { reader in
      "\(reader.name) has "
        + reader.settings.map { "\($0.name) (\($0.values.joined(separator: ", ")))" }
        .joined(separator: ", ") + "."
    }.joined(separator: " ")

  /// How a reader reads a screen in a language, with estimated times.
  ///
  /// - Throws: The exit code of an error that has been printed.
  func configuration(of reader: ScreenReader, in language: SpokenLanguage) throws
    -> WalkConfiguration
  {
    let packs = LanguagePacks.current
    do {
      let words = try packs.pack(for: language).wording(of: reader)
      return WalkConfiguration(
        reader: reader, settings: settings(of: reader, in: language),
        wording: try allWording.reduce(words) { try changed($0, by: $1) },
        durations: packs.durations)
    } catch let error as ExitCode {
      throw error
    } catch {
      Terminal.note("overheard: \(error)")
      throw ExitCode.wrongInput
    }
  }

  /// The tables of the project, which change the phrases of one reader, then those of the options.
  var allWording: [String] {
    (reader.readers.count == 1 ? Project.current.wording : []) + wording
  }

  private func changed(_ words: ReaderWording, by path: String) throws -> ReaderWording {
    let table = try InputFile.text(path, of: "--wording")
    try checkLanguage(of: table, at: path)
    var changed = words
    do {
      try changed.apply(table: table, file: path)
    } catch {
      Terminal.note(error)
      throw ExitCode.wrongInput
    }
    guard let meant = language(ofUnmarked: table, at: path) else { return changed }
    return meant.base == words.language.base ? changed : words
  }

  /// Refuses a table for a language that nobody reads: it would change nothing, without a word.
  private func checkLanguage(of table: String, at path: String) throws {
    let packs = LanguagePacks.current
    let lines = table.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (index, line) in lines.enumerated() {
      let cells = line.split(separator: "\t", omittingEmptySubsequences: false)
        .map { String($0).trimmed }
      guard cells.first == "language", cells.count > 1, packs[SpokenLanguage(cells[1])] == nil
      else { continue }
      Terminal.noteOnce(
        "\(path):\(index + 1): error: there are no phrases in '\(cells[1])' to change; write "
          + packs.list("or"))
      throw ExitCode.wrongInput
    }
  }

  /// The language of a table that names none, by the letters of its phrases; `nil` if it names one.
  private func language(ofUnmarked table: String, at path: String) -> SpokenLanguage? {
    let lines = table.split(whereSeparator: \.isNewline).filter { !$0.hasPrefix("#") }
    let cells = lines.map { $0.split(separator: "\t", maxSplits: 2).map { String($0).trimmed } }
    guard !cells.contains(where: { $0.first == "language" }) else { return nil }
    let packs = LanguagePacks.current
    let phrases = cells.compactMap { $0.dropFirst().first }.joined(separator: " ")
    let language = packs.pack(ofText: phrases).language
    if !packs.packs.contains(where: { $0.hasLetters(in: phrases) }), packs.packs.count > 1 {
      Terminal.noteOnce(
        "note: \(path) names no language and is taken to change the phrases in '\(language)'; to "
          + "change those in another, begin it with a line such as: language, a tab, "
          + packs.primary.language.tag)
    }
    return language
  }
}

/// One or more readers, named with commas between them.
struct ReadersArgument: ExpressibleByArgument {
  /// The readers, each once, in the order in which they are named.
  let readers: [ScreenReader]
  /// Whether they were named, rather than taken by default.
  var isChosen = false

  /// The reader who reads unless another is chosen.
  ///
  /// A project names its own; what is wrong with its file, the commands that read it say.
  static var primary: ReadersArgument {
    ReadersArgument(readers: [ofProject ?? ScreenReaders.current.primary])
  }

  private static let ofProject: ScreenReader? = {
    let folder = FileManager.default.currentDirectoryPath
    return (try? Project(above: folder))?.settings.reader.flatMap { ScreenReaders.current[$0] }
  }()

  private init(readers: [ScreenReader]) {
    self.readers = readers
  }

  init?(argument: String) {
    var readers: [ScreenReader] = []
    for id in argument.split(separator: ",", omittingEmptySubsequences: false) {
      guard let reader = ScreenReaders.current[id.trimmingCharacters(in: .whitespaces)] else {
        return nil
      }
      if !readers.contains(where: { $0.id == reader.id }) { readers.append(reader) }
    }
    self.readers = readers
    isChosen = true
  }

  var defaultValueDescription: String { readers.map(\.id).joined(separator: ",") }

  static var allValueStrings: [String] { ScreenReaders.current.readers.map(\.id) }

  static var defaultCompletionKind: CompletionKind { .list(allValueStrings) }
}
