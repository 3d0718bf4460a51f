import Foundation
import TestSupport
import Testing

/// What can go wrong when a user's program is a voice.
@Suite(.timeLimit(.minutes(5))) struct CommandVoiceFaultTests {
  private func speaking(_ voices: String, _ arguments: [String]) async throws -> ToolRun {
    let folder = try TemporaryFolder()
    let stub = try StubVoice(in: folder)
    try folder.write("voices:\n\(voices)", to: "engines.yaml")
    try folder.write("language: en\nelements: [button \"Pay\"]", to: "a.yaml")
    let run = try await ToolRun(arguments, in: folder.url)
    #expect(stub.texts.isEmpty)
    return run
  }

  /// Every way to speak refuses a voice that lacks its model, in the same words.
  @Test(arguments: [
    ["speak", "--text", "Hello", "--voice", "joe", "--to", "a.wav"],
    ["speak", "a.yaml", "--voice", "joe", "--to", "a.wav"],
    ["render", "a.yaml", "--voice", "joe", "--out", "out", "--no-cache"],
  ])
  func aVoiceThatLacksAFileSaysNothing(arguments: [String]) async throws {
    let run = try await speaking(
      "  joe: {language: en, command: [./stub, good], needs: [joe.onnx]}", arguments)
    #expect(run.code == 69)
    #expect(run.errors.contains("the voice joe cannot speak: "))
    #expect(run.errors.contains("joe.onnx"))
  }

  /// A program may fail and still exit successfully; its output tells why.
  @Test func whatAProgramSaidIsPartOfTheMessage() async throws {
    let run = try await speaking(
      """
        joe:
          language: en
          command: [sh, -c, "echo 'model not loaded' >&2; echo junk"]
      """, ["speak", "--text", "Hello", "--voice", "joe", "--to", "a.wav"])
    #expect(run.code == 69)
    #expect(
      run.errors.hasPrefix(
        "overheard: the voice joe cannot speak: what it wrote cannot be read: "))
    #expect(run.errors.hasSuffix("; it said: model not loaded\n"))
  }

  @Test func theDoctorGivesEachAdviceOnce() async throws {
    let run = try await ToolRun(["doctor"], environment: ["PULSE_SERVER": "none"])
    let advice = run.output.matches(of: /--to/).count
    #expect(advice == (run.output.contains("✓ live sound") ? 0 : 1))
  }
}
