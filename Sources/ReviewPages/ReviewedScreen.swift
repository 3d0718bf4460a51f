import AccessibilityModel
import Rendering

/// A screen with everything that its page shows.
public struct ReviewedScreen: Sendable {
  /// The path of the screen file without its extension.
  public var name: String
  /// The variants in the order of the file; none where the file cannot be read again.
  public var variants: [ScreenVariant]
  /// The names of the walks in the order of the file.
  public var walkOrder: [String]
  /// What was rendered.
  public var walks: [ReviewedWalk]
  /// What could not be rendered.
  public var failures: [Manifest.Failure] = []
  /// The faults that were found.
  public var findings: [Finding] = []
  /// How it differs from the baseline; `nil` without one.
  public var comparison: ScreenComparison?

  public init(
    name: String, variants: [ScreenVariant], walkOrder: [String] = [], walks: [ReviewedWalk]
  ) {
    self.name = name
    self.variants = variants
    self.walkOrder = walkOrder
    self.walks = walks
  }

  /// The title of the screen, else the name of its file.
  public var title: String {
    let title = variants.lazy.compactMap { $0.screen.title?.string }.first { !$0.isEmpty }
    return title ?? name.split(separator: "/").last.map(String.init) ?? name
  }

  /// The tag of the language of the screen.
  public var language: String {
    walks.first?.entry.language ?? variants.first?.screen.language.tag ?? "ko"
  }

  /// The walks with those of one name together, in the order of the file, each in the order of its
  /// variants.
  var walkGroups: [(name: String, walks: [ReviewedWalk])] {
    let variantOrder = Dictionary(variants.enumerated().map { ($1.name, $0) }) { first, _ in first }
    let sorted = walks.enumerated().sorted { left, right in
      let (a, b) = (
        variantOrder[left.element.entry.variant] ?? .max,
        variantOrder[right.element.entry.variant] ?? .max
      )
      return a == b ? left.offset < right.offset : a < b
    }.map(\.element)
    var names: [String] = []
    for name in walkOrder + sorted.map(\.entry.walk) where !names.contains(name) {
      names.append(name)
    }
    return names.map { name in (name, sorted.filter { $0.entry.walk == name }) }
      .filter { !$0.1.isEmpty }
  }
}

/// A walk that was rendered.
public struct ReviewedWalk: Sendable {
  /// What the manifest says of its files.
  public var entry: Manifest.Entry
  /// The transcript with measured times.
  public var document: WalkDocument
  /// The outline of the sound.
  public var waveform: Waveform

  public init(entry: Manifest.Entry, document: WalkDocument, waveform: Waveform) {
    self.entry = entry
    self.document = document
    self.waveform = waveform
  }
}

extension Manifest.Entry {
  /// The path of the sound file relative to the folder.
  var sound: String? {
    files.map(\.name).first { !$0.hasSuffix(".json") && !$0.hasSuffix(".vtt") }
  }

  /// The path of the transcript relative to the folder.
  var transcript: String? { files.map(\.name).first { $0.hasSuffix(".json") } }
}
