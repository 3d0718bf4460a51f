import Foundation
import Synchronization
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

  /// Something else may have killed the worker: what crashed once is asked for once more.
  @Test func whatCrashedOnceIsSpokenTheSecondTime() async throws {
    let synthesizer = Speaking.testing(timeLimit: 10_000, jobs: 1)
    let utterance = try Speaking.korean(0)
    let asked = Atomic(0)
    let answer = try await synthesizer.exchange { id in
      asked.add(1, ordering: .relaxed).oldValue == 0
        ? HelperFrame(kind: "test", id: id, body: Array("crash".utf8))
        : HelperFrame.say(utterance, id: id)
    }
    guard case .clip(let samples, _) = answer else { throw CocoaError(.fileReadUnknown) }
    #expect(!samples.isEmpty)
    #expect(asked.load(ordering: .relaxed) == 2)
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
    for length in [65_537, 100_000] {
      let text = String(repeating: "a", count: length)
      do {
        _ = try await synthesizer.clip(for: SpeechUtterance(.text(text), voice: voice))
        Issue.record("\(length) bytes were spoken")
      } catch SpeechError.tooLong(let reason) {
        #expect(reason.contains("65536"))
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

  /// The process from which those are forked that speak with a voice is stopped while one of them speaks.
  @Test func whatIsBeingSpokenOutlivesTheEndOfItsTemplate() async throws {
    let helper = try await TestedHelper(jobs: 2, timeLimit: 2_000)
    let expected = (short: try await helper.say("short"), long: try await helper.say(helper.long))
    let template = try await poll("a template") { try helper.voiceTemplates().first }
    let first = try await helper.beginLong()
    kill(template, SIGSTOP)
    // It answers nothing within the time limit, so another one is asked.
    #expect(try await helper.say("short") == expected.short)
    #expect(try await first.value == expected.long)
    #expect(try await helper.say("short") == expected.short)
    // The voice has a template again.
    _ = try await poll("another") { try helper.voiceTemplates().first { $0 != template } }
    #expect(try await helper.say("short") == expected.short)
  }

  /// The process from which all others descend is stopped; another one takes its place beside it.
  @Test func whatIsBeingSpokenOutlivesTheEndOfTheFirstTemplate() async throws {
    let helper = try await TestedHelper(jobs: 2, timeLimit: 2_000)
    let expected = (
      long: try await helper.say(helper.long), korean: try await helper.say("하나", in: "ko-f")
    )
    // The general template speaks this, and the voice gets one of its own.
    _ = try await helper.say("short")
    let first = try await helper.beginLong()
    for template in try helper.children() { kill(template, SIGSTOP) }
    // No other voice has a template: the general one is asked, and answers nothing.
    #expect(!(try await helper.say("둘", in: "ko")).isEmpty)
    #expect(try await first.value == expected.long)
    #expect(try await helper.say("하나", in: "ko-f") == expected.korean)
  }

  /// A request of whose sound something has been passed on is not tried again: the beginning would be heard
  /// twice.
  @Test func aSoundIsWholeOrNotThereAtAll() async throws {
    // At whatever moment, from its first part to its last.
    for delay in [0, 50, 150, 400] {
      let helper = try await TestedHelper(jobs: 2, timeLimit: 600_000)
      let expected = try await helper.say(helper.long)
      for _ in 0..<2 { _ = try await helper.say("short") }
      let first = try await helper.beginLong()
      try await Task.sleep(for: .milliseconds(delay))
      kill(try #require(try helper.children().first), SIGKILL)
      _ = try await helper.say("하나", in: "ko")
      let samples = try? await first.value
      #expect(samples == nil || samples == expected, "\(samples?.count ?? 0) of \(expected.count)")
    }
  }

  /// A scheduler or a closed lid may keep all processes from running, for longer than an utterance may take.
  @Test func aFreezeIsNobodysFault() async throws {
    let helper = try await TestedHelper(jobs: 2, timeLimit: 2_000)
    let expected = try await helper.say(helper.long)
    for _ in 0..<2 { _ = try await helper.say("short") }
    let first = try await helper.beginLong()
    // Whatever the helper is doing at that moment: waiting, or passing a part of the sound on.
    for _ in 0..<2 {
      let all = try helper.everybody()
      for process in all { kill(process, SIGSTOP) }
      // Longer than the time limit.
      try await Task.sleep(for: .milliseconds(2_500))
      for process in all { kill(process, SIGCONT) }
    }
    #expect(try await first.value == expected)
  }

  /// Whoever waits for a process that does not come keeps nobody else waiting.
  @Test func othersAreAnsweredWhileATemplateIsStopped() async throws {
    let helper = try await TestedHelper(jobs: 2, timeLimit: 600_000)
    let expected = (
      english: try await helper.say("one"), korean: try await helper.say("하나", in: "ko")
    )
    #expect(try await helper.say("one") == expected.english)
    let template = try await poll("two templates") {
      let found = try helper.voiceTemplates()
      return found.count == 2 ? found.last : nil
    }
    kill(template, SIGSTOP)
    async let first = helper.say("one")
    for _ in 0..<3 { #expect(try await helper.say("하나", in: "ko") == expected.korean) }
    kill(template, SIGCONT)
    #expect(try await first == expected.english)
  }

  /// What a template says of those that it started is read in time, however many they are.
  @Test func manyUtterancesAreSpokenByForksOfOneProcess() async throws {
    let helper = try await TestedHelper(jobs: 2, timeLimit: 600_000)
    let expected = try await helper.say("one")
    try await withThrowingTaskGroup(of: [Int16].self) { group in
      for _ in 0..<600 { group.addTask { try await helper.say("one") } }
      for try await samples in group where samples != expected { Issue.record("other samples") }
    }
    #expect(try helper.voiceTemplates().count == 1)
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

  /// Whoever finds a helper dead three times asks a fourth one, and no fifth.
  @Test(arguments: [3, 4]) func aHelperThatEndsAgainAndAgain(times: Int) async throws {
    let folder = Scratch.folder("mortal")
    defer { Scratch.remove(folder) }
    let path = folder + "/helper"
    // Without input it greets and ends.
    try Scratch.script(
      """
      echo >> '\(folder)/starts'
      if [ $(wc -l < '\(folder)/starts') -le \(times) ]; then exec </dev/null; fi
      exec '\(try HelperLocation.find())' "$@"
      """, at: path)
    let synthesizer = ESpeakEngine(.init(helper: path, jobs: 1))
    let utterance = try Speaking.english(0)
    if times == 3 {
      let expected = try await ESpeakEngine().clip(for: utterance)
      #expect(try await synthesizer.clip(for: utterance) == expected)
    } else {
      await #expect(throws: SpeechError.helperEnded(path: path, reason: "exited(0)")) {
        _ = try await synthesizer.clip(for: utterance)
      }
    }
    let starts = try String(contentsOfFile: folder + "/starts", encoding: .utf8)
    #expect(starts.count == 4)
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

  /// What a helper says of itself, and not of a request, is told to all who wait for it, at once.
  @Test func aHelperThatFailsTellsEverybody() async throws {
    let folder = Scratch.folder("failing")
    defer { Scratch.remove(folder) }
    let path = folder + "/helper"
    // A failure of request 0: eight bytes, the code for a sound device and a reason.
    try Scratch.script(
      #"printf 'fail\0\0\0\0\10\0\0\0\7\0\0\0gone'; exec cat >/dev/null"#, at: path)
    let helper = HelperConnection(path: path, arguments: [], for: .playing)
    let gone = SpeechError.noSoundDevice(reason: "gone")
    await #expect(throws: gone) { _ = try await helper.greet() }
    await #expect(throws: gone) {
      _ = try await helper.exchange { HelperFrame(kind: "wait", id: $0, body: []) }
    }
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

/// A helper, and the processes that it has started.
private struct TestedHelper: Sendable {
  private let connection: HelperConnection
  private let process: pid_t

  init(jobs: Int, timeLimit: Int) async throws {
    connection = HelperConnection(
      path: try HelperLocation.find(),
      arguments: ["--jobs", "\(jobs)", "--time-limit", "\(timeLimit)"],
      for: .speaking(atOnce: jobs))
    _ = try await connection.greet()
    process = try #require(connection.process)
  }

  func say(_ text: String, in voice: String = "en-us") async throws -> [Int16] {
    let utterance = SpeechUtterance(.text(text), voice: try Speaking.voice(voice))
    let answer = try await connection.exchange { HelperFrame.say(utterance, id: $0) }
    guard case .clip(let samples, _) = answer else { throw CocoaError(.fileReadUnknown) }
    return samples
  }

  /// A text that takes more than a second to speak.
  let long = String(repeating: "one two three four five six seven ", count: 450)

  func children() throws -> [pid_t] { try Speaking.children(of: process) }

  /// Begins to speak a long text, and returns when a process speaks it: a child of its voice's template.
  ///
  /// It may have ended by then, where others keep the tests from running.
  func beginLong() async throws -> Task<[Int16], any Error> {
    let end = End()
    let speaking = Task {
      defer { end.hasCome.store(true, ordering: .releasing) }
      return try await say(long)
    }
    _ = try await poll("a process that speaks") {
      try end.hasCome.load(ordering: .acquiring)
        || !voiceTemplates().flatMap(Speaking.children).isEmpty ? true : nil
    }
    return speaking
  }

  private final class End: Sendable {
    let hasCome = Atomic(false)
  }

  /// The helper and all that descend from it.
  func everybody() throws -> [pid_t] {
    func below(_ process: pid_t) throws -> [pid_t] {
      try [process] + Speaking.children(of: process).flatMap(below)
    }
    return try below(process)
  }

  /// The processes from which those are forked that speak with a voice, in the order of the voices: the
  /// children of the general template.
  func voiceTemplates() throws -> [pid_t] {
    try Speaking.children(of: process).flatMap(Speaking.children)
  }
}
