import AccessibilityModel

extension AccessibilityScreen {
  /// The screen as UIKit makes it: a stepper has its two halves as elements, and popovers and menus
  /// have what closes them.
  var withSystemParts: AccessibilityScreen {
    var screen = self
    screen.elements = screen.elements.map(\.withSystemParts)
    return screen
  }
}

extension AccessibilityElement {
  /// The element with the two halves of every stepper in it, each dimmed at its end of the range,
  /// and what closes every popover and menu.
  var withSystemParts: AccessibilityElement {
    guard role == .stepper || !children.isEmpty else { return self }
    var element = self
    let closing: ElementRole? =
      role == .popover ? .dismissPopup : role == .menu ? .dismissMenu : nil
    if let closing, !children.contains(where: { $0.role == closing }) {
      element.children.append(AccessibilityElement(closing))
    }
    if role == .stepper, children.isEmpty, !isFocusable {
      element.children = [AccessibilityElement(.decrement), AccessibilityElement(.increment)]
      element.dimStepperHalves()
    } else {
      element.children = element.children.map(\.withSystemParts)
    }
    return element
  }

  /// The half of a stepper at an end of its range is not enabled.
  mutating func dimStepperHalves() {
    guard role == .stepper, let range else { return }
    for index in children.indices {
      switch children[index].role {
      case .decrement: children[index].setTrait(.notEnabled, range.number <= range.minimum)
      case .increment: children[index].setTrait(.notEnabled, range.number >= range.maximum)
      default: break
      }
    }
  }
}

extension AppMachine {
  /// A double tap on a half of a stepper changes the stepper's number by a step.
  ///
  /// - Returns: Whether the element is such a half.
  mutating func step(with path: [Int]) -> Bool {
    guard let half = element(path, top)?.role, half == .decrement || half == .increment else {
      return false
    }
    let stepper = Array(path.dropLast())
    guard element(stepper, top)?.role == .stepper else { return false }
    adjust(stepper, by: half == .increment ? 1 : -1)
    return true
  }
}
