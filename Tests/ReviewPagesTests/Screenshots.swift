import Foundation
import TestSupport
import Testing

/// The pictures of the README: `make screenshots`.
@Suite(.enabled(if: ProcessInfo.processInfo.environment["OVERHEARD_SCREENSHOTS"] != nil))
struct Screenshots {
  @Test func takeThem() async throws {
    let folder = try TemporaryFolder()
    let card = "Examples/ko/payment-card-carousel"
    for name in try FileManager.default.contentsOfDirectory(
      atPath: ToolRun.root.appending(path: "Examples/ko").path) where name.hasSuffix(".yaml")
    {
      let screen = ToolRun.root.appending(path: "Examples/ko/\(name)")
      try folder.write(String(contentsOf: screen, encoding: .utf8), to: "Examples/ko/\(name)")
    }
    try await review(["--out", "old"], in: folder)
    let text = try String(
      contentsOf: folder.url.appending(path: card + ".yaml"), encoding: .utf8)
    try folder.write(
      text.replacing("결제하기", with: "바로 결제하기").replacing("삼성카드", with: "국민카드"),
      to: card + ".yaml")
    try await review(["--out", "new", "--baseline", "old"], in: folder)

    try folder.write(text, to: card + ".yaml")
    try await review(
      ["--out", "both", "--reader", "voiceover,talkback"], of: [card + ".yaml"], in: folder
    )

    let browser = try await Browser(width: 1280, height: 900)
    try await browser.prefer(["prefers-reduced-motion": "reduce"])
    try await browser.resize(width: 1240, height: 1000)
    try await browser.open(folder.url.appending(path: "old/\(card)/index.html"))
    try await browser.run("location.hash = 'player-1-1-line-2'")
    try await browser.wait(until: "document.querySelector('[aria-current] .part') !== null")
    try await browser.run("document.querySelector('.walk').scrollIntoView()")
    try await shoot("review-screen", browser)
    try await browser.resize(width: 1240, height: 1500)
    try await browser.open(folder.url.appending(path: "both/\(card)/index.html"))
    try await browser.run("document.querySelector('.readers').scrollIntoView()")
    try await shoot("review-readers", browser)
    try await browser.resize(width: 1240, height: 860)
    try await browser.prefer(["prefers-color-scheme": "dark"])
    try await browser.open(folder.url.appending(path: "new/\(card)/index.html"))
    try await browser.run("document.querySelector('.changes').scrollIntoView()")
    try await shoot("review-changes", browser)
    try await browser.quit()
  }

  private func review(
    _ options: [String], of screens: [String] = ["Examples"], in folder: TemporaryFolder
  ) async throws {
    let run = try await ToolRun(
      ["review"] + screens + ["--cache", "cache", "--quiet"] + options, in: folder.url)
    #expect(run.code == 0)
  }

  private func shoot(_ name: String, _ browser: Browser) async throws {
    // After two more frames, the browser has painted the current state.
    _ = try await browser.runAsync(
      "const done = arguments[0]; requestAnimationFrame(() => requestAnimationFrame(done))")
    let documentation = ToolRun.root.appending(path: "Documentation")
    try FileManager.default.createDirectory(at: documentation, withIntermediateDirectories: true)
    try await browser.screenshot().write(to: documentation.appending(path: "\(name).png"))
  }
}
