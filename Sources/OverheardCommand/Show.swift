import ArgumentParser
import Foundation
import Overheard

/// `overheard show`: a screen file in its canonical form.
struct Show: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Print screen files in their canonical form.",
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

  /// The output formats.
  enum Format: String, ExpressibleByArgument, CaseIterable {
    case json, markdown
  }

  @Option(help: "json for the JSON Schema, or markdown for the same as a page.")
  var format: Format = .json

  func run() throws {
    switch format {
    case .json: Terminal.write(ScreenFile.schema)
    case .markdown: Terminal.write(ScreenFile.keyReference)
    }
  }
}
