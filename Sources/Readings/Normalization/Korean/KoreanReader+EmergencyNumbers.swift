import AccessibilityModel

extension KoreanReader {
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
}
