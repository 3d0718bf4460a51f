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
    let sign = UInt8(ascii: "#")
    guard text.utf8.contains(sign) else { return false }
    var quote: UInt8?
    var last = UInt8(ascii: "\n")
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"): quote = nil
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        if quote == byte {
          quote = nil
        } else if quote == nil, !isLetter(last) {
          // That of don't is no quote.
          quote = byte
        }
      case sign where quote == nil && last <= UInt8(ascii: " "): return true
      default: break
      }
      last = byte
    }
    return false
  }

  /// Whether a byte belongs to a letter or a digit, or to a sign that is not of ASCII.
  private static func isLetter(_ byte: UInt8) -> Bool {
    byte >= 0x80 || Character(UnicodeScalar(byte)).isLetter
      || Character(UnicodeScalar(byte)).isNumber
  }
}
