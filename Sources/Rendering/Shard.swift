import Foundation
import Support

/// The part of a batch that one machine renders, such as the third of eight.
///
/// ```swift
/// let shard = Shard("3/8")
/// shard?.contains("Screens/settings")  // the same on every machine
/// ```
package struct Shard: Hashable, Sendable, Codable, CustomStringConvertible {
  /// Which part, counted from 1.
  package var index: Int
  /// How many parts there are.
  package var count: Int
  /// Whether the parts were balanced by how much each screen has to say.
  package var isBalanced = false

  /// Creates a part; `nil` if there is no such part.
  package init?(index: Int, of count: Int) {
    guard (1...100_000).contains(count), (1...count).contains(index) else { return nil }
    self.index = index
    self.count = count
  }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let index = try container.decode(Int.self, forKey: .index)
    let count = try container.decode(Int.self, forKey: .count)
    guard let shard = Shard(index: index, of: count) else {
      throw DecodingError.dataCorruptedError(
        forKey: .index, in: container, debugDescription: "there is no part \(index)/\(count)")
    }
    self = shard
    isBalanced = try container.decode(Bool.self, forKey: .isBalanced)
  }

  /// Reads `3/8`.
  package init?(_ text: String) {
    let numbers = text.split(separator: "/", omittingEmptySubsequences: false)
    guard numbers.count == 2, let index = Int(numbers[0]), let count = Int(numbers[1]) else {
      return nil
    }
    self.init(index: index, of: count)
  }

  package var description: String { "\(index)/\(count)" }

  /// Whether a screen belongs to the part, by the hash of its name, so that adding or removing a
  /// screen does not move the others.
  package func contains(_ screen: String) -> Bool {
    let hash = SHA256.hash(data: Data(screen.utf8)).prefix(8).reduce(0 as UInt64) {
      $0 << 8 | UInt64($1)
    }
    return Int(hash % UInt64(count)) + 1 == index
  }

  /// Divides the screens into parts that have about the same amount to say.
  ///
  /// - Parameters:
  ///   - weights: How much each screen has to say, in any unit.
  ///   - count: How many parts there are.
  /// - Returns: The part of each screen, counted from 1, whatever the order of the screens.
  package static func balanced(_ weights: [String: Int], count: Int) -> [String: Int] {
    var loads = Array(repeating: 0, count: max(count, 1))
    var parts: [String: Int] = [:]
    for (screen, weight) in weights.sorted(by: { ($1.value, $0.key) < ($0.value, $1.key) }) {
      let lightest = loads.indices.min { (loads[$0], $0) < (loads[$1], $1) } ?? 0
      loads[lightest] += weight
      parts[screen] = lightest + 1
    }
    return parts
  }

  /// A scheduler that tells a task which part it is.
  private struct Scheduler {
    var index: String
    /// The variables that may give the number of tasks.
    var count: [String]
    /// The variable with the number of the first task, if that can vary.
    var first: String?
    var step: String?
    /// The number of the first task if no variable gives it.
    var base = 0
  }

  private static let schedulers = [
    // sbatch(1): an array may begin anywhere and skip numbers.
    Scheduler(
      index: "SLURM_ARRAY_TASK_ID", count: ["SLURM_ARRAY_TASK_COUNT"],
      first: "SLURM_ARRAY_TASK_MIN", step: "SLURM_ARRAY_TASK_STEP", base: 1),
    // Kubernetes Indexed Jobs give only the index; the job's manifest adds the number.
    Scheduler(index: "JOB_COMPLETION_INDEX", count: ["JOB_COMPLETIONS"]),
    // GitLab CI's `parallel:`.
    Scheduler(index: "CI_NODE_INDEX", count: ["CI_NODE_TOTAL"], base: 1),
  ]

  /// The part given by the environment of a scheduler's task (Slurm job arrays, Kubernetes Indexed
  /// Jobs, GitLab CI); `nil` if there is none.
  ///
  /// - Parameters:
  ///   - environment: The environment of the process.
  ///   - count: How many parts there are, if the scheduler does not say.
  package init?(environment: [String: String], count: Int? = nil) {
    func number(_ name: String?) -> Int? { name.flatMap { Self.number(environment[$0]) } }
    for scheduler in Self.schedulers {
      guard let task = number(scheduler.index),
        let count = count ?? scheduler.count.lazy.compactMap({ number($0) }).first
      else { continue }
      let first = number(scheduler.first) ?? scheduler.base
      let step = max(number(scheduler.step) ?? 1, 1)
      guard let shard = Shard(index: (task - first) / step + 1, of: count) else { return nil }
      self = shard
      return
    }
    return nil
  }

  /// Why what a scheduler says of this task names no part.
  ///
  /// - Parameters:
  ///   - environment: The environment of the process.
  ///   - count: How many parts there are, if the scheduler does not say.
  /// - Returns: The variable that is not a number, or is missing, or a task beyond the last part;
  ///   `nil` if no scheduler says anything.
  package static func problem(in environment: [String: String], count: Int? = nil) -> String? {
    for scheduler in schedulers {
      guard let task = environment[scheduler.index] else { continue }
      let told =
        [scheduler.index] + scheduler.count + [scheduler.first, scheduler.step].compactMap(\.self)
      for name in told {
        if let value = environment[name], number(value) == nil {
          return "\(name) is '\(value)', which is not a number"
        }
      }
      let counts = scheduler.count.joined(separator: " or ")
      guard let count = count ?? scheduler.count.lazy.compactMap({ number(environment[$0]) }).first
      else {
        return
          "\(scheduler.index) is \(task), but \(counts) is not set; set it, or write --shard auto/8"
      }
      return "\(scheduler.index) is \(task), which is none of \(count) parts"
    }
    return nil
  }

  // No scheduler counts as far as a 32-bit number, with which sums cannot overflow.
  private static func number(_ value: String?) -> Int? {
    value.flatMap { Int32($0) }.map { Int($0) }
  }
}
