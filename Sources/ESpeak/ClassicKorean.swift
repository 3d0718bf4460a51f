import Foundation
import SpeechSynthesis
import Voices

/// An utterance of a voice with phonemes of ours, for an engine whose data cannot have them.
///
/// The voice is the one of before, whose file has the same name with `-classic` at its end. Tones are
/// left out, our onsets are written with the engine's own, and eojeols that begin high are said at a
/// higher pitch.
struct ClassicKorean: Sendable {
  /// What is said instead.
  private(set) var utterance: SpeechUtterance
  /// For each Unicode scalar of the new text, the place of the one that it was made from.
  private var origins: [Int] = []

  init(_ utterance: SpeechUtterance) {
    self.utterance = utterance
    let path = utterance.voice.engineVoice + "-classic"
    let known = try? VoiceCatalogue.standard().voices.first { $0.engineVoice == path }
    self.utterance.voice.engineVoice = path
    self.utterance.voice.phonemes = ""
    if let known { self.utterance.voice.gain = known.gain }
    guard case .notation(let text) = utterance.input else { return }
    var writer = Writer(base: utterance.pitch)
    writer.write(Array(text.unicodeScalars))
    self.utterance.input = .notation(String(writer.text))
    origins = writer.origins
  }

  /// The engine's events, as if it had said the original.
  func original(_ events: [SoundClip.Event]) -> [SoundClip.Event] {
    guard !origins.isEmpty else { return events }
    return events.map { event in
      var event = event
      event.position = origins[min(max(event.position, 0), origins.count - 1)]
      return event
    }
  }

  /// Writes the text anew, word by word.
  private struct Writer {
    var text = String.UnicodeScalarView()
    var origins: [Int] = []
    /// The pitch that the text asks for, and the one that was written last.
    private var wanted: Int
    private var current: Int
    private var isKorean = true
    private var isOpen = false

    init(base: Int) {
      wanted = base
      current = base
    }

    mutating func write(_ scalars: [Unicode.Scalar]) {
      var index = 0
      var isInside = false
      while index < scalars.count {
        if scalars[index...].starts(with: "[[".unicodeScalars) {
          isInside = true
          index += 2
        } else if scalars[index...].starts(with: "]]".unicodeScalars) {
          close(at: index)
          isInside = false
          index += 2
        } else if isInside {
          let end = scalars[index...].firstIndex { $0 == " " || $0 == "]" } ?? scalars.count
          if end == index {
            index += 1
          } else {
            word(String(String.UnicodeScalarView(scalars[index..<end])), at: index)
            index = end
          }
        } else if let command = Self.pitch(scalars[index...]) {
          // Written again where a word needs it.
          wanted = command.value
          index += command.length
        } else {
          if scalars[index].properties.isAlphabetic {
            change(to: wanted - KoreanTones.foreignRise, at: index)
          }
          add(String(scalars[index]), at: index)
          index += 1
        }
      }
    }

    /// The engine's command for the pitch, which the text writes for words with one of their own.
    private static func pitch(_ scalars: ArraySlice<Unicode.Scalar>) -> (value: Int, length: Int)? {
      guard scalars.first == "\u{1}" else { return nil }
      let digits = scalars.dropFirst().prefix { $0.properties.numericType != nil }
      guard let value = Int(String(String.UnicodeScalarView(digits))),
        scalars.dropFirst(1 + digits.count).first == "P"
      else { return nil }
      return (value, digits.count + 2)
    }

    private mutating func word(_ word: String, at place: Int) {
      if word.hasPrefix("_^_") {
        isKorean = KoreanMnemonics.ownTable(in: String(word.dropFirst(3))) != nil
        separate(at: place)
        return add(isKorean ? "_^_ko" : word, at: place)
      }
      let written = isKorean ? Self.classic(word) : word
      let rise =
        !isKorean
        ? -KoreanTones.foreignRise
        : KoreanMnemonics.beginsHigh(written) ? EmbeddedPitch.rise : 0
      if !word.hasPrefix("_") { change(to: wanted + rise, at: place) }
      separate(at: place)
      add(written, at: place)
    }

    private mutating func change(to value: Int, at place: Int) {
      let pitch = min(max(value, 0), 99)
      guard pitch != current else { return }
      close(at: place)
      if !text.isEmpty, text.last != " " { add(" ", at: place) }
      add("\u{1}\(pitch)P ", at: place)
      current = pitch
    }

    private mutating func separate(at place: Int) {
      add(isOpen ? " " : text.isEmpty || text.last == " " ? "[[" : " [[", at: place)
      isOpen = true
    }

    private mutating func close(at place: Int) {
      if isOpen { add("]]", at: place) }
      isOpen = false
    }

    private mutating func add(_ part: String, at place: Int) {
      text += part.unicodeScalars
      origins += Array(repeating: place, count: part.unicodeScalars.count)
    }

    /// A word of our table in the engine's own.
    private static func classic(_ word: String) -> String {
      word.split(separator: "|").flatMap { name -> [String] in
        if name.allSatisfy(\.isNumber) { return [] }
        return KoreanMnemonics.classic(String(name))
      }.joined(separator: "|")
    }
  }
}
