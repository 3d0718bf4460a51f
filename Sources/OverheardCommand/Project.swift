import ArgumentParser
import Foundation
import Languages
import Overheard
import ScreenFiles

/// The settings of the project that the current folder belongs to.
///
/// They are in the nearest `.overheard.yaml`, in the current folder or above it. Options of a command
/// win over them.
struct Project: Sendable {
  var settings = ProjectSettings()
  /// The path of the file; `nil` if there is none.
  var path: String?

  /// The settings, read once; a file that cannot be used ends the program.
  static let current: Project = {
    do {
      return try Project(above: FileManager.default.currentDirectoryPath)
    } catch let code as ExitCode {
      Terminal.leave(code.rawValue)
    } catch let error as ScreenFileError {
      Terminal.note(error)
    } catch {
      Terminal.note("overheard: \(error)")
    }
    Terminal.leave(ExitCode.wrongInput.rawValue)
  }()

  init() {}

  /// Reads the nearest file, in a folder or above it.
  ///
  /// - Throws: `ScreenFileError`, or the exit code of an error that has been printed.
  init(above folder: String) throws {
    // As bytes: a slash before a combining accent is another character.
    let slash = UInt8(ascii: "/")
    var folder = folder.utf8.first == slash ? folder : URL(fileURLWithPath: folder).path
    while true {
      let file = (folder == "/" ? "" : folder) + "/" + ProjectSettings.fileName
      guard access(file, F_OK) == 0 || !Self.isLink(file) else {
        Terminal.note(
          "overheard: \(file) is a link that leads nowhere; remove it, or make the file")
        throw ExitCode.noInput
      }
      if access(file, F_OK) == 0 {
        guard InputFile.isRegular(file) else {
          Terminal.note("overheard: \(file) is a folder, pipe or device, not a file; move it away")
          throw ExitCode.noInput
        }
        let data = try InputFile.data(file)
        settings = try ProjectSettings(contentsOf: data, path: file)
        path = file
        try checkProfile()
        try checkReader()
        try checkPaths()
        return
      }
      guard folder != "/", let last = folder.utf8.lastIndex(of: slash) else { return }
      folder = last == folder.startIndex ? "/" : String(folder[..<last])
    }
  }

  private static func isLink(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }

  /// A time that does not exist is an error here as it is on the command line.
  private func checkProfile() throws {
    for (name, value) in settings.profile.sorted(by: { $0.key < $1.key }) {
      do {
        _ = try ProfileOverride("\(name)=\(value)")
      } catch let error as ValidationError {
        throw ScreenFileError(
          path: path ?? "", diagnostics: [.init(line: 1, column: 1, message: "\(error)")])
      }
    }
  }

  /// A reader that does not exist is an error here as it is on the command line.
  private func checkReader() throws {
    guard let reader = settings.reader, ScreenReaders.current[reader] == nil else { return }
    let known = ScreenReaders.current.readers.map(\.id).joined(separator: " or ")
    throw ScreenFileError(
      path: path ?? "",
      diagnostics: [
        .init(line: 1, column: 1, message: "there is no reader '\(reader)'; write \(known)")
      ])
  }

  /// A project may come from someone else: the files that it names are its own, so that no error
  /// quotes another file.
  private func checkPaths() throws {
    let folder = ((path ?? "") as NSString).deletingLastPathComponent
    for (name, found) in zip(settings.wording + settings.lexicon, wording + lexicon) {
      if access(found, F_OK) == 0, !InputFile.isRegular(found) {
        throw ScreenFileError(
          path: path ?? "",
          diagnostics: [
            .init(line: 1, column: 1, message: "'\(name)' is a folder, pipe or device, not a table")
          ])
      }
      guard !InputFile.isInside(folder, found) else { continue }
      throw ScreenFileError(
        path: path ?? "",
        diagnostics: [
          .init(
            line: 1, column: 1,
            message:
              "'\(name)' is outside of the project; put the table beside this file, or give it "
              + "to the command with --wording or --lexicon")
        ])
    }
  }

  /// The tables that change the reader's phrases, found from the folder of the file.
  var wording: [String] { settings.wording.map(found) }
  /// The tables of words that override ours.
  var lexicon: [String] { settings.lexicon.map(found) }

  /// The changes of times.
  var profile: [ProfileOverride] {
    settings.profile.sorted { $0.key < $1.key }.compactMap {
      try? ProfileOverride("\($0.key)=\($0.value)")
    }
  }

  private func found(_ name: String) -> String {
    guard let path, !name.hasPrefix("/") else { return name }
    return ((path as NSString).deletingLastPathComponent as NSString).appendingPathComponent(name)
  }

  /// The languages, with that of the project as the default one.
  var languages: LanguagePacks {
    settings.language.map(LanguagePacks.current.preferring) ?? LanguagePacks.current
  }
}
