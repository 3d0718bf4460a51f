import AccessibilityModel
import AppSimulation
import ScreenReading
import Support

// The JSON that the command line promises: seconds as decimals, keys in a fixed order, one object per
// event. Additions of newer versions are ignored when it is read.

extension WalkTranscript: Codable {
  private enum Keys: CodingKey {
    case screen, reader, variant, walk, language, voices, events
  }

  /// The events as JSON Lines, one object per line, each with the names of its walk.
  public var jsonLines: [String] {
    get throws { try lines.map(JSONText.inOrder) }
  }

  private var lines: [Line] { events.map { Line(transcript: self, event: $0) } }

  /// Reads a transcript.
  ///
  /// Texts are read without their attributes, and speech with estimated times without its parts.
  public init(from decoder: any Decoder) throws {
    let object = try decoder.container(keyedBy: Keys.self)
    screen = try object.decode(String.self, forKey: .screen)
    reader = try object.decodeIfPresent(String.self, forKey: .reader)
    variant = try object.decode(String.self, forKey: .variant)
    walk = try object.decode(String.self, forKey: .walk)
    recording = try object.decodeIfPresent(SpokenLanguage.self, forKey: .language).map { language in
      Recording(
        language: language, voices: try object.decodeIfPresent([String].self, forKey: .voices) ?? []
      )
    }
    events = try object.decode([EventOfAnyVersion].self, forKey: .events).compactMap(\.event)
    // JSON has the fraction of speech that was cut off, not the amount.
    if case .end(var figures)? = events.last?.kind {
      figures.cutOff = WalkFigures(of: events).cutOff
      events[events.count - 1].kind = .end(figures)
    }
  }

  public func encode(to encoder: any Encoder) throws {
    let object = EncodedObject(for: encoder, keyedBy: Keys.self)
    try object.encode(screen, forKey: .screen)
    try object.encodeIfPresent(reader, forKey: .reader)
    try object.encode(variant, forKey: .variant)
    try object.encode(walk, forKey: .walk)
    if let recording {
      try object.encode(recording.language.tag, forKey: .language)
      try object.encode(recording.voices, forKey: .voices)
    }
    try object.encode(lines, forKey: .events)
  }

  /// An event with the names of its walk.
  private struct Line: Encodable {
    var transcript: WalkTranscript
    var event: Event

    func encode(to encoder: any Encoder) throws {
      let object = EncodedObject(for: encoder, keyedBy: Keys.self)
      try object.encode(transcript.screen, forKey: .screen)
      try object.encodeIfPresent(transcript.reader, forKey: .reader)
      try object.encode(transcript.variant, forKey: .variant)
      try object.encode(transcript.walk, forKey: .walk)
      try event.encode(
        to: encoder, withParts: transcript.recording != nil, isEstimated: transcript.isEstimated)
    }
  }

  /// An event, unless it or something in it comes from a newer version.
  private struct EventOfAnyVersion: Decodable {
    var event: Event?

    init(from decoder: any Decoder) throws {
      do {
        event = try Event(from: decoder)
      } catch DecodingError.dataCorrupted {
        event = nil
      }
    }
  }
}

extension WalkTranscript.Event {
  private enum Keys: CodingKey {
    case time, event, gesture, element, thrown, sound, rate, expected, met, estimated
  }

  /// The names of the kinds.
  private enum Name: String, Codable {
    case gesture, focus, speak, sound, change, expect, end
  }

  private var name: Name {
    switch kind {
    case .gesture, .wait, .set: .gesture
    case .focus: .focus
    case .speak: .speak
    case .sound: .sound
    case .change: .change
    case .expect: .expect
    case .end: .end
    }
  }

  fileprivate func encode(
    to encoder: any Encoder, withParts: Bool, isEstimated: Bool
  ) throws {
    let object = EncodedObject(for: encoder, keyedBy: Keys.self)
    try object.encode(Seconds(milliseconds: time), forKey: .time)
    try object.encode(name.rawValue, forKey: .event)
    switch kind {
    case .gesture, .wait, .set: try object.encode(kind.step?.description, forKey: .gesture)
    case .focus(let element, let isThrown):
      try object.encode(element, forKey: .element)
      if isThrown { try object.encode(true, forKey: .thrown) }
    case .speak(let speech):
      try speech.encode(to: encoder, withParts: withParts)
      if isEstimated { try object.encode(true, forKey: .estimated) }
    case .sound(let earcon, let rate):
      try object.encode(earcon.rawValue, forKey: .sound)
      if rate != 1 { try object.encode(rate, forKey: .rate) }
    case .change(let change): try change.encode(to: encoder)
    case .expect(let expectation, let isMet):
      try object.encode(expectation.description, forKey: .expected)
      try object.encode(isMet, forKey: .met)
    case .end(let figures):
      try figures.encodeInSeconds(to: encoder)
      if isEstimated { try object.encode(true, forKey: .estimated) }
    }
  }

