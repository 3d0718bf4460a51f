import AccessibilityModel
import ScreenReading
import Support

extension Rule {
  static let placeholderText = Rule(
    "placeholder-text", .warning, .words,
    says: "A text was left in from the design.",
    because: "It says nothing, or something wrong.",
    uiKit: "Replace the text; look for it in accessibilityLabel and the storyboard.",
    swiftUI: "Replace the text; look for it in .accessibilityLabel and previews.",
    android: "Replace the text; look for it in strings.xml and contentDescription.",
    see: [.wcag("2.4.6", "headings-and-labels")],
    fails: [
      """
      language: ko
      elements:
      - header "공지"
      - text "테스트"
      - button "버튼"
      - button "아이콘"
      - image "사진"
      - image "이미지 2"
      - button "버튼1"
      - text "총 %d개"
      - text "null님의 주문"
      """,
      """
      language: en
      elements:
      - header "News"
      - text "Lorem ipsum dolor sit amet"
      - button "Button"
      - text "Hello {name}"
      - text "Price null"
      - text "Optional(3)"
      - text "Title goes here"
      - button "common.button.ok"
      - text "2025-03-04T10:20:00Z"
      """,
    ],
    passes: [
      """
      language: ko
      elements:
      - header "공지"
      - text "테스트 결과를 확인하세요"
      - button "확인"
      - button "사진"
      - text "50%d"
      - text "버튼 2개"
      - cell "버튼 1" [button]: 실행 취소
      """,
      """
      language: en
      elements:
      - header "News"
      - text "Test results"
      - image "Photo of the harbor"
      - button "Button size"
      - textField "Title"
      - text "Label"
      - textField "Label": Work
      - text "The null hypothesis is about the whole population"
      - link "www.example.com"
      """,
    ],
    .announcements { screen in
      screen.faults { stop, _ in
        let element = stop.element
        for text in [element.label, element.value, element.hint].compactMap({ $0?.string }) {
          // Few texts have these signs, and a search by pattern takes long.
          if text.utf8.contains(where: { $0 == UInt8(ascii: "%") || $0 == UInt8(ascii: "{") }),
            let mark = text.firstMatch(of: Self.unfilled)?.output
              ?? text.firstMatch(of: Self.unfilledNumber)?.output.1
          {
            return "\"\(mark)\" was never filled in: \"\(text)\""
          }
          if let word = screen.words.missingValue(in: text) {
            return "\"\(word)\" is what a program writes where a value is missing: \"\(text)\""
          }
          if let word = screen.words.first(.leftIn, in: text) {
            return "\"\(word)\" was left in: \"\(text)\""
          }
        }
        let label = element.labelText
        if let time = [label, element.value?.string].lazy.compactMap({ $0 })
          .first(where: Self.isMachineTime)
        {
          return "\"\(time)\" is a time as programs write it"
        }
        // "Photo" may lead to photos, but says nothing of a picture.
        // A number tells them apart, and nothing else.
        let unnumbered = label.trimmed.trimmingSuffix(while: { $0.isNumber || $0 == " " })
        if element.isPicture, element.value?.isBlank ?? true,
          screen.words.isOne(of: .pictureWord, unnumbered)
        {
          return "\"\(label)\" says only that there is a picture, and not of what"
        }
        if screen.words.isKey(label) {
          return "\"\(label)\" is the key of a text, not the text"
        }
        let isNamed = element.isField || element.role == .header || element.traits.contains(.header)
        guard !isNamed, element.value?.isBlank ?? true,
          screen.words.isOne(of: .leftInAlone, label)
            || element.isControl && screen.words.isOne(of: .leftInAlone, unnumbered)
              && screen.words.isOne(of: .roleWord, unnumbered),
          !screen.isCaptionOfField(stop)
        else { return nil }
        return "\"\(label)\" says nothing: it seems to have been left in"
      }
    })

  /// Whether a text is a time as programs write it: `2025-03-04T10:20:00Z`.
  private static func isMachineTime(_ text: String) -> Bool {
    // Few texts have a hyphen there, and to make a pattern takes longer than to look.
    text.utf8.dropFirst(4).first == UInt8(ascii: "-")
      && text.wholeMatch(
        of: /\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:?\d\d)?/) != nil
  }

  /// Where a program should have put a number: `%d`, `%.1f`; not the percent of `50%`.
  private nonisolated(unsafe) static let unfilledNumber =
    /(?:^|[^0-9%])(%(?:\.[0-9])?(?:l?l?[du]|f))(?![A-Za-z])/.compiled

  /// Where a program should have put a text: `{{name}}`, `{name}`, `${name}`, `%@`, `%1$s`.
  private nonisolated(unsafe) static let unfilled =
    /\{\{[^}]*\}\}|\$?\{[A-Za-z_][\w.]*\}|\$\{[^}]*\}|%@|%\d\$[@sd]/.compiled
}

extension AuditedScreen {
  /// Whether a text stands right before a field, as "Title" and "Label" do in forms.
  fileprivate func isCaptionOfField(_ stop: FocusStop) -> Bool {
    guard let index = stops.firstIndex(where: { $0.path == stop.path }), index + 1 < stops.count
    else { return false }
    return stop.element.isStatic && stops[index + 1].element.isField
  }
}

extension AuditWords {
  /// What a program writes where a value is missing, in a short text: "Price null", "undefined items".
  fileprivate func missingValue(in text: String) -> String? {
    guard Script.words(text).count < 5 else { return nil }
    return self[.missingValue].first { word in
      guard text != word else { return false }
      // Korean writes what follows without a space: "null님".
      let parts = text.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
      return text.standsAlone(word) || parts.contains { $0 == word }
    }
  }

  /// Whether a label is the key of a text: "common.button.ok".
  fileprivate func isKey(_ label: String) -> Bool {
    let parts = label.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count > 2, !isFileName(label, isPicture: false) else {
      return false
    }
    return parts.allSatisfy { part in
      part.first?.isLowercase ?? false
        && part.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
        && !self[.domainPart].contains(String(part))
    }
  }
}
