import SpeechSynthesis

extension HelperFrame {
  /// The samples of a sound: the bodies of its `pcm_` frames, one after another.
  static func samples(_ body: [UInt8]) -> [Int16] {
    [Int16](unsafeUninitializedCapacity: body.count / 2) { samples, count in
      count = body.count / 2
      UnsafeMutableRawBufferPointer(samples).copyBytes(from: body[..<(count * 2)])
      #if _endian(big)
        for index in 0..<count { samples[index] = samples[index].byteSwapped }
      #endif
    }
  }

  /// The events of a `done` frame.
  static func events(_ body: [UInt8]) -> [SoundClip.Event] {
    var events: [SoundClip.Event] = []
    var index = 0
    while index + 12 <= body.count {
      let end = index + 12 + Int(body[index + 1])
      guard end <= body.count else { break }
      let name = String(decoding: body[index + 12..<end], as: UTF8.self)
      if let kind = kind(body[index], name: name) {
        events.append(
          SoundClip.Event(
            kind, sample: Int(body.littleEndian32(at: index + 4)),
            position: Int(body.littleEndian32(at: index + 8)),
            length: Int(body.littleEndian16(at: index + 2))))
      }
      index = end
    }
    return events
  }

  /// How many samples are in memory, and the events of a `held` frame.
  static func held(_ body: [UInt8]) -> (count: Int, events: [SoundClip.Event]) {
    guard body.count >= 4 else { return (0, []) }
    return (Int(body.littleEndian32(at: body.count - 4)), events(Array(body.dropLast(4))))
  }

  private static func kind(_ letter: UInt8, name: String) -> SoundClip.Kind? {
    switch letter {
    case UInt8(ascii: "w"): .word
    case UInt8(ascii: "s"): .sentence
    case UInt8(ascii: "e"): .end
    case UInt8(ascii: "p"): .phoneme(name)
    default: nil
    }
  }

  /// The reason of a `fail` frame.
  static func error(_ body: [UInt8]) -> SpeechError {
    guard body.count >= 4 else { return .engine(reason: "it gave no reason") }
    let reason = String(decoding: body.dropFirst(4), as: UTF8.self)
    return switch HelperProtocol.Failure(rawValue: body.littleEndian32(at: 0)) {
    case .request: .request(reason: reason)
    case .tooLong: .tooLong(reason: reason)
    case .voice: .voice(reason: reason)
    case .crash: .crashed(reason: reason)
    case .timeout: .timedOut(reason: reason)
    case .device: .noSoundDevice(reason: reason)
    case .engine, nil: .engine(reason: reason)
    }
  }
}
