import AuditData
import Support

/// The words that rules look for, in all languages: tables beside this file.
struct AuditWords: Sendable {
  /// The words by the name of their set.
  private let sets: [String: [String]]

  /// A set of words.
  enum Set: String, CaseIterable {
    /// Ends a label that tells a state: `켜짐`, `off`.
    case state
    /// States that names of settings end in: `화면 자동 꺼짐`.
    case stateOfSetting
    /// Pictures that tell nothing: `배경`, `divider`.
    case decoration
    /// Texts that were left in, wherever they stand in a text.
    case leftIn
    /// What a program writes where a value is missing.
    case missingValue
    /// Parts of domains, which keys of texts do not have.
    case domainPart
    /// Texts that were left in, if nothing else is said.
    case leftInAlone
    /// Labels that say only where to tap.
    case vague
    /// The letter that is typed for the cross that closes something.
    case cross
    /// Labels of links that do not say what they lead to: those of Lighthouse, and others.
    case vagueLink
    /// Words of buttons that a Korean app has in Korean.
    case untranslated
    /// Words for a picture that say nothing of what it shows.
    case pictureWord
    /// Gestures that only the user of a screen reader makes.
    case readerGesture
    /// Says of a picture that it only decorates, before what it shows.
    case decorationLead
    /// What a picture shows that only decorates.
    case decorationMotif
    /// Letters in the order in which people list them: `월 화 수 목 금 토 일`.
    case letterRow
    /// Words of one letter that often stand side by side: `한 번 더`.
    case shortWord
    /// Nouns whose letters designs set apart: `확 인`, `주 문`.
    case spacedName
    /// A word before the kind of an element that means this very element: `this`.
    case ownEnding
    /// Units of two letters that are said in words after a number: `m/s`.
    case unit
    /// Letters with strokes between them that people know by ear: `N/A`.
    case initials
    /// Between a gesture and what it is for: `to`.
    case gesturePurpose
    /// Between the kind of an element and its name: `of`, `to`.
    case nameLead
    /// A word after which a name is not over: `the`, `my`.
    case openEnding
    /// Names of what is a multiple, and no share of a whole: `speed`.
    case factor
    /// A percent sign, and the words for it.
    case percent
    /// The end of an asset's name in lower case with hyphens.
    case assetEnding
    /// What a message says that tells of a problem.
    case problem
    /// Gestures of the reader.
    case gesture
    /// What stands before a gesture that is asked for: `please`, `then`.
    case gestureLead
    /// What one must know before it is too late.
    case essential
    /// What tells in which form a field is filled in.
    case essentialOfField
    /// Colors.
    case color
    /// What a color stands for.
    case colorMeaning
    /// Ends a hint that says what happens.
    case verbEnding
    /// Verbs that begin a hint or stand in it.
    case verb
    /// What may be left of a hint that repeats its label.
    case filler
    /// Small words that show which language a text is in.
    case function
    /// Small words of French, of German and of Spanish that are no words of English.
    case frenchFunction, germanFunction, spanishFunction
    /// Names of tabs.
    case tab
    /// Names of what covers a screen.
    case modal
    /// What closes a modal.
    case close
    /// Names of lists of which one wants to know how many there are.
    case counted
    /// What a chat calls who holds the phone: `나`, `you`.
    case oneself
    /// Names of the field in which one writes to somebody.
    case messageField
    /// What takes a question back: `취소`.
    case cancel
    /// What closes only what covers a screen: `오늘 하루 보지 않기`.
    case overlayClose
    /// Names of segments that do something at once and are not chosen: `Undo`.
    case momentary
    /// Names of the main action of a screen.
    case mainAction
    /// Gestures that only fingers without a screen reader make.
    case fingerGesture
    /// The beginning of a file's name.
    case filePrefix
    /// The beginning of an asset's name that no name of anything else has.
    case assetPrefix
    /// The end of a file's name.
    case fileEnding
    /// Parts of names of SF Symbols.
    case symbolPart
    /// Names of SF Symbols in one word that nobody would write as a label.
    case symbolAlone
    /// What design tools call layers.
    case layer
    /// Words for the shape of a mark.
    case shape
    /// Words for what a control is, before or after its name.
    case roleWord
    /// Words for what a control is with what follows them before its name: `link to`.
    case roleLead
    /// Words for a picture before what it shows: `picture of`.
    case pictureLead
    /// Words for how a control looks: `icon`.
    case lookWord
    /// What has an icon of its own, and what is done with one: `app`, `change`.
    case lookOwner
    /// Other words for what can be on or off: `toggle`.
    case toggleWord
    /// Other words for what can be adjusted: `slider`.
    case sliderWord
    /// Marks that have a meaning by their color: `dot`.
    case coloredMark
    /// What says in words that a number went up or down.
    case direction
    /// Signs that show whether something is chosen: `☑`.
    case stateSign
    /// What stands on a screen with prices: `add to cart`.
    case priceContext
    /// What an amount of money is called: `balance`, `잔액`.
    case money
    /// What may be called so as well if it is no money: `amount`.
    case perhapsMoney
    /// Names of currencies.
    case currency
    /// What is told with all its decimals: `latitude`.
    case exactNumber
    /// What is counted without a unit: `reviews`, `조회`.
    case count
    /// What closes a sentence without adding to it: `입니다`.
    case politeEnding
    /// Endings of Korean verbs and particles of nouns, for comparison.
    case stemEnding
  }

