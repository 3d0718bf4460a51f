import AccessibilityModel

extension Rule {
  static let modalBackground = Rule(
    "modal-background", .error, .structure,
    says: "Something covers the screen, but what lies behind can still be reached.",
    because:
      "Swipes lead out of the dialog without a word, into things that cannot be seen. What has "
      + "neither a frame nor a name is judged by its words, at the end of the screen: a warning.",
    uiKit: "Set accessibilityViewIsModal = true on the view that covers the others.",
    swiftUI: "Use .sheet or .alert, or add .accessibilityAddTraits(.isModal).",
    android:
      "Use a Dialog, or importantForAccessibility=\"noHideDescendants\" on what lies behind.",
    see: [
      .uiKit("objectivec/nsobject-swift.class/accessibilityviewismodal"),
      .wcag("2.4.3", "focus-order"),
    ],
    fails: [
      """
      language: ko
      elements:
      - header "주문"
      - button "결제"
      - group "안내 팝업":
        - text "점검 중입니다."
        - button "닫기"
      """,
      """
      language: ko
      elements:
      - header "주문"
      - button "결제"
      - group:
        - button "여름 세일 안내"
        - button "오늘 하루 보지 않기"
        - button "닫기"
      """,
      """
      language: en
      elements:
      - header "Mail"
      - button "Compose"
      - group:
        - text "Delete this message?"
        - button "Cancel"
        - button "Delete"
      """,
      """
      language: en
      elements:
      - header "Order"
      - button "Pay": {activate: [{set: sheet, hidden: false}]}
      - group [hidden]: {identifier: sheet, children: [text "Really pay?", button "OK", button "Cancel"]}
      """,
    ],
    passes: [
      """
      language: ko
      elements:
      - header "주문"
      - button "결제"
      - group "안내 팝업" [modal]:
        - text "점검 중입니다."
        - button "닫기"
      """,
      """
      language: en
      elements:
      - header "Order"
      - button "More": {activate: [{set: more, hidden: false}]}
      - group [hidden]: {identifier: more, children: [text "Plum", button "Buy"]}
      - group: [text "Was this helpful?", button "Yes", button "No"]
      - group: [text "You can scan it", button "Scan", button "Don't show again"]
      """,
      // A card in a page that can be put away, and a question that the page itself asks.
      """
      language: ko
      elements:
      - header "홈"
      - button "검색"
      - group: [text "알림을 켜 보세요", button "다시 보지 않기", button "닫기"]
      - button "마이페이지"
      """,
      """
      language: en
      elements:
      - header "Booking"
      - button "Directions"
      - group: [text "Need to change your plans?", button "Cancel", button "Reschedule"]
      """,
    ],
    .model { screen in
      var faults: [Fault] = []
      let shown = Set(
        screen.variant.effects.compactMap { cause, effect -> String? in
          guard case .set(let name, .hidden, let value) = effect, value.string == "false" else {
            return nil
          }
          return name
        })
      func visit(_ elements: [AccessibilityElement], _ path: [Int]) {
        for (index, element) in elements.enumerated() {
          let here = path + [index]
          if element.isModal || element.role.isModal || element.isFocusable { continue }
          let name = element.identifier ?? element.labelText
          let isLast = here == [screen.tree.screen.elements.count - 1]
          let isNamed = [element.identifier, element.label?.string].compactMap { $0 }.contains {
            screen.words.first(.modal, in: $0) != nil
          }
          let appears = element.isHidden && shown.contains(name)
          let covers = !element.isHidden && screen.isCovered(by: element, at: here)
          let isCertain = isNamed && !element.isHidden || appears || covers
          let readsLikeOverlay =
            isLast && !element.isHidden && element.frame == nil
            && element.isOverlay(by: screen.words)
          if isCertain || readsLikeOverlay,
            !element.children.isEmpty,
            element.closes(by: screen.words),
            screen.stops.contains(where: { !$0.path.starts(with: here) && $0.element.isControl })
          {
            let behind = screen.stops.first { !$0.path.starts(with: here) && $0.element.isControl }
            let reached = behind?.name ?? ""
            let names = [name] + element.children.map(\.labelText)
            let cover = names.first { !$0.isBlank } ?? element.role.rawValue
            var fault = screen.fault(
              at: here,
              isCertain
                ? "while \"\(cover)\" covers the screen, swipes still reach \"\(reached)\""
                : "\"\(cover)\" and its buttons read like something over the screen; if it covers "
                  + "it, swipes still reach \"\(reached)\"")
            if !isCertain { fault.severity = .warning }
            faults.append(fault)
          }
          visit(element.children, here)
        }
      }
      visit(screen.tree.screen.elements, [])
      return faults
    })
}

extension AccessibilityElement {
  /// Whether its words are those of what covers a screen, for files that tell no frames.
  ///
  /// It can be put away for a day, and also for now; or it asks something that a button repeats, and
  /// can be cancelled.
  fileprivate func isOverlay(by words: AuditWords) -> Bool {
    guard role == .group else { return false }
    let buttons = children.filter(\.isActivated)
    guard (2...4).contains(buttons.count) else { return false }
    func has(_ set: AuditWords.Set) -> Bool {
      buttons.contains { words.isOne(of: set, $0.labelText) }
    }
    if has(.overlayClose), has(.close) { return true }
    guard buttons.count == 2, has(.cancel),
      let answer = buttons.first(where: { !words.isOne(of: .cancel, $0.labelText) })?.labelText
        .lowercased().split(separator: " ").first
    else { return false }
    // "삭제할까요?" and "삭제하기" have the noun in common.
    let verb = answer.utf8.count == answer.count ? answer : answer.prefix(2)
    return children.contains { child in
      let text = child.labelText.trimmed.lowercased()
      return !child.isActivated && text.hasSuffix("?") && text.contains(verb)
    }
  }

  /// Whether a button in it closes it.
  fileprivate func closes(by words: AuditWords) -> Bool {
    children.contains { child in
      child.isActivated && words.isOne(of: .close, child.labelText) || child.closes(by: words)
    }
  }
}

extension AuditedScreen {
  /// Whether an element is drawn over the controls before it: its frame holds those of all of them.
  fileprivate func isCovered(by element: AccessibilityElement, at path: [Int]) -> Bool {
    guard let cover = element.frame, cover.width > 0 else { return false }
    let before = stops.filter { stop in
      stop.path.lexicographicallyPrecedes(path) && stop.element.isControl
    }
    return !before.isEmpty
      && before.allSatisfy { stop in
        guard let frame = stop.element.frame else { return false }
        return frame.x >= cover.x && frame.maxX <= cover.maxX && frame.y >= cover.y
          && frame.maxY <= cover.maxY
      }
  }
}
