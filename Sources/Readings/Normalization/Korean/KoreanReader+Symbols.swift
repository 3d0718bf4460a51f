import AccessibilityModel

extension KoreanReader {
  // MARK: Numbers that begin with a sign

  /// (02) 555-1234, +82 10 ….
  mutating func readSignedDigitString(at position: Int) -> Match? {
    let sign = char(position)
    return sign == "+" || sign == "(" ? readDigitString(at: position) : nil
  }

  /// (수) after a date that another rule read.
  mutating func readWeekday(at position: Int) -> Match? {
    guard char(position) == "(", let weekday = weekday(at: position),
      isDate(before: position)
        || time(at: skipSpaces(weekday.range.upperBound), afterDate: false) != nil
        || isOfWeek(weekday.range)
    else { return nil }
    add(weekday.word, weekday.range)
    return ("weekday", weekday.range.upperBound)
  }

  /// (일) 휴무, 매주 (월), (토): whether a day of the week in brackets stands by itself; a month and a
  /// number of days may too.
  private func isOfWeek(_ range: Range<Int>) -> Bool {
    if !isInsideWord(range.lowerBound)
      && begins(wordAfter(range.upperBound), with: .weekdayWordsAfter)
      || ends(wordBefore(range.lowerBound), with: .weekdayWordsBefore)
    {
      return true
    }
    return range == 0..<text.count
      && ![KoreanWord.month, .day].contains { hasWord($0, at: range.lowerBound + 1) }
  }

  private func isDate(before position: Int) -> Bool {
    let word = wordBefore(position)
    return ends(word, with: .days) || (word.isEmpty && text[word.lowerBound - 1].isDigit)
  }

  /// - of -0:30, + of +1:00.
  mutating func readSignOfTime(at position: Int) -> Match? {
    guard char(position) == "-" || char(position) == "+", char(digitEnd(position + 1)) == ":",
      moment(at: position + 1) != nil, !isInsideWord(position)
    else { return nil }
    addSign(char(position) == "-" ? .minus : .plus, at: position)
    return ("sign", position + 1)
  }

  /// (-) of (-) 1,200원.
  mutating func readSignInParentheses(at position: Int) -> Match? {
    let sign = char(position + 1)
    guard char(position) == "(", ["-", "+", "–", "−"].contains(sign), char(position + 2) == ")",
      !char(position - 1).isWordPart,
      isSignedAmount(skipSpaces(position + 3)) || isResult(position..<(position + 3))
    else { return nil }
    add((sign == "+" ? KoreanWord.plus : .minus).text, position..<(position + 3), kind: .symbolName)
    return ("sign", position + 3)
  }

  /// 요단백 (-): whether a sign in brackets is all that is told of the word before it.
  private func isResult(_ bracket: Range<Int>) -> Bool {
    let after = skipSpaces(bracket.upperBound)
    return char(bracket.lowerBound - 1) == " "
      && !ends(wordBefore(bracket.lowerBound), with: .namesOfSigns)
      && !wordBefore(bracket.lowerBound).isEmpty
      && (after >= span.upperBound || char(after) == "," || char(after) == "\n")
  }

  /// - of - 0.5% and of 할인 - 3,000원: past a space too a minus, before money or a rate that ends the
  /// text, where nothing or what is taken away stands before it.
  mutating func readSpacedMinus(at position: Int) -> Match? {
    guard "-–−".unicodeScalars.contains(char(position)), char(position + 1) == " ",
      previous(position) < span.lowerBound || ends(wordBefore(position), with: .takenAway),
      let amount = amount(at: position + 2), amount.sign == nil, let unit = amount.unit,
      unit.isMoney || isChanging(unit.word), endsText(amount.range.upperBound),
      // 학생 할인 - 50%: the rate of a discount is none below zero.
      unit.isMoney || !ends(wordBefore(position), with: .discounts)
    else { return nil }
    addSign(.minus, at: position)
    return ("sign", position + 1)
  }

  /// Whether nothing follows but a full stop.
  private func endsText(_ position: Int) -> Bool {
    let next = skipSpaces(position)
    return next >= span.upperBound
      || char(next) == "." && skipSpaces(next + 1) >= span.upperBound
  }

  private func isSignedAmount(_ position: Int) -> Bool {
    (char(position).isDigit || KoreanCurrencies.signs[char(position)] != nil)
      && amount(at: position)?.unit != nil
  }

  /// ~ of 무료~3,500원.
  mutating func readRangeFromNothing(at position: Int) -> Match? {
    let start = skipSpaces(position + 1)
    let before = wordBefore(position)
    // 무료 ~3개월 ends then; 1시간 전~30분 전 begins an hour before.
    guard char(position) == "~", isSignedAmount(start),
      ends(before, with: .freeOfCharge) && amount(at: start)?.unit?.isMoney == true
        || KoreanWordSet.pointsInTime.contains(text.string(before))
          && char(wordBefore(before.lowerBound).lowerBound - 1).isDigit
    else { return nil }
    glueToLast(KoreanWord.from.text)
    return ("range", position + 1)
  }

