/// How people install what is missing.
package enum InstallAdvice {
  /// The command that installs packages.
  ///
  /// - Parameters:
  ///   - apt: Their names in Debian.
  ///   - brew: Their names in Homebrew.
  /// - Returns: The command for this system.
  package static func command(apt: String, brew: String) -> String {
    #if os(macOS)
      "brew install \(brew)"
    #else
      "sudo apt-get install \(apt)"
    #endif
  }
}
