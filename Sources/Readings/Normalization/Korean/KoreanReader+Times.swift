import AccessibilityModel

extension KoreanReader {
  /// A time of day or a running time: 오후 2:30, 2:30 PM, 16:00, 2시 30분, 9 AM, 2:05:30.
  func time(at position: Int, afterDate: Bool) -> Phrase? {
    var phrase = Phrase(end: position)
    var cursor = position
    var isMarked = afterDate
    // 23:00~익일 02:00.
    if char(cursor).isSyllable {
      let end = hangulEnd(cursor)
      if KoreanWordSet.nextDays.contains(text.string(cursor..<end)) {
        phrase.add(text.string(cursor..<end), cursor..<end)
        cursor = skipSpaces(end)
        isMarked = true
      }
    }
    if char(cursor).isSyllable {
      let end = hangulEnd(cursor)
      guard end - cursor == 2, KoreanWordSet.partsOfDay.contains(text.string(cursor..<end)) else {
        return nil
      }
      phrase.add(text.string(cursor..<end), cursor..<end)
      cursor = skipSpaces(end)
      isMarked = true
    } else if let half = partOfDay(at: cursor), char(skipSpaces(half.end)).isDigit {
      phrase.add(half.word, cursor..<half.end)
      cursor = skipSpaces(half.end)
      isMarked = true
    } else if char(cursor) == "T", afterDate, char(cursor + 1).isDigit {
      cursor += 1
    }
    guard let clock = clock(at: cursor, isMarked: isMarked) ?? writtenTime(at: cursor) else {
      return nil
    }
    let after = skipSpaces(clock.end)
    if phrase.pieces.isEmpty, let half = partOfDay(at: after), after - clock.end <= 1 {
      var whole = Phrase(end: half.end)
      whole.add(half.word, cursor..<half.end)
      whole.pieces += clock.pieces
      whole.cover(cursor..<half.end)
      return whole
    }
    phrase.pieces += clock.pieces
    phrase.end = clock.end
    return phrase
  }

  /// AM, PM, a.m., p.m.
  func partOfDay(at position: Int) -> (word: String, end: Int)? {
    guard !char(position - 1).isLatin, let half = halfOfDay(at: position) else { return nil }
    return ((half.isMorning ? KoreanWord.morning : .afternoon).text, half.end)
  }

  /// Digits with colons, as a time of day or, where something says so, as a length.
  private func clock(at position: Int, isMarked: Bool) -> Phrase? {
    guard let clock = clock(at: position) ?? clockWithSpaces(at: position, isMarked) else {
      let hours = position..<digitEnd(position)
      return char(hours.upperBound) == ":" ? nil : hourWithHalf(hours, isMarked)
    }
    let (end, hour, minute) = (clock.end, clock.hour, clock.minute)
    if !isMarked, let lap = lapTime(clock) { return lap }
    // 2일 03:12:45 남음 is no day of a month.
    let isLeft = clock.second != nil && begins(wordAfter(end), with: .lengthWordsAfter)
    if !isMarked || isLeft, isLength(position, end, hour, hasSeconds: clock.second != nil) {
      return length(clock.parts, end)
    }
    guard hour <= 24 || isOfNight(position, hour), isMarked || !isScore(position, end) else {
      return nil
    }
    let (hours, minutes) = (clock.parts[0], clock.parts[1])
    var phrase = Phrase(end: end)
    phrase.add(
      words: KoreanTimes.hour(hour), hours, .hour, hours.upperBound..<(hours.upperBound + 1))
    if minute > 0 || (clock.second ?? 0) > 0 {
      phrase.add(minute, minutes, .minute)
    } else {
      phrase.pieces[phrase.pieces.count - 1].range = hours.upperBound..<minutes.upperBound
    }
    if clock.second == nil, isMinuteWord(end) {
      phrase.end = end + 1
      phrase.cover(end..<phrase.end)
    }
    if let second = clock.second, second > 0 {
      phrase.add(second, clock.parts[2], .second)
    } else if clock.second != nil {
      phrase.pieces[phrase.pieces.count - 1].range = minutes.lowerBound..<end
    }
    return phrase
  }

