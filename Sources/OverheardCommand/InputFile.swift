import ArgumentParser
import Foundation
import Support
import Synchronization

/// Files that options name: a pipe such as `<(…)` is one too, as is - for standard input; a folder is
/// not.
enum InputFile {
  /// What was read, by path: a pipe can be read only once, and several screens may ask for a file.
  private static let known = Mutex<[String: Data]>([:])

  /// Whether standard input has been read.
  private static let isInputTaken = Mutex(false)

  /// The option that standard input was read for.
  private static let taker = Mutex<String?>(nil)

  /// The most that is read of a file: whatever is longer is something else, such as a device.
  private static let mostBytes = 64 << 20

  /// Whether there is a file or a link to one, rather than a folder, a device or a pipe, which might
  /// never end.
  static func isRegular(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }

  /// Whether a file is in a folder or below it, wherever links lead.
  static func isInside(_ folder: String, _ path: String) -> Bool {
    func resolved(_ path: String) -> String {
      let file = URL(fileURLWithPath: path)
      guard access(path, F_OK) != 0 else { return file.resolvingSymlinksInPath().path }
      // Foundation resolves nothing of the path of what is not there.
      return file.deletingLastPathComponent().resolvingSymlinksInPath()
        .appending(path: file.lastPathComponent).path
    }
    let folder = resolved(folder)
    return resolved(path).hasPrefix(folder == "/" ? folder : folder + "/")
  }

  /// Whether two paths lead to the same file; the first may be - for standard input.
  static func isSame(_ path: String, _ other: String) -> Bool {
    var (one, two) = (stat(), stat())
    let isThere = path == "-" ? fstat(STDIN_FILENO, &one) == 0 : stat(path, &one) == 0
    return isThere && stat(other, &two) == 0 && one.st_dev == two.st_dev
      && one.st_ino == two.st_ino
  }

  /// Takes standard input, which can be read once.
  ///
  /// - Throws: The exit code of an error that has been printed.
  static func takeStandardInput() throws {
    let isTaken = isInputTaken.withLock { isTaken in
      defer { isTaken = true }
      return isTaken
    }
    guard !isTaken else { throw twice() }
    tellOfKeyboard()
  }

  /// Up to so many bytes of standard input, which can be read once.
  ///
  /// - Throws: The exit code of an error that has been printed.
  static func standardInput(upToCount count: Int) throws -> Data {
    try takeStandardInput()
    do {
      return try FileHandle.standardInput.read(upToCount: count) ?? Data()
    } catch {
      // A folder, such as `< /tmp`, or a terminal that is gone.
      Terminal.note("overheard: cannot read standard input: \(FileProblem.reason(error))")
      throw ExitCode.noInput
    }
  }

  private static func twice() -> ExitCode {
    Terminal.note(
      "overheard: - stands for standard input, which can be read only once; name a file for one of "
        + "the two")
    return .validationFailure
  }

  /// Says what is being waited for where nothing is piped into the program.
  private static func tellOfKeyboard() {
    guard isatty(STDIN_FILENO) != 0 else { return }
    Terminal.noteOnce("reading what you type; Ctrl-D on a line of its own ends it")
  }

  /// The bytes of a file.
  ///
  /// - Parameters:
  ///   - path: The file, or - for standard input.
  ///   - option: The option that names it: no two of them can have standard input.
  /// - Returns: All of them.
  /// - Throws: The exit code of an error that has been printed.
  static func data(_ path: String, of option: String? = nil) throws -> Data {
    if path == "-", let option {
      let other = taker.withLock { taker in
        defer { taker = option }
        return taker
      }
      if let other, other != option { throw twice() }
    }
    if let data = known.withLock({ $0[path] }) { return data }
    if path == "-" {
      let data = try standardInput(upToCount: mostBytes)
      known.withLock { $0[path] = data }
      return data
    }
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      Terminal.note("overheard: no such file: \(path)")
      throw ExitCode.noInput
    }
    guard !isFolder.boolValue else {
      Terminal.note("overheard: \(path) is a folder; name a file")
      throw ExitCode.noInput
    }
    do {
      let file = try FileHandle(forReadingFrom: URL(fileURLWithPath: path))
      defer { try? file.close() }
      let data = try file.read(upToCount: mostBytes + 1) ?? Data()
      guard data.count <= mostBytes else {
        Terminal.note("overheard: \(path) is longer than \(mostBytes >> 20) MB")
        throw ExitCode.noInput
      }
      known.withLock { $0[path] = data }
      return data
    } catch let code as ExitCode {
      throw code
    } catch {
      Terminal.note("overheard: cannot read \(path): \(FileProblem.reason(error))")
      throw ExitCode.noInput
    }
  }

  /// The text of a file without a byte order mark.
  ///
  /// - Throws: The exit code of an error that has been printed.
  static func text(_ path: String, of option: String? = nil) throws -> String {
    let data = try data(path, of: option)
    guard let text = String(validating: data, as: UTF8.self) else {
      let lines = data.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      let line = lines.firstIndex { String(validating: $0, as: UTF8.self) == nil } ?? 0
      Terminal.note("\(path):\(line + 1):1: error: the file is not UTF-8; save it as UTF-8")
      throw ExitCode.wrongInput
    }
    return text.hasPrefix("\u{FEFF}") ? String(text.dropFirst()) : text
  }
}
