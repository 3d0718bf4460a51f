import Foundation
import Languages
import Overheard
import Support

/// Hashes of what a run reads: of all screens together, and of each with everything that decides
/// what is made of it.
struct BatchInputs {
  /// A digest of all the screens and the lexicons beside them.
  let digest: String
  /// The hash of each screen by its name in outputs; of none if each has to be read all the same.
  let keys: [String: String]

  /// Reads all screens.
  ///
  /// - Parameters:
  ///   - sources: The screens, including those that other parts render.
  ///   - options: How they are rendered.
  ///   - assumptions: What all files of the run depend on.
  init(
    _ sources: [ScreenSources.Source], _ options: RenderOptions, assumptions: String
  ) {
    let common = Self.common(options, assumptions)
    var digest = FieldDigest()
    // A part that leaves out walks does not fit beside one that has all.
    if let name = options.walking.walkName { digest.add("only the walk", Data(name.utf8)) }
    var keys: [String: String] = [:]
    var lexicons: [String: Data?] = [:]
    for source in sources.sorted(by: { $0.output < $1.output }) {
      let screen =
        source.standardInput ?? FileManager.default.contents(atPath: source.path) ?? Data()
      digest.add(source.output, screen)
      guard source.standardInput == nil else { continue }
      let name = source.path.split(separator: "/").last?.count ?? 0
      let folder = String(source.path.dropLast(name))
      if lexicons[folder] == nil {
        let path = folder + LexiconOptions.fileName
        let words =
          InputFile.isRegular(path) ? FileManager.default.contents(atPath: path) : nil
        lexicons[folder] = .some(words)
        if let words { digest.add("lexicon of \(source.output)", words) }
      }
      guard var own = common else { continue }
      for field in [
        source.path, source.output, source.reader.id, "\(source.isReaderChosen)",
        source.language?.language.tag ?? "",
      ] {
        own.add(field)
      }
      own.add("screen", screen)
      if let words = lexicons[folder] ?? nil { own.add("lexicon", words) }
      keys[source.output] = own.hexadecimal
    }
    self.digest = digest.hexadecimal
    self.keys = keys
  }

  /// What decides the files of every screen; `nil` if every screen has to be read.
  private static func common(_ options: RenderOptions, _ assumptions: String) -> FieldDigest? {
    // Who of the voices speaks, and which screen has a variant or a walk, is known only then.
    guard options.speech.voice.isEmpty, options.screens.variants.isEmpty,
      options.walking.walkName == nil,
      let path = Bundle.main.executablePath, let program = FileState(of: path)
    else { return nil }
    var digest = FieldDigest()
    digest.add("overheard screen 1")
    digest.add(assumptions)
    // The program's words and rules may change between two builds of the same version.
    digest.add("\(program)")
    for reader in ScreenReaders.current.readers {
      digest.add(reader.identity)
      for language in LanguagePacks.current.languages {
        let settings = options.reading.settings(of: reader, in: language)
        guard let text = try? JSONText.sorted(settings) else { return nil }
        digest.add(text)
      }
    }
    return digest
  }
}
