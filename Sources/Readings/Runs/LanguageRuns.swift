import AccessibilityModel

/// A stretch of text that one voice reads.
struct LanguageRun {
  /// The characters.
  var range: Range<Int>
  /// Who reads it.
  var reading: TextReading
  /// What the run says about how it is spoken.
  var attributes: SpeechAttributes
  /// The options, with what the run says itself put in.
  var options: NormalizationOptions
}

/// Splits a text by the language that reads it: attributed runs first, then by the letters that each
/// language says are its own.
///
/// Digits and symbols go with the nearest letter; if two are equally near, with that of the language
/// of the text or else the one before them; and with the language of the text where there is no letter. Letters that belong to no language stay
/// with the language of the text, whose rules name them.
struct LanguageRuns {
  private let readings: [TextReading]
  private let options: NormalizationOptions

  init(readBy readings: [TextReading], _ options: NormalizationOptions) {
    self.readings = readings
    self.options = options
  }

  func runs(
    of text: AttributedText, written: WrittenText, language: SpokenLanguage
  ) -> [LanguageRun] {
    guard let screen = reader(of: language, on: nil) else { return [] }
    guard !text.isPlain else {
      return split(0..<written.count, written, screen, SpeechAttributes(), options)
    }
    var runs: [LanguageRun] = []
    var offset = 0
    var position = 0
    for run in text.runs {
      offset += run.text.unicodeScalars.count
      let start = position
      while position < written.count, written.starts[position] < offset { position += 1 }
      var own = options
      if let punctuation = run.attributes.punctuation {
        own.punctuation = punctuation ? .all : .none
      }
      own.spellsOut = run.attributes.spellOut ?? options.spellsOut
      let reader =
        run.attributes.language.flatMap { self.reader(of: $0, on: readings[screen]) } ?? screen
      if run.attributes.ipa != nil {
        let whole = LanguageRun(
          range: start..<position, reading: readings[reader], attributes: run.attributes,
          options: own
        )
        if start < position { runs.append(whole) }
      } else {
        runs += split(start..<position, written, reader, run.attributes, own)
      }
    }
    return runs
  }

  /// The place among the readings of the one that reads a language: its own or, if it has none, the
  /// one that the language of the screen names, or else the first.
  private func reader(of language: SpokenLanguage, on screen: TextReading?) -> Int? {
    func own(_ language: SpokenLanguage) -> Int? {
      readings.firstIndex { $0.language.base == language.base }
    }
    return own(language) ?? (screen ?? readings.first).flatMap { own($0.others) }
      ?? readings.indices.first
  }

  private func split(
    _ range: Range<Int>,
    _ text: WrittenText,
    _ reader: Int,
    _ attributes: SpeechAttributes,
    _ options: NormalizationOptions
  ) -> [LanguageRun] {
    guard !range.isEmpty else { return [] }
    let reading = readings[reader]
    var readers = letters(in: range, text, reader).map { letters in
      nearest(letters, range.map { text[$0].isSpace }, else: reader)
    }
    if options.voices == .switching, let other = self.reader(of: reading.others, on: reading),
      other != reader, reading.alsoReads.contains(readings[other].letters)
    {
      let phrases = EnglishRuns.marks(in: range, text)
      if phrases.contains(true) {
        readers = zip(readers ?? range.map { _ in reader }, phrases).map {
          $1 && $0 == reader ? other : $0
        }
      }
    }
    return spans(range, readers ?? range.map { _ in reader }, attributes, options)
  }

  /// For each character the reader that its letter belongs to; `nil` if one reader has them all.
  ///
  /// A lone letter of an alphabet is more often a sign than a word of its language, as in 5 μm, so it
  /// goes with its neighbours.
  private func letters(in range: Range<Int>, _ text: WrittenText, _ reader: Int) -> [Int?]? {
    let own = readings[reader]
    let first = readings.firstIndex { $0.language.base == own.others.base }
    let others = ([first].compactMap(\.self) + readings.indices).filter { other in
      other != reader
        && !own.letters.contains(readings[other].letters)
        && !own.alsoReads.contains(readings[other].letters)
    }
    guard !others.isEmpty else { return nil }
    func owner(_ position: Int) -> Int? {
      let scalar = text[position]
      if own.letters.contains(scalar) || own.alsoReads.contains(scalar) { return reader }
      return others.first { readings[$0].letters.contains(scalar) }
    }
    let owners = range.map(owner)
    let letters = range.map { position in
      let owner = owners[position - range.lowerBound]
      guard let owner, owner != reader, text[position].properties.isCased else { return owner }
      let isAlone = [position - 1, position + 1].allSatisfy {
        !range.contains($0) || owners[$0 - range.lowerBound] != owner
      }
      return isAlone ? nil : owner
    }
    return letters.contains { $0 != nil && $0 != reader } ? letters : nil
  }

  /// Gives every character the reader of the nearest letter; what stands together without a
  /// space, such as the digits of a number, goes together.
  private func nearest(_ letters: [Int?], _ isSpace: [Bool], else reader: Int) -> [Int] {
    var next = [Int](repeating: Int.max, count: letters.count)
    var following = Int.max
    for index in letters.indices.reversed() {
      if letters[index] != nil { following = index }
      next[index] = following
    }
    var readers: [Int] = []
    readers.reserveCapacity(letters.count)
    var last = -1
    var index = 0
    while index < letters.count {
      if let letter = letters[index] {
        readers.append(letter)
        last = index
        index += 1
        continue
      }
      var end = index + 1
      if !isSpace[index] {
        while end < letters.count, letters[end] == nil, !isSpace[end] { end += 1 }
      }
      let after = next[index]
      // Of two that are equally near, the language of the text reads what it can.
      let isOwnAfter = after != Int.max && !isSpace[index] && letters[after] == reader
      let farthest = isOwnAfter ? index - last + 1 : index - last
      let isAfterNearer = after != Int.max && after - end + 1 < farthest
      let source = last < 0 || isAfterNearer ? after : last
      let nearest = letters.indices.contains(source) ? letters[source] ?? reader : reader
      for _ in index..<end { readers.append(nearest) }
      index = end
    }
    return readers
  }

  private func spans(
    _ range: Range<Int>,
    _ readers: [Int],
    _ attributes: SpeechAttributes,
    _ options: NormalizationOptions
  ) -> [LanguageRun] {
    var runs: [LanguageRun] = []
    var start = 0
    for index in readers.indices
    where index + 1 == readers.count || readers[index + 1] != readers[index] {
      let lower = range.lowerBound + start
      runs.append(
        LanguageRun(
          range: lower..<(range.lowerBound + index + 1), reading: readings[readers[index]],
          attributes: attributes, options: options
        )
      )
      start = index + 1
    }
    return runs
  }
}
