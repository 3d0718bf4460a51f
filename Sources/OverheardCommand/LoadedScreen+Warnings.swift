import Overheard
import Support

extension LoadedScreen {
  /// Prints what is no error but probably not meant.
  func printWarnings() {
    for warning in warnings { Terminal.note(warning) }
  }

  /// What is no error but probably not meant, each with its place.
  var warnings: [String] {
    var warnings: [String] = []
    for variant in variants {
      for (name, screen) in variant.allScreens {
        let top = ElementPath(variant: variant.name, screen: name)
        warnings += source.reader.controlsOutOfReach(on: screen).map { hiding in
          warning(
            at: places.elements[
              ElementPath(variant: variant.name, screen: name, hiding.path)],
            Self.message(about: hiding))
        }
        // Of a dump, what is inside may have been left out on purpose.
        if !places.elements.isEmpty {
          warnings += source.reader.containersOfNothing(on: screen) { variant.fills($0) }.map {
            warning(
              at: places.elements[ElementPath(variant: variant.name, screen: name, $0.path)],
              Self.message(aboutNothingIn: $0.element))
          }
        }
        warnings += elementWarnings(on: screen, of: variant, named: name)
        // A dump has frames and its own order; there is no file to add 'order: frames' to.
        if !places.elements.isEmpty, screen.ignoresFrames(for: source.reader) {
          warnings.append(
            warning(
              at: places.elements[ElementPath(variant: variant.name, screen: name, [0])],
              "the frames do not change the order of the elements; to read row by row, add "
                + "'order: frames'\(top.screen == nil ? " to the screen" : " to '\(name ?? "")'")"))
        }
      }
    }
    return warnings
  }

  /// What is odd about single elements of a file.
  private func elementWarnings(
    on screen: AccessibilityScreen, of variant: ScreenVariant, named name: String?
  ) -> [String] {
    guard !places.elements.isEmpty else { return [] }
    var warnings: [String] = []
    func visit(_ elements: [AccessibilityElement], _ path: [Int]) {
      for (index, element) in elements.enumerated() {
        let here = path + [index]
        if let oddity = element.oddity {
          let place = ElementPath(variant: variant.name, screen: name, here)
          warnings.append(warning(at: places.elements[place], oddity))
        }
        visit(element.children, here)
      }
    }
    visit(screen.elements, [])
    return warnings
  }

  /// A line that warns of something, at its place if that is known.
  func warning(at place: SourceLocation?, _ message: String) -> String {
    "\(FilePlace(source.path, place)): warning: \(message)".onOneLine
  }

  private static func message(about hiding: OutOfReach) -> String {
    let count = hiding.controls.count
    let names = hiding.controls.map { $0.label?.string ?? $0.role.rawValue }
    return "\(count.counted("control")) cannot be reached inside "
      + "\(name(of: hiding.element)): \(names.joined(separator: ", ")); what is inside "
      + "an element is not read: use a group, or offer \(count == 1 ? "it as an action" : "them as actions")"
  }

  private static func message(aboutNothingIn container: AccessibilityElement) -> String {
    if let value = container.value?.string, container.label == nil {
      return
        "nothing of \(name(of: container)) can be reached: '\(value)' is its value, which is said "
        + "when something inside it is reached; what is inside it begins with dashes, each on a line "
        + "of its own, such as - text \"Save\""
    }
    let advice =
      container.role.showsOneItem
      ? "give it 'items'" : "write what is in it below it, or 'isElement: true' if it is one"
    return
      "nothing of \(name(of: container)) can be reached: its texts are said when something inside "
      + "it is reached, and there is nothing; \(advice)"
  }

  private static func name(of element: AccessibilityElement) -> String {
    element.role.rawValue + (element.label.map { " \"\($0.string)\"" } ?? "")
  }
}

extension ScreenVariant {
  /// Whether the app puts something into a container later.
  fileprivate func fills(_ container: AccessibilityElement) -> Bool {
    let names = [container.identifier, container.label?.string].compactMap { $0 }
    return effects.contains { _, effect in
      switch effect {
      case .insert(let name, _): names.contains(name)
      // What code does is not known before.
      case .code: true
      default: false
      }
    }
  }
}

extension AccessibilityScreen {
  /// Whether the elements have frames that would put them in another order, if they were used.
  fileprivate func ignoresFrames(for reader: ScreenReader) -> Bool {
    guard order == .document, elements.contains(where: \.hasFrame) else { return false }
    var ordered = self
    ordered.order = .frames
    return reader.stops(ofBuilt: ordered).map(\.path) != reader.stops(ofBuilt: self).map(\.path)
  }
}

extension AccessibilityElement {
  /// What is no error but probably not meant.
  fileprivate var oddity: String? {
    if role == .text, isFocusable, [label, value, hint].allSatisfy({ $0?.string.isEmpty ?? true }) {
      return
        "this text says nothing; write text: \"…\" (a # begins a comment where it is not in quotes)"
    }
    if case .range(let range)? = adjustment, let value = value?.string, let number = Double(value),
      range.text(for: number).string != value
    {
      return
        "'\(value)' is said until it is adjusted, and then '\(range.text(for: min(number + range.step, range.maximum)).string)'; "
        + "write at: \(value) in place of value: \(value)"
    }
    return nil
  }

  fileprivate var hasFrame: Bool { frame != nil || children.contains(where: \.hasFrame) }
}
