import Foundation
import Overheard
import Support

/// A file with the transcripts of a screen, in the folder `Transcripts` beside a test.
package struct TranscriptFile {
  private let file: URL

  /// Whether tests write these files.
  @TaskLocal package static var isUpdating =
    ProcessInfo.processInfo.environment["OVERHEARD_UPDATE"] == "1"

  init(_ name: String, besides source: String) {
    file = URL(fileURLWithPath: source).deletingLastPathComponent()
      .appending(path: "Transcripts/\(name).transcript")
  }

  /// Compares what is heard with the file, or writes it.
  ///
  /// - Parameters:
  ///   - heard: The transcripts.
  ///   - problems: What is wrong whatever is in the file.
  /// - Throws: ``HeardOtherwise``, or the file system's error.
  func expect(_ heard: String, _ problems: [String]) throws {
    let isThere = FileManager.default.fileExists(atPath: file.path)
    let golden = isThere ? PlainText.of(try Data(contentsOf: file)) : nil
    var error = HeardOtherwise(problems: problems, heard: heard)
    if golden?.withoutMark == heard.withoutMark {
      // Nothing to compare.
    } else if Self.isUpdating {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try NamedFile.write(Data(heard.utf8), to: file.path)
    } else if let golden {
      error.difference = TranscriptDifference(from: golden.withoutMark, to: heard.withoutMark)
        .unified(from: file.path, to: "what is heard now")
    } else {
      error.problems.append(
        (isThere ? "\(file.path) is not UTF-8" : "there is no \(file.path)")
          + "; run the tests with OVERHEARD_UPDATE=1 to write it")
    }
    if !error.description.isEmpty { throw error }
  }
}

extension String {
  /// The transcript without the words that its times are estimated: nothing is heard of them.
  var withoutMark: String { replacing(TranscriptFormatter.mark, with: "") }
}
