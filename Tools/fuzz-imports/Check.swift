import ScreenFiles
import ScreenImport

/// What an input must not do, beside crash, hang and fill the memory.
enum Check {
  /// What is wrong with what becomes of an input; `nil` if it is refused or all is well.
  static func complaint(about bytes: [UInt8], format: String) -> String? {
    if format == "screen-file" {
      guard let file = try? ScreenFile(contentsOf: bytes, path: "fuzz.yaml") else { return nil }
      guard let again = try? ScreenFile(file.printed()) else {
        return "its canonical form is wrong"
      }
      return again == file ? nil : "its canonical form is another screen"
    }
    _ = ImportedScreen.recognizes(bytes, name: "fuzz")
    guard let imported = try? ImportedScreen(bytes, name: "fuzz", format: format) else {
      return nil
    }
    // Reading what is printed takes most of the time, so an input is printed in only one form.
    let full = bytes.count.isMultiple(of: 2)
    guard let file = try? ScreenFile(imported.printed(full: full)) else {
      return "what is printed cannot be read"
    }
    return file == imported.file(full: full) ? nil : "what is printed is another screen"
  }
}
