import Foundation
import Languages
import Overheard
import ScreenDrawing
import TestSupport

/// Screens to draw, and the folder of what they should look like.
enum DrawnScreens {
  static func text(_ path: String) throws -> String {
    try String(contentsOf: Repository.root.appending(path: path), encoding: .utf8)
  }

  static func file(_ yaml: String) throws -> ScreenFile {
    try ScreenFile(contentsOf: Data(yaml.utf8), path: "test.yaml")
  }

  static func example(_ path: String) throws -> ScreenFile {
    try file(text("Examples/\(path).yaml"))
  }

  /// The paths of the screen files below `Examples`, without the extension.
  static let examples: [String] = {
    let folder = Repository.root.appending(path: "Examples")
    let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
    return (paths ?? []).filter { $0.hasSuffix(".yaml") && !$0.hasPrefix("pre-commit/") }
      .filter { path in
        FileManager.default.contents(atPath: folder.appending(path: path).path).map {
          ScreenFile.isMeant(by: String(decoding: $0, as: UTF8.self))
        } ?? false
      }.map { String($0.dropLast(5)) }.sorted()
  }()

  /// A screen as it appears, with the cursor on the element of a name.
  static func drawing(_ yaml: String, cursor: String? = nil) throws -> ScreenDrawing {
    let variant = try file(yaml).variants[0]
    let tree = ElementTree(variant.screen)
    return ScreenDrawing(
      [DrawnScreen(tree.screen)], cursor: cursor.flatMap { tree.path(named: $0) })
  }

  /// How a variant's walk looks.
  static func scenes(
    _ variant: ScreenVariant, _ walk: ReaderWalk, by chosen: ScreenReader? = nil
  ) throws -> WalkScenes {
    let reader =
      chosen ?? walk.reader.flatMap { ScreenReaders.current[$0] } ?? ScreenReaders.current.primary
    let packs = LanguagePacks.current
    let configuration = WalkConfiguration(
      reader: reader, settings: ReaderSettings(language: variant.screen.language),
      wording: try packs.pack(for: variant.screen.language).wording(of: reader),
      durations: packs.durations)
    return WalkScenes(of: walk, on: variant, configuration: configuration)
  }
}
