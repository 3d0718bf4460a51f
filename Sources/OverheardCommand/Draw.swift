import ArgumentParser
import Foundation
import Overheard
import ScreenDrawing
import Support

/// `overheard draw`: a phone that shows a screen at a moment.
struct Draw: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "draw",
    abstract: "Draw a phone that shows a screen at a moment, as SVG.",
    discussion: .paragraphs(
      """
      Elements with frames are drawn in their places; others are laid out as iOS would. For TalkBack \
      the phone around them is an Android phone. The cursor is where it is at that moment of the walk, \
      and a gesture that is being made is seen as fingers. Without --at, it is the moment before the \
      first gesture: the reader has said where it is, and a timer may have changed the screen. A \
      screenshot that the screen file names (picture: shot.png), or beside it (settings.png beside \
      settings.yaml), lies under the cursor instead. Needs no speech engine; the times of a walk are \
      estimated, as in transcript.

      EXAMPLES
        overheard draw Examples/ko/payment-card-carousel.yaml --variant before --to phone.svg
        overheard draw Examples/en/settings.yaml --variant after --at 3.2s --dark > phone.svg
      """))

  @OptionGroup var screens: ScreenOptions
  @OptionGroup var reading: ReaderOptions
  @OptionGroup var walking: WalkOptions
  @OptionGroup var drawing: DrawingOptions

  @Option(
    help: ArgumentHelp(
      "The moment of the walk: seconds or milliseconds, such as 3.2s.", valueName: "time"))
  var at: MomentArgument?

  @Flag(help: "Draw neither the cursor nor fingers.")
  var noCursor = false

  @Option(
    name: .customLong("to"),
    help: ArgumentHelp("The SVG file to write; standard output by default.", valueName: "file"),
    completion: .file())
  var file: String?

  func validate() throws {
    if let file, (file as NSString).pathExtension.lowercased() != "svg" {
      throw ValidationError("--to FILE must end in .svg, but '\(file)' was given")
    }
  }

  func run() async throws {
    var sources = ScreenSources(screens, reading)
    let sequence = try WalkSequence(reading, walking)
    var drawn: ScreenWalk?
    var screenshot: ScreenPicture?
    var others = 0
    try sources.forEach { loaded in
      let walks = try sequence.walks(of: loaded)
      if drawn == nil, let first = walks.first {
        drawn = first
        screenshot = Screenshot.drawn(for: loaded)
      }
      others += walks.count
    }
    guard let drawn else { return try sources.finish() }
    let title = [drawn.screen, drawn.title].filter { !$0.isEmpty }.joined(separator: " · ")
    if others > 1 {
      Terminal.note(
        "note: drew \(title); to draw another, name its file, --variant and --walk-name")
    }
    let svg = picture(of: drawn, on: screenshot).svg
    guard let file else {
      Terminal.write(svg)
      return try sources.finish()
    }
    do {
      try NamedFile.write(Data(svg.utf8), to: file)
    } catch {
      throw Failure.exitCode(tellingOf: error, at: file)
    }
    try sources.finish()
  }

  private func picture(of walk: ScreenWalk, on screenshot: ScreenPicture?) -> ScreenDrawing {
    let scenes = WalkScenes(
      of: walk.walk, on: walk.variant, configuration: walk.configuration)
    if let at, at.milliseconds > scenes.end {
      Terminal.note(
        "note: the walk ends at \(Seconds(milliseconds: scenes.end).tenths) s; its end is drawn")
    }
    let start = (scenes.gestures.first?.time ?? scenes.end) - GestureTiming.making - 1
    var drawing = ScreenDrawing(
      of: scenes, at: at?.milliseconds ?? max(start, 0), appearance: drawing.appearance,
      picture: screenshot)
    if noCursor {
      drawing.cursor = nil
      drawing.gesture = nil
    }
    return drawing
  }
}
