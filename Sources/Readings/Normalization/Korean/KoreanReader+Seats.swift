import AccessibilityModel

extension KoreanReader {
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
}