  /// -5°C, ₩12,000; 코드: -1009, of which the digits are those of a code.
  mutating func readSignedAmount(at position: Int) -> Match? {
    let code = (position + 1)..<digitEnd(position + 1)
    if char(position) == "-", code.count >= 3, !isInsideWord(position),
      ends(label(before: position), with: .openCodeEnds), !char(code.upperBound).isWordPart,
      ![".", ",", "-"].contains(char(code.upperBound)) || !char(code.upperBound + 1).isDigit
    {
      addSign(.minus, at: position)
      add(KoreanNumerals.byDigit(digits(code)), code)
      return ("number", glueParticles(at: code.upperBound))
    }
    return readAmountOrFraction(at: position)
  }

  private mutating func readAmountOrFraction(at position: Int) -> Match? {
    isAmountStart(char(position)) || bareFraction(at: position) != nil
      ? readAmount(at: position) : nil
  }

  private func isAmountStart(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "-" || scalar == "+" || scalar == "±" || scalar == "–"
      || KoreanCurrencies.signs[scalar] != nil
  }

  /// ~5만원, 쿠폰 ~12/31: up to.
  mutating func readOpenRange(at position: Int) -> Match? {
    guard char(position) == "~", char(position - 1) != ")",
      !char(previous(position)).isWordPart || isAfterTitle(position)
    else { return nil }
    let start = skipSpaces(position + 1)
    guard char(start).isDigit || isAmountStart(char(start)),
      let phrase = moment(at: start) ?? amount(at: start).map({ phrase(of: $0) })
    else { return nil }
    add(phrase)
    let after = skipSpaces(phrase.end)
    if after > phrase.end, hasWord(.until, at: after), let end = particleEnd(after) {
      glue(from: after, upTo: end)
      return ("up to", end)
    }
    let isClosed =
      hasWord(.until, at: phrase.end) || isClosing(wordAfter(phrase.end))
      || ends(wordBefore(phrase.end), with: .closings)
    if !isClosed { glueOnce(.until) }
    return ("up to", phrase.end)
  }

  /// Whether a word after an amount is a limit already: 이내로, 중에, but not 중국 or 사이즈.
  private func isClosing(_ word: Range<Int>) -> Bool {
    KoreanWordSet.wholeClosings.contains(text.string(word))
      || (1...5).contains { length in
        let end = word.lowerBound + length
        return length <= word.count
          && KoreanWordSet.closings.contains(text.string(word.lowerBound..<end))
          && KoreanParticles.isParticle(text, end..<word.upperBound)
      }
  }

  /// Whether what a time or an amount is of stands before a tilde, past a space: 쿠폰 ~12/31; an amount
  /// must stand right after it, and after a sentence it is only a tone.
  private func isAfterTitle(_ position: Int) -> Bool {
    let before = char(position - 2)
    let start = skipSpaces(position + 1)
    // The ~30 of an English sentence is about so much.
    guard char(position - 1) == " ", before.isSyllable || before.isUpper, char(start) != "~",
      moment(at: start) != nil || start == position + 1 && amount(at: start)?.unit != nil
    else { return false }
    let word = wordBefore(position)
    return word.isEmpty
      || !KoreanWordSet.endsOfSentences.words.contains { text.string(word).hasSuffix($0) }
  }

  // MARK: Masks and keys

  /// **** and ••••, with or without digits after them, and 김*수.
  mutating func readMask(at position: Int) -> Match? {
    guard let end = maskEnd(position) else { return nil }
    if let match = readDigitString(at: position) { return match }
    if end == position + 1, let match = readAsteriskKey(at: position) { return match }
    let isInName = char(position - 1).isSyllable && char(position) == "*"
    guard end - position >= 2 || isInName else { return nil }
    var phrase = Phrase(end: end)
    addMask(&phrase, position..<end, end - position)
    add(phrase)
    return ("mask", end)
  }

  /// *를 누르세요: the key of a telephone; by itself the sign marks a note.
  private mutating func readAsteriskKey(at position: Int) -> Match? {
    var start = position + 1
    for key in KoreanWordSet.keys.words.sorted() where hasWord(key, at: start) {
      start += key.unicodeScalars.count
    }
    let particles = particleEnd(start)
    guard particles != nil || (start > position + 1 && hangulEnd(start) == start),
      let name = Self.symbolNames["*"]
    else { return nil }
    addName(name, position..<(position + 1))
    return ("key", start == position + 1 ? glueParticles(at: start) : position + 1)
  }

  // MARK: Brackets

  /// (주)카카오, 카카오(주): a company limited by shares.
  mutating func readCompany(at position: Int) -> Match? {
    guard let kind = KoreanWord.companySign.list.firstIndex(where: { hasWord($0, at: position) })
    else { return nil }
    let before = char(position - 1)
    let next = char(skipSpaces(position + 3))
    // (사) and (재) are so right before a name only.
    guard kind == 0 || char(position + 3).isSyllable && !before.isWordPart else { return nil }
    guard !next.isDigit, (next.isSyllable || next.isLatin) != (before.isSyllable || before.isLatin)
    else { return nil }
    add(KoreanWord.company.list[kind], position..<(position + 3))
    return ("company", position + 3)
  }