  /// 1:02.35: minutes and seconds with their decimal part, as a stopwatch shows them.
  private func lapTime(_ clock: Clock) -> Phrase? {
    let point = clock.end, fraction = (point + 1)..<digitEnd(point + 1)
    guard let seconds = clock.parts.last, char(point) == ".", (1...3).contains(fraction.count),
      !char(fraction.upperBound).isWordPart, char(fraction.upperBound) != ".",
      let whole = value(seconds)
    else { return nil }
    var phrase = length(clock.parts.dropLast(), seconds.lowerBound, in: [.hours, .minute])
    if clock.parts.dropLast().allSatisfy({ value($0) == 0 }) { phrase.pieces = [] }
    phrase.add(
      words: KoreanNumerals.sino(whole) + KoreanWord.point.list
        + KoreanNumerals.decimals(digits(fraction)),
      seconds.lowerBound..<fraction.upperBound, .second)
    phrase.end = fraction.upperBound
    phrase.cover(clock.parts[0].lowerBound..<phrase.end)
    return phrase
  }

  /// 오후 3 : 30, 3 : 30 PM: a colon with spaces around it, which a part of the day makes a time.
  private func clockWithSpaces(at position: Int, _ isMarked: Bool) -> Clock? {
    let hours = position..<digitEnd(position)
    guard (1...2).contains(hours.count), hasWord(" : ", at: hours.upperBound),
      let minutes = twoDigits(after: hours.upperBound + 2), !isPart(of: minutes),
      isMarked || partOfDay(at: skipSpaces(minutes.upperBound)) != nil
    else { return nil }
    let parts = [hours, minutes]
    return Clock(parts: parts, values: parts.compactMap { value($0) })
  }

  /// 심야 25:40: an hour of a program that goes on past midnight.
  private func isOfNight(_ position: Int, _ hour: Int) -> Bool {
    let label = label(before: position)
    // 금 25:10.
    let isWeekday = label.count == 1 && KoreanTimes.weekday(char(label.lowerBound)) != nil
    return (25...29).contains(hour) && (isWeekday || ends(label, with: .nightWords))
  }

  /// Whether another colon follows.
  private func isPart(of range: Range<Int>) -> Bool {
    char(range.upperBound) == ":" || hasWord(" : ", at: range.upperBound)
  }

  /// Whether 분 is written after the digits, of which it is said anyway, and no longer word: 12:30분, but not
  /// 12:30분식.
  private func isMinuteWord(_ position: Int) -> Bool {
    guard char(position).isSyllable,
      text.string(position..<(position + 1)) == KoreanWord.minute.text
    else { return false }
    return hangulEnd(position) == position + 1 || particleEnd(position + 1) != nil
  }

  /// A bare hour, which only AM or PM beside it makes a time: 9 AM.
  private func hourWithHalf(_ hours: Range<Int>, _ isMarked: Bool) -> Phrase? {
    let before = wordBefore(hours.lowerBound)
    guard let hour = value(hours), hour <= 12,
      before.isEmpty || char(hours.lowerBound - 1) == " " && char(hours.upperBound) != " ",
      partOfDay(at: skipSpaces(hours.upperBound)) != nil
        || (isMarked && isAfterHalf(hours.lowerBound)),
      !char(hours.upperBound).isSyllable,
      char(hours.upperBound) != "." || !char(hours.upperBound + 1).isDigit
    else { return nil }
    var phrase = Phrase(end: hours.upperBound)
    phrase.add(words: KoreanTimes.hour(hour), hours, .hour)
    return phrase
  }

