// How long a sweep of 400 conditions takes: `swift run -c release measure-sweep Examples/ko/*.yaml`.
// Prints, for every walk, the milliseconds of the fastest and of the middle of nine sweeps.

import Foundation
import Languages
import Overheard

for path in CommandLine.arguments.dropFirst() {
  let file = try ScreenFile(contentsOf: Data(contentsOf: URL(filePath: path)), path: path)
  for variant in file.variants {
    let language = variant.screen.language
    let configuration = try WalkConfiguration(
      reader: .voiceOver, settings: ReaderSettings(language: language),
      durations: LanguagePacks.current.durations.remembering())
    for walk in file.walks(for: variant) {
      var runs = 0
      let times = (0..<9).map { _ in
        ContinuousClock().measure {
          runs +=
            WalkSweep.onAllProcessors(of: walk, on: variant, configuration: configuration)
            .runs.count
        }
      }.sorted()
      func milliseconds(_ time: Duration) -> Int { Int(time / .milliseconds(1)) }
      let timer = variant.hasTimer ? "timer" : "no timer"
      print(
        "\(path) \(variant.name) \(walk.name): \(runs / 9) conditions, \(timer), "
          + "\(milliseconds(times[0])) ms, middle \(milliseconds(times[4])) ms")
    }
  }
}
