/// English inside a Korean text: three and more words in a row.
enum EnglishRuns {
  /// For each character of a range, whether the English voice reads it.
  static func marks(in range: Range<Int>, _ text: WrittenText) -> [Bool] {
    var marks = [Bool](repeating: false, count: range.count)
    var position = range.lowerBound
    while position < range.upperBound {
      guard ScalarClass.isLatin(text[position]) else {
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
    from start: Int,
    limit: Int,
    _ text: WrittenText
  ) -> (end: Int, words: Int) {
    var position = start
    var end = start
    var words = 0
    while position < limit {
      let scalar = text[position]
      if ScalarClass.isLatin(scalar) {
        let first = position
        var hasLower = false
        while position < limit, ScalarClass.isLatin(text[position]) || text[position] == 0x27 {
          hasLower = hasLower || ScalarClass.isLower(text[position])
          position += 1
        }
        if ScalarClass.isHangul(text[position]), position < limit { break }
        if hasLower, position - first > 1 || scalar == 0x61 || scalar == 0x49 { words += 1 }
        end = position
      } else if ScalarClass.isHangul(scalar) || ScalarClass.isForeignLetter(scalar) {
        break
      } else {
        position += 1
        if ScalarClass.isDigit(scalar), !ScalarClass.isHangul(text[position]) {
          if !ScalarClass.isDigit(text[position]) { end = position }
        } else if scalar == 0x2E || scalar == 0x21 || scalar == 0x3F, end == position - 1 {
          end = position
        }
      }
    }
    return (end, words)
  }
}