  /// 이름을(를): the particle of a template, said once.
  mutating func readAlternative(at position: Int) -> Match? {
    guard char(position) == "(", char(position + 2) == ")" else { return nil }
    if let match = readOptionalSyllable(at: position) { return match }
    guard KoreanParticles.isPair(char(position - 1), char(position + 1)) else { return nil }
    // 배송지을(를); a base of one syllable may be a word with its own 이: 아이(가).
    let written = text.string((position - 1)..<position)
    if stream.touches(position), let base = stream.words.last?.text.dropLast(), base.count >= 2 {
      stream.replaceEnd(
        written, with: KoreanParticles.fitting(written, after: String(base)))
    }
    return ("particle of a template", position + 3)
  }

  /// 서울(으)로, 쿠폰(이)나, 회원(을)를: the form that fits is said.
  private mutating func readOptionalSyllable(at position: Int) -> Match? {
    let rest = (position + 3)..<hangulEnd(position + 3)
    guard KoreanParticles.isTemplateEnding(text, rest), let last = stream.words.last,
      stream.touches(position) || isAfterClosing(position)
    else { return nil }
    let optional = text.string((position + 1)..<(position + 2))
    let particle = text.string(rest)
    let form: String
    if KoreanParticles.isPair(char(position + 1), char(position + 3)) {
      form = KoreanParticles.fitting(optional, after: last.text) + String(particle.dropFirst())
    } else if KoreanWordSet.optionalSyllables.contains(optional) {
      form = KoreanParticles.isOpen(last.text, before: particle) ? particle : optional + particle
    } else {
      return nil
    }
    stream.dropPause()
    stream.glue(form, upTo: rest.upperBound)
    return ("particle of a template", rest.upperBound)
  }

  // MARK: Signs

  /// Three and more different signs in a row are listed one by one: !@#$%.
  mutating func readSymbolList(at position: Int) -> Match? {
    var end = position
    while end - position <= 32, Self.listed.contains(char(end)) { end += 1 }
    guard end - position >= 3 else { return nil }
    let signs = Set((position..<end).map { char($0) })
    guard signs.count >= 3, !signs.isDisjoint(with: ["@", "#", "$", "%", "^", "&"]) else {
      return nil
    }
    for sign in position..<end {
      addName(Self.symbolNames[char(sign)] ?? "", sign..<(sign + 1))
    }
    return ("list of signs", end)
  }

  private static let listed: Set<Unicode.Scalar> = Set("!@#$%^&*_-+=?~".unicodeScalars)

  /// ①, Ⅳ, ½, ²: numbers that are one sign.
  mutating func readNumeralSign(at position: Int) -> Match? {
    let range = position..<(position + 1)
    switch NumeralSigns.meaning(of: char(position)) {
    case .number(let value):
      add(KoreanNumerals.sino(value).joined(), range, kind: .number)
    case .fraction(let part, let whole):
      if char(position - 1).isDigit {
        let word = stream.words.last?.text ?? ""
        stream.glue(KoreanParticles.form(.with, after: word), upTo: position)
      }
      for word in KoreanNumerals.fraction(part, whole) { add(word, range, kind: .number) }
    case .power(let value):
      let known = [2: KoreanWord.squared.text, 3: KoreanWord.cubed.text][value]
      let name = known ?? KoreanNumerals.sino(value).joined() + KoreanWord.power.text
      add(name, range, join: .tight, kind: .symbolName)
    case nil: return nil
    }
    return ("numeral sign", position + 1)
  }

  /// × between operands or before a number; elsewhere it is the letter of what is wrong: × 불가.
  mutating func readMultiplication(at position: Int) -> Match? {
    guard char(position) == "×" else { return nil }
    let before = text[previous(position)], after = char(skipSpaces(position + 1))
    let isBetween =
      (before.isWordPart || isClosing(before))
      && (after.isWordPart || "([{".unicodeScalars.contains(after))
    // ○ 가능 × 불가: beside a circle it tells what is wrong.
    let nearby = (position - 64..<position + 64).clamped(to: span)
    let isAnswer = isBetween && nearby.contains { Self.circles.contains(char($0)) }
    if isBetween && !isAnswer || isBeforeNumber(position) || isAfterNumber(position) {
      addSign(.times, at: position)
      return ("times", position + 1)
    }
    add(LatinWords.letter("X"), position..<(position + 1), kind: .letterName)
    return ("cross", position + 1)
  }

  /// ^^ and ^^;: a smile, which is silent where it is the whole text too.
  mutating func readSmile(at position: Int) -> Match? {
    // Only here is it asked how long the row is: in a long one of other signs, at each of them.
    guard char(position) == "^", options.punctuation != .all else { return nil }
    let end = runEnd(position)
    guard end - position >= 2 else { return nil }
    return ("face", char(end) == ";" ? runEnd(end) : end)
  }

  private func isClosing(_ scalar: Unicode.Scalar) -> Bool {
    ")]}%\"'”’".unicodeScalars.contains(scalar) || isPower(scalar)
  }

