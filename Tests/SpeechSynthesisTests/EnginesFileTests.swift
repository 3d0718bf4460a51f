import AccessibilityModel
import TestSupport
import Testing

@testable import SpeechSynthesis

/// What a user writes in engines.yaml, and what is said about mistakes in it.
@Suite struct EnginesFileTests {
  private func message(_ text: String) -> String {
    do {
      let file = try EnginesFile(
        parsing: text, path: "engines.yaml", isTaken: { $0 == "ko" || $0.hasPrefix("espeak:") })
      return file.voices.map(\.name).joined(separator: " ")
    } catch {
      return "\(error)"
    }
  }

  @Test func everyKey() throws {
    let file = try EnginesFile(
      parsing: """
        voices:
          joe:
            language: en-GB
            command: [./piper, -m, joe.onnx, -f, "{out}", --length-scale, "{stretch}"]
            reads: written
            time-limit: 2.5
            needs: [joe.onnx]
            version: [piper, --version]
            rate: 180
            gain: -3
            gender: male
            description: Joe
            licence: MIT
          mina: {language: ko, command: [say]}
        """, path: "/etc/engines.yaml")
    let joe = try #require(file.voices.first)
    #expect(joe.folder == "/etc")
    #expect(joe.command.count == 7 && joe.needs == ["joe.onnx"])
    #expect(joe.version == ["piper", "--version"])
    #expect(joe.reads == .written && joe.timeLimit == 2.5)
    let voice = joe.voice
    #expect(voice.name == "joe" && voice.engine == "command" && voice.language.tag == "en-GB")
    #expect(voice.rate == 180 && voice.gain == -3 && voice.gender == .male)
    #expect(voice.descriptions["en"] == "Joe" && voice.licence == "MIT")
    #expect(file.voices.map(\.name) == ["joe", "mina"])
    #expect(file.voices[1].reads == .normalized)
  }

  @Test(arguments: [
    ("voices: {}", ""),
    ("", "1:1: error: an engines file must be a mapping; write voices: and names"),
    (
      "programs: {}",
      "1:1: error: unknown key 'programs' in an engines file; the only one here is 'voices'"
    ),
    (
      "voices:\n  joe: {language: en, command: [a], shell: true}",
      "2:37: error: unknown key 'shell' in a voice; use one of language, command, reads, needs, "
        + "time-limit, version, rate, gain, gender, description, licence"
    ),
    ("voice: {}", "1:1: error: unknown key 'voice' in an engines file; did you mean 'voices'?"),
    (
      "voices: [joe]",
      "1:9: error: voices must be a mapping; write a name, a colon, and the keys"
    ),
    (
      "voices:\n  joe: piper",
      "2:8: error: a voice must be a mapping; write at least language: and command:"
    ),
    ("voices:\n  joe: {language: en}", "2:3: error: the voice joe has no command; add it"),
    ("voices:\n  joe: {command: [a]}", "2:3: error: the voice joe has no language; add it"),
    (
      "voices:\n  ko: {language: ko, command: [a]}",
      "2:3: error: there is already a voice named ko; choose another name"
    ),
    (
      "voices:\n  a/b: {language: ko, command: [a]}",
      "2:3: error: 'a/b' cannot name a voice; write a name without a slash, such as joe"
    ),
    (
      "voices:\n  joe:\n    language: en\n    comand: [a]\n    command: [a]",
      "4:5: error: unknown key 'comand' in a voice; did you mean 'command'?"
    ),
    (
      "voices:\n  joe:\n    language: fr\n    command: [a]",
      "3:15: error: no text is read in 'fr'; write ko or en"
    ),
    (
      "voices:\n  joe:\n    language: en\n    command: piper --out {out}",
      "4:14: error: this must be a list, as no shell will split it; write [piper, --output-file, \"{out}\"]"
    ),
    (
      "voices:\n  joe:\n    language: en\n    command: [a, \"{oout}\"]",
      "4:18: error: unknown placeholder {oout}; did you mean {out}?"
    ),
    (
      "voices:\n  joe:\n    language: en\n    command: [a]\n    time-limit: soon",
      "5:17: error: write seconds, 0.1 to 3600"
    ),
    (
      "voices:\n  joe:\n    language: en\n    command: [a]\n    reads: aloud",
      "5:12: error: write normalized or written, not 'aloud'"
    ),
  ])
  func mistakes(text: String, expected: String) {
    #expect(message(text) == (expected.isEmpty ? "" : "engines.yaml:" + expected))
  }

  @Test func whatIsNotYAMLIsSaidSo() {
    #expect(message("voices: {").hasPrefix("engines.yaml:2:1: error: "))
    #expect(message("voices: {").contains("this file is not YAML"))
  }

  @Test func everyMistakeIsTold() {
    let text = "voices:\n  a: {language: fr, command: x}\n  b: {}"
    #expect(message(text).split(separator: "\n").count == 4)
  }

  @Test func placesInTheirOrder() {
    let places = EnginesFile.places(
      beside: ["/nowhere/a.yaml", "-", "/tmp"], environment: ["HOME": "/home/a"])
    #expect(places.first == "/nowhere/engines.yaml")
    #expect(places.contains("/tmp/engines.yaml"))
    #expect(places.last == "/home/a/.config/overheard/engines.yaml")
    #expect(
      EnginesFile.places(environment: ["HOME": "/home/a", "XDG_CONFIG_HOME": "/x"]).last
        == "/x/overheard/engines.yaml")
    #expect(
      EnginesFile.places(environment: ["HOME": "/home/a", "XDG_CONFIG_HOME": "x"]).last
        == "/home/a/.config/overheard/engines.yaml")
  }
}
