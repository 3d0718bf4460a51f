import Foundation

extension ToolRun {
  /// Runs the command and sends it a signal as soon as a folder has so many finished files.
  ///
  /// - Parameters:
  ///   - signal: The signal, such as `KILL`.
  ///   - count: How many files; a run that makes fewer ends by itself.
  ///   - out: The folder that is written to, from the one it runs in.
  ///   - arguments: The arguments of the command.
  ///   - folder: Where it runs.
  /// - Returns: How it ended, with 128 and the number of a signal that ended it.
  /// - Throws: What the system says when it cannot be run.
  public static func ended(
    by signal: String, afterFiles count: Int, in out: String, _ arguments: [String],
    at folder: URL
  ) async throws -> ToolRun {
    // With job control, or else a shell starts what is in the background deaf to Ctrl-C.
    let script = """
      set -m
      signal=$1; count=$2; out=$3; shift 3
      "$0" "$@" & pid=$!
      finished() { find "$out" -type f ! -name '*.part' 2>/dev/null | wc -l; }
      while [ "$(finished)" -lt "$count" ] && kill -0 $pid 2>/dev/null; do sleep 0.005; done
      kill -$signal $pid 2>/dev/null
      wait $pid
      """
    return try await ToolRun(
      program: "/bin/bash",
      [
        "-c", script, products.appending(path: "overheard").path, signal, "\(count)", out,
      ] + arguments,
      in: folder)
  }
}
