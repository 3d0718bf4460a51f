import AccessibilityModel

/// The snapshot files of banksalad/AXSnapshot: blocks of lines between lines of dashes.
struct TextSnapshotFormat: DumpReader {
  let name = "axsnapshot"
  let title = "AXSnapshot text"
  let limits = [
    "The dump joins label and value by a comma: split them where a value is meant (`value:`)."
  ]

  func recognizes(_ input: DumpInput) -> Bool {
    input.headLines.first { !$0.allSatisfy(\.isWhitespace) }.map(Self.isRule) ?? false
  }

  private static func isRule(_ line: Substring) -> Bool {
    line.utf8.count >= 20 && line.utf8.allSatisfy { $0 == UInt8(ascii: "-") || $0 <= 0x20 }
  }

  func read(_ input: DumpInput) throws(DumpError) -> Draft.Screen {
    guard input.lines.contains(where: Self.isRule) else {
      throw DumpError("there is no line of dashes, which stand around each element")
    }
    var screen = Draft.Screen()
    screen.told = [.pictures, .selection]
    var block: [Substring] = []
    for line in input.lines + ["--------------------"] where !screen.isTooLarge {
      guard Self.isRule(line) else {
        if !line.utf8.allSatisfy({ $0 <= 0x20 }) { block.append(line) }
        continue
      }
      if !block.isEmpty {
        screen.drafts.append(Self.draft(block))
        screen.nodes += 1
        screen.made += 1
      }
      block = []
    }
    return screen
  }

  private static func draft(_ block: [Substring]) -> Draft {
    var lines = block
    var draft = Draft(AccessibilityElement(.text))
    if lines.count > 1, let last = lines.last, last.hasPrefix("Actions: ") {
      draft.element.customActions = last.dropFirst(9).split(separator: ",").compactMap {
        DumpText.cleaned(String($0)).map { AccessibilityCustomAction(AttributedText($0)) }
      }
      lines.removeLast()
    }
    var traits: ElementTraits?
    if lines.count > 1, let told = Self.traits(lines[1]) {
      traits = told
      lines.remove(at: 1)
    }
    let role = traits.map { ElementRole(told: $0) } ?? .element
    draft.element.role = role == .element && traits == nil ? .element : role
    draft.element.additionalTraits = (traits ?? []).subtracting(role.traits)
    var label = DumpText.cleaned(lines.first.map(String.init))
    // The state of a switch is its value, a number after its label.
    let state = label?.last.flatMap { ScreenBuilder.toggle(String($0)) }
    if role == .switch, let text = label, let state, text.dropLast().hasSuffix(", "),
      text.count > 3
    {
      label = String(text.dropLast(3))
      draft.element.toggle = state
    }
    // A state after the comma is the value of whatever has it.
    let parts = label?.split(separator: ", ") ?? []
    if draft.element.toggle == nil, parts.count > 1, let last = parts.last,
      ["on", "off"].contains(last.lowercased()) || AndroidNode.stateTexts[String(last)] != nil
    {
      draft.element.value = AttributedText(String(last))
      draft.note(.inferred, "value", "a state after the comma")
      label = parts.dropLast().joined(separator: ", ")
    }
    draft.element.label = label.map { AttributedText($0) }
    draft.element.hint = DumpText.cleaned(lines.dropFirst().joined(separator: " "))
      .map { AttributedText($0) }
    if label == "1" || label == "0", role == .button {
      draft.note(.missing, "role", "a switch that is \(label == "1" ? "on" : "off")?")
    }
    return draft
  }

  /// The traits in a line that consists only of trait names.
  private static func traits(_ line: Substring) -> ElementTraits? {
    let names = line.split(separator: ",").map { $0.filter { !$0.isWhitespace } }
    let known = names.compactMap { TraitNames.trait($0) }
    guard known.count == names.count, !names.isEmpty else { return nil }
    return known.reduce(into: []) { $0.formUnion($1) }
  }
}

/// The text of minddistrict/ios-accessibility-text-snapshot: a tree of views with their properties.
struct ViewTextFormat: DumpReader {
  let name = "accessibility-text"
  let title = "accessibility text snapshot"
  let limits: [String] = []

  func recognizes(_ input: DumpInput) -> Bool {
    let lines = input.headLines.prefix(200)
    return lines.contains { Line($0)?.property != nil }
      && lines.contains { Line($0)?.isView == true }
  }

