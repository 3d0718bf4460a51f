import ArgumentParser
import Foundation
import Languages
import Overheard

/// The user's own words, which override ours.
struct LexiconOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "A table of words that override ours: written, tab, spoken, tab, "
        + "\(LanguagePacks.current.list("or")), and if wanted tab, word or symbol; can be repeated. "
        + "A file lexicon.tsv beside a screen, or in the current folder for pronounce, is used "
        + "automatically.",
      valueName: "file.tsv"), completion: .file())
  var lexicon: [String] = []

  /// Gives a front end the words of the files that the options name.
  func apply(to frontEnd: inout SpeechFrontEnd) throws {
    try Self.apply(allLexicons, to: &frontEnd)
  }

  /// Gives a front end the words of files.
  static func apply(_ files: [String], to frontEnd: inout SpeechFrontEnd) throws {
    for path in files {
      let words = try read(path)
      frontEnd.options.lexicon = frontEnd.options.lexicon.merging(words)
    }
  }

  /// The files of the project, then those of the options, which win.
  var allLexicons: [String] { Project.current.lexicon + lexicon }

  /// The name of a lexicon beside screens.
  static let fileName = "lexicon.tsv"

  /// The words of the lexicon beside a screen file; none if there is no such file.
  static func lexicon(beside screen: String) throws -> UserLexicon {
    guard screen != "-" else { return UserLexicon() }
    let name = screen.split(separator: "/").last ?? ""
    let path = String(screen.dropLast(name.count)) + fileName
    guard FileManager.default.fileExists(atPath: path) else { return UserLexicon() }
    // Nobody named it, so nobody is about to write into a pipe.
    guard InputFile.isRegular(path) else {
      Terminal.note("overheard: \(path) is not a file; rename it, or write a lexicon there")
      throw ExitCode.wrongInput
    }
    return try read(path)
  }

  private static func read(_ path: String) throws -> UserLexicon {
    let text = try InputFile.text(path, of: "--lexicon")
    do {
      return try UserLexicon(
        parsing: text, file: path, languages: LanguagePacks.current.languages,
        ipaFault: IPATable.fault, unknownPhoneme: PhonemeNames.unknown)
    } catch {
      Terminal.note(error)
      throw ExitCode.wrongInput
    }
  }
}
