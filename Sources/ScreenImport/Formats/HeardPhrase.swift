import AccessibilityModel
import ScreenReading
import VoiceOver

/// A phrase split by the words that VoiceOver has for roles and states.
struct HeardPhrase {
  /// What is said before these words; `nil` if nothing is.
  var label: String?
  /// What was typed, as far as it can be told from the label.
  var value: String?
  var role: ElementRole
  var toggle: ToggleState?
  var level: Int?
  var traits: ElementTraits = []
  var expanded: ExpandedStatus?
  var hasActions = false
  var hasMoreContent = false
  /// Its place among others: `1 of 3`.
  var position: (index: Int, count: Int)?
  /// The words that told the role and state.
  var words: String

  init?(_ utterance: String) {
    let text = DefaultHints.stripped(utterance) ?? ""
    var end = PhraseEnd(text)
    end.takeAll()
    if end.role == nil { end.takeEditing() }
    if let role = end.role {
      self.init(end, role)
      return
    }
    // macOS says the role first: "heading level 1 Guidepup", "link Get Started".
    if let leading = HeardPhrase(leading: text) {
      self = leading
      return
    }
    // Without a role, only what cannot be a part of the text counts.
    var rest = PhraseEnd(text)
    guard rest.takeOffersAndStates() else { return nil }
    self.init(rest, .text)
  }

  private init(_ end: PhraseEnd, _ role: ElementRole) {
    self.role = role
    label = end.rest.isEmpty ? end.impliedLabel : end.rest
    (value, position) = (end.value, end.position)
    (toggle, level, traits, expanded) = (end.toggle, end.level, end.traits, end.expanded)
    (hasActions, hasMoreContent) = (end.hasActions, end.hasMoreContent)
    words = end.words.joined(separator: " ")
  }

  private init?(leading rest: String) {
    for (word, role) in Self.leadingRoles where rest.lowercased().hasPrefix(word + " ") {
      var after = rest.dropFirst(word.count + 1)
      words = word
      self.role = role
      let mark = Self.leadingLevel
      let digits = after.dropFirst(mark.count).prefix { $0.isNumber }
      if role == .header, after.hasPrefix(mark), let number = Int(digits) {
        level = number
        words += " \(mark)\(number)"
        after = after.dropFirst(mark.count + digits.count).drop { $0 == " " }
      }
      guard !after.isEmpty else { return nil }
      label = String(after)
      return
    }
    return nil
  }

  /// What stands between the word for a heading and its level.
  private static let leadingLevel: String = {
    let whole = VoiceOverWords.english?.text(VoiceOverKey.traitHeaderLevel, ["level": ""]) ?? ""
    let word = VoiceOverWords.english?.text(VoiceOverKey.traitHeader) ?? ""
    return String(whole.dropFirst(word.count).drop { $0 == " " })
  }()

  /// macOS has the same words as iOS in English, before the name.
  private static let leadingRoles: [(String, ElementRole)] = [
    (VoiceOverKey.traitHeader, .header), (VoiceOverKey.traitLink, .link),
    (VoiceOverKey.traitButton, .button), (VoiceOverKey.traitImage, .image),
  ].compactMap { key, role in
    VoiceOverWords.english.map { ($0.text(key).lowercased(), role) }
  }
}

/// A phrase from whose end, and beginning, the words of VoiceOver are taken.
private struct PhraseEnd {
  /// What is left of it.
  private(set) var rest: String
  /// The words that told the role and the state, as they were said.
  private(set) var words: [String] = []
  private(set) var role: ElementRole?
  private(set) var toggle: ToggleState?
  private(set) var level: Int?
  private(set) var traits: ElementTraits = []
  private(set) var expanded: ExpandedStatus?
  private(set) var hasActions = false
  private(set) var hasMoreContent = false
  private(set) var position: (index: Int, count: Int)?
  private(set) var value: String?
  /// Whether the insertion point is behind a text.
  private var isBehindText = false
  /// The label that VoiceOver leaves out, as the role says it.
  private(set) var impliedLabel: String?

