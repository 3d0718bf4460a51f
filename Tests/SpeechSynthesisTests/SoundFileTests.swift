import Foundation
import TestSupport
import Testing

@testable import SpeechSynthesis

@Suite struct SoundFileTests {
  private let tags = SoundFile.Tags(
    title: "결제 카드 · after", artist: "ko, en-us", software: "overheard 1")

  private func recording() async throws -> SoundRecording {
    var timeline = Timeline()
    timeline.append(
      try await Spoken.korean(), after: .lead, label: "결제 카드 선택")
    timeline.append(
      try await Spoken.english("Double tap to activate"), after: .hint,
      label: "Double tap to activate")
    timeline.extend(to: timeline.duration + .milliseconds(200))
    return timeline.sound()
  }

  @Test func aWAVFileReadsBackAsItWasWritten() async throws {
    let sound = try await recording()
    let folder = Scratch.folder("wav")
    defer { Scratch.remove(folder) }
    let path = folder + "/after.wav"
    try SoundFile.write(sound, to: path, format: .wav, tags: tags)
    let read = try SoundFile.read(path)
    #expect(read.sound.samples == sound.samples)
    #expect(read.sound.sampleRate == 22_050)
    #expect(read.sound.cues.map(\.start) == sound.cues.map(\.start))
    #expect(read.sound.cues.map(\.label) == ["결제 카드 선택", "Double tap to activate"])
    #expect(read.tags.title == "결제 카드 · after")
    #expect(read.tags.artist == "ko, en-us")
    #expect(read.tags.software.hasPrefix("overheard 1 (libsndfile-"))
    #expect(
      Loudness.peak(of: read.sound.samples) <= -1 && Loudness.peak(of: read.sound.samples) > -12)
    // The silences are where they belong.
    let cues = sound.cues
    for silence in [
      0..<cues[0].start, cues[0].end..<cues[1].start, cues[1].end..<sound.samples.count,
    ] {
      #expect(Loudness.peak(of: read.sound.samples[silence]) == -.infinity)
      #expect(silence.count >= 3307)
    }
    // Nothing is left of the temporary file.
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["after.wav"])
  }

  @Test(arguments: SoundFile.Format.allCases)
  func twiceTheSameBytes(format: SoundFile.Format) async throws {
    let sound = try await recording()
    let first = try SoundFile.data(of: sound, format: format, tags: tags)
    // libsndfile numbers Ogg streams by the clock and by how many there have been.
    let second = try SoundFile.data(of: sound, format: format, tags: tags)
    #expect(first == second)
    #expect(first.count > 1000)
  }

  @Test(arguments: [SoundFile.Format.flac, .opus])
  func otherFormatsReadBack(format: SoundFile.Format) async throws {
    let sound = try await recording()
    let read = try SoundFile.read(SoundFile.data(of: sound, format: format, tags: tags))
    #expect(read.tags.title == tags.title)
    #expect(read.tags.artist == tags.artist)
    let (length, expected) = (read.sound.duration.inSeconds, sound.duration.inSeconds)
    #expect(abs(length - expected) < 0.001)
    let loudness = Loudness.integrated(read.sound.samples, sampleRate: read.sound.sampleRate)
    #expect(abs(loudness - Loudness.integrated(sound.samples)) < 0.5)
    if format == .flac { #expect(read.sound.samples == sound.samples) }
  }

  @Test(arguments: [101, 500, 1000, 1200])
  func manyCuesFit(count: Int) throws {
    let cues = (0..<count).map { index in
      SoundRecording.Cue(start: index * 10, end: index * 10 + 5, label: "\(index) 결제 카드 선택, 조절 가능")
    }
    let sound = SoundRecording(samples: [Int16](repeating: 7, count: 12_000), cues: cues)
    let read = try SoundFile.read(SoundFile.data(of: sound, format: .wav, tags: tags)).sound
    #expect(read.samples == sound.samples)
    #expect(read.cues.map(\.start) == cues.prefix(1000).map(\.start))
    for (cue, original) in zip(read.cues, cues) {
      let start = cue.label.hasSuffix("…") ? String(cue.label.dropLast()) : cue.label
      #expect(original.label.hasPrefix(start) && !start.isEmpty)
    }
    if count == 101 { #expect(read.cues.map(\.label) == cues.map(\.label)) }
  }

  @Test func aLongLabelIsCutBetweenCharacters() throws {
    let label = String(repeating: "각", count: 100)
    let sound = SoundRecording(
      samples: [1, 2, 3], cues: [SoundRecording.Cue(start: 1, end: 2, label: label)])
    let read = try SoundFile.read(SoundFile.data(of: sound, format: .wav))
    #expect(read.sound.cues.map(\.label) == [String(repeating: "각", count: 82) + "…"])
  }

  @Test func aSilentRecordingIsAFileToo() throws {
    for format in SoundFile.Format.allCases {
      let read = try SoundFile.read(SoundFile.data(of: SoundRecording(), format: format))
      #expect(read.sound.samples.allSatisfy { $0 == 0 } && read.sound.samples.count <= 2)
      #expect(read.sound.cues.isEmpty)
    }
  }

  @Test func resamplingKeepsATone() {
    let tone = (0..<22_050).map { Int16(10_000 * sin(2 * .pi * 3000 * Double($0) / 22_050)) }
    let resampled = Resampler.opus.resample(tone)
    #expect(resampled.count == 24_000)
    let expected = (0..<24_000).map { Int16(10_000 * sin(2 * .pi * 3000 * Double($0) / 24_000)) }
    let error = zip(resampled, expected).dropFirst(100).dropLast(100).map { $0 - $1 }
    #expect(Loudness.rms(of: error) < Loudness.rms(of: tone) - 60)
  }

  @Test func aPlaceThatCannotBeWrittenIsAnError() {
    #expect(throws: SoundFileError.self) {
      try SoundFile.write(SoundRecording(samples: [1]), to: "/nowhere/x.wav", format: .wav)
    }
    #expect(throws: SoundFileError.self) { try SoundFile.read("/nowhere/x.wav") }
    #expect(throws: SoundFileError.self) { try SoundFile.read(Data("no sound".utf8)) }
  }
}
