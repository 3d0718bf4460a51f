/// What a machine wants to do later: it asks to be woken, and is told the token again.
package struct Plans<Task: Sendable>: Sendable {
  private var tasks: [Int: Task] = [:]
  private var made = 0

  package init() {}

  /// The tasks that are still to come, in no order.
  package var all: some Collection<Task> { tasks.values }

  /// Keeps a task.
  ///
  /// - Returns: The token to be woken with.
  package mutating func add(_ task: Task) -> Int {
    made += 1
    tasks[made] = task
    return made
  }

  /// Takes out the task of a token.
  package mutating func take(_ token: Int) -> Task? { tasks.removeValue(forKey: token) }
}
