import AccessibilityModel
import ScreenDrawing
import SpeechSynthesis

/// A frame of a film: panes side by side that each change at their own times.
///
/// Most of a film stands still, so that a pane is only drawn when what it shows is another.
package struct FilmFrame: Hashable, Sendable {
  package var panes: [Pane]

  /// A part of the frame from top to bottom, and what it shows.
  package struct Pane: Hashable, Sendable {
    /// The left edge and the width, of 1920 × 1080.
    package var x: Int
    package var width: Int
    package var content: Content
  }

  /// What a pane shows; equal contents look the same.
  package enum Content: Hashable, Sendable {
    case card(act: Int)
    case phone(act: Int, lane: Int, scene: Int, gesture: DrawnGesture?, isDimmed: Bool)
    case panel(Panel)
    case empty
  }

  /// What is written beside the phone.
  package struct Panel: Hashable, Sendable {
    var act: Int
    var lane: Int
    /// The caption, and how many of its characters have been heard.
    var caption: Int?
    var heard: Int
    /// Whether the last of them belong to the word that is being spoken.
    var isSpoken: Bool
    var gesture: Int?
    /// Seconds from the start of the walk; `nil` at its end.
    var second: Int?
  }

  package static let width = 1920
  package static let height = 1080
}

extension Film {
  /// What is seen in a frame.
  package func frame(_ number: Int) -> FilmFrame {
    let sample = number * Self.samplesPerFrame
    let segments = segments
    return frame(at: sample, in: segments.last { $0.start <= sample } ?? segments[0])
  }

  /// A frame that differs from the one before, and its number.
  package typealias Shot = (number: Int, frame: FilmFrame)

  /// All frames that differ from the one before.
  package var shots: [Shot] {
    let segments = segments
    var shots: [Shot] = []
    var current = 0
    for number in 0..<frameCount {
      let sample = number * Self.samplesPerFrame
      while current + 1 < segments.count, segments[current + 1].start <= sample { current += 1 }
      let frame = frame(at: sample, in: segments[current])
      if shots.last?.frame != frame { shots.append((number, frame)) }
    }
    return shots
  }

  private func frame(at sample: Int, in segment: Segment) -> FilmFrame {
    guard let lane = segment.lane else {
      return FilmFrame(panes: [
        .init(x: 0, width: FilmFrame.width, content: .card(act: segment.act))
      ])
    }
    let time = (sample - segment.start) * 1000 / SoundRecording.sampleRate
    let lanes = acts[segment.act].lanes
    let panel = FilmFrame.Content.panel(panel(segment.act, lane, at: time))
    func phone(_ place: Int) -> FilmFrame.Content {
      // Those that have been heard show their end, those to come their start.
      let own = place == lane ? time : place < lane ? lanes[place].scenes.end : 0
      return content(segment.act, place, at: own, isDimmed: place != lane)
    }
    guard lanes.count > 1 else {
      return FilmFrame(
        panes: hasCaptions
          ? [
            .init(x: 0, width: 780, content: phone(0)), .init(x: 780, width: 1140, content: panel),
          ]
          : [
            .init(x: 0, width: 570, content: .empty), .init(x: 570, width: 780, content: phone(0)),
            .init(x: 1350, width: 570, content: .empty),
          ])
    }
    // Two are side by side; of more, the first stays and the one that is heard is beside it.
    let right = max(lane, 1)
    return FilmFrame(panes: [
      .init(x: 0, width: 600, content: phone(0)),
      .init(x: 600, width: 720, content: panel),
      .init(x: 1320, width: 600, content: phone(right)),
    ])
  }

  private func content(
    _ act: Int, _ lane: Int, at time: Int, isDimmed: Bool
  ) -> FilmFrame.Content {
    let scenes = acts[act].lanes[lane].scenes
    let scene = max((scenes.scenes.lastIndex { $0.time <= time } ?? 0), 0)
    return .phone(
      act: act, lane: lane, scene: scene,
      gesture: isDimmed ? nil : GestureTiming.gesture(of: scenes, at: time), isDimmed: isDimmed)
  }

  /// How long a caption stays when it has been said, and a gesture when it has been made, in milliseconds.
  private static let (captionStay, gestureStay) = (1500, 2200)

  private func panel(_ act: Int, _ lane: Int, at time: Int) -> FilmFrame.Panel {
    let own = acts[act].lanes[lane]
    let isOver = time >= own.sound.samples.count * 1000 / SoundRecording.sampleRate
    var panel = FilmFrame.Panel(
      act: act, lane: lane, caption: nil, heard: 0, isSpoken: false, gesture: nil,
      second: isOver ? nil : time / 1000)
    // So that it can be read to its end.
    if let index = own.captions.lastIndex(where: { $0.start <= time }),
      time < own.captions[index].end + Self.captionStay, !isOver
    {
      panel.caption = index
      panel.isSpoken = time < own.captions[index].end
      panel.heard =
        panel.isSpoken
        ? own.captions[index].heard(at: time) : own.captions[index].heardInAll
    }
    if let index = own.gestures.lastIndex(where: { $0.time - GestureTiming.making <= time }),
      time < own.gestures[index].time + Self.gestureStay, !isOver
    {
      panel.gesture = index
    }
    return panel
  }
}
