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
  private let encoder: URL
  /// How many bytes of instructions ffmpeg is given as an argument; more are a file.
  ///
  /// Linux takes 128 kB.
  package var longestInstructions = 100_000

  /// Finds what is needed to write films.
  ///
  /// - Throws: ``FilmError`` if something has to be installed.
  package init(format: Format, height: Int, cache: URL?) throws(FilmError) {
    self.format = format
    self.height = height
    self.cache = cache
    rasterizer = try Rasterizer()
    guard let encoder = Self.encoder else { throw .noEncoder }
    self.encoder = encoder
  }

  /// The program ffmpeg, if it is installed.
  package static var encoder: URL? {
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").lazy
      .map { URL(fileURLWithPath: String($0)).appending(path: "ffmpeg") }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }

  /// What was done.
  package struct Report: Sendable {
    /// How many frames there are, and how many of them were drawn.
    package var frames = 0
    package var drawn = 0
    /// Whether it was taken from the cache.
    package var isKept = false
  }

  private func pixels(_ length: Int) -> Int { length * height / FilmFrame.height }

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
    let kept = cache.map { cache in
      cache.appending(path: "films/\(identity(of: film, shots)).\(format.rawValue)")
    }
    if let kept, let data = keptFilm(at: kept) {
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
    try await encode(film, shots, to: temporary, progress)
    if let kept {
      // A film that cannot be kept is made again.
      try? FileManager.default.createDirectory(
        at: kept.deletingLastPathComponent(), withIntermediateDirectories: true)
      if let data = FileManager.default.contents(atPath: temporary.path) {
        try? AtomicFile.write(Self.sealed(data), to: kept)
        Self.prune(kept.deletingLastPathComponent())
      }
    }
    try AtomicFile.move(temporary, to: file)
    return report
  }

  /// A film from the cache, if it is whole.
  private func keptFilm(at file: URL) -> Data? {
    guard let data = FileManager.default.contents(atPath: file.path),
      data.count > Self.sealLength
    else { return nil }
    let film = data.dropLast(Self.sealLength)
    return Self.sealed(film) == data ? Data(film) : nil
  }

  /// A film with its hash behind it, by which damage is noticed.
  private static func sealed(_ film: Data) -> Data {
    var digest = FieldDigest()
    digest.add("film", Data(film))
    return film + Data(digest.hexadecimal.utf8)
  }

  private static let sealLength = FieldDigest().hexadecimal.utf8.count

  /// A hash of everything that decides the film's bytes.
  private func identity(of film: Film, _ shots: [(number: Int, frame: FilmFrame)]) -> String {
    var digest = FieldDigest()
    digest.add("film 4 \(format.rawValue) \(height) \(film.frameCount) \(encoder.path)")
    // The encoder names its libraries, which have the codecs.
    digest.add(Self.output(of: encoder.path, ["-hide_banner", "-version"]))
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

  /// The most that kept films take, in bytes.
  private static let mostKept = 1_000_000_000

  /// Removes the films that were made first until the rest fits; nothing but films of ours.
  static func prune(_ folder: URL, to most: Int = mostKept) {
    let keys: Set<URLResourceKey> = [.fileSizeKey, .contentModificationDateKey]
    let files =
      (try? FileManager.default.contentsOfDirectory(
        at: folder, includingPropertiesForKeys: Array(keys))) ?? []
    let films = files.compactMap { file -> (made: Date, size: Int, file: URL)? in
      let name = file.deletingPathExtension().lastPathComponent
      guard Format(rawValue: file.pathExtension) != nil, name.utf8.count == 64,
        name.allSatisfy(\.isHexDigit), let values = try? file.resourceValues(forKeys: keys)
      else { return nil }
      return (values.contentModificationDate ?? .distantPast, values.fileSize ?? 0, file)
    }
    var total = films.reduce(0) { $0 + $1.size }
    for film in films.sorted(by: { $0.made < $1.made }) where total > most {
      if (try? FileManager.default.removeItem(at: film.file)) != nil { total -= film.size }
    }
  }

  // MARK: Encoding

  private func encode(
    _ film: Film, _ shots: [(number: Int, frame: FilmFrame)], to output: URL,
    _ progress: (_ frames: Int) -> Void
  ) async throws {
    let folder = try RunningPrograms.shared.makeFolder()
    defer { RunningPrograms.shared.remove(folder) }
    let parts = format.hasSound ? try parts(of: film, in: folder) : nil
    let filter = filter(shots, count: film.frameCount)
    var instructions = ["-filter_complex", filter]
    if filter.utf8.count > longestInstructions {
      let script = folder.appending(path: "frames.txt")
      try Data(filter.utf8).write(to: script)
      instructions = [readsOptions ? "-/filter_complex" : "-filter_complex_script", script.path]
    }
    let errors = folder.appending(path: "errors.txt")
    try Data().write(to: errors)

    let process = Process()
    process.executableURL = encoder
    process.arguments = arguments(parts, instructions, output: output)
    let pipe = Pipe()
    process.standardInput = pipe
    process.standardOutput = FileHandle.nullDevice
    process.standardError = try FileHandle(forWritingTo: errors)
    // If ffmpeg ends early, writing to it fails rather than ending this program.
    signal(SIGPIPE, SIG_IGN)
    let running = try RunningPrograms.shared.willStart()
    defer { running.end() }
    try process.run()
    running.begin(process.processIdentifier)
    var failure: (any Error)?
    do {
      try await draw(film, shots, progress) {
        try pipe.fileHandleForWriting.write(contentsOf: $0)
      }
      try pipe.fileHandleForWriting.close()
    } catch {
      failure = error
      try? pipe.fileHandleForWriting.close()
    }
    process.waitUntilExit()
    if let failure = failure as? FilmError { throw failure }
    if process.terminationReason == .uncaughtSignal {
      throw FilmError.encoding("it was ended by signal \(process.terminationStatus)")
    }
    guard process.terminationStatus == 0, failure == nil else {
      let text = (try? String(contentsOf: errors, encoding: .utf8)) ?? ""
      if let code = Self.placeProblems.first(where: { text.contains(String(cString: strerror($0))) }
      ) {
        throw NSError(domain: NSPOSIXErrorDomain, code: Int(code))
      }
      let lines = text.split(whereSeparator: \.isNewline).suffix(3)
      throw FilmError.encoding(
        lines.isEmpty
          ? "it ended with \(process.terminationStatus) and said nothing"
          : lines.joined(separator: "; "))
    }
  }

  /// What the encoder says, in the system's words, where the film has no room.
  private static let placeProblems = [ENOSPC, EDQUOT, EFBIG]

  /// Draws the panes that change, on all processors, and passes on every frame in order.
  private func draw(
    _ film: Film, _ shots: [(number: Int, frame: FilmFrame)],
    _ progress: (_ frames: Int) -> Void, _ pass: (Data) throws -> Void
  ) async throws {
    let (width, height) = (pixels(FilmFrame.width), height)
    var canvas = Data(count: width * height * 4)
    var shown: [Int: FilmFrame.Pane] = [:]
    let window = max(ProcessInfo.processInfo.activeProcessorCount, 1) * 4
    for start in stride(from: 0, to: shots.count, by: window) {
      let some = shots[start..<min(start + window, shots.count)]
      // What the panes of these shots show, each only where it is new.
      var wanted: Set<FilmFrame.Pane> = []
      var state = shown
      for shot in some {
        if state.keys.sorted() != shot.frame.panes.map(\.x).sorted() { state = [:] }
        for pane in shot.frame.panes where state[pane.x] != pane {
          state[pane.x] = pane
          wanted.insert(pane)
        }
      }
      let bitmaps = try await bitmaps(of: wanted, in: film)
      for shot in some {
        if shown.keys.sorted() != shot.frame.panes.map(\.x).sorted() { shown = [:] }
        for pane in shot.frame.panes where shown[pane.x] != pane {
          shown[pane.x] = pane
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

  /// Only frames that differ are passed to ffmpeg; it is told when each begins.
  private func filter(_ shots: [(number: Int, frame: FilmFrame)], count: Int) -> String {
    // The last frame comes once more at the end, so that it lasts until then.
    let starts = shots.map(\.number) + [count]
    /// The start of the frames of a range, found by halves: a long sum would be too deep for ffmpeg.
    func start(_ range: Range<Int>) -> String {
      guard range.count > 1 else { return "\(starts[range.lowerBound])" }
      let middle = (range.lowerBound + range.upperBound) / 2
      return "if(lt(N\\,\(middle))\\,\(start(range.lowerBound..<middle))\\,"
        + "\(start(middle..<range.upperBound)))"
    }
    let times = "setpts='(\(start(0..<starts.count)))/(\(Film.rate)*TB)'"
    switch format {
    case .mp4, .webm: return "[0:v]\(times),fps=\(Film.rate),format=yuv420p[v]"
    case .gif:
      return "[0:v]\(times),fps=10,split[a][b];[a]palettegen=max_colors=96:stats_mode=diff[p];"
        + "[b][p]paletteuse=dither=none:diff_mode=rectangle[v]"
    }
  }

  /// The files that a film is made of besides its pictures, and what it tells of itself.
  private struct Parts {
    var sound: URL
    var chapters: URL
    var captions: URL?
    var title: String
    var language: String
  }

  private func parts(of film: Film, in folder: URL) throws -> Parts {
    let labels = FilmLabels(of: film)
    var parts = Parts(
      sound: folder.appending(path: "sound.wav"), chapters: folder.appending(path: "chapters.txt"),
      title: labels.title, language: labels.language)
    try SoundFile.data(of: film.sound, format: .wav).write(to: parts.sound)
    try Data(labels.chapters.utf8).write(to: parts.chapters)
    if let captions = labels.captions {
      let file = folder.appending(path: "captions.vtt")
      try Data(captions.utf8).write(to: file)
      parts.captions = file
    }
    return parts
  }

  private func arguments(_ parts: Parts?, _ instructions: [String], output: URL) -> [String] {
    var list = [
      "-hide_banner", "-loglevel", "error", "-nostdin", "-y", "-f", "rawvideo", "-pix_fmt", "bgra",
      "-s", "\(pixels(FilmFrame.width))x\(height)", "-framerate", "\(Film.rate)", "-i", "pipe:0",
    ]
    if let parts {
      list += ["-i", parts.sound.path, "-f", "ffmetadata", "-i", parts.chapters.path]
      if let captions = parts.captions { list += ["-f", "webvtt", "-i", captions.path] }
    }
    list += instructions + ["-map", "[v]"]
    if let parts {
      list += [
        "-map", "1:a", "-map_chapters", "2", "-metadata", "title=\(parts.title)",
        "-metadata:s:a:0", "language=\(parts.language)",
      ]
      if parts.captions != nil {
        list += [
          "-map", "3:s", "-metadata:s:s:0", "language=\(parts.language)", "-c:s",
          // ffmpeg's own WebVTT has no escapes, so that <b> would be a tag.
          format == .mp4 ? "mov_text" : "copy",
        ]
      }
    }
    // Nothing of the time or the machine, so that two runs give the same bytes; the titles of chapters
    // stay, which -1 for everything would drop.
    list += [
      "-map_metadata:g", "-1", "-map_metadata:s", "-1", "-fflags", "+bitexact", "-flags:v",
      "+bitexact",
    ]
    switch format {
    case .mp4:
      list += [
        "-c:v", "libx264", "-preset", "ultrafast", "-tune", "animation", "-crf", "18", "-threads",
        "2", "-c:a", "aac", "-b:a", "128k", "-flags:a", "+bitexact", "-movflags", "+faststart",
      ]
    case .webm:
      list += [
        "-c:v", "libvpx-vp9", "-deadline", "good", "-cpu-used", "5", "-row-mt", "1", "-threads",
        "2", "-b:v", "0", "-crf", "34", "-c:a", "libopus", "-b:a", "64k", "-flags:a", "+bitexact",
      ]
    case .gif: list += ["-loop", "0"]
    }
    return list + ["-f", format.rawValue, output.path]
  }
}

extension FilmWriter {
  /// The Korean fonts that are installed, by name; empty where that cannot be told.
  package static var koreanFonts: [String] {
    let names = listOfFonts([":lang=ko", "family"]).split(separator: "\n").compactMap {
      $0.split(separator: ",").first.map(String.init)
    }
    return Set(names).sorted()
  }

  /// What fontconfig says about fonts, sorted; empty where it cannot be asked.
  fileprivate static func listOfFonts(_ arguments: [String]) -> String {
    output(of: "/usr/bin/env", ["fc-list"] + arguments).split(separator: "\n").sorted()
      .joined(separator: "\n")
  }

  /// Whether ffmpeg reads any option from a file: since version 7, and some time later no other way.
  private var readsOptions: Bool {
    let words = Self.output(of: encoder.path, ["-version"]).split(separator: " ").prefix(3)
    // A build of its sources has a name, not a number.
    let number = words.last?.drop { $0 == "n" }.prefix { $0.isNumber } ?? ""
    return words.count == 3 && (Int(number) ?? .max) >= 7
  }

  /// What a program prints; empty where it cannot be run.
  private static func output(of program: String, _ arguments: [String]) -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.standardInput = FileHandle.nullDevice
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return "" }
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }
}
