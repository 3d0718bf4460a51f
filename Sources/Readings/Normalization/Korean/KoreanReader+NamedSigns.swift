/// Signs and units that a text is about, and so are said where others would be silent.
extension KoreanReader {
  /// '-' 없이, -없이, (-)표시는, *표시는, /로 구분 and the list (!,@,#).
  mutating func readNamedSign(at position: Int) -> Match? {
    if let match = readSignsInList(at: position) { return match }
    let sign = char(position)
    guard Self.nameable.contains(sign), let name = Self.symbolNames[sign],
      !isInsideWord(position), char(position - 1) != sign, char(position + 1) != sign,
      isQuoted(position) || isBracketed(position) || isBeforeItsNoun(position)
    else { return nil }
    addName(name, position..<(position + 1))
    return ("named sign", position + 1)
  }

  private static let nameable = Set("!@#$%^&*_-+=?~<>/\\|:;.,`".unicodeScalars)

  /// '-': a sign alone between quotation marks.
  private func isQuoted(_ position: Int) -> Bool {
    let open = char(position - 1), close = char(position + 1)
    let before = char(position - 2)
    return Self.quotes[open] == close && !before.isDigit && !before.isLatin
  }

  private static let quotes: [Unicode.Scalar: Unicode.Scalar] = [
    "'": "'", "\"": "\"", "‘": "’", "“": "”", "`": "`", "「": "」",
  ]

  /// (-)표시: a sign alone in brackets that a noun tells of; in 하이픈(-) the word says it.
  private func isBracketed(_ position: Int) -> Bool {
    char(position - 1) == "(" && char(position + 1) == ")" && !char(position - 2).isWordPart
      && begins(wordAfter(position + 2), with: .signNouns)
  }

  /// -없이, *표시는, /로: a sign by itself before what is said of it.
  private func isBeforeItsNoun(_ position: Int) -> Bool {
    let start = position + 1
    let word = wordAfter(start)
    if begins(word, with: .signlessness), word.lowerBound - start <= 1 { return true }
    guard char(start).isSyllable, char(position) != "~" else { return false }
    let run = start..<hangulEnd(start)
    if char(position - 1) == " ", KoreanWordSet.particlesOfSigns.contains(text.string(run)) {
      return true
    }
    return char(position) == "*"
      && (1...2).contains { length in
        KoreanWordSet.signNouns.contains(text.string(start..<(start + length)))
          && begins((start + length)..<max(start + length, run.upperBound), with: .afterSignNouns)
      }
  }

  /// !,@,#: signs with commas between them.
  private mutating func readSignsInList(at position: Int) -> Match? {
    guard !char(position - 1).isWordPart || char(position - 1).isSyllable && char(position) == "!"
    else { return nil }
    var signs: [Int] = []
    var place = position
    while signs.count <= 32, Self.listedAlone.contains(char(place)) {
      signs.append(place)
      let comma = skipSpaces(place + 1)
      guard char(comma) == "," else { break }
      let next = skipSpaces(comma + 1)
      guard Self.listedAlone.contains(char(next)) else { break }
      place = next
    }
    guard signs.count >= 2, let last = signs.last, !isInsideWord(position),
      Set(signs.map { char($0) }).count == signs.count,
      !char(last + 1).isDigit, !char(last + 1).isLatin, !char(skipSpaces(last + 1)).isDigit
    else { return nil }
    for (index, sign) in signs.enumerated() {
      if index > 0 { stream.pause(.comma) }
      addName(Self.symbolNames[char(sign)] ?? "", sign..<(sign + 1))
    }
    return ("list of signs", last + 1)
  }

  private static let listedAlone = Set("!@#$%^&*_-+=?~<>/\\|:;".unicodeScalars)

  /// ㎏ of 체중(㎏), ㎡당: a unit without a number.
  mutating func readUnitAlone(at position: Int) -> Match? {
    let sign = char(position)
    if let match = readUnitAfterPower(at: position) { return match }
    guard
      ("㎀"..."㏟").contains(sign) || sign == "℃" || sign == "℉" || sign == "ℓ" || sign == "μ"
        || sign == "µ",
      !char(position - 1).isDigit,
      let found = KoreanUnits.match(text, at: position, span: span)
    else { return nil }
    return readUnit(found.unit, position..<found.end)
  }

  /// /μL of 4.2×10³/μL: what so much of is told for.
  private mutating func readUnitAfterPower(at position: Int) -> Match? {
    guard char(position) == "/", isPower(char(position - 1)),
      let found = KoreanUnits.match(text, at: position + 1, span: span), found.unit.prefix == nil
    else { return nil }
    add(KoreanWord.per.text, position..<(position + 1), kind: .symbolName)
    add(found.unit.word, (position + 1)..<found.end, kind: .word)
    return ("unit alone", found.end)
  }

  /// km/h of 속도 km/h, mg/dL of 혈당(mg/dL).
  mutating func readUnitOfRate(at position: Int) -> Match? {
    guard !isInsideWord(position), let found = KoreanUnits.match(text, at: position, span: span),
      (position..<found.end).contains(where: { char($0) == "/" }),
      char(position - 1) == "(" && char(found.end) == ")"
        || ends(wordBefore(position), with: .unitWords)
    else { return nil }
    return readUnit(found.unit, position..<found.end)
  }

  private mutating func readUnit(_ unit: KoreanUnit, _ range: Range<Int>) -> Match {
    let isCelsius = unit.prefix == nil && unit.word == KoreanWord.degree.text
    let prefix = isCelsius ? KoreanWord.celsius.text : unit.prefix
    // 시속 ㎞/h says it already.
    let isSaid = prefix.map { text.string(wordBefore(range.lowerBound)).hasSuffix($0) } ?? true
    if let prefix, !isSaid { add(prefix, range) }
    for (index, word) in unit.word.split(separator: " ").enumerated() {
      add(String(word), range, join: index == 0 && !isSaid ? .tight : .space)
    }
    if hasWord(.perOne, at: range.upperBound) {
      let end = hangulEnd(range.upperBound)
      if KoreanParticles.isSuffix(text, range.upperBound..<end) {
        glue(from: range.upperBound, upTo: end)
        return ("unit alone", end)
      }
    }
    return ("unit alone", glueParticles(at: range.upperBound))
  }

  /// #FF0000: the digits of a color, one by one.
  mutating func readColor(at position: Int) -> Match? {
    guard char(position) == "#", !isInsideWord(position) else { return nil }
    var end = position + 1
    var digits = 0, capitals = 0
    while end - position <= 9, char(end).isDigit || ("a"..."f").contains(char(end).lowercased) {
      digits += char(end).isDigit ? 1 : 0
      capitals += char(end).isUpper ? 1 : 0
      end += 1
    }
    let count = end - position - 1
    let isSame = (position + 1..<end).allSatisfy { char($0) == char(position + 1) }
    guard [3, 6, 8].contains(count), !char(end).isLatin, !char(end).isDigit, digits < count,
      digits > 0 || capitals == count && (count > 3 || isSame),
      let name = Self.symbolNames["#"]
    else { return nil }
    addName(name, position..<(position + 1))
    var place = position + 1
    while place < end {
      let join: SpokenWord.Join = place == position + 1 ? .space : .tight
      let range = place..<(char(place).isDigit ? digitEnd(place) : letterEnd(place))
      if char(place).isDigit {
        add(KoreanNumerals.byDigit(self.digits(range)), range, join: join)
      } else {
        add(LatinReading.spell(text, range).text, range, join: join, kind: .letterName)
      }
      place = range.upperBound
    }
    return ("color", end)
  }
}
