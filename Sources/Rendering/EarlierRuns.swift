import Foundation
import Support

/// What earlier runs have left in an output folder: a manifest and its index, and the journals of
/// runs that were interrupted.
struct EarlierRuns: Sendable {
  /// The entries of interrupted runs, the newest first.
  private let journals: [EntryLines]
  private let manifest: EntryLines
  /// The hash of the manifest; `nil` if there is none, or it is damaged.
  let manifestHash: String?
  private let index: FolderIndex
  private let folder: String

  /// Reads what is in a folder.
  ///
  /// - Parameters:
  ///   - folder: The output folder.
  ///   - journals: The entries of interrupted runs, the oldest first.
  ///   - verifies: Whether the index is not believed.
  init(in folder: URL, after journals: [EntryLines], verifies: Bool) {
    self.folder = folder.path
    self.journals = journals.reversed()
    let file = folder.appending(path: Manifest.fileName)
    let data = (try? Data(contentsOf: file, options: .mappedIfSafe)) ?? Data()
    // A damaged one has no entries, so that no wrong figure stays for ever.
    manifestHash = Manifest.hash(of: data)
    index = verifies ? FolderIndex() : FolderIndex(in: folder, ofManifest: manifestHash)
    manifest = EntryLines(lines: manifestHash == nil ? Data() : data, at: index.lines)
  }

  /// The walks of a screen of which nothing has changed; `nil` if that is not known.
  func unchanged(screen key: String) -> ArraySlice<FolderIndex.Walk>? {
    guard let places = index.screens[key] else { return nil }
    let walks = index.walks[places]
    return walks.allSatisfy { isNewest($0.path) && index.isUnchanged($0, in: folder) } ? walks : nil
  }

  /// The files of a walk if none of them has changed; `nil` if that is not known.
  func unchanged(walk path: String) -> [FolderIndex.File]? {
    guard isNewest(path), let place = index.places[path] else { return nil }
    let walk = index.walks[place]
    return index.isUnchanged(walk, in: folder) ? walk.files : nil
  }

  /// Whether no interrupted run has made a walk after the manifest was written.
  private func isNewest(_ path: String) -> Bool {
    journals.allSatisfy { $0.line(of: path) == nil }
  }

  /// The newest entry of a walk.
  func entry(of path: String) -> Manifest.Entry? {
    for lines in journals {
      if let entry = lines.entry(of: path) { return entry }
    }
    return manifest.entry(of: path)
  }

  /// The line of the newest entry of a walk.
  func line(of path: String) -> Data? {
    for lines in journals {
      if lines.entry(of: path) != nil, let line = lines.line(of: path) { return line }
    }
    return manifest.line(of: path)
  }

  /// The walks of all of them.
  var paths: Set<String> { journals.reduce(into: Set(manifest.paths)) { $0.formUnion($1.paths) } }

  /// Where the line of a walk is in the manifest.
  func place(of path: String) -> Range<Int>? { manifest.place(of: path) }

  /// Whether the manifest that is there is that of this run, with as many walks, none of which was
  /// made or found elsewhere.
  func isAll(of other: Manifest, walks: Int) -> Bool {
    guard manifestHash != nil, journals.isEmpty, walks == manifest.count,
      let head = try? other.head(), let tail = try? other.tail()
    else { return false }
    return manifest.isBetween(head, tail)
  }

  /// Whether the index knows a screen, by its key.
  func knows(_ key: String) -> Bool { index.screens[key] != nil }
}
