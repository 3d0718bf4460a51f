import SpeechSynthesis

/// The events of a clip in little memory: numbers in as few bytes as they take, of which those that
/// grow are differences from the event before.
///
/// ```swift
/// PackedEvents(clip.events).events == clip.events
/// ```
struct PackedEvents: Sendable {
  private let bytes: [UInt8]

  /// Packs events.
  init(_ events: [SoundClip.Event]) {
    var bytes: [UInt8] = []
    func add(_ number: Int) {
      // The sign last, so that small numbers of both signs are short.
      var rest = UInt(bitPattern: (number << 1) ^ (number >> (Int.bitWidth - 1)))
      while rest > 0x7F {
        bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
        rest >>= 7
      }
      bytes.append(UInt8(rest))
    }
    var (sample, position) = (0, 0)
    for event in events {
      let (kind, name) = event.kind.code
      add(kind)
      add(event.sample &- sample)
      add(event.position &- position)
      add(event.length)
      if case .phoneme = event.kind {
        add(name.utf8.count)
        bytes.append(contentsOf: name.utf8)
      }
      (sample, position) = (event.sample, event.position)
    }
    // Without the room that it grew into.
    self.bytes = [UInt8](unsafeUninitializedCapacity: bytes.count) { exact, count in
      count = exact.initialize(fromContentsOf: bytes)
    }
  }

  /// How many bytes they take.
  var count: Int { bytes.count }

  /// The events as they were.
  var events: [SoundClip.Event] {
    var events: [SoundClip.Event] = []
    var (place, sample, position) = (0, 0, 0)
    func number() -> Int {
      var (value, shift) = (UInt(0), 0)
      while bytes[place] > 0x7F {
        value |= UInt(bytes[place] & 0x7F) << shift
        (place, shift) = (place + 1, shift + 7)
      }
      value |= UInt(bytes[place]) << shift
      place += 1
      return Int(bitPattern: value >> 1) ^ -Int(value & 1)
    }
    while place < bytes.count {
      let code = number()
      sample &+= number()
      position &+= number()
      let length = number()
      var name = ""
      if code == SoundClip.Kind.phoneme("").code.0 {
        let end = number() + place
        name = String(decoding: bytes[place..<end], as: UTF8.self)
        place = end
      }
      guard let kind = SoundClip.Kind(code: code, name: name) else { return events }
      events.append(SoundClip.Event(kind, sample: sample, position: position, length: length))
    }
    return events
  }
}
