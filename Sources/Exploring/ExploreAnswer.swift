import AppSimulation
import Films
import Foundation
import Overheard
import ReviewPages
import ScreenDrawing

/// What a browser asks for: the steps so far, and what is heard in a stretch of time.
package struct ExploreRequest: Codable, Sendable {
  /// Which reading of the files the page knows; the latest by default.
  package var load: Int?
  /// Which of the screens.
  package var screen: Int
  /// The steps so far.
  package var steps: [Step]
  /// Where the stretch begins and ends, in milliseconds from the start.
  package var from: Int
  package var to: Int

  /// A step, and how long after the end of the last one it was taken, in milliseconds.
  package struct Step: Codable, Sendable {
    package var wait: Int
    package var step: String
  }
}

/// What is heard and seen in a stretch of time; all times are milliseconds from the start.
package struct ExploreAnswer: Codable, Hashable, Sendable {
  /// When the last step was over; the next one waits from then on.
  package var end: Int
  package var captions: [Caption] = []
  package var steps: [Line] = []
  package var changes: [Line] = []
  package var scenes: [Scene] = []
  /// The stretch as a WAV file in Base64, up to its last sound; `nil` if it is silent.
  package var sound: String?
  /// The steps as `walks:` of a screen file; empty if there are none.
  package var walk: String
  /// What the last step was looking for in vain, as it was written.
  package var missed: String?
  /// Why the walk is over, if it is.
  package var over: String?

  /// What is said at once.
  package struct Caption: Codable, Hashable, Sendable {
    package var start: Int
    package var end: Int
    package var text: String
    package var isHint: Bool
    package var isCutOff: Bool
    /// When the words begin, and how many UTF-16 units of the text there are up to the end of each.
    package var words: [[Int]]
  }

  /// Something on one line.
  package struct Line: Codable, Hashable, Sendable {
    package var time: Int
    package var text: String
    /// Whether nobody asked for it.
    package var isUnintended: Bool?
  }

  /// What is seen from a moment on.
  package struct Scene: Codable, Hashable, Sendable {
    package var time: Int
    package var svg: String
  }
}

/// A request that cannot be answered.
package struct ExploreComplaint: Error, Hashable, Sendable, CustomStringConvertible {
  package var description: String
}

extension ExploredScreen {
  /// What is worked out beyond what is asked for: the end of a walk cuts off what is being said.
  private static let margin = 1_000

  /// The longest stretch that is worked out, in milliseconds.
  private static let longest = 60_000

  /// Answers a request.
  ///
  /// - Throws: ``ExploreComplaint`` about the request; ``SpeechError``.
  package func answer(_ request: ExploreRequest, _ words: PageWords) async throws -> ExploreAnswer {
    // A walk ends after an hour, and what begins before is told up to there.
    let stretch = 0...WalkTrap.longest + Self.longest
    guard stretch.contains(request.from), stretch.contains(request.to),
      (0...Self.longest).contains(request.to - request.from)
    else { throw ExploreComplaint(description: "no such stretch of time") }
    var explored = ExploredWalk(with: reader)
    var count = 0
    for request in request.steps {
      for (index, step) in try read(request.step).enumerated() {
        explored.take(step, after: index == 0 ? request.wait : Self.pause)
        count += 1
      }
      if count > Self.mostSteps {
        throw ExploreComplaint(description: "more than \(Self.mostSteps) steps")
      }
    }
    let walk = explored.walk(upTo: request.to + Self.margin)
    let heard = try await hear(walk)
    explored.note(heard.transcript)
    let range = request.from..<request.to
    var answer = ExploreAnswer(
      end: explored.end,
      walk: kept(explored, heard.transcript).map { WalkFile.printed([$0]) } ?? "",
      over: heard.transcript.figures.flatMap { figures in
        figures.trap.map { words.exploredEnd(trap: $0, kind: figures.trapKind) }
      })
    answer.captions = CaptionLine.lines(of: heard.transcript)
      .filter {
        range.contains($0.start) || $0.start < range.lowerBound && $0.end > range.lowerBound
      }
      .map { ExploreAnswer.Caption($0) }
    for event in heard.transcript.events where range.contains(event.time) {
      switch event.kind {
      case .gesture, .set:
        guard let step = event.kind.step else { continue }
        answer.steps.append(.init(time: event.time, text: words.filmStep(step)))
      case .change(let change):
        answer.changes.append(
          .init(
            time: event.time, text: words.exploredChange(change),
            isUnintended: change.isUnintended))
      default: break
      }
    }
    if explored.lastStepMissed(in: heard.transcript) { answer.missed = request.steps.last?.step }
    answer.scenes = scenes(heard.scenes, in: range)
    answer.sound = try sound(heard.samples(in: range))
    return answer
  }

  /// The steps of a line as in a file: one, or one that is repeated.
  ///
  /// - Throws: ``ExploreComplaint`` if it is none, or none that can be made here.
  package func read(_ line: String) throws(ExploreComplaint) -> [WalkStep] {
    let steps: [WalkStep]
    do {
      steps = try WalkStep.parse(line: line)
    } catch {
      throw ExploreComplaint(description: "\(error)")
    }
    guard let step = steps.first, steps.count <= Self.mostRepetitions else {
      throw ExploreComplaint(description: "at most \(Self.mostRepetitions) times at once")
    }
    if let complaint = complaint(about: step) { throw ExploreComplaint(description: complaint) }
    return steps
  }

  /// How many steps an hour can have.
  private static let mostSteps = 10_000

  /// How often one line can repeat a step.
  private static let mostRepetitions = 100

  /// The time between steps of one line, in milliseconds.
  package static let pause = TimingProfile()[.quickGesture]

  /// What is seen at the beginning of a stretch, and what changes in it.
  private func scenes(_ scenes: WalkScenes, in range: Range<Int>) -> [ExploreAnswer.Scene] {
    let times = [range.lowerBound] + scenes.scenes.map(\.time).filter { range.contains($0) }
    return times.reduce(into: []) { found, time in
      var drawing = ScreenDrawing(of: scenes, at: time)
      drawing.gesture = nil
      let svg = drawing.svg
      if found.last?.svg != svg { found.append(.init(time: time, svg: svg)) }
    }
  }

  private func sound(_ samples: [Int16]) throws -> String? {
    guard let last = samples.lastIndex(where: { $0 != 0 }) else { return nil }
    let file = try SoundFile.data(
      of: SoundRecording(samples: Array(samples[...last])), format: .wav)
    return file.base64EncodedString()
  }
}

extension ExploreAnswer.Caption {
  init(_ caption: CaptionLine) {
    let text = caption.text
    self.init(
      start: caption.start, end: caption.end, text: text, isHint: caption.isHint,
      isCutOff: caption.isCutOff,
      words: caption.words.map { [$0.time, text.prefix($0.end).utf16.count] })
  }
}
