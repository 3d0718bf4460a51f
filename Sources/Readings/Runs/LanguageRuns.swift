import AccessibilityModel

/// A stretch of text that one voice reads.
struct LanguageRun {
  /// The characters.
  var range: Range<Int>
  /// A language that something reads.
  var language: Language
  /// What the run says about how it is spoken.
  var attributes: SpeechAttributes
  /// The options, with what the run says itself put in.
  var options: NormalizationOptions
}

/// Splits a text by the language that reads it: attributed runs first, then Korean and English by
/// script.
///
/// Digits and symbols go with the nearest letter, the one before them if two are equally near,
/// and with the screen's language where there is no letter. A language that nothing reads is treated as
/// English: Hangul in it is Korean, Latin letters are English words, and letters of other scripts
/// are named, as a voice does that does not know them.
struct LanguageRuns {
  /// The languages that something reads besides Korean and English; they get their runs whole.
  private let others: [Language]
  private let options: NormalizationOptions

  init(readBy readings: [TextReading], _ options: NormalizationOptions) {
    others = readings.map(\.language).filter { language in
      ![Language.korean, .english].contains { $0.base == language.base }
    }
    self.options = options
  }

  func runs(
    of text: AttributedText, written: WrittenText, language: Language
  ) -> [LanguageRun] {
    guard !text.isPlain else {
      return split(0..<written.count, written, language, SpeechAttributes(), options)
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
      let spoken = run.attributes.language ?? language
      if run.attributes.ipa != nil {
        let whole = LanguageRun(
          range: start..<position, language: reader(of: spoken), attributes: run.attributes,
          options: own
        )
        if start < position { runs.append(whole) }
      } else {
        runs += split(start..<position, written, spoken, run.attributes, own)
      }
    }
    return runs
  }

  /// The language that reads a language: itself, if something reads it.
  private func reader(of language: Language) -> Language {
    language.base == Language.korean.base
      ? .korean : others.first { $0.base == language.base } ?? .english
  }

  private func split(
    _ range: Range<Int>,
    _ text: WrittenText,
    _ language: Language,
    _ attributes: SpeechAttributes,
    _ options: NormalizationOptions
  ) -> [LanguageRun] {
    guard !range.isEmpty else { return [] }
    func whole(_ language: Language) -> [LanguageRun] {
      [LanguageRun(range: range, language: language, attributes: attributes, options: options)]
    }
    let reader = reader(of: language)
    if reader == .korean {
      guard options.voices == .switching else { return whole(.korean) }
      let english = EnglishRuns.marks(in: range, text)
      guard english.contains(true) else { return whole(.korean) }
      return spans(range, english.map { $0 ? .english : .korean }, attributes, options)
    }
    guard reader == .english, range.contains(where: { text[$0].isHangul }) else {
      return whole(reader)
    }
    let letters = range.map { position -> Language? in
      let scalar = text[position]
      if scalar.isHangul { return .korean }
      return scalar.isLatin ? .english : nil
    }
    let isSpace = range.map { text[$0].isSpace }
    return spans(range, nearest(letters, isSpace), attributes, options)
  }

  /// Gives every character the language of the nearest letter; what stands together without a
  /// space, such as the digits of a number, goes together.
  private func nearest(_ letters: [Language?], _ isSpace: [Bool]) -> [Language] {
    var next = [Int](repeating: Int.max, count: letters.count)
    var following = Int.max
    for index in letters.indices.reversed() {
      if letters[index] != nil { following = index }
      next[index] = following
    }
    var languages: [Language] = []
    languages.reserveCapacity(letters.count)
    var last = -1
    var index = 0
    while index < letters.count {
      if let letter = letters[index] {
        languages.append(letter)
        last = index
        index += 1
        continue
      }
      var end = index + 1
      if !isSpace[index] {
        while end < letters.count, letters[end] == nil, !isSpace[end] { end += 1 }
      }
      let after = next[index]
      let isAfterNearer = after != Int.max && after - end + 1 < index - last
      let source = last < 0 || isAfterNearer ? after : last
      let language = letters.indices.contains(source) ? letters[source] ?? .english : .english
      for _ in index..<end { languages.append(language) }
      index = end
    }
    return languages
  }

  private func spans(
    _ range: Range<Int>,
    _ languages: [Language],
    _ attributes: SpeechAttributes,
    _ options: NormalizationOptions
  ) -> [LanguageRun] {
    var runs: [LanguageRun] = []
    var start = 0
    for index in languages.indices
    where index + 1 == languages.count || languages[index + 1] != languages[index] {
      let lower = range.lowerBound + start
      runs.append(
        LanguageRun(
          range: lower..<(range.lowerBound + index + 1), language: languages[index],
          attributes: attributes, options: options
        )
      )
      start = index + 1
    }
    return runs
  }
}
