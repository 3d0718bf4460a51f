import AccessibilityModel
import Foundation

extension Rule {
  /// A value as the program holds it, and not as people say it.
  static let rawNumberValue = Rule(
    "raw-number-value", .warning, .words,
    says: "A value is a number as the program holds it, or a price without its currency.",
    because:
      "Three or more decimals take long to hear, a share of 1 is not how people count, and a number alone "
      + "may count anything.",
    uiKit: "Set accessibilityValue to what people say, with its unit: \"35%\", \"2,700 kelvin\".",
    swiftUI: "Add .accessibilityValue(…) with what people say: Text(value, format: .percent).",
    android: "Set stateDescription to what people say, or a RangeInfo of the type percent.",
    see: [.sliderArticle, .wcag("4.1.2", "name-role-value")],
    fails: [
      """
      language: ko
      elements:
      - header "조명"
      - slider "밝기": {value: "0.35"}
      - cell "감귤 5kg, 30% 할인, 19,900" [button]
      - button "입출금통장 잔액": "1250000"
      """,
      """
      language: en
      elements:
      - header "Light"
      - slider "Warmth": {value: "41.333333"}
      - slider "Pulse": {value: "120.0"}
      - progress "Download": {value: "0.25"}
      - cell "Available balance": "2,310"
      - cell "Amount": "2500"
      - element "Humidity": {value: "0.643271"}
      """,
    ],
    passes: [
      """
      language: ko
      elements:
      - header "조명"
      - slider "밝기": 35%
      - text "평점": {value: "0.35"}
      - slider "재생 속도": {value: "0.75"}
      - cell "감귤 5kg, 30% 할인, 19,900원, 리뷰 1,204" [button]
      - text "좋아요"
      - text "12,300"
      - button "입출금통장 잔액": 1,250,000원
      - button "장바구니 담기"
      """,
      """
      language: en
      elements:
      - header "Light"
      - slider "Seats": {value: "3"}
      - slider "Weight": {value: 0.75 kg}
      - slider "Rating": {value: "1.00"}
      - slider "Stars": {value: "4.0"}
      - slider "Zoom speed": {value: "10.0"}
      - slider "Playback speed": {value: "0.75"}
      - cell "Lamp, $1,299, 2,310 reviews" [button]
      - text "Likes"
      - text "12,300"
      - cell "Available balance": $2,310
      - cell "Gate": "2310"
      - element "Euro in dollars": {value: "1.0842"}
      - cell "Price alerts": "2024"
      - cell "Balance board score": "1200"
      - element "Latitude": "37.566512"
      - button "Add to cart"
      """,
      // Of water, as far as the screen tells.
      """
      language: en
      elements:
      - header "Water"
      - cell "Amount": "1500"
      - button "Drink more"
      """,
    ],
    .announcements { screen in
      let isShop = screen.stops.contains { stop in
        screen.words.first(.priceContext, in: stop.element.labelText) != nil
      }
      let isOfMoney =
        isShop
        || screen.stops.contains { stop in
          let texts = [stop.element.labelText, stop.element.value?.string ?? ""]
          return texts.contains(where: screen.words.namesMoney)
        }
      return screen.stops.indices.compactMap { index -> Fault? in
        let (stop, announcement) = (screen.stops[index], screen.announcements[index])
        let element = stop.element
        if isShop, let price = screen.words.barePrice(in: element.labelText),
          // A number alone may be counted by the text beside it.
          price != element.labelText.trimmed
            || ![index - 1, index + 1].filter(screen.stops.indices.contains).contains(where: {
              screen.words.first(.count, in: screen.stops[$0].element.labelText) != nil
            })
        {
          return screen.fault(
            index, "\"\(price)\" looks like a price without its currency")
        }
        if let amount = screen.words.bareAmount(of: element, ofMoney: isOfMoney) {
          return screen.fault(
            index, "\"\(amount)\" looks like a price without its currency")
        }
        if !element.traits.contains(.adjustable), element.role != .progress,
          let value = element.value?.string.trimmed, hasManyDecimals(value),
          screen.words.first(.exactNumber, in: element.labelText) == nil
        {
          return screen.fault(
            index, "the value is the bare number \"\(value)\"; round it, and say its unit")
        }
        guard element.traits.contains(.adjustable) || element.role == .progress,
          let value = element.value?.string.trimmed,
          announcement.parts.contains(where: { $0.text.string == value }),
          value.contains(/^-?[0-9]*\.[0-9]{2,}$/) || value.contains(/^-?[0-9]{2,}\.0$/),
          let number = Double(value)
        else { return nil }
        // Speeds go beyond 1, and so may what is at 1 now.
        if (0..<1).contains(number), screen.words.first(.factor, in: element.labelText) == nil {
          let percent = Int((number * 100).rounded())
          return screen.fault(
            index, "the value is the bare number \"\(value)\"; say \"\(percent)%\" if it is a share"
          )
        }
        // Nobody sets 120.0, where 4.0 may be a rating.
        guard value.contains(/\.[0-9]{3,}$/) || value.hasSuffix(".0"),
          screen.words.first(.factor, in: element.labelText) == nil || !value.hasSuffix(".0")
        else { return nil }
        return screen.fault(
          index, "the value is the bare number \"\(value)\"; round it, and say its unit")
      }
    })
}

/// Whether a value is a number with more decimals than a rate of exchange has: `0.643271`.
private func hasManyDecimals(_ value: String) -> Bool {
  let parts = value.split(separator: ".", omittingEmptySubsequences: false)
  return parts.count == 2 && parts[1].count > 4
    && parts.allSatisfy { $0.utf8.allSatisfy { (0x30...0x39).contains($0) } }
}

extension AuditWords {
  /// A part of a label that is a number of thousands and nothing else: "감귤 5kg, 19,900".
  fileprivate func barePrice(in label: String) -> String? {
    guard label.contains(","), first(.count, in: label) == nil else { return nil }
    return label.firstMatch(of: /(?:^|, |\n)([0-9]{1,3}(?:,[0-9]{3})+)(?=$|, |\n)/)
      .map { String($0.output.1) }
  }

  /// Whether a text tells of money, by its currency or by a word.
  fileprivate func namesMoney(_ text: String) -> Bool {
    text.unicodeScalars.contains { $0.properties.generalCategory == .currencySymbol }
      || first(.money, in: text) != nil || first(.currency, in: text) != nil
  }

  /// The value of what is called after money, if it is a number and nothing else: "잔액" with "1250000".
  ///
  /// - Parameters:
  ///   - element: The element.
  ///   - isOfMoney: Whether its screen tells of money; an amount may also be of something else.
  /// - Returns: The number.
  fileprivate func bareAmount(
    of element: AccessibilityElement, ofMoney isOfMoney: Bool
  ) -> String? {
    guard !element.isField, !element.traits.contains(.adjustable),
      let value = element.value?.string.trimmed, (4...11).contains(value.count),
      value.utf8.allSatisfy({ (0x30...0x39).contains($0) || $0 == UInt8(ascii: ",") }),
      ends(in: .money, element.labelText)
        || isOfMoney && ends(in: .perhapsMoney, element.labelText)
    else { return nil }
    return value
  }
}
