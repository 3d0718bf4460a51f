extension KoreanReader {
  /// 오후 2:30: a part of the day that begins a time.
  mutating func readPartOfDay(at position: Int) -> Match? {
    let end = hangulEnd(position)
    guard end - position == 2, KoreanWordSet.partsOfDay.contains(text.string(position..<end)) else {
      return nil
    }
    return readMoment(at: position)
  }

  /// 를 of VoiceOver를 and of [취소]를: what belongs to the word before it.
  mutating func readParticle(at position: Int) -> Match? {
    let end = hangulEnd(position)
    if isAfterClosing(position), KoreanParticles.isParticle(text, position..<end) {
      stream.dropPause()
      // 아이디(이메일)를, 인증번호[482913]를: what is said last decides the form.
      if char(position - 1) == ")" || char(position - 1) == "]", let last = stream.words.last,
        last.kind != .symbolName
      {
        stream.glue(
          KoreanParticles.fitting(text.string(position..<end), after: last.text), upTo: end)
        return ("particle", end)
      }
    } else if !stream.touches(position) || !isGlued(position..<end) {
      return nil
    }
    glue(from: position, upTo: end)
    return ("particle", end)
  }

  /// A counter after a number that another rule read.
  mutating func readCounter(at position: Int) -> Match? {
    let end = hangulEnd(position)
    guard stream.touches(position), char(position - 1).isDigit, end - position <= 8,
      KoreanCounters.match(text, at: position, limit: span.upperBound) != nil
    else { return nil }
    add(text.string(position..<end), position..<end, join: .tight, kind: .counter)
    return ("counter", end)
  }

  /// A run of Hangul as it is written; a very long one in parts, so that no word overruns the
  /// engine.
  mutating func readHangulWord(at position: Int) -> Match {
    let end = hangulEnd(position)
    for start in stride(from: position, to: end, by: 32) {
      let part = start..<min(start + 32, end)
      add(text.string(part), part, join: start == position ? .space : .tight)
    }
    return ("word", end)
  }

  /// Whether Hangul that touches the last word is part of it: after Latin letters always, after
  /// a number if it is a particle.
  private func isGlued(_ range: Range<Int>) -> Bool {
    guard range.count <= 12, let last = stream.words.last else { return false }
    let before = char(range.lowerBound - 1)
    if last.text.unicodeScalars.count > 24 { return false }
    if before.isMask, !before.isLatin { return false }
    if before.isLatin || last.kind == .counter { return true }
    if before == "+" { return last.kind != .symbolName }
    if before.isSyllable {
      // 으로 of T맵으로, a name of the list.
      return last.kind == .letterName
        || last.kind == .name && KoreanParticles.isParticle(text, range)
    }
    return KoreanParticles.isParticle(text, range)
  }

  /// Whether a bracket or quote closes directly before, with a word directly before that.
  func isAfterClosing(_ position: Int) -> Bool {
    var before = position
    while char(before - 1).isClosing { before -= 1 }
    return before < position && stream.end == before && stream.words.last?.language == .korean
  }

  /// 제3조: the ordinal prefix makes the number Sino-Korean and one word with it.
  mutating func readOrdinal(at position: Int) -> Match? {
    let start = skipSpaces(position + 1)
    guard hasWord(.ordinalPrefix, at: position), start - position <= 2, char(start).isDigit,
      let amount = amount(at: start, series: .sino)
    else { return nil }
    var phrase = phrase(of: amount)
    guard let first = phrase.pieces.first else { return nil }
    phrase.pieces[0].text = KoreanWord.ordinalPrefix.text + first.text
    phrase.pieces[0].range = position..<first.range.upperBound
    let counted = digitEnd(start)
    if let end = endOfUncounted(after: counted) {
      phrase.pieces.removeSubrange(1...)
      add(phrase)
      glue(from: counted, upTo: end)
      return ("ordinal", end)
    }
    if let next = rangeStart(after: phrase.end),
      let last = self.amount(at: next.next, series: .sino), isSameKind(amount, last)
    {
      // 제1조~3조, 제1장-5장.
      phrase.glue(KoreanWord.from.text)
      phrase.pieces += self.phrase(of: last).pieces
      phrase.end = last.range.upperBound
      add(phrase)
      return ("ordinal", glueParticles(at: phrase.end))
    } else if let next = rangeStart(after: phrase.end), next.isTilde {
      // 제1~3호, 제1~3조, of which the 조 is no power of ten, and 제1조~제3조.
      if amount.unit == nil, !amount.quantity.hasHangulUnit,
        let last = self.amount(at: next.next, series: .sino),
        last.unit != nil || last.quantity.hasHangulUnit
      {
        phrase.glue(KoreanWord.from.text)
        phrase.pieces += self.phrase(of: last).pieces
        phrase.end = last.range.upperBound
      } else if hasWord(.ordinalPrefix, at: next.next), char(next.next + 1).isDigit {
        phrase.glue(KoreanWord.from.text)
      }
    }
    add(phrase)
    return ("ordinal", phrase.end)
  }

  /// Whether what is counted by the first of two numbers is counted by the second, which is greater.
  private func isSameKind(_ first: Amount, _ second: Amount) -> Bool {
    let low = first.quantity.range.lowerBound, high = second.quantity.range.lowerBound
    let counter = text.string(digitEnd(low)..<first.range.upperBound)
    guard !counter.isEmpty, hasWord(counter, at: digitEnd(high)),
      let from = value(low..<digitEnd(low)), let to = value(high..<digitEnd(high))
    else { return false }
    return from < to
  }

  /// 제3-2호, 제2020-서울강남-01234호: the parts of the number of a rule, a permit or a room.
  mutating func readOrdinalOfParts(at position: Int) -> Match? {
    let start = skipSpaces(position + 1)
    guard hasWord(.ordinalPrefix, at: position), start - position <= 2, char(start).isDigit else {
      return nil
    }
    var parts = [start..<digitEnd(start)]
    while let last = parts.last, char(last.upperBound) == "-" {
      let next = last.upperBound + 1
      let end = char(next).isDigit ? digitEnd(next) : hangulEnd(next)
      guard end > next else { return nil }
      parts.append(next..<end)
    }
    guard parts.count > 1, let last = parts.last, char(last.lowerBound).isDigit,
      let counter = KoreanCounters.match(text, at: last.upperBound, limit: span.upperBound),
      KoreanWordSet.labelCounters.contains(counter.name),
      KoreanParticles.isSuffix(text, counter.end..<hangulEnd(counter.end))
    else { return nil }
    var phrase = Phrase(end: hangulEnd(last.upperBound))
    for (index, part) in parts.enumerated() {
      if index > 0 {
        phrase.add(KoreanWord.again.text, (part.lowerBound - 1)..<part.lowerBound)
      }
      if !char(part.lowerBound).isDigit {
        phrase.add(text.string(part), part)
      } else if char(part.lowerBound) == "0", part.count > 1 {
        phrase.add(words: KoreanNumerals.byDigit(digits(part)), part)
      } else {
        phrase.add(words: KoreanNumerals.sino(digits(part)), part)
      }
    }
    phrase.pieces[0].text = KoreanWord.ordinalPrefix.text + phrase.pieces[0].text
    phrase.pieces[0].range = position..<parts[0].upperBound
    let counted = last.upperBound..<phrase.end
    phrase.add(text.string(counted), counted, join: .tight, kind: .counter)
    add(phrase)
    return ("ordinal", phrase.end)
  }

  /// The end of a noun that an ordinal does not count but makes one word with, such as the third
  /// party 제3자, and of its particles.
  private func endOfUncounted(after position: Int) -> Int? {
    let end = hangulEnd(position)
    for noun in KoreanWordSet.uncounted.words where hasWord(noun, at: position) {
      let rest = (position + noun.unicodeScalars.count)..<end
      if KoreanParticles.isParticle(text, rest) { return end }
    }
    return nil
  }
}

extension Unicode.Scalar {
  /// Whether it closes a bracket or a quotation.
  fileprivate var isClosing: Bool {
    switch self {
    case ")", "]", "}", "\"", "'", "”", "’", "」", "』", "》", "〉", "】": true
    default: false
    }
  }
}
