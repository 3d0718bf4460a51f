import SpeechSynthesis
import Testing

@testable import Rendering

/// Events of clips that are kept in little memory.
@Suite struct PackedEventsTests {
  @Test func eventsAreAsTheyWere() {
    let kinds: [SoundClip.Kind] = [
      .sentence, .word, .phoneme(""), .phoneme("t͡ɕ"), .phoneme("아"), .end,
      .phoneme(String(repeating: "x", count: 300)),
    ]
    let numbers = [0, 1, -1, 63, 64, -64, -65, 8191, 22_050, .max, .min, 7, .min, .max]
    var events: [SoundClip.Event] = []
    for (index, number) in numbers.enumerated() {
      events.append(
        SoundClip.Event(
          kinds[index % kinds.count], sample: number,
          position: numbers[(index + 3) % numbers.count],
          length: numbers[(index + 5) % numbers.count]))
    }
    for count in 0...events.count {
      let some = Array(events.prefix(count))
      #expect(PackedEvents(some).events == some)
    }
  }

  /// A second of speech, as the engine tells it: ten phonemes and two words.
  @Test func aFifthOfTheMemoryIsEnough() {
    let events = (0..<12).map { index in
      SoundClip.Event(
        index % 6 == 0 ? .word : .phoneme("a"), sample: index * 1800, position: index / 6 * 5,
        length: index % 6 == 0 ? 4 : 0)
    }
    #expect(
      PackedEvents(events).count * 5 < events.count * MemoryLayout<SoundClip.Event>.stride)
  }
}
