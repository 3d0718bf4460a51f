import AccessibilityModel

extension KoreanReader {
  /// 1도 모르겠다: not a bit, which is no temperature.
  mutating func readNotABit(at position: Int) -> Match? {
    let next = position + 2
    guard char(position) == "1", hasWord(.also, at: position + 1), char(next) == " ",
      !isInsideWord(position), !isAmountSign(char(position - 1)), !char(position - 1).isDigit,
      !ends(wordBefore(position), with: .temperatures),
      !ends(wordBefore(position), with: .measuredByDecimals),
      begins(wordAfter(next), with: .notABit), !begins(wordAfter(next), with: .wordsAroundDegrees)
    else { return nil }
    add(
      KoreanNumerals.sino(1).joined() + text.string((position + 1)..<next), position..<next)
    return ("word", next)
  }

  private func isAmountSign(_ scalar: Unicode.Scalar) -> Bool {
    ".,-+±–~/".unicodeScalars.contains(scalar)
  }

  /// 팔로워 1.2M: millions of what is counted beside them; the K of thousands is said as a letter.
  mutating func readMillions(at position: Int) -> Match? {
    guard let number = plainQuantity(at: position), number.fraction.count <= 2 else { return nil }
    let letter = number.range.upperBound
    guard !char(letter + 1).isLatin, !char(letter + 1).isDigit,
      char(letter) == "M",
      ends(wordBefore(position), with: .countedInMillions)
        || begins(wordAfter(letter + 1), with: .countedInMillions)
    else { return nil }
    let padding = [UInt8](repeating: 0, count: 6 - number.fraction.count)
    add(
      KoreanNumerals.sino(number.digits + number.fraction + padding), position..<(letter + 1))
    return ("millions", glueParticles(at: letter + 1))
  }

  /// abc123: three and more digits right after letters are said one by one.
  mutating func readDigitsAfterLetters(at position: Int) -> Match? {
    guard char(position - 1).isLatin, position > span.lowerBound else { return nil }
    // W800×D600×H720: measures, which the signs between them tell.
    if !char(position - 2).isLatin,
      char(digitEnd(position)) == "×" || char(previous(position - 1)) == "×"
        || isMeasuredSide(position - 1)
    {
      return nil
    }
    // 1920x1080 is a product.
    if char(position - 1).lowercased == "x", char(position - 2).isDigit { return nil }
    let end = digitEnd(position)
    let all = digits(position..<end)
    guard all.count >= 3, all.suffix(2) != [0, 0] || all.count > 4, !hasUnit(after: end),
      !isNamedYear(position..<end)
    else { return nil }
    if char(end) == "." || char(end) == ",", char(end + 1).isDigit { return nil }
    add(KoreanNumerals.byDigit(all), position..<end, join: .tight)
    return ("digits of a code", end)
  }

  /// 0x80070005, 0xFF: a number in hexadecimal digits, each by itself.
  mutating func readHexadecimal(at position: Int) -> Match? {
    guard char(position) == "0", char(position + 1).lowercased == "x", !isInsideWord(position)
    else { return nil }
    var end = position + 2
    while char(end).isDigit || ("a"..."f").contains(char(end).lowercased) { end += 1 }
    guard end > position + 2, !char(end).isLatin, char(end) != ",",
      // 0x3fA9...c21B.
      char(end) != "." || char(end + 1) == ".",
      !hasUnit(after: end)
    else { return nil }
    add(KoreanNumerals.sino([0]), position..<(position + 1))
    addCode((position + 1)..<end, saysDigits: true)
    return ("code", end)
  }

  /// 3째 주: 셋째.
  mutating func readOrdinalSuffix(at position: Int) -> Match? {
    let end = digitEnd(position)
    if let match = readOrdinals(at: position) { return match }
    guard hasWord(.ordinalSuffix, at: end),
      let ordinal = value(position..<end).flatMap(KoreanNumerals.ordinal)
    else { return nil }
    add(ordinal, position..<(end + 1), kind: .number)
    return ("ordinal", end + 1)
  }

