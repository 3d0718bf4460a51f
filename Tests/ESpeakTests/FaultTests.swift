import Foundation
import TestSupport
import Testing
import Voices

@testable import ESpeak
@testable import SpeechSynthesis

@Suite(.timeLimit(.minutes(15))) struct FaultTests {
  @Test func aCrashOfTheEngineIsReportedAndTheNextUtteranceWorks() async throws {
    let synthesizer = ESpeakEngine()
    let before = try await synthesizer.clip(for: Speaking.korean(0))
    // 130 phonemes in a word are more than eSpeak NG 1.51 survives.
    let word = String(repeating: "k'a", count: 130)
    await #expect(throws: SpeechError.crashed(reason: "the engine crashed on this utterance")) {
      try await synthesizer.clip(
        for: SpeechUtterance(.notation("[[\(word)]]"), voice: Speaking.voice("ko")))
    }
    #expect(try await synthesizer.clip(for: Speaking.korean(0)) == before)
  }

  @Test func aHangEndsAtTheTimeLimitAndTheNextUtteranceWorks() async throws {
    let synthesizer = Speaking.testing(timeLimit: 200, jobs: 1)
    #expect(
      await Speaking.ask("hang", of: synthesizer)
        == "\(SpeechError.timedOut(reason: "the engine did not finish within 200 ms"))")
    #expect(
      await Speaking.ask("crash", of: synthesizer)
        == "\(SpeechError.crashed(reason: "the engine crashed on this utterance"))")
    #expect(
      await Speaking.ask("exit", of: synthesizer)
        == "\(SpeechError.crashed(reason: "the engine crashed on this utterance"))")
    let clip = try await synthesizer.clip(for: Speaking.korean(0))
    #expect(clip == (try await ESpeakEngine().clip(for: Speaking.korean(0))))
  }

  @Test func othersAreAnsweredWhileOneHangs() async throws {
    let synthesizer = Speaking.testing(timeLimit: 600_000, jobs: 2)
    let hanging = Task { await Speaking.ask("hang", of: synthesizer) }
    let clips = try await Speaking.clips(
      of: (0..<10).map { try Speaking.korean($0) }, from: synthesizer)
    #expect(clips.allSatisfy { !$0.samples.isEmpty })
    hanging.cancel()
    #expect(await hanging.value == "\(CancellationError())")
  }

  @Test func aTextThatIsTooLongIsRefused() async throws {
    let synthesizer = ESpeakEngine()
    let voice = try Speaking.voice("en-us")
    for length in [16_385, 100_000] {
      let text = String(repeating: "a", count: length)
      do {
        _ = try await synthesizer.clip(for: SpeechUtterance(.text(text), voice: voice))
        Issue.record("\(length) bytes were spoken")
      } catch SpeechError.tooLong(let reason) {
        #expect(reason.contains("16384"))
      }
    }
    let bracket = "[[" + String(repeating: "k'a ", count: 200) + "]]"
    await #expect(
      throws: SpeechError.tooLong(
        reason:
          "802 bytes of phonemes in one bracket, more than 700; close it after a word")
    ) {
      try await synthesizer.clip(for: SpeechUtterance(.notation(bracket), voice: voice))
    }
    #expect(
      try await !synthesizer.clip(for: SpeechUtterance(.text("a"), voice: voice)).samples.isEmpty)
  }

  @Test func aHelperThatIsKilledIsStartedAgain() async throws {
    let synthesizer = ESpeakEngine()
    let before = try await synthesizer.clip(for: Speaking.english(0))
    let helper = try #require(await synthesizer.connection?.process)
    kill(helper, SIGKILL)
    #expect(try await synthesizer.clip(for: Speaking.english(0)) == before)
    #expect(await synthesizer.connection?.process != helper)
  }

  /// Every request of a batch finds the helper dead, some of them twice.
  @Test func aHelperThatIsKilledAmongManyRequestsFailsNone() async throws {
    let synthesizer = ESpeakEngine(.init(jobs: 2))
    let utterances = try (0..<10).map { try Speaking.korean($0) }
    let expected = try await Speaking.clips(of: utterances, from: synthesizer)
    for _ in 0..<3 {
      let helper = try #require(await synthesizer.connection?.process)
      async let clips = Speaking.clips(of: utterances, from: synthesizer)
      kill(helper, SIGKILL)
      #expect(try await clips == expected)
      // The last answer of the dead helper is not repeated when we ask only for its identity.
      kill(try #require(await synthesizer.connection?.process), SIGKILL)
      _ = try await synthesizer.identity(of: Speaking.voice("ko"))
    }
  }

  /// The process from which all others are forked is killed, or stopped.
  @Test(arguments: [SIGKILL, SIGSTOP]) func theFirstTemplateIsStartedAgain(signal: Int32)
    async throws
  {
    let synthesizer = ESpeakEngine(.init(jobs: 2, timeLimit: 2000))
    let utterances = try (0..<6).map { try Speaking.english($0) }
    let expected = try await Speaking.clips(of: utterances, from: synthesizer)
    let helper = try #require(await synthesizer.connection?.process)
    for child in try Speaking.children(of: helper) { kill(child, signal) }
    #expect(try await Speaking.clips(of: utterances, from: synthesizer) == expected)
    #expect(await synthesizer.connection?.process == helper)
  }

  /// A process that waits for the next utterance of a voice is killed while another one speaks.
  ///
  /// What is being spoken is no concern of its; it was ended with the voice's template.
  @Test func whatIsBeingSpokenOutlivesAWorkerThatWaited() async throws {
    let connection = HelperConnection(
      path: try HelperLocation.find(), arguments: ["--jobs", "2", "--time-limit", "600000"],
      for: .speaking(atOnce: 2))
    _ = try await connection.greet()
    let helper = try #require(connection.process)
    @Sendable func say() async throws -> [Int16] {
      let utterance = try Speaking.english(0)
      let answer = try await connection.exchange { HelperFrame.say(utterance, id: $0) }
      guard case .clip(let samples, _) = answer else { throw CocoaError(.fileReadUnknown) }
      return samples
    }
    /// The processes that wait for utterances of the voice: the children of the grandchildren.
    func waiting() throws -> [pid_t] {
      try Speaking.children(of: helper).flatMap(Speaking.children).flatMap(Speaking.children)
    }
    // The first is spoken by a fork of the helper itself, the second by one of the template, and the
    // others by forks of the voice's.
    let expected = try await say()
    #expect(try await say() == expected)
    // It is stopped, so that its utterance is being spoken for as long as need be.
    let speaking = try await poll("a worker of the voice") { try waiting().first }
    kill(speaking, SIGSTOP)
    async let first = say()
    let next = try await poll("the next worker") { try waiting().first { $0 != speaking } }
    kill(next, SIGKILL)
    _ = try await poll("its end") { try waiting().contains(next) ? nil : true }
    #expect(try await say() == expected)
    kill(speaking, SIGCONT)
    #expect(try await first == expected)
    // The voice has a template again.
    #expect(try await say() == expected)
    _ = try await poll("a worker of the voice") { try waiting().first }
  }

  /// A helper that greets and then says nothing is ended, and another one is started.
  @Test func aHelperThatFallsSilentIsStartedAgain() async throws {
    let folder = Scratch.folder("silent")
    defer { Scratch.remove(folder) }
    let helper = folder + "/helper"
    try Scratch.script(
      """
      if mkdir '\(folder)/second' 2>/dev/null; then
        '\(try HelperLocation.find())' "$@" </dev/null
        exec sleep 600
      fi
      exec '\(try HelperLocation.find())' "$@"
      """, at: helper)
    let synthesizer = ESpeakEngine(.init(helper: helper, timeLimit: 1000))
    let clip = try await synthesizer.clip(for: Speaking.english(0))
    #expect(clip == (try await ESpeakEngine().clip(for: Speaking.english(0))))
  }

  /// A helper that talks and talks, but answers no request, is ended too.
  @Test func aHelperThatAnswersNothingIsStartedAgain() async throws {
    let folder = Scratch.folder("talkative")
    defer { Scratch.remove(folder) }
    let helper = folder + "/helper"
    try Scratch.script(
      #"""
      if mkdir '\#(folder)/second' 2>/dev/null; then
        '\#(try HelperLocation.find())' "$@" </dev/null
        while printf 'done\143\0\0\0\0\0\0\0'; do sleep 0.05; done
        exit
      fi
      exec '\#(try HelperLocation.find())' "$@"
      """#, at: helper)
    let synthesizer = ESpeakEngine(.init(helper: helper, timeLimit: 300))
    let clip = try await synthesizer.clip(for: Speaking.english(0))
    #expect(clip == (try await ESpeakEngine().clip(for: Speaking.english(0))))
  }

  /// The first request is answered by a fork of the helper, the second by one of the template.
  @Test(arguments: [1, 2]) func theHelperEndsWithTheProgramThatStartedIt(requests: Int) async throws
  {
    // bash starts the helper, makes it hang on requests, and is killed. All of the helper's
    // processes hold the pipe that is read here, so it ends when the last of them has ended.
    let script = """
      exec 3>&1
      coproc HELPER { OVERHEARD_SYNTH_TESTING=1 exec "$0" --jobs 2 --time-limit 600000 2>&3 3>&-; }
      exec 3>&-
      read -r -n 4 -u "${HELPER[0]}" greeting
      for request in $(seq \(requests)); do
        printf 'test\\x01\\0\\0\\0\\x04\\0\\0\\0hang' >&"${HELPER[1]}"
      done
      echo "$greeting"
      exec 1>&-
      wait
      """
    let bash = Process()
    bash.executableURL = URL(fileURLWithPath: "/bin/bash")
    bash.arguments = ["-c", script, try HelperLocation.find()]
    let output = Pipe()
    bash.standardOutput = output
    try bash.run()
    try output.fileHandleForWriting.close()
    let greeting = try output.fileHandleForReading.read(upToCount: 5)
    #expect(greeting.map { String(decoding: $0, as: UTF8.self) } == "helo\n")
    kill(bash.processIdentifier, SIGKILL)
    #expect(output.fileHandleForReading.readDataToEndOfFile().isEmpty)
  }
}