  /// ○/×, ○, ×: the circle and the cross of right and wrong, beside each other.
  mutating func readCircleAndCross(at position: Int) -> Match? {
    let sign = char(position)
    guard sign == "×" || Self.circles.contains(sign), !isInsideWord(position) else { return nil }
    var next = skipSpaces(position + 1)
    if "/,·|".unicodeScalars.contains(char(next)) { next = skipSpaces(next + 1) }
    let other = char(next)
    guard sign == "×" ? Self.circles.contains(other) : other == "×", !char(next + 1).isWordPart
    else { return nil }
    for place in [position, next] {
      let letter: Unicode.Scalar = char(place) == "×" ? "X" : "O"
      add(LatinWords.letter(letter), place..<(place + 1), kind: .letterName)
    }
    return ("circle and cross", next + 1)
  }

  /// ○○명, 김○○, ○월: circles for letters and digits that are left open, each 공; before a space
  /// or a noun of its own one circle only begins an item.
  mutating func readOpenLetters(at position: Int) -> Match? {
    guard Self.circles.contains(char(position)), !Self.isCircle(char(position - 1)) else {
      return nil
    }
    let end = runEnd(position)
    guard !Self.isCircle(char(end)), end - position <= 4 else { return nil }
    let word = end..<hangulEnd(end)
    let counter = KoreanCounters.match(text, at: end, limit: span.upperBound)
    // ○기간, ○시간: a circle before a longer word begins an item.
    let isItem = end == position + 1 && previous(position) < span.lowerBound
    let isCounted =
      counter.map {
        isItem
          ? word.count == 1
          : KoreanParticles.isParticle(text, $0.end..<word.upperBound)
      } ?? false
    guard
      char(position - 1).isSyllable || isCounted && !word.isEmpty
        || end - position > 1 && (!word.isEmpty || begins(wordAfter(end), with: .titles))
    else { return nil }
    let name = String(repeating: KoreanWord.telephoneZero.text, count: end - position)
    if stream.touches(position), char(position - 1).isSyllable {
      stream.glue(name, upTo: end)
      if !word.isEmpty { glue(from: end, upTo: word.upperBound) }
      return ("open letters", max(end, word.upperBound))
    }
    add(name, position..<end, kind: isCounted ? .number : .word)
    guard !word.isEmpty else { return ("open letters", end) }
    if isCounted {
      add(text.string(word), word, join: .tight, kind: .counter)
    } else {
      glue(from: end, upTo: word.upperBound)
    }
    return ("open letters", word.upperBound)
  }

  /// The circles that stand for a letter: white ones, as 〇 is a digit in Hanja.
  private static let circles: Set<Unicode.Scalar> = ["○", "◯"]

  /// Whether it is a circle of a rating: ●●○.
  private static func isCircle(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "●" || circles.contains(scalar)
  }

  /// = of a sum: the particle 은 or 는; between two words it only parts them, as 사진=연합뉴스.
  mutating func readEquals(at position: Int) -> Match? {
    let before = text[previous(position)]
    let left = text[position - 1], right = text[position + 1]
    if char(position) == "=", options.punctuation != .all,
      left.isSyllable && (right.isSyllable || right.isLatin) || left.isLatin && right.isSyllable
    {
      stream.pause(.comma)
      return ("pause", position + 1)
    }
    // 3² = 9, a²+b²=c², 1$=1,380원.
    let isAfterSign = isPower(before) || KoreanCurrencies.signs[before] != nil
    let isBeforeTerm =
      isBeforeNumber(position) || isBeforeMoney(position)
      || isAfterSign && char(skipSpaces(position + 1)).isLatin
    guard char(position) == "=", stream.pause == nil,
      isBeforeTerm
        ? isAfterNumber(position) || before.isSyllable || before.isLatin || isAfterSign
        : isExchange(at: position)
    else { return nil }
    let word = stream.words.last?.text ?? ""
    stream.glue(KoreanParticles.form(.topic, after: word), upTo: position + 1)
    return ("equals", position + 1)
  }

  /// 도장 10개 = 커피 1잔: whether = with spaces around it leads from an amount to what one gets for it.
  private func isExchange(at position: Int) -> Bool {
    char(position - 1) == " " && char(position + 1) == " " && char(position + 2).isSyllable
      && stream.end == previous(position) + 1
      && [.counter, .number].contains(stream.words.last?.kind)
  }

  func isPower(_ scalar: Unicode.Scalar) -> Bool {
    if case .power = NumeralSigns.meaning(of: scalar) { return true }
    return false
  }

  /// <100 and > 10%: a limit alone, or < after what it limits; > after a word leads to a next place.
  mutating func readLimit(at position: Int) -> Match? {
    let isLess = char(position) == "<"
    guard isLess || char(position) == ">" else { return nil }
    let before = char(previous(position))
    let start = skipSpaces(position + 1)
    guard before == .nothing || before == "(" || isLess && before.isWordPart && !before.isDigit,
      let amount = amount(at: start), amount.sign == nil, moment(at: start) == nil,
      // <3 is a heart.
      !isLess || amount.unit != nil || amount.quantity.words.joined().count > 1
        || amount.quantity.digits.count > 1
    else { return nil }
    let end = skipSpaces(amount.range.upperBound)
    guard end >= span.upperBound || char(end) == ")" || char(end) == "," else { return nil }
    var phrase = phrase(of: amount)
    phrase.add((isLess ? KoreanWord.lessThan : .moreThan).text, position..<(position + 1))
    phrase.cover(position..<phrase.end)
    add(phrase)
    return ("comparison", phrase.end)
  }