  /// 2,4째 주, 1·3번째 수요일 and 1, 3, 5번째 주: an ordinal of a list of which the suffix is written once.
  private mutating func readOrdinals(at position: Int) -> Match? {
    let end = digitEnd(position)
    guard end == position + 1, !isInsideWord(position), char(position - 1) != ".",
      !"·,/".unicodeScalars.contains(char(position - 1))
        || char(position - 2).isDigit && !char(position - 3).isWordPart,
      let first = value(position..<end)
    else { return nil }
    // The last of the list.
    var sign = end, last = end, number = first
    repeat {
      sign = last
      let next = skipSpaces(sign + 1)
      last = digitEnd(next)
      guard "·,/".unicodeScalars.contains(char(sign)), last == next + 1,
        let value = value(next..<last), number < value
      else { return nil }
      number = value
    } while "·,/".unicodeScalars.contains(char(last))
    let isCounted = hasWord(.number, at: last) && hasWord(.ordinalSuffix, at: last + 1)
    if char(sign) == "/", !isOfWeek(after: last + (isCounted ? 2 : 1)) {
      // 1/5번째 사진: the first of five.
      guard isCounted, sign == end, let all = KoreanNumerals.nativeAlone(number),
        let native = first == 1 ? KoreanNumerals.first : KoreanNumerals.native(first)
      else { return nil }
      add(all, position..<last, kind: .number)
      add(KoreanWord.among.text, position..<last, join: .tight)
      add(native, position..<last, kind: .number)
      add(text.string(last..<(last + 2)), last..<(last + 2), join: .tight, kind: .counter)
      return ("ordinal", glueParticles(at: last + 2))
    }
    if hasWord(.ordinalSuffix, at: last), let ordinal = KoreanNumerals.ordinal(first) {
      add(ordinal, position..<end, kind: .number)
    } else if isCounted,
      let native = first == 1 ? KoreanNumerals.first : KoreanNumerals.native(first)
    {
      add(native, position..<end, kind: .number)
      add(
        text.string(last..<(last + 2)), position..<end, join: .tight, kind: .counter)
    } else {
      return nil
    }
    stream.pause(.short)
    return ("ordinal", end + 1)
  }

  /// 2/4주 토요일: two weeks of each month.
  mutating func readWeeks(at position: Int) -> Match? {
    guard let pair = slashPair(at: position), !pair.hasFraction, pair.first.digits.count == 1,
      pair.low > 0, pair.low < pair.high, pair.high <= 5, pair.second.digits.count == 1,
      KoreanWordSet.weeksAndDays.contains(text.string(pair.end..<(pair.end + 1))),
      char(pair.end + 1) == " ", isOfWeek(after: pair.end + 1)
    else { return nil }
    return readNumbers(pair)
  }

  /// Whether a week or a day of the week follows, of which several are told: 1/3번째 수요일.
  private func isOfWeek(after position: Int) -> Bool {
    let word = wordAfter(position)
    return KoreanWordSet.weeksAndDays.words.contains {
      hasWord($0, at: word.lowerBound)
        && KoreanParticles.isParticle(
          text, (word.lowerBound + $0.unicodeScalars.count)..<word.upperBound)
    }
  }

  /// 2030세대, 386세대, 4050 여성: a generation is called by its digits.
  mutating func readGeneration(at position: Int) -> Match? {
    let end = digitEnd(position)
    guard end - position == 3 || end - position == 4 else { return nil }
    let all = digits(position..<end)
    let isDecades = all.count == 4 && all[1] == 0 && all[3] == 0 && all[0] > 0 && all[2] > 0
    guard isDecades || (all.count == 3 && all[1...] == [8, 6]) else { return nil }
    if !hasWord(.generation, at: skipSpaces(end)) {
      guard all.count == 3 || all[2] == all[0] + 1 else { return nil }
      // 7080 by itself is those two decades; 2030 is a year.
      let isAlone = position..<end == 0..<text.count && all.count == 4 && all[0] > 2
      let next = skipSpaces(end)
      guard isAlone || begins(next..<hangulEnd(next), with: .generationsAfter) else { return nil }
    }
    add(KoreanNumerals.byDigit(all), position..<end)
    return ("generation", end)
  }

