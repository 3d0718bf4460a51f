import AccessibilityModel

/// The subject of a rule: an element in its place, or a container around it.
///
/// Rules see roles, traits and states only through it. It is an object because it is handed to
/// every condition of every rule, and copying an element each time would take longer than asking.
package final class Subject {
  /// The container that is spoken about; `nil` if it is the element itself.
  package let container: FocusStop.Container?
  /// The element or container that is spoken about.
  package let element: AccessibilityElement
  /// Its traits, including those of its role.
  package let traits: ElementTraits
  /// Whether it is on: its own state, or what UIKit writes as the value of a switch.
  package let toggle: ToggleState?
  /// The language of its own texts.
  package let language: SpokenLanguage
  fileprivate let setting: Setting

  /// What an element and the containers around it have in common.
  fileprivate final class Setting {
    let stop: FocusStop
    let previous: FocusStop?
    let composer: AnnouncementComposer
    let language: SpokenLanguage

    init(
      stop: FocusStop, previous: FocusStop?, composer: AnnouncementComposer,
      language: SpokenLanguage
    ) {
      self.stop = stop
      self.previous = previous
      self.composer = composer
      self.language = language
    }
  }

  /// The element with its place on the screen.
  package var stop: FocusStop { _read { yield setting.stop } }
  /// Where the cursor was before; `nil` on arrival on a screen.
  package var previous: FocusStop? { _read { yield setting.previous } }
  /// The composer that asks.
  package var composer: AnnouncementComposer { _read { yield setting.composer } }

  /// An element at which the cursor is, and where it was; `nil` on arrival on a screen.
  convenience init(
    _ stop: FocusStop, after previous: FocusStop? = nil, in language: SpokenLanguage,
    by composer: AnnouncementComposer
  ) {
    self.init(
      stop.element, container: nil,
      in: Setting(stop: stop, previous: previous, composer: composer, language: language))
  }

  private init(
    _ element: AccessibilityElement, container: FocusStop.Container?, in setting: Setting
  ) {
    self.container = container
    self.element = element
    self.setting = setting
    traits = element.traits
    toggle = element.writtenToggle
    language = element.language ?? setting.language
  }

  /// The containers around the element, outermost first, each as a subject.
  func containers(_ which: Words.Containers) -> [Subject] {
    let containers = setting.stop.containers
    if containers.isEmpty { return [] }
    let isKnown: (FocusStop.Container) -> Bool
    switch which {
    case .all: isKnown = { _ in false }
    case .entered:
      let left = Set(setting.previous?.containers.map(\.path) ?? [])
      isKnown = { left.contains($0.path) }
    }
    return containers.filter { !isKnown($0) }.map {
      Subject($0.element, container: $0, in: setting)
    }
  }
}

// MARK: - States

extension Subject {
  /// Whether it is a switch.
  package var isSwitch: Bool { traits.contains(.toggleButton) }

  /// Whether it is directly inside a container with the trait `tabBar`.
  package var isInTabBar: Bool {
    let containers = setting.stop.containers
    return containers.indices.last.map { containers[$0].element.traits.contains(.tabBar) } ?? false
  }

  /// The place in the same data table where the cursor was before.
  package var previousCell: DataTableCell? {
    guard let previous = setting.previous, let cell = previous.table?.cell,
      previous.containers.last?.path == setting.stop.containers.last?.path
    else { return nil }
    return cell
  }

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

extension AccessibilityElement {
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
