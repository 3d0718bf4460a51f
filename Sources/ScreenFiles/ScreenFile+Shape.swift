import Support
import Walks

extension ScreenFile {
  /// Whether a YAML file found in a folder is meant to be a screen.
  ///
  /// A folder of screens may hold other YAML, such as `engines.yaml` or a file with a walk. A file is
  /// meant to be a screen if one of its keys is one of a screen file's, or looks like one of the most
  /// important, so that a misspelled screen is still reported. Only lines are looked at; anything
  /// that is not plainly something else is taken to be a screen.
  package static func isMeant(by text: String) -> Bool {
    let important = ["elements", "variants", "screens", "screen"]
    var hasKeys = false
    for whole in lines(of: text) {
      // A document may begin behind its dashes: `--- {elements: […]}`.
      let isStart = whole.hasPrefix("---")
      let line = isStart ? whole.dropFirst(3).drop(while: \.isWhitespace) : whole
      guard let first = line.first, !first.isWhitespace, first != "#" else { continue }
      if line.hasPrefix("- ") { return !isStep(String(line.dropFirst(2))) }
      guard let colon = line.firstIndex(of: ":"), first != "{", first != "[" else { continue }
      hasKeys = true
      let key = String(line[..<colon]).trimmed.filter { $0 != "\"" && $0 != "'" }
      if keysOfScreens.contains(key) || NearestWord.of(key, in: important) != nil { return true }
    }
    return !hasKeys
  }

  /// Whether a text begins with a key of screen files, so that it is one, whatever it quotes.
  package static func begins(_ text: String) -> Bool {
    let isTelling = { (line: Substring) in
      !line.hasPrefix("#") && !line.allSatisfy(\.isWhitespace)
    }
    guard let first = lines(of: text).first(where: isTelling),
      let colon = first.firstIndex(of: ":")
    else { return false }
    return keysOfScreens.contains(String(first[..<colon]))
  }

  /// The lines of a text, each found when it is asked for: of a long file the first tells enough.
  private static func lines(of text: String) -> some Sequence<Substring> {
    sequence(state: text[...]) { rest in
      guard !rest.isEmpty else { return nil }
      let line = rest.prefix { !$0.isNewline }
      rest = rest[line.endIndex...].dropFirst()
      return line
    }
  }

  private static let keysOfScreens = Set(Vocabulary.file.keys.flatMap(\.spellings))
    .subtracting(["walks"])

  private static func isStep(_ line: String) -> Bool {
    (try? WalkStep.parse(line: line.trimmed)) != nil
  }
}