  fileprivate init(from decoder: any Decoder) throws {
    let object = try decoder.container(keyedBy: Keys.self)
    time = try object.decode(Seconds.self, forKey: .time).milliseconds
    func word<Value>(_ key: Keys, _ value: (String) -> Value?) throws -> Value {
      let text = try object.decode(String.self, forKey: key)
      guard let value = value(text) else {
        throw DecodingError.dataCorruptedError(
          forKey: key, in: object, debugDescription: "'\(text)' is not known")
      }
      return value
    }
    switch try object.decode(Name.self, forKey: .event) {
    case .gesture:
      kind = try word(.gesture) { text in
        switch try? WalkStep(text) {
        case .gesture(let gesture): .gesture(gesture)
        case .wait(let time): .wait(time)
        case .set(let setting, let isOn): .set(setting, isOn)
        case .expect, nil: nil
        }
      }
    case .focus:
      kind = .focus(
        try object.decode(String.self, forKey: .element),
        isThrown: try object.decodeIfPresent(Bool.self, forKey: .thrown) ?? false)
    case .speak: kind = .speak(try WalkTranscript.Speech(from: decoder))
    case .sound:
      kind = .sound(
        try object.decode(Earcon.self, forKey: .sound),
        rate: try object.decodeIfPresent(Double.self, forKey: .rate) ?? 1)
    case .change: kind = .change(try ElementChange(from: decoder))
    case .expect:
      kind = .expect(
        try word(.expected, HeardExpectation.init),
        isMet: try object.decode(Bool.self, forKey: .met))
    case .end: kind = .end(try WalkFigures(inSecondsFrom: decoder))
    }
  }
}

extension WalkTranscript.Speech {
  private enum Keys: CodingKey {
    case spoken, source, element, duration, outcome, loss, length, pauses, parts
  }

  fileprivate func encode(to encoder: any Encoder, withParts: Bool) throws {
    let object = EncodedObject(for: encoder, keyedBy: Keys.self)
    try object.encode(spoken, forKey: .spoken)
    try object.encode(source.rawValue, forKey: .source)
    try object.encode(element, forKey: .element)
    try object.encode(Seconds(milliseconds: duration), forKey: .duration)
    try object.encode(outcome.rawValue, forKey: .outcome)
    try object.encodeIfPresent(loss?.rawValue, forKey: .loss)
    try object.encode(Seconds(milliseconds: length), forKey: .length)
    if !pauses.isEmpty { try object.encode(pauses, forKey: .pauses) }
    if withParts { try object.encode(parts, forKey: .parts) }
  }

  fileprivate init(from decoder: any Decoder) throws {
    let object = try decoder.container(keyedBy: Keys.self)
    let duration = try object.decode(Seconds.self, forKey: .duration)
    let length = try object.decodeIfPresent(Seconds.self, forKey: .length) ?? duration
    self.init(
      spoken: try object.decode(String.self, forKey: .spoken),
      source: try object.decode(SpeechSource.self, forKey: .source),
      element: try object.decodeIfPresent(String.self, forKey: .element),
      duration: duration.milliseconds,
      outcome: try object.decode(SpeechOutcome.self, forKey: .outcome),
      length: length.milliseconds,
      pauses: try object.decodeIfPresent([WalkTranscript.Pause].self, forKey: .pauses) ?? [],
      parts: try object.decodeIfPresent([WalkTranscript.Part].self, forKey: .parts) ?? [])
    loss = try? object.decodeIfPresent(SpeechLoss.self, forKey: .loss)
  }
}

extension WalkTranscript.Pause: Codable {
  private enum Keys: CodingKey {
    case at, length
  }

  public init(from decoder: any Decoder) throws {
    let object = try decoder.container(keyedBy: Keys.self)
    at = try object.decode(Seconds.self, forKey: .at).milliseconds
    length = try object.decode(Seconds.self, forKey: .length).milliseconds
  }

  public func encode(to encoder: any Encoder) throws {
    let object = EncodedObject(for: encoder, keyedBy: Keys.self)
    try object.encode(Seconds(milliseconds: at), forKey: .at)
    try object.encode(Seconds(milliseconds: length), forKey: .length)
  }
}

extension WalkTranscript.Part: Codable {
  private enum Keys: CodingKey {
    case kind, text, language, rate, time, duration, words
  }

