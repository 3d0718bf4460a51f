import Foundation
import Overheard

/// A screen file that was read, with the requested variants.
struct LoadedScreen {
  var source: ScreenSources.Source
  var file: ScreenFile
  /// Where everything in the file is, and what is hardly meant in it.
  var places: SourceMap
  /// The variants in the order of the file, in the requested language.
  var variants: [ScreenVariant]

  /// Reads a screen.
  ///
  /// - Throws: `ScreenFileError`, or an error of the file system.
  init(_ source: ScreenSources.Source) throws {
    let data: Data
    if let given = source.standardInput {
      data = given
    } else {
      let handle = try FileHandle(forReadingFrom: URL(fileURLWithPath: source.path))
      data = try handle.read(upToCount: DumpFile.limit(for: source.path)) ?? Data()
    }
    self.source = source
    if let imported = try DumpFile.screen(in: data, at: source.path) {
      (file, places) = (imported, SourceMap())
    } else {
      (file, places) = try ScreenFile.located(contentsOf: data, path: source.path)
    }
    variants = file.variants.filter { source.variant == nil || $0.name == source.variant }
      .map { $0.heard(in: source.language) }
  }
}
