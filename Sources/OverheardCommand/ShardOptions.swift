import ArgumentParser
import Overheard

/// The part of a batch that a machine renders.
struct ShardOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Render one part of the screens: 3/8, or auto to ask the job scheduler: Slurm job arrays, "
        + "Kubernetes Indexed Jobs (with JOB_COMPLETIONS or auto/N) and GitLab CI. Join the parts "
        + "with: overheard merge.",
      valueName: "i/n"))
  var shard: ShardArgument?

  @Flag(help: "Make all parts about equally long; otherwise a screen's name decides its part.")
  var balance = false

  func validate() throws {
    if balance, shard == nil { throw ValidationError("--balance needs --shard") }
    if case .wrong(let message) = shard { throw ValidationError(message) }
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
    case .wrong(let message): throw ValidationError(message)
    case .auto(let count):
      if let shard = Shard(environment: Terminal.environment, count: count) { return shard }
      // Not the usage: the arguments are right, but the machine does not say which part is its own.
      if let problem = Shard.problem(in: Terminal.environment, count: count) {
        Terminal.note("overheard: --shard auto found no part number: \(problem)")
        throw ExitCode.validationFailure
      }
      Terminal.note(
        "overheard: --shard auto found no part number: set SLURM_ARRAY_TASK_ID and SLURM_ARRAY_TASK_COUNT, "
          + "JOB_COMPLETION_INDEX and JOB_COMPLETIONS, or CI_NODE_INDEX and CI_NODE_TOTAL, or write --shard 3/8"
      )
      throw ExitCode.validationFailure
    }
  }
}

/// A part as a user writes it.
enum ShardArgument: ExpressibleByArgument, Hashable {
  case part(Shard)
  case auto(count: Int?)
  /// What is no part, and why.
  case wrong(String)

  init(argument: String) {
    if argument == "auto" {
      self = .auto(count: nil)
    } else if argument.hasPrefix("auto/"), let count = Int(argument.dropFirst(5)), count > 0 {
      self = .auto(count: count)
    } else if let shard = Shard(argument) {
      self = .part(shard)
    } else {
      self = .wrong(Self.complaint(of: argument))
    }
  }

  private static func complaint(of argument: String) -> String {
    let numbers = argument.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count == 2, let index = numbers[0], let count = numbers[1] else {
      return "--shard \(argument): write the part and how many there are, such as 3/8, or auto"
    }
    guard (1...100_000).contains(count) else {
      return "--shard \(argument): there can be 1 to 100000 parts, not \(count)"
    }
    return "--shard \(argument): there is no part \(index) of \(count); write 1/\(count)"
      + (count > 1 ? " to \(count)/\(count)" : "")
  }

  static let defaultCompletionKind = CompletionKind.list(["auto"])
}
