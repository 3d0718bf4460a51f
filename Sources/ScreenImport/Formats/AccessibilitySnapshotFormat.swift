import AccessibilityModel

/// The model of cashapp/AccessibilitySnapshot as `JSONEncoder` writes it: nothing is lost in it.
struct AccessibilitySnapshotFormat: JSONDumpReader {
  let name = "accessibilitysnapshot"
  let title = "AccessibilitySnapshot model"
  let limits: [String] = []

  func recognizes(_ input: DumpInput) -> Bool {
    guard let json = input.json, json.kind == .array else { return false }
    return json.elements.first.map {
      $0["element"]?["_0"] != nil || $0["container"]?["_0"] != nil
    } ?? false
  }

  func read(_ input: DumpInput) throws(DumpError) -> Draft.Screen {
    guard let json = input.json else { throw input.jsonError ?? DumpError("there is no JSON") }
    var items: [SnapshotItem] = []
    // The containers that are open, as indices of items and as tokens of the JSON.
    var open: [(item: Int, token: Int)] = []
    var screen = Draft.Screen()
    screen.told = [.pictures, .selection]
    let wrapper = json.kind == .array ? json.elements : [json]
    JSONWalk.run(wrapper) { value, isEnd in
      if isEnd {
        if open.last?.token == value.index { open.removeLast() }
        return nil
      }
      guard !screen.isTooLarge else { return nil }
      screen.nodes += 1
      screen.made += 1
      if let element = value["element"] {
        if screen.foreignLanguage == nil {
          screen.foreignLanguage = DefaultHints.foreignLanguage(of: element["_0"] ?? element)
        }
        let rank = element["traversalIndex"]?.number ?? Double(items.count)
        items.append(
          SnapshotItem(
            draft: Self.draft(element["_0"] ?? element), rank: rank, parent: open.last?.item))
        return nil
      }
      guard let container = value["container"] else {
        screen.skipped.add("unknown node")
        return nil
      }
      let type = container["_0"] ?? container
      items.append(
        SnapshotItem(
          draft: Self.container(type), rank: .infinity, parent: open.last?.item,
          size: Self.size(type)))
      open.append((items.count - 1, value.index))
      return container["children"]
    }
    if !screen.isTooLarge { screen.drafts = SnapshotItem.assembled(items) }
    return screen
  }

  // MARK: Containers

  private static func container(_ value: JSONValue) -> Draft {
    let type = value["type"]
    var element = AccessibilityElement(.group)
    if type?["list"] != nil { element.role = .list }
    if type?["landmark"] != nil { element.role = .landmark }
    if type?["tabBar"] != nil {
      element.role = .tabBar
    }
    if type?["dataTable"] != nil { element.role = .dataTable }
    if let group = type?["semanticGroup"] {
      element.label = text(group["label"])
      element.value = text(group["value"])
      element.identifier = DumpText.cleaned(group["identifier"]?.string)
    }
    element.frame = rect(value["frame"])
    return Draft(element)
  }

  private static func size(_ value: JSONValue) -> (rows: Int, columns: Int)? {
    guard let table = value["type"]?["dataTable"], let rows = table["rowCount"]?.number,
      let columns = table["columnCount"]?.number, (1...100_000).contains(rows),
      (1...10_000).contains(columns)
    else { return nil }
    return (Int(rows), Int(columns))
  }

  // MARK: Elements

