import Foundation
import Overheard
import Testing

/// What the engine is asked to say for a text, and what it makes of it.
@Suite struct VoiceCastTests {
  private func cast(_ english: String = "en-us") throws -> VoiceCast {
    let catalogue = try VoiceCatalogue.standard()
    return try VoiceCast(
      voices: [try catalogue.voice(for: .korean), try catalogue.voice(named: english)],
      engines: [ESpeakEngine()])
  }

  /// A Korean word inside leaves the accent as it was: bath and no are British before and after.
  @Test(arguments: [
    ("en-us", "nˈoʊ ɡjˈʌltɕe bˈæθ nˈoʊ"), ("en-gb", "nˈəʊ ɡjˈʌltɕe bˈɑːθ nˈəʊ"),
  ])
  func koreanInsideLeavesTheAccent(voice: String, expected: String) async throws {
    let line = try #require(try cast(voice).line(for: "No, 결제. Bath, no", language: .english))
    #expect(line.utterance.voice.name == voice)
    let said = try await ESpeakEngine().pronunciation(of: line.utterance)
    #expect(plain(said) == expected)
  }

  /// English inside Korean is American whatever the English voice is, as in the engine's Korean.
  @Test func englishInsideKorean() async throws {
    let line = try #require(
      try cast("en-gb").line(
        for: AttributedText(runs: [.init("설정에서 "), .init("button", .init(language: .english))]),
        language: .korean))
    #expect(line.reading.voice == .korean)
    #expect(line.utterance.voice.name == "ko")
    #expect(
      line.utterance.input
        == .notation(
          "[[s|'@|66|l|tS;-|@|64|N|e|44|s|@|46]] "
            + "\u{1}80P [[_^_en-us b'Vt@n _^_overheard-ko]] \u{1}50P."))
  }

  /// A part at another rate is spoken at that share of the voice's own, or of the rate of the options.
  @Test func partsDifferInRate() throws {
    let voices = [try VoiceCatalogue.standard().voice(for: .korean)]
    func rate(_ percent: Int, _ adjustment: VoiceCast.Adjustment = .init()) throws -> Int? {
      let cast = try VoiceCast(voices: voices, engines: [ESpeakEngine()], adjustment: adjustment)
      let part = SpokenAnnouncement.Part(.label, "저장", .korean, rate: percent)
      return try cast.line(for: part)?.utterance.rate
    }
    #expect(try rate(100) == 135)
    #expect(try rate(160) == 216)
    #expect(try rate(50) == 67)
    #expect(try rate(160, .init(rate: .wordsPerMinute(200))) == 320)
  }

  /// Runs of another pitch are higher than those around them, and words keep their places.
  @Test func runsDifferInPitch() async throws {
    let text = AttributedText(runs: [
      .init("국물 "), .init("국물 ", .init(pitch: 1.6)), .init("국물"),
    ])
    let line = try #require(try cast().line(for: text, language: .korean))
    #expect(
      line.utterance.input
        == .notation(
          "[[gk|'u|24|N|m|u|46|l]] \u{1}80P [[gk|'u|24|N|m|u|46|l]] "
            + "\u{1}50P [[gk|'u|13|N|m|u|30|l]]."))
    let clip = try await ESpeakEngine().clip(for: line.utterance)
    #expect(line.wordTimes(in: clip).map(\.written) == [0..<2, 3..<5, 6..<8])
    let times = line.wordTimes(in: clip).map(\.start)
    let pitches = zip(times, times.dropFirst() + [Double(clip.samples.count) / 22_050]).map {
      fundamental(clip, from: $0, to: $1)
    }
    #expect(pitches[1] > pitches[0] * 1.05)
    #expect(pitches[1] > pitches[2] * 1.15)
  }

  /// What the attributes of a run ask for is spoken: letters, punctuation, phonemes.
  @Test(arguments: [
    (
      SpeechAttributes(spellOut: true), "A1, 나",
      "[['e|24|i|46 _:: 'i|44|l _:: S;|'wi|54|m|ph|jo|43 _:: n|'a|30]]."
    ),
    (
      SpeechAttributes(punctuation: true), "예, 네",
      "[['je|44 S;|'wi|64|m|ph|jo|43 n|'e|30]]."
    ),
    (SpeechAttributes(punctuation: false), "+예!", "[['je|40]]!"),
    (SpeechAttributes(ipa: "kuŋmul"), "국물", "[[g|'u|N|m|u|l]]."),
    (SpeechAttributes(language: .english), "button", "[[b'Vt@n]]."),
  ])
  func attributesAreSpoken(
    attributes: SpeechAttributes, text: String, markup: String
  ) throws {
    let line = try #require(
      try cast().line(for: AttributedText(runs: [.init(text, attributes)]), language: .korean))
    #expect(line.utterance.input == .notation(markup))
  }

  /// Eojeols that begin with an aspirated or tense onset, ㅅ or ㅎ begin high, as Koreans tell them
  /// from those that do not.
  @Test func aspiratedAndTenseOnsetsBeginHigh() async throws {
    var pitches: [Double] = []
    let phrases: [(String, String)] = [
      ("달 나라", "[[dt|'a|44|l n|'a|24|r|a|40]]."), ("딸 나라", "[[t-|'a|66|l n|'a|24|r|a|40]]."),
      ("탈 나라", "[[th|'a|66|l n|'a|24|r|a|40]]."),
    ]
    for (text, markup) in phrases {
      let line = try #require(try cast().line(for: AttributedText(text), language: .korean))
      #expect(line.utterance.input == .notation(markup))
      let clip = try await ESpeakEngine().clip(for: line.utterance)
      let times = line.wordTimes(in: clip)
      #expect(times.map(\.written) == [0..<1, 2..<4])
      pitches.append(fundamental(clip, from: times[0].start, to: times[1].start))
    }
    #expect(pitches[1] > pitches[0] * 1.08, "달 \(pitches[0]), 딸 \(pitches[1]) hertz")
    #expect(pitches[2] > pitches[0] * 1.08, "달 \(pitches[0]), 탈 \(pitches[2]) hertz")
  }

  /// Levels 2 and 4, where an eojeol begins; the woman's were at 245 hertz and more.
  @Test(arguments: [("ko", 130.0...175.0), ("ko-f", 175.0...240.0)])
  func voicesAreAsHighAsPeople(name: String, range: ClosedRange<Double>) async throws {
    let voice = try VoiceCatalogue.standard().voice(named: name)
    let cast = try VoiceCast(voices: [voice], engines: [ESpeakEngine()])
    let line = try #require(try cast.line(for: "나무 모두", language: .korean))
    let clip = try await ESpeakEngine().clip(for: line.utterance)
    let times = line.wordTimes(in: clip)
    let pitch = fundamental(clip, from: times[0].start, to: times[0].start + 0.25)
    #expect(range.contains(pitch), "\(pitch) hertz")
  }

  /// The earlier voice has no tones: its eojeols rise by the same amount at any pitch that is set.
  @Test func theRiseFollowsThePitch() throws {
    let catalogue = try VoiceCatalogue.standard()
    let cast = try VoiceCast(
      voices: [try catalogue.voice(named: "ko-classic")], engines: [ESpeakEngine()],
      adjustment: .init(pitch: 30))
    let line = try #require(try cast.line(for: "카드 달", language: .korean))
    #expect(line.utterance.pitch == 30)
    #expect(
      line.utterance.input == .notation("\u{1}50P [[k|h|'a|d|u-]] \u{1}30P [[d|'a|l]]."))
  }

  private func plain(_ ipa: String) -> String {
    ipa.replacing(#/\([a-z-]+\)/#, with: " ").split(separator: " ").joined(separator: " ")
  }

  /// The fundamental in hertz of the loudest 60 ms of a stretch, by autocorrelation.
  private func fundamental(_ clip: SoundClip, from start: Double, to end: Double) -> Double {
    let rate = Double(clip.sampleRate)
    let frame = Int(0.06 * rate)
    let range = Int(start * rate)..<min(Int(end * rate), clip.samples.count)
    var best = range.lowerBound
    var loudest = 0.0
    for place in stride(from: range.lowerBound, to: range.upperBound - frame, by: frame / 2) {
      let energy = (place..<(place + frame)).reduce(0.0) {
        $0 + Double(clip.samples[$1]) * Double(clip.samples[$1])
      }
      if energy > loudest { (best, loudest) = (place, energy) }
    }
    let lags = Int(rate / 300)..<Int(rate / 65)
    let means = lags.map { lag in
      (best..<(best + frame - lag)).reduce(0.0) {
        $0 + Double(clip.samples[$1]) * Double(clip.samples[$1 + lag])
      } / Double(frame - lag)
    }
    // Twice the period is just as strong, so the first peak that is nearly the strongest counts.
    let enough = (means.max() ?? 0) * 0.85
    let period =
      means.indices.dropFirst().dropLast().first {
        means[$0] >= enough && means[$0] >= means[$0 - 1] && means[$0] >= means[$0 + 1]
      }.map { lags.lowerBound + $0 } ?? 1
    return rate / Double(period)
  }

  /// A rate that nobody can speak is brought into bounds by the engine; it stops no program.
  @Test(arguments: [Int.min, -1, 0, .max]) func aRateMayBeAnyNumber(rate: Int) throws {
    for adjustment in [
      VoiceCast.Adjustment(rate: .percent(rate)), VoiceCast.Adjustment(rate: .wordsPerMinute(rate)),
    ] {
      let cast = try VoiceCast(
        voices: [try VoiceCatalogue.standard().voice(named: "en-us")], engines: [ESpeakEngine()],
        adjustment: adjustment)
      let part = SpokenAnnouncement.Part(.label, "word", .english, rate: rate)
      #expect(try cast.line(for: part) != nil)
    }
  }
}