  /// '90s, 1980s, 90's, 90s 팝: ten years, where 90s alone is seconds.
  mutating func readDecade(at position: Int) -> Match? {
    let end = digitEnd(position)
    let isOwner = char(end) == "'" || char(end) == "’"
    let letter = isOwner ? end + 1 : end
    guard char(letter) == "s", !char(letter + 1).isLatin, !char(letter + 1).isDigit,
      !isInsideWord(position), let number = value(position..<end), number % 10 == 0, number > 0,
      end - position == 2 || (1900...2020).contains(number)
    else { return nil }
    let isShortened = char(position - 1) == "'" || char(position - 1) == "’"
    // '30s' is a quotation.
    let isQuoted = isShortened && (char(letter + 1) == "'" || char(letter + 1) == "’")
    guard
      isOwner || isShortened && !isQuoted || number > 99 || number >= 70 && isOfDecades()
        || begins(wordAfter(letter + 1), with: .thingsOfDecades)
    else { return nil }
    add(KoreanNumerals.sino(number), position..<end)
    add(KoreanWord.decade.text, end..<(letter + 1), join: .tight, kind: .counter)
    return ("decade", glueParticles(at: letter + 1))
  }

  /// Whether a text is nothing but such decades: 90s, 80s·90s; 30s and 60s are seconds.
  private func isOfDecades() -> Bool {
    span.count == text.count && span.count < 32
      && span.allSatisfy { char($0).isDigit || "s·/,~-& ".unicodeScalars.contains(char($0)) }
  }

  /// 3호차 4D, 좌석 12A: a row and the letter of a seat.
  mutating func readSeat(at position: Int) -> Match? {
    guard let letter = seatLetter(position) else { return nil }
    add(KoreanNumerals.sino(digits(position..<letter)), position..<letter)
    add(LatinWords.letter(char(letter)), letter..<(letter + 1), kind: .letterName)
    return ("seat", glueParticles(at: letter + 1))
  }

  /// Where the letter of a seat stands, of which a word before it tells, or another seat: 12A → 14F.
  private func seatLetter(_ position: Int) -> Int? {
    guard let letter = lettered(position) else { return nil }
    if isAfterSeats(position) { return letter }
    let next = skipSpaces(letter + 1)
    guard char(next) == "→", let other = lettered(skipSpaces(next + 1)) else { return nil }
    return areSeats(position..<letter, skipSpaces(next + 1)..<other) ? letter : nil
  }

  /// Whether a word of seats stands before a position, perhaps with some seats between, or a seat that
  /// one changes for this one.
  private func isAfterSeats(_ position: Int) -> Bool {
    var seat = position
    // As many as a family has: a list may be very long.
    for _ in 0..<8 {
      var before = seat
      while char(before - 1) == " " || char(before - 1) == ":" { before -= 1 }
      if ends(wordBefore(before), with: .seatsBefore) { return true }
      let joiner = char(seat - 1) == " " ? previous(seat) : seat - 1
      guard Self.seatJoiners.contains(char(joiner)) else { return false }
      let letter = previous(joiner)
      var first = letter
      while char(first - 1).isDigit, letter - first < 3 { first -= 1 }
      guard first < letter, lettered(first) == letter else { return false }
      if char(joiner) == "→", areSeats(first..<letter, seat..<digitEnd(seat)) { return true }
      seat = first
    }
    return false
  }

  private static let seatJoiners: Set<Unicode.Scalar> = ["→", ",", "·", "/", "~"]

  /// Where the letter stands that ends digits, as that of a seat does.
  private func lettered(_ position: Int) -> Int? {
    let letter = digitEnd(position)
    guard (1...2).contains(letter - position), ("A"..."K").contains(char(letter)),
      !isInsideWord(position), !char(letter + 1).isLatin, !char(letter + 1).isDigit
    else { return nil }
    return letter
  }

