import Foundation
import SpeechSynthesis
import Voices

/// Where the helper program is.
enum HelperLocation {
  static let name = "overheard-synth"

  /// Finds the helper: at `OVERHEARD_SYNTH`, beside the program, in `libexec/overheard` of the place
  /// where the program is installed, or on the `PATH`.
  static func find(
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws(SpeechError) -> String {
    var candidates: [String]
    var searched: [String]
    if let named = environment["OVERHEARD_SYNTH"], !named.isEmpty {
      candidates = [named]
      searched = candidates
    } else {
      let folders = VoiceFolder.programFolders()
      candidates = folders.map { $0 + "/" + name }
      searched = candidates.isEmpty ? [] : [candidates[0]]
      candidates += folders.map { folder in
        URL(fileURLWithPath: folder).deletingLastPathComponent().path + "/libexec/overheard/" + name
      }
      candidates += (environment["PATH"] ?? "").split(separator: ":").map { $0 + "/" + name }
      searched.append("PATH")
    }
    for candidate in candidates where FileManager.default.isExecutableFile(atPath: candidate) {
      return candidate
    }
    throw .noHelper(searched: searched)
  }
}
