import Foundation
import Rendering
import Support

/// What reviewers decided on walks, as a review page exports it.
///
/// ```json
/// {"overheardReview": 1, "walks": [
///   {"screen": "Screens/pay", "walk": "pay", "digest": "0f…", "approved": true, "comment": ""}]}
/// ```
package struct Approvals: Hashable, Sendable, Codable {
  /// The version of this format.
  package var overheardReview = 1
  package var walks: [Approval]

  package init(walks: [Approval] = []) {
    self.walks = walks
  }

  /// Reads the file that a page exported.
  ///
  /// - Throws: ``ReviewError/notApprovals(path:reason:)``.
  package init(parsing data: Data, path: String) throws(ReviewError) {
    do {
      self = try JSONDecoder().decode(Approvals.self, from: data)
    } catch DecodingError.keyNotFound(let key, let context) {
      throw .notApprovals(
        path: path, reason: "\(Self.place(context)) has no \"\(key.stringValue)\"")
    } catch DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context)
    {
      throw .notApprovals(path: path, reason: "\(Self.place(context)) has a value of another kind")
    } catch {
      throw .notApprovals(path: path, reason: "it is no JSON")
    }
    guard overheardReview == 1 else {
      throw .notApprovals(path: path, reason: "its version is \(overheardReview), not 1")
    }
  }

  /// Where in the file something is, such as `walks[2].digest`.
  private static func place(_ context: DecodingError.Context) -> String {
    let path = context.codingPath.map { key in
      key.intValue.map { "[\($0)]" } ?? ".\(key.stringValue)"
    }.joined()
    return path.isEmpty ? "it" : String(path.drop { $0 == "." })
  }

  /// The approvals of screens by the names that they have in another review.
  func named(as names: Set<String>, prefixes: Set<String>) -> [String: [Approval]] {
    let own = Dictionary(grouping: walks, by: \.screen)
    return ScreenNames.pairs(of: names, with: Set(own.keys), prefixes: prefixes)
      .mapValues { own[$0] ?? [] }
  }
}

/// What a reviewer decided on a walk.
package struct Approval: Hashable, Sendable, Codable {
  /// The name of the page of the screen.
  package var screen: String
  /// The name of the walk.
  package var walk: String
  /// What was heard when it was decided, as a digest; see ``ReviewedScreen/digest(of:)``.
  package var digest: String
  package var approved: Bool
  package var comment: String

  package init(screen: String, walk: String, digest: String, approved: Bool, comment: String) {
    self.screen = screen
    self.walk = walk
    self.digest = digest
    self.approved = approved
    self.comment = comment
  }
}

extension ReviewedScreen {
  /// A digest of the transcripts of a walk: it is another one as soon as something else is heard, or at
  /// another time.
  func digest(of entries: [Manifest.Entry]) -> String {
    var digest = FieldDigest()
    for entry in entries {
      digest.add(entry.variant)
      for file in entry.files where file.name.hasSuffix(".json") {
        digest.add(file.hash.hexadecimal)
      }
    }
    return String(digest.hexadecimal.prefix(12))
  }
}
