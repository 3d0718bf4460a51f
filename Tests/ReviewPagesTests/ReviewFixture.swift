import Foundation
import TestSupport

/// Reviews of real screens with real speech, made once for all tests.
struct ReviewFixture: Sendable {
  /// Holds everything while the tests run.
  private let folder: TemporaryFolder

  /// The folder of a review.
  func review(_ name: String) -> URL { folder.url.appending(path: name) }

  /// A page of a review.
  func page(_ path: String, of review: String = "ko") -> URL {
    self.review(review).appending(path: path)
  }

  private static let task = Task { try await ReviewFixture() }

  static var shared: ReviewFixture {
    get async throws { try await task.value }
  }

  /// Texts that would be markup, scripts or attributes if they were not treated as data.
  static let hostileLabels = [
    "<script>window.hacked = 1</script>",
    "\"><img src=x onerror=\"window.hacked = 2\">",
    // To Swift a quotation mark with an accent is another character; to a browser it is not.
    "\"\u{301} onfocus=window.hacked=3 autofocus x=\"\u{301}",
    "</script></textarea></svg><svg onload=window.hacked=4>",
    "{{words.play}} {{{data}}} ]]>-->",
  ]

  /// A title is used in attributes, too.
  static let hostileTitle = hostileLabels[2] + hostileLabels[1]

  private init() async throws {
    folder = try TemporaryFolder()
    let card = try String(
      contentsOf: ToolRun.root.appending(path: "Examples/ko/payment-card-carousel.yaml"),
      encoding: .utf8)
    try folder.write(card, to: "screens/card.yaml")
    try folder.write(Self.shop, to: "screens/shop.yaml")
    try folder.write(Self.plain("Gone"), to: "screens/gone.yaml")
    try folder.write(Self.hostile, to: "screens/hostile #1%.yaml")
    try await review(into: "old")
    try folder.write(
      card.replacing("결제하기", with: "바로 결제하기").replacing("삼성카드", with: "국민카드"),
      to: "screens/card.yaml")
    try FileManager.default.removeItem(at: folder.url.appending(path: "screens/gone.yaml"))
    try folder.write(Self.plain("New"), to: "screens/new.yaml")
    try folder.write("elements: [buton \"x\"]", to: "screens/wrong.yaml")
    try await review(["--baseline", "old", "--page-language", "ko"], into: "ko")
    try await review(["--baseline", "old", "--page-language", "en"], into: "en")
    for language in ["ko", "en"] {
      try await review(
        ["--reader", "voiceover,talkback", "--page-language", language], into: "both-\(language)")
    }
  }

  private func review(_ options: [String] = [], into name: String) async throws {
    let run = try await ToolRun(
      ["review", "screens", "--out", name, "--cache", "cache", "--quiet"] + options,
      in: folder.url)
    // One of the screens is wrong, which must not stop the others.
    guard run.code == (options.isEmpty ? 0 : 65) else {
      throw Browser.Failure(description: "review ended with \(run.code): \(run.errors)")
    }
  }

  /// Reviews the screens once more with what a page exported; the page of the card.
  func reviewApproved(_ exported: String) async throws -> String {
    try folder.write(exported, to: "approved.json")
    try await review(
      ["--baseline", "old", "--page-language", "ko", "--approved", "approved.json"],
      into: "approved")
    return try String(contentsOf: page(BrowserTests.card, of: "approved"), encoding: .utf8)
  }

  /// A review as one page.
  func singleFile() async throws -> URL {
    let run = try await ToolRun(
      [
        "review", "screens/card.yaml", "screens/hostile #1%.yaml", "--single-file", "--to",
        "one page.html", "--cache", "cache", "--quiet",
      ], in: folder.url)
    guard run.code == 0 else {
      throw Browser.Failure(description: "review ended with \(run.code): \(run.errors)")
    }
    return folder.url.appending(path: "one page.html")
  }

  private static func plain(_ title: String) -> String {
    "screen: \(title)\nlanguage: en\nelements: [button \"OK\", button \"Cancel\"]\n"
  }

  private static let hostile = """
    screen: \(quoted(hostileTitle))
    language: en
    variants:
      before:
        elements:
        - element: {label: \(quoted(hostileLabels[0]))}
      after:
        elements:
    \(hostileLabels.map { "    - element: {label: \(quoted($0))}" }.joined(separator: "\n"))
    """

  private static func quoted(_ text: String) -> String {
    "'\(text.replacing("'", with: "''"))'"
  }

  /// A screen with frames that leads to another one and speaks over itself.
  private static let shop = """
    screen: Shop
    language: en
    elements:
    - element: {label: Apples, traits: [header], frame: [16, 60, 358, 40]}
    - element:
        label: Buy
        traits: [button]
        frame: [16, 700, 358, 50]
        activate:
        - push: basket
    screens:
      basket:
        screen: Basket
        elements:
        - element: {label: One apple, frame: [16, 100, 358, 40]}
        - element: {label: Pay now, traits: [button], frame: [16, 160, 358, 50]}
    walks:
      buy an apple:
        gestures: [swipe right, wait 300ms, double tap, swipe right]
        goal: focus Pay now
    """
}
