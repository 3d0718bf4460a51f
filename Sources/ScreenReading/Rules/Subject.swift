import AccessibilityModel

/// The subject of a rule: an element in its place, or a container around it.
///
/// Rules see roles, traits and states only through it. It is an object because it is handed to
/// every condition of every rule, and copying an element each time would take longer than asking.
package final class Subject {
  /// The element with its place on the screen.
  package let stop: FocusStop
  /// Where the cursor was; `nil` on arrival on a screen.
  package let previous: FocusStop?
  /// The container that is spoken about; `nil` if it is the element itself.
  package let container: FocusStop.Container?
  /// The element or container that is spoken about.
  package let element: Element
  /// Its traits, including those of its role.
  package let traits: AccessibilityTraits
  /// Whether it is on: its own state, or what UIKit writes as the value of a switch.
  package let toggle: ToggleState?
  /// The language of its own texts.
  package let language: Language
  /// The composer that asks.
  package let composer: Composer
  private let screenLanguage: Language

  /// An element at which the cursor is.
  init(
    _ stop: FocusStop, after previous: FocusStop? = nil, in language: Language,
    by composer: Composer
  ) {
    self.stop = stop
    self.previous = previous
    self.composer = composer
    container = nil
    element = stop.element
    traits = stop.element.traits
    toggle = stop.element.writtenToggle
    screenLanguage = language
    self.language = stop.element.language ?? language
  }

  private init(_ container: FocusStop.Container, around subject: Subject) {
    stop = subject.stop
    previous = subject.previous
    composer = subject.composer
    self.container = container
    element = container.element
    traits = container.element.traits
    toggle = container.element.writtenToggle
    screenLanguage = subject.screenLanguage
    language = container.element.language ?? subject.screenLanguage
  }

  /// The containers around the element, outermost first, each as a subject.
  func containers(_ which: Words.Containers) -> [Subject] {
    var containers = stop.containers
    if which == .entered, !containers.isEmpty {
      let left = Set(previous?.containers.map(\.path) ?? [])
      containers.removeAll { left.contains($0.path) }
    }
    return containers.map { Subject($0, around: self) }
  }
}

// MARK: - States

extension Subject {
  /// Whether it is a switch.
  package var isSwitch: Bool { traits.contains(.toggleButton) }

  /// The value, or the placeholder of an empty text field; `nil` for the number of a switch, which
  /// stands for its state.
  package var value: AttributedText? {
    if let value = element.value, !value.isBlank {
      return isSwitch && element.toggle == nil && toggle != nil ? nil : value
    }
    guard let placeholder = element.placeholder, !placeholder.isBlank else { return nil }
    return placeholder
  }
}

extension Element {
  fileprivate var writtenToggle: ToggleState? {
    if let toggle { return toggle }
    guard traits.contains(.toggleButton) else { return nil }
    switch value?.string {
    case "1": return .on
    case "0": return .off
    case "2": return .mixed
    default: return nil
    }
  }
}
