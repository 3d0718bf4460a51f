import Foundation
import ScreenFiles
import TestSupport
import Testing

/// The published schema, the reader and the examples agree.
@Suite struct SchemaTests {
  @Test func theCommittedSchemaIsWhatTheToolPrints() throws {
    let committed = try String(
      contentsOf: Repository.root.appending(path: "overheard.schema.json"), encoding: .utf8)
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

  /// An independent validator: Debian's python3-jsonschema, which `make setup` installs.
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
      steps = ['swip right', 'tap Save', 'swipe right 3x', 'tuch: Save', '5']
      wrong += ['{elements: [], walks: {a: [%s]}}' % step for step in steps]
      wrong += ['{elements: [], walks: {a: {gestures: [next], goal: reach Save}}}']
      steps = ['swipe right', 'Double-tap', 'swipe up x3', 'swipe up × 3', 'next 2 times',
          'touch Save', 'touch: Save', '"touch 12,40"', 'swipe right until OK', 'two-finger tap',
          'type 5', 'wait 300ms', 'expect: /a|b/', 'rotor follows item off', 'Expect: x']
      right = ['{elements: [], walks: {a: [%s]}}' % step for step in steps]
      right += ['{elements: [], walks: {a: {gestures: [next], goal: [activate X, A = 5%]}}}']
      for text in right:
          if not validator.is_valid(yaml.safe_load(text)):
              print("refused", text)
      for text in wrong:
          if validator.is_valid(yaml.safe_load(text)):
              print("accepted", text)
      print(len(files) >= 14)
      """
    #expect(try Repository.python(script) == "True\n")
  }

  static func examples() throws -> [URL] {
    let folder = Repository.root.appending(path: "Examples")
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    return (files?.allObjects as? [URL] ?? [])
      .filter { $0.pathExtension == "yaml" && !$0.path.contains("/.") }
      .sorted { $0.path < $1.path }
  }
}
