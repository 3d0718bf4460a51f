import Foundation
import Support

extension CommandVoice {
  /// Everything about the voice that affects its samples, wherever its files are: two machines with
  /// the same program and the same files get the same bytes.
  ///
  /// - Parameters:
  ///   - program: The path of the program.
  ///   - version: What the program printed as its version; `nil` to use its contents instead.
  /// - Returns: A hash.
  /// - Throws: The file system's error if a file cannot be read.
  func identity(program: String, version: String?) throws -> Data {
    var digest = FieldDigest()
    digest.add("overheard command 1")
    digest.add(reads.rawValue)
    // `{stretch}` depends on it.
    digest.add("\(rate)")
    for argument in command.dropFirst() {
      // A file may be elsewhere on another machine; its contents follow.
      digest.add(
        needs.enumerated().reduce(argument) { text, file in
          file.element.isEmpty ? text : text.replacing(file.element, with: "\0\(file.offset)")
        })
    }
    if let version {
      digest.add("version", Data(version.utf8))
    } else {
      digest.add("program")
      try digest.add(contentsOf: URL(fileURLWithPath: program))
    }
    for file in needs {
      digest.add("needs")
      try digest.add(contentsOf: URL(fileURLWithPath: path(of: file)))
    }
    return Data(digest.hexadecimal.utf8)
  }

  /// The path of a file that cannot be read: the one of this name or, if it is a folder, one in it.
  func unreadable(in name: String) -> String? {
    let path = path(of: name)
    guard FileManager.default.isReadableFile(atPath: path) else { return path }
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue
    else { return nil }
    let files = FileManager.default.enumerator(atPath: path)?.lazy.compactMap { $0 as? String }
    return files?.map { path + "/" + $0 }.first {
      FileManager.default.fileExists(atPath: $0)
        && !FileManager.default.isReadableFile(atPath: $0)
    }
  }

  /// The path of a pipe or device of this name, or in the folder of this name: reading one might never
  /// end.
  func endless(_ name: String) -> String? {
    let path = path(of: name)
    let files = FileManager.default.enumerator(atPath: path)?.lazy.compactMap { $0 as? String }
    return ([path] + (files.map { $0.map { path + "/" + $0 } } ?? [])).first {
      var status = stat()
      return stat($0, &status) == 0 && status.st_mode & S_IFMT != S_IFREG
        && status.st_mode & S_IFMT != S_IFDIR
    }
  }

  /// The path of a file that the configuration names.
  func path(of name: String) -> String {
    name.hasPrefix("/") ? name : folder + "/" + name
  }
}
