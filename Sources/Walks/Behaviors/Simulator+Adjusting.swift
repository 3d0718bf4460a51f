import AccessibilityModel
import AppSimulation
import ScreenReading
import Support

extension Simulator {
  /// Increments (1) or decrements (-1) the element that has focus; only the value is said.
  ///
  /// When it did not change, the boundary sound is heard and the value is said again
  /// (W13-202, SL, A11).
  mutating func adjust(by step: Int) {
    guard let before = focus else { return }
    let path = before.path
    let screen = stack[top].id
    if !before.element.traits.contains(.notEnabled) {
      change(path, by: step)
      run(step > 0 ? .increment : .decrement, of: path, by: .user)
      reconcile()
    }
    guard stack[top].id == screen, arrival == nil, stack[top].cursor == path,
      let after = stack[top].focused
    else { return }
    let value = composer.value(of: after, in: language)
    if value == composer.value(of: before, in: language) { emit(.sound(.boundary)) }
    lastStop = after
    lastOwnSpeech = now
    say(value, .value, of: after.name)
  }

  /// Changes what can be changed by a step: a card, a banner, a number, a choice, a page.
  private mutating func change(_ path: [Int], by step: Int) {
    let isChangeable: (Element) -> Bool = { element in
      element.adjustment != nil || element.impliedRange != nil
        || element.carousel?.style == .adjustable || element.banner?.style == .adjustable
    }
    guard let path = descendant(of: path, where: isChangeable),
      let element = stack[top].element(at: path)
    else { return }
    if let carousel = element.carousel {
      turn(carousel, at: path, by: step)
    } else if let banner = element.banner {
      turn(banner, at: path, by: step)
    } else if case .pages(let page)? = element.adjustment {
      turn(to: page.current + step, of: page.count, at: path)
    } else if case .values(let values, let index)? = element.adjustment {
      choose(index + step, of: values, from: index, at: path)
    } else if let range = element.range {
      let number = range.number + Double(step) * range.step
      if range.delay > 0 {
        let task = Agenda.Task.lateNumber(path, number, screen: stack[top].id)
        agenda.add(task, at: plan(after: range.delay))
      } else {
        setNumber(path, number, depth: top, by: .user)
      }
    }
  }

  /// Gives an element a number, kept inside its bounds.
  mutating func setNumber(_ path: [Int], _ number: Double, depth: Int, by cause: Change.Cause) {
    guard let element = stack[depth].element(at: path), var range = element.range else { return }
    let old = element.presented.value?.string ?? ""
    range.number = min(max(number, range.minimum), range.maximum)
    let changed = range
    stack[depth].update(path) {
      $0.adjustment = .range(changed)
      $0.value = nil
    }
    let new = changed.text(for: changed.number).string
    note(path, "value", from: old, to: new, depth: depth, by: cause)
  }

  private mutating func choose(
    _ index: Int, of values: [AttributedText], from old: Int, at path: [Int]
  ) {
    guard values.indices.contains(index) else { return }
    let was = stack[top].element(at: path)?.presented.value?.string ?? ""
    stack[top].update(path) {
      $0.adjustment = .values(values, index: index)
      $0.value = nil
    }
    note(path, "value", from: was, to: values[index].string, depth: top, by: .user)
  }
}

extension Element {
  /// The number that vertical swipes change.
  var range: NumberRange? {
    if case .range(let range)? = adjustment { return range }
    return adjustment == nil ? impliedRange : nil
  }

  /// A slider of which only "50%" is written down is UISlider's own, 0 to 100 in tenths.
  var impliedRange: NumberRange? {
    guard role == .slider, adjustment == nil, let text = value?.string.trimmed,
      text.hasSuffix("%"), let percent = Double(text.dropLast()), (0...100).contains(percent),
      !responses.contains(where: { $0.trigger == .increment || $0.trigger == .decrement })
    else { return nil }
    return NumberRange(number: percent)
  }
}
