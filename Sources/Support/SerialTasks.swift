import Dispatch

/// Runs tasks one step after another, on one thread at a time.
///
/// The system's pool gives nearly every step of a task to another of its threads, which has to be woken
/// for it: a processor is interrupted, and what the last one had in its caches is fetched anew.
package final class SerialTasks: TaskExecutor {
  private let queue = DispatchQueue(label: "overheard.serial-tasks")

  package init() {}

  package func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }
}
