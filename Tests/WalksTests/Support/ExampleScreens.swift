import AccessibilityModel
import Foundation
import ScreenFiles
import TestSupport

/// The variants of every screen file below `Examples`.
enum ExampleScreens {
  static let all: [ScreenVariant] = {
    let root = Repository.root.appending(path: "Examples")
    let paths = FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String }
    let files = (paths ?? []).filter { $0.hasSuffix(".yaml") }.sorted().compactMap { path in
      FileManager.default.contents(atPath: root.appending(path: path).path).flatMap {
        try? ScreenFile(contentsOf: $0, path: path)
      }
    }
    return files.flatMap(\.variants)
  }()
}