  func read(_ input: DumpInput) throws(DumpError) -> Draft.Screen {
    var screen = Draft.Screen()
    screen.told = [.pictures, .selection]
    // Whether the current properties belong to a view that is read.
    var isRead = false
    // The class of the current view, until a property shows that it is an element.
    var name: Substring = ""
    for text in input.lines where !screen.isTooLarge {
      guard let line = Line(text) else { continue }
      if line.isView {
        screen.nodes += 1
        isRead = !line.isHidden && !line.isSwallowed
        if line.isHidden { screen.skipped.add("hidden") }
        if isRead {
          screen.drafts.append(Draft(AccessibilityElement(.element)))
          name = line.name
          screen.made += 1
        }
      } else if let (key, value) = line.property {
        guard isRead, !line.isHidden, !line.isSwallowed, !screen.drafts.isEmpty else { continue }
        let last = screen.drafts.count - 1
        Self.setRole(ofClass: name, in: &screen.drafts[last])
        name = ""
        set(key, value, in: &screen.drafts[last])
      }
    }
    screen.drafts.removeAll { draft in
      let element = draft.element
      return element.label == nil && element.value == nil && element.hint == nil
        && element.traits.isEmpty && element.customActions.isEmpty
    }
    return screen
  }

  /// UIKit's own controls are known by their class, as the traits that tell what they are are private.
  private static func setRole(ofClass name: Substring, in draft: inout Draft) {
    guard let role = roles[name] else { return }
    draft.element.role = role
    draft.note(.inferred, "role", "\(role.rawValue), by the class \(name)")
  }

  private static let roles: [Substring: ElementRole] = [
    "UITextField": .textField, "UISearchTextField": .searchField, "UITextView": .textView,
    "UISwitch": .switch, "UISlider": .slider, "UIPageControl": .pageControl,
    "UIProgressView": .progress, "UIActivityIndicatorView": .activityIndicator,
  ]

  private func set(_ key: Substring, _ value: String, in draft: inout Draft) {
    guard let text = DumpText.cleaned(value) else { return }
    switch key {
    case "label": draft.element.label = AttributedText(text)
    case "value":
      if draft.element.role == .switch, let state = ScreenBuilder.toggle(text) {
        draft.element.toggle = state
      } else {
        draft.element.value = AttributedText(text)
      }
    case "hint": draft.element.hint = AttributedText(text)
    case "identifier": draft.element.identifier = text
    case "action", "actions":
      draft.element.customActions.append(AccessibilityCustomAction(AttributedText(text)))
    case "traits", "trait":
      let traits = TraitNames.traits(text.split(separator: ",").map(String.init))
      let told = ElementRole(told: traits)
      // A switch tells that it is a button.
      let isKnown = told == .element || told == .button && draft.element.role == .switch
      if !isKnown {
        draft.element.role = told
        draft.notes.removeAll { $0.field == "role" }
      }
      draft.element.additionalTraits = traits.subtracting(draft.element.role.traits)
      if draft.element.role == .switch { draft.element.additionalTraits.remove(.button) }
    default: draft.note(.changed, String(key), "\(key): \(text)")
    }
  }

  /// A line such as `  | -label: Yes`.
  private struct Line {
    /// Whether it names a view.
    var isView = false
    /// The class of the view.
    var name: Substring = ""
    var isHidden = false
    /// Whether it is below a view that speaks for it.
    var isSwallowed = false
    var property: (Substring, String)?

    init?(_ text: Substring) {
      var rest = text.utf8
      let comment =
        DumpText.place(of: "  //", in: text)
        ?? (DumpText.place(of: "://", in: text) == nil ? DumpText.place(of: " //", in: text) : nil)
      if let comment { rest = rest[..<comment.lowerBound] }
      var bars = 0
      var hasStar = false
      while let mark = rest.first {
        let isMark = rest.dropFirst().first.map { $0 == 0x20 } ?? true
        if mark == 0x20 {
        } else if mark == UInt8(ascii: "|"), isMark {
          bars += 1
        } else if mark == UInt8(ascii: "o"), isMark {
          isHidden = true
        } else if mark == UInt8(ascii: "*"), isMark {
          hasStar = true
          isSwallowed = bars > 0
        } else {
          break
        }
        rest = rest.dropFirst()
      }
      guard !rest.isEmpty else { return nil }
      if rest.first == UInt8(ascii: "-"), let colon = rest.firstIndex(of: UInt8(ascii: ":")),
        bars > 0 || isHidden
      {
        isSwallowed = bars > 1
        property = (
          Substring(rest[..<colon].dropFirst()), String(Substring(rest[colon...].dropFirst()))
        )
      } else if hasStar || isHidden {
        isView = true
        name = Substring(rest).prefix { !$0.isWhitespace }
      } else {
        return nil
      }
    }
  }
}
