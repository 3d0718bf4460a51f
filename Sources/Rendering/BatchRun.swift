import Foundation
import SpeechSynthesis
import Support

/// Renders many jobs into one folder and keeps its manifest.
///
/// Files that already exist are not made again, even after an interrupted run; a job that fails
/// does not stop the others.
package actor BatchRun {
  private let renderer: Renderer
  /// What the folder already has.
  private let earlier: EarlierRuns
  private var journal: Journal
  private nonisolated let assumptions: String
  /// The manifest without its entries, which are in the journal.
  private var manifest: Manifest
  /// The walks that were made or found, with the states of their files.
  private var walks: [String: [FolderIndex.File]] = [:]
  /// The paths of the walks of each screen that could be left as it was the next time.
  private var screens: [(key: String, paths: [String])] = []
  /// The walks that were made, or read to know that they are whole.
  private var touched = 0
  /// The walks whose files this run has made.
  private var made: Set<String> = []
  /// Entries that the journal could not write because the disk was full.
  private var unwritten: [String: Manifest.Entry] = [:]
  /// The progress so far.
  package private(set) var progress = Progress()

  /// The progress of a run.
  package struct Progress: Hashable, Sendable {
    /// Jobs whose files were made.
    package var made = 0
    /// Jobs whose files already existed.
    package var kept = 0
    /// Jobs that failed.
    package var failed = 0
    /// Seconds of sound that were made.
    package var seconds = 0.0
    /// Jobs that are finished.
    package var done: Int { made + kept + failed }
  }

  /// Creates a run.
  ///
  /// - Parameters:
  ///   - renderer: What makes the files of a job.
  ///   - assumptions: The versions, voices and options; a change makes files again.
  ///   - inputs: The digest of all screens, including those that other parts render.
  ///   - shard: The part of the batch that this run is.
  ///   - verifies: Whether every file is read, rather than trusted when the file system knows of no
  ///     change.
  /// - Throws: The file system's error if the folder cannot be written to.
  package init(
    renderer: Renderer, assumptions: String, inputs: String, shard: Shard? = nil,
    verifies: Bool = false
  ) throws {
    self.renderer = renderer
    self.assumptions = assumptions
    manifest = Manifest(assumptions: assumptions, inputs: inputs, shard: shard)
    journal = try Journal(in: renderer.folder)
    earlier = EarlierRuns(in: renderer.folder, after: journal.earlier, verifies: verifies)
  }

  /// Leaves a screen as it is if nothing that decides its files has changed, nor any of them.
  ///
  /// - Parameter key: A hash of everything that decides what is made of the screen.
  /// - Returns: How many walks it has; `nil` if its jobs have to be run.
  package func keep(screen key: String) -> Int? {
    guard let known = earlier.unchanged(screen: key) else { return nil }
    for walk in known { walks[walk.path] = walk.files }
    screens.append((key, known.map(\.path)))
    progress.kept += known.count
    return known.count
  }

  /// Notes that a screen can be left as it is the next time, if all of its jobs succeeded.
  ///
  /// - Parameters:
  ///   - key: A hash of everything that decides what is made of the screen.
  ///   - paths: The paths of its jobs.
  package func note(screen key: String, paths: [String]) {
    screens.append((key, paths))
  }

  /// Renders a job, unless its files are up to date.
  ///
  /// - Returns: The error, if there was one.
  package nonisolated func run(_ job: RenderJob) async -> (any Error)? {
    let fingerprint = job.fingerprint(assumptions: assumptions)
    let path = job.path
    if let entry = earlier.entry(of: path), entry.fingerprint == fingerprint {
      if let files = earlier.unchanged(walk: path) {
        await remember(kept: entry, files, read: false)
        return nil
      }
      if let states = entry.states(in: renderer.folder) {
        await remember(kept: entry, entry.indexed(states), read: true)
        return nil
      }
    }
    do {
      let (entry, states) = try await renderer.render(job, fingerprint: fingerprint)
      await remember(made: entry, entry.indexed(states))
      return nil
    } catch {
      await fail(path, error)
      return error
    }
  }

  private func remember(kept entry: Manifest.Entry, _ files: [FolderIndex.File], read: Bool) {
    walks[entry.path] = files
    progress.kept += 1
    if read { touched += 1 }
  }

  private func remember(made entry: Manifest.Entry, _ files: [FolderIndex.File]) {
    walks[entry.path] = files
    made.insert(entry.path)
    progress.made += 1
    progress.seconds += Double(entry.milliseconds) / 1000
    touched += 1
    if !journal.append(entry) { unwritten[entry.path] = entry }
  }

  private func fail(_ path: String, _ error: any Error) {
    manifest.failures.append(.init(path: path, message: "\(error)"))
    progress.failed += 1
  }

  /// Remembers a screen that could not be read.
  package func note(failure path: String, _ message: String) {
    manifest.failures.append(.init(path: path, message: message))
  }

  /// Writes the manifest, unless it would be the same.
  ///
  /// - Throws: The file system's error.
  package func finish() throws {
    let removed = forgetRemoved()
    try write()
    journal.finish()
    if !removed.isEmpty { throw RemovedMeanwhile(walks: removed.count) }
  }

  /// The walks of earlier runs that this one neither made nor kept nor failed to make, and whose files are
  /// still there.
  ///
  /// - Returns: Their paths, in order.
  package func leftOver() -> [String] {
    guard touched > 0 || !earlier.isAll(of: manifest, walks: walks.count) else { return [] }
    let failed = Set(manifest.failures.map(\.path))
    return earlier.paths.filter { path in
      guard walks[path] == nil, !failed.contains(path) else { return false }
      return earlier.entry(of: path)?.files.contains {
        access(renderer.folder.appending(path: $0.name).path, F_OK) == 0
      } ?? false
    }.sorted()
  }

  /// Forgets the walks of this run whose files somebody has removed since they were made.
  ///
  /// - Returns: Their paths, in order.
  private func forgetRemoved() -> [String] {
    let removed = made.filter { path in
      walks[path]?.contains { file in
        access(renderer.folder.appending(path: "\(path).\(file.kind)").path, F_OK) != 0
      } ?? false
    }.sorted()
    for path in removed {
      (walks[path], unwritten[path]) = (nil, nil)
      progress.made -= 1
      manifest.failures.append(
        .init(path: path, message: "its files were removed while others were made"))
      progress.failed += 1
    }
    return removed
  }

  private func write() throws {
    if touched > 0 || !earlier.isAll(of: manifest, walks: walks.count) {
      let paths = walks.keys.sorted()
      let (places, hash) = try manifest.write(in: renderer.folder, entries: paths.count) { index in
        let path = paths[index]
        let line =
          try unwritten[path]?.line() ?? journal.line(of: path) ?? earlier.line(of: path)
        guard let line else {
          throw CocoaError(.fileReadCorruptFile, userInfo: [NSLocalizedDescriptionKey: "\(path)"])
        }
        return line
      }
      let lines = Dictionary(uniqueKeysWithValues: zip(paths, places))
      writeIndex(ofManifest: hash) { lines[$0] }
    } else if let hash = earlier.manifestHash, screens.contains(where: { !earlier.knows($0.key) }) {
      writeIndex(ofManifest: hash) { earlier.place(of: $0) }
    }
  }

  /// Writes down what the next run need not read; without it, that run reads everything.
  private func writeIndex(ofManifest hash: String, line: (String) -> Range<Int>?) {
    func walk(_ path: String) -> FolderIndex.Walk? {
      line(path).map { FolderIndex.Walk(path: path, line: $0, files: walks[path] ?? []) }
    }
    var index = FolderIndex()
    for screen in screens where screen.paths.allSatisfy({ walks[$0] != nil }) {
      index.add(screen.paths.compactMap(walk), ofScreen: screen.key)
    }
    index.add(walks.keys.filter { index.places[$0] == nil }.sorted().compactMap(walk))
    try? index.write(in: renderer.folder, ofManifest: hash)
  }
}

/// The files of walks are gone that were made in the same run.
private struct RemovedMeanwhile: LocalizedError {
  var walks: Int

  var errorDescription: String? {
    "the files of \(walks) walk\(walks == 1 ? "" : "s") were removed while others were made"
  }
}

extension Manifest.Entry {
  /// What an index says of the files; nothing if one of them was changed meanwhile.
  fileprivate func indexed(_ states: [FileState?]) -> [FolderIndex.File] {
    var indexed: [FolderIndex.File] = []
    for (file, state) in zip(files, states) {
      guard let state, file.name.hasPrefix(path + ".") else { return [] }
      indexed.append(.init(kind: String(file.name.dropFirst(path.count + 1)), state: state))
    }
    return indexed
  }
}
