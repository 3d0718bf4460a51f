import AccessibilityModel
import ScreenReading

// The same design as an Android app has it: the platform's own steps, and states that change.

extension AccessibilityScreen {
  /// The screen with sliders that move in Android's steps, and with states that go out of date.
  package var builtForAndroid: AccessibilityScreen {
    var screen = withInheritedToolkits
    screen.elements = screen.elements.map(\.builtForAndroid)
    return screen
  }

  /// The screen in which everything is built with what is around it, unless it says otherwise.
  var withInheritedToolkits: AccessibilityScreen {
    // Most screens name none.
    guard elements.contains(where: { $0.lacksToolkit(toolkit) }) else { return self }
    var screen = self
    screen.elements = elements.map { $0.inheriting(toolkit) }
    return screen
  }
}

extension AccessibilityElement {
  /// The element and all inside with Android's own steps, where the design has UIKit's.
  ///
  /// A UISlider moves by a tenth of its range; an Android slider by a twentieth (TB NumberAdjustor;
  /// CUI). Steps that the design names stay, but Material takes several at once where there are many.
  fileprivate var builtForAndroid: AccessibilityElement {
    var element = self
    if role == .slider || role == .element {
      switch adjustment {
      case .range(var range):
        let width = range.maximum - range.minimum
        if !range.hasOwnStep {
          range.step = width / 20
          element.adjustment = .range(range)
        } else if android.toolkit == .material, range.step > 0, width / range.step > 20 {
          // So many steps of the design at once that some twenty swipes are enough (MDC BaseSlider).
          range.step *= (width / range.step / 20).rounded()
          element.adjustment = .range(range)
        }
      case nil:
        if role == .slider, let percent = writtenPercentage {
          element.adjustment = .range(NumberRange(step: 5, number: percent))
          element.value = nil
        }
      default: break
      }
    }
    if !children.isEmpty { element.children = children.map(\.builtForAndroid) }
    // A text for the state is that of the state in which the screen begins.
    if android.stateDescription != nil {
      element.android.describedState = AndroidOverrides.DescribedState(element.presented)
    }
    return element
  }

  /// The number of a slider that has only a percentage, and whose app does not answer swipes itself.
  private var writtenPercentage: Double? {
    guard let text = value?.string, text.hasSuffix("%"), let percent = Double(text.dropLast()),
      (0...100).contains(percent),
      !responses.contains(where: { $0.trigger == .increment || $0.trigger == .decrement })
    else { return nil }
    return percent
  }
}

extension AccessibilityElement {
  /// Whether it, or something inside it, would get the toolkit of what is around it.
  fileprivate func lacksToolkit(_ around: AndroidOverrides.Toolkit?) -> Bool {
    if around != nil, android.toolkit == nil { return true }
    let own = android.toolkit ?? around
    return children.contains { $0.lacksToolkit(own) }
  }

  fileprivate func inheriting(_ around: AndroidOverrides.Toolkit?) -> AccessibilityElement {
    var element = self
    let own = android.toolkit ?? around
    if own != nil { element.android.toolkit = own }
    if !children.isEmpty { element.children = children.map { $0.inheriting(own) } }
    return element
  }
}
