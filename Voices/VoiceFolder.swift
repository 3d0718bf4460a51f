import Foundation

/// The folder on disk that holds the voice files, the catalogue and the earcons.
public enum VoiceFolder {
  /// Finds the folder.
  ///
  /// It is the one that the environment variable `OVERHEARD_VOICES` names; else the folder of
  /// resources that the package manager puts beside the program, also after both have been moved;
  /// else `share/overheard/voices` of the place where the program is installed.
  /// - Returns: Its absolute path.
  /// - Throws: ``VoiceError/noVoices(searched:)``.
  public static func find(
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws(VoiceError) -> String {
    var candidates: [String] = []
    if let named = environment["OVERHEARD_VOICES"], !named.isEmpty {
      candidates = [URL(fileURLWithPath: named).standardizedFileURL.path]
    } else {
      for folder in programFolders() {
        candidates.append(folder + "/overheard_Voices.resources")
        candidates.append(folder + "/overheard_Voices.bundle")
        candidates.append(folder + "/overheard_Voices.bundle/Contents/Resources")
      }
      candidates += programFolders().map { folder in
        URL(fileURLWithPath: folder).deletingLastPathComponent().path + "/share/overheard/voices"
      }
    }
    for candidate in candidates {
      if FileManager.default.isReadableFile(atPath: candidate + "/catalogue.tsv") {
        return candidate
      }
    }
    throw .noVoices(searched: candidates)
  }

  /// The folders that hold the running program: behind a link, and where the link is.
  package static func programFolders() -> [String] {
    var folders: [String] = []
    #if os(Linux)
      // Not the first argument, which may be anything.
      if let path = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe") {
        folders.append(URL(fileURLWithPath: path).deletingLastPathComponent().path)
      }
    #endif
    if let url = Bundle.main.executableURL {
      folders.append(url.resolvingSymlinksInPath().deletingLastPathComponent().path)
      folders.append(url.deletingLastPathComponent().path)
    }
    // Of a test bundle on macOS, which another program runs.
    folders.append(Bundle.main.bundleURL.deletingLastPathComponent().path)
    var seen: Set<String> = []
    return folders.filter { seen.insert($0).inserted }
  }
}
