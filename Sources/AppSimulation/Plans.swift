/// What a machine plans to do later: it asks to be woken with a token.
package struct Plans<Task: Sendable>: Sendable {
  private var tasks: [Int: Task] = [:]
  private var made = 0

  package init() {}

  /// The pending tasks, in no order.
  package var all: some Collection<Task> { tasks.values }

  /// Adds a task.
  ///
  /// - Returns: The token to be woken with.
  package mutating func add(_ task: Task) -> Int {
    made += 1
    tasks[made] = task
    return made
  }

  /// Removes and returns the task of a token.
  package mutating func take(_ token: Int) -> Task? { tasks.removeValue(forKey: token) }
}
