// OverheardImport: what other tools dump from a running app as a screen, for people who test in Swift.
// In: the bytes of a dump.
// Out: a screen file, and who reads it.

import Languages
@_exported import Overheard
import ScreenImport

/// A screen that another tool has dumped from a running app.
///
/// It is the same that every command makes of a dump: what a dump does not tell is inferred, and what only a
/// person knows is missing.
///
/// ```swift
/// import Foundation
/// import OverheardImport
///
/// let dump = try ScreenDump(Data(contentsOf: URL(fileURLWithPath: "checkout.xml")), name: "checkout.xml")
/// let variant = dump.file.variants[0]
/// let transcript = WalkTranscript(
///   of: .plain, on: variant, screen: "checkout",
///   configuration: try WalkConfiguration(reader: dump.reader, for: variant.screen))
/// print(transcript.score)
/// ```
public struct ScreenDump: Sendable {
  /// The name of the dump's format, as `overheard import --from` takes it.
  public let format: String
  /// The screen, with the frames and identifiers that the dump has, as the one variant of a file.
  public let file: ScreenFile
  /// Who reads it: TalkBack if it is of Android, else VoiceOver.
  public let reader: ScreenReader
  /// What the format never tells and what was guessed, a sentence each.
  public let remarks: [String]
  /// The screen file as text, with comments on everything that was inferred or is missing.
  public let printed: String

  /// Reads a dump.
  ///
  /// - Parameters:
  ///   - bytes: The whole dump; its format is recognized by the contents.
  ///   - name: Its name in errors and comments.
  ///   - language: The language of the app; judged by its texts unless given.
  /// - Throws: `ScreenFileError` with the place in the dump and what to do.
  public init(
    _ bytes: some Collection<UInt8>, name: String, language: SpokenLanguage? = nil
  ) throws(ScreenFileError) {
    let imported: ImportedScreen
    do {
      imported = try ImportedScreen(Array(bytes), name: name, language: language)
    } catch {
      throw ScreenFileError(
        path: name,
        diagnostics: [.init(line: error.line, column: error.column, message: error.message)])
    }
    let readers = ScreenReaders.current
    format = imported.format
    file = imported.file(full: true)
    reader = imported.isOfAndroid ? readers.onAndroid ?? readers.primary : readers.primary
    remarks = imported.remarks
    printed = imported.printed(full: true)
  }
}
