import AccessibilityModel
import Foundation
import SpeechSynthesis
import Support

/// What a file tells of its film besides pictures and sound.
///
/// It has nothing of the time or the machine, so that two runs give the same bytes.
struct FilmLabels {
  /// The title that players show.
  let title: String
  /// The language of the sound and the captions as ISO 639-2 has it: `kor`.
  let language: String
  /// The chapters, one for each act from its card on, as ffmpeg reads them.
  let chapters: String
  /// The captions as WebVTT; `nil` if the picture has them.
  ///
  /// Of a film that shows captions, a track would show them twice: ffmpeg marks the first track of
  /// captions as one to be switched on, and players such as mpv heed that.
  let captions: String?

  init(of film: Film) {
    title = Self.joined(film.acts.map(\.title))
    let languages = Set(film.acts.map(\.language.base))
    language =
      languages.count > 1 ? "mul" : languages.first.flatMap(Self.code) ?? "und"
    chapters = Self.chapters(of: film)
    let track = film.hasCaptions ? "" : film.captionTrack
    captions = track.contains("-->") ? track : nil
  }

  /// The code of three letters of a language.
  private static func code(of language: String) -> String? {
    Locale.LanguageCode(language).identifier(.alpha3)
  }

  /// Titles, each once; of very many the first.
  private static func joined(_ titles: [String]) -> String {
    let different = titles.filter { !$0.isEmpty }.uniqued()
    return different.prefix(5).joined(separator: ", ") + (different.count > 5 ? ", …" : "")
  }

  private static func chapters(of film: Film) -> String {
    let cards = film.segments.filter { $0.lane == nil }
    var text = ";FFMETADATA1\n"
    for (index, card) in cards.enumerated() {
      let end = index + 1 < cards.count ? cards[index + 1].start : film.segments.last?.end ?? 0
      text +=
        "[CHAPTER]\nTIMEBASE=1/\(SoundRecording.sampleRate)\nSTART=\(card.start)\nEND=\(end)\n"
        + "title=\(escaped(name(of: film.acts[card.act])))\n"
    }
    return text
  }

  /// A chapter's name: its screen, walk and variants, as on the card.
  private static func name(of act: Film.Act) -> String {
    let lanes = act.lanes.map(\.name).filter { !$0.isEmpty }.joined(separator: " | ")
    return [act.title, act.walk, lanes].filter { !$0.isEmpty }.joined(separator: " · ")
  }

  /// A value as ffmpeg's metadata file writes it, on one line.
  private static func escaped(_ value: String) -> String {
    value.split(whereSeparator: \.isNewline).joined(separator: " ").reduce(into: "") {
      if "=;#\\".contains($1) { $0.append("\\") }
      $0.append($1)
    }
  }
}
