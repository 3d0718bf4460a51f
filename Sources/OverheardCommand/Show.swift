import ArgumentParser
import Foundation
import Overheard

/// `overheard show`: a screen file in its canonical form.
struct Show: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "show",
    abstract: "Print screen files in their canonical form.",
    discussion: .paragraphs(
      """
      Several files are separated by lines of ---. Comments are not part of a screen and are left out,
      with a note.

      EXAMPLES
        overheard show screen.json > screen.yaml
      """))

  @Argument(help: "Screen files, folders of them, or - for standard input.", completion: .file())
  var screens: [String]

  func run() throws {
    var sources = ScreenSources(screens)
    var isFirst = true
    try sources.forEach { loaded in
      if !isFirst { Terminal.print("---") }
      isFirst = false
      Terminal.write(loaded.file.printed())
      if loaded.hasComments {
        Terminal.note("\(loaded.source.path): note: the comments in this file are left out")
      }
    }
    try sources.finish()
  }
}

/// `overheard schema`: the keys of screen files.
struct SchemaCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "schema",
    abstract: "Print the JSON Schema of screen files, for editors.",
    discussion: .paragraphs(
      """
      To complete and check screens in an editor, write the schema beside them and make this the first
      line of each (with the YAML extension for Visual Studio Code, for example):

        # yaml-language-server: $schema=overheard.schema.json

      EXAMPLES
        overheard schema > overheard.schema.json
        overheard schema --format markdown
        overheard schema --format walks
      """))

  /// The output formats.
  enum Format: String, ExpressibleByArgument, CaseIterable {
    case json, markdown, walks
  }

  @Option(
    help: "json for the JSON Schema, markdown for the same as a page, walks for a page about walks."
  )
  var format: Format = .json

  func run() throws {
    switch format {
    case .json: Terminal.write(ScreenFile.schema)
    case .markdown: Terminal.write(ScreenFile.keyReference)
    case .walks: Terminal.write(ScreenFile.walkReference)
    }
  }
}