  /// 14C → 14F: whether two rows of many have letters of their own, and are no degrees.
  private func areSeats(_ first: Range<Int>, _ second: Range<Int>) -> Bool {
    let letters = [char(first.upperBound), char(second.upperBound)]
    return first.count == 2 && second.count == 2 && letters[0] != letters[1]
      && (digits(first) == digits(second) || !letters.contains("C") || !letters.contains("F"))
  }

  /// 38선, 3.8선: a name of the list that is said digit by digit.
  mutating func readNameByDigit(at position: Int) -> Match? {
    guard !isInsideWord(position), char(position - 1) != ".",
      let name = KoreanWordSet.namesByDigit.words.first(where: { hasWord($0, at: position) })
    else { return nil }
    let end = position + name.unicodeScalars.count
    let run = hangulEnd(end)
    guard KoreanParticles.isParticle(text, end..<run) else { return nil }
    let all = (position..<end).filter { char($0).isDigit }
    guard let last = all.last else { return nil }
    let spoken = KoreanNumerals.byDigit(all.map { char($0).digitValue }).joined()
    add(spoken + text.string((last + 1)..<run), position..<run, kind: .name)
    return ("name", run)
  }

  /// 파4, 아이오닉 5: what is numbered in English, where nothing is counted.
  mutating func readEnglishNumber(at position: Int) -> Match? {
    let word = position..<hangulEnd(position)
    let digit = skipSpaces(word.upperBound)
    guard !isInsideWord(position), KoreanWordSet.numberedInEnglish.contains(text.string(word)),
      digit == word.upperBound || digit == word.upperBound + 1 && word.count > 1,
      digitEnd(digit) == digit + 1, char(digit) != "0", !hasUnit(after: digit + 1),
      !"./,~-:%".unicodeScalars.contains(char(digit + 1)) || !char(digit + 2).isDigit
    else { return nil }
    add(text.string(word), word)
    add(
      KoreanWord.englishDigits.list[Int(char(digit).digitValue)], digit..<(digit + 1),
      join: .tight, kind: .number)
    return ("number", glueParticles(at: digit + 1))
  }

  /// 55사이즈: a size of clothes is said by its digits.
  mutating func readClothesSize(at position: Int) -> Match? {
    let end = digitEnd(position)
    guard end - position == 2, char(position) == char(position + 1), char(position) > "3",
      hasWord(.size, at: skipSpaces(end))
    else { return nil }
    add(KoreanNumerals.byDigit(digits(position..<end)), position..<end)
    return ("size", end)
  }

  /// S01E03: an episode of a season.
  mutating func readEpisode(at position: Int) -> Match? {
    let season = (position + 1)..<digitEnd(position + 1)
    let episode = (season.upperBound + 1)..<digitEnd(season.upperBound + 1)
    guard char(position).lowercased == "s", char(season.upperBound).lowercased == "e",
      (1...2).contains(season.count), (1...3).contains(episode.count), !isInsideWord(position),
      !char(episode.upperBound).isLatin, let first = value(season), let second = value(episode),
      let seasons = Self.announcers["season"], let episodes = Self.announcers["ep"]
    else { return nil }
    add(seasons, position..<season.lowerBound)
    add(KoreanNumerals.sino(first), season)
    add(episodes, season.upperBound..<episode.lowerBound)
    add(KoreanNumerals.sino(second), episode)
    return ("code", glueParticles(at: episode.upperBound))
  }

  /// 119 신고: the short numbers of the police, the fire brigade and the like.
  mutating func readEmergency(at position: Int) -> Match? {
    let end = digitEnd(position)
    guard end - position == 3 || end - position == 4, let number = value(position..<end),
      KoreanWordSet.emergencies.contains("\(number)") || isOutOfExchange(position)
        || isAfterTelephoneSign(position),
      // 1588-1234 is one number.
      !"-–".unicodeScalars.contains(char(skipSpaces(end)))
        || digitEnd(skipSpaces(skipSpaces(end) + 1)) == skipSpaces(skipSpaces(end) + 1)
    else { return nil }
    let isTelephone = isOutOfExchange(position) || isAfterTelephone(position)
    let before = wordBefore(position)
    let after = wordAfter(end)
    let isTold =
      begins(after, with: .calledAfter)
      || after.lowerBound > end && ends(after, with: .callCentres)
    guard !hasUnit(after: end) || hasWord(.number, at: end) || isTold && after.lowerBound > end,
      position..<end == 0..<text.count && Self.isWellKnown(number)
        || isTelephone || ends(before, with: .calledBefore)
        || isTold && isCalled(after, before.isEmpty)
        || isListedWithCalled(position..<end) || isOfCallCentre(end)
    else { return nil }
    add(KoreanNumerals.byDigit(digits(position..<end)), position..<end)
    return ("emergency number", glueParticles(at: end))
  }

