// OverheardTesting: one helper for people who test their own app's screens.
// In: a screen, walks, and what should be heard.
// Out: nothing, or an error that is the difference.

import Foundation
import Languages
import Overheard
import Support

/// Checks that a walk through a screen sounds as a text in the test says.
///
/// Works in both Swift Testing and XCTest: a test that throws fails, and the error message is the
/// difference. Needs no speech engine.
///
/// ```swift
/// @Test func theCardIsHeard() throws {
///   try expectTranscript(of: paymentScreen, isHeardAs: """
///     # screen
///        0.00                    ♪ screenChanged
///        …
///     """)
/// }
/// ```
///
/// - Parameters:
///   - screen: What is on the phone.
///   - walk: What the user does; swipes to the right until the end unless given.
///   - reader: Who reads: `.voiceOver`, which it is unless given, or `.talkBack`.
///   - configuration: The reader's settings and times; its usual ones, in the screen's language, unless
///     given. It wins over `reader`.
///   - expected: The transcript as `overheard transcript` prints it.
/// - Throws: ``HeardOtherwise`` with the difference, or if there are no words in the language.
public func expectTranscript(
  of screen: AccessibilityScreen, walk: ReaderWalk = .plain, reader: ScreenReader? = nil,
  configuration: WalkConfiguration? = nil,
  isHeardAs expected: String
) throws(HeardOtherwise) {
  let heard = try score(
    of: screen, walk: walk, name: "screen", reader: reader, configuration: configuration)
  let expected = expected.hasSuffix("\n") ? expected : expected + "\n"
  guard heard.withoutMark != expected.withoutMark else { return }
  throw HeardOtherwise(
    difference: TranscriptDifference(from: expected.withoutMark, to: heard.withoutMark)
      .unified(from: "expected", to: "heard"),
    heard: heard)
}

/// Checks that walks through a screen sound as a file beside the test says.
///
/// The file is `Transcripts/NAME.transcript` beside the test's source. Run the tests once with
/// `OVERHEARD_UPDATE=1` in the environment to write it.
///
/// - Parameters:
///   - screen: What is on the phone.
///   - name: The name of the file and of the screen in it.
///   - walks: What the user does; swipes to the right until the end unless given.
///   - reader: Who reads: `.voiceOver`, which it is unless given, or `.talkBack`.
///   - configuration: The reader's settings and times; its usual ones, in the screen's language, unless
///     given. It wins over `reader`.
///   - source: The file of the test; given by the compiler.
/// - Throws: ``HeardOtherwise`` with the difference, or if there is no such file; the file system's
///   error if the file cannot be read or written.
public func expectTranscript(
  of screen: AccessibilityScreen, named name: String, walks: [ReaderWalk] = [.plain],
  reader: ScreenReader? = nil, configuration: WalkConfiguration? = nil,
  besides source: String = #filePath
) throws {
  let file = URL(fileURLWithPath: source).deletingLastPathComponent()
    .appending(path: "Transcripts/\(name).transcript")
  let heard = try walks.map {
    try score(of: screen, walk: $0, name: name, reader: reader, configuration: configuration)
  }.joined(separator: "\n")
  let isThere = FileManager.default.fileExists(atPath: file.path)
  let golden = isThere ? PlainText.of(try Data(contentsOf: file)) : nil
  if golden?.withoutMark == heard.withoutMark { return }
  if ProcessInfo.processInfo.environment["OVERHEARD_UPDATE"] == "1" {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try NamedFile.write(Data(heard.utf8), to: file.path)
    return
  }
  guard let golden else {
    throw HeardOtherwise(
      difference: (isThere ? "\(file.path) is not UTF-8" : "there is no \(file.path)")
        + "; run the tests with OVERHEARD_UPDATE=1 to write it\n",
      heard: heard)
  }
  throw HeardOtherwise(
    difference: TranscriptDifference(from: golden.withoutMark, to: heard.withoutMark)
      .unified(from: file.path, to: "what is heard now"),
    heard: heard)
}

/// A transcript that differs from what a test expects.
public struct HeardOtherwise: Error, Hashable, Sendable, CustomStringConvertible {
  /// A unified diff from what was expected to what is heard.
  public var difference: String
  /// The whole transcript as it is.
  public var heard: String

  public var description: String {
    heard.isEmpty ? difference : "what is heard has changed\n" + difference
  }
}

private func score(
  of screen: AccessibilityScreen, walk: ReaderWalk, name: String, reader: ScreenReader?,
  configuration: WalkConfiguration?
) throws(HeardOtherwise) -> String {
  let assumed =
    if let configuration { configuration } else { try usual(reader, for: screen.language) }
  if let unknown = walk.step(unknownTo: assumed.reader) {
    throw HeardOtherwise(difference: "\(unknown)\n", heard: "")
  }
  let transcript = WalkTranscript(
    of: walk, on: ScreenVariant(screen: screen), screen: name, configuration: assumed)
  return TranscriptFormatter(marksEstimates: true).format(transcript)
}

extension String {
  /// The transcript without the words that its times are estimated: nothing is heard of them.
  fileprivate var withoutMark: String { replacing(TranscriptFormatter.mark, with: "") }
}

/// A reader, or else the usual one, with its default settings, in a language.
private func usual(
  _ reader: ScreenReader?, for language: SpokenLanguage
) throws(HeardOtherwise) -> WalkConfiguration {
  let packs = LanguagePacks.current
  let reader = reader ?? ScreenReaders.current.primary
  do {
    return WalkConfiguration(
      reader: reader, settings: ReaderSettings(language: language),
      wording: try packs.pack(for: language).wording(of: reader), durations: packs.durations)
  } catch {
    throw HeardOtherwise(difference: "\(error)\n", heard: "")
  }
}
