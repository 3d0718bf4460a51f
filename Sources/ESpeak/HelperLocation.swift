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
    if let named = environment["OVERHEARD_SYNTH"], !named.isEmpty {
      guard isProgram(named) else { throw .noHelper(searched: [named]) }
      return named
    }
    let (nearby, searched) = VoiceFolder.find(
      besideProgram: { [beside($0), installed(by: $0)] }, where: isProgram)
    if let nearby { return nearby }
    let onPath = (environment["PATH"] ?? "").split(separator: ":").map { $0 + "/" + name }
    guard let found = onPath.first(where: isProgram) else {
      throw .noHelper(searched: searched.prefix(1) + ["PATH"])
    }
    return found
  }

  private static func beside(_ folder: String) -> String { folder + "/" + name }

  private static func installed(by folder: String) -> String {
    URL(fileURLWithPath: folder).deletingLastPathComponent().path + "/libexec/overheard/" + name
  }

  private static func isProgram(_ path: String) -> Bool {
    FileManager.default.isExecutableFile(atPath: path)
  }

  /// What the environment of a helper has, besides this program's, when it computes sound.
  ///
  /// libespeak-ng links libpcaudio, and that the libraries of every sound server, which take longer
  /// to load than the engine. An installed helper has a stand-in for it, in a folder beside it.
  static func engineEnvironment(of helper: String, withStandIn: Bool = true) -> [String: String] {
    // Linux then looks up the engine's functions once, not in the process of each utterance.
    var environment = ["LD_BIND_NOW": "1"]
    guard withStandIn, let folder = standIn(of: helper) else { return environment }
    let earlier = ProcessInfo.processInfo.environment["LD_LIBRARY_PATH"] ?? ""
    environment["LD_LIBRARY_PATH"] = earlier.isEmpty ? folder : folder + ":" + earlier
    return environment
  }

  /// The folder of the stand-in for libpcaudio; `nil` where there is none.
  static func standIn(of helper: String) -> String? {
    let folder = (helper as NSString).deletingLastPathComponent + "/without-sound"
    // These the loader would read as something else.
    guard helper.hasPrefix("/"), !folder.contains(where: { ":;$".contains($0) }),
      FileManager.default.fileExists(atPath: folder)
    else { return nil }
    return folder
  }
}
