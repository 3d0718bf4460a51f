import AccessibilityModel
import Rendering
import ScreenDrawing
import ScreenReading
import Walks

/// What the phone of a walk shows while it plays: numbers of drawings in the table of the page.
struct PhonePictures {
  /// From when which drawing is shown, and where the cursor's ring is; times are milliseconds.
  var scenes: [Scene] = []
  /// When fingers are seen, and their drawings from the start of the gesture to its end.
  var fingers: [Fingers] = []
  /// What is shown before anything plays: what is seen when the sound begins.
  var first: ScreenDrawing

  /// What is seen from a moment on.
  struct Scene {
    var time: Int
    var drawing: Int
    var cursor: ScreenRect?
  }

  /// A gesture as drawings.
  struct Fingers {
    var start: Int
    var end: Int
    var drawings: [Int]
  }

  /// How much of a gesture has been made in each of its drawings.
  private static let progress = [0.1, 0.35, 0.6, 0.8, 1]

  /// The pictures of a walk.
  init(of scenes: WalkScenes, picture: ScreenPicture?, in table: inout DrawingTable) {
    first = ScreenDrawing(of: scenes, at: 0, picture: picture)
    first.gesture = nil
    let memory = DrawingMemory()
    var elements: [(time: Int, frame: ScreenRect?)] = []
    for scene in scenes.scenes {
      var drawing = ScreenDrawing(of: scenes, at: scene.time, picture: picture)
      drawing.gesture = nil
      let layers = drawing.layers(prefix: DrawingTable.prefix, memory: memory)
      self.scenes.append(
        Scene(time: scene.time, drawing: table.number(of: layers.phone), cursor: layers.cursor))
      elements.append((scene.time, layers.element))
    }
    // Gestures are in order, so that each search goes on where the one before ended.
    var next = 0
    fingers = GestureTiming.spans(of: scenes).compactMap { span in
      while next < elements.count, elements[next].time <= max(span.start, 0) { next += 1 }
      let frame = next > 0 ? elements[next - 1].frame : nil
      let drawings = Self.progress.map { progress in
        ScreenDrawing.fingers(of: DrawnGesture(span.gesture, progress: progress), at: frame)
      }
      // Some gestures are made without fingers on the screen, such as typing.
      guard drawings.contains(where: { !$0.isEmpty }) else { return nil }
      return Fingers(
        start: span.start, end: span.end, drawings: drawings.map { table.number(of: $0) })
    }
  }

  /// The picture of a screen that nobody walked on.
  init(
    of screen: AccessibilityScreen, picture: ScreenPicture?, platform: ScreenReader.Platform
  ) {
    first = ScreenDrawing([DrawnScreen(screen)], picture: picture, platform: platform)
  }
}

/// A walk that can be drawn: the gestures, and what they depend on.
package struct DrawnWalk: Sendable {
  /// The name of what was rendered.
  package var screen: String
  package var variant: ScreenVariant
  package var walk: ReaderWalk
  package var configuration: WalkConfiguration

  package init(
    screen: String, variant: ScreenVariant, walk: ReaderWalk, configuration: WalkConfiguration
  ) {
    self.screen = screen
    self.variant = variant
    self.walk = walk
    self.configuration = configuration
  }

  /// What it looks like, at the times of its transcript, which tells how long each piece takes.
  func scenes(timedBy document: WalkTranscript) -> WalkScenes {
    var configuration = configuration
    configuration.durations = .heard(in: [document], otherwise: .measured { _ in 0 })
    return WalkScenes(of: walk, on: variant, configuration: configuration)
  }
}