  private static func draft(_ value: JSONValue) -> Draft {
    let told = value["traits"]?.elements ?? []
    let names = told.prefix(Draft.maximumList).compactMap(\.string)
    let unknown = names.filter { TraitNames.trait($0) == nil && !$0.hasPrefix("unknown") }
    let traits = TraitNames.traits(names)
    var role = ElementRole(told: traits)
    let content = DumpText.cleaned(value["value"]?.scalar)
    let label = DumpText.cleaned(value["label"]?.scalar)
    if role == .slider, label == nil || label == content, traits.contains(.updatesFrequently) {
      role = .pageControl
    }
    var element = AccessibilityElement(role, label: label.map { AttributedText($0) })
    element.additionalTraits = traits.subtracting(role.traits)
    if role != .text { element.additionalTraits.remove(.staticText) }
    if role == .pageControl { element.additionalTraits.remove(.updatesFrequently) }
    var draft = Draft(element)
    if role == .switch, let state = content.flatMap(ScreenBuilder.toggle) {
      draft.element.toggle = state
    } else {
      draft.element.value = content.map { AttributedText($0) }
    }
    draft.element.hint = DefaultHints.stripped(DumpText.cleaned(value["hint"]?.scalar))
      .map { AttributedText($0) }
    draft.element.identifier = DumpText.cleaned(value["identifier"]?.scalar)
    draft.element.inputLabels = (value["userInputLabels"]?.elements ?? [])
      .compactMap { DumpText.cleaned($0.string) }
    if let tag = DumpText.cleaned(value["accessibilityLanguage"]?.string), Self.isTag(tag) {
      draft.element.language = SpokenLanguage(tag)
    }
    draft.noteIfCut("traits", told.count)
    addOffers(value, to: &draft)
    addPlaces(value, to: &draft.element)
    if let description = value["description"]?.string { addPromoted(description, label, &draft) }
    for name in unknown { draft.note(.changed, "traits", "unknown trait \(name)") }
    return draft
  }

  private static func isTag(_ tag: String) -> Bool {
    let parts = tag.split(separator: "-", omittingEmptySubsequences: false)
    return (2...3).contains(parts[0].count)
      && parts.allSatisfy { (1...8).contains($0.count) && $0.allSatisfy(\.isASCIIWord) }
  }

  private static func addOffers(_ value: JSONValue, to draft: inout Draft) {
    let offered = value["customActions"]?.elements ?? []
    draft.noteIfCut("actions", offered.count)
    let actions = offered.prefix(Draft.maximumList).compactMap {
      DumpText.cleaned($0.string ?? $0["name"]?.string)
    }
    draft.element.customActions = actions.map { AccessibilityCustomAction(AttributedText($0)) }
    draft.element.customContent = (value["customContent"]?.elements ?? []).compactMap { item in
      guard let label = DumpText.cleaned(item["label"]?.string) else { return nil }
      return AccessibilityCustomContent(
        AttributedText(label), AttributedText(DumpText.cleaned(item["value"]?.string) ?? ""),
        isImportant: item["isImportant"]?.flag ?? false)
    }
    let rotors = value["customRotors"]?.elements ?? []
    draft.element.customRotors = rotors.compactMap { rotor in
      DumpText.cleaned(rotor["name"]?.string).map { AccessibilityCustomRotor(AttributedText($0)) }
    }
    let found = rotors.flatMap { $0["resultMarkers"]?.elements ?? [] }
      .compactMap { DumpText.cleaned($0["elementDescription"]?.string) }
    if !found.isEmpty {
      draft.note(
        .missing, "rotors",
        "the rotor finds \(found.prefix(4).joined(separator: " / ")): name its items by identifier")
    }
  }

  private static func addPlaces(_ value: JSONValue, to element: inout AccessibilityElement) {
    let shape = value["shape"]
    element.frame = rect(shape?["frame"]) ?? boundingBox(shape?["pathElements"])
    if value["usesDefaultActivationPoint"]?.flag == false,
      let point = value["activationPoint"]?.elements.compactMap(\.number), point.count == 2
    {
      element.activationPoint = ScreenPoint(x: point[0], y: point[1])
    }
  }

  /// Restores a hint that stands alone: the library moves it into the description as the label.
  private static func addPromoted(_ description: String, _ label: String?, _ draft: inout Draft) {
    if let place = SnapshotItem.position(in: description), draft.element.role != .tab {
      draft.isTab = place.count > 1
    }
    guard label == nil, draft.element.value == nil, draft.element.hint == nil,
      let text = DefaultHints.stripped(description).flatMap({
        DumpText.cleaned(DefaultHints.withoutRoles($0))
      }),
      // Where there was no text either, only the full stop is left.
      text.contains(where: { $0.isLetter || $0.isNumber || $0.isSymbol })
    else { return }
    draft.element.hint = AttributedText(text)
    draft.note(.inferred, "hint", "the library speaks a hint that stands alone as the label")
  }

  // MARK: Geometry

  private static func text(_ value: JSONValue?) -> AttributedText? {
    DumpText.cleaned(value?.scalar).map { AttributedText($0) }
  }

