import AccessibilityModel
import Support
import Voices
import Yams

/// The voices that a user's `engines.yaml` adds.
///
/// ```yaml
/// voices:
///   joe:
///     language: en-US
///     command: [piper, --model, joe.onnx, --output-file, "{out}"]
///     reads: written
/// ```
public struct EnginesFile: Hashable, Sendable {
  /// The voices in the order of the file.
  public var voices: [CommandVoice] = []

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - text: YAML.
  ///   - path: Where the file is, absolute; programs and files in it are relative to its folder.
  ///   - isTaken: Whether a name already stands for a voice.
  ///   - languages: The languages that texts are read in.
  /// - Throws: ``EnginesFileError`` with everything that is wrong.
  public init(
    parsing text: String, path: String, isTaken: (String) -> Bool = { _ in false },
    languages: [SpokenLanguage] = [.korean, .english]
  ) throws(EnginesFileError) {
    let faults = withoutActuallyEscaping(isTaken) { isTaken in
      var reader = Reader(path: path, isTaken: isTaken, languages: languages)
      voices = reader.voices(in: text)
      return reader.faults
    }
    if !faults.isEmpty { throw EnginesFileError(path: path, faults: faults) }
  }

  /// The keys of the file.
  private static let keys = KeyTable("an engines file", [("voices", [])])

  /// The placeholders.
  private static let placeholders = ["text", "file", "out", "rate", "stretch"]

  /// Reads the voices one by one and collects the errors.
  struct Reader {
    let path: String
    let isTaken: (String) -> Bool
    var names: Set<String> = []
    let languages: [SpokenLanguage]
    var faults: [EnginesFileError.Fault] = []

    mutating func voices(in text: String) -> [CommandVoice] {
      let root: Node?
      do {
        root = try Yams.compose(yaml: text)
      } catch {
        return refuse(error)
      }
      guard let mapping = root?.mapping else {
        return refuse(root?.mark, "an engines file must be a mapping; write voices: and names")
      }
      var voices: [CommandVoice] = []
      for (key, value) in mapping {
        guard EnginesFile.keys.name(of: key.string ?? "") != nil else {
          fault(key, EnginesFile.keys.unknown(key.string ?? ""))
          continue
        }
        guard let named = value.mapping else {
          fault(value, "voices must be a mapping; write a name, a colon, and the keys")
          continue
        }
        for (name, keys) in named {
          if let voice = voice(name, keys) { voices.append(voice) }
        }
      }
      return voices
    }

    private mutating func voice(_ key: Node, _ value: Node) -> CommandVoice? {
      let name = key.string ?? ""
      if name.isEmpty || name.contains("/") {
        fault(key, "'\(name)' cannot name a voice; write a name without a slash, such as joe")
      }
      if !name.contains("/"), isTaken(name) || !names.insert(name).inserted {
        fault(key, "there is already a voice named \(name); choose another name")
      }
      guard let mapping = value.mapping else {
        fault(value, "a voice must be a mapping; write at least language: and command:")
        return nil
      }
      var voice = CommandVoice(
        name: name, language: .english, command: [], configuration: path)
      var found: Set<String> = []
      for (key, value) in mapping {
        guard let known = VoiceKey.all.first(where: { $0.name == key.string }) else {
          fault(key, VoiceKey.table.unknown(key.string ?? ""))
          continue
        }
        found.insert(known.name)
        known.read(&self, value, &voice)
      }
      for needed in VoiceKey.all where needed.isRequired && !found.contains(needed.name) {
        fault(key, "the voice \(name) has no \(needed.name); add it")
      }
      return voice
    }

    // MARK: Values

    mutating func read(language value: Node, into voice: inout CommandVoice) {
      let language = SpokenLanguage(string(value))
      guard languages.map(\.base).contains(language.base) else {
        let tags = languages.map(\.tag).joined(separator: " or ")
        return fault(value, "no text is read in '\(language.tag)'; write \(tags)")
      }
      voice.language = language
    }

    mutating func string(_ value: Node) -> String {
      if let scalar = value.scalar { return scalar.string }
      fault(value, "this must be one value, not a list or a mapping")
      return ""
    }

    mutating func list(_ value: Node, _ example: String) -> [String] {
      guard let sequence = value.sequence, !sequence.isEmpty else {
        fault(value, "this must be a list, as no shell will split it; write \(example)")
        return []
      }
      return sequence.map { string($0) }
    }

    mutating func number(
      _ value: Node, _ range: ClosedRange<Double>, _ what: String
    ) -> Double? {
      if let number = Double(string(value)), range.contains(number) { return number }
      fault(value, "write \(what)")
      return nil
    }

    mutating func choice<Value: RawRepresentable>(
      _ value: Node, of choices: [Value]
    ) -> Value? where Value.RawValue == String {
      let written = string(value)
      if let chosen = choices.first(where: { $0.rawValue == written }) { return chosen }
      fault(value, "write \(choices.map(\.rawValue).joined(separator: " or ")), not '\(written)'")
      return nil
    }

    mutating func refuseUnknownPlaceholders(_ value: Node) {
      for argument in value.sequence ?? [] {
        for match in (argument.string ?? "").matches(of: #/\{([a-z]+)\}/#)
        where !EnginesFile.placeholders.contains(String(match.output.1)) {
          fault(
            argument,
            "unknown placeholder \(match.output.0)" + meant(String(match.output.1)))
        }
      }
    }

    // MARK: Faults

    private func meant(_ placeholder: String) -> String {
      let names = EnginesFile.placeholders
      guard let near = NearestWord.of(placeholder, in: names) else {
        return "; write \(names.map { "{\($0)}" }.joined(separator: ", "))"
      }
      return "; did you mean {\(near)}?"
    }

    private mutating func fault(_ node: Node, _ message: String) {
      faults.append(
        .init(line: node.mark?.line ?? 1, column: node.mark?.column ?? 1, message: message))
    }

    private mutating func refuse(_ mark: Mark?, _ message: String) -> [CommandVoice] {
      faults.append(.init(line: mark?.line ?? 1, column: mark?.column ?? 1, message: message))
      return []
    }

    private mutating func refuse(_ error: any Error) -> [CommandVoice] {
      switch error as? YamlError {
      case .scanner(_, let problem, let mark, _), .parser(_, let problem, let mark, _),
        .composer(_, let problem, let mark, _):
        refuse(mark, "this file is not YAML: \(problem)")
      default: refuse(nil, "this file is not YAML: \(error)")
      }
    }
  }
}
