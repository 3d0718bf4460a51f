import Foundation

/// How a page refers to itself and to the files of its review.
struct PageLinks {
  /// The folder of the page.
  var folder: String
  /// The relative path from the page to the folder of the review, such as `../../`.
  var root: String
  /// What all identifiers on the page begin with.
  var prefix = ""
  /// Gives the contents of a file as a `data:` address, where the page holds everything itself.
  var embed: ((String) throws -> String)?

  /// The page of a screen beside its files.
  init(besideFilesOf screen: String) {
    folder = screen
    root = String(repeating: "../", count: screen.split(separator: "/").count)
  }

  /// A part of a page that holds all screens and their files.
  init(embedding embed: @escaping (String) throws -> String, screen: String, number: Int) {
    folder = screen
    root = ""
    prefix = "s\(number)-"
    self.embed = embed
  }

  var isEmbedded: Bool { embed != nil }

  /// The address of a file of the review; most files are beside the page.
  func address(of path: String) throws -> String {
    if let embed { return try embed(path) }
    return path.hasPrefix(folder + "/")
      ? String(path.dropFirst(folder.count + 1)).relativeURL : root + path.relativeURL
  }

  /// The address of a moment of a sound, or of its line where the page holds the sound.
  func address(of sound: String, at seconds: String, line: String) throws -> String {
    isEmbedded ? "#\(line)" : "\(try address(of: sound))#t=\(seconds)"
  }

  /// The address of the overview.
  var overview: String { isEmbedded ? "#\(OverviewPage.anchor)" : root + OverviewPage.path }
}
