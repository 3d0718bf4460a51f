import Foundation
import Overheard

/// A screen file that was read, with the requested variants.
struct LoadedScreen {
  var source: ScreenSources.Source
  var file: ScreenFile
  /// Where everything in the file is, and what is hardly meant in it.
  var places: SourceMap
  /// Whether there are comments in the file, which are not part of the screen.
  var hasComments: Bool
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
      (file, places, hasComments) = (imported.file, SourceMap(told: imported.told), false)
      // A dump of Android is heard as TalkBack says it, unless somebody else was asked for.
      if imported.isOfAndroid, !source.isReaderChosen, let own = ScreenReaders.current.onAndroid {
        self.source.choice.reader = own
      }
    } else {
      (file, places) = try ScreenFile.located(contentsOf: data, path: source.path)
      hasComments = Self.hasComments(String(decoding: data, as: UTF8.self))
    }
    let names = source.variants
    variants = file.variants.filter { names.isEmpty || names.contains($0.name) }
      .map { $0.heard(in: source.language) }
  }

  /// Whether a line is a comment or ends in one; a # within quotes is none.
  static func hasComments(_ text: String) -> Bool {
    guard text.utf8.contains(UInt8(ascii: "#")) else { return false }
    return text.split(whereSeparator: \.isNewline).contains { line in
      line.hasPrefix("#")
        || line.ranges(of: " #").contains { sign in
          let before = line[..<sign.lowerBound]
          return before.count { $0 == "\"" }.isMultiple(of: 2)
            && before.count { $0 == "'" }.isMultiple(of: 2)
        }
    }
  }
}
