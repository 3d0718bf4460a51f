import ArgumentParser
import Foundation
import Support

/// The picture of a screen, which lies beside its file: `settings.png` beside `settings.yaml`, or the
/// one that the file names.
enum Screenshot {
  /// The largest picture that a page takes, in bytes.
  private static let maximumSize = 8_000_000
  private static let signature = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])

  /// The picture of a screen; `nil` if there is none, or none that a page can show.
  ///
  /// One that cannot be shown is told once.
  static func data(of screen: LoadedScreen) -> Data? {
    let path = screen.source.path
    guard path != "-" else { return nil }
    let folder = (path as NSString).deletingLastPathComponent
    let named = screen.file.picture.map { folder.appendingPath($0) }
    let place = named ?? place(beside: path)
    // A foreign screen file must not show what is elsewhere on the disk, by a path or by a link.
    let isInside =
      (screen.file.picture.map(Self.staysInside) ?? true)
      && InputFile.isInside(folder.isEmpty ? "." : folder, place)
    let data = isInside ? FileManager.default.contents(atPath: place) : nil
    if let data, data.count <= maximumSize, size(of: data) != nil { return data }
    // Without a name, there may well be no picture.
    if named != nil || data != nil || !isInside {
      let fault =
        !isInside
        ? "it is not in the folder of the screen file"
        : data == nil
          ? "there is no such file" : "it is not a PNG file of at most \(maximumSize) bytes"
      Terminal.noteOnce("\(path): warning: the picture \(place) is not shown: \(fault)")
    }
    return nil
  }

  /// The width and height of a PNG file, which its first part begins with; `nil` for anything else, and
  /// for what no screenshot is.
  static func size(of data: Data) -> (width: Int, height: Int)? {
    guard data.starts(with: signature), data.count > 24 else { return nil }
    func number(at offset: Int) -> Int {
      data.dropFirst(offset).prefix(4).reduce(0) { $0 << 8 | Int($1) }
    }
    let (width, height) = (number(at: 16), number(at: 20))
    return (1...20_000).contains(width) && (1...100_000).contains(height) ? (width, height) : nil
  }

  /// Whether a path is one into the folder as it is written.
  private static func staysInside(_ path: String) -> Bool {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    return !parts.contains("..") && !parts.contains("")
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
      Terminal.note("overheard: cannot write \(target): \(FileProblem.reason(error))")
      throw ExitCode.cannotWrite
    }
  }

  private static func place(beside path: String) -> String {
    (path as NSString).deletingPathExtension + ".png"
  }
}

extension String {
  /// The path of a file in the folder; of one in the current folder, if this is empty.
  fileprivate func appendingPath(_ name: String) -> String { isEmpty ? name : "\(self)/\(name)" }
}
