import AccessibilityModel

extension Rule {
  static let stateInLabel = Rule(
    "state-in-label", .warning, .words,
    says: "A state is told by the label.",
    because: "The reader does not say it when it changes, and a switch does not sound like one.",
    uiKit:
      "Keep accessibilityLabel the same; use the traits selected or toggleButton, or "
      + "accessibilityValue.",
    swiftUI:
      "Keep the label the same; use Toggle, .accessibilityAddTraits(.isSelected) or "
      + ".accessibilityValue(…).",
    android: "Keep the label the same; use isChecked, isSelected or stateDescription.",
    see: [.wcag("4.1.2", "name-role-value"), .hig("accessibility")],
    fails: [
      """
      language: ko
      elements:
      - header "알림"
      - text "푸시 알림"
      - image "toggle_on"
      - button "야간 알림 꺼짐"
      - checkbox "소식 받기 체크됨" [on]
      - button "찜 선택됨": 12개
      - button "아침 알림 켜져 있음"
      - button "● 매일"
      """,
      """
      language: en
      elements:
      - header "Alerts"
      - button "Quiet hours, on"
      - cell "Monday (selected)"
      - button "☑ Weekly digest"
      - switch "Mute" [off]: {activate: [{set: Mute, label: Unmute}]}
      """,
    ],
    passes: [
      """
      language: ko
      elements:
      - header "알림"
      - switch "푸시 알림" [on]
      - button "야간 알림": 꺼짐
      - text "알림 켜짐"
      - text "✓ 알림을 받고 있어요"
      - cell "화면 자동 꺼짐" [button]: 30초
      - button "좋아요 12" [on]:
          {identifier: like, activate: [{set: like, label: 좋아요 11}, {set: like, toggle: off}]}
      """,
      """
      language: en
      elements:
      - header "Alerts"
      - switch "Quiet hours" [on]
      - cell "Monday" [selected]
      - button "Sign on"
      - button "Kick-off"
      - cell "Hands-on"
      - button "Archive selected"
      - button "3 items selected": {activate: [announce: Cleared]}
      - cell "Email selected": {live: polite}
      - button "Show more" [collapsed]: {activate: [{set: Show more, label: Show less}]}
      - tabBar:
        - tab "Alerts, 3 new" [selected]: {identifier: t, activate: [{set: t, label: Alerts}]}
        - tab "Home"
      """,
    ],
    .announcements { screen in
      screen.faults { stop, announcement in
        let element = stop.element
        let hasState =
          element.toggle != nil || element.traits.contains(.selected)
          || element.expandedStatus != nil
        if element.answersWithAnotherStateAndLabel(as: stop.name) {
          return
            "a double tap changes both its state and its label, so that it says the opposite of "
            + "what it is: \"\(announcement.spoken)\""
        }
        if element.isControl, !element.isField, !hasState, element.value?.isBlank ?? true,
          let sign = screen.words.sign(in: element.labelText)
        {
          return "only the sign \"\(sign)\" in the label tells its state"
        }
        guard element.isControl || element.isPicture || element.role == .cell, !element.isField,
          let state = screen.words.state(endingIn: element.labelText)
        else { return nil }
        guard hasState else {
          // A setting can be called so, and tells in its value how it is.
          // "선택됨" is never part of a name, and "화면 자동 꺼짐" is one.
          guard
            element.value?.isBlank ?? true || element.labelText.setsApart(state)
              || !screen.words[.stateOfSetting].contains(state)
          else { return nil }
          // A message tells that something has just been chosen.
          guard element.liveRegion == nil, element.android.liveRegion == nil else { return nil }
          return "\"\(state)\" is only part of the label, so nothing is said when it changes"
        }
        // The same word twice is for another rule.
        let said = announcement.parts.filter { $0.kind == .state }.map {
          $0.text.string.lowercased()
        }
        guard !said.isEmpty, !said.contains(state) else { return nil }
        return "\"\(state)\" in the label tells the state a second time: \"\(announcement.spoken)\""
      }
    })
}

extension AccessibilityElement {
  /// Whether a double tap gives it another state and another label, of whatever it calls itself.
  ///
  /// What opens says what it does next, and a number in a label is not what it is.
  fileprivate func answersWithAnotherStateAndLabel(as name: String) -> Bool {
    guard expandedStatus == nil else { return false }
    let names = names(name)
    let effects = effects(on: .activate).map(\.effect)
    let changesState =
      toggle != nil
      || effects.contains { effect in
        switch effect {
        case .set(let target, .selected, _), .flip(let target, .selected), .select(let target):
          names.contains(target)
        default: false
        }
      }
    return changesState
      && effects.contains { effect in
        guard case .set(let target, .label, let text) = effect else { return false }
        return names.contains(target)
          && text.string.filter(\.isLetter) != labelText.filter(\.isLetter)
      }
  }
}

extension String {
  /// Whether a mark stands before the state at its end: "Quiet hours, on", but not "화면 꺼짐".
  fileprivate func setsApart(_ state: String) -> Bool {
    var text = lowercased().trimmed
    while let last = text.last, ")].".contains(last) { text.removeLast() }
    let before = text.dropLast(state.count).last { !$0.isWhitespace }
    return before.map { !$0.isLetter && !$0.isNumber } ?? false
  }
}

extension AuditWords {
  /// The sign with which a label begins or ends and that shows a state: "☑ Weekly digest", "Daily ✓".
  fileprivate func sign(in label: String) -> String? {
    let words = label.trimmed.split(separator: " ").map(String.init)
    guard words.count > 1, label.contains(where: \.isLetter) else { return nil }
    return [words.first, words.last].compactMap(\.self).first(where: self[.stateSign].contains)
  }

  /// Whether a word tells a state though only a space stands before it: "Monday selected", but not
  /// "Delete selected".
  private func isPlainState(_ word: String, after before: Substring) -> Bool {
    let words = Script.words(String(before))
    return word.count > 7 && before.hasSuffix(" ") && words.count < 4
      // "3 items selected" counts what is.
      && !(words.first?.allSatisfy(\.isNumber) ?? false)
      && !words.contains { self[.verb].contains($0) }
  }

  /// The word at the end of a label that tells a state.
  func state(endingIn label: String) -> String? {
    var text = label.lowercased().trimmed
    while let last = text.last, ")].".contains(last) { text.removeLast() }
    return self[.state].first { word in
      guard text.count > word.count, text.hasSuffix(word) else { return false }
      let before = text.dropLast(word.count)
      // "Sign on" is something to do; "Alerts, on" and "toggle_on" tell a state.
      let isLatin = word.unicodeScalars.allSatisfy(\.isASCII)
      // "Kick-off" and "hands-on" are words.
      if isLatin, word.count < 4, before.last == "-", before.dropLast().last?.isLetter ?? false {
        return false
      }
      return before.last.map { isLatin ? "_([:-–".contains($0) : !$0.isLetter } ?? false
        || isLatin && isPlainState(word, after: before)
        || isLatin && (before.hasSuffix(", ") || before.hasSuffix(": ") || before.hasSuffix("- "))
    }
  }
}
