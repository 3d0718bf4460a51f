import AccessibilityModel

// What an app knows of its elements: the texts and numbers that conditions and effects are about.

extension AccessibilityElement {
  /// What counts as its value: what it says, the state of a switch, the current item or page.
  package var valueTexts: [String] {
    var texts = [value?.string, toggle?.rawValue].compactMap { $0 }
    if carousel != nil || banner != nil { texts.append(shownItem) }
    switch adjustment {
    case .range(let range): texts.append(range.text(for: range.number).string)
    case .pages(let page): texts.append("\(page.current)")
    case .values, nil: break
    }
    if let status = expandedStatus { texts.append(status.rawValue) }
    // What a text alone says is all there is to it.
    if texts.isEmpty, role == .text, let label { texts.append(label.string) }
    return texts
  }

  /// Its value as one text; of what has none, such as a text alone, its label.
  var valueText: String {
    if traits.contains(.textEntry) { return text }
    return presented.valueTexts.first ?? label?.string ?? ""
  }

  /// The number in its value.
  package var number: Double? {
    if let range { return range.number }
    if case .pages(let page)? = adjustment { return Double(page.current) }
    return ShownNumber(in: valueText)?.number
  }

  /// Whether its value, or its label if it has none, is or contains a number.
  package var hasNumber: Bool { number != nil || traits.contains(.textEntry) }

  /// Where its value is written: a text alone is its label.
  var valueProperty: ElementProperty {
    value == nil && role == .text && label != nil ? .label : .value
  }
}

/// A number in a text: the first.
struct ShownNumber {
  let number: Double
  /// How it is written, such as with commas between thousands.
  private let style: String
  private let before: Substring
  private let after: Substring

  init?(in text: String) {
    // By hand, because conditions look at numbers with every change, and a pattern takes long.
    guard let digit = text.firstIndex(where: \.isDigit) else { return nil }
    let start = text[..<digit].last == "-" ? text.index(before: digit) : digit
    var end = text[digit...].firstIndex { !$0.isDigit } ?? text.endIndex
    var hasCommas = false
    if text.distance(from: digit, to: end) <= 3 {
      while let next = text.end(ofGroupAt: end) {
        end = next
        hasCommas = true
      }
    }
    var decimals = 0
    if text[end...].first == "." {
      decimals = text[end...].dropFirst().prefix(while: \.isDigit).count
      if decimals > 0 { end = text.index(end, offsetBy: decimals + 1) }
    }
    guard let number = Double(text[start..<end].filter { $0 != "," }) else { return nil }
    self.number = number
    style = (hasCommas ? "," : "") + (decimals > 0 ? ".\(decimals)" : "")
    before = text[..<start]
    after = text[end...]
  }

  /// The text with another number in its place, written alike: with commas and as many decimals.
  func text(with number: Double) -> String {
    "\(before)\(number.spelled(as: style) ?? number.spelled)\(after)"
  }
}

extension Character {
  fileprivate var isDigit: Bool { ("0"..."9").contains(self) && isASCII }
}

extension String {
  /// Where a comma and the three digits after it end; `nil` if there are none at an index.
  fileprivate func end(ofGroupAt index: Index) -> Index? {
    guard self[index...].first == ",",
      self[index...].dropFirst().prefix(3).count(where: \.isDigit) == 3
    else { return nil }
    return self.index(index, offsetBy: 4)
  }
}

// MARK: - Conditions

extension ElementTree {
  /// Whether a condition holds.
  ///
  /// - Parameters:
  ///   - condition: The condition.
  ///   - path: The path of its element.
  ///   - focus: Where the reader's focus is.
  ///   - fill: Replaces each `{name}` in a text.
  /// - Returns: Whether it does; not if there is no such element.
  func holds(
    _ condition: ElementCondition, at path: [Int], focus: [Int]?, fill: (String) -> String
  ) -> Bool {
    guard let element = element(at: path) else { return false }
    let answer: Bool
    switch condition.test {
    case .equals(let text):
      let wanted = fill(text)
      let texts = element.presented.valueTexts + [element.valueText]
      answer = texts.contains(wanted) || Double(wanted).map { $0 == element.number } ?? false
    case .compares(let comparison, let text):
      guard let left = element.number, let right = ShownNumber(in: fill(text))?.number else {
        return false
      }
      switch comparison {
      case .atMost: answer = left <= right
      case .atLeast: answer = left >= right
      case .below: answer = left < right
      case .above: answer = left > right
      }
    case .matches(let pattern):
      answer = (try? TextPattern(pattern)).map { $0.occurs(in: element.valueText) } ?? false
    case .state(let state): answer = element.isIn(state, at: path, focus: focus)
    }
    return answer != condition.isNegated
  }

