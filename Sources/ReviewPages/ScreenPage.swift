import AccessibilityModel
import Foundation
import Rendering
import ScreenDrawing
import ScreenReading
import Support
import Walks

/// The page of a screen: its walks side by side, to hear, read and compare.
package struct ScreenPage {
  package var screen: ReviewedScreen
  /// What the files of its walks hold, by their paths.
  package var contents: [String: WalkContents]
  package var words: PageWords
  var links: PageLinks

  package init(_ screen: ReviewedScreen, contents: [String: WalkContents], words: PageWords) {
    self.screen = screen
    self.contents = contents
    self.words = words
    links = PageLinks(besideFilesOf: screen.name)
  }

  /// The path of the page below the folder of the review.
  package var path: String { screen.name + "/index.html" }
  /// The paths of its pictures: a drawing for the overview, and the screenshot.
  var thumbnailPath: String { screen.name + "/" + Self.thumbnail }
  var screenshotPath: String { screen.name + "/" + Self.screenshot }

  /// The names of those pictures beside the page.
  package static let thumbnail = "phone.svg"
  package static let screenshot = "screen.png"

  /// The page.
  ///
  /// - Throws: ``ReviewError``, or the template package's error.
  package func html() throws -> String {
    var values = PageFrame(
      words: words, title: Self.title(screen.title, words), root: links.root
    ).values
    values.merge(try self.values()) { $1 }
    return try PageTemplates.render("screen", values)
  }

  /// The title of the browser's window.
  static func title(_ screen: String, _ words: PageWords) -> String {
    "\(screen) · \(words[.review])"
  }

  /// What the page says, to be a part of another one.
  func body() throws -> String {
    var values = PageFrame(words: words, title: "", root: "").values
    values.merge(try self.values()) { $1 }
    return try PageTemplates.render("screen_body", values)
  }

  private func values() throws -> PageValues {
    var table = DrawingTable()
    var values: PageValues = [
      "pageID": links.prefix + "screen", "prefix": links.prefix, "language": screen.language,
      "title": screen.title, "screenPath": screen.name, "overview": links.overview,
      "walks": try walks(&table),
    ]
    values["drawings"] = ScriptData.json(table)
    if screen.hasSeveralReaders {
      values["readers"] =
        [
          "every": words[.every],
          "items": screen.readings.enumerated().map { index, reading -> PageValues in
            ["readerNumber": "\(index + 1)", "readerName": reading.name]
          },
        ] as PageValues
    }
    if !screen.failures.isEmpty { values["failures"] = ["items": screen.failures.map(\.values)] }
    if !screen.findings.isEmpty {
      let items = screen.listedFindings.map { same in
        self.values(of: same[0], heardBy: same.compactMap { screen.readerName(of: $0.screen) })
      }
      values["findings"] = ["items": items]
      values["findingsLink"] = [
        "findingsText": "\(words[.findings]): \(items.count)",
        "linkClass": screen.findings.allSatisfy(\.isMeant) ? "meant" : "",
      ]
    }
    if let comparison = screen.comparison {
      values["status"] =
        [
          "statusText": words.status(comparison.status), "statusClass": comparison.status.rawValue,
        ] as PageValues
      if comparison.status != .unchanged {
        values["changes"] =
          try ChangesValues(
            status: comparison.status,
            walks: comparison.walks(
              inOrderOf: screen.walkGroups.flatMap { $0.entries.map(\.path) }),
            readerName: screen.readerName, language: screen.language, links: links, words: words
          ).values
      }
    }
    return values
  }

  // MARK: Drawings

  /// The picture under the cursor, with the address that scripts replace by that of the page.
  private var picture: ScreenPicture? {
    screen.picture.map {
      ScreenPicture(address: Self.screenshot, width: $0.width, height: $0.height)
    }
  }

  /// The first screen, without a cursor, for the overview; `nil` if the file cannot be read again.
  var thumbnail: String? {
    guard screen.picture == nil, let variant = screen.variants.first else { return nil }
    let reader = screen.readings.lazy.compactMap(\.reader).first
    let shown = reader?.build(variant).screen ?? variant.screen
    return ScreenDrawing([DrawnScreen(shown)], platform: reader?.platform ?? .iOS).svg
  }

  private func pictures(
    of entry: Manifest.Entry, in table: inout DrawingTable
  ) -> PhonePictures? {
    if let drawn = screen.drawnWalks.first(where: {
      $0.screen == entry.screen && $0.variant.name == entry.variant && $0.walk.name == entry.walk
    }), let document = contents[entry.path]?.document {
      return PhonePictures(
        of: drawn.scenes(timedBy: document), picture: picture, in: &table)
    }
    let reader = screen.readings.first { $0.screen == entry.screen }?.reader
    return screen.variants.first { $0.name == entry.variant }.map {
      PhonePictures(of: $0.screen, picture: picture, platform: reader?.platform ?? .iOS)
    }
  }

  // MARK: Walks

  private func walks(_ table: inout DrawingTable) throws -> [PageValues] {
    var walks: [PageValues] = []
    for (index, group) in screen.walkGroups.enumerated() {
      walks.append(try walk(group, number: index, &table))
    }
    return walks
  }

  private func walk(
    _ group: (name: String, entries: [Manifest.Entry]), number: Int, _ table: inout DrawingTable
  ) throws -> PageValues {
    let longest = group.entries.map(\.milliseconds).max() ?? 0
    var tracks: [PageValues] = []
    for (place, entry) in group.entries.enumerated() {
      guard let contents = contents[entry.path] else { continue }
      tracks.append(
        try TrackValues(
          entry: entry, contents: contents, id: trackID(number, place),
          pictures: pictures(of: entry, in: &table),
          picture: screen.picture.map { _ in try links.address(of: screenshotPath) },
          links: links, longest: longest, words: words, language: screen.language,
          findings: screen.findings.filter {
            $0.variant == entry.variant && $0.walk == entry.walk && $0.screen == entry.screen
          },
          reader: reader(of: entry),
          // The section is called by the other walk.
          ownWalk: entry.walk == group.name ? nil : entry.walk
        ).values())
    }
    var values: PageValues = [
      "id": "\(links.prefix)walk-\(number + 1)", "tracks": tracks, "walkKey": group.name,
      "digest": screen.digest(of: group.entries), "several": tracks.count > 1,
    ]
    if !group.name.isEmpty { values["walkName"] = group.name }
    if screen.hasSeveralReaders { values["tracksClass"] = "by-reader" }
    if let approval = screen.approvals.first(where: { $0.walk == group.name }) {
      values["approval"] = self.values(of: approval, now: screen.digest(of: group.entries))
    }
    let columns = group.entries.compactMap(column)
    if !columns.isEmpty {
      let verdict = VerdictValues(columns: columns, words: words)
      values["verdict"] = ["tiles": verdict.values]
      values["hasMaps"] = verdict.hasMaps
    }
    return values
  }

  private func trackID(_ walk: Int, _ place: Int) -> String {
    "\(links.prefix)player-\(walk + 1)-\(place + 1)"
  }

  private func reader(of entry: Manifest.Entry) -> (name: String, index: Int)? {
    screen.readerName(of: entry.screen).map { ($0, screen.readerIndex(of: entry.screen)) }
  }

  private func values(of approval: Approval, now digest: String) -> PageValues {
    let isCurrent = approval.digest == digest
    var values: PageValues = [
      "isCurrent": isCurrent, "isApproved": approval.approved,
      "approvalClass": isCurrent ? "current" : "outdated",
    ]
    if approval.approved { values["approvalText"] = words[isCurrent ? .approved : .approvedBefore] }
    if !approval.comment.isEmpty { values["comment"] = approval.comment }
    return values
  }

  private func column(of entry: Manifest.Entry) -> VerdictValues.Column? {
    entry.figures.map { figures in
      VerdictValues.Column(
        name: entry.variant,
        reader: reader(of: entry), isMeant: entry.variant.isMeantToFail, figures: figures,
        milliseconds: entry.milliseconds,
        sweep: screen.sweeps.first {
          $0.variant == entry.variant && $0.walk == entry.walk
            && $0.screen ?? entry.screen == entry.screen
        }?.sweep)
    }
  }
}

extension ScreenPage {
  /// A finding of the list, with the line at which it can be heard.
  private func values(of finding: Finding, heardBy readers: [String] = []) -> PageValues {
    let place =
      [
        finding.variant, words.nameless(finding.element) ?? finding.element,
        readers.joined(separator: ", "),
      ].filter { !$0.isEmpty }
    var values: PageValues = [
      "severity": finding.severity, "rule": finding.rule, "message": finding.message,
      "toldIn": finding.language, "place": place.joined(separator: " · "),
      "findingClass": finding.isMeant ? "meant" : "",
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
          "lineID": "\(trackID(index, place))-line-\(line)",
          "clock": Seconds(milliseconds: lines[line].time).instant,
        ]
      }
    }
    return values
  }
}
