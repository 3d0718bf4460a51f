import AccessibilityModel
import Foundation

extension Rule {
  static let labelRepeatsTrait = Rule(
    "label-repeats-trait", .warning, .words,
    says: "The label ends in what the reader says by itself, or begins with it.",
    because: "The kind, the state and the position are said anyway, so they are heard twice.",
    uiKit:
      "Leave it out of accessibilityLabel: traits and containers say kind, state and position.",
    swiftUI: "Leave it out of the label: traits and containers say kind, state and position.",
    android:
      "Leave it out of contentDescription: the class, the state and the list say it.",
    see: [.uiKit("objectivec/nsobject-swift.class/accessibilitylabel"), .hig("voiceover")],
    fails: [
      """
      language: ko
      elements:
      - header "주문"
      - button "확인 버튼"
      - image "망고 이미지"
      - switch "포장 켬" [on]
      - button "저장 버튼입니다"
      - button "검색 아이콘"
      - switch "동기화 토글" [on]
      - tabBar: ['tab "홈, 2개 중 1번째" [selected]', 'tab "찜, 2개 중 2번째"']
      """,
      """
      language: en
      elements:
      - header "Order"
      - button "OK button"
      - link "Terms link"
      - link "Link to home"
      - image "Image of a cat"
      - image "A picture of an image"
      - button "Press this button"
      - image "Picture of a harbor"
      - button "Search icon"
      - switch "Sync, checkbox" [on]
      - slider "Volume slider": 40%
      - tabBar: ['tab "Fruit, 1 of 2" [selected]', 'tab "Nuts, 2 of 2"']
      """,
    ],
    passes: [
      """
      language: ko
      elements:
      - header "주문"
      - button "확인"
      - image "망고"
      - text "확인 버튼을 누르세요"
      - button "앱 아이콘"
      - image "할머니 사진"
      """,
      """
      language: en
      elements:
      - header "Order"
      - button "Button colors"
      - link "Terms"
      - text "Press the button"
      - button "Save the button"
      - switch "Always on" [on]
      - button "App icon"
      - button "Change icon"
      - button "Picture of the day"
      - image "Photo of the harbor"
      - switch "Switch to metric units" [on]
      - segmentedControl: ['button "Part 1 of 2" [selected]', button "Part 2 of 2"]
      """,
    ],
    .announcements { screen in
      screen.faults { stop, announcement in
        // What is said besides the label, word by word: "switch button" is a switch and a button.
        let heard = announcement.parts.filter { [.trait, .state].contains($0.kind) }
          .map { $0.text.string.lowercased() }
        let label = stop.element.labelText
        let place = announcement.parts.first { $0.kind == .position }?.text.string
        guard
          let twice = screen.words.repeated(heard, in: label)
            ?? place.flatMap({ screen.words.repeated(place: $0, in: label) })
        else {
          guard let (word, rest) = screen.words.kind(in: label, of: stop.element) else {
            return nil
          }
          return "\"\(word)\" tells the kind, which is said anyway: \"\(announcement.spoken)\"; "
            + "\"\(rest)\" is enough"
        }
        // In "Save the button" and "Always on" the word is part of the name.
        guard let rest = screen.words.rest(of: label, without: twice) else { return nil }
        return "\"\(twice)\" is heard twice: \"\(announcement.spoken)\""
          + (rest.isBlank ? "" : "; \"\(rest)\" is enough")
      }
    })
}

extension AuditWords {
  /// A word of a label for the kind of the element that is not the reader's own, and the rest of the label:
  /// "Picture of a harbor", "Search icon", a switch "Sync, checkbox".
  fileprivate func kind(in label: String, of element: AccessibilityElement) -> (
    word: String, rest: String
  )? {
    let text = label.trimmed
    let lower = text.lowercased()
    if element.isPicture, let lead = self[.pictureLead].first(where: { lower.hasPrefix($0 + " ") })
    {
      return (lead, String(text.dropFirst(lead.count + 1)))
    }
    var words: [String] = []
    if element.role.isOnOrOff || element.toggle != nil { words += self[.toggleWord] }
    if element.isPicture || element.isControl && !element.isField { words += self[.lookWord] }
    if element.traits.contains(.adjustable) { words += self[.sliderWord] }
    guard let word = words.first(where: lower.hasSuffix) else { return nil }
    let rest = String(text.dropLast(word.count))
    // Korean writes the two together: 검색아이콘.
    let isApart = rest.last.map { !$0.isLetter && !$0.isNumber } ?? false
    let isKorean = !word.unicodeScalars.allSatisfy(\.isASCII)
    let name = rest.trimmingSuffix { $0.isWhitespace || ",:-–(".contains($0) }
    guard isApart || isKorean, !name.isEmpty else { return nil }
    // The icon of the app is a thing itself.
    let others = name.lowercased().split(separator: " ").map(String.init)
    guard !others.contains(where: self[.lookOwner].contains),
      !self[.openEnding].contains(others.last ?? "")
    else { return nil }
    return (word, name)
  }

