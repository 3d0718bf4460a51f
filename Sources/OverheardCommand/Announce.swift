import ArgumentParser
import Overheard
import Support

/// `overheard announce`: what a reader says when it lands on each element.
struct Announce: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "announce",
    abstract: "Print what a screen reader says when it lands on each element.",
    discussion: .paragraphs(
      """
      Prints one line per element, in the reader's order, and below it what follows after a pause.
      Screens below `screens:` follow, each under its name.

      EXAMPLES
        overheard announce Examples/ko/custom-slider.yaml --variant after
        overheard announce Examples/ --format json | jq -r .spoken
      """))

  @OptionGroup var screens: ScreenOptions
  @OptionGroup var reading: ReaderOptions
  @Option(help: "text for people, or json for programs, one object per line.")
  var format: OutputFormat = .text

  func run() throws {
    var sources = ScreenSources(screens, reading, withDumps: true)
    try sources.forEach { loaded in
      for variant in loaded.variants {
        for (name, screen) in variant.allScreens {
          try announce(screen, named: name, in: variant, of: loaded)
        }
      }
      loaded.printWarnings()
    }
    try sources.finish()
  }

  /// Announces the screen that a variant begins on, or one that it shows later under a name.
  private func announce(
    _ screen: AccessibilityScreen, named other: String?, in variant: ScreenVariant,
    of loaded: LoadedScreen
  ) throws {
    let reader = loaded.source.reader
    let composer = try reading.configuration(of: reader, in: screen.language).composer
    if format == .text {
      let name = [
        loaded.source.name, variant.name, other ?? "", loaded.source.readerIfNeeded ?? "",
      ].filter { !$0.isEmpty }
      Terminal.print(Terminal.bold(name.joined(separator: " · ").onOneLine))
    }
    let stops = reader.stops(ofBuilt: screen)
    let announcements = composer.announcements(for: stops, in: screen.language)
    for (stop, announcement) in zip(stops, announcements) {
      switch format {
      case .text:
        Terminal.print("  " + announcement.spoken.onOneLine)
        if let hint = announcement.hint { Terminal.print(Terminal.dim("      " + hint.onOneLine)) }
      case .json:
        Terminal.print(
          try JSONText.inOrder(
            AnnouncementLine(
              screen: loaded.source.name + (other.map { "#\($0)" } ?? ""),
              reader: loaded.source.readerIfNeeded,
              variant: variant.name, element: stop.name,
              language: composer.settings.language, announcement: announcement)))
      }
    }
  }
}

/// A line of `announce --format json`; scripts rely on its shape.
///
/// It encodes its keys in alphabetical order.
private struct AnnouncementLine: Encodable {
  var screen: String
  /// Who reads, where more than one does.
  var reader: String?
  var variant: String
  var element: String
  var language: SpokenLanguage
  var announcement: SpokenAnnouncement

  private enum CodingKeys: CodingKey {
    case element, hint, language, parts, reader, screen, spoken, variant
  }

  private struct Part: Encodable {
    var kind: SpokenAnnouncement.Kind
    var language: SpokenLanguage
    var text: String
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(element, forKey: .element)
    try container.encode(announcement.hint, forKey: .hint)
    try container.encode(language, forKey: .language)
    let parts = (announcement.parts + announcement.hints).map {
      Part(kind: $0.kind, language: $0.language, text: $0.text.string)
    }
    try container.encode(parts, forKey: .parts)
    try container.encodeIfPresent(reader, forKey: .reader)
    try container.encode(screen, forKey: .screen)
    try container.encode(announcement.spoken, forKey: .spoken)
    try container.encode(variant, forKey: .variant)
  }
}
