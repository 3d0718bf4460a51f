// OverheardTesting: helpers for people who test their own app's screens.
// In: a screen, walks, and what should be heard.
// Out: nothing, or an error that is the difference.

@_exported import Overheard
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
///   - expected: The transcript as `overheard transcript` prints it, except that its heading begins with
///     `# screen`.
/// - Throws: ``HeardOtherwise`` with the difference; with what the walk expects and does not hear, or the
///   goal that it must reach and misses; or if there are no words in the language.
public func expectTranscript(
  of screen: AccessibilityScreen, walk: ReaderWalk = .plain, reader: ScreenReader? = nil,
  configuration: WalkConfiguration? = nil,
  isHeardAs expected: String
) throws(HeardOtherwise) {
  try expectTranscript(
    of: ScreenVariant(screen: screen), walk: walk, reader: reader, configuration: configuration,
    isHeardAs: expected)
}

/// Checks that a walk through a screen, and through those that it pushes or presents, sounds as a text in
/// the test says.
///
/// ```swift
/// let shop = ScreenVariant(screen: product, otherScreens: ["checkout": checkout])
/// try expectTranscript(of: shop, walk: order, isHeardAs: """
///   # screen · order
///      0.00                    ♪ screenChanged
///      …
///   """)
/// ```
///
/// - Parameters:
///   - variant: What is on the phone at first, and the screens that it leads to.
///   - walk: What the user does; swipes to the right until the end unless given.
///   - reader: Who reads: `.voiceOver`, which it is unless given, or `.talkBack`.
///   - configuration: The reader's settings and times; its usual ones, in the screen's language, unless
///     given. It wins over `reader`.
///   - expected: The transcript as `overheard transcript` prints it, except that its heading begins with
///     `# screen`.
/// - Throws: ``HeardOtherwise`` with the difference; with what the walk expects and does not hear, or the
///   goal that it must reach and misses; or if there are no words in the language.
public func expectTranscript(
  of variant: ScreenVariant, walk: ReaderWalk = .plain, reader: ScreenReader? = nil,
  configuration: WalkConfiguration? = nil,
  isHeardAs expected: String
) throws(HeardOtherwise) {
  let walks = try TestedScreen(
    variant, walks: [walk], named: "screen", reader: reader, configuration
  ).heard(withSweeps: false)
  let heard = walks.map(\.score).joined()
  let expected = expected.hasSuffix("\n") ? expected : expected + "\n"
  var error = HeardOtherwise(problems: walks.flatMap(\.complaints), heard: heard)
  if heard.withoutMark != expected.withoutMark {
    error.difference = TranscriptDifference(from: expected.withoutMark, to: heard.withoutMark)
      .unified(from: "expected", to: "heard")
  }
  if !error.description.isEmpty { throw error }
}

/// Checks that walks through a screen sound as a file beside the test says.
///
/// The file is `Transcripts/NAME.transcript` beside the test's source; with TalkBack, it is
/// `Transcripts/NAME.talkback.transcript`. It is what `overheard check` writes for a screen file with these
/// walks. Run the tests once with `OVERHEARD_UPDATE=1` in the environment to write it. What a walk expects and does not hear, and a goal
/// that it must reach and misses, fail the test also then.
///
/// - Parameters:
///   - screen: What is on the phone.
///   - name: The name of the file and of the screen in it.
///   - walks: What the user does; swipes to the right until the end unless given.
///   - reader: Who reads: `.voiceOver`, which it is unless given, or `.talkBack`.
///   - configuration: The reader's settings and times; its usual ones, in the screen's language, unless
///     given. It wins over `reader`.
///   - source: The file of the test; given by the compiler.
/// - Throws: ``HeardOtherwise`` with the difference and with what is not as a walk says it must be, or if
///   there is no such file; the file system's error if the file cannot be read or written.
public func expectTranscript(
  of screen: AccessibilityScreen, named name: String, walks: [ReaderWalk] = [.plain],
  reader: ScreenReader? = nil, configuration: WalkConfiguration? = nil,
  beside source: String = #filePath
) throws {
  try expectTranscript(
    of: ScreenVariant(screen: screen), named: name, walks: walks, reader: reader,
    configuration: configuration, beside: source)
}

/// Checks that walks through a screen, and through those that it pushes or presents, sound as a file beside
/// the test says.
///
/// The file is `Transcripts/NAME.transcript` beside the test's source; with TalkBack, it is
/// `Transcripts/NAME.talkback.transcript`. It is what `overheard check` writes for a screen file with these
/// walks. Run the tests once with `OVERHEARD_UPDATE=1` in the environment to write it. What a walk expects and does not hear, and a goal
/// that it must reach and misses, fail the test also then.
///
/// - Parameters:
///   - variant: What is on the phone at first, and the screens that it leads to.
///   - name: The name of the file and of the screen in it.
///   - walks: What the user does; swipes to the right until the end unless given.
///   - reader: Who reads: `.voiceOver`, which it is unless given, or `.talkBack`.
///   - configuration: The reader's settings and times; its usual ones, in the screen's language, unless
///     given. It wins over `reader`.
///   - source: The file of the test; given by the compiler.
/// - Throws: ``HeardOtherwise`` with the difference and with what is not as a walk says it must be, or if
///   there is no such file; the file system's error if the file cannot be read or written.
public func expectTranscript(
  of variant: ScreenVariant, named name: String, walks: [ReaderWalk] = [.plain],
  reader: ScreenReader? = nil, configuration: WalkConfiguration? = nil,
  beside source: String = #filePath
) throws {
  try expect(
    TestedScreen(variant, walks: walks, named: name, reader: reader, configuration),
    beside: source)
}

/// Checks that all the walks of a screen file, through each of its variants, sound as a file beside the test
/// says.
///
/// ```swift
/// let file = ScreenFile(language: .english, variants: [before, after], walks: [order])
/// try expectTranscript(of: file, named: "shop")
/// ```
///
/// The file is what `overheard check --update` writes for a screen file of that name.
///
/// - Parameters:
///   - file: The screen, built in Swift or read from a file. Walks for other readers are left out.
///   - name: The name of the file and of the screen in it.
///   - reader: Who reads: `.voiceOver`, which it is unless given, or `.talkBack`.
///   - configuration: The reader's settings and times; its usual ones, in the screen's language, unless
///     given. It wins over `reader`.
///   - source: The file of the test; given by the compiler.
/// - Throws: ``HeardOtherwise`` with the difference and with what is not as a walk says it must be, or if
///   there is no such file; the file system's error if the file cannot be read or written.
public func expectTranscript(
  of file: ScreenFile, named name: String, reader: ScreenReader? = nil,
  configuration: WalkConfiguration? = nil, beside source: String = #filePath
) throws {
  try expect(
    TestedScreen(file, named: name, reader: reader, configuration), beside: source)
}

private func expect(_ screen: TestedScreen, beside source: String) throws {
  if let complaint = TranscriptFile.complaint(about: screen.name) {
    throw HeardOtherwise(problems: [complaint.onOneLine])
  }
  try TranscriptFile(screen.fileName, beside: source).expect(screen.heard(withSweeps: true))
}
