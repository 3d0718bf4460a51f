import AccessibilityModel
import Readings
import Support

extension Rule {
  static let readBySymbol = Rule(
    "read-by-symbol", .warning, .words,
    says: "A text is read symbol by symbol, letter by letter or digit by digit.",
    because: "It takes long, and what it means has to be guessed.",
    uiKit: "Set accessibilityLabel to words: \"next\" for →, \"4 of 5 stars\" for ★★★★☆.",
    swiftUI: "Add .accessibilityLabel with words.",
    android: "Set contentDescription to words.",
    see: [.wcag("1.1.1", "non-text-content"), .hig("voiceover")],
    fails: [
      """
      language: ko
      elements:
      - header "결제"
      - button "→"
      - text "**** 1234"
      - text "A/S"
      - text "1234567890123"
      - text "주 문 완 료"
      - button "주 문 내 역"
      - header "이 용 안 내"
      - button "확 인"
      - textField "이름 *"
      - text "▼ 30%"
      """,
      """
      language: en
      elements:
      - header "Rate"
      - button "→"
      - text "★★★★☆"
      - text "🎉🎉🎉🎉 Sale"
      - link "https://www.example.com/rate?id=3"
      - text "S A L E"
      - text "$4 w/o milk"
      - text "★★★★☆ (1,204)"
      - text "☆☆☆☆☆ 0 reviews"
      - text "Ref. a1b2c3d4-e5f6-7890-abcd-ef1234567890"
      - text "1234567890123"
      - text "AAPL, $189.30, ▲ 1.2%"
      """,
    ],
    passes: [
      """
      language: ko
      elements:
      - header "결제"
      - button "다음"
      - text "신한카드 **** 1234"
      - text "애프터서비스"
      - text "010-1234-5678"
      - text "12,000원"
      - text "한 번 더"
      - text "월 화 수 목 금 토 일"
      - text "동 서 남 북"
      - text "가 나 다 라"
      - button "물 한 잔 더"
      - button "한 번 더 해 보기"
      - text "이 책 한 권 더"
      - text "이 달 의 책 한 권"
      - text "내 방 안 새 옷장"
      - button "할 수 있 다"
      - text "내 역"
      - text "풍속 3 m/s"
      - textField "****"
      - text "★★★ 호텔"
      - text "30% 할인 ▼"
      - text "전일 대비 1.2% 상승 ▲ 840원"
      """,
      """
      language: en
      elements:
      - header "Rate"
      - button "Next"
      - text "4 of 5 stars"
      - text "★ 4.8 (1,204)"
      - text "★★★★★ 5.0"
      - text "🎉 Sale"
      - text "TV"
      - text "$12.99"
      - text "www.example.com"
      - text "A B C"
      - header "A B C D"
      - text "W A S D keys"
      - text "α β γ δ"
      - text "Wind 5 m/s from the north"
      - cell "Serial number": N/A
      """,
    ],
    .announcements { screen in
      screen.faults { stop, _ in
        let element = stop.element
        if element.isField {
          // Whoever sees the form takes the sign for "required".
          let before = element.labelText.trimmed.dropLast()
          guard element.labelText.trimmed.hasSuffix("*"), !before.hasSuffix("*"),
            before.contains(where: \.isLetter)
          else { return nil }
          return
            "the * at the end of \"\(element.labelText)\" is read as a sign; write \"required\" "
            + "in words"
        }
        guard !element.traits.contains(.keyboardKey) else { return nil }
        let language = element.language ?? screen.language
        guard ["ko", "en"].contains(language.base), !screen.isInAnotherLanguage else { return nil }
        for text in [element.label, element.value].compactMap({ $0 }) where !text.isBlank {
          if text.runs.contains(where: { $0.attributes.spellOut != nil || $0.attributes.ipa != nil }
          ) {
            continue
          }
          if screen.words.isSpacedOut(text.string) {
            return "\"\(text.string)\" is read \("letter by letter" as Sentence)"
          }
          // A text of words alone needs no reading.
          guard
            text.string.unicodeScalars.contains(where: { !$0.properties.isAlphabetic && $0 != " " })
          else { continue }
          if let why = Self.trouble(text, language, screen.context.frontEnd, screen.words) {
            return "\"\(text.string)\" is read \(why)"
          }
        }
        return nil
      }
    })