  /// The words of a set.
  subscript(set: Set) -> [String] { sets[set.rawValue] ?? [] }

  /// The words of all tables.
  static let builtIn = AuditWords(files: ["ko.tsv", "en.tsv", "common.tsv"])

  private init(files: [String]) {
    var sets: [String: [String]] = [:]
    for file in files {
      let rows = BuiltInTables.audit.rows(file, columns: ["set", "word"]) { ($0[0], $0[1]) }
      for (set, word) in rows { sets[set, default: []].append(word) }
    }
    self.sets = sets
  }

  /// The names of the sets that the tables have.
  var names: [String] { sets.keys.sorted() }

  /// The first word of a set that a text contains: as whole words if it is in Latin letters.
  func first(_ set: Set, in text: String) -> String? {
    let text = text.lowercased()
    return self[set].first { text.holds($0) }
  }

  /// Whether a text ends in a word of a set, and so is about it: "Available balance", not "Balance board".
  func ends(in set: Set, _ text: String) -> Bool {
    var text = text.lowercased()[...]
    while let last = text.last, !last.isLetter, !last.isNumber { text.removeLast() }
    return self[set].contains { text.hasSuffix($0) && String(text.suffix($0.count + 1)).holds($0) }
  }

  /// Whether a text is one of the words of a set.
  func isOne(of set: Set, _ text: String) -> Bool {
    let text = text.trimmed.lowercased()
    return self[set].contains { $0 == text }
  }
}

extension BuiltInTables {
  /// The tables of words and sentences of the audit: `Words/ko.tsv` and its neighbors.
  static let audit = BuiltInTables(audit_words_table)
}

extension String {
  /// Whether it contains a word; one in Latin letters must stand alone.
  func holds(_ word: String) -> Bool {
    word.unicodeScalars.allSatisfy { $0.value < 0x250 }
      ? standsAlone(word) : mayContain(word) && contains(word)
  }

  /// Whether it contains a text with no letter or digit beside it.
  func standsAlone(_ word: String) -> Bool {
    guard !word.isEmpty, mayContain(word) else { return false }
    var rest = self[...]
    while let range = rest.firstRange(of: word) {
      let before = range.lowerBound == startIndex ? nil : self[index(before: range.lowerBound)]
      let after = range.upperBound == endIndex ? nil : self[range.upperBound]
      func isLetter(_ character: Character?) -> Bool {
        character.map { $0.isLetter || $0.isNumber } ?? false
      }
      // What ends in a sign ends there: `optional(`.
      if !isLetter(before) || !isLetter(word.first), !isLetter(after) || !isLetter(word.last) {
        return true
      }
      rest = rest[range.upperBound...]
    }
    return false
  }

  /// Whether it may contain a word, as far as bytes tell: they are compared much faster than
  /// characters, and hundreds of words are looked for in every text, of which it has hardly one.
  private func mayContain(_ word: String) -> Bool {
    guard let first = word.utf8.first, word.utf8.allSatisfy({ $0 < 0x80 }) || !mayBeDecomposed
    else { return true }
    var rest = utf8[...]
    while let place = rest.firstIndex(of: first) {
      if rest[place...].starts(with: word.utf8) { return true }
      rest = rest[rest.index(after: place)...]
    }
    return false
  }

  /// Whether a letter in it may be written with several characters, such as ㅎ, ㅏ and ㄴ for 한: the words
  /// of the tables are not.
  private var mayBeDecomposed: Bool {
    // The first bytes of combining signs and of Hangul's single letters, and of some letters more.
    utf8.contains { $0 == 0xCC || $0 == 0xCD || $0 == 0xE1 }
  }
}
