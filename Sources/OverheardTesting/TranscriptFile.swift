import Foundation
import Overheard
import Support

/// A file with the transcripts of a screen, in the folder `Transcripts` beside a test.
package struct TranscriptFile {
  private let file: URL

  /// Whether tests write these files.
  @TaskLocal package static var isUpdating =
    ProcessInfo.processInfo.environment["OVERHEARD_UPDATE"] == "1"

  /// A name that is part of a path, or hidden, would lead elsewhere.
  static func complaint(about name: String) -> String? {
    let isPlain = name.unicodeScalars.allSatisfy {
      !"/\\".unicodeScalars.contains($0) && !$0.actsWherePrinted
    }
    if isPlain, let first = name.first, first != "." { return nil }
    return
      "'\(name)' cannot name a transcript, because it becomes a file name; it has no / and no \\, and "
      + "does not begin with a dot"
  }

  init(_ name: String, beside source: String) {
    file = URL(fileURLWithPath: source).deletingLastPathComponent()
      .appending(path: "Transcripts/\(name).transcript")
  }

  /// Compares what is heard with the file, or writes it.
  ///
  /// - Throws: ``HeardOtherwise``, or the file system's error.
  func expect(_ walks: [HeardWalk]) throws {
    let isThere = FileManager.default.fileExists(atPath: file.path)
    let golden = isThere ? PlainText.of(try Data(contentsOf: file)) : nil
    var error = HeardOtherwise(problems: walks.flatMap(\.complaints), heard: walks.golden())
    if golden?.withoutMark == error.heard.withoutMark {
      // Nothing has changed.
    } else if Self.isUpdating {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try NamedFile.write(Data(error.heard.utf8), to: file.path)
    } else if let golden {
      // Compared with the same kind, only what is heard otherwise differs, not every line.
      var heard = error.heard
      if let kind = golden.otherKind {
        error.problems.append(
          "\(file.path): this was written \(kind.reason); "
            + "run the tests with OVERHEARD_UPDATE=1 to write it again")
        heard = kind.text(of: walks)
      }
      if golden.withoutMark != heard.withoutMark {
        error.difference = TranscriptDifference(from: golden.withoutMark, to: heard.withoutMark)
          .unified(from: file.path, to: "what is heard now")
      }
    } else {
      error.problems.append(
        (isThere ? "\(file.path) is not UTF-8" : "there is no \(file.path)")
          + "; run the tests with OVERHEARD_UPDATE=1 to write it")
    }
    if !error.description.isEmpty { throw error }
  }
}

/// A kind of file that is not written here.
private enum OtherKind {
  /// With seconds from the start of the walk, and without ranges: written before version 0.1.0.
  case absolute
  /// Written by `overheard check --no-times`.
  case withoutTimes

  var reason: String {
    switch self {
    case .absolute: "before times were relative to the line before"
    case .withoutTimes: "with --no-times"
    }
  }

  func text(of walks: [HeardWalk]) -> String {
    switch self {
    case .absolute: walks.map(\.score).joined(separator: "\n")
    case .withoutTimes: walks.golden(withTimes: false)
    }
  }
}

extension String {
  /// The transcript without the words that its times are estimated: nothing is heard of them.
  var withoutMark: String { replacing(TranscriptFormatter.mark, with: "") }

  /// What kind of transcript it is, by the time of its first line; `nil` if it is one with relative times, or
  /// none.
  fileprivate var otherKind: OtherKind? {
    let lines = split(separator: "\n", maxSplits: 2)
    guard lines.count > 1, lines[0].hasPrefix("# ") else { return nil }
    let time = lines[1].drop { $0 == " " }
    return time.hasPrefix("+") ? nil : time.first?.isNumber == true ? .absolute : .withoutTimes
  }
}
