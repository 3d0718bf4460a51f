import AccessibilityModel
import ScreenReading
import Support

/// The page of a screen: its walks side by side, to hear, read and compare.
package struct ScreenPage {
  package var screen: ReviewedScreen
  /// What the files of its walks hold, by their paths.
  package var contents: [String: WalkContents]
  package var words: PageWords

  package init(_ screen: ReviewedScreen, contents: [String: WalkContents], words: PageWords) {
    self.screen = screen
    self.contents = contents
    self.words = words
  }

  /// The path of the page below the folder of the review.
  package var path: String { screen.name + "/index.html" }

  /// The relative path from the page to the folder of the review.
  var root: String {
    String(repeating: "../", count: screen.name.split(separator: "/").count)
  }

  /// The page.
  ///
  /// - Throws: ``ReviewError/noTemplate(_:)``, or the template package's error.
  package func html() throws -> String {
    let title = screen.title
    let frame = PageFrame(words: words, title: "\(title) · \(words[.review])", root: root)
    var values = frame.values
    values["language"] = screen.language
    values["title"] = title
    values["screenPath"] = screen.name
    values["hasScreenshot"] = screen.screenshot != nil
    values["hasKeys"] = !screen.entries.isEmpty
    values["walks"] = walks
    if !screen.failures.isEmpty {
      values["failures"] = ["items": screen.failures.map(\.values)]
    }
    if !screen.findings.isEmpty {
      // What is there to be found comes after what is not.
      let findings = screen.findings.filter { !$0.isMeant } + screen.findings.filter(\.isMeant)
      values["findings"] = ["items": findings.map(values(of:))]
    }
    if let comparison = screen.comparison {
      values["statusText"] = words.status(comparison.status)
      values["statusClass"] = comparison.status.rawValue
      if comparison.status != .unchanged {
        values["changes"] =
          ChangesValues(
            status: comparison.status,
            walks: comparison.walks(
              inOrderOf: screen.walkGroups.flatMap { $0.entries.map(\.path) }),
            language: screen.language, root: root, words: words
          ).values
      }
    }
    return try PageTemplates.render("screen", values)
  }

  /// The drawings of a variant; the first has the picture of the screen below its boxes.
  private func drawings(of variant: ScreenVariant, for reader: ScreenReader) -> [Wireframe] {
    var wireframes = Wireframe.all(of: variant, for: reader)
    if let screenshot = screen.screenshot, !wireframes.isEmpty {
      wireframes[0].screenshot = "data:image/png;base64,\(screenshot.base64EncodedString())"
    }
    return wireframes
  }

  private var walks: [PageValues] {
    let wireframes = Dictionary(
      screen.variants.map { variant in
        (variant.name, screen.reader.map { drawings(of: variant, for: $0) } ?? [])
      }, uniquingKeysWith: { $1 })
    return screen.walkGroups.enumerated().map { index, group in
      let players = group.entries.enumerated().compactMap { place, entry -> PageValues? in
        guard let contents = contents[entry.path] else { return nil }
        return PlayerValues(
          entry: entry, contents: contents, id: "player-\(index + 1)-\(place + 1)",
          wireframes: wireframes[entry.variant] ?? [], root: root, words: words,
          findings: screen.findings.filter {
            $0.variant == entry.variant && $0.walk == entry.walk
          }
        ).values
      }
      var values: PageValues = ["id": "walk-\(index + 1)", "players": players]
      if !group.name.isEmpty { values["walkName"] = group.name }
      let columns = group.entries.compactMap { entry in
        entry.figures.map { figures in
          (entry.variant.isEmpty ? words[.wholeScreen] : entry.variant, figures)
        }
      }
      if !columns.isEmpty {
        values["figures"] = FiguresValues(columns: columns, words: words).values
      }
      let swept = group.entries.compactMap { entry in
        screen.sweeps.first { $0.variant == entry.variant && $0.walk == entry.walk }.map {
          (entry.variant.isEmpty ? words[.wholeScreen] : entry.variant, $0.sweep)
        }
      }
      if !swept.isEmpty { values["sweep"] = SweepValues(columns: swept, words: words).values }
      return values
    }
  }
}

extension ScreenPage {
  /// A finding of the list, with the line at which it can be heard.
  private func values(of finding: Finding) -> PageValues {
    let place = [finding.variant, finding.element].filter { !$0.isEmpty }
    var values: PageValues = [
      "severity": finding.severity, "rule": finding.rule, "message": finding.message,
      "place": place.joined(separator: " · "), "findingClass": finding.isMeant ? "meant" : "",
    ]
    if let fix = finding.fix { values["fix"] = fix }
    for (index, group) in screen.walkGroups.enumerated() where group.name == finding.walk {
      for (place, entry) in group.entries.enumerated() where entry.variant == finding.variant {
        guard let lines = contents[entry.path]?.document.lines,
          let line = finding.line(among: lines)
        else { continue }
        values["hear"] = [
          "lineID": "player-\(index + 1)-\(place + 1)-line-\(line)",
          "clock": Seconds(milliseconds: lines[line].time).instant,
        ]
      }
    }
    return values
  }
}
