import ArgumentParser
import Foundation
import Overheard

/// `overheard merge`: joins the parts of a batch into one folder.
struct Merge: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "merge",
    abstract: "Join the parts that render --shard made into what a single run would have made.",
    discussion: .paragraphs(
      """
      Exits with 1 if a part is missing, duplicated or damaged, or was made from other screens, with
      other options or by another version.

      EXAMPLES
        overheard merge parts/1 parts/2 parts/3 --out out
      """))

  @Argument(
    help: ArgumentHelp("The folders of the parts.", valueName: "dir"), completion: .directory)
  var parts: [String]

  @Option(help: ArgumentHelp("The folder to write to.", valueName: "dir"), completion: .directory)
  var out: String

  @Flag(help: "Print no summary.")
  var quiet = false

  func validate() throws {
    func plain(_ path: String) -> String {
      URL(fileURLWithPath: path).standardizedFileURL.resolvingSymlinksInPath().path
    }
    if out.isEmpty {
      throw ValidationError("--out is empty; write a folder, or . for the current one")
    }
    if parts.map(plain).contains(plain(out)) {
      throw ValidationError("--out is one of the parts; write the result to another folder")
    }
  }

  func run() throws {
    Interruption.prepare()
    let folders = parts.map { URL(fileURLWithPath: $0) }
    for part in parts where !FileManager.default.fileExists(atPath: part) {
      Terminal.note("overheard: no such folder: \(part)")
      throw ExitCode.noInput
    }
    let manifest: Manifest
    do {
      manifest = try ShardMerge(of: folders).write(to: URL(fileURLWithPath: out))
    } catch let refusal as ShardMerge.Refusal {
      for (index, line) in refusal.lines.enumerated() {
        Terminal.note(index == 0 ? "overheard: cannot merge: \(line)" : line)
      }
      throw ExitCode.checkFailed
    } catch {
      throw Failure.exitCode(tellingOf: error, at: out)
    }
    for failure in manifest.failures {
      Terminal.note("overheard: \(failure.path) was not rendered: \(failure.message)")
    }
    if !quiet {
      Terminal.note(
        "\(manifest.entries.count.counted("walk")) of \(parts.count.counted("part")); in \(out)")
    }
    if !manifest.failures.isEmpty { throw ExitCode.checkFailed }
  }
}
