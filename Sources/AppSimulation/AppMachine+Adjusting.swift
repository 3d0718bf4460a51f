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
      turn(to: page.current + step, of: page.count, at: path)
    } else if case .values(let values, let index)? = element.adjustment {
      choose(index + step, of: values, at: path)
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

  private mutating func choose(_ index: Int, of values: [AttributedText], at path: [Int]) {
    guard values.indices.contains(index) else { return }
    let old = element(path, top)?.presented.value?.string ?? ""
    update(path, top) {
      $0.adjustment = .values(values, index: index)
      $0.value = nil
    }
    note(path, .value(from: old, to: values[index].string), top, by: .user)
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
