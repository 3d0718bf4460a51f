import ScreenReading
import Walks

/// What is said at once, to be shown while it is heard: word by word, hints less loudly.
package struct CaptionLine: Hashable, Sendable {
  /// When it begins and ends, in milliseconds from the start of the walk.
  package var start: Int
  package var end: Int
  /// What is said.
  package var text: String
  /// Whether it is a hint.
  package var isHint: Bool
  /// Whether it was cut off.
  package var isCutOff: Bool
  /// When the words begin, and how many characters of the text there are up to the end of each.
  package var words: [Word]

  /// A word of a caption.
  package struct Word: Hashable, Sendable {
    package var time: Int
    package var end: Int

    package init(time: Int, end: Int) {
      self.time = time
      self.end = end
    }
  }

  /// How many characters of the text have been heard, the current word included.
  package func heard(at time: Int) -> Int {
    guard !words.isEmpty else { return time >= start ? text.count : 0 }
    return words.last { $0.time <= time }?.end ?? 0
  }

  /// How many characters of the text are ever heard.
  package var heardInAll: Int { isCutOff ? words.last?.end ?? text.count : text.count }

  /// What is ever heard of the text.
  package var heardText: String { String(text.prefix(heardInAll)) }

  /// Where the last of the words that have been heard begins, in characters of the text; where it ends if
  /// words have no times.
  func startOfWord(endingAt heard: Int) -> Int {
    guard !words.isEmpty else { return heard }
    let before = words.last { $0.end < heard }?.end ?? 0
    let joint = text.dropFirst(before).prefix { !$0.isLetter && !$0.isNumber }.count
    return min(before + joint, heard)
  }

  /// The captions of a walk; where words have no times, each utterance is shown as a whole.
  package static func lines(of transcript: WalkTranscript) -> [CaptionLine] {
    transcript.events.compactMap { event in
      guard case .speak(let speech) = event.kind, speech.outcome != .dropped, speech.duration > 0
      else { return nil }
      return CaptionLine(speech, at: event.time)
    }
  }

  init(_ speech: WalkTranscript.Speech, at time: Int) {
    start = time
    end = time + speech.duration + speech.pauses.reduce(0) { $0 + $1.length }
    isHint = speech.source == .hint
    isCutOff = speech.outcome == .interrupted
    text = ""
    words = []
    for (part, joint) in zip(speech.parts, speech.joints) {
      let own = part.text.string
      if own.isEmpty { continue }
      if !text.isEmpty { text += joint }
      let before = text.count
      text += own.map { $0.isNewline ? " " : String($0) }.joined()
      words += part.words.map { word in
        let upTo = String(String.UnicodeScalarView(own.unicodeScalars.prefix(word.to)))
        return Word(time: word.time, end: before + upTo.count)
      }
    }
  }
}

/// Something that the user did, to be shown as one line.
package struct CaptionGesture: Hashable, Sendable {
  /// When, in milliseconds from the start of the walk.
  package var time: Int
  package var text: String

  package init(time: Int, text: String) {
    self.time = time
    self.text = text
  }
}
