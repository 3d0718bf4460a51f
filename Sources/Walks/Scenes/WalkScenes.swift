import AccessibilityModel
import AppSimulation
import ScreenReading
import Support

/// What a walk looks like: the screens and the reader's cursor at every moment of it.
///
/// ```swift
/// let scenes = WalkScenes(of: walk, on: variant, configuration: configuration)
/// let scene = scenes.scene(at: 3200)
/// ```
package struct WalkScenes: Sendable {
  /// The scenes in order of time; the first begins at 0.
  package private(set) var scenes: [Scene] = []
  /// The gestures, and when each takes effect.
  package private(set) var gestures: [Gesture] = []
  /// When the walk ends, in milliseconds.
  package private(set) var end = 0
  /// The system of the phone.
  package private(set) var platform = ScreenReader.Platform.iOS

  /// What is seen from a moment on.
  package struct Scene: Sendable {
    /// When it begins, in milliseconds from the start.
    package var time: Int
    /// The screens of the app on top of one another, the last in front.
    package var screens: [AppScreen]
    /// The path of the element that the cursor is on; `nil` while it is on its way.
    package var cursor: [Int]?
    /// Whether the screen curtain is on.
    package var isCurtainDrawn: Bool
  }

  /// A gesture that the user made.
  package struct Gesture: Hashable, Sendable {
    /// When it takes effect, in milliseconds from the start.
    package var time: Int
    package var gesture: ReaderGesture
  }

  init() {}

  /// Takes a walk and notes what it looks like.
  ///
  /// - Parameters:
  ///   - walk: The gestures.
  ///   - variant: The screen, and those that it leads to.
  ///   - configuration: The reader, its settings and times; with the times of real clips, the scenes
  ///     are those of their sound.
  package init(
    of walk: ReaderWalk, on variant: ScreenVariant, configuration: WalkConfiguration
  ) {
    var runner = WalkRunner(
      AppMachine(configuration.reader.build(variant)), configuration: configuration, goal: nil,
      needsEvents: false, memory: nil)
    runner.scenes = WalkScenes()
    runner.run(walk)
    self = runner.scenes ?? WalkScenes()
    end = runner.session.now
    platform = configuration.reader.platform
  }

  /// What is seen at a moment, in milliseconds from the start.
  package func scene(at time: Int) -> Scene? {
    guard !scenes.isEmpty else { return nil }
    return scenes[max(scenes.partitioningIndex { $0.time > time } - 1, 0)]
  }

  /// Notes what is seen now, if it is not what was seen before.
  mutating func note(_ actions: [TimedAction], in session: Session) {
    var isCurtainDrawn = scenes.last?.isCurtainDrawn ?? false
    for timed in actions {
      guard case .gesture(let gesture) = timed.action else { continue }
      gestures.append(Gesture(time: timed.time, gesture: gesture))
      if gesture == .screenCurtain { isCurtainDrawn.toggle() }
    }
    let front = session.reader.screens.last
    let isOfApp = front?.id == session.app.stack.last?.id
    let scene = Scene(
      time: session.now, screens: session.app.stack,
      cursor: isOfApp ? front?.focused?.path : nil, isCurtainDrawn: isCurtainDrawn)
    guard let last = scenes.last else { return scenes.append(scene) }
    guard !last.looks(like: scene) else { return }
    if last.time == scene.time { scenes.removeLast() }
    scenes.append(scene)
  }
}

extension WalkScenes.Scene {
  /// Whether the same is seen in both.
  fileprivate func looks(like other: Self) -> Bool {
    cursor == other.cursor && isCurtainDrawn == other.isCurtainDrawn
      && screens.count == other.screens.count
      && zip(screens, other.screens).allSatisfy { own, other in
        own.id == other.id && own.state.offsets == other.state.offsets
          && own.tree.screen == other.tree.screen
      }
  }
}
