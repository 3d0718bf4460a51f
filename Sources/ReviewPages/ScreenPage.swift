import AccessibilityModel
import Rendering
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
    if screen.hasSeveralReaders {
      values["readers"] =
        [
          "every": words[.every],
          "items": screen.readings.enumerated().map { index, reading -> PageValues in
            ["readerNumber": "\(index + 1)", "readerName": reading.name]
          },
        ] as PageValues
    }
    if !screen.failures.isEmpty {
      values["failures"] = ["items": screen.failures.map(\.values)]
    }
    if !screen.findings.isEmpty {
      // What is there to be found comes after what is not.
      let findings = screen.findings.filter { !$0.isMeant } + screen.findings.filter(\.isMeant)
      values["findings"] = ["items": heard(findings)]
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
            readerName: screen.readerName, language: screen.language, root: root, words: words
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
    let wireframes = screen.readings.map { reading in
      Dictionary(
        screen.variants.map { variant in
          (variant.name, reading.reader.map { drawings(of: variant, for: $0) } ?? [])
        }, uniquingKeysWith: { $1 })
    }
    return screen.walkGroups.enumerated().map { index, group in
      let players = group.entries.enumerated().compactMap { place, entry -> PageValues? in
        guard let contents = contents[entry.path] else { return nil }
        let reader = screen.readerIndex(of: entry.screen)
        return PlayerValues(
          entry: entry, contents: contents, id: "player-\(index + 1)-\(place + 1)",
          wireframes: wireframes[reader][entry.variant] ?? [], folder: screen.name, root: root,
          words: words,
          findings: screen.findings.filter {
            $0.variant == entry.variant && $0.walk == entry.walk && $0.screen == entry.screen
          },
          reader: screen.readerName(of: entry.screen).map { ($0, reader) },
          // The section is called by the other walk.
          ownWalk: entry.walk == group.name ? nil : entry.walk
        ).values
      }
      var values: PageValues = ["id": "walk-\(index + 1)", "players": players]
      if !group.name.isEmpty { values["walkName"] = group.name }
      if screen.hasSeveralReaders { values["playersClass"] = "by-reader" }
      let columns = group.entries.compactMap { entry in
        entry.figures.map { (column(of: entry), $0) }
      }
      if !columns.isEmpty {
        values["figures"] = FiguresValues(columns: columns, words: words).values
      }
      let swept = group.entries.compactMap { entry in
        screen.sweeps.first {
          $0.variant == entry.variant && $0.walk == entry.walk
            && $0.screen ?? entry.screen == entry.screen
        }.map { (column(of: entry), $0.sweep) }
      }
      if !swept.isEmpty { values["sweep"] = SweepValues(columns: swept, words: words).values }
      return values
    }
  }
}

extension ScreenPage {
  /// The column of a walk in a table: its variant, and the reader where there are several.
  private func column(of entry: Manifest.Entry) -> TableColumn {
    TableColumn(
      name: entry.variant.isEmpty ? words[.wholeScreen] : entry.variant,
      reader: screen.readerName(of: entry.screen).map { ($0, screen.readerIndex(of: entry.screen)) }
    )
  }

  /// The findings of the list; what is wrong with several readers stands there once.
  private func heard(_ findings: [Finding]) -> [PageValues] {
    guard screen.hasSeveralReaders else { return findings.map { values(of: $0) } }
    var groups: [[Finding]] = []
    for finding in findings {
      if let same = groups.firstIndex(where: { $0[0].isSame(as: finding) }) {
        groups[same].append(finding)
      } else {
        groups.append([finding])
      }
    }
    return groups.map { group in
      values(of: group[0], heardBy: group.compactMap { screen.readerName(of: $0.screen) })
    }
  }

  /// A finding of the list, with the line at which it can be heard.
  private func values(of finding: Finding, heardBy readers: [String] = []) -> PageValues {
    let place =
      [finding.variant, finding.element, readers.joined(separator: ", ")].filter { !$0.isEmpty }
    var values: PageValues = [
      "severity": finding.severity, "rule": finding.rule, "message": finding.message,
      "place": place.joined(separator: " · "), "findingClass": finding.isMeant ? "meant" : "",
    ]
    if let fix = finding.fix { values["fix"] = fix }
    for (index, group) in screen.walkGroups.enumerated() {
      for (place, entry) in group.entries.enumerated()
      where entry.variant == finding.variant && entry.walk == finding.walk
        && entry.screen == finding.screen
      {
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
