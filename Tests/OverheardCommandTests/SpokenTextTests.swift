import Foundation
import Overheard
import TestSupport
import Testing

@testable import OverheardCommand

/// A text that is spoken without the parser is the text that the parser finds.
@Suite struct SpokenTextTests {
  @Test(arguments: [
    "--text|안녕하세요", "--text=Hello", "--text|Hello|--language|en", "--language=ko|--text|Hello",
    "--quiet|--text|3 items", "--text=--help", "--text=-x", "--text=a=b", "--text|두 개|--quiet",
  ])
  func theParserFindsTheSame(_ line: String) throws {
    let arguments = line.split(separator: "|").map(String.init)
    let plain = try #require(SpokenText(plainly: ["speak"] + arguments))
    let speak = try #require(try Speak.parseAsRoot(arguments) as? Speak)
    #expect(plain.text == speak.text)
    #expect(plain.language?.language == speak.language?.language)
    #expect(plain.outlet.quiet == speak.quiet)
    let spoken = AttributedText(plain.text)
    let casts = [try Speak.plainCast(), try speak.speech.cast(espeak: ESpeakEngine(), beside: [])]
    for language in [SpokenLanguage.korean, .english] {
      let utterances = try casts.map { cast in
        try #require(try cast.line(for: spoken, language: language)).utterance
      }
      #expect(utterances[0] == utterances[1])
    }
  }

  /// The lexicon of a project is read as it is for a text with other options.
  @Test func aProjectsLexiconCounts() async throws {
    let folder = try TemporaryFolder()
    try Data("lexicon: [words.tsv]\n".utf8).write(
      to: folder.url.appending(path: ".overheard.yaml"))
    try Data("tomato\n".utf8).write(to: folder.url.appending(path: "words.tsv"))
    let plain = try await ToolRun(["speak", "--text", "tomato"], in: folder.url)
    let other = try await ToolRun(["speak", "--text", "tomato", "--rate", "100%"], in: folder.url)
    #expect(plain.code == 65)
    #expect(plain.errors.contains("words.tsv:1:"))
    #expect([plain.errors, plain.output] == [other.errors, other.output])
    #expect(plain.code == other.code)
  }

  /// What is not plainly right, or asks for more, is left to the parser.
  @Test(arguments: [
    "speak", "speak|--text", "speak|--text|-x", "speak|--text|--quiet", "speak|--text| ",
    "speak|--text=", "speak|--text|a|--text|b", "speak|--text|a|--language|xx",
    "speak|--text|a|--rate|200", "speak|--text|a|b.yaml", "speak|b.yaml", "speak|--help",
    "speak|--text|a|--to|a.wav", "pronounce|--text|a", "",
  ])
  func theRestIsLeftToTheParser(_ line: String) {
    let arguments = line.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
    #expect(SpokenText(plainly: line.isEmpty ? [] : arguments) == nil)
  }
}
