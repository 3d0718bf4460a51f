import Foundation
import Rendering
import Support
import Synchronization
import Walks

/// An earlier review, or what was rendered earlier, to compare with.
package struct Baseline: Sendable {
  /// The folder that holds it.
  package let folder: URL
  private var entries: [String: [Manifest.Entry]]
  /// What could not be read of it so far.
  package let damage = Damage()

  /// The files of a baseline that cannot be read, as they are come upon.
  package final class Damage: Sendable {
    private let found = Mutex<Set<String>>([])

    /// Their paths, in order.
    package var paths: [String] { found.withLock { $0.sorted() } }

    fileprivate func note(_ path: String) { found.withLock { _ = $0.insert(path) } }
  }

  /// Opens a folder that `overheard review` or `overheard render` wrote.
  ///
  /// - Throws: ``ReviewError``.
  package init(folder: URL) throws(ReviewError) {
    guard FileManager.default.fileExists(atPath: folder.path) else {
      throw .noBaseline(path: folder.relativePath)
    }
    guard let manifest = Manifest.read(in: folder) else {
      throw .notAReview(path: folder.relativePath)
    }
    self.folder = folder
    entries = Dictionary(grouping: manifest.entries, by: \.screen)
  }

  /// The same baseline, with its screens called as in a review for which their paths were typed
  /// otherwise.
  ///
  /// - Parameters:
  ///   - names: The names of the screens in that review.
  ///   - prefixes: What may stand before a name: readers, languages.
  /// - Returns: The baseline, in which screens that the review does not have keep their names.
  func named(as names: Set<String>, prefixes: Set<String>) -> Baseline {
    let pairs = ScreenNames.pairs(of: names, with: screens, prefixes: prefixes)
    var renamed = self
    for earlier in pairs.values { renamed.entries[earlier] = nil }
    for (name, earlier) in pairs {
      renamed.entries[name] = entries(of: earlier).map { entry in
        var entry = entry
        entry.screen = name
        if entry.path.hasPrefix(earlier + "/") {
          entry.path = name + entry.path.dropFirst(earlier.count)
        }
        return entry
      }
    }
    return renamed
  }

  /// The names of its screens.
  package var screens: Set<String> { Set(entries.keys) }

  /// The entries of a screen.
  func entries(of screen: String) -> [Manifest.Entry] { entries[screen] ?? [] }

  /// Compares the current walks of a screen with the baseline.
  ///
  /// - Parameters:
  ///   - entries: The current walks.
  ///   - screens: The names of the screen, one for each reader.
  ///   - words: The words in which changes are told.
  ///   - document: Reads the transcript of a current walk; called only for walks that differ.
  /// - Returns: What is the same, new, gone or different; a walk of which the baseline cannot be read
  ///   is new, and ``damage`` has the file.
  /// - Throws: What `document` throws.
  func comparison(
    with entries: [Manifest.Entry], of screens: [String], words: PageWords,
    document: (Manifest.Entry) throws -> WalkTranscript
  ) throws -> ScreenComparison {
    var old = Dictionary(
      screens.flatMap(self.entries).map { ($0.path, $0) }, uniquingKeysWith: { $1 })
    var comparisons = try entries.map { entry in
      let before = old.removeValue(forKey: entry.path).map { hashed($0, as: entry) }
      do {
        let comparison = try WalkComparison(old: before, new: entry, words: words) {
          (try self.document(of: before), try document(entry))
        }
        // The sound is copied later; a walk without it is not heard as it was.
        if let sound = comparison.oldSound { _ = try self.sound(copiedTo: sound) }
        return comparison
      } catch ReviewError.damagedBaseline(let path) {
        damage.note(path)
        return try WalkComparison(old: nil, new: entry, words: words) { throw CancellationError() }
      }
    }
    for entry in old.values {
      comparisons.append(
        try WalkComparison(old: entry, new: nil, words: words) { throw CancellationError() })
    }
    return ScreenComparison(comparisons)
  }

  /// An entry with its files hashed as those of another, so that their bytes can be compared: an
  /// earlier version hashed sound in another way.
  private func hashed(_ entry: Manifest.Entry, as other: Manifest.Entry) -> Manifest.Entry {
    var entry = entry
    for (index, file) in entry.files.enumerated() {
      guard
        let counterpart = other.files.first(where: { $0.name == file.name }),
        counterpart.size == file.size, counterpart.hash.algorithm != file.hash.algorithm,
        let data = try? Data(contentsOf: folder.appending(path: file.name), options: .mappedIfSafe),
        ContentHash(of: data, by: file.hash.algorithm) == file.hash
      else { continue }
      entry.files[index].hash = ContentHash(of: data, by: counterpart.hash.algorithm)
    }
    return entry
  }

  private func document(of entry: Manifest.Entry?) throws -> WalkTranscript {
    let name = entry?.transcript ?? ""
    do {
      let data = try Data(contentsOf: folder.appending(path: name))
      return try JSONDecoder().decode(WalkTranscript.self, from: data)
    } catch {
      throw ReviewError.damagedBaseline(path: "\(folder.relativePath)/\(name)")
    }
  }

  /// The file of a sound, by the path that its copy has below the folder of the new review.
  func file(copiedTo path: String) -> URL {
    folder.appending(path: String(path.dropFirst(WalkComparison.soundFolder.count + 1)))
  }

  /// The bytes of a sound, by the path that its copy has below the folder of the new review.
  ///
  /// - Throws: ``ReviewError/damagedBaseline(path:)``.
  func sound(copiedTo path: String) throws -> Data {
    let file = file(copiedTo: path)
    guard let data = FileManager.default.contents(atPath: file.path) else {
      throw ReviewError.damagedBaseline(path: file.relativePath)
    }
    return data
  }
}
