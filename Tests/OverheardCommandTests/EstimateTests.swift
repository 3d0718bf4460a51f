import AccessibilityModel
import Foundation
import Languages
import Overheard
import Readings
import TestSupport
import Testing

/// Estimated and real lengths of everything that is said on the walks of the examples and on
/// generated screens.
///
/// With `OVERHEARD_CALIBRATE=1` in the environment it prints the numbers of `ReadingEstimate` that fit
/// best.
@Suite struct EstimateTests {
  @Test(arguments: ["ko", "en"])
  func estimateIsNearTheClips(language: String) async throws {
    let pieces = try await measuredPieces(in: language)
    let packs = LanguagePacks.builtIn
    let durations = packs.durations
    if ProcessInfo.processInfo.environment["OVERHEARD_CALIBRATE"] != nil {
      let names = ["base", "word", "syllable", "consonant", "pause", "stop"]
      let fit = best(names, for: pieces.map { ($0.counts.all, $0.milliseconds) })
      print("best, \(language): \(fit)")
      let ones = Self.letterCounts(in: language)
      let letters = pieces.map { piece in
        (ones.map { $0.milliseconds(of: piece.part) }, piece.milliseconds)
      }
      print("best by letters, \(language): \(best(Self.letterNames, for: letters))")
    }
    expect(durations, "estimate, \(language)", isNear: pieces, within: 0.1, bias: 0.03)
    // Without a language pack only the letters are known.
    expect(
      .estimatedByLetters, "estimate by letters, \(language)", isNear: pieces, within: 0.15,
      bias: 0.05)
  }

  private func expect(
    _ durations: DurationModel, _ name: String, isNear pieces: [Piece], within limit: Double,
    bias biasLimit: Double
  ) {
    let errors = pieces.map { piece in
      (Double(durations.milliseconds(of: piece.part)) - piece.milliseconds) / piece.milliseconds
    }
    let off = errors.map(abs).reduce(0, +) / Double(max(errors.count, 1))
    let bias = errors.reduce(0, +) / Double(max(errors.count, 1))
    let worst = zip(pieces, errors).max { abs($0.1) < abs($1.1) }
    let percent = Int((off * 1000).rounded())
    let line =
      "\(name): \(percent / 10).\(percent % 10) % off on average, "
      + "\(Int((bias * 100).rounded())) % too long, over \(errors.count) pieces; worst: "
      + "\(worst.map { "\($0.0.part.text.string) by \(Int($0.1 * 100)) %" } ?? "none")"
    print(line)
    #expect(errors.count > 50)
    #expect(off < limit, "\(line)")
    #expect(abs(bias) < biasLimit, "\(line)")
  }

  private static let letterNames = [
    "base", "word", "syllable", "letter", "digit", "pause", "symbol", "mask",
  ]

  /// Estimates by letters that each count only one thing.
  private static func letterCounts(in language: String) -> [SpeechEstimate] {
    letterNames.indices.map { index in
      let ones = letterNames.indices.map { $0 == index ? 1 : 0 }
      let numbers = SpeechEstimate.Coefficients(
        base: ones[0], word: ones[1], syllable: ones[2], letter: ones[3], digit: ones[4],
        pause: ones[5], symbol: ones[6], mask: ones[7])
      var estimate = SpeechEstimate.current
      estimate.languages = [language: numbers]
      return estimate
    }
  }

  /// A piece of speech and how long its clip is.
  private struct Piece {
    var part: SpokenAnnouncement.Part
    var counts: ReadingEstimate.Counts
    var milliseconds: Double
  }

  private func measuredPieces(in language: String) async throws -> [Piece] {
    let catalogue = try VoiceCatalogue.standard()
    let voices = [try catalogue.voice(for: .korean), try catalogue.voice(for: .english)]
    let cast = try VoiceCast(voices: voices, engines: [ESpeakEngine()])
    let store = ClipStore(engines: cast.engines)
    let frontEnd = SpeechFrontEnd()
    var pieces: [Piece] = []
    for part in try spokenParts(in: language) {
      let reading = frontEnd.read(part.text, language: part.language)
      guard let line = try cast.line(for: part), reading.voice.base == language,
        reading.words.allSatisfy({ $0.language.base == language })
      else { continue }
      let clip = try await store.clip(for: line.utterance)
      pieces.append(
        Piece(
          part: part,
          counts: ReadingEstimate.Counts(reading, isBase: true) { $0.base == language },
          milliseconds: Double(clip.samples.count) * 1000 / Double(clip.sampleRate)))
    }
    return pieces
  }

  /// The pieces of speech of all walks of a language, each once, in the order they are heard.
  private func spokenParts(in language: String) throws -> [SpokenAnnouncement.Part] {
    let folder = ToolRun.root.appending(path: "Examples/\(language)")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    var walks: [(ReaderWalk, ScreenVariant)] = []
    for name in names where name.hasSuffix(".yaml") {
      let file = try ScreenFile(
        contentsOf: Data(contentsOf: folder.appending(path: name)), path: name)
      for variant in file.variants { walks += file.walks(for: variant).map { ($0, variant) } }
    }
    for number in 0..<200 {
      let made = GeneratedScreens.number(number)
      if made.variant.screen.language.base == language { walks.append((made.walk, made.variant)) }
    }
    var parts: [SpokenAnnouncement.Part] = []
    var seen: Set<SpokenAnnouncement.Part> = []
    for (walk, variant) in walks {
      let settings = ReaderSettings(language: variant.screen.language)
      let transcript = WalkTranscript(
        of: walk, on: variant,
        configuration: try WalkConfiguration(reader: .voiceOver, settings: settings))
      for case .speak(let speech) in transcript.events.map(\.kind) {
        // Faster speech is the same in less time.
        parts += speech.parts.map(\.announced).filter { part in
          part.rate == 100 && seen.insert(part).inserted
        }
      }
    }
    return parts
  }

  /// The numbers that fit best by least squares of the relative errors.
  ///
  /// - Parameters:
  ///   - names: What each number is called.
  ///   - pieces: How often each number counts in a piece, and how long its clip is.
  /// - Returns: The names with their numbers.
  private func best(_ names: [String], for pieces: [(counts: [Int], milliseconds: Double)])
    -> String
  {
    let size = names.count
    var matrix = Array(repeating: Array(repeating: 0.0, count: size + 1), count: size)
    for piece in pieces {
      let row = piece.counts.map { Double($0) / piece.milliseconds }
      for i in 0..<size {
        for j in 0..<size { matrix[i][j] += row[i] * row[j] }
        matrix[i][size] += row[i]
      }
    }
    // A count that occurs in no piece stays at zero.
    for i in 0..<size { matrix[i][i] += 1e-9 }
    for i in 0..<size {
      for k in (i + 1)..<max(size, i + 1) where matrix[i][i] != 0 {
        let factor = matrix[k][i] / matrix[i][i]
        for j in i...size { matrix[k][j] -= factor * matrix[i][j] }
      }
    }
    var numbers = Array(repeating: 0.0, count: size)
    for i in (0..<size).reversed() {
      let rest = ((i + 1)..<max(size, i + 1)).reduce(0.0) { $0 + matrix[i][$1] * numbers[$1] }
      numbers[i] = matrix[i][i] == 0 ? 0 : (matrix[i][size] - rest) / matrix[i][i]
    }
    return zip(names, numbers).map { "\($0): \(Int($1.rounded()))" }.joined(separator: ", ")
  }
}
