import Overheard
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
    #expect(plain.outlet.file == speak.file)
    #expect(plain.voices == speak.speech.voice)
    let spoken = AttributedText(plain.text)
    let casts = [try Speak.plainCast(), try speak.speech.cast(espeak: ESpeakEngine(), beside: [])]
    for language in [SpokenLanguage.korean, .english] {
      let lines = try casts.map { try $0.line(for: spoken, language: language)?.utterance }
      #expect(lines[0] == lines[1])
    }
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
