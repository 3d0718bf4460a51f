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
  /// What of the configuration decides the bytes, which most jobs of a batch have in common.
  private let configurationFields: [Data]
  /// The user's own words for the screen.
  package var lexicon: UserLexicon

  package init(
    screen: String, variant: ScreenVariant, walk: ReaderWalk, isOnlyWalk: Bool,
    configuration: WalkConfiguration, configurationFields: [Data]? = nil,
    lexicon: UserLexicon = UserLexicon()
  ) {
    self.configurationFields = configurationFields ?? configuration.renderingFields
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
    for field in configurationFields { digest.add(field) }
    for entry in lexicon.entries { digest.add("\(entry)") }
    for line in walk.lines { digest.add(line) }
    for condition in walk.goal?.conditions ?? [] { digest.add(condition.description) }
    return digest.hexadecimal
  }
}

extension WalkConfiguration {
  /// Everything in it that decides the bytes of rendered files, for a fingerprint.
  package var renderingFields: [Data] {
    let constants = TimingProfile.Constant.allCases.map { "\($0.rawValue)=\(profile[$0])" }
    let texts =
      [reader.identity, wording.identity] + constants
      + ["scrollSettling=\(appTimes.scrollSettling)", "pace=\(pace)"]
    return [(try? JSONText.sortedData(settings)) ?? Data()] + texts.map { Data($0.utf8) }
  }
}
