import AccessibilityModel
import Support

/// The rules that a variant's screens and elements are exempt from, each with a reason.
struct Suppressions {
  private var entries: [Entry] = []

  private struct Entry {
    var screen: String?
    var path: [Int]?
    var name: String
    var rule: String
    var isUsed = false
  }

  init(of variant: ScreenVariant) {
    let screens =
      [(String?.none, variant.screen)]
      + variant.otherScreens.sorted { $0.key < $1.key }.map { (String?.some($0.key), $0.value) }
    for (name, screen) in screens {
      for rule in (screen.audit?.ignore ?? [:]).keys.sorted() {
        entries.append(
          Entry(screen: name, path: nil, name: screen.title?.string ?? "", rule: rule))
      }
      func visit(_ elements: [AccessibilityElement], _ path: [Int]) {
        for (index, element) in elements.enumerated() {
          let here = path + [index]
          for rule in (element.audit?.ignore ?? [:]).keys.sorted() {
            entries.append(
              Entry(
                screen: name, path: here,
                name: element.identifier ?? element.label?.string ?? element.role.rawValue,
                rule: rule))
          }
          visit(element.children, here)
        }
      }
      visit(screen.elements, [])
    }
  }

  /// Whether a fault is not to be reported; what covers it is used then.
  mutating func cover(_ fault: Fault, of rule: String) -> Bool {
    var isCovered = false
    for index in entries.indices
    where entries[index].rule == rule && entries[index].screen == fault.screen {
      if let path = entries[index].path {
        guard let found = fault.path, found.starts(with: path) else { continue }
      }
      entries[index].isUsed = true
      isCovered = true
    }
    return isCovered
  }

  /// The suppressions that covered nothing: of rules that were applied, or that do not exist.
  func unused(among rules: [Rule], all: [Rule]) -> [Fault] {
    entries.compactMap { entry in
      // Titles are also compared from file to file, which is done elsewhere.
      guard !entry.isUsed, !(entry.path == nil && entry.rule == Rule.sameTitle.id) else {
        return nil
      }
      let isKnown = all.contains { $0.id == entry.rule }
      guard !isKnown || rules.contains(where: { $0.id == entry.rule }) else { return nil }
      let advice: Sentence =
        isKnown
        ? "nothing here breaks the rule '\(entry.rule)'; leave it out of 'ignore'"
        : "there is no rule '\(entry.rule)'"
          + (NearestWord.of(entry.rule, in: all.map(\.id)).map { "; did you mean '\($0)'?" }
            ?? "; leave it out of 'ignore'")
      return Fault(
        path: entry.path, screen: entry.screen, element: entry.path == nil ? "" : entry.name,
        message: advice, evidence: [], rule: entry.rule)
    }
  }
}
