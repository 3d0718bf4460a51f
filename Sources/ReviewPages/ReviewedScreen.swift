import AccessibilityModel
import Foundation
import Rendering
import ScreenReading
import SpeechSynthesis
import Walks

/// A screen that was rendered, and what is known about it besides the sounds.
package struct ReviewedScreen: Sendable {
  /// The path of the screen file without its extension.
  package var name: String
  /// Who reads it; `nil` if the file cannot be read again.
  package var reader: ScreenReader?
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
  /// How it differs from the baseline; `nil` without one.
  package var comparison: ScreenComparison?

  package init(
    name: String, reader: ScreenReader?, variants: [ScreenVariant], walkOrder: [String] = [],
    entries: [Manifest.Entry]
  ) {
    self.name = name
    self.reader = reader
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

  /// The walks grouped by name in the order of the file, each group in the order of the variants.
  var walkGroups: [(name: String, entries: [Manifest.Entry])] {
    let variantOrder = Dictionary(variants.enumerated().map { ($1.name, $0) }) { first, _ in first }
    let sorted = entries.enumerated().sorted { left, right in
      let (a, b) = (
        variantOrder[left.element.variant] ?? .max,
        variantOrder[right.element.variant] ?? .max
      )
      return a == b ? left.offset < right.offset : a < b
    }.map(\.element)
    var names: [String] = []
    for name in walkOrder + sorted.map(\.walk) where !names.contains(name) {
      names.append(name)
    }
    return names.map { name in (name, sorted.filter { $0.walk == name }) }
      .filter { !$0.1.isEmpty }
  }
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
  package var variant: String
  package var walk: String
  package var sweep: WalkSweep

  package init(variant: String, walk: String, sweep: WalkSweep) {
    self.variant = variant
    self.walk = walk
    self.sweep = sweep
  }
}
