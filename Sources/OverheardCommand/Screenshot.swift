import ArgumentParser
import Foundation
import Support

/// The picture of a screen, which lies beside its file: `settings.png` beside `settings.yaml`.
enum Screenshot {
  /// The largest picture that a page takes, in bytes.
  private static let maximumSize = 8_000_000
  private static let signature = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])

  /// The picture beside a screen file; `nil` if there is none, or none that a page can show.
  static func beside(_ path: String) -> Data? {
    guard path != "-", let data = FileManager.default.contents(atPath: place(beside: path)),
      data.count <= maximumSize, data.starts(with: signature)
    else { return nil }
    return data
  }

  /// Reads a picture that is to lie beside a screen file.
  ///
  /// - Throws: The exit code of what is wrong, which is then told.
  static func read(_ path: String) throws -> Data {
    guard let data = FileManager.default.contents(atPath: path) else {
      Terminal.note("overheard: cannot read \(path)")
      throw ExitCode.noInput
    }
    guard data.starts(with: signature) else {
      Terminal.note("\(path):1:1: error: this is not a PNG file; save the screenshot as PNG")
      throw ExitCode.wrongInput
    }
    guard data.count <= maximumSize else {
      Terminal.note(
        "\(path):1:1: error: the picture has more than \(maximumSize) bytes; make it smaller")
      throw ExitCode.wrongInput
    }
    return data
  }

  /// Puts a picture beside a screen file.
  ///
  /// - Throws: The exit code of what is wrong, which is then told.
  static func write(_ data: Data, beside screen: String) throws {
    let target = place(beside: screen)
    do {
      try AtomicFile.write(data, to: URL(fileURLWithPath: target))
    } catch {
      Terminal.note("overheard: cannot write \(target): \(error.localizedDescription)")
      throw ExitCode.cannotWrite
    }
  }

  private static func place(beside path: String) -> String {
    (path as NSString).deletingPathExtension + ".png"
  }
}
