import Foundation
import TestSupport
import Testing

/// What `speak --text` starts before the program is there: a player and an engine, told apart from
/// those that the program starts itself by a variable that only its own engine has.
@Suite struct FirstSoundTests {
  /// A copy of the program with a helper beside it that writes down how it was started.
  private func program(in folder: TemporaryFolder) throws -> String {
    let program = folder.url.appending(path: "overheard")
    // Not a link: that would be a change of the program, which other tests' runs notice.
    try Scratch.install(ToolRun.products.appending(path: "overheard").path, at: program.path)
    try Scratch.script(
      """
      leaked=
      if [ -e /proc/self/fd/7 ]; then leaked=' with a stranger'; fi
      case "$LD_LIBRARY_PATH" in "${0%/*}"/without-sound*) leaked="$leaked, without sound" ;; esac
      echo "${LD_BIND_NOW-early}:${1-engine}$leaked" >> "$LOG"
      """, at: folder.url.appending(path: "overheard-synth").path)
    return program.path
  }

  @Test func aTextStartsThePlayerAndTheEngineAndNothingElseDoes() async throws {
    let folder = try TemporaryFolder()
    let path = try program(in: folder)
    let log = folder.url.appending(path: "log")
    func started(by script: String) async throws -> [String] {
      try? FileManager.default.removeItem(at: log)
      let run = try await ToolRun(
        program: "/bin/sh", ["-c", "exec 7</dev/null; \(script)", path], in: folder.url,
        environment: [
          "LOG": log.path, "OVERHEARD_VOICES": ToolRun.root.appending(path: "Voices").path,
        ])
      // The helper says nothing, and ends.
      #expect(run.code == 69, "\(run.errors)")
      let lines = (try? String(contentsOf: log, encoding: .utf8)) ?? ""
      return lines.split(separator: "\n").map(String.init).sorted()
    }
    for arguments in ["speak --text hello", "speak --quiet --text=hello"] {
      let helpers = try await started(by: "\"$0\" \(arguments)")
      #expect(helpers == ["early:--play", "early:engine"])
    }
    // In these cases the program itself starts what it needs, when it needs it.
    #expect(try await started(by: "\"$0\" speak --text hello --to a.wav") == ["1:engine"])
    #expect(try await !started(by: "\"$0\" speak --text hello <&-").contains("early:engine"))
    let other = try await started(
      by: "OVERHEARD_SYNTH=\"${0%/*}/overheard-synth\" \"$0\" speak --text hello")
    #expect(other.contains("1:engine"))
    #expect(!other.contains("early:engine"))
    // Only what plays needs the libraries of sound servers; and if the engine does not start without
    // them, it may be for that.
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: "without-sound"), withIntermediateDirectories: true)
    let silent = try await started(by: "\"$0\" speak --text hello")
    #expect(silent == ["1:engine", "early:--play", "early:engine, without sound"])
    let written = try await started(
      by: "LD_LIBRARY_PATH=/usr/lib \"$0\" speak --text hello --to a.wav")
    #expect(written == ["1:engine", "1:engine, without sound"])
  }
}
