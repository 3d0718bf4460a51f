import Foundation
import ScreenFiles
import Testing

/// The published schema, the reader and the examples agree.
@Suite struct SchemaTests {
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  @Test func theCommittedSchemaIsWhatTheToolPrints() throws {
    let committed = try String(
      contentsOf: Self.root.appending(path: "overheard.schema.json"), encoding: .utf8)
    #expect(
      committed == ScreenFile.schema, "run: make docs")
  }

  @Test func everyExampleIsReadAndPrintedTheSameWay() throws {
    var count = 0
    for example in try Self.examples() {
      let file = try ScreenFile(
        contentsOf: Data(contentsOf: example), path: example.lastPathComponent)
      #expect(try ScreenFile(file.printed()) == file, "\(example.lastPathComponent)")
      count += 1
    }
    #expect(count >= 14)
  }

  /// A validator that is not ours: Debian's python3-jsonschema, which `make setup` installs.
  @Test func everyExampleFitsTheSchemaAndWrongFilesDoNot() throws {
    let script = """
      import glob, json, sys, jsonschema, yaml
      schema = json.load(open("overheard.schema.json"))
      validator = jsonschema.validators.validator_for(schema)(schema)
      files = sorted(glob.glob("Examples/**/*.yaml", recursive=True))
      files = [f for f in files if "elements:" in open(f).read()]
      for name in files:
          for error in validator.iter_errors(yaml.safe_load(open(name))):
              print(name, error.message[:200])
      wrong = ['{elements: 5}', '{}', '{elements: [{"buton x": y}]}', '{elements: [], foo: 1}',
          '{elements: [{button: {hnit: x}}]}', '{language: fr, elements: []}']
      for text in wrong:
          if validator.is_valid(yaml.safe_load(text)):
              print("accepted", text)
      print(len(files) >= 14)
      """
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/python3")
    process.arguments = ["-c", script]
    process.currentDirectoryURL = Self.root
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    #expect(String(decoding: output, as: UTF8.self) == "True\n")
  }

  static func examples() throws -> [URL] {
    let folder = root.appending(path: "Examples")
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    return (files?.allObjects as? [URL] ?? [])
      .filter { $0.pathExtension == "yaml" && !$0.path.contains("/.") }
      .sorted { $0.path < $1.path }
  }
}
