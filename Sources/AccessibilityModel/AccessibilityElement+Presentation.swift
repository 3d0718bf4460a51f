extension AccessibilityElement {
  /// The element as a reader finds it, with short forms and groups expanded.
  ///
  /// This belongs to the model rather than to a reader: it is what an app built from these elements
  /// would give any reader, before the reader adds its own words.
  ///
  /// A carousel or banner takes the texts of the item whose turn it is, an adjustable element
  /// its value, a combined element the texts of what it combines, and a cell or a button without a
  /// label the texts inside it.
  public var presented: AccessibilityElement {
    var element = self
    switch role {
    case .carousel: element.presentCarousel()
    case .banner: element.presentBanner()
    default: break
    }
    if grouping == .combine { element.presentCombination() }
    if let label = labelFromTexts { element.label = label }
    if !swipeActions.isEmpty { element.customActions = swipeActions + element.customActions }
    if element.value == nil, let text = adjustment?.text { element.value = text }
    // A progress view has a number that nobody sets, and the buttons of a stepper may be the elements.
    let isAdjustable =
      switch role {
      case .textField, .progress: false
      case .stepper: isFocusable
      default: true
      }
    if adjustment != nil, isAdjustable { element.additionalTraits.insert(.adjustable) }
    return element
  }

  /// A child as in ``presented``, without presenting its siblings.
  package func presentedChild(_ index: Int) -> AccessibilityElement {
    var child = children[index]
    if index == selectedCard { child.additionalTraits.insert(.selected) }
    return child.presented
  }

  /// The index of the card that is selected because it is in the middle.
  private var selectedCard: Int? {
    guard role == .carousel, let carousel, carousel.style == .elements, carousel.selectsOnFocus,
      !children.isEmpty
    else { return nil }
    return min(max(carousel.index, 0), children.count - 1)
  }

  /// The value, unless it is in a secure text field, of which nobody but the field itself tells.
  package var openValue: AttributedText? { traits.contains(.secureTextField) ? nil : value }

  /// The texts of an element as one: the label and the value, like a card's visible text.
  public var wholeText: AttributedText {
    let own = presented
    let texts = [own.label, own.openValue].compactMap { $0 }.filter { !$0.isBlank }
    if texts.isEmpty { return Self.joined(children.filter { !$0.isHidden }.map(\.wholeText)) }
    return texts.dropFirst().reduce(texts[0]) { $0 + " " + $1 }
  }

  private mutating func presentCarousel() {
    guard let carousel, !children.isEmpty else { return }
    let index = min(max(carousel.index, 0), children.count - 1)
    switch carousel.style {
    case .adjustable:
      value = value ?? children[index].wholeText
      additionalTraits.insert(.adjustable)
    case .elements:
      if let selectedCard { children[selectedCard].additionalTraits.insert(.selected) }
    }
  }

  private mutating func presentBanner() {
    guard let banner, !children.isEmpty else { return }
    switch banner.style {
    case .elements: break
    case .joined:
      let text = Self.joined(children.map(\.wholeText))
      if label == nil { label = text } else { value = value ?? text }
    case .adjustable:
      let text = children[min(max(banner.index, 0), children.count - 1)].wholeText
      if label == nil { label = text } else { value = value ?? text }
      additionalTraits.formUnion([.button, .adjustable])
    }
  }

  /// SwiftUI's `children: .combine`: one label from all labels, one value from all values.
  private mutating func presentCombination() {
    let parts = children.filter { !$0.isHidden }.map(\.presented)
    let labels = parts.compactMap(\.label).filter { !$0.isBlank }
    let values = parts.compactMap(\.value).filter { !$0.isBlank }
    if label == nil, !labels.isEmpty { label = Self.joined(labels) }
    if value == nil, !values.isEmpty { value = Self.joined(values) }
    if hint == nil { hint = parts.compactMap(\.hint).first }
    for part in parts {
      additionalTraits.formUnion(part.traits.subtracting(.staticText))
      customActions += part.customActions
      toggle = toggle ?? part.toggle
    }
  }
}

extension ValueAdjustment {
  /// The text spoken for its current value; `nil` for pages, whose words the composer knows.
  public var text: AttributedText? {
    switch self {
    case .values(let values, let index):
      values.indices.contains(index) ? values[index] : values.last
    case .range(let range): range.text(for: range.number)
    case .pages: nil
    }
  }
}
