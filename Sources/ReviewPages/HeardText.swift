import ScreenReading
import Walks

/// A piece of an announcement, divided where it was cut off.
struct HeardText: Hashable, Sendable {
  /// What was heard of the text.
  var heard: String
  /// What was not.
  var unheard: String
}

extension Transcript.Speech {
  /// The texts of the parts, each divided at the last word that was heard.
  var heardTexts: [HeardText] {
    switch outcome {
    case .finished: return parts.map { HeardText(heard: $0.text.string, unheard: "") }
    case .dropped: return parts.map { HeardText(heard: "", unheard: $0.text.string) }
    case .interrupted:
      // A part is heard in full when a later one was begun.
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

extension Transcript.Speech {
  /// What stands before each part in the whole text: nothing, a comma, or what ends a hint.
  var joints: [String] {
    source == .hint
      ? Announcement.joints(ofHints: parts.map(\.announced))
      : parts.indices.map { $0 == 0 ? "" : Announcement.separator }
  }
}

extension String {
  /// The offset in UTF-16, as scripts count, of an offset in Unicode scalars.
  func utf16Offset(ofScalar offset: Int) -> Int {
    let scalars = unicodeScalars
    let index = scalars.index(scalars.startIndex, offsetBy: offset, limitedBy: scalars.endIndex)
    return utf16.distance(from: utf16.startIndex, to: index ?? scalars.endIndex)
  }
}
