import ArgumentParser
import Overheard

/// The part of a batch that a machine renders.
struct ShardOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Render one part of the screens: 3/8, or auto to ask the job scheduler.",
      discussion: """
        auto understands Slurm job arrays, Kubernetes Indexed Jobs (with JOB_COMPLETIONS or \
        auto/N) and GitLab CI. Join the parts with: overheard merge.
        """,
      valueName: "i/n"))
  var shard: ShardArgument?

  @Flag(help: "Make all parts about equally long; otherwise a screen's name decides its part.")
  var balance = false

  func validate() throws {
    if balance, shard == nil { throw ValidationError("--balance needs --shard") }
  }

  /// The requested part; `nil` for everything.
  func resolved() throws -> Shard? {
    var part = try self.part()
    part?.isBalanced = balance
    return part
  }

  private func part() throws -> Shard? {
    switch shard {
    case nil: return nil
    case .part(let shard): return shard
    case .auto(let count):
      if let shard = Shard(environment: Terminal.environment, count: count) { return shard }
      throw ValidationError(
        "--shard auto found no part number: set SLURM_ARRAY_TASK_ID and SLURM_ARRAY_TASK_COUNT, or "
          + "JOB_COMPLETION_INDEX and JOB_COMPLETIONS, or write --shard 3/8")
    }
  }
}

/// A part as a user writes it.
enum ShardArgument: ExpressibleByArgument, Hashable {
  case part(Shard)
  case auto(count: Int?)

  init?(argument: String) {
    if argument == "auto" {
      self = .auto(count: nil)
    } else if argument.hasPrefix("auto/"), let count = Int(argument.dropFirst(5)), count > 0 {
      self = .auto(count: count)
    } else if let shard = Shard(argument) {
      self = .part(shard)
    } else {
      return nil
    }
  }

  static let allValueStrings = ["auto"]
}
