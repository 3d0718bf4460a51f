import AccessibilityModel

/// The words that a rule reads from a stretch of text, before they are added to the stream.
struct Phrase {
  var pieces: [Piece] = []
  /// The character after what was taken.
  var end: Int

  /// A word of a phrase.
  struct Piece {
    var text: String
    var range: Range<Int>
    var join: SpokenWord.Join = .space
    var kind: SpokenWord.Kind = .word
    var pronunciation: SpokenWord.Override?
  }

  mutating func add(
    _ text: String,
    _ range: Range<Int>,
    join: SpokenWord.Join = .space,
    kind: SpokenWord.Kind = .word
  ) {
    pieces.append(Piece(text: text, range: range, join: join, kind: kind))
  }

  /// Adds words of one range: the first joined as told, the others in one breath with it.
  mutating func add(
    words: [String],
    _ range: Range<Int>,
    join: SpokenWord.Join = .space,
    kind: SpokenWord.Kind = .number
  ) {
    for (index, (word, own)) in zip(words, Self.ranges(of: words, in: range)).enumerated() {
      add(word, own, join: index == 0 ? join : .tight, kind: kind)
    }
  }

  /// What each of some words stands for that are read from a range: all of it, but in a long row of
  /// digits said one by one its own, so that a million of them do not each stand for all.
  static func ranges(of words: [String], in range: Range<Int>) -> [Range<Int>] {
    let lengths = range.count > 24 ? words.map(\.unicodeScalars.count) : []
    guard !lengths.isEmpty, lengths.reduce(0, +) == range.count else {
      return words.map { _ in range }
    }
    var end = range.lowerBound
    return lengths.map { length in
      end += length
      return (end - length)..<end
    }
  }

  /// Adds a number and the counter after it, which is written where the number is or after it.
  mutating func add(
    words: [String], _ range: Range<Int>, _ counter: KoreanWord, _ counterRange: Range<Int>? = nil
  ) {
    add(words: words, range)
    add(counter.text, counterRange ?? range, join: .tight, kind: .counter)
  }

  /// Adds a Sino-Korean number and the counter after it.
  mutating func add(
    _ number: Int, _ range: Range<Int>, _ counter: KoreanWord, _ counterRange: Range<Int>? = nil
  ) {
    add(words: KoreanNumerals.sino(number), range, counter, counterRange)
  }

  /// Lengthens the last word.
  mutating func glue(_ suffix: String) {
    guard let last = pieces.indices.last else { return }
    pieces[last].text += suffix
  }

  /// Makes every word stand for the whole range, for what is said in another order than written.
  mutating func cover(_ range: Range<Int>) {
    for index in pieces.indices { pieces[index].range = range }
  }
}
