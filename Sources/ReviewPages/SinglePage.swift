import Foundation
import Support

/// A review as one page that holds everything: texts, drawings, sounds, style and script.
struct SinglePage {
  var overview: OverviewPage
  /// What the pages of the screens say, in the order of their numbers.
  var bodies: [String]
  var words: PageWords

  /// The only screen, if there is nothing to choose from: the page opens with it and has its title.
  private var onlyScreen: ScreenSummary? {
    overview.screens.count == 1 && bodies.count == 1 && overview.failures.isEmpty
      ? overview.screens[0] : nil
  }

  /// The page; only what it holds itself may run or be shown on it.
  func html() throws -> String {
    let (style, script) = (PageFile.text("Assets/review.css"), PageFile.text("Assets/review.js"))
    let only = onlyScreen
    let title = only.map { ScreenPage.title($0.title, words) } ?? words[.review]
    var values = PageFrame(words: words, title: title, root: "").values
    values["policy"] =
      "default-src 'none'; script-src '\(Self.hash(of: script))'; "
      + "style-src '\(Self.hash(of: style))'; media-src data:; img-src data:; base-uri 'none'; "
      + "form-action 'none'"
    values["style"] = style
    values["script"] = script
    values["index"] = overview.index
    // The first part is the one that a browser opens with.
    let start = try overview.body()
    values["parts"] = only == nil ? [start] + bodies : bodies + [start]
    return try PageTemplates.render("single", values)
  }

  private static func hash(of text: String) -> String {
    "sha256-" + Data(SHA256.hash(data: Data(text.utf8))).base64EncodedString()
  }

  /// The contents of a file as an address.
  static func address(of data: Data, path: String) -> String {
    let types = [
      "wav": "audio/wav", "flac": "audio/flac", "opus": "audio/ogg", "png": "image/png",
      "svg": "image/svg+xml",
    ]
    let type = types[(path as NSString).pathExtension] ?? "application/octet-stream"
    return "data:\(type);base64,\(data.base64EncodedString())"
  }
}
