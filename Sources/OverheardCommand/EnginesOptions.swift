import ArgumentParser
import Foundation
import Languages
import Overheard

/// The user's own voices: programs that an engines file describes.
struct EnginesOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "A file that describes programs as voices. By default, engines.yaml beside the screens, in "
        + "the current folder or in ~/.config/overheard.",
      valueName: "engines.yaml"), completion: .file())
  var engines: String?

  /// The voices of the given file, or else of the first one found.
  ///
  /// - Parameters:
  ///   - screens: The screens that are spoken, beside which the file may lie.
  ///   - isTaken: Whether a name already stands for a voice.
  /// - Returns: The voices; none where there is no file.
  /// - Throws: The exit code of what is wrong with the file, which is then told.
  func voices(
    beside screens: [String], isTaken: (String) -> Bool
  ) throws -> [CommandVoice] {
    let places = engines.map { [$0] } ?? EnginesFile.places(beside: screens)
    let path = places.first { FileManager.default.fileExists(atPath: $0) }
    guard let path else {
      guard let engines else { return [] }
      Terminal.note("overheard: no such file: \(engines)")
      throw ExitCode.noInput
    }
    // Nobody named it, so nobody is about to write into a pipe.
    guard engines != nil || InputFile.isRegular(path) else {
      Terminal.note("overheard: \(path) is not a file; rename it, or describe voices there")
      throw ExitCode.wrongInput
    }
    let text = try InputFile.text(path)
    do {
      let absolute = URL(fileURLWithPath: path).standardizedFileURL.path
      return try EnginesFile(
        parsing: text, path: absolute, isTaken: isTaken, languages: LanguagePacks.current.languages
      ).voices
    } catch {
      Terminal.note(error)
      throw ExitCode.wrongInput
    }
  }
}
