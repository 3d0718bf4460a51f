import ArgumentParser
import Foundation
import Overheard

/// `overheard show`: a screen file in the canonical notation.
struct Show: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Print screen files in the canonical notation.",
    discussion: """
      EXAMPLES
        overheard show screen.json > screen.yaml
      """)

  @Argument(help: "Screen files, folders of them, or - for standard input.")
  var screens: [String]

  func run() async throws {
    var sources = ScreenSources(screens)
    try await sources.forEach { loaded in
      Terminal.write(loaded.file.printed())
    }
    try sources.finish()
  }
}

/// `overheard schema`: the keys of screen files.
struct SchemaCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "schema",
    abstract: "Print the JSON Schema of screen files, for editors.")

  /// The forms in which the keys are told.
  enum Format: String, ExpressibleByArgument, CaseIterable {
    case json, markdown
  }

  @Option(help: "The JSON Schema, or the same as a Markdown page for people.")
  var format: Format = .json

  func run() throws {
    switch format {
    case .json: Terminal.write(ScreenFile.schema)
    case .markdown: Terminal.write(ScreenFile.keyReference)
    }
  }
}