  /// 18세↑, 120cm↑, 3만원↑ 무료배송: an age, or an amount that something asks for, and those above it.
  mutating func readAmountLimit(at position: Int) -> Match? {
    let isAbove = char(position) == "↑"
    guard isAbove || char(position) == "↓", char(position + 1) != char(position),
      stream.end == previous(position) + 1, stream.pause == nil, let last = stream.words.last,
      isLimited(last, position)
    else { return nil }
    add((isAbove ? KoreanWord.atLeast : .atMost).text, position..<(position + 1))
    return ("limit", position + 1)
  }

  /// Whether an arrow after a word makes a limit of it: an age, or an amount that did not rise or fall.
  private func isLimited(_ word: SpokenWord, _ position: Int) -> Bool {
    if stream.end == position, ends(wordBefore(position), with: .graduates) { return true }
    // 연봉 3,600↑.
    if word.kind == .number, stream.end == position, char(position - 1).isDigit,
      ends(label(before: amountStart(before: position)), with: .paidWords)
    {
      return true
    }
    let isMoney =
      word.kind == .counter
      ? KoreanCurrencies.begins(word.text)
      : isWrittenMoney(word.text) || isRound(word, position)
    // Past a space an arrow is of money, or shows where to look.
    guard word.kind == .counter || isMoney, isMoney || stream.end == position else { return false }
    if KoreanWordSet.agedCounters.contains(word.text) { return true }
    return !changes(word.text, position)
  }

  /// 3만↑: a price without its unit.
  private func isRound(_ word: SpokenWord, _ position: Int) -> Bool {
    word.kind == .number && stream.end == position
      && KoreanWordSet.powers.contains(text.string((position - 1)..<position))
  }

  /// Whether an amount with an arrow has risen or fallen, or is none of which there is more or less:
  /// rates, ranks, places, what has a sign, and what a word of changes stands beside.
  private func changes(_ unit: String, _ position: Int) -> Bool {
    let after = wordAfter(position + 1)
    if begins(after, with: .conditioned)
      || KoreanWordSet.conditionedWhole.contains(text.string(after))
    {
      return KoreanWordSet.changingUnits.hasPrefix(of: unit)
        || char(position) == "↓" && begins(after, with: .loweredBy)
    }
    let start = amountStart(before: position)
    let before = wordBefore(start)
    return KoreanWordSet.changingUnits.hasPrefix(of: unit)
      || KoreanWordSet.unlimitedUnits.contains(unit)
      || isSteady(unit) && !isYears(start..<position)
      || isPlace(wordBefore(position)) && !isYears(start..<position)
      || "+-−–±▲▼".unicodeScalars.contains(char(start - 1))
      || ends(before, with: .changingWords) || begins(after, with: .changingWords)
      || isChangingThing(label(before: start))
      || char(position) == "↓" && ends(before, with: .loweredAfter)
  }

  /// Whether a word, perhaps with a particle or with 수 after it, is of what rises and falls: 구독자가,
  /// 구독자 수.
  private func isChangingThing(_ label: Range<Int>) -> Bool {
    if ends(label, with: .changingThings) { return true }
    var word = withoutTopic(label)
    if word.count == 1, hasWord(.count, at: word.lowerBound) { word = wordBefore(word.lowerBound) }
    return ends(word, with: .changingThings)
  }

  /// Where an amount begins of which the unit ends before a position, perhaps past a space: 5만 원 ↑.
  private func amountStart(before position: Int) -> Int {
    let end = previous(position) + 1
    var start = end
    while true {
      while char(start - 1).isWordPart || ",.".unicodeScalars.contains(char(start - 1)) {
        start -= 1
      }
      // 12만 3천명.
      let isMixed = Self.powersBefore.contains(char(start - 2)) && char(start - 3).isDigit
      guard char(start - 1) == " ",
        isMixed
          || !(start..<end).contains(where: { char($0).isDigit })
            && (char(start - 2).isDigit || Self.powersBefore.contains(char(start - 2)))
      else { return start }
      start -= 1
    }
  }

  private static let powersBefore = KoreanWordSet.powers.characters

  /// 10년↑: whether an amount is so many years, and no year.
  private func isYears(_ range: Range<Int>) -> Bool {
    let number = range.lowerBound..<digitEnd(range.lowerBound)
    return (1...2).contains(number.count) && number.upperBound + 1 == range.upperBound
      && hasWord(.year, at: number.upperBound)
  }

  /// 만원↓: whether a word is money without digits.
  private func isWrittenMoney(_ word: String) -> Bool {
    let won = KoreanWord.won.text
    guard word.hasSuffix(won) else { return false }
    // 만 원 are two words.
    let number = word == won ? stream.words.dropLast().last?.text ?? "" : String(word.dropLast())
    return !number.isEmpty
      && number.unicodeScalars.allSatisfy { KoreanWordSet.sinoNumerals.characters.contains($0) }
  }