  /// 국번 없이 1332: whether a number is called without the code of a place.
  private func isOutOfExchange(_ position: Int) -> Bool {
    // (국번없이) 120.
    let place = char(previous(position)) == ")" ? previous(position) : position
    let before = wordBefore(place)
    guard let without = KoreanWordSet.signlessness.words.first(where: { endsWord(place, $0) })
    else { return false }
    let start = before.upperBound - without.unicodeScalars.count
    let exchange = start > before.lowerBound ? before.lowerBound..<start : wordBefore(start)
    return ends(exchange, with: .exchanges)
  }

  /// ☎ 1345, TEL 119: whether a sign or a word of a telephone stands before a number.
  private func isAfterTelephone(_ position: Int) -> Bool {
    var end = position
    while " :.".unicodeScalars.contains(char(end - 1)) { end -= 1 }
    return isAfterTelephoneSign(position) || KoreanWordSet.telephones.contains(latinBefore(end))
  }

  private func isAfterTelephoneSign(_ position: Int) -> Bool {
    Self.telephones.contains(char(previous(position)))
  }

  private static let telephones: Set<Unicode.Scalar> = ["☎", "☏", "📞"]

  /// 112(경찰): whether brackets after a short number say whose it is.
  private func isOfCallCentre(_ end: Int) -> Bool {
    let word = (end + 1)..<hangulEnd(end + 1)
    return char(end) == "(" && char(word.upperBound) == ")" && begins(word, with: .callCentres)
  }

  /// 112·119, 112나 119, 112(경찰), 119(소방): whether another short number stands beside it in a list,
  /// and one of the two is that of the police or the fire brigade.
  private func isListedWithCalled(_ range: Range<Int>) -> Bool {
    let neighbors = [calledNumber(after: range.upperBound), calledNumber(before: range.lowerBound)]
    guard let number = value(range), !isOfPart(range) else { return false }
    return neighbors.contains { other in
      guard let other else { return false }
      return (Self.isWellKnown(number) || Self.isWellKnown(other))
        // 118, 119, 120 are counted on.
        && abs(number - other) > 1
    }
  }

  /// The number of the police or of the fire brigade.
  private static func isWellKnown(_ number: Int) -> Bool {
    KoreanWordSet.wellKnownEmergencies.contains("\(number)")
  }

  /// Whether a slash makes digits tell how far something has come: 112/119 완료.
  private func isOfPart(_ range: Range<Int>) -> Bool {
    var start = range.lowerBound
    if char(start - 1) == "/" {
      start -= 1
      while char(start - 1).isDigit { start -= 1 }
    }
    return slashPair(at: start).map(isPart) ?? false
  }

  private func calledNumber(after end: Int) -> Int? {
    var position = end
    if char(position) == "(" {
      position = hangulEnd(position + 1)
      guard char(position) == ")" else { return nil }
      position += 1
    }
    let particle = position..<hangulEnd(position)
    if !particle.isEmpty {
      guard KoreanWordSet.listJoiners.contains(text.string(particle)) else { return nil }
      position = particle.upperBound
    }
    position = skipSpaces(position)
    if Self.listSigns.contains(char(position)) { position = skipSpaces(position + 1) }
    let word = position..<hangulEnd(position)
    if KoreanWordSet.listJoiners.contains(text.string(word)) {
      position = skipSpaces(word.upperBound)
    }
    guard position > end else { return nil }
    return called(position..<digitEnd(position))
  }