  private func isAfterHalf(_ position: Int) -> Bool {
    let before = lastWritten(before: position)
    return before.lowercased == "m" || before == "."
  }

  /// Whether digits with colons tell how long something takes.
  private func isLength(_ start: Int, _ end: Int, _ hour: Int, hasSeconds: Bool) -> Bool {
    if options.context == .duration { return true }
    if hour > 24 { return !isOfNight(start, hour) && !isScore(start, end) }
    // 0:08 without a word beside it is what a player shows: an hour of the day would be 00.
    if hour == 0, digitEnd(start) == start + 1, isAlone(start, end) { return true }
    let before = wordBefore(start)
    // 마감까지 01:23:45.
    if hasSeconds, endsWord(start, KoreanWord.until.text) { return true }
    // What the text before a comma says that the time is of: 음성 메시지, 0:24.
    let comma = previous(start)
    if char(comma) == ",",
      ends(wordBefore(comma), with: .recordings)
    {
      return true
    }
    // BPM 128, 4:02: a track of so many beats.
    if char(comma) == ",", digitEnd(start) == start + 1,
      Self.beats == latinBefore(digitStart(previous(comma)))
    {
      return true
    }
    // 동영상(01:23).
    if char(start - 1) == "(", char(end) == ")",
      ends(label(before: start), with: .lengthsInBrackets)
    {
      return true
    }
    if isOfTrack(start), wordAfter(end).isEmpty { return true }
    // 1R 2:34 TKO승.
    let round = previous(start)
    if char(round) == "R", digitEnd(start) == start + 1,
      isRoundWithTime(digitStart(round)..<round)
    {
      return true
    }
    if ends(before, with: .lengthWords) || isUntilCodeEnds(start, hour) { return true }
    if ends(before, with: .measures), isMeasured(before) { return true }
    if char(start - 1) == "-", !char(start - 2).isWordPart { return true }
    if begins(wordAfter(end), with: .lengthWordsAfter) { return true }
    // 3강 2:15 지점; 강남역 5:30 지점 is where and when to meet.
    if begins(wordAfter(end), with: .pointsOfRecordings),
      ends(before, with: .recordings)
        || ends(before, with: .playedParts) && char(before.lowerBound - 1).isDigit
    {
      return true
    }
    // 02:14:33 후 초기화, but 09:00:00 후 오픈.
    if hasSeconds, hour == 0 || value((end - 2)..<end) != 0,
      KoreanWordSet.afterLengths.contains(text.string(wordAfter(end)))
    {
      return true
    }
    var next = skipSpaces(end)
    // 접수 08:30~11:30 / 13:00~17:00.
    let isInRange = isSignOfRange(previous(start)) || isSignOfRange(next)
    if char(next) == "/", !isInRange {
      next = skipSpaces(next + 1)
      if char(digitEnd(next)) == ":" { return !areHours(start, next) }
    }
    if lastWritten(before: start) == "/", isInRange { return false }
    if lastWritten(before: start) == "/" {
      var first = previous(previous(start)) + 1
      while char(first - 1).isDigit || char(first - 1) == ":" { first -= 1 }
      if areHours(first, start) { return false }
    }
    if lastWritten(before: start) == "/" || isAfterLength(start) { return true }
    // An hour of the day has two digits where seconds follow: 09:30:15, but 1:02:33.
    return hasSeconds && (hour == 0 || digitEnd(start) == start + 1)
  }

  private static let beats = "bpm"

  private func isSignOfRange(_ position: Int) -> Bool {
    "~–—-".unicodeScalars.contains(char(position))
  }

  /// 복용 08:00 / 20:00: whether two times with a slash between are hours of a day, which a player shows
  /// no lengths by.
  private func areHours(_ first: Int, _ second: Int) -> Bool {
    guard let first = clock(at: first), let second = clock(at: second), first.second == nil,
      second.second == nil, first.hour <= 24, second.hour <= 24
    else { return false }
    // 12:00 / 24:00 alone is what a player shows.
    return ends(label(before: first.parts[0].lowerBound), with: .toldHours)
  }

