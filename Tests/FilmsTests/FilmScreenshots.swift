import Foundation
import TestSupport
import Testing

/// The animated picture of the README: `make screenshots`.
@Suite(.enabled(if: ProcessInfo.processInfo.environment["OVERHEARD_SCREENSHOTS"] != nil))
struct FilmScreenshots {
  @Test func makeIt() async throws {
    let folder = try TemporaryFolder()
    let screen = ToolRun.root.appending(path: "Examples/ko/payment-card-carousel.yaml")
    let run = try await ToolRun(
      [
        "film", screen.path, "--side-by-side", "--walk-name", "현대카드로 결제", "--height", "540",
        "--no-cache", "--to", "film.gif",
      ], in: folder.url)
    #expect(run.code == 0, "\(run.errors)")
    let picture = try Data(contentsOf: folder.url.appending(path: "film.gif"))
    #expect(picture.count < 1_000_000)
    try picture.write(to: ToolRun.root.appending(path: "Documentation/film.gif"))
  }
}