  init(_ text: String) { rest = text }

  /// Takes everything from the end, then what is said before the label.
  mutating func takeAll() {
    // No element has more words; a hostile phrase must not make us look for ever.
    for _ in 0..<12 {
      guard takeOne() else { break }
    }
    guard role != nil, let word = Self.selected.first(where: begins) else { return }
    dropFirst(word)
    traits.insert(.selected)
    words.append(word)
  }

  /// While a field is edited, its role comes first: "text field, is editing, Ada".
  mutating func takeEditing() {
    for (word, field) in Self.fields {
      guard begins(word) else { continue }
      var after = self
      after.dropFirst(word)
      guard let editing = Self.editing.first(where: after.begins) else { continue }
      after.dropFirst(editing)
      (after.role, after.words) = (field, [word])
      after.traits.insert(.isEditing)
      self = after
      guard isBehindText else { return }
      // A label is one part, and the text may have commas.
      let parts = rest.split(separator: ", ", maxSplits: 1).map(String.init)
      value = parts.last
      rest = parts.count > 1 ? parts[0] : ""
      return
    }
  }

  /// Takes what tells no role but cannot be a part of a label either, and says whether there was any: offers at
  /// the end, states behind a comma.
  mutating func takeOffersAndStates() -> Bool {
    for _ in 0..<4 {
      guard takeOffer() else { break }
    }
    if let word = Self.selected.first(where: begins), rest.dropFirst(word.count).first == "," {
      dropFirst(word)
      traits.insert(.selected)
    }
    if let word = Self.dimmed.first(where: { isAtEnd($0, afterComma: true) }) {
      drop(word)
      traits.insert(.notEnabled)
    }
    return (hasActions || hasMoreContent || !traits.isEmpty) && !rest.isEmpty
  }

  // MARK: One word

  private mutating func takeOne() -> Bool {
    guard let role else {
      return takeOffer() || takePosition() || takePoint() || takeLevel() || takeState()
        || takeMark() || takeRole()
    }
    if role.isOnOrOff, takeState() { return true }
    return takeMark() || takeAnotherRole(beside: role)
  }

  private mutating func takeOffer() -> Bool {
    if let word = Self.actions.first(where: { isAtEnd($0) }) {
      drop(word)
      hasActions = true
      return true
    }
    guard let word = Self.moreContent.first(where: { isAtEnd($0) }) else { return false }
    drop(word)
    hasMoreContent = true
    return true
  }

  /// "1 of 3", in any language.
  private mutating func takePosition() -> Bool {
    for pattern in Self.positions {
      guard let (shorter, numbers) = without(pattern), numbers.count == 2 else { continue }
      rest = shorter
      position = (numbers["{index}"] ?? 0, numbers["{count}"] ?? 0)
      return true
    }
    return false
  }

  /// Where the insertion point is.
  private mutating func takePoint() -> Bool {
    guard let (word, isBehindText) = Self.points.first(where: { isAtEnd($0.0) }) else {
      return false
    }
    drop(word)
    self.isBehindText = isBehindText
    return true
  }

  private mutating func takeLevel() -> Bool {
    for pattern in Self.levels {
      guard let (shorter, numbers) = without(pattern), let number = numbers["{level}"] else {
        continue
      }
      words = rest.dropFirst(shorter.count).split { $0 == " " || $0 == "," }.map {
        $0.lowercased()
      }
      (rest, level, role, toggle) = (shorter, number, .header, nil)
      return true
    }
    return false
  }

  private mutating func takeState() -> Bool {
    guard toggle == nil, let (word, state) = Self.states.first(where: { isAtEnd($0.0) }) else {
      return false
    }
    drop(word)
    toggle = state
    words.insert(word, at: 0)
    return true
  }

