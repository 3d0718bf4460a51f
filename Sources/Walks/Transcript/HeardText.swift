import ScreenReading

/// A piece of an announcement, split where it was cut off.
package struct HeardText: Hashable, Sendable {
  /// The part of the text that was heard.
  package var heard: String
  /// The part that was not heard.
  package var unheard: String
}

extension WalkTranscript.Speech {
  /// The texts of the parts, each split after the last word that was heard.
  package var heardTexts: [HeardText] {
    switch outcome {
    case .finished: return parts.map { HeardText(heard: $0.text.string, unheard: "") }
    case .dropped: return parts.map { HeardText(heard: "", unheard: $0.text.string) }
    case .interrupted:
      // A part was heard in full if a later one began.
      let last = parts.lastIndex { !$0.words.isEmpty } ?? -1
      return parts.enumerated().map { index, part in
        let text = part.text.string
        if index < last { return HeardText(heard: text, unheard: "") }
        guard index == last, let word = part.words.last else {
          return HeardText(heard: "", unheard: text)
        }
        let scalars = text.unicodeScalars
        let end = scalars.index(scalars.startIndex, offsetBy: word.to, limitedBy: scalars.endIndex)
        let cut = end ?? scalars.endIndex
        return HeardText(
          heard: String(scalars[..<cut]), unheard: String(scalars[cut...]))
      }
    }
  }
}