  /// ≤ 20MB: the limit is said after the amount, 이십 메가바이트 이하.
  mutating func readComparison(at position: Int) -> Match? {
    guard char(position) == "≤" || char(position) == "≥",
      let name = Self.symbolNames[char(position)],
      let amount = amount(at: skipSpaces(position + 1))
    else { return nil }
    var phrase = phrase(of: amount)
    phrase.add(name, position..<(position + 1), kind: .symbolName)
    phrase.cover(position..<phrase.end)
    add(phrase)
    return ("comparison", phrase.end)
  }

  /// 레벨 3→4, 12%→15%: what a number changed from; past a space, or in a longer chain, an arrow only
  /// leads on.
  mutating func readNumberArrow(at position: Int) -> Match? {
    guard char(position) == "→", stream.end == position, stream.pause == nil,
      [.number, .counter].contains(stream.words.last?.kind)
    else { return nil }
    let start = amountStart(
      before: "%°℃".unicodeScalars.contains(char(position - 1)) ? position - 1 : position)
    let first = char(start - 1) == "+" || char(start - 1) == "-" ? start - 1 : start
    guard char(first - 1) != "→", let from = amount(at: first), from.range.upperBound == position,
      let to = amount(at: position + 1), char(to.range.upperBound) != "→",
      moment(at: position + 1) == nil, from.unit?.word == to.unit?.word || from.unit == nil,
      from.unit == nil || from.unit?.isPartOfDate != true, !to.quantity.hasLeadingZero,
      !char(to.range.upperBound).isLatin, !char(first - 1).isLatin
    else { return nil }
    glueOnce(.from)
    return ("range", position + 1)
  }

  /// 서울~부산: from one noun to another; after a sentence ~ is only a tone, 안녕하세요~.
  mutating func readNounRange(at position: Int) -> Match? {
    guard char(position) == "~", char(position - 1).isSyllable, stream.touches(position),
      // 30대 후반~40대.
      char(position + 1).isSyllable
        || char(position + 1).isDigit
          && KoreanWordSet.partsOfMonths.contains(text.string(wordBefore(position)))
    else { return nil }
    let before = wordBefore(position)
    let word = text.string(before)
    // 11월 초~중순.
    let isPartOfMonth =
      KoreanWordSet.partsOfMonths.contains(word)
      && (char(position + 1).isDigit || begins(wordAfter(position + 1), with: .partsOfMonths))
    guard before.count >= 2 || isPartOfMonth, !ends(before, with: .tonedEndings),
      !KoreanWordSet.verbLikeEndings.words.contains(where: { word.hasSuffix($0) })
    else { return nil }
    glueOnce(.from)
    return ("range", position + 1)
  }

  /// A~Z, B1~B3, 가~다: from one mark of a series to another.
  mutating func readMarkRange(at position: Int) -> Match? {
    if let next = nextOfName(at: position) {
      glueOnce(.from)
      return ("range", next)
    }
    if let next = nextOfNumeralSign(at: position) {
      glueOnce(.from)
      return ("range", next)
    }
    guard char(position) == "~", stream.touches(position) else { return nil }
    func isMark(_ scalar: Unicode.Scalar) -> Bool { scalar.isLatin || scalar.isDigit }
    var start = position
    while isMark(char(start - 1)), start > span.lowerBound { start -= 1 }
    var end = position + 1
    while isMark(char(end)) { end += 1 }
    let (before, after) = (start..<position, (position + 1)..<end)
    if before.isEmpty, after.isEmpty {
      guard Self.series.contains(char(position - 1)), Self.series.contains(char(position + 1)),
        !char(position - 2).isWordPart, !char(position + 2).isSyllable
      else { return nil }
    } else {
      guard (1...3).contains(before.count), (1...3).contains(after.count),
        !char(start - 1).isWordPart, char(start).isLatin, char(position + 1).isLatin
      else { return nil }
    }
    glueOnce(.from)
    return ("range", position + 1)
  }

  /// ③~⑤, ③ ~ ⑤, ①-③: where the second of two numbers in one sign begins.
  private func nextOfNumeralSign(at position: Int) -> Int? {
    let before = previous(position), next = skipSpaces(position + 1)
    guard "~-–".unicodeScalars.contains(char(position)), stream.end == before + 1,
      stream.pause == nil,
      // ① - ② are two items.
      char(position) == "~" || before + 1 == position && next == position + 1,
      case .number(let first) = NumeralSigns.meaning(of: char(before)),
      case .number(let second) = NumeralSigns.meaning(of: char(next)), first < second
    else { return nil }
    return next
  }

