import Languages
import Overheard

/// A screen under test: its variant, its walks, and who reads it.
struct TestedScreen {
  /// What headings call it.
  private let name: String
  private let variant: ScreenVariant
  private let walks: [ReaderWalk]
  private let reader: ScreenReader
  /// The reader's settings and times; `nil` for its usual ones.
  private let given: WalkConfiguration?

  init(
    _ variant: ScreenVariant, walks: [ReaderWalk], named name: String, reader: ScreenReader?,
    _ given: WalkConfiguration?
  ) {
    self.name = name
    self.variant = variant
    self.walks = walks
    self.reader = given?.reader ?? reader ?? ScreenReaders.current.primary
    self.given = given
  }

  /// What is heard on each walk.
  ///
  /// - Throws: ``HeardOtherwise`` if a walk cannot be taken.
  func heard() throws(HeardOtherwise) -> [HeardWalk] {
    let configuration = try configuration(in: variant.screen.language)
    if let unknown = walks.lazy.compactMap({ $0.step(unknownTo: reader) }).first {
      throw HeardOtherwise(problems: ["\(unknown)"])
    }
    return walks.map { walk in
      HeardWalk(
        walk: walk,
        transcript: WalkTranscript(
          of: walk, on: variant, screen: name, configuration: configuration))
    }
  }

  private func configuration(
    in language: SpokenLanguage
  ) throws(HeardOtherwise) -> WalkConfiguration {
    if let given { return given }
    let packs = LanguagePacks.current
    do {
      return WalkConfiguration(
        reader: reader, settings: ReaderSettings(language: language),
        wording: try packs.pack(for: language).wording(of: reader), durations: packs.durations)
    } catch {
      throw HeardOtherwise(problems: ["\(error)"])
    }
  }
}

extension HeardWalk {
  /// The transcript as `overheard transcript` prints it.
  var score: String { TranscriptFormatter(marksEstimates: true).format(transcript) }
}