  private static func rect(_ value: JSONValue?) -> ScreenRect? {
    guard let value else { return nil }
    let numbers = value.elements.flatMap { $0.elements.map { $0.number ?? .nan } }
    guard numbers.count == 4 else { return nil }
    return DumpText.frame(numbers[0], numbers[1], numbers[2], numbers[3])
  }

  private static func boundingBox(_ path: JSONValue?) -> ScreenRect? {
    var points: [[Double]] = []
    for step in path?.elements ?? [] {
      for (_, parts) in step.members {
        if let point = parts["to"]?.elements.compactMap(\.number), point.count == 2 {
          points.append(point)
        }
      }
    }
    guard let x = points.map({ $0[0] }).min(), let y = points.map({ $0[1] }).min(),
      let maxX = points.map({ $0[0] }).max(), let maxY = points.map({ $0[1] }).max()
    else { return nil }
    return DumpText.frame(x, y, maxX - x, maxY - y)
  }
}

extension Character {
  fileprivate var isASCIIWord: Bool { isASCII && (isLetter || isNumber) }
}

/// An element or container of the model with its place in VoiceOver's order.
struct SnapshotItem {
  var draft: Draft
  var rank: Double
  var parent: Int?
  /// How many rows and columns it has, if it is a data table.
  var size: (rows: Int, columns: Int)?

  /// The place in "… 1 of 2." at the end of a description, in the library's three languages.
  static func position(in description: String) -> (index: Int, count: Int)? {
    let words = description.split { !$0.isLetter && !$0.isNumber }.suffix(3)
    guard words.count == 3, let index = words.first.flatMap({ Int($0) }),
      let count = words.last.flatMap({ Int($0) }),
      ["of", "von", "из"].contains(words.dropFirst().first),
      index <= count
    else { return nil }
    return (index, count)
  }

  /// The items as a tree in the order of their ranks; deep containers are dissolved.
  static func assembled(_ items: [SnapshotItem]) -> [Draft] {
    var items = items
    var depth = [Int](repeating: 0, count: items.count)
    for index in items.indices {
      guard let parent = items[index].parent else { continue }
      depth[index] = depth[parent] + 1
      if depth[parent] >= ScreenBuilder.deepest {
        items[index].parent = items[parent].parent
        depth[index] = depth[parent]
      }
    }
    // Items come after their containers. Going from the end, each container is complete before we
    // use it.
    var children: [[(rank: Double, draft: Draft)]] = .init(repeating: [], count: items.count + 1)
    for index in items.indices.reversed() {
      var (item, inside) = (items[index], children[index])
      children[index] = []
      let isContainer = item.rank == .infinity
      if isContainer {
        guard !inside.isEmpty else { continue }
        inside.sort { $0.rank < $1.rank }
        item.rank = inside[0].rank
        if let size = item.size, size.rows * size.columns == inside.count {
          for place in inside.indices {
            inside[place].draft.element.tableCell = DataTableCell(
              row: place / size.columns + 1, column: place % size.columns + 1)
          }
          item.draft.note(.inferred, "row", "row and column, counted from the size of the table")
        }
        item.draft.children = grouped(inside.map(\.draft), in: item.draft.element.role)
      }
      children[item.parent ?? items.count].append((item.rank, item.draft))
    }
    let top = children[items.count].reversed().enumerated()
      .sorted { ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset) }
    return grouped(top.map(\.element.draft), in: nil)
  }

  /// Groups elements that the description counts, outside a tab bar, into a segmented control.
  private static func grouped(_ drafts: [Draft], in role: ElementRole?) -> [Draft] {
    guard role != .tabBar, drafts.contains(where: \.isTab) else { return drafts }
    var (result, run) = ([Draft](), [Draft]())
    func closeRun() {
      defer { run = [] }
      guard run.count > 1 else {
        result += run
        return
      }
      var control = Draft(AccessibilityElement(.segmentedControl), children: run)
      control.note(.inferred, "role", "counted in the dump's descriptions")
      result.append(control)
    }
    for draft in drafts {
      if !draft.isTab { closeRun() }
      if draft.isTab { run.append(draft) } else { result.append(draft) }
    }
    closeRun()
    return result
  }
}
