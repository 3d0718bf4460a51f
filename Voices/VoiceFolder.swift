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
    if let named = environment["OVERHEARD_VOICES"], !named.isEmpty {
      let folder = URL(fileURLWithPath: named).standardizedFileURL.path
      guard isVoiceFolder(folder) else { throw .noVoices(searched: [folder]) }
      return folder
    }
    let (found, searched) = find(
      besideProgram: { resources(in: $0) + [shared(by: $0)] }, where: isVoiceFolder)
    guard let found else { throw .noVoices(searched: searched) }
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

  /// The folder of a file by its absolute path; `nil` if there is none.
  package static func folder(ofFile path: String) -> String? {
    guard path.hasPrefix("/"), let slash = path.lastIndex(of: "/") else { return nil }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// Looks in the folders that may hold the running program: behind a link, and where the link is.
  ///
  /// - Parameters:
  ///   - paths: Where to look, by such a folder.
  ///   - isFound: Whether it is there.
  /// - Returns: The first path at which it is, and those at which it is not.
  package static func find(
    besideProgram paths: (String) -> [String], where isFound: (String) -> Bool
  ) -> (found: String?, searched: [String]) {
    // The first is told fast and nearly always the right one. To find out the others takes longer than
    // to speak a word.
    let folders: [() -> String?] = [
      executableFolder,
      { Bundle.main.executableURL?.resolvingSymlinksInPath().deletingLastPathComponent().path },
      { Bundle.main.executableURL?.deletingLastPathComponent().path },
      // Of a test bundle on macOS, which another program runs.
      { Bundle.main.bundleURL.deletingLastPathComponent().path },
    ]
    var searched: [String] = []
    for folder in folders {
      for path in folder().map(paths) ?? [] where !searched.contains(path) {
        if isFound(path) { return (path, searched) }
        searched.append(path)
      }
    }
    return (nil, searched)
  }

  /// The folder of the running program's file, links followed, where that is told fast.
  private static func executableFolder() -> String? {
    #if os(Linux)
      // Not the first argument, which may be anything.
      let path = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
      return path.flatMap(folder(ofFile:))
    #else
      return nil
    #endif
  }
}
