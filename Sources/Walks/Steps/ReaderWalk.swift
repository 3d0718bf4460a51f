import ScreenReading

/// A way through a screen: steps in order, and the user's goal.
///
/// ```swift
/// let walk = try ReaderWalk(name: "pick a card", lines: ["swipe up x2", "swipe right", "double tap"],
///   goal: WalkGoal(lines: ["activate 확인", "cards = 신한카드 **** 9012"]))
/// ```
public struct ReaderWalk: Hashable, Sendable {
  /// Its name in the file; empty for the plain walk.
  public var name: String
  /// What the user does.
  public var steps: [WalkStep]
  /// The user's goal; `nil` if they only look around.
  public var goal: WalkGoal?
  /// Whether a check fails if the goal is missed.
  public var mustReachGoal: Bool
  /// The reader whose walk it is, as options call it; `nil` for every reader.
  ///
  /// Gestures that mean the same have one name; a walk of others is for one reader only.
  public var reader: String?
  /// Whether it goes on: it then ends with its last step, and is not listened to until nothing more is said.
  package var isUnderWay = false

  /// Creates a walk of steps.
  public init(
    name: String, steps: [WalkStep], goal: WalkGoal? = nil, mustReachGoal: Bool = false,
    reader: String? = nil
  ) {
    self.name = name
    self.steps = steps
    self.goal = goal
    self.mustReachGoal = mustReachGoal
    self.reader = reader
  }

  /// Swipes right to the end: the walk of a screen that has none.
  public static let plain = ReaderWalk(name: "", steps: [.gesture(.swipeToEnd(.right))])

  /// Reads a walk from the lines of a file.
  ///
  /// - Throws: ``WalkError`` with the index of the line that is wrong.
  public init(name: String, lines: [String], goal: WalkGoal? = nil) throws(WalkError) {
    var steps: [WalkStep] = []
    for (index, line) in lines.enumerated() {
      do {
        steps += try WalkStep.parse(line: line)
      } catch {
        throw WalkError(line: index, gesture: error)
      }
    }
    self.init(name: name, steps: steps, goal: goal)
  }

  /// The lines of a file for this walk, with repeated steps counted.
  public var lines: [String] {
    var lines: [(step: WalkStep, count: Int)] = []
    for step in steps {
      if let last = lines.last, last.step == step, step.isPhrase {
        lines[lines.count - 1].count += 1
      } else {
        lines.append((step, 1))
      }
    }
    return lines.map { $0.count == 1 ? "\($0.step)" : "\($0.step) x\($0.count)" }
  }
}

/// A line of a walk that is not a step.
public struct WalkError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The index of the line, from 0.
  public var line: Int
  /// What is wrong with it.
  public var gesture: GestureError

  public var description: String { gesture.description }
}
