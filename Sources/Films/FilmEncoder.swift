import Foundation
import SpeechSynthesis
import Support

/// The program ffmpeg, which makes a file of pictures, sound and captions.
struct FilmEncoder: Sendable {
  let program: URL
  let format: FilmWriter.Format
  /// The size of the picture, in pixels.
  let width, height: Int
  /// How many bytes of instructions ffmpeg is given as an argument; more are a file.
  ///
  /// Linux takes 128 kB.
  var longestInstructions = 100_000

  /// Makes the file of a film.
  ///
  /// - Parameters:
  ///   - film: The film.
  ///   - shots: Its frames that differ.
  ///   - output: The file.
  ///   - draw: Passes the pixels of each shot on, in order, and those of the last one once more.
  /// - Throws: ``FilmError``, what `draw` throws, or an error of the file system.
  func encode(
    _ film: Film, _ shots: [Film.Shot], to output: URL,
    draw: (_ pass: (Data) throws -> Void) async throws -> Void
  ) async throws {
    let folder = try RunningPrograms.shared.makeFolder()
    defer { RunningPrograms.shared.remove(folder) }
    let parts = format.hasSound ? try parts(of: film, in: folder) : nil
    let instructions = try instructions(shots, count: film.frameCount, in: folder)
    let errors = folder.appending(path: "errors.txt")
    try Data().write(to: errors)

    let process = Process()
    process.executableURL = program
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
      try await draw { try pipe.fileHandleForWriting.write(contentsOf: $0) }
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
      let said = (try? String(contentsOf: errors, encoding: .utf8)) ?? ""
      throw Self.error(said, process.terminationStatus)
    }
  }

  /// What went wrong, by what ffmpeg said and the code it ended with.
  private static func error(_ said: String, _ code: Int32) -> any Error {
    if let code = placeProblems.first(where: { said.contains(String(cString: strerror($0))) }) {
      return NSError(domain: NSPOSIXErrorDomain, code: Int(code))
    }
    let lines = said.split(whereSeparator: \.isNewline).suffix(3)
    return FilmError.encoding(
      lines.isEmpty
        ? "it ended with \(code) and said nothing" : lines.joined(separator: "; "))
  }

  /// What the encoder says, in the system's words, where the film has no room.
  private static let placeProblems = [ENOSPC, EDQUOT, EFBIG]

  // MARK: Arguments

  /// When each frame begins, as arguments: the instructions themselves, or the file that they were written to.
  func instructions(_ shots: [Film.Shot], count: Int, in folder: URL) throws -> [String] {
    let filter = filter(shots, count: count)
    guard filter.utf8.count > longestInstructions else { return ["-filter_complex", filter] }
    let script = folder.appending(path: "frames.txt")
    try Data(filter.utf8).write(to: script)
    return [readsOptions ? "-/filter_complex" : "-filter_complex_script", script.path]
  }

  /// Whether ffmpeg reads any option from a file: since version 7, and some time later no other way.
  private var readsOptions: Bool {
    let words = FilmWriter.output(of: program.path, ["-version"]).split(separator: " ").prefix(3)
    // A build of its sources has a name, not a number.
    let number = words.last?.drop { $0 == "n" }.prefix { $0.isNumber } ?? ""
    return words.count == 3 && (Int(number) ?? .max) >= 7
  }

  /// Only frames that differ are passed to ffmpeg; it is told when each begins.
  private func filter(_ shots: [Film.Shot], count: Int) -> String {
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
      "-s", "\(width)x\(height)", "-framerate", "\(Film.rate)", "-i", "pipe:0",
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
