import AccessibilityModel
import Support

/// A property of an element that is not what it was.
public struct ElementChange: Hashable, Sendable {
  /// The name of the element.
  public var element: String
  /// What changed, with what it was and what it is.
  public var property: Property
  /// Who did it.
  public var by: Cause

  package init(element: String, property: Property, by: Cause) {
    self.element = element
    self.property = property
    self.by = by
  }

  /// A property in UIKit's words, with what it was and what it is.
  public enum Property: Hashable, Sendable {
    /// ``AccessibilityElement/label``; empty if there is none.
    case label(from: String, to: String)
    /// ``AccessibilityElement/value`` as it is presented; empty if there is none.
    case value(from: String, to: String)
    /// ``AccessibilityElement/hint``; empty if there is none.
    case hint(from: String, to: String)
    /// The trait ``ElementTraits/selected``: whether the element has it now.
    case selected(Bool)
    /// The card of a carousel that is selected.
    case selectedCard(from: String, to: String)
    /// The trait ``ElementTraits/notEnabled``: whether the element has it now.
    case notEnabled(Bool)
    /// ``AccessibilityElement/isHidden`` as it is now.
    case hidden(Bool)
    /// ``AccessibilityElement/expandedStatus``: whether the element is expanded now.
    case expanded(Bool)
    /// ``AccessibilityElement/toggle``.
    case toggle(from: ToggleState?, to: ToggleState?)
    /// ``AndroidOverrides/error``; empty if there is none.
    case error(from: String, to: String)
    /// ``WebState/invalid``: whether what the element holds is wrong now.
    case invalid(Bool)
    /// The item that a banner shows.
    case item(from: String, to: String)
    /// Its place among its siblings, from 1.
    case position(from: Int, to: Int)
    /// What a double tap opened, where the user had last heard something else.
    case opened(heard: String, opened: String)
  }

  /// Who makes a change.
  public enum Cause: String, Hashable, Sendable, Codable, CaseIterable {
    /// The user asked for it.
    case user
    /// Focus came or went: nobody asked for it.
    case focus
    /// It comes again and again by itself.
    case timer
    /// The app did it by itself, or as a consequence.
    case app
  }
}

extension ElementChange.Property {
  /// The names of the properties in transcripts and JSON.
  package enum Name: String, Hashable, Sendable, Codable, CaseIterable {
    case label, value, hint, selected, notEnabled, hidden, expanded, toggle, error, invalid, item
    case opened, position
  }

  /// The name of the property.
  package var name: Name { written.name }
  /// What it was, as transcripts write it.
  public var from: String { written.from }
  /// What it is, as transcripts write it.
  public var to: String { written.to }

  private var written: (name: Name, from: String, to: String) {
    switch self {
    case .label(let from, let to): (.label, from, to)
    case .value(let from, let to): (.value, from, to)
    case .hint(let from, let to): (.hint, from, to)
    case .selected(let isOn): (.selected, "\(!isOn)", "\(isOn)")
    case .selectedCard(let from, let to): (.selected, from, to)
    case .notEnabled(let isOn): (.notEnabled, "\(!isOn)", "\(isOn)")
    case .hidden(let isOn): (.hidden, "\(!isOn)", "\(isOn)")
    case .expanded(let isOn): (.expanded, "\(!isOn)", "\(isOn)")
    case .toggle(let from, let to): (.toggle, from?.rawValue ?? "", to?.rawValue ?? "")
    case .error(let from, let to): (.error, from, to)
    case .invalid(let isOn): (.invalid, "\(!isOn)", "\(isOn)")
    case .item(let from, let to): (.item, from, to)
    case .opened(let heard, let opened): (.opened, heard, opened)
    case .position(let from, let to): (.position, "\(from)", "\(to)")
    }
  }

  /// Reads a property as transcripts write it; `nil` for what no property of that name can be.
  init?(_ name: Name, from: String, to: String) {
    func state(_ text: String) -> ToggleState?? {
      text.isEmpty ? .some(nil) : ToggleState(rawValue: text).map { .some($0) }
    }
    let isOn = from == "\(to != "true")" ? Bool(to) : nil
    switch name {
    case .label: self = .label(from: from, to: to)
    case .value: self = .value(from: from, to: to)
    case .hint: self = .hint(from: from, to: to)
    case .selected: self = isOn.map { .selected($0) } ?? .selectedCard(from: from, to: to)
    case .notEnabled:
      guard let isOn else { return nil }
      self = .notEnabled(isOn)
    case .hidden:
      guard let isOn else { return nil }
      self = .hidden(isOn)
    case .expanded:
      guard let isOn else { return nil }
      self = .expanded(isOn)
    case .toggle:
      guard let from = state(from), let to = state(to) else { return nil }
      self = .toggle(from: from, to: to)
    case .error: self = .error(from: from, to: to)
    case .invalid:
      guard let isOn else { return nil }
      self = .invalid(isOn)
    case .item: self = .item(from: from, to: to)
    case .opened: self = .opened(heard: from, opened: to)
    case .position:
      guard let from = Int(from), let to = Int(to) else { return nil }
      self = .position(from: from, to: to)
    }
  }

  /// How a property of an element differs; `nil` if it does not.
  init?(_ property: ElementProperty, from old: AccessibilityElement, to new: AccessibilityElement) {
    func state(
      _ make: (Bool) -> Self, _ isOn: (AccessibilityElement) -> Bool
    ) -> Self? {
      isOn(old) == isOn(new) ? nil : make(isOn(new))
    }
    let change: Self? =
      switch property {
      case .label: .label(from: old.label?.string ?? "", to: new.label?.string ?? "")
      case .value:
        .value(
          from: old.presented.value?.string ?? "", to: new.presented.value?.string ?? "")
      case .hint: .hint(from: old.hint?.string ?? "", to: new.hint?.string ?? "")
      case .selected: state(Self.selected) { $0.traits.contains(.selected) }
      case .notEnabled: state(Self.notEnabled) { $0.traits.contains(.notEnabled) }
      case .hidden: state(Self.hidden, \.isHidden)
      case .expanded: state(Self.expanded) { $0.expandedStatus == .expanded }
      case .toggle: .toggle(from: old.toggle, to: new.toggle)
      case .error:
        .error(from: old.android.error?.string ?? "", to: new.android.error?.string ?? "")
      case .invalid: state(Self.invalid) { $0.webStates.contains(.invalid) }
      }
    guard let change, change.from != change.to else { return nil }
    self = change
  }
}

extension ElementChange: Codable {
  private enum Keys: CodingKey {
    case element, property, from, to, by
  }

  public init(from decoder: any Decoder) throws {
    let object = try decoder.container(keyedBy: Keys.self)
    let name = try object.decode(Property.Name.self, forKey: .property)
    let (from, to) = (
      try object.decode(String.self, forKey: .from), try object.decode(String.self, forKey: .to)
    )
    guard let property = Property(name, from: from, to: to) else {
      throw DecodingError.dataCorruptedError(
        forKey: .to, in: object,
        debugDescription: "\(name.rawValue) cannot go from '\(from)' to '\(to)'")
    }
    self.init(
      element: try object.decode(String.self, forKey: .element), property: property,
      by: try object.decode(Cause.self, forKey: .by))
  }

  public func encode(to encoder: any Encoder) throws {
    let object = EncodedObject(for: encoder, keyedBy: Keys.self)
    try object.encode(element, forKey: .element)
    try object.encode(property.name.rawValue, forKey: .property)
    try object.encode(property.from, forKey: .from)
    try object.encode(property.to, forKey: .to)
    try object.encode(by.rawValue, forKey: .by)
  }
}
