import ReviewPagesData

/// The files that pages are made from, which are built into the program.
enum PageFile {
  /// The text of a file, such as `Assets/review.css`.
  static func text(_ path: String) -> String {
    guard let text = review_pages_file(path) else {
      preconditionFailure("there is no file \(path)")
    }
    return String(cString: text)
  }
}
