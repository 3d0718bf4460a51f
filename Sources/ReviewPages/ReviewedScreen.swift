import AccessibilityModel
import Foundation
import Rendering
import ScreenDrawing
import ScreenReading
import SpeechSynthesis
import Support
import Walks

/// A screen that was rendered, and what is known about it besides the sounds.
package struct ReviewedScreen: Sendable {
  /// The path of the screen file without its extension.
  package var name: String
  /// Who reads it: one reader, or several side by side, in the order of the page.
  package var readings: [Reading]
  /// The variants in the order of the file; none if the file cannot be read again.
  package var variants: [ScreenVariant]
  /// The names of the walks in the order of the file.
  package var walkOrder: [String]
  /// The walks that were rendered.
  package var entries: [Manifest.Entry]
  /// What could not be rendered.
  package var failures: [Manifest.Failure] = []
  /// The walks under many conditions, if a timer is at work.
  package var sweeps: [SweptWalk] = []
  /// The faults that were found.
  package var findings: [Finding] = []
  /// A picture of the screen, as a PNG file; `nil` without one.
  package var screenshot: Data?
  /// The size of that picture.
  package var picture: ScreenPicture?
  /// The walks as they can be drawn; none if the file cannot be read again.
  package var drawnWalks: [DrawnWalk] = []
  /// What reviewers decided on its walks.
  package var approvals: [Approval] = []
  /// How it differs from the baseline; `nil` without one.
  package var comparison: ScreenComparison?
  /// The walks that stand beside one of another name, with the name of that one: walks of different
  /// readers to the same goal.
  package var twins: [String: String] = [:]

  /// What one reader reads of the screen.
  package struct Reading: Sendable {
    /// The name of what was rendered, such as `talkback/cart`.
    package var screen: String
    /// Who reads; `nil` if the file cannot be read again.
    package var reader: ScreenReader?

    package init(screen: String, reader: ScreenReader?) {
      self.screen = screen
      self.reader = reader
    }
  }

  package init(
    name: String, reader: ScreenReader?, variants: [ScreenVariant], walkOrder: [String] = [],
    entries: [Manifest.Entry]
  ) {
    self.init(
      name: name, readings: [Reading(screen: name, reader: reader)], variants: variants,
      walkOrder: walkOrder, entries: entries)
  }

  package init(
    name: String, readings: [Reading], variants: [ScreenVariant], walkOrder: [String] = [],
    entries: [Manifest.Entry]
  ) {
    self.name = name
    self.readings = readings
    self.variants = variants
    self.walkOrder = walkOrder
    self.entries = entries
  }

  /// The title of the screen, or else the name of its file.
  package var title: String {
    let title = variants.lazy.compactMap { $0.screen.title?.string }.first { !$0.isEmpty }
    return title ?? name.split(separator: "/").last.map(String.init) ?? name
  }

  /// The tag of the language of the screen; `und` (undetermined) if it is unknown.
  package var language: String {
    entries.first?.language ?? variants.first?.screen.language.tag ?? "und"
  }

  /// Whether several readers are side by side.
  package var hasSeveralReaders: Bool { readings.count > 1 }

  /// The place of the reader of an entry among the readers of the page.
  func readerIndex(of screen: String) -> Int {
    readings.firstIndex { $0.screen == screen } ?? 0
  }

  /// The name of the reader of an entry, where there are several.
  func readerName(of screen: String) -> String? {
    guard hasSeveralReaders else { return nil }
    return readings[readerIndex(of: screen)].name
  }

  /// The walks grouped by name in the order of the file, each group in the order of the variants, and
  /// of the readers within them.
  var walkGroups: [(name: String, entries: [Manifest.Entry])] {
    let variantOrder = Dictionary(variants.enumerated().map { ($1.name, $0) }) { first, _ in first }
    func place(_ entry: Manifest.Entry) -> (Int, Int) {
      (variantOrder[entry.variant] ?? .max, readerIndex(of: entry.screen))
    }
    let sorted = entries.enumerated().sorted { left, right in
      let (a, b) = (place(left.element), place(right.element))
      return a == b ? left.offset < right.offset : a < b
    }.map(\.element)
    let names = (walkOrder + sorted.map(\.walk)).map(group).uniqued()
    return names.map { name in (name, sorted.filter { group(of: $0.walk) == name }) }
      .filter { !$0.1.isEmpty }
  }

  /// The name of the walk beside which a walk stands.
  func group(of walk: String) -> String { twins[walk] ?? walk }
}

extension ReviewedScreen.Reading {
  /// The name of the reader, or what was rendered if it is unknown.
  var name: String { reader?.name ?? screen }
}

extension Manifest.Entry {
  /// The path of the sound file relative to the folder.
  var sound: String? {
    let endings = SoundFile.Format.allCases.map { ".\($0.fileExtension)" }
    return files.map(\.name).first { name in endings.contains { name.hasSuffix($0) } }
  }

  /// The path of the transcript relative to the folder.
  var transcript: String? { files.map(\.name).first { $0.hasSuffix(".json") } }
}

/// A walk of a variant under many conditions.
package struct SweptWalk: Sendable {
  /// The name of what was rendered; `nil` where there is only one reader.
  package var screen: String?
  package var variant: String
  package var walk: String
  package var sweep: WalkSweep

  package init(variant: String, walk: String, sweep: WalkSweep) {
    self.variant = variant
    self.walk = walk
    self.sweep = sweep
  }
}

extension ReviewedScreen {
  /// The findings as pages list them, those that are meant to be shown last; what is wrong with several
  /// readers is listed once.
  var listedFindings: [[Finding]] {
    let findings = findings.filter { !$0.isMeant } + findings.filter(\.isMeant)
    guard hasSeveralReaders else { return findings.map { [$0] } }
    var groups: [[Finding]] = []
    for finding in findings {
      if let same = groups.firstIndex(where: { $0[0].isSame(as: finding) }) {
        groups[same].append(finding)
      } else {
        groups.append([finding])
      }
    }
    return groups
  }
}
