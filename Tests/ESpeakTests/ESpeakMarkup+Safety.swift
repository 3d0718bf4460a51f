@testable import ESpeak

extension ESpeakMarkup {
  /// Whether eSpeak NG reads the text as it is meant: brackets in pairs, only letters and
  /// punctuation outside, words of at most 40 phonemes, clauses of at most 500 bytes.
  var isSafe: Bool {
    var isInside = false
    var clause = 0
    var word = 0
    var previous: Character = " "
    for character in text {
      clause += character.utf8.count
      switch character {
      case "[" where previous == "[":
        if isInside { return false }
        isInside = true
        word = 0
      case "]" where previous == "]":
        if !isInside { return false }
        isInside = false
      case ",", ".", "?", "!":
        if isInside { return false }
        clause = 0
      case " ":
        word = 0
      case "|":
        word += 1
      default:
        break
      }
      if clause > 500 || word >= 40 { return false }
      previous = character
    }
    return !isInside
  }

  /// The words that an event of the engine announces, which counts characters from 1.
  func words(at event: Int) -> Range<Int>? { script.words(at: event - 1) }
}
