import AccessibilityModel

extension WalkNames {
  /// Names among which one is looked up: those of a screen, of a modal on it, or of an element's actions.
  struct Neighbors {
    /// Names that mean one thing, whatever else begins so.
    private var exact: Set<String> = []
    /// The texts of which the beginning is enough.
    private var texts: [String] = []

    /// The names of one element's actions.
    init(names: [String]) {
      exact = Set(names)
      texts = names
    }

    /// Elements that are shown from the start, those of each modal apart.
    ///
    /// What is hidden, or appears by a condition, may stand where something else stands now.
    static func groups(of elements: [AccessibilityElement]) -> [Neighbors] {
      var screen = Neighbors(names: [])
      var groups: [Neighbors] = []
      screen.add(elements, modals: &groups)
      return [screen] + groups
    }

    private mutating func add(_ elements: [AccessibilityElement], modals: inout [Neighbors]) {
      for element in elements where !element.isHidden && element.shownWhen.isEmpty {
        if element.isModal || element.role.isModal {
          modals += Self.groups(of: element.children)
          continue
        }
        if element.isFocusable {
          add(element)
        } else {
          // What is around others is meant only by its whole name.
          exact.formUnion([element.identifier ?? "", element.label?.string ?? ""])
        }
        add(element.children, modals: &modals)
      }
    }

    private mutating func add(_ element: AccessibilityElement) {
      let shown = element.presented
      let (label, value) = (shown.label?.string ?? "", shown.value?.string ?? "")
      let text = [label, value].filter { !$0.isEmpty }.joined(separator: " ")
      texts.append(text.isEmpty ? element.wholeText.string : text)
      exact.formUnion([
        element.identifier ?? "", element.label?.string ?? "", label, texts.last ?? "",
      ])
    }

    /// The texts that begin with a name; none if it is the name of one thing somewhere, or begins only
    /// one.
    static func beginning(_ name: String, in groups: [Neighbors]) -> [String] {
      var candidates: [String] = []
      for group in groups {
        if group.exact.contains(name) { return [] }
        var found: [String] = []
        for text in group.texts where text.hasPrefix(name) && !found.contains(text) {
          found.append(text)
        }
        if found.count == 1 { return [] }
        candidates += found.filter { !candidates.contains($0) }
      }
      return candidates
    }
  }
}