  /// 1R 2:34, UFC 300 1R 2:34: whether digits before an R are the number of a round, of which a time
  /// follows; 객실 3R 2:00 is a room.
  func isRoundWithTime(_ digits: Range<Int>) -> Bool {
    let start = digits.lowerBound
    return !digits.isEmpty
      && (previous(start) < span.lowerBound
        || isNear(
          .playedInRounds, max(span.lowerBound, start - 24)..<min(span.upperBound, start + 24)))
  }

  /// 트랙 3/10 4:05: whether the number of something that is played stands before a length.
  private func isOfTrack(_ start: Int) -> Bool {
    let last = previous(start)
    guard char(last).isDigit, last + 1 < start else { return false }
    var first = last
    while char(first - 1).isDigit || char(first - 1) == "/", last - first < 8 { first -= 1 }
    return ends(wordBefore(first), with: .playedInParts)
  }

  /// 인증번호 6자리 (03:00), 인증번호 재전송 02:59: how long a code may still be typed.
  private func isUntilCodeEnds(_ start: Int, _ hour: Int) -> Bool {
    guard hour <= 10, ends(label(before: start), with: .timedCodes) else { return false }
    let window = max(0, start - 16)..<start
    // 인증 요청 09:12 is when it was asked for.
    return window.contains {
      hasWord(.verification, at: $0)
        && (hour <= 5 || begins(wordAfter($0 + 2), with: .verifyingCodes))
    }
  }

  /// Whether no word and no other end of a range is written beside a range: 0:08, 광고 1/2 · 0:15.
  private func isAlone(_ start: Int, _ end: Int) -> Bool {
    let before = previous(start), after = skipSpaces(end)
    guard label(before: start).isEmpty, wordAfter(end).isEmpty,
      ![char(before), char(after)].contains(where: {
        "~–—-".unicodeScalars.contains($0) || $0.isLatin
      }),
      !char(after).isDigit
    else { return false }
    if char(before).isDigit {
      // KTX 123 0:30 is when it leaves.
      var digits = before
      while char(digits).isDigit { digits -= 1 }
      return char(digits) == "/"
    }
    // 막차, 0:30 and 도착 · 0:30 too.
    return [
      Self.listMarks.contains(char(before)) ? wordBefore(before) : start..<start,
      Self.listMarks.contains(char(after)) ? wordAfter(after + 1) : end..<end,
    ].allSatisfy { $0.isEmpty || isOfPlayer($0) }
      && !(Self.listMarks.contains(char(before)) && char(previous(before)).isLatin)
  }

  private static let listMarks: Set<Unicode.Scalar> = [",", "·"]

  /// Whether a word names what is played or shown one after the other: 영상, 광고.
  private func isOfPlayer(_ word: Range<Int>) -> Bool {
    ends(word, with: .recordings) || ends(word, with: .pageWords)
  }

  /// Whether a range begins with a length, so that it ends with one: 반복 0:45–1:30.
  private func isAfterLength(_ start: Int) -> Bool {
    let sign = previous(start)
    guard ["~", "–", "-"].contains(char(sign)) else { return false }
    var first = previous(sign) + 1
    while char(first - 1).isDigit || char(first - 1) == ":" { first -= 1 }
    guard let clock = clock(at: first), clock.end == previous(sign) + 1 else { return false }
    return isLength(first, clock.end, clock.hour, hasSeconds: clock.second != nil)
  }

  /// Whether 시간 or 메시지 has a word before it that makes it a length: 남은 시간, 음성 메시지.
  private func isMeasured(_ word: Range<Int>) -> Bool {
    begins(word, with: .measured) || ends(wordBefore(word.lowerBound), with: .measured)
  }