  /// How a text is read that nobody would read so; `nil` if it is read as people do.
  private static func trouble(
    _ text: AttributedText, _ language: SpokenLanguage, _ frontEnd: SpeechFrontEnd,
    _ words: AuditWords
  ) -> Sentence? {
    let written = text.string
    let initials = written.matches(of: Self.initials).map { String($0.output.1) }
    if initials.contains(where: { !words.areSaid($0, in: written, language) }) {
      return "letter by letter"
    }
    if !written.contains(" "), written.contains(Self.address) {
      return "sign by sign, as the address of a page"
    }
    let digits = written.split { !$0.isNumber }.map(\.count).max() ?? 0
    let isGrouped = written.contains(",") || written.contains("-")
    if digits >= 9, !isGrouped, !written.hasPrefix("0") { return "digit by digit" }
    if written.contains(Self.identifier) { return "letter by letter" }
    if hasEmojiRun(written) { return "emoji by emoji" }
    if let sign = written.firstMatch(of: Self.direction)?.output.1
      ?? written.firstMatch(of: Self.directionAfter)?.output.1,
      words.first(.direction, in: written) == nil
    {
      return "by a sign: not every voice says what \"\(String(sign))\" means"
    }
    // Full stars are counted where they are read; the empty ones beside them hide how many there are.
    if written.contains("☆☆") || written.contains("★☆") || written.contains("☆★") {
      return "symbol by symbol: \"\(frontEnd.read(text, language: language).normalized)\""
    }
    let bare = written.filter { !$0.isWhitespace }
    if bare.allSatisfy({ $0 == "*" || $0 == "•" || $0.isNumber }),
      bare.contains(where: { !$0.isNumber }),
      bare.count > 1
    {
      return "symbol by symbol: \"\(frontEnd.read(text, language: language).normalized)\""
    }
    // Only letters and digits that people read are left out here, so most texts stop before.
    guard !written.contains(where: { $0.isLetter || $0.isNumber }) else { return nil }
    let reading = frontEnd.read(text, language: language)
    if reading.isSilent { return "as nothing at all" }
    // A single emoji has a name that people know; an arrow, × or < stands for what it does.
    let isEmoji = written.unicodeScalars.contains { $0.properties.isEmojiPresentation }
    let symbols = reading.words.filter { $0.kind == .symbolName }
    return symbols.isEmpty && isEmoji ? nil : "symbol by symbol: \"\(reading.normalized)\""
  }

  /// A triangle or an arrow before a number: ▼ 30%.
  private nonisolated(unsafe) static let direction =
    /(?:^|[\s,(])([▲△▼▽↑↓⬆⬇])\s?[$₩]?[0-9]/.compiled

  /// The same after it: 30% ↓.
  private nonisolated(unsafe) static let directionAfter =
    /[0-9][%원]?\s?([▲△▼▽↑↓⬆⬇])(?![0-9])/.compiled

  /// The address of a page.
  private nonisolated(unsafe) static let address = /^https?:\/\/|^www\.[^ ]*\/./.compiled

  /// A UUID, which no person has to know.
  private nonisolated(unsafe) static let identifier =
    /[0-9A-Fa-f]{8}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{12}/.compiled

  /// Letters with strokes between them, as in A/S.
  private nonisolated(unsafe) static let initials =
    /(?:^|[^A-Za-z0-9])([A-Za-z](?:\/[A-Za-z])+)(?![A-Za-z0-9])/.compiled

  /// Whether four pictures or more stand side by side.
  private static func hasEmojiRun(_ text: String) -> Bool {
    var run = 0
    for character in text {
      let isPicture = character.unicodeScalars.first?.properties.isEmojiPresentation ?? false
      run = isPicture ? run + 1 : character.isWhitespace ? run : 0
      if run > 2 { return true }
    }
    return false
  }
}

extension AuditWords {
  /// Whether people know letters with strokes between them by ear: a unit after a number, as in
  /// 5 m/s, and N/A in English.
  fileprivate func areSaid(
    _ initials: String, in text: String, _ language: SpokenLanguage
  ) -> Bool {
    let initials = initials.lowercased()
    if language.base == "en", self[.initials].contains(initials) { return true }
    let text = text.lowercased()
    return self[.unit].contains(initials)
      && text.ranges(of: " " + initials).contains { unit in
        text[..<unit.lowerBound].last?.isNumber ?? false
      }
  }

  /// Whether the letters of a text are set apart by spaces: "S A L E", "주 문 완 료".
  ///
  /// Korean has many words of one syllable, and lists have letters, so that it takes four, or a name
  /// that buttons have: "확 인".
  fileprivate func isSpacedOut(_ text: String) -> Bool {
    let words: [Substring] = text.lowercased().split(separator: " ")
    let letters = words.prefix { $0.count == 1 && ($0.first?.isLetter ?? false) }.map(String.init)
    // "내 역" is my station, too.
    if letters.count > 1, letters.count == words.count, !self[.openEnding].contains(letters[0]),
      self[.spacedName].contains(letters.joined())
    {
      return true
    }
    guard letters.count > 3 else { return false }
    return !hasOwnWords(letters) && !isRow(letters)
  }

  /// Whether two letters or more are words of their own: "물 한 잔 더".
  ///
  /// In "한 국 은 행" one only looks like one, and in "이 용 안 내" three are parts of two nouns.
  private func hasOwnWords(_ letters: [String]) -> Bool {
    var own = 0
    var index = 0
    while index < letters.count {
      if index + 1 < letters.count, self[.spacedName].contains(letters[index] + letters[index + 1])
      {
        index += 2
        continue
      }
      if self[.shortWord].contains(letters[index]) { own += 1 }
      index += 1
    }
    return own > 1
  }

  /// Whether letters stand in the order in which people list them: "A B C D", "월 화 수 목".
  private func isRow(_ letters: [String]) -> Bool {
    let codes = letters.compactMap { $0.unicodeScalars.first?.value }
    if zip(codes, codes.dropFirst()).allSatisfy({ $0 + 1 == $1 }) { return true }
    return self[.letterRow].contains { row in
      var rest = row.filter { $0 != " " }[...]
      return letters.allSatisfy { letter in
        guard let place = rest.firstIndex(where: { String($0) == letter }) else { return false }
        rest = rest[rest.index(after: place)...]
        return true
      }
    }
  }
}
