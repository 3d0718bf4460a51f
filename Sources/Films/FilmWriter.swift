import Foundation
import SpeechSynthesis
import Support

/// Writes a film with ffmpeg.
package struct FilmWriter: Sendable {
  /// The formats of films, by extension.
  package enum Format: String, Sendable, CaseIterable {
    case mp4, webm, gif

    /// Whether there is sound in it.
    package var hasSound: Bool { self != .gif }
  }

  /// The format.
  package let format: Format
  /// How high the picture is, in pixels: 1080, or a part of it.
  package let height: Int
  /// Where films are kept; `nil` not to keep them.
  package let cache: URL?
  private let rasterizer: Rasterizer
  /// What makes the file of what is drawn.
  var encoder: FilmEncoder

  /// Finds what is needed to write films.
  ///
  /// - Throws: ``FilmError`` if something has to be installed.
  package init(format: Format, height: Int, cache: URL?) throws(FilmError) {
    self.format = format
    self.height = height
    self.cache = cache
    rasterizer = try Rasterizer()
    guard let program = Self.encoder else { throw .noEncoder }
    encoder = FilmEncoder(
      program: program, format: format, width: Self.pixels(FilmFrame.width, of: height),
      height: height)
  }

  /// What was done.
  package struct Report: Sendable {
    /// How many frames there are, and how many of them were drawn.
    package var frames = 0
    package var drawn = 0
    /// Whether it was taken from the cache.
    package var isKept = false
  }

  private static func pixels(_ length: Int, of height: Int) -> Int {
    length * height / FilmFrame.height
  }

  private func pixels(_ length: Int) -> Int { Self.pixels(length, of: height) }

  /// Writes a film; it appears complete or not at all.
  ///
  /// - Parameters:
  ///   - film: The film.
  ///   - place: The file.
  ///   - progress: Is told, again and again, how many frames have been passed to the encoder.
  /// - Returns: What was done.
  /// - Throws: ``FilmError`` or an error of the file system.
  package func write(
    _ film: Film, to place: URL, progress: (_ frames: Int) -> Void = { _ in }
  ) async throws -> Report {
    let file = URL(fileURLWithPath: NamedFile.target(of: place.path))
    let shots = film.shots
    var report = Report(frames: film.frameCount, drawn: shots.count)
    let kept = cache.map { KeptFilms(in: $0) }
    let name = kept.map { _ in "\(identity(of: film, shots)).\(format.rawValue)" } ?? ""
    if let data = kept?.film(named: name) {
      try AtomicFile.write(data, to: file)
      report.isKept = true
      return report
    }
    let temporary = AtomicFile.temporaryName(beside: file)
    UnfinishedFiles.begin(temporary.path)
    defer {
      try? FileManager.default.removeItem(at: temporary)
      UnfinishedFiles.end(temporary.path)
    }
    try await encoder.encode(film, shots, to: temporary) { pass in
      try await draw(film, shots, progress, pass)
    }
    if let kept, let data = FileManager.default.contents(atPath: temporary.path) {
      kept.keep(data, as: name)
    }
    try AtomicFile.move(temporary, to: file)
    return report
  }

  /// A hash of everything that decides the film's bytes.
  func identity(of film: Film, _ shots: [Film.Shot]) -> String {
    var digest = FieldDigest()
    digest.add("film 4 \(format.rawValue) \(height) \(film.frameCount) \(encoder.program.path)")
    // The encoder names its libraries, which have the codecs.
    digest.add(Self.output(of: encoder.program.path, ["-hide_banner", "-version"]))
    digest.add(rasterizer.versions)
    // A film whose Hangul was boxes is made again once there is a font.
    digest.add(Self.listOfFonts([":", "file"]))
    var seen: Set<FilmFrame.Pane> = []
    for shot in shots {
      digest.add("\(shot.number)")
      for pane in shot.frame.panes {
        digest.add("\(pane)")
        if seen.insert(pane).inserted { digest.add(film.svg(of: pane)) }
      }
    }
    if format.hasSound {
      digest.add(film.sound.samples.withUnsafeBytes { Data($0) })
      let labels = FilmLabels(of: film)
      for text in [labels.title, labels.language, labels.chapters, labels.captions ?? ""] {
        digest.add(text)
      }
    }
    return digest.hexadecimal
  }

  /// Draws the panes that change, on all processors, and passes on every frame in order.
  private func draw(
    _ film: Film, _ shots: [Film.Shot], _ progress: (_ frames: Int) -> Void,
    _ pass: (Data) throws -> Void
  ) async throws {
    let (width, height) = (pixels(FilmFrame.width), height)
    var canvas = Data(count: width * height * 4)
    var shown = ShownPanes()
    let window = max(ProcessInfo.processInfo.activeProcessorCount, 1) * 4
    for start in stride(from: 0, to: shots.count, by: window) {
      let some = shots[start..<min(start + window, shots.count)]
      var ahead = shown
      let wanted = Set(some.flatMap { ahead.change(to: $0.frame) })
      let bitmaps = try await bitmaps(of: wanted, in: film)
      for shot in some {
        for pane in shown.change(to: shot.frame) {
          guard let bitmap = bitmaps[pane] else { continue }
          Self.copy(bitmap, to: &canvas, x: pixels(pane.x), width: width)
        }
        try pass(canvas)
      }
      progress(some.endIndex < shots.count ? shots[some.endIndex].number : film.frameCount)
    }
    // The last frame lasts until the end.
    try pass(canvas)
  }

  private func bitmaps(
    of panes: Set<FilmFrame.Pane>, in film: Film
  ) async throws -> [FilmFrame.Pane: Rasterizer.Bitmap] {
    try await withThrowingTaskGroup(of: (FilmFrame.Pane, Rasterizer.Bitmap).self) { group in
      for pane in panes {
        group.addTask {
          (
            pane,
            try rasterizer.bitmap(
              of: film.svg(of: pane), width: pixels(pane.width), height: height)
          )
        }
      }
      return try await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
    }
  }

  private static func copy(
    _ bitmap: Rasterizer.Bitmap, to canvas: inout Data, x: Int, width: Int
  ) {
    canvas.withUnsafeMutableBytes { target in
      bitmap.bytes.withUnsafeBytes { source in
        for row in 0..<bitmap.height {
          let line = UnsafeRawBufferPointer(
            rebasing: source[row * bitmap.width * 4..<(row + 1) * bitmap.width * 4])
          let start = (row * width + x) * 4
          UnsafeMutableRawBufferPointer(rebasing: target[start..<start + line.count])
            .copyMemory(from: line)
        }
      }
    }
  }
}

/// What the panes of a picture show, by their left edges.
private struct ShownPanes {
  private var panes: [Int: FilmFrame.Pane] = [:]

  /// Shows a frame.
  ///
  /// - Returns: The panes that show something else than before; all of them where they stand elsewhere.
  mutating func change(to frame: FilmFrame) -> [FilmFrame.Pane] {
    if panes.keys.sorted() != frame.panes.map(\.x).sorted() { panes = [:] }
    let changed = frame.panes.filter { panes[$0.x] != $0 }
    for pane in changed { panes[pane.x] = pane }
    return changed
  }
}
