import ArgumentParser
import Fidelity
import Foundation
import Overheard
import ScreenImport
import Support

/// `overheard check --recorded`: what a device said, held against what we say.
extension Check {
  /// Compares a screen with a recording and ends with 1 if something else is said.
  func compare(with path: String) async throws {
    let recording = try Self.recording(at: path)
    var sources = ScreenSources(screens, reading)
    var outcomes: [Outcome] = []
    for source in sources.sources {
      guard let loaded = sources.load(source) else {
        outcomes.append(
          Outcome(
            name: source.output, path: source.path, result: .error, difference: sources.complaint))
        continue
      }
      guard loaded.variants.count == 1, let variant = loaded.variants.first else {
        let complaint =
          "\(source.path): a recording is of one variant; choose one of "
          + loaded.file.variants.map(\.name).joined(separator: ", ") + " with --variant"
        Terminal.note(complaint)
        outcomes.append(
          Outcome(name: source.output, path: source.path, result: .error, difference: complaint))
        sources.fail(.wrongInput)
        continue
      }
      let comparison = RecordedComparison(
        ours: try said(on: variant.screen, by: loaded.source.reader), heard: recording.utterances,
        isIncomplete: recording.isIncomplete)
      let text = comparison.text(ours: source.path.onOneLine, recording: path.onOneLine)
      outcomes.append(
        Outcome(
          name: source.output, path: source.path,
          result: comparison.isEmpty ? .unchanged : .changed,
          difference: comparison.isEmpty ? nil : text.withVisibleControls))
      if comparison.isEmpty, comparison.unreached > 0, !quiet {
        Terminal.note("\(source.path): the recording ends \(comparison.unreached) elements early")
      }
    }
    try report(outcomes)
    try sources.finish()
    if outcomes.contains(where: { $0.problem != nil }) { throw ExitCode.checkFailed }
  }

  /// What we say on each element of a screen, in order.
  private func said(on screen: AccessibilityScreen, by reader: ScreenReader) throws
    -> [RecordedComparison.Said]
  {
    let composer = try reading.configuration(of: reader, in: screen.language).composer
    let stops = reader.stops(ofBuilt: screen)
    return zip(stops, composer.announcements(for: stops, in: screen.language)).map {
      .init(element: $0.name, spoken: $1.spoken, hint: $1.hint)
    }
  }

  private static func recording(at path: String) throws -> RecordedSpeech {
    do {
      return try RecordedSpeech(Array(try DumpFile.read(path)), name: DumpFile.name(path))
    } catch let error as DumpError {
      Terminal.note("\(path):\(error)")
      throw ExitCode.wrongInput
    } catch {
      Terminal.note("overheard: cannot read \(path): \(FileProblem.reason(error))")
      throw ExitCode.noInput
    }
  }
}
