import AccessibilityModel
import ScreenReading

extension Rule {
  static let longPrefix = Rule(
    "long-prefix", .warning, .cost,
    says: "Down a list, it takes long until the word that tells one row from the next.",
    because: "One listens to the same words at every row before one knows whether to go on.",
    uiKit: "Put what differs at the beginning of accessibilityLabel.",
    swiftUI: "Put what differs at the beginning of the label.",
    android: "Put what differs at the beginning of the text.",
    see: [.hig("voiceover"), .wcag("2.4.6", "headings-and-labels")],
    fails: [
      """
      language: ko
      elements:
      - header "내역"
      - cell "우리 집 앞 과일 가게 결제 내역, 망고"
      - cell "우리 집 앞 과일 가게 결제 내역, 귤"
      - cell "우리 집 앞 과일 가게 결제 내역, 사과"
      """
    ],
    passes: [
      """
      language: ko
      elements:
      - header "내역"
      - cell "망고, 우리 집 앞 과일 가게"
      - cell "귤, 우리 집 앞 과일 가게"
      - cell "사과, 우리 집 앞 과일 가게"
      """
    ],
    .announcements { screen in
      var faults: [Fault] = []
      var start = 0
      let labels = screen.stops.map(\.element.labelText)
      while start < labels.count {
        var end = start + 1
        var prefix = labels[start]
        // Rows that follow one another and begin alike.
        while end < labels.count, labels[end] != labels[end - 1],
          screen.stops[end].path.dropLast() == screen.stops[start].path.dropLast()
        {
          let common = labels[end].commonWords(with: prefix)
          guard common.count > 5 else { break }
          prefix = common
          end += 1
        }
        if end - start > 2 {
          let length = screen.context.duration(of: prefix, in: screen.language)
          if Double(length) / 1000 > screen.budget.prefix {
            faults.append(
              screen.fault(
                start + 1,
                "\(end - start) rows begin with \"\(prefix)\": \(Double(length / 100) / 10) s at each until "
                  + "the word that differs",
                evidence: (start..<min(start + 3, end)).map(screen.quote)))
          }
        }
        start = max(end, start + 1)
      }
      return faults
    })
}

extension String {
  /// The whole words with which both begin.
  fileprivate func commonWords(with other: String) -> String {
    let common = self.commonPrefix(with: other)
    if common.count == count || common.count == other.count { return common }
    return String(common.reversed().drop { $0 != " " && $0 != "," }.reversed())
  }

  private func commonPrefix(with other: String) -> String {
    String(zip(self, other).prefix { $0 == $1 }.map(\.0))
  }
}
