import TestSupport
import Testing

@testable import SpeechSynthesis

@Suite struct TimelineTests {
  /// A clip of one amplitude.
  private func tone(_ milliseconds: Int, _ amplitude: Int16 = 1000) -> SoundClip {
    SoundClip(samples: [Int16](repeating: amplitude, count: milliseconds * 22_050 / 1000))
  }

  /// The ranges in which there is sound.
  private func stretches(of sound: SoundRecording) -> [Range<Int>] {
    var found: [Range<Int>] = []
    for (index, sample) in sound.samples.enumerated() where sample != 0 {
      if let last = found.last, last.upperBound == index {
        found[found.count - 1] = last.lowerBound..<index + 1
      } else {
        found.append(index..<index + 1)
      }
    }
    return found
  }

  @Test func partsHintsAndAnnouncementsStandApart() {
    var timeline = Timeline()
    #expect(timeline.append(tone(400), after: Timeline.lead, label: "결제 카드 선택") == .samples(12_128))
    timeline.append(tone(200), after: .milliseconds(120))
    timeline.append(tone(1000), after: .milliseconds(700), label: "힌트")
    timeline.append(tone(100), after: .milliseconds(600))
    let sound = timeline.sound()
    // The first and the last sample of a clip are silent: the fade begins and ends there.
    #expect(
      stretches(of: sound) == [
        3309..<12_127, 14_775..<19_183, 34_620..<56_668, 69_900..<72_103,
      ])
    #expect(
      sound.cues == [
        SoundRecording.Cue(start: 3308, end: 12_128, label: "결제 카드 선택"),
        SoundRecording.Cue(start: 34_619, end: 56_669, label: "힌트"),
      ])
    #expect(sound.samples.count == 72_104)
    #expect(timeline.duration == sound.duration)
  }

  @Test func speechThatIsCutFadesOutByThen() {
    var timeline = Timeline()
    let end = timeline.place(
      tone(1000).samples.prefix(4410), at: .milliseconds(100), label: "삼성카드")
    #expect(end == .milliseconds(300))
    let sound = timeline.sound()
    #expect(sound.cues == [SoundRecording.Cue(start: 2205, end: 6615, label: "삼성카드")])
    #expect(sound.samples.count == 6615)
    #expect(sound.samples[6614] == 0)
    // Eight milliseconds, in a straight line.
    #expect(sound.samples[6615 - 1 - 176] == 1000)
    #expect(sound.samples[6615 - 1 - 88] == 500)
  }

  @Test func speechThatIsCutBeforeItBeginsIsNotHeard() {
    var timeline = Timeline()
    let end = timeline.place(
      tone(1000).samples.prefix(0), at: .milliseconds(300), label: "never")
    #expect(end == .milliseconds(300))
    #expect(timeline.sound().samples.allSatisfy { $0 == 0 })
    #expect(timeline.sound().cues == [SoundRecording.Cue(start: 6615, end: 6615, label: "never")])
  }

  @Test func nothingClicks() async throws {
    let speech = try await Spoken.english("Apple, banner, button")
    var timeline = Timeline()
    for start in stride(from: 0, to: 2000, by: 400) {
      timeline.place(
        speech.samples.prefix(Duration.milliseconds(330).samples()), at: .milliseconds(start))
    }
    let sound = timeline.sound()
    // No join makes a step that the speech itself does not make.
    func step(_ samples: [Int16]) -> Int {
      zip(samples, samples.dropFirst()).map { abs(Int($0) - Int($1)) }.max() ?? 0
    }
    #expect(step(sound.samples) <= step(speech.samples))
    for start in stride(from: 330, to: 1900, by: 400) {
      let pause = sound.samples[(start * 22_050 / 1000 + 1)..<((start + 70) * 22_050 / 1000)]
      #expect(pause.allSatisfy { $0 == 0 })
    }
  }

  @Test func soundsMixAndThePeakIsKept() {
    var timeline = Timeline()
    timeline.place(tone(300, 20_000), at: .zero)
    timeline.place(tone(100, 20_000), at: .milliseconds(100))
    let samples = timeline.sound().samples
    #expect(samples.max() == SoundRecording.peak)
    // Alone, it is untouched.
    #expect(samples[1000] == 20_000)
    #expect(samples[3300] == SoundRecording.peak)
    #expect(Loudness.peak(of: samples) <= -1)
  }

  @Test func aRecordingCanEndInSilence() {
    var timeline = Timeline()
    timeline.append(tone(100))
    timeline.extend(to: .seconds(2))
    timeline.extend(to: .seconds(1))
    #expect(timeline.sound().duration == .seconds(2))
  }

  @Test(arguments: [0, 1, 1499, 22_049, 22_050, 79_380_001])
  func samplesAndTimesAgree(samples: Int) {
    #expect(Duration.samples(samples).samples() == samples)
  }

  @Test func silenceAtTheEndsIsTrimmed() {
    let silence = [Int16](repeating: 20, count: 2205)
    let clip = SoundClip(
      samples: silence + [Int16](repeating: 5000, count: 441) + silence,
      events: [
        SoundClip.Event(.word, sample: 0), SoundClip.Event(.word, sample: 2205),
        SoundClip.Event(.end, sample: 4851),
      ])
    let trimmed = clip.leveled()
    #expect(trimmed.samples.count == 220 + 441 + 441)
    #expect(trimmed.events.map(\.sample) == [0, 220, 1102])
    #expect(SoundClip(samples: silence).leveled() == .empty)
    // Nothing is less loud than silence.
    #expect(clip.leveled(volume: -1).samples.allSatisfy { $0 == 0 })
  }

  /// Whoever listens while a clip is made hears what its recording has, wherever it is cut into pieces:
  /// soft and loud ones, beside silence, of a few samples or of many.
  @Test(arguments: 0..<60)
  func whatIsHeardEarlyIsTheSame(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    var samples: [Int16] = []
    for _ in 0..<Int.random(in: 1...6, using: &random) {
      let amplitude = [0, 20, 33, 34, 9000, 30_000, 32_767].randomElement(using: &random) ?? 0
      for _ in 0..<Int.random(in: 1...3000, using: &random) {
        samples.append(Int16(Int.random(in: -amplitude...amplitude, using: &random)))
      }
    }
    let gains: [Double] = [0, 6, -9.5]
    let gain = gains[Int.random(in: 0..<3, using: &random)]
    let volume = Bool.random(using: &random) ? 1 : 0.5
    var timeline = Timeline()
    timeline.append(SoundClip(samples: samples).leveled(by: gain, volume: volume))
    var clip = GrowingClip(decibels: gain, volume: volume)
    var heard: [Int16] = []
    var rest = samples[...]
    while !rest.isEmpty {
      let count = Int.random(in: 1...1500, using: &random)
      heard += clip.append(Array(rest.prefix(count)))
      rest = rest.dropFirst(count)
    }
    heard += clip.finish()
    #expect(heard == timeline.sound().samples)
  }

  /// So with a long one, of which only the end is kept.
  @Test func aLongClipThatIsHeardEarlyIsTheSame() {
    var random = SeededGenerator(seed: 1)
    let samples = (0..<400_000).map { _ in Int16.random(in: -32_000...32_000, using: &random) }
    var timeline = Timeline()
    timeline.append(SoundClip(samples: samples).leveled(by: -2))
    var clip = GrowingClip(decibels: -2)
    var heard: [Int16] = []
    for start in stride(from: 0, to: samples.count, by: 9000) {
      heard += clip.append(Array(samples[start..<min(start + 9000, samples.count)]))
    }
    #expect(heard + clip.finish() == timeline.sound().samples)
  }

  /// A loud second is given out but for the last hundredths.
  @Test func aClipIsHeardWhileItIsMade() {
    var clip = GrowingClip()
    #expect(clip.append([Int16](repeating: 0, count: 2205)).isEmpty)
    let heard = clip.append([Int16](repeating: 5000, count: 22_050))
    #expect(heard.count == 220 + 22_050 - GrowingClip.reach)
    #expect(clip.append([Int16](repeating: 0, count: 22_050)).count == 441)
    #expect(clip.finish().count == GrowingClip.reach)
  }

  /// Sharing the samples of clips gives what adding up everything would give.
  @Test(arguments: 0..<40)
  func nothingIsHeardOtherwiseThanMixed(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let clips = (0..<6).map { _ in
      let highest = [300, 12_000, 20_000, 32_767].randomElement(using: &random) ?? 1
      return (0..<Int.random(in: 1...1500, using: &random)).map { _ in
        Int16.random(in: Int16(-highest)...Int16(highest), using: &random)
      }
    }
    var timeline = Timeline()
    for _ in 0..<Int.random(in: 1...30, using: &random) {
      let clip = clips.randomElement(using: &random) ?? []
      let from = Int.random(in: 0..<clip.count, using: &random)
      let start = Int.random(in: 0...20_000, using: &random)
      let isCut = Bool.random(using: &random)
      timeline.place(clip[from...].prefix(isCut ? 400 : clip.count), at: .samples(start))
    }
    timeline.extend(to: .samples(21_000))
    var mix = [Float](repeating: 0, count: timeline.duration.samples())
    for placement in timeline.placements {
      placement.add(to: &mix, from: placement.start, to: placement.end, at: 0)
    }
    Limiter.limit(&mix, to: Float(SoundRecording.peak))
    let expected = mix.map { Int16(min(max($0.rounded(), -29_204), 29_204)) }
    #expect(timeline.sound().samples == expected)
    // The outline of the pieces is that of the whole.
    let outline = Waveform(of: timeline.sequence())
    #expect(outline == Waveform(of: expected))
    #expect(Waveform(data: outline.data) == outline)
    #expect(Waveform(data: outline.data.dropLast()) == nil)
  }

}
