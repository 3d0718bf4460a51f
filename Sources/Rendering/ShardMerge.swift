import Foundation
import Support

/// Joins the parts of a batch into exactly what a single run would have made.
package struct ShardMerge {
  private let folders: [URL]
  private let manifest: Manifest
  /// The folder of each entry of the manifest.
  private let origins: [String: URL]

  /// Why parts cannot be merged.
  package enum Refusal: ErrorOfLines, Hashable, CustomStringConvertible {
    /// A folder has no usable manifest.
    case noManifest(folder: String)
    /// A folder is a whole batch rather than a part of one.
    case notAPart(folder: String)
    /// A part of a batch that was divided into a different number of parts.
    case otherCount(folder: String, count: Int, expected: Int)
    /// A part of a batch whose screens were divided in another way.
    case otherBalance(folder: String)
    /// A part made from other screens.
    case otherInputs(folder: String)
    /// A part made by another program or with other settings.
    case otherAssumptions(folder: String, found: String, expected: String)
    /// A part that was given more than once.
    case twice(shard: Shard, folders: [String])
    /// Parts that are missing.
    case missing([Int], count: Int)
    /// A walk that is in two parts.
    case overlap(path: String, folders: [String])
    /// A file that differs from its manifest.
    case damaged(file: String, folder: String)

    package var description: String {
      switch self {
      case .noManifest(let folder):
        "\(folder) has no usable \(Manifest.fileName); the part was not finished or has been "
          + "changed, or it is not a part"
      case .notAPart(let folder): "\(folder) was not rendered with --shard"
      case .otherCount(let folder, let count, let expected):
        "\(folder) is a part of \(count), the others are parts of \(expected)"
      case .otherBalance(let folder):
        "\(folder) and the others differ in --balance"
      case .otherInputs(let folder): "\(folder) was rendered from other screens"
      case .otherAssumptions(let folder, let found, let expected):
        "\(folder) was rendered with another version or other options:\n  \(found.onOneLine)\n  "
          + expected.onOneLine
      case .twice(let shard, let folders):
        "shard \(shard) was given twice: \(folders.joined(separator: " and "))"
      case .missing(let indices, let count):
        "missing: "
          + indices.map { "shard \($0)/\(count)" }.joined(separator: ", ")
      case .overlap(let path, let folders):
        "\(path) is in \(folders.joined(separator: " and in "))"
      case .damaged(let file, let folder):
        "\(file) in \(folder) is missing or has been changed; render that part again"
      }
    }

    package var lines: [String] {
      guard case .otherAssumptions = self else { return [description] }
      let parts = description.split(separator: "\n").map(String.init)
      return [parts.dropLast(2).joined(separator: "↵")] + parts.suffix(2)
    }
  }

  /// Checks the manifests of parts.
  ///
  /// - Throws: ``Refusal`` if a part is missing, was given twice, or is from another batch.
  package init(of folders: [URL]) throws {
    self.folders = folders
    var first: Manifest?
    var parts: [Int: URL] = [:]
    var origins: [String: URL] = [:]
    for folder in folders {
      guard let part = Manifest.read(in: folder) else {
        throw Refusal.noManifest(folder: folder.relativePath)
      }
      guard let shard = part.shard else { throw Refusal.notAPart(folder: folder.relativePath) }
      let model = first ?? part
      try Self.check(part, of: shard, in: folder, against: model)
      if let other = parts.updateValue(folder, forKey: shard.index) {
        throw Refusal.twice(shard: shard, folders: [other.relativePath, folder.relativePath])
      }
      for entry in part.entries {
        if let other = origins.updateValue(folder, forKey: entry.path) {
          throw Refusal.overlap(
            path: entry.path, folders: [other.relativePath, folder.relativePath])
        }
      }
      var whole = model
      if first != nil {
        whole.entries += part.entries
        whole.failures += part.failures
      }
      first = whole
    }
    guard var whole = first, let count = whole.shard?.count else {
      throw Refusal.missing([1], count: 1)
    }
    let missing = (1...count).filter { parts[$0] == nil }
    guard missing.isEmpty else { throw Refusal.missing(missing, count: count) }
    whole.shard = nil
    manifest = whole.sorted
    self.origins = origins
  }

  private static func check(
    _ part: Manifest, of shard: Shard, in folder: URL, against model: Manifest
  ) throws {
    let count = model.shard?.count ?? shard.count
    guard shard.count == count else {
      throw Refusal.otherCount(folder: folder.relativePath, count: shard.count, expected: count)
    }
    guard shard.isBalanced == (model.shard ?? shard).isBalanced else {
      throw Refusal.otherBalance(folder: folder.relativePath)
    }
    guard part.assumptions == model.assumptions, part.version == model.version else {
      throw Refusal.otherAssumptions(
        folder: folder.relativePath, found: part.assumptions, expected: model.assumptions)
    }
    guard part.inputs == model.inputs else {
      throw Refusal.otherInputs(folder: folder.relativePath)
    }
  }

  /// Copies the files of all parts into a folder and writes the manifest last.
  ///
  /// - Returns: The manifest of the whole batch.
  /// - Throws: ``Refusal`` if a file has been changed, or an error of the file system.
  @discardableResult package func write(to folder: URL) throws -> Manifest {
    let files = FileManager.default
    let mark = try WritingMark(in: folder)
    defer { mark.remove() }
    for entry in manifest.entries {
      guard let origin = origins[entry.path] else { continue }
      guard entry.isWhole(in: origin) else {
        throw Refusal.damaged(file: entry.path, folder: origin.relativePath)
      }
      try files.createDirectory(
        at: folder.appending(path: entry.path).deletingLastPathComponent(),
        withIntermediateDirectories: true)
      for file in entry.files {
        let target = folder.appending(path: file.name)
        guard target.standardizedFileURL != origin.appending(path: file.name).standardizedFileURL
        else { continue }
        let temporary = AtomicFile.temporaryName(beside: target)
        UnfinishedFiles.begin(temporary.path)
        defer { UnfinishedFiles.end(temporary.path) }
        do {
          // The file itself: a link would point nowhere once the part is gone.
          let source = origin.appending(path: file.name).resolvingSymlinksInPath()
          try files.copyItem(at: source, to: temporary)
          try AtomicFile.move(temporary, to: target)
        } catch {
          try? files.removeItem(at: temporary)
          throw error
        }
      }
    }
    try manifest.write(in: folder)
    return manifest
  }
}
