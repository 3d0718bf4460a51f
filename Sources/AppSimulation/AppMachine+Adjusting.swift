import AccessibilityModel
import Support

extension AppMachine {
  /// Changes anything that can be adjusted: a card, a banner, a number, a choice, a page.
  ///
  /// Nothing happens if the element is not enabled.
  mutating func adjust(_ path: [Int], by step: Int) {
    guard isEnabled(path) else { return }
    change(path, by: step)
    run(step > 0 ? .increment : .decrement, of: path, by: .user)
  }

  private mutating func change(_ path: [Int], by step: Int) {
    let isChangeable: (AccessibilityElement) -> Bool = { element in
      element.adjustment != nil || element.impliedRange != nil
        || element.carousel?.style == .adjustable || element.banner?.style == .adjustable
    }
    guard let path = tree(top).descendant(of: path, where: isChangeable),
      let element = element(path, top)
    else { return }
    if let carousel = element.carousel {
      turn(carousel, at: path, by: step)
    } else if let banner = element.banner {
      turn(banner, at: path, by: step)
    } else if case .pages(let page)? = element.adjustment {
      turn(to: page.current.bounded + step, of: page.count, at: path)
    } else if case .values(let values, let index)? = element.adjustment {
      choose(index.bounded + step, of: values, at: path, top, by: .user)
    } else if let range = element.range {
      let number = range.number + Double(step) * range.step
      if range.delay > 0 {
        plan(.lateNumber(path, number, screen: id(top)), after: range.delay)
      } else {
        setNumber(path, number, depth: top, by: .user)
      }
    }
  }

  /// Sets an element's number, kept within its bounds.
  mutating func setNumber(
    _ path: [Int], _ number: Double, depth: Int, by cause: ElementChange.Cause
  ) {
    guard let element = element(path, depth), var range = element.range else { return }
    let old = element.presented.value?.string ?? ""
    range.number = min(max(number, range.minimum), range.maximum)
    let changed = range
    update(path, depth) {
      $0.adjustment = .range(changed)
      $0.value = nil
      $0.dimStepperHalves()
    }
    let new = changed.text(for: changed.number).string
    note(path, .value(from: old, to: new), depth, by: cause)
  }

  private mutating func choose(
    _ index: Int, of values: [AttributedText], at path: [Int], _ depth: Int,
    by cause: ElementChange.Cause
  ) {
    guard values.indices.contains(index) else { return }
    let old = element(path, depth)?.presented.value?.string ?? ""
    update(path, depth) {
      $0.adjustment = .values(values, index: index)
      $0.value = nil
    }
    note(path, .value(from: old, to: values[index].string), depth, by: cause)
  }

  /// Moves what can be adjusted to the number, choice, page or card that a text is, so that the next
  /// swipe goes on from there; whether there is one.
  mutating func adjust(
    _ path: [Int], to text: String, _ depth: Int, by cause: ElementChange.Cause
  ) -> Bool {
    guard let element = element(path, depth) else { return false }
    if element.carousel?.style == .adjustable || element.banner?.style == .adjustable {
      guard let item = element.children.firstIndex(where: { $0.wholeText.string == text }) else {
        return false
      }
      if element.banner != nil {
        show(item, of: path, depth: depth, by: cause)
      } else {
        setCard(item, of: path, depth: depth, by: cause)
      }
      return true
    }
    switch element.adjustment {
    case .range(let range):
      guard let number = range.number(of: text) else { return false }
      setNumber(path, number, depth: depth, by: cause)
    case .values(let values, _):
      guard let index = values.firstIndex(where: { $0.string == text }) else { return false }
      choose(index, of: values, at: path, depth, by: cause)
    case .pages(let page):
      guard let number = Int(text), number >= 1, number <= page.count else { return false }
      setPage(number, of: path, depth, by: cause)
    case nil: return false
    }
    return true
  }
}

extension NumberRange {
  /// The number that a text is, alone or as the range speaks it: 50, 50%, 5 of 11.
  fileprivate func number(of text: String) -> Double? {
    // What else Swift takes for a number, such as nan and 0x20, is a text to users.
    let isPlain = text.utf8.allSatisfy { "0123456789+-.".utf8.contains($0) }
    if isPlain, let number = Double(text) { return number }
    guard let shown = ShownNumber(in: text)?.number else { return nil }
    return [shown, minimum + shown / 100 * (maximum - minimum)].first {
      (minimum...maximum).contains($0) && self.text(for: $0).string == text
    }
  }
}

extension AccessibilityElement {
  /// The number that is adjusted in steps.
  var range: NumberRange? {
    if case .range(let range)? = adjustment { return range }
    return adjustment == nil ? impliedRange : nil
  }

  /// A slider with only a value such as "50%" is like a UISlider from 0 to 100, in tenths.
  ///
  /// A stepper with a number is like a UIStepper from 0 to 100, in ones.
  var impliedRange: NumberRange? {
    if role == .stepper, adjustment == nil, let number = Double(value?.string ?? "0"),
      (0...100).contains(number)
    {
      return NumberRange(step: 1, number: number, format: "{value}")
    }
    guard role == .slider, adjustment == nil, let text = value?.string.trimmed,
      text.hasSuffix("%"), let percent = Double(text.dropLast()), (0...100).contains(percent),
      !responses.contains(where: { $0.trigger == .increment || $0.trigger == .decrement })
    else { return nil }
    return NumberRange(number: percent)
  }
}
