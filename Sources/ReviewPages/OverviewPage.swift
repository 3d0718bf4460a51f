import Foundation
import Languages
import Rendering
import Support

/// The first page of a review: every screen.
package struct OverviewPage {
  /// The screens, in any order.
  package var screens: [ScreenSummary]
  /// What could not be rendered.
  package var failures: [Manifest.Failure]
  /// Whether there is a baseline.
  package var hasBaseline: Bool
  package var words: PageWords
  /// The addresses of the pages by the names of their screens, where they are not files of their own.
  var anchors: [String: String] = [:]

  package init(
    screens: [ScreenSummary], failures: [Manifest.Failure], hasBaseline: Bool, words: PageWords
  ) {
    self.screens = screens
    self.failures = failures
    self.hasBaseline = hasBaseline
    self.words = words
  }

  /// The path of the page below the folder of the review.
  package static let path = "index.html"
  /// The identifier of the overview on a page that holds everything.
  static let anchor = "overview"

  /// The page.
  ///
  /// - Throws: ``ReviewError/noTemplate(_:)``, or the template package's error.
  package func html() throws -> String {
    var values = PageFrame(words: words, title: words[.review], root: "").values
    values.merge(self.values) { $1 }
    return try PageTemplates.render("overview", values)
  }

  /// What the page says, to be a part of another one.
  func body() throws -> String {
    var values = PageFrame(words: words, title: "", root: "").values
    values.merge(self.values) { $1 }
    return try PageTemplates.render("overview_body", values)
  }

  private var values: PageValues {
    var values: PageValues = ["totals": totals]
    if !failures.isEmpty { values["failures"] = ["items": failures.map(\.values)] }
    let languages = Set(screens.map(\.language)).sorted()
    values["hasLanguages"] = languages.count > 1
    values["languages"] = languages.map { ["tag": $0, "languageName": languageName($0)] }
    values["hasBaseline"] = hasBaseline
    let present = Set(screens.compactMap(\.status)).sorted()
    values["statuses"] = present.map {
      ["statusClass": $0.rawValue, "statusText": words.status($0)]
    }
    let unchanged = screens.filter { $0.status == .unchanged }
    let folders = folders(of: screens.filter { $0.status != .unchanged }, prefix: "folder")
    values["folders"] = folders
    if !unchanged.isEmpty {
      values["folded"] =
        [
          "summary": words[.unchangedScreens, unchanged.count],
          "folders": self.folders(of: unchanged, prefix: "unchanged"),
        ] as PageValues
    }
    return values
  }

  private var totals: [[String: String]] {
    let there = screens.filter(\.hasPage)
    var totals = [
      (PageWords.Key.totalScreens, "\(there.count)"),
      (.totalWalks, "\(there.reduce(0) { $0 + $1.reviewed.count })"),
      (.totalTime, Seconds(milliseconds: there.reduce(0) { $0 + $1.milliseconds }).length),
    ]
    if hasBaseline {
      for status in ScreenComparison.Status.allCases where status != .unchanged {
        let count = screens.count { $0.status == status }
        if count > 0 { totals.append((status.key, "\(count)")) }
      }
    }
    if there.contains(where: { !$0.findings.isEmpty || $0.problems > 0 }) {
      totals.append((.totalFindings, "\(there.reduce(0) { $0 + $1.problems })"))
    }
    if !failures.isEmpty { totals.append((.totalFailures, "\(failures.count)")) }
    return totals.map { key, number in
      // The words for what changed stand inside sentences elsewhere.
      let name = words[key]
      return ["totalName": name.prefix(1).uppercased() + name.dropFirst(), "totalNumber": number]
    }
  }

  /// The screens by folder: in each, and among them, what changed comes first, then where there is
  /// most to mend.
  private func folders(of screens: [ScreenSummary], prefix: String) -> [PageValues] {
    let sorted = screens.sorted {
      let (left, right) = ($0.status ?? .unchanged, $1.status ?? .unchanged)
      if left != right { return left < right }
      return $0.problems == $1.problems ? $0.name < $1.name : $0.problems > $1.problems
    }
    let groups = Dictionary(grouping: sorted, by: \.folder)
    return sorted.map(\.folder).uniqued().enumerated().map { index, name in
      let own = groups[name] ?? []
      var values: PageValues = [
        "folderID": "\(prefix)-\(index + 1)", "folderCount": "\(own.count)", "rows": own.map(row),
      ]
      if !name.isEmpty { values["folderName"] = name }
      return values
    }
  }

  /// The address of the page of a screen.
  func address(of screen: ScreenSummary) -> String {
    anchors[screen.name] ?? screen.name.relativeURL + "/index.html"
  }

  private func row(_ screen: ScreenSummary) -> PageValues {
    func fact(_ text: String, of variants: [String]) -> PageValues {
      ["factText": text, "factClass": variants.allSatisfy(\.isMeantToFail) ? "meant" : ""]
    }
    func counts(_ counts: [ScreenSummary.VariantCount]) -> String {
      counts.map { count in
        screen.variants.isEmpty && count.reader == nil
          ? "\(count.count)" : "\(name(of: count)) \(count.count)"
      }.joined(separator: ", ")
    }
    // Where several readers are side by side, each says how it gets to the goals.
    let missed = screen.readers.isEmpty ? screen.missedGoals : []
    var facts = missed.map {
      fact(
        words[.factGoalMissed, screen.variants.isEmpty ? "\($0.count)" : name(of: $0)],
        of: [$0.variant])
    }
    if !screen.unmet.isEmpty {
      facts.append(
        fact(
          "\(words[.figureUnmet]): \(counts(screen.unmet))", of: screen.unmet.map(\.variant)))
    }
    if !screen.unintended.isEmpty {
      facts.append(
        fact(
          words[.factUnintended, counts(screen.unintended)],
          of: screen.unintended.map(\.variant)))
    }
    if !screen.findings.isEmpty {
      facts.append(
        fact(
          "\(words[.findings]): \(counts(screen.findings))", of: screen.findings.map(\.variant)))
    }
    var row: PageValues = [
      "language": screen.language, "languageTags": screen.language,
      "languageNames": languageName(screen.language),
      "title": screen.title, "screenPath": screen.name, "variants": screen.variants,
      "hasVariants": !screen.variants.isEmpty, "facts": facts,
      // Some file systems decompose Korean syllables.
      "searchText": "\(screen.title) \(screen.name)".lowercased()
        .precomposedStringWithCanonicalMapping,
      "statusClass": screen.status?.rawValue ?? "", "problems": screen.problems,
      "milliseconds": screen.milliseconds,
    ]
    let ways = ways(of: screen)
    if !ways.isEmpty { row["ways"] = ways }
    if screen.hasPage {
      row["href"] = address(of: screen)
      row["listeningTime"] = Seconds(milliseconds: screen.milliseconds).length
    }
    row["thumbnail"] = screen.thumbnail
    if let status = screen.status { row["status"] = ["statusText": words.status(status)] }
    return row
  }

  /// The name of a variant, and of the reader where there are several.
  private func name(of count: ScreenSummary.VariantCount) -> String {
    guard let reader = count.reader else { return name(of: count.variant) }
    return count.variant.isEmpty ? reader : "\(count.variant) (\(reader))"
  }

  private func name(of variant: String) -> String {
    variant.isEmpty ? words[.wholeScreen] : variant
  }

  /// How each reader gets to the goals, variant by variant.
  private func ways(of screen: ScreenSummary) -> [PageValues] {
    screen.readers.compactMap { reader in
      let ways = screen.ways.filter { $0.reader == reader }
      return ways.isEmpty
        ? nil
        : [
          "readerName": reader,
          "ways": ways.map { way -> PageValues in
            var values: PageValues = ["wayText": text(of: way)]
            if way.time == nil { values["wayClass"] = way.variant.isMeantToFail ? "" : "missed" }
            if !way.variant.isEmpty { values["wayVariant"] = way.variant }
            return values
          },
        ]
    }
  }

  private func text(of way: ScreenSummary.Way) -> String {
    guard let time = way.time else {
      return way.goals == 1
        ? "✗ " + words[.goalMissed] : "✗ " + words[.goalsReached, "\(way.reached) / \(way.goals)"]
    }
    let gestures = way.gestures == 1 ? words[.oneGesture] : words[.someGestures, way.gestures]
    let length = words[.someSeconds, Seconds(milliseconds: time).tenths]
    let walks = way.goals == 1 ? "" : " (" + words[.inSomeWalks, way.goals] + ")"
    return "\(gestures), \(length)\(walks)"
  }

  /// The name of a language in that language; its tag if the name is unknown.
  private func languageName(_ tag: String) -> String {
    LanguagePacks.current.packs.first { $0.language.tag == tag }?.name ?? tag
  }
}

