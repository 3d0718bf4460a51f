// Films: walks as something to show: the drawn phone, fingers, captions, sound.
// In: walks with the times of their clips, and what they look like.
// Out: frames as SVG and the sound, and with librsvg and ffmpeg a film.

import AccessibilityModel
import ScreenDrawing
import SpeechSynthesis
import Support
import Walks

/// A film: walks one after another, each after a card that names it.
package struct Film: Sendable {
  package var acts: [Act]
  package var appearance: ScreenDrawing.Appearance
  /// Whether what is heard is written beside the phone.
  package var hasCaptions: Bool

  /// A walk, of one variant or of several side by side, which are heard one after another.
  package struct Act: Sendable {
    /// The title of the screen.
    package var title: String
    /// The name of the walk.
    package var walk: String
    /// Who reads, and whose voice it is.
    package var reader: String
    /// What is guessed.
    package var note: String
    /// The language of what is heard.
    package var language: SpokenLanguage
    package var lanes: [Lane]

    package init(
      title: String, walk: String, reader: String, note: String, language: SpokenLanguage,
      lanes: [Lane]
    ) {
      self.title = title
      self.walk = walk
      self.reader = reader
      self.note = note
      self.language = language
      self.lanes = lanes
    }
  }

  /// A walk of one variant.
  package struct Lane: Sendable {
    /// The name of the variant.
    package var name: String
    package var scenes: WalkScenes
    package var captions: [CaptionLine]
    package var gestures: [CaptionGesture]
    /// What it came to: some short texts.
    package var summary: [String]
    package var sound: SoundRecording
    package var picture: ScreenPicture?

    package init(
      name: String, scenes: WalkScenes, captions: [CaptionLine], gestures: [CaptionGesture],
      summary: [String], sound: SoundRecording, picture: ScreenPicture? = nil
    ) {
      self.name = name
      self.scenes = scenes
      self.captions = captions
      self.gestures = gestures
      self.summary = summary
      self.sound = sound
      self.picture = picture
    }
  }

  package init(
    acts: [Act], appearance: ScreenDrawing.Appearance = .light, hasCaptions: Bool = true
  ) {
    self.acts = acts
    self.appearance = appearance
    self.hasCaptions = hasCaptions
  }

  /// Frames a second.
  package static let rate = 30
  /// How long a card is shown, and the last picture of a walk, in milliseconds.
  package static let cardLength = 2600
  package static let holdLength = 1400
}

// MARK: - Time

extension Film {
  /// A stretch of the film.
  package struct Segment: Hashable, Sendable {
    /// Where it begins and ends, in samples.
    package var start: Int
    package var end: Int
    package var act: Int
    /// The lane that is heard; `nil` for the card.
    package var lane: Int?
  }

  /// The stretches of the film, in order.
  package var segments: [Segment] {
    var segments: [Segment] = []
    var start = 0
    func add(_ length: Int, _ act: Int, _ lane: Int?) {
      segments.append(Segment(start: start, end: start + length, act: act, lane: lane))
      start += length
    }
    for (index, act) in acts.enumerated() {
      add(Self.samples(Self.cardLength), index, nil)
      for (place, lane) in act.lanes.enumerated() {
        add(lane.sound.samples.count + Self.samples(Self.holdLength), index, place)
      }
    }
    return segments
  }

  private static func samples(_ milliseconds: Int) -> Int {
    milliseconds * SoundRecording.sampleRate / 1000
  }

  static var samplesPerFrame: Int { SoundRecording.sampleRate / rate }

  /// How many frames there are.
  package var frameCount: Int {
    let samples = segments.last?.end ?? 0
    return (samples + Self.samplesPerFrame - 1) / Self.samplesPerFrame
  }

  /// The sound: silence under the cards, and the walks as they are rendered.
  package var sound: SoundRecording {
    var samples: [Int16] = []
    for segment in segments {
      if let lane = segment.lane { samples += acts[segment.act].lanes[lane].sound.samples }
      samples += Array(repeating: 0, count: segment.end - samples.count)
    }
    return SoundRecording(samples: samples)
  }

  /// What is heard and when, in milliseconds from the start of the film.
  private var heardCaptions: [(start: Int, end: Int, text: String)] {
    segments.flatMap { segment -> [(start: Int, end: Int, text: String)] in
      guard let lane = segment.lane else { return [] }
      let offset = segment.start * 1000 / SoundRecording.sampleRate
      return acts[segment.act].lanes[lane].captions.compactMap { caption in
        // What was cut off before its first word is not heard.
        guard caption.heardInAll > 0 else { return nil }
        return (
          offset + caption.start, offset + caption.end,
          caption.heardText.captionLine + (caption.isCutOff ? " ✂" : "")
        )
      }
    }
  }

  /// The captions as SubRip: what is heard, which ends with a mark where it was cut off.
  package var subtitles: String {
    heardCaptions.enumerated().map { index, caption in
      "\(index + 1)\n\(Self.stamp(caption.start)) --> \(Self.stamp(caption.end))\n"
        + caption.text.forSubRip + "\n\n"
    }.joined()
  }

  /// The captions as WebVTT, as ffmpeg takes them for a track of the film.
  var captionTrack: String {
    "WEBVTT\n\n"
      + heardCaptions.map { caption in
        "\(Seconds(milliseconds: caption.start).timestamp) --> "
          + "\(Seconds(milliseconds: caption.end).timestamp)\n\(caption.text.escapedForVTT)\n\n"
      }.joined()
  }

  /// A time as SubRip writes it: as WebVTT does, but with a comma.
  private static func stamp(_ time: Int) -> String {
    Seconds(milliseconds: time).timestamp.replacing(".", with: ",")
  }
}

extension String {
  /// The text with nothing in it that a player would take for times, for tags such as `<b>` and `{\an8}`, or
  /// for the end of a line (`\N`).
  ///
  /// SubRip has no way to write them, and players differ in what they take for a tag, so that each of these
  /// signs becomes its wide form.
  fileprivate var forSubRip: String {
    let wide: [Character: Character] = ["<": "＜", ">": "＞", "{": "｛", "}": "｝", "\\": "＼"]
    return String(replacing("-->", with: "→").map { wide[$0] ?? $0 })
  }

  /// The text on one line without control characters.
  fileprivate var captionLine: String {
    let line = split(whereSeparator: \.isNewline).joined(separator: " ")
    return String(
      String.UnicodeScalarView(
        line.unicodeScalars.filter { $0.properties.generalCategory != .control }))
  }
}
