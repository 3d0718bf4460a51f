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
      try await Spoken.korean(), after: Timeline.lead, label: "결제 카드 선택")
    timeline.append(
      try await Spoken.english("Double tap to activate"), after: .milliseconds(700),
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

  /// A recording that no file can hold is an error; one without a rate takes no time.
  @Test(arguments: [0, -7, Int(Int32.max) + 1, .max, .min])
  func aRateThatNoFileCanHaveIsAnError(rate: Int) {
    let sound = SoundRecording(samples: [1, 2, 3], sampleRate: rate)
    for format in [SoundFile.Format.wav, .flac] {
      let error = #expect(throws: SoundFileError.self) {
        try SoundFile.data(of: sound, format: format)
      }
      #expect(error?.description.contains("there is no sound of \(rate) samples a second") == true)
    }
    if rate <= 0 { #expect(sound.duration == .zero) }
    #expect(SoundClip(samples: [1, 2, 3], sampleRate: rate).duration == sound.duration)
  }

  /// A cue that lies beyond a file is at its nearest end.
  @Test func aCueMayBeAnywhere() throws {
    let places = [Int.min, -1, 2, 1_000_000_000_000, .max]
    let cues = places.flatMap { start in
      places.map { SoundRecording.Cue(start: start, end: $0, label: "cue") }
    }
    let sound = SoundRecording(samples: [1, 2, 3], cues: cues)
    for format in SoundFile.Format.allCases {
      #expect(try !SoundFile.data(of: sound, format: format).isEmpty)
    }
    let folder = Scratch.folder("cues")
    defer { Scratch.remove(folder) }
    try SoundFile.write(sound, to: folder + "/cues.wav", format: .wav)
    let read = try SoundFile.read(folder + "/cues.wav").sound.cues.map(\.start)
    #expect(Set(read) == [0, 2, Int(UInt32.max)])
    for cue in cues { #expect(cue.duration == cue.duration && cue.time == cue.time) }
  }

  /// A file is written in blocks that begin at multiples of their size, whatever stretches they have.
  @Test(arguments: [7, 4096, 1 << 18])
  func theBlocksOfAFileAreItsBytes(size: Int) throws {
    var sound = SoundSequence()
    let clip = (0..<70_000).map { Int16(truncatingIfNeeded: $0 &* 31) }
    for (from, to) in [(0, 44), (44, 69_000), (69_000, 69_176), (5, 5), (3, 4)] {
      sound.append(.samples(clip[from..<to]))
      sound.append(.silence(to % 3 * 20_001))
    }
    // More of them than fit into one block.
    for place in 0..<600 { sound.append(.samples(clip[place..<place + 1 + place % 3])) }
    let parts = try SoundFile.parts(of: sound, format: .wav, tags: tags)
    let header = parts[0].count
    var (bytes, starts) = ([UInt8](), [Int]())
    SoundFile.read(parts, inBlocksOf: size) { pieces in
      starts.append(bytes.count)
      for piece in pieces { bytes += piece }
      #expect(pieces.count <= 64 && pieces.reduce(0) { $0 + $1.count } <= size)
      #expect(
        bytes.count % size == 0 || pieces.count == 64 || bytes.count == header + sound.count * 2)
    }
    var whole: [UInt8] = []
    for part in parts { part.read { whole += $0 } }
    #expect(bytes == whole)
    #expect(
      Array(bytes[header...])
        == sound.samples.flatMap {
          [UInt8(truncatingIfNeeded: $0), UInt8(truncatingIfNeeded: $0 >> 8)]
        })
    #expect(starts.first == 0 && starts.count >= bytes.count / size)
  }

  @Test func aFileWithoutPartsHasNoBlocks() {
    SoundFile.read([], inBlocksOf: 10) { _ in Issue.record("a block of nothing") }
    SoundFile.read([.bytes([])], inBlocksOf: 10) { pieces in
      #expect(pieces.allSatisfy { $0.isEmpty })
    }
  }

  /// Half a sentence must not pass for all of it.
  @Test(arguments: [1, 12, 5000])
  func speechThatIsCutOffIsAnError(missing: Int) throws {
    let whole = try tone()
    let promised = 2 * 22_050
    let cut = whole.prefix(whole.count - missing)
    #expect(try SoundFile.speech(whole, named: "what it wrote").count == 22_050)
    let error = #expect(throws: SoundFileError.self) {
      try SoundFile.speech(cut, named: "what it wrote")
    }
    #expect(
      "\(error, default: "")"
        == "what it wrote cannot be read: it is truncated: its header promises \(promised) bytes of "
        + "sound, but there are \(promised - missing)")
  }

  /// Who writes to a pipe does not know the length when the header is written.
  @Test(arguments: [
    0, 0x7FFF_0000, 0x7FFF_F024, 0x7FFF_FFFF, 0x8000_0000, 0xFFFF_FFDB, 0xFFFF_FFFF,
  ])
  func theLengthMayBeLeftOpen(length: UInt32) throws {
    var wave = try tone()
    wave.replaceSubrange(40..<44, with: withUnsafeBytes(of: length.littleEndian) { Data($0) })
    #expect(try SoundFile.speech(wave, named: "what it wrote").count == 22_050)
  }

  /// Nothing is nothing, whatever comes after it.
  @Test func aLengthOfZeroMayBeMeant() throws {
    let empty = try tone().prefix(40) + Data([0, 0, 0, 0]) + Data("LIST".utf8)
    let wave = empty + Data([4, 0, 0, 0]) + Data("INFO".utf8)
    let error = #expect(throws: SoundFileError.self) {
      try SoundFile.speech(wave, named: "what it wrote")
    }
    #expect(
      "\(error, default: "")" == "what it wrote cannot be read: there is no sound in it")
  }

  @Test func aCutAIFFFileIsAnErrorToo() throws {
    var file = Data("FORM".utf8) + Data([0, 0, 0, 24]) + Data("AIFFSSND".utf8)
    file += Data([0, 0, 0, 12, 1, 2, 3, 4])
    let length = try #require(SoundLength(of: file))
    #expect(length.isCut && length.promised == 12 && length.found == 4)
    #expect(SoundLength(of: Data("fLaC and so on, which is no WAV file".utf8)) == nil)
  }

  /// A second of sound, in a WAV file with nothing but the sound after 44 bytes.
  private func tone() throws -> Data {
    let samples = (0..<22_050).map { Int16(($0 % 50) * 200) }
    var wave = Data("RIFF".utf8)
    func add(_ number: UInt32, _ bytes: Int) {
      withUnsafeBytes(of: number.littleEndian) { wave.append(contentsOf: $0.prefix(bytes)) }
    }
    add(UInt32(36 + samples.count * 2), 4)
    wave += Data("WAVEfmt ".utf8)
    add(16, 4)
    add(1, 2)
    add(1, 2)
    add(22_050, 4)
    add(44_100, 4)
    add(2, 2)
    add(16, 2)
    wave += Data("data".utf8)
    add(UInt32(samples.count * 2), 4)
    for sample in samples { add(UInt32(UInt16(bitPattern: sample)), 2) }
    return wave
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

  /// Tags that need more pieces of 255 bytes than a page of Ogg holds once ended the program.
  ///
  /// What fills pages to the last piece needs one more, with nothing in it.
  @Test(arguments: [64_900, 65_025, 70_000, 200_000])
  func longTagsGoOnOverPages(length: Int) async throws {
    let sound = try await recording()
    let title = String(repeating: "a", count: length)
    let short = try SoundFile.read(SoundFile.data(of: sound, format: .opus, tags: tags))
    let long = try SoundFile.read(
      SoundFile.data(of: sound, format: .opus, tags: SoundFile.Tags(title: title, artist: "ko")))
    #expect(long.tags.title == title)
    #expect(long.tags.artist == "ko")
    #expect(long.sound.samples == short.sound.samples)
  }

  /// Packets of every length around the limits of a page come back from the pages as they were.
  @Test func packetsComeBackFromPages() throws {
    for length in [0, 254, 255, 256, 64_769, 64_770, 65_024, 65_025, 65_026, 130_050, 140_000] {
      let packets = [[1, 2, 3], [UInt8](repeating: 7, count: length), [4, 5]]
      var pages = OggPages()
      for (index, packet) in packets.enumerated() {
        pages.add(packet, endingAt: UInt64(index))
      }
      pages.endPage(endingAt: 9)
      let (found, places) = try Self.packets(in: pages.bytes)
      #expect(found == packets, "\(length)")
      #expect(places.last == 9)
      // No place where no packet ends.
      #expect(places.dropLast().allSatisfy { $0 <= 2 || $0 == .max }, "\(length)")
    }
  }

  /// The packets in pages of Ogg, and the place of each page.
  private static func packets(in bytes: [UInt8]) throws -> (packets: [[UInt8]], places: [UInt64]) {
    var packets: [[UInt8]] = []
    var places: [UInt64] = []
    var rest = bytes[...]
    var open: [UInt8]?
    while !rest.isEmpty {
      let page = Array(rest)
      try #require(page.starts(with: Array("OggS".utf8)))
      #expect((page[5] & 1 == 1) == (open != nil))
      places.append((0..<8).reduce(0) { $0 | UInt64(page[6 + $1]) << (8 * $1) })
      let segments = page[27..<27 + Int(page[26])]
      var place = 27 + segments.count
      for segment in segments {
        open = (open ?? []) + page[place..<place + Int(segment)]
        place += Int(segment)
        if segment < 255, let packet = open {
          packets.append(packet)
          open = nil
        }
      }
      rest = rest.dropFirst(place)
    }
    #expect(open == nil)
    return (packets, places)
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

  /// The lengths in a WAV header are those of the file, whatever is before the sound.
  @Test func theHeaderTellsTheLength() async throws {
    let sound = try await recording()
    let bytes = [UInt8](try SoundFile.data(of: sound, format: .wav, tags: tags))
    let header = bytes.count - sound.samples.count * 2
    #expect(bytes.littleEndian32(at: 4) == UInt32(bytes.count - 8))
    #expect(String(decoding: bytes[header - 8..<header - 4], as: UTF8.self) == "data")
    #expect(bytes.littleEndian32(at: header - 4) == UInt32(sound.samples.count * 2))
  }

  /// Speech that is encoded once is heard as in a WAV file wherever it is heard, and what is silent
  /// there is silent in Opus.
  @Test func opusSoundsAsTheWAVDoes() async throws {
    let clips = [
      try await Spoken.korean(), try await Spoken.english("Double tap to activate"),
      try await Spoken.english("Payment card, adjustable"),
    ]
    var timeline = Timeline()
    // Every clip three times, at times that no packet begins at; two of them cut off.
    for index in 0..<9 {
      let start = timeline.duration + .milliseconds(index == 0 ? 0 : 101 + 37 * index)
      let samples = clips[index % 3].samples
      let heard = index > 6 ? Duration.milliseconds(353).samples() : samples.count
      timeline.place(samples.prefix(heard), at: start, label: "\(index)")
    }
    timeline.extend(to: timeline.duration + .milliseconds(400))
    let sound = timeline.sound()
    let file = try SoundFile.data(of: sound, format: .opus, tags: tags)
    let decoded = try SoundFile.read(file).sound
    #expect(decoded.sampleRate == 24_000)
    let wanted = Resampler.opus.resample(sound.samples)
    #expect(decoded.samples.count == wanted.count)
    for cue in sound.cues {
      let heard = cue.start * 160 / 147..<cue.end * 160 / 147
      let (likeness, lag) = Self.likeness(of: decoded.samples, to: wanted[heard])
      #expect(likeness > 0.9, "\(cue.label)")
      // 1.25 ms.
      #expect(abs(lag) <= 30, "\(cue.label)")
      let level = Loudness.rms(of: Array(decoded.samples[heard]))
      #expect(abs(level - Loudness.rms(of: Array(wanted[heard]))) < 1, "\(cue.label)")
    }
    for (before, after) in zip(sound.cues, sound.cues.dropFirst()) {
      // The packets in which a sound ends take up to 62 ms more, in which noise dies away.
      let (from, to) = ((before.end + 1400) * 160 / 147, (after.start - 600) * 160 / 147)
      // 50 dB below full scale.
      let highest = decoded.samples[from..<to].map { abs($0) }.max() ?? 0
      #expect(highest <= 104, "after \(before.label)")
    }
    // The same clip in the same state gives the same bytes, and is in the file but once encoded.
    #expect(file == (try SoundFile.data(of: sound, format: .opus, tags: tags)))
  }

  /// A run after a change of the encoder's settings finds by this that it has to make its files again.
  @Test func aFormatIsKnownByTheSettingsOfItsEncoder() {
    #expect(SoundFile.Format.allCases.map(\.identity) == ["wav", "flac", "opus 4 40000"])
  }

  /// How well samples match a stretch of others, from -1 to 1, if they are moved as fits best.
  private static func likeness(
    of samples: [Int16], to stretch: ArraySlice<Int16>
  ) -> (likeness: Double, lag: Int) {
    (-40...40).map { lag -> (likeness: Double, lag: Int) in
      var (product, power, wanted) = (0.0, 0.0, 0.0)
      for index in stretch.indices where samples.indices.contains(index + lag) {
        let (a, b) = (Double(samples[index + lag]), Double(stretch[index]))
        product += a * b
        power += a * a
        wanted += b * b
      }
      return (product / max((power * wanted).squareRoot(), 1), lag)
    }.max { $0.likeness < $1.likeness } ?? (0, 0)
  }
}
