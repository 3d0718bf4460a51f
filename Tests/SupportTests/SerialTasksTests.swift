import Support
import Synchronization
import Testing

/// Tasks that share one thread at a time.
@Suite struct SerialTasksTests {
  /// Counts the steps that run at the same time.
  private actor Counter {
    private struct Steps {
      var running = 0
      var most = 0
      var done = 0
    }
    private let steps = Mutex(Steps())
    /// The most at the same time, and all of them.
    nonisolated var result: [Int] { steps.withLock { [$0.most, $0.done] } }

    nonisolated func step() {
      steps.withLock { steps in
        steps.running += 1
        steps.most = max(steps.most, steps.running)
      }
      var state: UInt64 = 1
      for _ in 0..<2000 { state = state &* 6_364_136_223_846_793_005 &+ 1 }
      steps.withLock { steps in
        steps.running -= 1
        steps.done += state == 0 ? 0 : 1
      }
    }

    func isolatedStep() { step() }
  }

  /// Steps of many tasks, and of an actor that they use, never run at the same time, and all do run.
  @Test func stepsRunOneAfterAnother() async {
    let counter = Counter()
    await withTaskExecutorPreference(SerialTasks()) {
      await withTaskGroup { group in
        for _ in 0..<50 {
          group.addTask {
            for _ in 0..<20 {
              counter.step()
              await Task.yield()
              await counter.isolatedStep()
            }
          }
        }
      }
    }
    #expect(counter.result == [1, 2000])
  }

  /// A task that is not a child runs there when it is told to, also after whoever started it is gone.
  @Test func aTaskMayOutliveItsStarter() async throws {
    func start() -> Task<Int, any Error> {
      Task(executorPreference: SerialTasks()) {
        try await Task.sleep(for: .milliseconds(20))
        return withUnsafeCurrentTask { $0?.unownedTaskExecutor == nil ? 0 : 7 }
      }
    }
    #expect(try await start().value == 7)
  }
}
