import Foundation
import Voices

/// Where the helper program is.
enum HelperLocation {
  static let name = "overheard-synth"

  /// Finds the helper: where `OVERHEARD_SYNTH` says, beside the program, on the `PATH`.
  static func find(
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws(SpeechError) -> String {
    var candidates: [String]
    if let named = environment["OVERHEARD_SYNTH"], !named.isEmpty {
      candidates = [named]
    } else {
      candidates = VoiceFolder.programFolders().map { $0 + "/" + name }
      candidates += (environment["PATH"] ?? "").split(separator: ":").map { $0 + "/" + name }
    }
    for candidate in candidates where FileManager.default.isExecutableFile(atPath: candidate) {
      return candidate
    }
    throw .noHelper(searched: candidates)
  }
}
