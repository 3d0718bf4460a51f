import Audit
import Languages
import Overheard
import Support

/// A screen under test: its variants, its walks, and who reads it.
struct TestedScreen {
  /// What headings call it.
  let name: String
  private let file: ScreenFile
  /// The same with names that a file can have.
  private var checked: ScreenFile
  private let reader: ScreenReader
  /// The reader's settings and times; `nil` for its usual ones.
  private let given: WalkConfiguration?
  /// How long speech takes; the walks have many texts in common.
  private let durations = LanguagePacks.current.durations.remembering()

  init(
    _ file: ScreenFile, named name: String, reader: ScreenReader?, _ given: WalkConfiguration?
  ) {
    self.name = name
    self.file = file
    checked = file
    self.reader = given?.reader ?? reader ?? ScreenReaders.current.primary
    self.given = given
  }

  init(
    _ variant: ScreenVariant, walks: [ReaderWalk], named name: String, reader: ScreenReader?,
    _ given: WalkConfiguration?
  ) {
    self.init(
      ScreenFile(language: variant.screen.language, variants: [variant], walks: walks),
      named: name, reader: reader, given)
    // No file is named after these, so that they may be called anything.
    checked.variants[0].name = ""
    for index in walks.indices { checked.walks[index].name = "walk \(index + 1)" }
  }

  /// The name of its file without its ending: that of another reader than the usual one names it, as for
  /// `overheard check`.
  var fileName: String {
    reader.id == ScreenReaders.current.primary.id ? name : "\(name).\(reader.id)"
  }

  /// What is heard on each walk of each variant.
  ///
  /// - Parameter withSweeps: Whether to find out how far figures range where a timer is at work.
  /// - Returns: The walks in the order of all commands: by variant, then in the order of the file.
  /// - Throws: ``HeardOtherwise`` if a walk cannot be taken, or something has a name that means nothing.
  func heard(withSweeps: Bool) throws(HeardOtherwise) -> [HeardWalk] {
    try check()
    var heard: [HeardWalk] = []
    for variant in file.variants {
      let configuration = try configuration(in: variant.screen.language)
      for walk in try walks(of: variant) {
        let transcript = WalkTranscript(
          of: walk, on: variant, screen: name, configuration: configuration)
        let sweep: WalkSweep? =
          withSweeps && variant.hasTimer
          ? .onAllProcessors(of: walk, on: variant, configuration: configuration) : nil
        heard.append(HeardWalk(walk: walk, transcript: transcript, sweep: sweep))
      }
    }
    return heard
  }

  /// What an audit finds, each as `overheard audit` prints it.
  ///
  /// - Throws: ``HeardOtherwise`` if a walk cannot be taken, or something has a name that means nothing.
  func findings() throws -> [String] {
    let places = try check()
    for variant in file.variants { _ = try walks(of: variant) }
    let audit = Audit { language in try configuration(in: language) }
    let findings = try audit.findings(in: file, at: places).map { found in
      // The lines are of a file that is nowhere.
      var finding = found
      (finding.line, finding.column) = (nil, nil)
      return finding
    }
    let screen = AuditReport.ScreenReport(path: name, name: name, findings: findings)
    let report = AuditReport(screens: [screen])
    return report.all.map { report.text(of: $0.finding, in: $0.screen).withVisibleControls }
  }

  /// The walks that are for the reader; where none is, it goes from element to element.
  private func walks(of variant: ScreenVariant) throws(HeardOtherwise) -> [ReaderWalk] {
    let all = file.walks(for: variant)
    if let unknown = all.lazy.compactMap(\.complaintAboutReader).first {
      throw HeardOtherwise(problems: ["\(name): \(unknown)"])
    }
    let own = all.filter { $0.isFor(reader) }
    if let unknown = own.lazy.compactMap({ $0.step(unknownTo: reader) }).first {
      throw HeardOtherwise(problems: ["\(name): \(unknown)"])
    }
    return own.isEmpty ? [.plain] : own
  }

  /// Checks that all names mean something.
  ///
  /// - Returns: Where everything would be in a file.
  @discardableResult private func check() throws(HeardOtherwise) -> SourceMap {
    var file = checked
    let packs = LanguagePacks.current
    // What has words of its own is read, whatever the language.
    if packs[file.language] == nil { file.language = packs.primary.language }
    guard let places = file.places else {
      throw HeardOtherwise(problems: file.problems.map { "\(name): \($0)".onOneLine })
    }
    return places
  }

  private func configuration(
    in language: SpokenLanguage
  ) throws(HeardOtherwise) -> WalkConfiguration {
    if let given { return given }
    do {
      var configuration = try LanguagePacks.current.configuration(
        of: reader, ReaderSettings(language: language))
      configuration.durations = durations
      return configuration
    } catch {
      throw HeardOtherwise(problems: ["\(name): \(error)"])
    }
  }
}

extension HeardWalk {
  /// The transcript as `overheard transcript` prints it.
  var score: String { TranscriptFormatter(marksEstimates: true).format(transcript) }
}