  /// What VoiceOver says around the role without changing it.
  private mutating func takeMark() -> Bool {
    if !traits.contains(.notEnabled), let word = Self.dimmed.first(where: { isAtEnd($0) }) {
      drop(word)
      traits.insert(.notEnabled)
      return true
    }
    if !traits.contains(.isEditing), let word = Self.editing.first(where: { isAtEnd($0) }) {
      drop(word)
      traits.insert(.isEditing)
      return true
    }
    guard expanded == nil, let (word, status) = Self.expansions.first(where: { isAtEnd($0.0) })
    else { return false }
    drop(word)
    expanded = status
    return true
  }

  private mutating func takeRole() -> Bool {
    for (word, role) in Self.roles where isAtEnd(word) {
      // A text may be nothing but this word.
      if rest.count == word.count, role == .header || role == .tab { continue }
      drop(word)
      self.role = role
      words.insert(word, at: 0)
      // A state that its role does not have is not one.
      if !role.isOnOrOff { toggle = nil }
      if role == .backButton { impliedLabel = Self.backLabels[word] }
      return true
    }
    return false
  }

  /// A second role word: what a pop-up button is besides, and others behind a comma.
  private mutating func takeAnotherRole(beside role: ElementRole) -> Bool {
    for (word, other) in Self.roles {
      let isPopUp = role == .popUpButton && other == .button
      let isBeside = Self.canBeBeside[role]?.contains(other) ?? false
      guard isPopUp || isBeside, isAtEnd(word, afterComma: !isPopUp) else { continue }
      drop(word)
      words.insert(word, at: 0)
      if isPopUp { return true }
      traits.formUnion(role.traits.union(other.traits))
      self.role = other == .picker ? .picker : ElementRole(told: traits)
      return true
    }
    return false
  }

  /// In the order of VoiceOver's words, what can come before which.
  private static let canBeBeside: [ElementRole: Set<ElementRole>] = [
    .image: [.button, .header, .link], .link: [.button, .header], .header: [.button],
    .slider: [.picker, .button, .header], .searchField: [.button],
  ]

  // MARK: Where words are

  /// Whether the rest begins with a word, and goes on or ends there.
  private func begins(_ word: String) -> Bool {
    let after = rest.dropFirst(word.count).first
    return rest.lowercased().hasPrefix(word) && (after == nil || after == " " || after == ",")
  }

  private mutating func dropFirst(_ word: String) {
    rest = String(rest.dropFirst(word.count).drop { $0 == " " || $0 == "," })
  }

  /// Whether the rest ends with a word, behind a space or a comma, or is this word.
  private func isAtEnd(_ word: String, afterComma: Bool = false) -> Bool {
    // Most words do not fit, which the last bytes show without looking at characters.
    guard rest.utf8.count >= word.utf8.count,
      word.utf8.last.map({ rest.utf8.last.map { $0 | 0x20 } == $0 | 0x20 }) ?? false,
      rest.lowercased().hasSuffix(word)
    else { return false }
    let before = rest.dropLast(word.count)
    guard let last = before.last else { return !afterComma }
    return last == "," || last == " " && (!afterComma || before.dropLast().last == ",")
  }

  private mutating func drop(_ word: String) {
    rest = Self.trimmed(rest.dropLast(word.count))
  }

  private static func trimmed(_ text: Substring) -> String {
    String(text.reversed().drop { $0 == " " || $0 == "," }.reversed())
  }

  /// The rest without a phrase with numbers at its end, and these by their names; `nil` if it does not end so.
  private func without(_ pattern: [Substring]) -> (rest: String, numbers: [Substring: Int])? {
    let words = rest.split(separator: " ")
    guard words.count > pattern.count else { return nil }
    var numbers: [Substring: Int] = [:]
    for (word, expected) in zip(words.suffix(pattern.count), pattern) {
      if expected.hasPrefix("{") {
        guard let number = Int(word) else { return nil }
        numbers[expected] = number
      } else if word.lowercased() != expected {
        return nil
      }
    }
    return (Self.trimmed(words.dropLast(pattern.count).joined(separator: " ")[...]), numbers)
  }

