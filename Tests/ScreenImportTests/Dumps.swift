import Foundation
import Languages
import Overheard
import ScreenImport
import TestSupport
import Testing

/// Dumps to test with, and what is heard of them.
enum Dumps {
  /// The dumps in the Repository.root; they are handmade, so we may include them.
  static let own = Repository.root.appending(path: "Tests/ScreenImportTests/Dumps")

  /// Real dumps of other projects, which may not be copied; the folder may be absent.
  static let real = Repository.root.appending(path: "../shared/samples").standardizedFileURL

  static var areReal: Bool { FileManager.default.fileExists(atPath: real.path) }

  static func bytes(_ path: String, in folder: URL = own) throws -> [UInt8] {
    Array(try Data(contentsOf: folder.appending(path: path)))
  }

  static func imported(_ path: String, in folder: URL = own) throws -> ImportedScreen {
    try ImportedScreen(
      bytes(path, in: folder), name: folder.appending(path: path).lastPathComponent)
  }

  static func imported(text: String, from format: String? = nil) throws -> ImportedScreen {
    try ImportedScreen(Array(text.utf8), name: "dump", format: format)
  }

  /// What is heard on landing on each element, one line each, with hints after a bar.
  static func heard(_ screen: ImportedScreen) throws -> [String] { try heard(screen.screen) }

  static func heard(_ screen: AccessibilityScreen) throws -> [String] {
    let pack = try LanguagePacks.current.pack(for: screen.language)
    let composer = try AnnouncementComposer.voiceOver(
      settings: ReaderSettings(language: screen.language),
      wording: pack.wording(of: .voiceOver))
    var previous: FocusStop?
    return screen.voiceOverStops().map { stop in
      let said = composer.announcement(for: stop, after: previous, in: screen.language)
      previous = stop
      return [said.spoken, said.hint].compactMap { $0 }.joined(separator: " | ")
    }
  }

  /// All dumps in a folder, as paths in it.
  static func all(in folder: URL) -> [String] {
    let inside = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
    return (inside ?? []).filter {
      ["json", "xml", "txt", "csv"].contains(($0 as NSString).pathExtension)
        && !$0.hasPrefix("LICENSES")
    }.sorted()
  }
}
