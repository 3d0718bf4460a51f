import AccessibilityModel
import Support
import Yams

extension FileReader {
  /// `values:` with `at:`, or with the value where adjusting begins.
  mutating func values(_ entry: Entry, _ entries: Entries, into element: inout AccessibilityElement)
  {
    let values = Form<[AttributedText]>.list(of: .text).read(&self, entry.value, "values") ?? []
    var index = 0
    if entries["at"] != nil {
      index = read("at", .integer(in: 0...max(values.count - 1, 0)), in: entries) ?? 0
    } else if let value = element.value {
      if let place = values.firstIndex(where: { $0.string == value.string }) {
        index = place
      } else {
        at(entries["value"] ?? entry) { reader in
          reader.report(
            (entries["value"] ?? entry).value,
            "the value '\(value.string)' is not one of 'values', so it is unclear where adjusting begins; "
              + "add it, or give the index with 'at'")
        }
      }
    }
    element.adjustment = .values(values, index: index)
  }

  /// `pages:` with `page:`.
  mutating func pages(_ entry: Entry, _ entries: Entries, into element: inout AccessibilityElement)
  {
    let count = integer(entry.value, for: "pages", in: 1...100_000) ?? 1
    let page = read("page", .integer(in: 1...count), in: entries) ?? 1
    element.adjustment = .pages(PageNumber(page, of: count))
  }

  /// `range:` with `at:`, `format:` and `delay:`.
  mutating func range(_ entry: Entry, _ entries: Entries, into element: inout AccessibilityElement)
  {
    let node = entry.value
    guard let n = numbers(node, for: "range", counts: 2...3) else { return }
    guard n[0] < n[1] else {
      report(
        node,
        "'range' must be minimum, then maximum, but \(n[0].spelled) is not below \(n[1].spelled)")
      return
    }
    if n.count == 3, n[2] <= 0 {
      report(node, "the step of 'range' must be above 0, but \(n[2].spelled) was found")
      return
    }
    let isStepper = element.role == .stepper
    var range = NumberRange(
      minimum: n[0], maximum: n[1], step: n.count == 3 ? n[2] : isStepper ? 1 : nil,
      number: start(in: n[0]...n[1], entry, entries, value: element.value?.string),
      format: isStepper ? "{value}" : NumberRange.percentage)
    range.format = format(in: entries) ?? range.format
    range.delay = read("delay", .duration, in: entries) ?? 0
    element.adjustment = .range(range)
  }

  /// `format:`; its placeholders are checked, because what is none is spoken as it is written.
  private mutating func format(in entries: Entries) -> AttributedText? {
    guard let entry = entries["format"], let format = read("format", .text, in: entries) else {
      return nil
    }
    let names = NumberRange.Placeholder.allCases.map(\.rawValue)
    let ways = names.map { "{\($0)}" } + ["{value:,}", "{value:.1}"]
    let found = NumberRange.Placeholder.found(in: format)
    at(entry) { reader in
      for (text, _) in found.filter({ !$0.isKnown }) {
        reader.checkPlaceholder(text, of: format, entry.value, names: names, ways: ways)
      }
      if found.isEmpty {
        reader.warn(
          entry.value,
          "'format' has no placeholder, so the same is heard of every number; write one of "
            + Self.list(ways))
      }
    }
    return format
  }

  /// What is no placeholder, `{10}`, is spoken as it is written; what is nearly one is a mistake.
  private mutating func checkPlaceholder(
    _ text: String, of format: AttributedText, _ node: Node, names: [String], ways: [String]
  ) {
    let inner = text.split(separator: "{").last.map(String.init) ?? ""
    let given = String(inner.prefix { $0 != ":" })
    let name = given.trimmed
    let meant =
      NearestWord.of(name, in: names) ?? names.first { name.lowercased().hasPrefix($0) }
    var written = "{\(text)}"
    let isNested = text.contains("{")
    if isNested {
      for _ in text.filter({ $0 == "{" }) where format.string.contains(written + "}") {
        written += "}"
      }
    }
    guard let meant, !isNested else {
      return warn(
        node,
        "'\(Self.shortened(written))' in 'format' is no placeholder, so it is spoken as it is "
          + "written; a number is written \(meant.map { "{\($0)}" } ?? Self.list(ways))")
    }
    let advice = meant == given ? "" : "did you mean '{\(meant)}'? "
    report(
      node,
      "unknown placeholder '\(Self.shortened(written))' in 'format'; \(advice)a number is written "
        + Self.list(ways))
  }

  /// The initial number: that of `at:`, or else that of the value, or else the minimum.
  private mutating func start(
    in bounds: ClosedRange<Double>, _ entry: Entry, _ entries: Entries, value: String?
  ) -> Double {
    let (low, high) = (bounds.lowerBound.spelled, bounds.upperBound.spelled)
    if let entry = entries["at"], let number = read("at", Form<Double>.number, in: entries) {
      if bounds.contains(number) { return number }
      at(entry) {
        $0.report(entry.value, "'at' must be \(low) to \(high), but \(number.spelled) was found")
      }
    } else if let value, let number = Self.number(value, in: bounds) {
      if bounds.contains(number) { return number }
      let entry = entries["value"] ?? entry
      at(entry) {
        $0.report(entry.value, "the value '\(value)' is outside 'range', \(low) to \(high)")
      }
    }
    return bounds.lowerBound
  }

  /// The number in a value such as 50 or 50%; `nil` for any other text.
  static func number(_ value: String, in bounds: ClosedRange<Double>) -> Double? {
    if let number = Double(value) { return number.isFinite ? number : nil }
    guard value.hasSuffix("%"), let share = Double(value.dropLast()), share.isFinite else {
      return nil
    }
    return bounds.lowerBound + share * (bounds.upperBound - bounds.lowerBound) / 100
  }
}
