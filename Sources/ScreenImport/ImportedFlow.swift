import AccessibilityModel
import Languages
import ScreenFiles
import Walks

/// Several dumps of one flow as one file: the screens, and a walk with the taps that lead on.
///
/// A dump does not tell how its screen was reached. We know it if an element has the same name as
/// the title of the next screen, or if the next screen is one that was left before. Everywhere else
/// the file says what to add.
package struct ImportedFlow: Sendable {
  private var screens: [(name: String, imported: ImportedScreen)] = []
  private var steps: [String] = []
  /// What to add where the way is not known.
  private var gaps: [String] = []

  /// Joins screens in the order of the flow.
  package init(_ flow: [ImportedScreen]) {
    // The screens that the user can go back to, as indices.
    var stack: [Int] = []
    var isKnown = true
    for imported in flow {
      let known = screens.firstIndex { Self.areSame($0.imported, imported) }
      let index = known ?? screens.count
      if known == nil { screens.append((name(for: imported), imported)) }
      guard let current = stack.last, index != current else {
        if stack.isEmpty { stack = [index] }
        continue
      }
      if stack.dropLast().last == index {
        stack.removeLast()
        isKnown = goBack(from: current, walks: isKnown) && isKnown
      } else {
        stack.append(index)
        isKnown = go(from: current, to: index, walks: isKnown) && isKnown
      }
    }
  }

  // MARK: The way

  private mutating func go(from current: Int, to next: Int, walks: Bool) -> Bool {
    let target = screens[next]
    let isModal = target.imported.screen.frontMostModal() != nil
    let title = target.imported.screen.title?.string
    let effect: ScreenEffect =
      isModal ? .present(screen: target.name) : .push(screen: target.name)
    if let title,
      let path = Self.path(to: title, in: screens[current].imported.screen.elements),
      let label = respond(at: path, of: current, with: effect)
    {
      if walks { steps += ["touch \(label)", "double tap"] }
      return true
    }
    gaps.append(
      "It is not known what leads from '\(screens[current].name)' to '\(target.name)': add "
        + "`activate: [\(isModal ? "present" : "push"): \(target.name)]` to the element that does, and "
        + "its `touch` and `double tap` to the walk, which ends here.")
    return false
  }

  private mutating func goBack(from current: Int, walks: Bool) -> Bool {
    let elements = screens[current].imported.screen.elements
    guard let path = Self.path(in: elements, where: { $0.traits.contains(.backButton) }),
      let label = respond(at: path, of: current, with: .pop)
    else {
      gaps.append("It is not known what leads back from '\(screens[current].name)'.")
      return false
    }
    if walks { steps += ["touch \(label)", "double tap"] }
    return true
  }

  /// Makes an element lead on, and returns the name to touch it by; `nil` if no step could name it.
  private mutating func respond(at path: [Int], of index: Int, with effect: ScreenEffect) -> String?
  {
    var label: String?
    screens[index].imported.change(at: path) { element in
      guard let text = element.label?.string, !text.contains(where: \.isNewline) else { return }
      label = text
      let response = ElementResponse(.activate, [TimedEffect(effect)])
      if !element.responses.contains(response) { element.responses.append(response) }
    }
    guard let label, (try? ReaderWalk(name: "", lines: ["touch \(label)"])) != nil else {
      return nil
    }
    return label
  }

  private static func path(to title: String, in elements: [AccessibilityElement]) -> [Int]? {
    path(in: elements) { element in
      guard let label = element.label?.string, !element.traits.contains(.header),
        element.role != .text
      else { return false }
      return label == title || label.hasPrefix(title + ", ")
    }
  }

  private static func path(
    in elements: [AccessibilityElement], where matches: (AccessibilityElement) -> Bool
  ) -> [Int]? {
    for (index, element) in elements.enumerated() {
      if matches(element) { return [index] }
      if let inner = path(in: element.children, where: matches) { return [index] + inner }
    }
    return nil
  }

  /// Whether two dumps are of one screen: the same title, and mostly the same texts.
  private static func areSame(_ one: ImportedScreen, _ other: ImportedScreen) -> Bool {
    guard one.screen.title == other.screen.title else { return false }
    let (first, second) = (Set(labels(one.screen.elements)), Set(labels(other.screen.elements)))
    let all = max(first.count, second.count)
    return all == 0 || first.intersection(second).count * 2 > all
  }

  private static func labels(_ elements: [AccessibilityElement]) -> [String] {
    elements.flatMap { [$0.label?.string].compactMap { $0 } + labels($0.children) }
  }

  private func name(for imported: ImportedScreen) -> String {
    let title = imported.screen.title?.string.split(whereSeparator: \.isNewline).joined(
      separator: " ")
    let base = title ?? "screen \(screens.count + 1)"
    guard screens.contains(where: { $0.name == base }) else { return base }
    return "\(base) \(screens.count + 1)"
  }

  // MARK: The file

  /// The flow as a screen file.
  package func file(full: Bool) -> ScreenFile {
    var used: Set<String> = []
    let all = screens.map { screen in
      var file = screen.imported.file(full: full).variants[0].screen
      file.elements = file.elements.map { Self.unique($0, &used) }
      return (screen.name, file)
    }
    guard let first = all.first else {
      return ScreenFile(language: LanguagePacks.current.foreign.language, variants: [])
    }
    var others: [String: AccessibilityScreen] = [:]
    for (name, screen) in all.dropFirst() {
      var screen = screen
      screen.language = first.1.language
      others[name] = screen
    }
    let walks =
      (try? ReaderWalk(name: "flow", lines: steps)).map { steps.isEmpty ? [] : [$0] } ?? []
    return ScreenFile(
      title: first.1.title, language: first.1.language,
      variants: [ScreenVariant(screen: first.1, otherScreens: others)], walks: walks)
  }

  /// Makes identifiers unique across all screens of a file.
  private static func unique(_ element: AccessibilityElement, _ used: inout Set<String>)
    -> AccessibilityElement
  {
    var element = element
    if let identifier = element.identifier, !used.insert(identifier).inserted {
      element.identifier = nil
    }
    element.children = element.children.map { unique($0, &used) }
    return element
  }

  /// The screen file with comments.
  package func printed(full: Bool = false) -> String {
    var head = ["Imported as a flow of \(screens.count) screen\(screens.count == 1 ? "" : "s")."]
    for (name, imported) in screens {
      head.append("'\(name)' is from \(imported.source): \(imported.title).")
    }
    var remarks = screens.compactMap(\.imported.readerRemark).prefix(1).map(\.self)
    for remark in screens.flatMap(\.imported.remarks) where !remarks.contains(remark) {
      remarks.append(remark)
    }
    let left = Set(screens.compactMap(\.imported.leftOutUnlessFull))
    if !full, let what = left.count == 1 ? left.first : "Frames and identifiers", !left.isEmpty {
      remarks.append("\(what) are left out; import --full keeps them.")
    }
    var notes: [ElementPath: [ImportNote]] = [:]
    for (index, screen) in screens.enumerated() {
      for (path, said) in screen.imported.notes {
        notes[ElementPath(screen: index == 0 ? nil : screen.name, path)] = said
      }
    }
    return CommentedFile(
      file: file(full: full), head: head + gaps + remarks, notes: notes, full: full
    )
    .text
  }
}

extension ImportedScreen {
  /// Changes the element at a path.
  fileprivate mutating func change(at path: [Int], _ body: (inout AccessibilityElement) -> Void) {
    func change(_ elements: inout [AccessibilityElement], _ rest: ArraySlice<Int>) {
      guard let index = rest.first, elements.indices.contains(index) else { return }
      if rest.count == 1 {
        body(&elements[index])
      } else {
        change(&elements[index].children, rest.dropFirst())
      }
    }
    change(&screen.elements, path[...])
  }
}
