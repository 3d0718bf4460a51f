import Foundation
import SpeechSynthesis

/// Renders many jobs into one folder and keeps its manifest.
///
/// Files that already exist are not made again, even after an interrupted run; a job that fails
/// does not stop the others.
package actor BatchRun {
  private let renderer: Renderer
  /// What the folder already has, the newest first.
  private let previous: [EntryLines]
  private let journal: Journal
  /// The manifest without its entries, which are in the journal.
  private var manifest: Manifest
  /// The paths that were made or found.
  private var paths: Set<String> = []
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
  /// - Throws: The file system's error if the folder cannot be written to.
  package init(
    renderer: Renderer, assumptions: String, inputs: String, shard: Shard? = nil
  ) throws {
    self.renderer = renderer
    manifest = Manifest(assumptions: assumptions, inputs: inputs, shard: shard)
    journal = try Journal(in: renderer.folder)
    let old = EntryLines(ofManifestIn: renderer.folder)
    previous = journal.earlier.reversed() + [old]
  }

  /// Renders a job, unless its files are up to date.
  ///
  /// - Returns: The error, if there was one.
  package func run(_ job: RenderJob) async -> (any Error)? {
    let fingerprint = job.fingerprint(assumptions: manifest.assumptions)
    if let entry = known(job.path), entry.fingerprint == fingerprint,
      entry.isWhole(in: renderer.folder)
    {
      remember(entry)
      progress.kept += 1
      return nil
    }
    do {
      let entry = try await renderer.render(job, fingerprint: fingerprint)
      remember(entry)
      progress.made += 1
      progress.seconds += Double(entry.milliseconds) / 1000
      return nil
    } catch {
      manifest.failures.append(.init(path: job.path, message: "\(error)"))
      progress.failed += 1
      return error
    }
  }

  /// What an earlier run made for a path.
  private func known(_ path: String) -> Manifest.Entry? {
    for lines in previous {
      if let entry = lines.entry(of: path) { return entry }
    }
    return nil
  }

  private func remember(_ entry: Manifest.Entry) {
    paths.insert(entry.path)
    if !journal.append(entry) { unwritten[entry.path] = entry }
  }

  /// Remembers a screen that could not be read.
  package func note(failure path: String, _ message: String) {
    manifest.failures.append(.init(path: path, message: message))
  }

  /// Writes the manifest.
  ///
  /// - Throws: The file system's error.
  package func finish() throws {
    let lines = journal.lines()
    let paths = paths.sorted()
    try manifest.write(in: renderer.folder, entries: paths.count) { index in
      let path = paths[index]
      guard let line = try unwritten[path]?.line() ?? lines.line(of: path) else {
        throw CocoaError(.fileReadCorruptFile, userInfo: [NSLocalizedDescriptionKey: "\(path)"])
      }
      return line
    }
    journal.finish()
  }
}
