import ScreenReading
import Support
import Walks

extension ScreenDrawing {
  /// A walk at a moment: the state of the app, the cursor, a gesture that is being made.
  ///
  /// - Parameters:
  ///   - scenes: What the walk looks like.
  ///   - time: In milliseconds from the start.
  ///   - appearance: Light or dark.
  ///   - picture: A screenshot of the first screen.
  package init(
    of scenes: WalkScenes, at time: Int, appearance: Appearance = .light,
    picture: ScreenPicture? = nil
  ) {
    let scene = scenes.scene(at: time)
    self.init(
      (scene?.screens ?? []).map { DrawnScreen($0) }, cursor: scene?.cursor,
      gesture: GestureTiming.gesture(of: scenes, at: time), appearance: appearance,
      // A screenshot is one of the first screen, as it is at first.
      picture: scene?.screens.count == 1 ? picture : nil,
      isCurtainDrawn: scene?.isCurtainDrawn ?? false, platform: scenes.platform)
  }
}

/// When fingers are seen: a gesture takes effect when it has been made.
package enum GestureTiming {
  /// How long a gesture is being made, in milliseconds.
  package static let making = 420
  /// How long the fingers stay after it, in milliseconds.
  package static let staying = 160
  /// The least time between the end of a gesture and the start of the next, in milliseconds.
  static let rest = 60

  /// The gesture that is being made at a moment of a walk; `nil` for none.
  package static func gesture(of scenes: WalkScenes, at time: Int) -> DrawnGesture? {
    let gestures = scenes.gestures
    var current = gestures.partitioningIndex { $0.time + staying > time }
    guard current < gestures.count else { return nil }
    // The next may begin before the fingers of this one are gone.
    while current + 1 < gestures.count, start(of: current + 1, gestures) <= time { current += 1 }
    let begin = start(of: current, gestures)
    guard time >= begin else { return nil }
    let length = max(gestures[current].time - begin, 1)
    return DrawnGesture(
      gestures[current].gesture, progress: Double(time - begin) / Double(length))
  }

  /// The gestures of a walk, each with the time in which its fingers are seen.
  package static func spans(
    of scenes: WalkScenes
  ) -> [(gesture: ReaderGesture, start: Int, end: Int)] {
    let gestures = scenes.gestures
    return gestures.indices.map { index in
      let end = gestures[index].time + staying
      let next = index + 1 < gestures.count ? start(of: index + 1, gestures) : end
      return (gestures[index].gesture, start(of: index, gestures), min(end, next))
    }
  }

  private static func start(of index: Int, _ gestures: [WalkScenes.Gesture]) -> Int {
    let begin = gestures[index].time - making
    return index == 0 ? begin : max(begin, gestures[index - 1].time + rest)
  }
}
