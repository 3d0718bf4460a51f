/// Why a review cannot be made.
package enum ReviewError: Error, Hashable, Sendable, CustomStringConvertible {
  /// There is no such folder.
  case noBaseline(path: String)
  /// The folder holds no manifest, or one that cannot be read.
  case notAReview(path: String)
  /// A file that the manifest of the baseline names is missing or has changed.
  case damagedBaseline(path: String)
  /// The file is none that a review page exported.
  case notApprovals(path: String, reason: String)
  /// A bug in Overheard: a template is missing.
  case noTemplate(String)

  package var description: String {
    switch self {
    case .noBaseline(let path): "no such folder: \(path)"
    case .notAReview(let path):
      "\(path) is no review: it has no manifest.json that can be read; "
        + "name a folder that overheard review or overheard render wrote"
    case .damagedBaseline(let path):
      "\(path) of the baseline cannot be read; make the baseline again"
    case .notApprovals(let path, let reason):
      "\(path):1:1: error: this is not what a review page exports, because \(reason); "
        + "use the page's own export"
    case .noTemplate(let name): "the template '\(name)' is missing"
    }
  }
}
