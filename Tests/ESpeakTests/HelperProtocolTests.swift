import SpeechSynthesis
import TestSupport
import Testing

@testable import ESpeak

/// The protocol between the two programs.
@Suite struct HelperProtocolTests {
  /// Both sides write its numbers down, in their own languages.
  @Test func bothSidesHaveTheSameNumbers() throws {
    let header = try Repository.text("Sources/overheard-synth/protocol.h")
    let flags: [(String, UInt16)] = [
      ("SAY_PHONEMES", HelperProtocol.Flag.phonemes), ("SAY_MEMORY", HelperProtocol.Flag.memory),
      ("SAY_PARTS", HelperProtocol.Flag.parts),
    ]
    #expect(
      header.contains("enum { \(flags.map { "\($0) = \($1)" }.joined(separator: ", ")) };"))
    let failures = header.matches(of: /FAIL_[A-Z_]+ = ([0-9]+),/).map { UInt32($0.1) }
    #expect(failures == HelperProtocol.Failure.allCases.map(\.rawValue))
    #expect(header.contains("#define PROTOCOL_VERSION \(HelperProtocol.version)\n"))
    #expect(header.contains("FRAME_HEADER = \(HelperProtocol.frameHeader),"))
    let pool = try Repository.text("Sources/overheard-synth/pool.h")
    #expect(pool.contains("MOST_JOBS = \(ESpeakEngine.possibleJobs.upperBound),"))
  }

  /// The engine would read beyond the end of some of these.
  @Test func whatIsNotUTF8IsRefused() async throws {
    let connection = HelperConnection(
      path: try HelperLocation.find(), arguments: ["--jobs", "1", "--time-limit", "10000"],
      for: .speaking(atOnce: 1))
    let voice = try Speaking.voice("en-us")
    func answer(to bytes: [UInt8]) async -> String {
      do {
        _ = try await connection.exchange { id in
          var frame = HelperFrame.say(SpeechUtterance(.text("a"), voice: voice), id: id)
          frame.body += bytes
          return frame
        }
        return "spoken"
      } catch {
        return "\(error)"
      }
    }
    let refused = "the voice or the text is not UTF-8, or contains a NUL"
    // Too long a form, half of a pair, beyond the last character, cut off, no beginning, NUL.
    for bytes: [UInt8] in [
      [0xC0, 0x80], [0xE0, 0x80, 0x80], [0xF0, 0x80, 0x80, 0x80], [0xED, 0xA0, 0x80],
      [0xF4, 0x90, 0x80, 0x80], [0xF5, 0x80, 0x80, 0x80], [0xE2, 0x82], [0x80], [0],
    ] {
      let answer = await answer(to: bytes)
      #expect(answer.contains(refused), "\(bytes): \(answer)")
    }
    for text in ["é", "€", "\u{7FF}\u{800}\u{D7FF}\u{E000}\u{FFFD}", "😀", "\u{10FFFF}"] {
      #expect(await answer(to: Array(text.utf8)) == "spoken", "\(text)")
    }
  }
}