  /// The elements that are enabled or shown by conditions, and have to change for these to be met.
  func due(focus: [Int]?) -> [TreeChange.Replacement] {
    // Many conditions look through the elements once; for a few that is more than they need.
    let labels = conditional.count > 8 ? firstPathsByLabel() : nil
    func find(_ name: String) -> [Int]? {
      guard let labels else { return path(named: name) }
      return path(called: name) ?? labels[name]
    }
    return conditional.compactMap { path in
      guard let old = element(at: path) else { return nil }
      var new = old
      if !old.enabledWhen.isEmpty { new.setTrait(.notEnabled, !hold(old.enabledWhen, focus, find)) }
      if !old.shownWhen.isEmpty { new.isHidden = !hold(old.shownWhen, focus, find) }
      return new == old ? nil : TreeChange.Replacement(path: path, element: new)
    }
  }

  private func hold(
    _ conditions: [ElementCondition], _ focus: [Int]?, _ find: (String) -> [Int]?
  ) -> Bool {
    conditions.allSatisfy { condition in
      guard let path = find(condition.element) else { return false }
      return holds(condition, at: path, focus: focus, finding: find)
    }
  }

  /// Whether a condition holds of the element at a path, where names are looked up with `find`.
  package func holds(
    _ condition: ElementCondition, at path: [Int], focus: [Int]?, finding find: (String) -> [Int]?
  ) -> Bool {
    holds(condition, at: path, focus: focus) { text in
      text.filled { placeholder in
        let name = ValuePlaceholder(placeholder)
        return find(name.element).flatMap(element(at:)).map(name.text)
      }
    }
  }
}

extension AccessibilityElement {
  fileprivate func isIn(_ state: ElementCondition.State, at path: [Int], focus: [Int]?) -> Bool {
    switch state {
    case .empty: valueText.allSatisfy(\.isWhitespace)
    case .on: shownToggle == .on
    case .off: shownToggle == .off
    case .selected: traits.contains(.selected)
    case .enabled: !traits.contains(.notEnabled)
    case .hidden: isHidden
    case .expanded: expandedStatus == .expanded
    case .focused: focus?.starts(with: path) ?? false
    }
  }

  /// Whether it is on: its own state or, of a row that is one stop, that of the switch inside.
  private var shownToggle: ToggleState? { toggle ?? presented.toggle }
}

/// What is between the braces of `{수량}`: an element, and how its number is written, `{수량:,}`;
/// also so many times the number, `{수량 * 12900:,}`.
package struct ValuePlaceholder {
  package let element: String
  private let style: String?
  private let factor: Double?

  package init(_ text: String) {
    var name = text[...]
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    if parts.count > 1, let last = parts.last, Double.zero.spelled(as: String(last)) != nil {
      style = String(last)
      name = name.dropLast(last.count + 1)
    } else {
      style = nil
    }
    if name.contains(where: { $0 == "*" || $0 == "×" }),
      let match = name.wholeMatch(of: /(\S.*?)\s*[*×]\s*([0-9]+(?:\.[0-9]+)?)\s*/)
    {
      element = String(match.1)
      factor = Double(match.2)
    } else {
      element = String(name)
      factor = nil
    }
  }

  func text(of element: AccessibilityElement) -> String {
    guard style != nil || factor != nil else { return element.valueText }
    let number = (element.number ?? 0) * (factor ?? 1)
    return number.spelled(as: style ?? "") ?? number.spelled
  }
}
