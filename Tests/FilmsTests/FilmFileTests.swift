import Foundation
import Overheard
import ScreenDrawing
import TestSupport
import Testing

@testable import Films

/// Films as files, looked at with ffmpeg.
@Suite struct FilmFileTests {
  /// A file has chapters, a title and its language, and captions unless the picture has them.
  @Test(arguments: [FilmWriter.Format.mp4, .webm])
  func aFileTellsWhatIsInIt(format: FilmWriter.Format) async throws {
    var film = try Film.sample(hasCaptions: false)
    film.acts.append(film.acts[0])
    film.acts[1].walk = "a=b; #1\\"
    film.acts[1].lanes = [film.acts[1].lanes[0]]
    film.acts[0].lanes[0].captions[0].text = "A & B <b>"
    film.acts[0].lanes[0].captions[0].words = []
    let folder = try TemporaryFolder()
    let file = try await writtenTwice(film, as: format, in: folder)
    let chapters = try probe(file, "chapter=start_time:chapter_tags=title", ["-show_chapters"])
      .split(separator: "\n").map(String.init)
    let second = Double(film.segments.filter { $0.lane == nil }[1].start) / 22_050
    #expect(chapters.count == 2)
    #expect(chapters[0].hasPrefix("0.000000"))
    #expect(chapters[0].contains("결제 수단 · 현대카드로 결제 · before | after"))
    let start = try #require(chapters[1].split(separator: ",").first.flatMap { Double($0) })
    #expect(abs(start - second) < 0.01)
    #expect(chapters[1].contains("결제 수단 · a=b; #1\\"))
    #expect(try probe(file, "format_tags=title").contains("결제 수단\n"))
    #expect(
      try probe(file, "stream=codec_name:stream_tags=language", ["-select_streams", "a"])
        .contains(format == .mp4 ? "aac,kor" : "opus,kor"))
    #expect(
      try probe(file, "stream=codec_name:stream_tags=language", ["-select_streams", "s"])
        .contains(format == .mp4 ? "mov_text,kor" : "webvtt,kor"))
    let captions = try run(
      "ffmpeg", ["-v", "error", "-i", file.path, "-map", "0:s", "-f", "srt", "-"])
    let first = try #require(film.acts[0].lanes[0].captions.first?.heardText)
    #expect(String(decoding: captions, as: UTF8.self).contains(first))
  }

  @Test func captionsAreNotShownTwice() async throws {
    let film = try Film.sample()
    let folder = try TemporaryFolder()
    let file = folder.url.appending(path: "film.mp4")
    _ = try await FilmWriter(format: .mp4, height: 360, cache: nil).write(film, to: file)
    #expect(try probe(file, "stream=codec_name", ["-select_streams", "s"]) == "")
  }

  /// Several languages have a code of their own, and one that nobody knows too.
  @Test(
    arguments: [
      (["ko", "ko"], "kor"), (["en-GB"], "eng"), (["ko", "en"], "mul"), (["zz"], "und"),
    ])
  func soundHasALanguage(languages: [String], code: String) throws {
    var film = try Film.sample()
    film.acts = languages.map { language in
      var act = film.acts[0]
      act.language = SpokenLanguage(language)
      return act
    }
    #expect(FilmLabels(of: film).language == code)
  }

  /// Two runs give the same bytes, frames are the drawn ones, and nothing is missing at the end.
  @Test(arguments: [FilmWriter.Format.mp4, .webm])
  func aFilmIsWhatWasDrawn(format: FilmWriter.Format) async throws {
    let film = try Film.sample()
    let folder = try TemporaryFolder()
    let file = try await writtenTwice(film, as: format, in: folder)
    #expect(
      try stream(of: file) == "width=640\nheight=360\nnb_read_frames=\(film.frameCount)\n")
    for number in instants(of: film) {
      let difference = try difference(
        between: film.frame(number), of: film, and: number, of: file, in: folder)
      #expect(difference < 4, "frame \(number) is another: \(difference)")
    }
  }

  /// The same of a picture that moves, which has ten frames a second of the film's thirty, and 96 colors.
  @Test func aMovingPictureIsWhatWasDrawn() async throws {
    let film = try Film.sample()
    let folder = try TemporaryFolder()
    let file = try await writtenTwice(film, as: .gif, in: folder)
    #expect(
      try stream(of: file) == "width=640\nheight=360\nnb_read_frames=\(film.frameCount / 3)\n")
    for number in instants(of: film) {
      let difference = try difference(
        between: film.frame(number / 3 * 3), of: film, and: number / 3, of: file, in: folder)
      #expect(difference < 4, "frame \(number) is another: \(difference)")
    }
  }

  /// The film in a file, after it was written twice with the same bytes.
  private func writtenTwice(
    _ film: Film, as format: FilmWriter.Format, in folder: TemporaryFolder
  ) async throws -> URL {
    let writer = try FilmWriter(format: format, height: 360, cache: nil)
    let (one, two) = (
      folder.url.appending(path: "one.\(format.rawValue)"),
      folder.url.appending(path: "two.\(format.rawValue)")
    )
    var told: [Int] = []
    let report = try await writer.write(film, to: one) { told.append($0) }
    #expect(told == told.sorted() && told.last == film.frameCount && told.count > 5, "\(told)")
    // What is too long for an argument is written to a file.
    var other = writer
    other.encoder.longestInstructions = 0
    _ = try await other.write(film, to: two)
    #expect(try Data(contentsOf: one) == Data(contentsOf: two))
    #expect(report.frames == film.frameCount)
    let seconds = try #require(
      Double(try probe(one, "format=duration").trimmingCharacters(in: .whitespacesAndNewlines)))
    #expect(abs(seconds - Double(film.frameCount) / 30) < 0.2)
    return one
  }

  /// Five instants: the card, a gesture, words, the second walk, the end.
  private func instants(of film: Film) -> [Int] {
    [0.02, 0.25, 0.45, 0.7, 0.99].map { Int(Double(film.frameCount) * $0) }
  }

  /// What ffmpeg finds in a file when it decodes all of it.
  private func stream(of file: URL) throws -> String {
    let data = try run(
      "ffprobe",
      [
        "-v", "error", "-count_frames", "-select_streams", "v", "-show_entries",
        "stream=width,height,nb_read_frames", "-of", "default=noprint_wrappers=1", file.path,
      ])
    return String(decoding: data, as: UTF8.self)
  }

  /// How much the pixels of a drawn frame and of one in a file differ, on average, of 255.
  private func difference(
    between drawn: FilmFrame, of film: Film, and number: Int, of file: URL,
    in folder: TemporaryFolder
  ) throws -> Double {
    let drawn = try Rasterizer().bitmap(of: film.svg(of: drawn), width: 640, height: 360)
    let seen = try frame(number, of: file, in: folder)
    guard seen.count == drawn.bytes.count else { return 255 }
    var sum = 0
    for index in seen.indices where index % 4 != 3 {
      sum += abs(Int(seen[index]) - Int(drawn.bytes[index]))
    }
    return Double(sum) / Double(seen.count * 3 / 4)
  }

  /// What is drawn, and so a film's identity, depends on the libraries that draw.
  @Test func whatDrawsTellsItsVersions() throws {
    #expect(try Rasterizer().versions.wholeMatch(of: /2\.\d+\.\d+ 1\.\d+\.\d+ 1\.\d+\.\d+/) != nil)
  }

  @Test func aFilmIsKept() async throws {
    let folder = try TemporaryFolder()
    let writer = try FilmWriter(
      format: .mp4, height: 360, cache: folder.url.appending(path: "cache"))
    let film = try Film.sample()
    let one = folder.url.appending(path: "one.mp4")
    #expect(try await !writer.write(film, to: one).isKept)
    let two = folder.url.appending(path: "two.mp4")
    #expect(try await writer.write(film, to: two).isKept)
    #expect(try Data(contentsOf: one) == Data(contentsOf: two))
    // One that was damaged is made again.
    let kept = try folder.files(below: "cache/films").keys.sorted()
    #expect(kept.count == 1)
    let file = folder.url.appending(path: "cache/films/\(kept.first ?? "")")
    for damage in [Data(), Data("no film".utf8), try Data(contentsOf: file).dropFirst(9)] {
      try damage.write(to: file)
      #expect(try await !writer.write(film, to: two).isKept)
      #expect(try Data(contentsOf: one) == Data(contentsOf: two))
    }
    var other = film
    other.appearance = .dark
    #expect(try await !writer.write(other, to: two).isKept)
  }

  /// Whatever decides the bytes of a film is in the name under which it is kept.
  @Test func aFilmIsKeptUnderAllThatDecidesIt() throws {
    let film = try Film.sample(hasCaptions: false)
    func name(
      _ format: FilmWriter.Format = .mp4, height: Int = 360,
      _ change: (inout Film) -> Void = { _ in }
    ) throws -> String {
      var changed = film
      change(&changed)
      return try FilmWriter(format: format, height: height, cache: nil)
        .identity(of: changed, changed.shots)
    }
    func falsify(_ film: inout Film) {
      var samples = film.acts[0].lanes[1].sound.samples
      samples[samples.count / 2] += 1
      film.acts[0].lanes[1].sound = SoundRecording(samples: samples)
    }
    let names = [
      try name(), try name(.webm), try name(.gif), try name(height: 720), try name(.mp4, falsify),
      try name { $0.appearance = .dark }, try name { $0.hasCaptions = true },
      try name { $0.acts[0].title = "Other" }, try name { $0.acts[0].note = "Other" },
      try name { $0.acts[0].language = SpokenLanguage("en") },
      try name { $0.acts[0].lanes[1].captions[0].text = "Other" },
    ]
    #expect(Set(names).count == names.count)
    #expect(try name() == names[0])
    // What has no sound is the same whatever the sound.
    #expect(try name(.gif, falsify) == names[2])
  }

  /// ffmpeg reads what is too long for an argument from a file.
  @Test func longInstructionsAreAFile() throws {
    let film = try Film.sample()
    let folder = try TemporaryFolder()
    var encoder = try FilmWriter(format: .mp4, height: 360, cache: nil).encoder
    func instructions() throws -> [String] {
      try encoder.instructions(film.shots, count: film.frameCount, in: folder.url)
    }
    let short = try instructions()
    #expect(short[0] == "-filter_complex" && short[1].hasPrefix("[0:v]setpts="))
    encoder.longestInstructions = short[1].utf8.count
    #expect(try instructions() == short)
    encoder.longestInstructions -= 1
    let long = try instructions()
    #expect(["-/filter_complex", "-filter_complex_script"].contains(long[0]))
    #expect(try String(contentsOfFile: long[1], encoding: .utf8) == short[1])
  }

  /// The films that were made first go, and nothing that is no film of ours.
  @Test func onlyTheNewestFilmsAreKept() throws {
    let folder = try TemporaryFolder()
    let films = ["a.mp4", "b.webm", "c.gif"].map { name in
      String(repeating: String(name.prefix(1)), count: 64) + name.dropFirst()
    }
    for (age, name) in [films[1], "holiday.mp4", films[0], films[2]].enumerated() {
      let file = try folder.write(String(repeating: "x", count: 100), to: "films/\(name)")
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSince1970: Double(1_000 - age * 100))],
        ofItemAtPath: file.path)
    }
    let kept = KeptFilms(in: folder.url)
    let names = {
      try FileManager.default.contentsOfDirectory(atPath: kept.folder.path).sorted()
    }
    kept.prune(to: 300)
    #expect(try names() == films + ["holiday.mp4"])
    kept.prune(to: 250)
    #expect(try names() == Array(films.prefix(2)) + ["holiday.mp4"])
    kept.prune(to: 0)
    #expect(try names() == ["holiday.mp4"])
  }

  /// A link stays a link, and what it leads to is replaced.
  @Test func aFilmFollowsLinks() async throws {
    let folder = try TemporaryFolder()
    try folder.write("older", to: "films/real.mp4")
    let link = folder.url.appending(path: "link.mp4")
    try FileManager.default.createSymbolicLink(
      atPath: link.path, withDestinationPath: "films/real.mp4")
    let writer = try FilmWriter(format: .mp4, height: 360, cache: nil)
    _ = try await writer.write(Film.sample(), to: link)
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: link.path) == "films/real.mp4")
    let film = try Data(contentsOf: folder.url.appending(path: "films/real.mp4"))
    #expect(film.count > 1000)
  }

  // MARK: Looking

  private func run(_ program: String, _ arguments: [String]) throws -> Data {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [program] + arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    return data
  }

  private func probe(_ file: URL, _ entry: String, _ options: [String] = []) throws -> String {
    let data = try run(
      "ffprobe",
      ["-v", "error"] + options + ["-show_entries", entry, "-of", "csv=p=0", file.path])
    return String(decoding: data, as: UTF8.self)
  }

  /// The pixels of a frame, blue first.
  private func frame(_ number: Int, of file: URL, in folder: TemporaryFolder) throws -> [UInt8] {
    let data = try run(
      "ffmpeg",
      [
        "-v", "error", "-i", file.path, "-vf", "select=eq(n\\,\(number))", "-frames:v", "1", "-f",
        "rawvideo", "-pix_fmt", "bgra", "-",
      ])
    return Array(data)
  }
}
