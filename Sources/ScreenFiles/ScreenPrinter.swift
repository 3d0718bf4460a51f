import AccessibilityModel
import Walks
import Yams

extension ScreenFile {
  /// The file in its canonical form; reading it again gives the same file.
  public func printed() -> String { ScreenPrinter().node(self).printed() }
}

extension WalkFile {
  /// Walks as `walks:` of a screen file has them, and as a file has them that ``init(contentsOf:path:)``
  /// reads.
  package static func printed(_ walks: [ReaderWalk]) -> String {
    Node(entries: [("walks", ScreenPrinter().walks(walks))]).printed()
  }
}

/// Makes the nodes of a file, with keys in the order of ``Vocabulary``.
struct ScreenPrinter {
  typealias Entries = [(key: String, node: Node)]

  func node(_ file: ScreenFile) -> Node {
    var entries: Entries = file.title.map { [("screen", Node(text: $0))] } ?? []
    entries.append(("language", Node(file.language.tag)))
    if let picture = file.picture { entries.append(("picture", Node(picture))) }
    if file.variants.count == 1, file.variants[0].name.isEmpty {
      entries += self.entries(of: file.variants[0], title: file.title)
    } else {
      // What all are made with stands above them, as the title does.
      let toolkit = file.variants.first?.screen.toolkit
      let isShared = file.variants.allSatisfy { $0.screen.toolkit == toolkit }
      if isShared, let toolkit { entries.append(("toolkit", Node(toolkit.rawValue))) }
      let variants = file.variants.map { variant in
        let own = file.variantWalks[variant.name].map { [("walks", walks($0))] } ?? []
        let entries = self.entries(
          of: variant, title: file.title, toolkit: isShared ? toolkit : nil)
        return (variant.name, Node(entries: entries + own))
      }
      entries.append(("variants", Node(entries: variants)))
    }
    if !file.walks.isEmpty { entries.append(("walks", walks(file.walks))) }
    return Node(entries: entries)
  }

  func walks(_ walks: [ReaderWalk]) -> Node {
    Node(
      entries: walks.map { walk in
        let gestures = Node(list: walk.lines.map { Node($0) })
        if walk.goal == nil, walk.reader == nil { return (walk.name, gestures) }
        let goal = walk.goal.map { goal in
          [("goal", Node(list: goal.conditions.map { Node($0.description) }))]
        }
        let must = walk.mustReachGoal ? [("must", Node("reach goal"))] : []
        let reader = walk.reader.map { [("reader", Node($0))] } ?? []
        return (
          walk.name, Node(entries: [("gestures", gestures)] + (goal ?? []) + must + reader)
        )
      })
  }

  /// The entries of a variant, without what it and its screens inherit.
  private func entries(
    of variant: ScreenVariant, title: AttributedText?,
    toolkit: AndroidOverrides.Toolkit? = nil
  ) -> Entries {
    var screen = variant.screen
    if screen.title == title { screen.title = nil }
    if screen.toolkit == toolkit { screen.toolkit = nil }
    let entries = Vocabulary.screen.print(screen)
    if variant.otherScreens.isEmpty { return entries }
    let screens = variant.otherScreens.sorted { $0.key < $1.key }.map { name, other in
      var other = other
      if other.toolkit == variant.screen.toolkit { other.toolkit = nil }
      return (name, Node(entries: Vocabulary.screen.print(other)))
    }
    return entries + [("screens", Node(entries: screens))]
  }
}

extension Node {
  /// The node as a file, with every line as long as it is.
  fileprivate func printed() -> String {
    do {
      return try StandIns(for: self).printed(self) {
        try Yams.serialize(node: $0, width: -1, allowUnicode: true, sortKeys: false)
      }
    } catch {
      // The emitter fails only on nodes that are not scalars, sequences or mappings.
      preconditionFailure("a screen cannot be printed: \(error)")
    }
  }

  /// An element: its line, and below it a value, children or properties.
  init(element: AccessibilityElement) {
    var line = ElementLine(role: element.role.rawValue)
    if element.label?.isPlain == true { line.label = element.label?.string }
    var below: [(key: String, node: Node)] = []
    for key in Vocabulary.element.keys {
      guard let node = key.print(element) else { continue }
      switch key.info.place {
      case .below: below.append((key.name, node))
      case .flag: line.flags.append(.init(key.name))
      case .assignment: line.flags.append(.init(key.name, node.string))
      case .word:
        for case .scalar(let word) in node.sequence ?? [node] {
          let editing = Vocabulary.editing
          line.flags.append(.init(word.string == editing.trait ? editing.word : word.string))
        }
      }
    }
    let head = Node(line.printed)
    switch (below.count, below.first?.key) {
    case (0, _): self = head
    // Without a dash, a value that reads as an element would be taken for one.
    case (1, "value")
    where element.value?.isPlain == true && element.value?.string != ""
      && !ElementLine.looksLikeLine(
        element.value?.string ?? "", roles: Vocabulary.roleNameSet)
    ,
      (1, "children"):
      self = [head: below[0].node]
    default: self = [head: Node(entries: below)]
    }
  }

  init(effect timed: TimedEffect) {
    let entries = Vocabulary.effectVerbs.lazy.compactMap { $0.print(timed.effect) }.first ?? []
    let after = Vocabulary.after.print(timed).map { [("after", $0)] } ?? []
    self = Node(entries: entries + after)
  }
}
