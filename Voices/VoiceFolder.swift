import Foundation

/// The folder on disk that holds the voice files, the catalogue and the earcons.
public enum VoiceFolder {
  /// Finds the folder.
  ///
  /// It is the one that the environment variable `OVERHEARD_VOICES` names; else the folder of
  /// resources that the package manager puts beside the program, also after both have been moved, or
  /// `share/overheard/voices` of the place where the program is installed. Where the program is comes
  /// before the links that lead there.
  /// - Returns: Its absolute path.
  /// - Throws: ``VoiceError/noVoices(searched:)``.
  public static func find(
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws(VoiceError) -> String {
    var candidates: [String] = []
    if let named = environment["OVERHEARD_VOICES"], !named.isEmpty {
      candidates = [URL(fileURLWithPath: named).standardizedFileURL.path]
    } else {
      // Nearly always there, and the other folders take longer to find out.
      if let folder = programFolder,
        let found = (resources(in: folder) + [shared(by: folder)]).first(where: isVoiceFolder)
      {
        return found
      }
      let folders = programFolders()
      candidates = folders.flatMap(resources) + folders.map(shared)
    }
    guard let found = candidates.first(where: isVoiceFolder) else {
      throw .noVoices(searched: candidates)
    }
    return found
  }

  private static func resources(in folder: String) -> [String] {
    ["resources", "bundle", "bundle/Contents/Resources"].map { "\(folder)/overheard_Voices.\($0)" }
  }

  private static func shared(by folder: String) -> String {
    URL(fileURLWithPath: folder).deletingLastPathComponent().path + "/share/overheard/voices"
  }

  private static func isVoiceFolder(_ path: String) -> Bool {
    FileManager.default.isReadableFile(atPath: path + "/catalogue.tsv")
  }

  /// The folder that holds the running program, links followed; `nil` but on Linux, where it is told
  /// fast.
  package static let programFolder: String? = {
    #if os(Linux)
      // Not the first argument, which may be anything.
      let path = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
      return path.flatMap(folder(ofFile:))
    #else
      return nil
    #endif
  }()

  /// The folder of a file by its absolute path; `nil` if there is none.
  package static func folder(ofFile path: String) -> String? {
    guard path.hasPrefix("/"), let slash = path.lastIndex(of: "/") else { return nil }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// The folders that hold the running program: behind a link, and where the link is.
  package static func programFolders() -> [String] {
    var folders = programFolder.map { [$0] } ?? []
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