  public init(from decoder: any Decoder) throws {
    let object = try decoder.container(keyedBy: Keys.self)
    kind = try object.decode(SpokenAnnouncement.Kind.self, forKey: .kind)
    text = AttributedText(try object.decode(String.self, forKey: .text))
    language = try object.decode(SpokenLanguage.self, forKey: .language)
    rate = try object.decodeIfPresent(Int.self, forKey: .rate) ?? 100
    timing = try object.decodeIfPresent(Seconds.self, forKey: .time).map { time in
      let duration = try object.decodeIfPresent(Seconds.self, forKey: .duration)
      return WalkTranscript.Timing(
        time: time.milliseconds, duration: duration?.milliseconds ?? 0,
        words: try object.decodeIfPresent([WalkTranscript.Word].self, forKey: .words) ?? [])
    }
  }

  public func encode(to encoder: any Encoder) throws {
    let object = EncodedObject(for: encoder, keyedBy: Keys.self)
    try object.encode(kind.rawValue, forKey: .kind)
    try object.encode(text.string, forKey: .text)
    try object.encode(language.tag, forKey: .language)
    if rate != 100 { try object.encode(rate, forKey: .rate) }
    guard let timing else { return }
    try object.encode(Seconds(milliseconds: timing.time), forKey: .time)
    try object.encode(Seconds(milliseconds: timing.duration), forKey: .duration)
    try object.encode(timing.words, forKey: .words)
  }
}

extension WalkTranscript.Word: Codable {
  private enum Keys: CodingKey {
    case time, from, to
  }

  public init(from decoder: any Decoder) throws {
    let object = try decoder.container(keyedBy: Keys.self)
    time = try object.decode(Seconds.self, forKey: .time).milliseconds
    from = try object.decode(Int.self, forKey: .from)
    to = try object.decode(Int.self, forKey: .to)
  }

  public func encode(to encoder: any Encoder) throws {
    let object = EncodedObject(for: encoder, keyedBy: Keys.self)
    try object.encode(Seconds(milliseconds: time), forKey: .time)
    try object.encode(from, forKey: .from)
    try object.encode(to, forKey: .to)
  }
}

extension WalkFigures {
  private enum Keys: CodingKey {
    case gestures, unintended, goal, goalTime, goalHeldFromStart, speech, cutOff, unheard, thrown
    case trap, trapKind, unmet
  }

  /// Writes the figures as at the end of a walk: seconds, and the fraction that was cut off.
  fileprivate func encodeInSeconds(to encoder: any Encoder) throws {
    let object = EncodedObject(for: encoder, keyedBy: Keys.self)
    try object.encode(gestures, forKey: .gestures)
    try object.encode(unintended, forKey: .unintended)
    try object.encode(goal, forKey: .goal)
    try object.encode(goalTime.map(Seconds.init(milliseconds:)), forKey: .goalTime)
    try object.encode(Seconds(milliseconds: speech), forKey: .speech)
    try object.encode(Double(cutOffPermille) / 1000, forKey: .cutOff)
    try object.encode(unheard, forKey: .unheard)
    try object.encode(thrown, forKey: .thrown)
    if goalHeldFromStart { try object.encode(true, forKey: .goalHeldFromStart) }
    try object.encode(trap, forKey: .trap)
    try object.encodeIfPresent(trapKind?.rawValue, forKey: .trapKind)
    try object.encodeIfPresent(unmet, forKey: .unmet)
  }

  fileprivate init(inSecondsFrom decoder: any Decoder) throws {
    let object = try decoder.container(keyedBy: Keys.self)
    func count(_ key: Keys) throws -> Int { try object.decodeIfPresent(Int.self, forKey: key) ?? 0 }
    self.init(of: [])
    gestures = try count(.gestures)
    unintended = try count(.unintended)
    goal = try object.decodeIfPresent(Bool.self, forKey: .goal)
    goalTime = try object.decodeIfPresent(Seconds.self, forKey: .goalTime)?.milliseconds
    speech = try object.decodeIfPresent(Seconds.self, forKey: .speech)?.milliseconds ?? 0
    unheard = try count(.unheard)
    thrown = try count(.thrown)
    goalHeldFromStart =
      try object.decodeIfPresent(Bool.self, forKey: .goalHeldFromStart) ?? false
    trap = try object.decodeIfPresent(String.self, forKey: .trap)
    trapKind = try? object.decodeIfPresent(WalkTrap.Kind.self, forKey: .trapKind)
    unmet = try object.decodeIfPresent(Int.self, forKey: .unmet)
  }
}
