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
    paths(in: name).enumerated().first { number, path in
      (number == 0 || FileManager.default.fileExists(atPath: path))
        && !FileManager.default.isReadableFile(atPath: path)
    }?.element
  }

  /// The path of what is neither a file nor a folder, of this name or in the folder of this name: reading a
  /// pipe or a device might never end.
  func endless(_ name: String) -> String? {
    paths(in: name).first { path in
      var status = stat()
      return stat(path, &status) == 0 && ![S_IFREG, S_IFDIR].contains(status.st_mode & S_IFMT)
    }
  }

  /// The path of this name and, if it is a folder, of all that is in it.
  private func paths(in name: String) -> [String] {
    let path = path(of: name)
    let files = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
    return [path] + files.map { path + "/" + $0 }
  }

  /// The path of a file that the configuration names.
  func path(of name: String) -> String {
    name.hasPrefix("/") ? name : folder + "/" + name
  }
}