// MARK: - What scripts know of all screens

extension OverviewPage {
  /// The walks of all screens in the order of the overview's files, by which every page finds the next
  /// one to review.
  struct Index: Encodable {
    var screens: [Screen]

    struct Screen: Encodable {
      var name: String
      var href: String
      var walks: [Walk]
    }

    struct Walk: Encodable {
      var name: String
      var digest: String
      var changed: Bool
      var approved: Bool?
      var comment: String?
      /// The digest when it was approved.
      var approvedDigest: String?
    }
  }

  /// Those walks as JSON.
  var index: String {
    ScriptData.json(
      Index(
        screens: screens.filter(\.hasPage).sorted { $0.name < $1.name }.map { screen in
          .init(
            name: screen.name, href: address(of: screen),
            walks: screen.reviewed.map { walk in
              .init(
                name: walk.name, digest: walk.digest, changed: walk.isChanged,
                approved: walk.approval?.approved, comment: walk.approval?.comment,
                approvedDigest: walk.approval?.digest)
            })
        }))
  }

  /// Those walks as a script, which pages load beside their own.
  var indexScript: String { "window.overheardReview = \(index);\n" }
}

extension ScreenSummary {
  /// The folder of the screen file; empty for the current one.
  fileprivate var folder: String {
    name.split(separator: "/").dropLast().joined(separator: "/")
  }

  /// What there is to mend: faults, missed goals and changes nobody asked for, except where they are
  /// meant to be shown.
  var problems: Int {
    [missedGoals, unmet, unintended].joined().reduce(faults) {
      $0 + ($1.variant.isMeantToFail ? 0 : $1.count)
    }
  }
}

extension Manifest.Failure {
  /// The values that templates show.
  var values: PageValues { ["failurePath": path, "message": message] }
}
