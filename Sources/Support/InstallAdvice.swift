/// How people install what is missing.
package enum InstallAdvice {
  /// The command that installs packages.
  ///
  /// - Parameters:
  ///   - apt: Their names in Debian.
  ///   - brew: Their names in Homebrew.
  ///   - isDamaged: Whether they are installed, but damaged.
  /// - Returns: The command for this system.
  package static func command(apt: String, brew: String, isDamaged: Bool = false) -> String {
    #if os(macOS)
      "brew \(isDamaged ? "reinstall" : "install") \(brew)"
    #else
      "sudo apt-get install \(isDamaged ? "--reinstall " : "")\(apt)"
    #endif
  }
}
