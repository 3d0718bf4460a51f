/// English inside a Korean text: three and more words in a row.
enum EnglishRuns {
  /// For each character of a range, whether the English voice reads it.
  static func marks(in range: Range<Int>, _ text: WrittenText) -> [Bool] {
    var marks = [Bool](repeating: false, count: range.count)
    var position = range.lowerBound
    while position < range.upperBound {
      guard text[position].isLatin else {
        position += 1
        continue
      }
      let run = run(from: position, limit: range.upperBound, text)
      if run.words >= 3 {
        for index in position..<run.end { marks[index - range.lowerBound] = true }
      }
      position = max(run.end, position + 1)
    }
    return marks
  }

  /// The stretch of English from a letter on: its end, and how many words of two letters and
  /// more, not all capitals, it has.
  private static func run(
    from start: Int, limit: Int, _ text: WrittenText
  ) -> (end: Int, words: Int) {
    var position = start
    var end = start
    var words = 0
    while position < limit {
      let scalar = text[position]
      if scalar.isLatin {
        let first = position
        var hasLower = false
        while position < limit, text[position].isLatin || text[position] == "'" {
          hasLower = hasLower || text[position].isLower
          position += 1
        }
        if text[position].isHangul, position < limit { break }
        if hasLower, position - first > 1 || scalar == "a" || scalar == "I" { words += 1 }
        end = position
      } else if scalar.isHangul || scalar.isForeignLetter {
        break
      } else {
        position += 1
        if scalar.isDigit, !text[position].isHangul {
          if !text[position].isDigit { end = position }
        } else if scalar == "." || scalar == "!" || scalar == "?", end == position - 1 {
          end = position
        }
      }
    }
    return (end, words)
  }
}
