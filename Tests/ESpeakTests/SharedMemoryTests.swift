import Foundation
import Synchronization
import TestSupport
import Testing
import Voices

@testable import ESpeak
@testable import SpeechSynthesis

/// How often something has happened, whoever did it.
private final class Counter: Sendable {
  private let number = Atomic(0)

  var count: Int { number.load(ordering: .acquiring) }

  func add() { number.add(1, ordering: .acquiringAndReleasing) }
}

/// Sounds that the helper hands over in memory, not through its pipe.
@Suite(.timeLimit(.minutes(15))) struct SharedMemoryTests {
  private let memory: SharedMemory

  init() throws {
    memory = try #require(SharedMemory())
  }

  private func helper(
    jobs: Int = 2, timeLimit: Int = 10_000, at path: String? = nil, memory: SharedMemory?
  ) async throws -> HelperConnection {
    let helper = HelperConnection(
      path: try path ?? HelperLocation.find(),
      arguments: ["--jobs", "\(jobs)", "--time-limit", "\(timeLimit)"],
      environment: Speaking.testing, for: .speaking(atOnce: jobs), memory: memory)
    _ = try await helper.greet()
    return helper
  }

  private func say(_ utterance: SpeechUtterance, to helper: HelperConnection) async throws
    -> [Int16]
  {
    let answer = try await helper.exchange { HelperFrame.say(utterance, id: $0) }
    guard case .clip(let samples, let events) = answer else { throw CocoaError(.fileReadUnknown) }
    #expect(samples.isEmpty || events.last?.kind == .end)
    return samples
  }

  /// Takes all places that are free, and gives them back.
  private var freePlaces: Int {
    var places: [SharedMemory.Place] = []
    while let place = memory.take() { places.append(place) }
    for place in places.reversed() { memory.giveBack(place) }
    return places.count
  }

  @Test func aSoundIsTheSameAsThroughThePipe() async throws {
    let (shared, piped) = (
      try await helper(memory: memory), try await helper(memory: nil)
    )
    for index in 0..<4 {
      let utterance = try index % 2 == 0 ? Speaking.korean(index) : Speaking.english(index)
      let samples = try await say(utterance, to: shared)
      #expect(try await samples == say(utterance, to: piped))
      // The place that was used last is the next one.
      let place = try #require(memory.take())
      #expect(memory.samples(in: place, count: samples.count) == samples)
      memory.giveBack(place)
    }
  }

  /// A sound that has no room in its place comes through the pipe from its beginning.
  @Test func aLongSoundComesThroughThePipe() async throws {
    let helper = try await helper(memory: memory)
    let voice = try Speaking.voice("en-us")
    let long = SpeechUtterance(
      .text(String(repeating: "One thing after another. ", count: 60)), voice: voice)
    let samples = try await say(long, to: helper)
    #expect(samples.count * 2 > SharedMemory.room)
    #expect(try await samples == say(long, to: try await self.helper(memory: nil)))
    #expect(freePlaces == 16)
    let short = SpeechUtterance(.text("One thing."), voice: voice)
    #expect(try await say(short, to: helper).count * 2 < SharedMemory.room)
  }

  /// Where a place ends within a piece, the sound that leaves it is whole, and in its order.
  @Test(arguments: [2, 8_192, 20_000, 40_960, 100_000])
  func aSoundLeavesAPlaceOfAnySize(room: Int) async throws {
    // The helper has the memory, of which this end of the connection knows nothing: the test names the place.
    let helper = HelperConnection(
      path: try HelperLocation.find(), arguments: ["--jobs", "1", "--time-limit", "10000"],
      environment: [SharedMemory.variable: memory.address], for: .speaking(atOnce: 1))
    #expect(try await helper.greet()["memory"] == "1")
    let place = try #require(memory.take())
    let utterance = SpeechUtterance(
      .text(String(repeating: "One thing after another. ", count: 4)),
      voice: try Speaking.voice("en-us"))
    let answer = try await helper.exchange { id in
      var frame = HelperFrame.say(utterance, id: id)
      frame.ask(forSoundAt: place)
      frame.body.removeLast(4)
      frame.body.append(littleEndian: UInt32(room))
      return frame
    }
    guard case .clip(let samples, _) = answer else { return #expect(Bool(false), "\(answer)") }
    #expect(samples.count * 2 > room)
    #expect(try await samples == say(utterance, to: helper))
  }

  /// A process that starts only after its sound was made by another one writes to nobody's place.
  ///
  /// The template of the voice is stopped. What it is asked first is given up after a second and made by
  /// another process; what it is asked later keeps it from being closed, and it goes on with both.
  @Test func whoComesTooLateWritesNothing() async throws {
    let helper = try await helper(jobs: 2, timeLimit: 1000, memory: memory)
    let (english, korean) = (try Speaking.english(0), try Speaking.korean(0))
    for _ in 0..<3 { _ = try await say(english, to: helper) }
    let process = try #require(helper.process)
    let template = try await poll("a template") {
      try Speaking.children(of: process).flatMap(Speaking.children).first
    }
    kill(template, SIGSTOP)
    async let first = say(english, to: helper)
    _ = try await poll("the first request") { helper.isAwaited ? true : nil }
    // The second must not be given up together with the first: its time begins later.
    try await Task.sleep(for: .milliseconds(600))
    async let second = say(english, to: helper)
    let expected = try await first
    // Takes the place that the first one has given back.
    let samples = try await say(korean, to: helper)
    #expect(samples != expected)
    kill(template, SIGCONT)
    #expect(try await second == expected)
    // The process that comes too late was started before the one that has just answered.
    _ = try await poll("the end of the template's processes") {
      try Speaking.children(of: template).isEmpty ? true : nil
    }
    let places = (0..<2).compactMap { _ in memory.take() }
    #expect(places.contains { memory.samples(in: $0, count: samples.count) == samples })
    for place in places { memory.giveBack(place) }
  }

  /// More sounds at once than there are places.
  @Test func whatFindsNoPlaceComesThroughThePipe() async throws {
    let helper = try await helper(memory: memory)
    let utterances = try (0..<40).map { index in
      var utterance = try Speaking.english(index % 20)
      utterance.rate = index < 20 ? 150 : 300
      return utterance
    }
    let together = try await withThrowingTaskGroup(of: (Int, [Int16]).self) { group in
      for (index, utterance) in utterances.enumerated() {
        group.addTask { (index, try await say(utterance, to: helper)) }
      }
      return try await group.reduce(into: [Int: [Int16]]()) { $0[$1.0] = $1.1 }
    }
    for (index, utterance) in utterances.enumerated() {
      #expect(try await together[index] == say(utterance, to: helper))
    }
    #expect(freePlaces == 16)
  }

  /// A helper that cannot open the memory, or finds another file there, such as in another system of
  /// processes, does without.
  @Test func aHelperWithoutTheMemorySpeaksAsWell() async throws {
    let folder = Scratch.folder("no-memory")
    defer { Scratch.remove(folder) }
    let (path, other) = (folder + "/helper", folder + "/other")
    try "mine".write(toFile: other, atomically: true, encoding: .utf8)
    let numbers = memory.address.split(separator: ":").prefix(2).joined(separator: ":")
    for address in [
      "", other, "\(numbers):", "\(numbers):/nowhere", "\(numbers):/dev", "\(numbers):/dev/null",
      "\(numbers):\(other)", "1:2:\(memory.address.split(separator: ":")[2])",
    ] {
      try Scratch.script(
        "OVERHEARD_SOUND_MEMORY='\(address)' exec '\(try HelperLocation.find())' \"$@\"", at: path)
      let without = try await helper(at: path, memory: memory)
      #expect(try await without.greet()["memory"] == "0", "\(address)")
      let utterance = try Speaking.korean(0)
      #expect(
        try await say(utterance, to: without)
          == say(utterance, to: try await helper(memory: nil)))
    }
    #expect(try String(contentsOfFile: other, encoding: .utf8) == "mine")
  }

  /// A helper that has written elsewhere is asked once more, without a place.
  @Test func aSoundThatIsNotInMemoryComesThroughThePipe() async throws {
    let folder = Scratch.folder("lost")
    defer { Scratch.remove(folder) }
    let path = folder + "/helper"
    let another = try #require(SharedMemory())
    try Scratch.script(
      "OVERHEARD_SOUND_MEMORY='\(another.address)' exec '\(try HelperLocation.find())' \"$@\"",
      at: path)
    let astray = try await helper(at: path, memory: memory)
    let utterance = try Speaking.korean(0)
    let right = try await say(utterance, to: try await helper(memory: nil))
    async let first = say(utterance, to: astray)
    async let second = say(utterance, to: astray)
    #expect(try await [first, second] == [right, right])
    #expect(freePlaces == 16)
  }

  /// What is refused or crashes writes no more, unlike what is killed because it takes too long.
  @Test func aPlaceIsFreeWhenNothingWritesToIt() async throws {
    let helper = try await helper(timeLimit: 300, memory: memory)
    let (korean, english) = (try Speaking.voice("ko"), try Speaking.voice("en-us"))
    let word = String(repeating: "k'a", count: 130)
    await #expect(throws: SpeechError.crashed(reason: "the engine crashed on this utterance")) {
      _ = try await say(SpeechUtterance(.notation("[[\(word)]]"), voice: korean), to: helper)
    }
    let tooLong = String(repeating: "a", count: 66_000)
    await #expect(throws: SpeechError.self) {
      _ = try await say(SpeechUtterance(.text(tooLong), voice: english), to: helper)
    }
    #expect(freePlaces == 16)
  }

  /// What nobody waits for any more is written to its end, at whatever moment it is cancelled.
  @Test func thePlacesOfCancelledRequestsComeBack() async throws {
    let helper = try await helper(memory: memory)
    let utterance = SpeechUtterance(.text("a"), voice: try Speaking.voice("en-us"))
    for round in 0..<5_000 {
      let isMade = Atomic(false)
      let request = Task.detached {
        try await helper.exchange { id in
          defer { isMade.store(true, ordering: .releasing) }
          return HelperFrame.say(utterance, id: id)
        }
      }
      // It may have to wait for this thread.
      while !isMade.load(ordering: .acquiring) { await Task.yield() }
      // Before it is written, while it is, and after.
      for _ in 0..<(round % 300 * 30) { _ = isMade.load(ordering: .acquiring) }
      request.cancel()
      _ = await request.result
    }
    _ = try await say(utterance, to: helper)
    _ = try await poll("free places") { freePlaces == 16 ? true : nil }
  }

  /// A helper that works off requests which were cancelled is alive.
  @Test func answersThatNobodyWaitsForAreSignsOfLife() async throws {
    let helper = HelperConnection(
      path: try HelperLocation.find(), arguments: ["--jobs", "1", "--time-limit", "800"],
      environment: Speaking.testing, for: .speaking(atOnce: 1), patience: .milliseconds(2400),
      memory: memory)
    _ = try await helper.greet()
    let made = Counter()
    let hanging = (0..<6).map { _ in
      Task {
        _ = try await helper.exchange {
          made.add()
          return HelperFrame(kind: "test", id: $0, body: Array("hang".utf8))
        }
      }
    }
    // What is made is sent, also if it is cancelled at this moment; and made once more where a busy machine
    // lets the helper's patience run out before this is asked.
    _ = try await poll("six requests") { made.count >= 6 ? true : nil }
    for request in hanging { request.cancel() }
    #expect(try await !say(Speaking.english(0), to: helper).isEmpty)
  }

  /// A request names a place although there is no memory, or no place although it says so.
  @Test func aRequestForNoPlaceIsAnswered() async throws {
    let helper = try await helper(memory: nil)
    let utterance = try Speaking.english(0)
    let answer = try await helper.exchange { id in
      var frame = HelperFrame.say(utterance, id: id)
      frame.ask(forSoundAt: memory.take()!)
      return frame
    }
    guard case .clip(let samples, _) = answer else { return #expect(Bool(false), "\(answer)") }
    #expect(try await samples == say(utterance, to: helper))
    await #expect(
      throws: SpeechError.request(reason: "the request names no place in the sound memory")
    ) {
      _ = try await helper.exchange { id in
        var frame = HelperFrame.say(
          SpeechUtterance(.text("short"), voice: utterance.voice), id: id)
        frame.body[0] |= 4
        return frame
      }
    }
  }

  /// Requests that do not fit into the pipe to the helper at once.
  @Test func manyLongRequestsAreAnswered() async throws {
    let helper = try await helper(memory: memory)
    let voice = try Speaking.voice("en-us")
    let text = String(repeating: "one two ", count: 2_000)
    let answers = try await withThrowingTaskGroup(of: String.self) { group in
      for index in 0..<12 {
        group.addTask {
          let utterance = SpeechUtterance(.text("\(index) \(text)"), voice: voice)
          let answer = try await helper.exchange {
            HelperFrame.say(utterance, id: $0, kind: "ipa_")
          }
          guard case .text(let sounds) = answer else { return "" }
          return sounds
        }
      }
      return try await group.reduce(into: Set<String>()) { $0.insert($1) }
    }
    #expect(answers.count == 12)
    #expect(answers.allSatisfy { $0.count > 10_000 })
  }
}
