import AccessibilityModel
import Foundation
import Support

/// What the pages of a folder were made from, so that unchanged pages are not written again.
struct PageRecords: Codable {
  /// The pages by their paths.
  var pages: [String: Record] = [:]
  /// The pages of screens that were not among the last ones, as long as they exist; `nil` for none.
  var strangers: [String]?

  /// What a page was made from, and what it contained.
  struct Record: Codable, Hashable, Sendable {
    /// The digest of everything that determines its bytes.
    var inputs: String
    /// The digest of its bytes.
    var page: String
    /// The faults that were found on its screen; `nil` for none.
    var findings: [Finding]?
    /// The digest of everything that they were found in; `nil` if they must be looked for each time.
    var searched: String?

    init(inputs: String, page bytes: Data) {
      self.inputs = inputs
      var digest = FieldDigest()
      digest.add("page", bytes)
      page = digest.hexadecimal
    }
  }

  /// The path of the file below the folder of the review.
  static let path = "review/pages.json"

  /// Reads the records of a folder; empty if it has no such file.
  static func read(in folder: URL) -> PageRecords {
    guard let data = FileManager.default.contents(atPath: folder.appending(path: path).path),
      let records = try? JSONDecoder().decode(PageRecords.self, from: data)
    else { return PageRecords() }
    return records
  }

  /// The file.
  func data() throws -> Data {
    Data((try JSONText.sorted(self) + "\n").utf8)
  }

  // MARK: What determines a page

  /// The digest of what all pages of a run depend on: the program, templates and words.
  static func maker(_ language: SpokenLanguage, _ assumptions: String) -> String {
    var digest = FieldDigest()
    digest.add("language", Data(language.tag.utf8))
    digest.add("assumptions", Data(assumptions.utf8))
    // The program's own bytes: during development its version does not change.
    // Nobody forges it, so that a fast hash of its many bytes is enough.
    let program = Bundle.main.executableURL.flatMap {
      try? Data(contentsOf: $0, options: .mappedIfSafe)
    }
    digest.add("program", Data(XXH128.hash(of: program ?? Data())))
    return digest.hexadecimal
  }

  /// The digest of everything that determines the page of a screen.
  static func inputs(of screen: ReviewedScreen, maker: String) -> String {
    var digest = FieldDigest()
    digest.add("maker", Data(maker.utf8))
    digest.add("name", Data(screen.name.utf8))
    digest.add("variants", Self.bytes(screen.variants))
    digest.add("order", Self.bytes(screen.walkOrder))
    digest.add("entries", Self.bytes(screen.entries))
    digest.add("readers", Data("\(screen.readings.map { [$0.screen, $0.name] })".utf8))
    digest.add("twins", Self.bytes(screen.twins))
    digest.add("failures", Self.bytes(screen.failures))
    digest.add("findings", Self.bytes(screen.findings))
    if let screenshot = screen.screenshot { digest.add("screenshot", screenshot) }
    digest.add("approvals", Self.bytes(screen.approvals))
    for walk in screen.drawnWalks {
      digest.add("drawn", Data("\(walk.screen) \(walk.walk.lines)".utf8))
    }
    digest.add("comparison", Data((screen.comparison.map { "\($0)" } ?? "none").utf8))
    return digest.hexadecimal
  }

  /// The digest of everything that the faults of a screen are found in; `nil` if nobody knows that.
  ///
  /// - Parameters:
  ///   - screen: The screen.
  ///   - audits: What each of its readings is audited by and in, besides what was rendered of it.
  ///   - maker: See ``maker(_:_:)``.
  /// - Returns: The digest.
  static func searched(_ screen: ReviewedScreen, _ audits: [String?], maker: String) -> String? {
    guard !audits.isEmpty, audits.allSatisfy({ $0 != nil }) else { return nil }
    var digest = FieldDigest()
    digest.add("maker", Data(maker.utf8))
    digest.add("entries", Self.bytes(screen.entries))
    for audit in audits { digest.add("audit", Data((audit ?? "").utf8)) }
    return digest.hexadecimal
  }

  /// A value as JSON, or as text if it contains a number that JSON cannot represent.
  private static func bytes(_ value: some Encodable) -> Data {
    (try? JSONText.sortedData(value)) ?? Data("\(value)".utf8)
  }
}
