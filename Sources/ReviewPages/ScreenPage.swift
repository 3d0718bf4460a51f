import AccessibilityModel

/// The page of a screen: its walks side by side, to hear, read and compare.
public struct ScreenPage {
  public var screen: ReviewedScreen
  public var words: PageWords

  public init(_ screen: ReviewedScreen, words: PageWords) {
    self.screen = screen
    self.words = words
  }

  /// The path of the page below the folder of the review.
  public var path: String { screen.name + "/index.html" }

  /// The way from the page to the folder of the review.
  var root: String {
    String(repeating: "../", count: screen.name.split(separator: "/").count)
  }

  /// The page.
  ///
  /// - Throws: ``ReviewError/noTemplate(_:)``, or what the package says of a template.
  public func html() throws -> String {
    let title = screen.title
    let frame = PageFrame(words: words, title: "\(title) · \(words[.review])", root: root)
    var values = frame.values
    values["language"] = screen.language
    values["title"] = title
    values["screenPath"] = screen.name
    values["hasKeys"] = !screen.walks.isEmpty
    values["walks"] = walks
    if !screen.failures.isEmpty {
      values["failures"] = ["items": screen.failures.map(\.values)]
    }
    if !screen.findings.isEmpty { values["findings"] = ["items": screen.findings.map(\.values)] }
    if let comparison = screen.comparison {
      values["statusText"] = words.status(comparison.status)
      values["statusClass"] = comparison.status.rawValue
      if comparison.status != .unchanged {
        values["changes"] =
          ChangesValues(
            status: comparison.status,
            walks: comparison.walks(
              inOrderOf: screen.walkGroups.flatMap { $0.walks.map(\.entry.path) }),
            language: screen.language, root: root, words: words
          ).values
      }
    }
    return try PageTemplates.render("screen", values)
  }

  private var walks: [PageValues] {
    let wireframes = Dictionary(
      screen.variants.map { ($0.name, Wireframe.all(of: $0)) }, uniquingKeysWith: { $1 })
    return screen.walkGroups.enumerated().map { index, group in
      var values: PageValues = [
        "id": "walk-\(index + 1)",
        "players": group.walks.enumerated().map { place, walk in
          PlayerValues(
            walk: walk, id: "player-\(index + 1)-\(place + 1)",
            wireframes: wireframes[walk.entry.variant] ?? [], root: root, words: words
          ).values
        },
      ]
      if !group.name.isEmpty { values["walkName"] = group.name }
      let columns = group.walks.compactMap { walk in
        walk.entry.figures.map { figures in
          (walk.entry.variant.isEmpty ? words[.wholeScreen] : walk.entry.variant, figures)
        }
      }
      if !columns.isEmpty {
        values["figures"] = FiguresValues(columns: columns, words: words).values
      }
      return values
    }
  }
}

extension Finding {
  fileprivate var values: PageValues {
    var values: PageValues = [
      "severity": severity, "rule": rule, "message": message,
      "place": variant.isEmpty ? element : "\(variant) · \(element)",
    ]
    if let fix { values["fix"] = fix }
    return values
  }
}