  // MARK: Words of every language

  private static let positions = patterns(VoiceOverKey.position)
  private static let levels = patterns(VoiceOverKey.traitHeaderLevel)

  private static func patterns(_ key: ReaderWording.Key) -> [[Substring]] {
    VoiceOverWords.all.map { $0.text(key).lowercased().split(separator: " ") }
      .filter { !$0.isEmpty }
  }

  private static let selected = phrases([(VoiceOverKey.stateSelected, ())]).map(\.0)
  private static let dimmed = phrases([(VoiceOverKey.stateDimmed, ())]).map(\.0)
  private static let editing = phrases([(VoiceOverKey.traitIsEditing, ())]).map(\.0)
  private static let moreContent = phrases([(VoiceOverKey.contentMore, ())]).map(\.0)
  private static let actions = phrases([
    (VoiceOverKey.actionsAvailable, ()), (VoiceOverKey.hintCustomActions, ()),
  ]).map(\.0)
  private static let points: [(String, Bool)] = phrases([
    (VoiceOverKey.contextInsertionPointAtStart, false),
    (VoiceOverKey.contextInsertionPointAtEnd, true),
  ])
  private static let expansions: [(String, ExpandedStatus)] = phrases([
    (VoiceOverKey.stateExpanded, .expanded), (VoiceOverKey.stateCollapsed, .collapsed),
  ])
  private static let fields: [(String, ElementRole)] = phrases([
    (VoiceOverKey.traitSecureTextField, .secureTextField),
    (VoiceOverKey.traitTextField, .textField), (VoiceOverKey.traitSearchField, .searchField),
  ])

  private static let states: [(String, ToggleState)] = phrases([
    (VoiceOverKey.stateOn, .on), (VoiceOverKey.stateOff, .off), (VoiceOverKey.stateMixed, .mixed),
    (VoiceOverKey.stateChecked, .on),
    (VoiceOverKey.stateUnchecked, .off),
  ])

  private static let roles: [(String, ElementRole)] = phrases([
    (VoiceOverKey.traitSwitch, .switch), (VoiceOverKey.traitCheckbox, .checkbox),
    (VoiceOverKey.traitRadioButton, .radioButton),
    (VoiceOverKey.traitBackButton, .backButton),
    (VoiceOverKey.traitSecureTextField, .secureTextField),
    (VoiceOverKey.traitTextField, .textField), (VoiceOverKey.traitSearchField, .searchField),
    (VoiceOverKey.traitPopUpButton, .popUpButton),
    (VoiceOverKey.traitButton, .button),
    (VoiceOverKey.traitLink, .link), (VoiceOverKey.traitHeader, .header),
    (VoiceOverKey.traitImage, .image), (VoiceOverKey.traitTab, .tab),
    (VoiceOverKey.traitPickerItem, .picker), (VoiceOverKey.traitAdjustable, .slider),
  ])

  /// The label of a back button that its word stands for, in each language.
  private static let backLabels: [String: String] = Dictionary(
    VoiceOverWords.all.map {
      ($0.text(VoiceOverKey.traitBackButton).lowercased(), $0.text(VoiceOverKey.labelBack))
    }, uniquingKeysWith: { first, _ in first })

  /// The words of every language, longer ones first.
  private static func phrases<Value>(_ keys: [(ReaderWording.Key, Value)]) -> [(String, Value)] {
    keys.flatMap { key, value in
      VoiceOverWords.all.flatMap { words in
        Set([words[key]?.text, words[key]?.newerText].compactMap { $0?.lowercased() })
          .map { ($0, value) }
      }
    }.filter { !$0.0.isEmpty }.sorted { $0.0.count > $1.0.count }
  }
}
