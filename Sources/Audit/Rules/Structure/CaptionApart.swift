import AccessibilityModel

extension Rule {
  static let captionApart = Rule(
    "caption-apart", .warning, .structure,
    says: "Captions are heard apart from their pictures.",
    because: "One hears all pictures first and then all captions, and has to match them.",
    uiKit: "Group each picture with its caption: shouldGroupAccessibilityChildren, or one element.",
    swiftUI: "Put both into a stack with .accessibilityElement(children: .combine).",
    android: "Put both into a layout with screenReaderFocusable=\"true\".",
    see: [.hig("accessibility"), .wcag("1.3.2", "meaningful-sequence")],
    fails: [
      """
      language: ko
      elements:
      - header "과일 시장"
      - image "큰 그릇에 담긴 망고"
      - image "쟁반에 담긴 여러 열매"
      - text "갓 딴 망고, 한 상자 12,000원"
      - text "숲에서 온 열매, 500g 8,900원"
      """
    ],
    passes: [
      """
      language: ko
      elements:
      - header "과일 시장"
      - image "큰 그릇에 담긴 망고"
      - text "갓 딴 망고, 한 상자 12,000원"
      - image "쟁반에 담긴 여러 열매"
      - text "숲에서 온 열매, 500g 8,900원"
      """,
      """
      language: ko
      elements:
      - header "과일 시장"
      - group: {grouping: combine, children: [image "망고", text "한 상자 만 원"]}
      - group: {grouping: combine, children: [image "열매", text "500그램 팔천 원"]}
      """,
      """
      language: en
      elements:
      - header "Trip"
      - collection "Photos": [image "The beach at dawn", image "A harbour"]
      - group "Weather": [text "Sunny", text "18 degrees"]
      """,
    ],
    .announcements { screen in
      var faults: [Fault] = []
      var index = 0
      while index < screen.stops.count {
        guard screen.stops[index].element.isPicture, !screen.stops[index].element.labelText.isBlank
        else {
          index += 1
          continue
        }
        let start = index
        while index < screen.stops.count, screen.stops[index].element.isPicture { index += 1 }
        let pictures = index - start
        // What is in a part of the screen with another name is no caption.
        func part(_ index: Int) -> [String] {
          screen.stops[index].containers.compactMap(\.element.label?.string)
        }
        var texts = 0
        while index + texts < screen.stops.count, screen.stops[index + texts].element.isStatic,
          part(index + texts) == part(index - 1)
        {
          texts += 1
        }
        let decorations = (start..<index).count { number in
          screen.words.isDecoration(screen.stops[number].element.labelText)
        }
        let captioned = pictures - decorations
        guard captioned > 1, texts >= captioned else { continue }
        let first = start + decorations
        faults.append(
          screen.fault(
            first,
            "\(captioned) pictures are heard in a row, and their captions only after the last one",
            evidence: (first..<min(index + captioned, screen.stops.count)).map(screen.quote)))
      }
      return faults
    })
}
