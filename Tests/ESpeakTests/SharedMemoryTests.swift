import Foundation
import TestSupport
import Testing
import Voices

@testable import ESpeak
@testable import SpeechSynthesis

/// Sounds that the helper hands over in memory, not through its pipe.
@Suite(.timeLimit(.minutes(15))) struct SharedMemoryTests {
  private let memory: SharedMemory

  init() throws {
    memory = try #require(SharedMemory())
  }

  private func helper(
    jobs: Int = 2, timeLimit: Int = 10_000, at path: String? = nil, memory: SharedMemory?
  ) async throws -> HelperConnection {
    setenv("OVERHEARD_SYNTH_TESTING", "1", 1)
    let helper = HelperConnection(
      path: try path ?? HelperLocation.find(),
      arguments: ["--jobs", "\(jobs)", "--time-limit", "\(timeLimit)"], jobs: jobs, memory: memory)
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

  /// A helper that cannot open the memory, such as in another system of processes, does without.
  @Test func aHelperWithoutTheMemorySpeaksAsWell() async throws {
    let folder = Scratch.folder("no-memory")
    defer { Scratch.remove(folder) }
    let path = folder + "/helper"
    for name in ["/nowhere", "/dev", "/dev/null", ""] {
      try Scratch.script(
        "OVERHEARD_SOUND_MEMORY='\(name)' exec '\(try HelperLocation.find())' \"$@\"", at: path)
      let without = try await helper(at: path, memory: memory)
      #expect(try await without.greet()["memory"] == "0")
      let utterance = try Speaking.korean(0)
      #expect(
        try await say(utterance, to: without)
          == say(utterance, to: try await helper(memory: nil)))
      try FileManager.default.removeItem(atPath: path)
    }
  }

  /// What was killed may write for a moment, and what nobody waits for any more is written to its end.
  @Test func aPlaceIsFreeWhenNothingWritesToIt() async throws {
    let helper = try await helper(memory: memory)
    let word = String(repeating: "k'a", count: 130)
    let crashing = SpeechUtterance(.notation("[[\(word)]]"), voice: try Speaking.voice("ko"))
    await #expect(throws: SpeechError.crashed(reason: "the engine crashed on this utterance")) {
      _ = try await say(crashing, to: helper)
    }
    #expect(freePlaces == 15)
    let utterance = try Speaking.english(0)
    let unheard = (0..<8).map { _ in Task { try await say(utterance, to: helper) } }
    for task in unheard { task.cancel() }
    for task in unheard { _ = await task.result }
    #expect(try await !say(utterance, to: helper).isEmpty)
    _ = try await poll("free places") { freePlaces == 15 ? true : nil }
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