  /// A label without a word at its beginning or its end, and without what joined them; empty if it
  /// stands elsewhere, `nil` if what is left is not over.
  fileprivate func rest(of label: String, without word: String) -> String? {
    let joints: (Character) -> Bool = { $0.isWhitespace || ",:;.-–([)]".contains($0) }
    var text = label.trimmed
    while let last = text.last, joints(last) { text.removeLast() }
    if let ending = self[.politeEnding].first(where: { text.hasSuffix(word + $0) }) {
      text = String(text.dropLast(ending.count))
    }
    if text.lowercased().hasSuffix(word) {
      text = String(text.dropLast(word.count))
    } else if text.lowercased().hasPrefix(word) {
      text = String(text.dropFirst(word.count))
    } else {
      return ""
    }
    // "Photos (3) button" keeps both of its brackets.
    while let last = text.last, joints(last), last != ")" || !text.contains("(") {
      text.removeLast()
    }
    while let first = text.first, joints(first), first != "(" || !text.contains(")") {
      text.removeFirst()
    }
    for lead in self[.nameLead] where text.hasPrefix(lead + " ") {
      text = String(text.dropFirst(lead.count + 1))
    }
    let last = text.split(separator: " ").last?.lowercased() ?? ""
    guard self[.openEnding].contains(last) else { return text }
    // "This button" is the button itself, and a picture of an image is one image.
    return self[.ownEnding].contains(last) || first(.pictureWord, in: text) != nil ? "" : nil
  }

  /// The position that a reader says, if a label ends in it after a mark: "Home, 1 of 3".
  fileprivate func repeated(place: String, in label: String) -> String? {
    let label = label.trimmed
    guard let mark = label.lastIndex(where: { ",:(–-".contains($0) }), mark > label.startIndex
    else { return nil }
    var ending = label[label.index(after: mark)...]
    while let last = ending.last, ").".contains(last) { ending.removeLast() }
    // Each says it in words of its own, "3개 중 1번째" and "총 3 중 1", with the same two numbers.
    func numbers(_ text: String) -> [String] {
      text.split { !$0.isNumber }.map(String.init).sorted()
    }
    let told = numbers(String(ending))
    guard told.count == 2, told == numbers(place), ending.count(where: \.isLetter) < 6 else {
      return nil
    }
    return ending.trimmingCharacters(in: .whitespaces).lowercased()
  }

  /// The phrase, or the word of one, with which a label begins or ends.
  fileprivate func repeated(_ phrases: [String], in text: String) -> String? {
    var label = text.trimmed.lowercased()
    while let last = label.last, last.isPunctuation { label.removeLast() }
    if let ending = self[.politeEnding].first(where: label.hasSuffix) {
      label = String(label.dropLast(ending.count))
    }
    // "On" and "selected" are states, and no names of something: only their whole phrases count.
    let words = phrases.flatMap { phrase in
      [phrase] + phrase.split(separator: " ").map(String.init).filter(self[.roleWord].contains)
    }
    return words.first { word in
      guard label.count > word.count else { return false }
      if label.hasSuffix(word) {
        let before = label.dropLast(word.count).last
        if before.map({ !$0.isLetter && !$0.isNumber }) ?? false { return true }
        // Korean writes the two together: 확인버튼.
        if self[.roleWord].contains(word), !word.unicodeScalars.allSatisfy(\.isASCII) {
          return true
        }
      }
      return label.hasPrefix(word + ":") || label.hasPrefix(word + ",")
        || self[.roleLead].contains { $0.hasPrefix(word + " ") && label.hasPrefix($0 + " ") }
    }
  }
}