  private func calledNumber(before start: Int) -> Int? {
    var position = start
    func skipSpacesBack() { while char(position - 1) == " " { position -= 1 } }
    func skipJoiner() {
      let word = wordBefore(position)
      guard word.upperBound == position, KoreanWordSet.listJoiners.contains(text.string(word))
      else { return }
      position = word.lowerBound
    }
    skipSpacesBack()
    skipJoiner()
    skipSpacesBack()
    if Self.listSigns.contains(char(position - 1)) { position -= 1 }
    skipSpacesBack()
    skipJoiner()
    if char(position - 1) == ")" {
      let word = wordBefore(position - 1)
      guard char(word.lowerBound - 1) == "(" else { return nil }
      position = word.lowerBound - 1
    }
    guard position < start else { return nil }
    var first = position
    while char(first - 1).isDigit, position - first < 5 { first -= 1 }
    return called(first..<position)
  }

  /// The short number that digits are; `nil` where more is written, as 1,112 and 12.119.
  private func called(_ range: Range<Int>) -> Int? {
    guard let number = value(range), KoreanWordSet.emergencies.contains("\(number)"),
      !isInsideWord(range.lowerBound), !isMember(range.lowerBound - 1, of: range.lowerBound - 2),
      !isMember(range.upperBound, of: range.upperBound + 1),
      !hasUnit(after: range.upperBound) || hasWord(.number, at: range.upperBound)
    else { return nil }
    return number
  }

  /// Whether a comma or a point between digits stands at a position.
  private func isMember(_ sign: Int, of neighbor: Int) -> Bool {
    (char(sign) == "," || char(sign) == ".") && char(neighbor).isDigit
  }

  private static let listSigns: Set<Unicode.Scalar> = ["·", ",", "/"]

  /// Whether what follows a short number says that it is called, not counted.
  private func isCalled(_ after: Range<Int>, _ isFirst: Bool) -> Bool {
    !after.isEmpty && (isFirst || !begins(after, with: .particlesOfAim))
  }

  /// 4.0.1, 192.168.0.1: numbers with two points and more.
  mutating func readVersion(at position: Int) -> Match? {
    let parts = pointedParts(at: position)
    guard parts.count >= 3 || (parts.count == 2 && isVersion(before: position)) else { return nil }
    // 버전 3.1-4.2.
    if parts.count == 2, let match = readDecimalRange(at: position) { return match }
    return readVersion(parts)
  }

  mutating func readVersion(_ parts: [Range<Int>], join: SpokenWord.Join = .space) -> Match? {
    let phrase = version(parts, point: KoreanWord.point.text, join: join) {
      $0.count > 1 && $0[0] == 0 ? KoreanNumerals.decimals($0) : KoreanNumerals.sino($0)
    }
    add(phrase)
    return ("version", phrase.end)
  }

  /// Whether a word before a number makes it a version.
  private func isVersion(before position: Int) -> Bool {
    let latin = latinBefore(position)
    // The V of 3.7V is a unit.
    return ends(wordBefore(position), with: .versionWords)
      || KoreanWordSet.versions.contains(latin)
        && !char(previous(position) - latin.unicodeScalars.count).isDigit
  }

  /// 12가 3456: a number plate.
  mutating func readPlate(at position: Int) -> Match? {
    let end = digitEnd(position)
    guard end - position == 2 || end - position == 3,
      Self.plateLetters.contains(char(end))
    else { return nil }
    let next = skipSpaces(end + 1)
    guard next - end <= 2, digitEnd(next) - next == 4 else { return nil }
    let after = char(next + 4)
    guard !after.isSyllable, after != "-", after != "." else { return nil }
    var phrase = Phrase(end: next + 4)
    phrase.add(words: KoreanNumerals.sino(digits(position..<end)), position..<end)
    phrase.add(text.string(end..<(end + 1)), end..<(end + 1), join: .tight)
    phrase.add(words: KoreanNumerals.byDigit(digits(next..<(next + 4))), next..<(next + 4))
    add(phrase)
    return ("number plate", next + 4)
  }

  private static let plateLetters = KoreanWordSet.plateLetters.characters
}
