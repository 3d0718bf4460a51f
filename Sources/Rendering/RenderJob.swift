import AccessibilityModel
import Foundation
import Readings
import ScreenReading
import SpeechSynthesis
import Support
import Walks

/// One walk of one variant of one screen, to make into a sound file, captions and a transcript.
package struct RenderJob: Sendable {
  /// The path of the screen file without its extension.
  package var screen: String
  package var variant: ScreenVariant
  package var walk: ReaderWalk
  /// Whether the walk is the only one of its variant; file names then leave out its name.
  package var isOnlyWalk: Bool
  /// What the walk depends on besides the screen.
  package var configuration: WalkConfiguration
  /// The hash of the configuration, which most jobs of a batch have in common.
  private let configurationHash: String
  /// The user's own words for the screen.
  package var lexicon: UserLexicon

  package init(
    screen: String, variant: ScreenVariant, walk: ReaderWalk, isOnlyWalk: Bool,
    configuration: WalkConfiguration, configurationHash: String? = nil,
    lexicon: UserLexicon = UserLexicon()
  ) {
    self.configurationHash = configurationHash ?? configuration.renderingHash
    self.lexicon = lexicon
    self.screen = screen
    self.variant = variant
    self.walk = walk
    self.isOnlyWalk = isOnlyWalk
    self.configuration = configuration
  }

  /// The path of the files in the output folder, without the extension.
  package var path: String {
    let variantName = variant.name.isEmpty ? "default" : variant.name
    let name = isOnlyWalk || walk.name.isEmpty ? variantName : "\(variantName).\(walk.name)"
    return "\(screen)/\(name)"
  }

  /// A hash of everything that decides the files' bytes.
  ///
  /// - Parameter assumptions: The versions, voices and options of the run.
  /// - Returns: SHA-256 in hexadecimal.
  func fingerprint(assumptions: String) -> String {
    var digest = FieldDigest()
    digest.add(assumptions)
    digest.add(path)
    // Every value of the model can be encoded; if one could not, the job would only be made again.
    digest.add((try? JSONText.sortedData(variant)) ?? Data())
    digest.add(configurationHash)
    for entry in lexicon.entries { digest.add("\(entry)") }
    for line in walk.lines { digest.add(line) }
    for condition in walk.goal?.conditions ?? [] { digest.add(condition.description) }
    return digest.hexadecimal
  }
}

extension WalkConfiguration {
  /// A hash of everything in it that decides the bytes of rendered files.
  package var renderingHash: String {
    var digest = FieldDigest()
    digest.add((try? JSONText.sortedData(settings)) ?? Data())
    digest.add(reader.identity)
    digest.add(wording.hashFields)
    for constant in TimingProfile.Constant.allCases {
      digest.add("\(constant.rawValue)=\(profile[constant])")
    }
    digest.add("scrollSettling=\(appTimes.scrollSettling)")
    return digest.hexadecimal
  }
}

extension ReaderWording {
  /// The words that decide what is said, in a fixed order.
  fileprivate var hashFields: String {
    keys.map { text($0) + "|" + text($0, newer: true) }.joined(separator: "\n")
  }
}