  /// 고1~고3, 초5~중1, Lv.1~Lv.10, 시즌 1 ~ 시즌 3: where the second of two numbers of one name begins, or of
  /// two kinds of school, that a tilde or a dash parts.
  private func nextOfName(at position: Int) -> Int? {
    guard "~-–".unicodeScalars.contains(char(position)) else { return nil }
    let end = previous(position) + 1
    guard stream.end == end, stream.pause == nil, char(end - 1).isDigit else { return nil }
    var digit = end
    while char(digit - 1).isDigit, end - digit < 4 { digit -= 1 }
    let next = skipSpaces(position + 1)
    let second = next..<(char(next).isLatin ? letterEnd(next) : hangulEnd(next))
    let number = afterName(second.upperBound)
    guard !second.isEmpty, char(number).isDigit else { return nil }
    if char(position) != "~" {
      // GS25 - GS25 강남점 and 한국 2 - 한국 1 are names; B3 - B1 goes down.
      guard let from = value(digit..<end), let to = value(number..<digitEnd(number)), from != to,
        position == end || isClosed(second, number)
      else { return nil }
    }
    var last = digit
    while last > span.lowerBound, char(last - 1) == " " || char(last - 1) == "." { last -= 1 }
    let first = max(span.lowerBound, last - second.count)..<last
    let isSame =
      text.lowercased(first) == text.lowercased(second) && !isInsideWord(first.lowerBound)
    let areLevels =
      first.count == 1 && second.count == 1 && last == digit && !isInsideWord(first.lowerBound)
      && KoreanWordSet.schoolLevels.contains(text.string(first))
      && KoreanWordSet.schoolLevels.contains(text.string(second))
    // 제1~제3조 is said by the rule of ordinals.
    return (isSame || areLevels) && text.string(first) != KoreanWord.ordinalPrefix.text ? next : nil
  }

  /// Whether nothing parts a name from its number, or it is of what has numbers or degrees: 고1, 시즌 1,
  /// 지하 3, but 한국 1.
  private func isClosed(_ name: Range<Int>, _ number: Int) -> Bool {
    name.upperBound == number || char(name.upperBound) == "."
      || KoreanWordSet.numberedNouns.contains(text.string(name))
      || KoreanWordSet.labelBefore.contains(text.string(name))
      || KoreanWordSet.temperatures.contains(text.string(name))
  }

  /// Where the number after a name begins, past a point and a space: 1 of Lv.1 and 시즌 1.
  private func afterName(_ end: Int) -> Int {
    skipSpaces(char(end) == "." ? end + 1 : end)
  }

  /// What stands for the places of a series, as of a list or of rooms.
  private static let series = KoreanWordSet.series.characters

  /// ▲ and ▼ of a price that rose or fell, and the arrow of 30%↑.
  mutating func readTrend(at position: Int) -> Match? {
    let isRise = Self.risingSigns.contains(char(position))
    guard isRise || Self.fallingSigns.contains(char(position)),
      changesAmount(position, isArrow(at: position))
    else { return nil }
    let end = runEnd(position)
    // 환급세액 △123,400원.
    if char(position) == "△", end == position + 1, isBeforeNumber(position),
      ends(label(before: position), with: .entriesBelowZero)
    {
      addSign(.minus, at: position)
      return ("sign", end)
    }
    add((isRise ? KoreanWord.rise : .fall).text, position..<end, kind: .symbolName)
    return (isRise ? "rise" : "fall", end)
  }

  private static let risingSigns = KoreanWordSet.risingSigns.characters
  private static let fallingSigns = KoreanWordSet.fallingSigns.characters

  /// Whether a sign of a rise or a fall stands beside what rose or fell.
  private func changesAmount(_ position: Int, _ isArrow: Bool) -> Bool {
    if isArrow ? isBeforeAmount(position) : isBeforeNumber(position) { return true }
    let end = runEnd(position)
    let before = previous(position) + 1
    guard stream.end == before, stream.pause == nil, let last = stream.words.last,
      last.kind == .number || last.kind == .counter,
      // 조 of 10조 is a number, no article.
      last.kind == .number || !isPlace(wordBefore(position)),
      !isSteady(last.text), !isArrow || before == position || isChanging(last.text)
    else { return false }
    // ▲ begins the next item of a list: 매출 30% ▲ 영업이익 20%.
    return isArrow || !char(skipSpaces(end)).isWordPart
      || before == position && !char(end).isWordPart
  }

  /// Whether an amount that rises or falls follows: a rate, money or degrees, or a number alone.
  ///
  /// Before anything else, and past a space, an arrow points: ↓ 10개 더보기, ↑ 500m 직진.
  private func isBeforeAmount(_ position: Int) -> Bool {
    let end = runEnd(position)
    let start = skipSpaces(end)
    guard let amount = amount(at: start), moment(at: start) == nil,
      !amount.quantity.hasLeadingZero
    else { return false }
    guard let unit = amount.unit else { return start == end }
    return unit.isMoney || isChanging(unit.word)
  }

  /// Whether the word of a unit is of what rises and falls wherever it stands.
  private func isChanging(_ word: String) -> Bool {
    KoreanCurrencies.begins(word) || KoreanWordSet.changingUnits.hasPrefix(of: word)
  }

  /// Whether the word of a unit, such as that of F in 1F, rises and falls no more than a place.
  private func isSteady(_ word: String) -> Bool {
    KoreanWordSet.carriedUnits.contains(word) || KoreanWordSet.steadyCounters.contains(word)
  }

  /// Whether a counter names a place, a date or an age, which neither rises nor falls: 2층.
  private func isPlace(_ range: Range<Int>) -> Bool {
    guard let found = KoreanCounters.match(text, at: range.lowerBound, limit: range.upperBound)
    else { return false }
    return KoreanWordSet.steadyCounters.contains(found.name)
  }

