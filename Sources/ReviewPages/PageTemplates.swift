import Mustache

/// What a template is filled with: texts, truth values, and lists and groups of them.
typealias PageValues = [String: Any]

/// The templates of the pages.
enum PageTemplates {
  /// Fills the template of a name.
  static func render(_ name: String, _ values: PageValues) throws -> String {
    guard let text = try library.get().render(values, withTemplate: name) else {
      throw ReviewError.noTemplate(name)
    }
    return text
  }

  private static let library = Result {
    MustacheContentTypes.register(EscapedHTML(), named: EscapedHTML.name)
    return MustacheLibrary(
      templates: try sources.mapValues { try MustacheTemplate(string: $0) })
  }

  /// The sources by name.
  static let sources = Dictionary(
    uniqueKeysWithValues: [
      "changes", "document_foot", "document_head", "overview", "overview_body", "page_foot",
      "page_head", "row", "screen", "screen_body", "single", "track", "verdict",
    ].map { ($0, PageFile.text("Templates/\($0).mustache")) })
}

/// What all pages have in common.
struct PageFrame {
  var words: PageWords
  /// The title of the browser's window.
  var title: String
  /// The relative path from the page to the folder of the review, such as `../../`.
  var root: String

  /// The words that scripts say.
  private static let scriptKeys: [PageWords.Key] = [
    .play, .pause, .copied, .shown, .approve, .approved, .approvedBefore, .reviewedOf,
    .nothingLeft, .importedMarks, .importFailed, .loopOn, .loopOff, .speedNow, .hearing,
    .approvalWithdrawn, .cannotJump,
  ]

  /// What may be loaded: the files of the review, and nothing from anywhere else.
  static let policy =
    "default-src 'none'; script-src 'self' file:; style-src 'self' file:; media-src 'self' file:; "
    + "img-src 'self' file:; base-uri 'none'; form-action 'none'"

  var values: PageValues {
    var scriptWords: [String: String] = [:]
    for key in Self.scriptKeys { scriptWords[key.rawValue] = words[key] }
    return [
      "pageLanguage": words.language.tag, "pageTitle": title, "root": root,
      "policy": Self.policy,
      "words": words.byName, "scriptWords": ScriptData.json(scriptWords),
    ]
  }
}
