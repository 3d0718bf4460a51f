import Foundation

/// A SHA-256 hash of a list of fields.
///
/// Every field is preceded by its length, so that different lists never look the same.
///
/// ```swift
/// var digest = FieldDigest()
/// digest.add("ko")
/// digest.add("lexicon", bytes)
/// digest.hexadecimal  // 64 digits
/// ```
package struct FieldDigest: Sendable {
  private var hash = SHA256()

  package init() {}

  /// Adds a field.
  package mutating func add(_ bytes: Data) {
    withUnsafeBytes(of: UInt64(bytes.count).littleEndian) { hash.update(bufferPointer: $0) }
    hash.update(data: bytes)
  }

  /// Adds a text as a field.
  package mutating func add(_ text: String) { add(Data(text.utf8)) }

  /// Adds a name and its contents, as two fields.
  package mutating func add(_ name: String, _ bytes: Data) {
    add(name)
    add(bytes)
  }

  /// Adds the contents of a file as a field, or the names and contents of all files in a folder.
  ///
  /// - Throws: The file system's error if something cannot be read.
  package mutating func add(contentsOf file: URL) throws {
    var isFolder: ObjCBool = false
    if FileManager.default.fileExists(atPath: file.path, isDirectory: &isFolder),
      isFolder.boolValue
    {
      let names = try FileManager.default.subpathsOfDirectory(atPath: file.path).sorted()
      add("folder")
      for name in names {
        let inside = file.appending(path: name)
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: inside.path, isDirectory: &isFolder),
          !isFolder.boolValue
        else { continue }
        add(name)
        add(try Self.hash(ofFile: inside))
      }
    } else {
      add(try Self.hash(ofFile: file))
    }
  }

  /// The hash of a file, read piece by piece.
  private static func hash(ofFile file: URL) throws -> Data {
    let handle = try FileHandle(forReadingFrom: file)
    defer { try? handle.close() }
    var hash = SHA256()
    while let piece = try handle.read(upToCount: 1 << 20), !piece.isEmpty {
      hash.update(data: piece)
    }
    return Data(hash.finalize())
  }

  /// The hash of the fields so far: 64 hexadecimal digits.
  package var hexadecimal: String { hash.finalize().hexadecimal }
}