  /// ↑ 위로: an arrow up or down that tells no change.
  mutating func readArrow(at position: Int) -> Match? {
    guard isArrow(at: position), options.punctuation != .none else { return nil }
    return readNamed(at: position)
  }

  private func isArrow(at position: Int) -> Bool { SymbolReading.isVerticalArrow(char(position)) }

  private func isAfterNumber(_ position: Int) -> Bool {
    let before = text[previous(position)]
    return before.isDigit || before == ")"
  }

  private func isBeforeNumber(_ position: Int) -> Bool { char(skipSpaces(position + 1)).isDigit }

  /// Whether money with its sign before it follows: $1 = ₩1,380.
  private func isBeforeMoney(_ position: Int) -> Bool {
    let sign = skipSpaces(position + 1)
    return KoreanCurrencies.signs[char(sign)] != nil && char(skipSpaces(sign + 1)).isDigit
  }

  /// & @ # + = in running text.
  mutating func readSign(at position: Int) -> Match? {
    let scalar = char(position)
    guard "+&@#%=$".unicodeScalars.contains(scalar) else { return nil }
    guard options.punctuation != .none else { return ("silent symbol", position + 1) }
    let before = char(position - 1)
    let next = char(position + 1)
    if scalar == "&", before.isLatin, next.isLatin {
      addSign(.joinedAnd, at: position, join: .tight)
    } else if scalar == "#", before.isDigit, !next.isWordPart {
      addSign(.poundKey, at: position)
    } else {
      addName(Self.symbolNames[scalar] ?? "", position..<(position + 1))
    }
    return ("sign", position + 1)
  }

  func pause(at position: Int) -> SpokenWord.Pause? {
    let next = char(position + 1)
    let isInside = isInsideWord(position) && next.isWordPart
    switch char(position) {
    case "." where isInside && !next.isHangul: return .short
    case "'", "-", "–": return isInside ? nil : char(position) == "'" ? .short : .comma
    case ".", "。": return .period
    case "?": return .question
    case "!": return .exclamation
    case ":", ";", "…", "⋯", "—": return .colon
    case ",", "、", "·", "•", "|", "→", "›", ">", "※": return .comma
    case "(", ")", "[", "]", "{", "}", "〈"..."】", "〔"..."〛": return .comma
    case "/", "\"", "“", "”", "‘", "«", "»", "~": return .short
    default: return nil
    }
  }

  // MARK: Names

  /// 평가(評價): Hanja in a bracket that are the word before it are not said again.
  mutating func readRepeatedHanja(at position: Int) -> Match? {
    guard char(position) == "(", stream.touches(position), let end = foreignEnd(position + 1),
      char(end) == ")", let reading = HanjaReadings.hangul(text, (position + 1)..<end),
      let first = HanjaReadings.hangul(text, (position + 1)..<end, beginsWord: true),
      let word = stream.words.last?.text, word.hasSuffix(reading) || word.hasSuffix(first)
    else { return nil }
    stream.glue("", upTo: end)
    return ("Hanja", end + 1)
  }

  /// A reading in which 金 is 금 where it is gold or money, and 김 where it begins a name.
  private func withGold(_ reading: String, _ range: Range<Int>) -> String {
    var syllables = Array(reading)
    guard syllables.count == range.count else { return reading }
    for (index, position) in range.enumerated()
    where KoreanWordSet.gold.contains(text.string(position..<(position + 1)))
      && isGold(at: position, in: range)
    {
      syllables[index] = Character(KoreanWord.gold.text)
    }
    return String(syllables)
  }

  /// 年金, 金利, 순金, 金값, 金 3개; 金 대표 is a person, and 金 by itself is left a name.
  private func isGold(at position: Int, in range: Range<Int>) -> Bool {
    if position > range.lowerBound || char(position - 1).isSyllable { return true }
    let next = position + 1
    if next < range.upperBound {
      return KoreanWordSet.afterGold.contains(text.string(next..<(next + 1)))
    }
    let after = wordAfter(next)
    if after.isEmpty { return char(skipSpaces(next)).isDigit }
    return !begins(after, with: .titles) && !KoreanWordSet.former.contains(text.string(after))
  }

  /// Letters of a script that Korean does not read: Hanja by their sounds; of others only the name of the script is said.
  mutating func readForeign(at position: Int) -> Match? {
    guard let end = foreignEnd(position) else { return nil }
    let before = char(position - 1)
    guard
      let reading = HanjaReadings.hangul(text, position..<end, beginsWord: !before.isWordPart)
        .map({ withGold($0, position..<end) })
    else {
      add(ScriptNames.korean(char(position)), position..<end, kind: .symbolName)
      return ("foreign letters", end)
    }
    if stream.touches(position), before.isSyllable {
      stream.glue(reading, upTo: end)
    } else {
      add(reading, position..<end)
    }
    // 金값 is one word.
    if reading == KoreanWord.gold.text, char(end).isSyllable, hangulEnd(end) - end <= 6 {
      glue(from: end, upTo: hangulEnd(end))
      return ("Hanja", hangulEnd(end))
    }
    return ("Hanja", end)
  }
}
