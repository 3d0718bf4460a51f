import AccessibilityModel

/// Texts that are seen in an element and that its own label leaves out.
///
/// A label says many things in other words, "3 days left" for "D-3". So only a text counts of which
/// nothing is said: no word and no number.
enum UnsaidText {
  /// The texts inside an element that nothing of it says, as parts of it.
  static func drafts(_ texts: [(text: String, frame: ScreenRect?)], besides said: String) -> [Draft]
  {
    let (words, numbers) = tokens(said)
    let spoken = words.joined(separator: " ")
    return texts.compactMap { text, frame in
      // The names of icons in a font are no words: "arrow_back".
      guard !text.contains("_") else { return nil }
      let own = tokens(text)
      guard own.words.contains(where: isTelling) || own.numbers.contains(where: { $0.count > 1 }),
        !own.words.contains(where: { isSaid($0, in: spoken) }),
        numbers.isDisjoint(with: own.numbers)
      else { return nil }
      var element = AccessibilityElement(.text, label: AttributedText(text))
      element.frame = frame
      return Draft(element)
    }
  }

  /// Whether a word is no abbreviation: two letters of Korean, four of others.
  private static func isTelling(_ word: String) -> Bool {
    word.count >= (isKorean(word) ? 2 : 4)
  }

  /// Whether a text says a word, perhaps with another ending or joined otherwise: "closed" for "closes",
  /// "배송비 무료" for "무료배송".
  private static func isSaid(_ word: String, in spoken: String) -> Bool {
    if isKorean(word), word.count > 2 {
      let letters = Array(word)
      return letters.indices.dropLast().contains {
        spoken.contains(String(letters[$0...letters.index(after: $0)]))
      }
    }
    return spoken.contains(word.count > 5 ? String(word.prefix(5)) : word)
  }

  private static func isKorean(_ word: String) -> Bool {
    word.unicodeScalars.allSatisfy { (0xAC00...0xD7A3).contains($0.value) }
  }

  /// The words of a text in lower case, and its numbers without commas: `19,900원` is 19900 and 원.
  private static func tokens(_ text: String) -> (words: [String], numbers: Set<String>) {
    var (words, numbers): ([String], Set<String>) = ([], [])
    var word = ""
    var number = ""
    func close() {
      if !word.isEmpty { words.append(word) }
      if !number.isEmpty { numbers.insert(number) }
      (word, number) = ("", "")
    }
    for character in text.lowercased() {
      if character.isNumber {
        if !word.isEmpty { close() }
        number.append(character)
      } else if character.isLetter {
        if !number.isEmpty { close() }
        word.append(character)
      } else if character != "," || number.isEmpty {
        close()
      }
    }
    close()
    return (words, numbers)
  }
}