  /// 5:30/km, 3:20~4:10/km, 5'42"/km: how many minutes and seconds each kilometer takes.
  mutating func readPace(at position: Int) -> Match? {
    guard var whole = paceTime(at: position) else { return nil }
    if let start = rangeStart(after: whole.end), let last = paceTime(at: start.next) {
      whole.glue(KoreanWord.from.text)
      whole.pieces += last.pieces
      whole.end = last.end
    }
    guard char(whole.end) == "/", let each = eachUnit(at: whole.end + 1, after: whole.end) else {
      return nil
    }
    if !endsWord(position, each.word) {
      whole.pieces[0].join = .tight
      whole.pieces.insert(Phrase.Piece(text: each.word, range: position..<each.end), at: 0)
    }
    whole.end = each.end
    whole.cover(position..<whole.end)
    add(whole)
    return ("pace", glueParticles(at: whole.end))
  }

  private func paceTime(at position: Int) -> Phrase? {
    primes(at: position) ?? clock(at: position).map { length($0.parts, $0.end) }
  }

  /// 1h 30m, 2d4h: a length in short.
  mutating func readShortLength(at position: Int) -> Match? {
    guard let parts = shortLength(at: position) else { return nil }
    let units: [Unicode.Scalar: KoreanWord] = ["d": .day, "h": .hours, "m": .minute, "s": .second]
    var phrase = Phrase(end: position)
    for part in parts {
      guard let unit = units[part.unit], let number = value(part.digits) else { continue }
      phrase.end = part.digits.upperBound + 1
      let native = unit == .hours && number < 24 ? KoreanNumerals.native(number) : nil
      phrase.add(
        words: native.map { [$0] } ?? KoreanNumerals.sino(number), part.digits, unit,
        part.digits.upperBound..<phrase.end)
    }
    add(phrase)
    return ("length", glueParticles(at: phrase.end))
  }

  /// The words of a length, of which the last of the units are written.
  func length(
    _ parts: [Range<Int>], _ end: Int, in units: [KoreanWord] = [.hours, .minute, .second]
  ) -> Phrase {
    var phrase = Phrase(end: end)
    let units = units.suffix(parts.count)
    let isZero = parts.allSatisfy { value($0) == 0 }
    for (index, (part, unit)) in zip(parts, units).enumerated() {
      let number = value(part) ?? 0
      guard number > 0 || (isZero && index == parts.count - 1) else { continue }
      let native = unit == .hours && number < 24 ? KoreanNumerals.native(number) : nil
      phrase.add(words: native.map { [$0] } ?? KoreanNumerals.sino(number), part, unit)
    }
    // Parts that are not said, such as zero hours, belong to the range too.
    if let first = phrase.pieces.first, first.range.lowerBound > parts[0].lowerBound {
      phrase.pieces[0].range = parts[0].lowerBound..<first.range.upperBound
    }
    if let last = phrase.pieces.indices.last, phrase.pieces[last].range.upperBound < end {
      phrase.pieces[last].range = phrase.pieces[last].range.lowerBound..<end
    }
    return phrase
  }

  /// 2시 30분 15초, any part from the hour on.
  private func writtenTime(at position: Int) -> Phrase? {
    guard hasWord(.hour, at: skipSpaces(digitEnd(position))), let hour = amount(at: position),
      hour.sign == nil,
      hour.unit?.counter?.role == .hour, hour.quantity.fraction.isEmpty
    else { return nil }
    var phrase = self.phrase(of: hour)
    guard hour.unit?.word == KoreanWord.hour.text else { return phrase }
    let start = skipSpaces(phrase.end)
    if start - phrase.end <= 1, char(start).isDigit, let minute = amount(at: start),
      minute.unit?.word.hasPrefix(KoreanWord.minute.text) == true
    {
      var minute = minute
      minute.native = nil
      phrase.pieces += self.phrase(of: minute).pieces
      phrase.end = minute.range.upperBound
    }
    return phrase
  }
}
