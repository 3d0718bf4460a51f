import AccessibilityModel

/// What the script of a player follows while the sound plays; all times are milliseconds.
struct PlayerData: Encodable {
  var lines: [Line]
  /// The places that the cursor reaches, in order.
  var cursor: [Cursor]
  /// What the user does, in order.
  var gestures: [Gesture]

  /// A line of the transcript.
  struct Line: Encodable {
    var time: Int
    /// When its speech begins and ends; the same time if nothing is said.
    var start: Int
    var end: Int
    /// The words that are heard: for each, its part, its time, and its range in UTF-16.
    var words: [[Int]]
  }

  /// A place of VoiceOver's cursor.
  struct Cursor: Encodable {
    var time: Int
    var screen: Int
    /// Left, top, width and height; empty if the element is not drawn.
    var frame: [Double]
    var element: String
  }

  /// A gesture.
  struct Gesture: Encodable {
    var time: Int
    var text: String
    /// The canonical way to write it, from which the script knows how it moves.
    var kind: String
  }

  init(
    _ lines: [TranscriptLine], _ timeline: WireframeTimeline, _ wireframes: [Wireframe],
    _ words: PageWords
  ) {
    self.lines = lines.map { line in
      let parts = line.speech?.parts ?? []
      let words = parts.enumerated().flatMap { index, part in
        part.words.map { word in
          [
            index, word.time, part.text.string.utf16Offset(ofScalar: word.from),
            part.text.string.utf16Offset(ofScalar: word.to),
          ]
        }
      }
      // Speech may begin later than the gesture at the start of its line.
      let start = line.speechTime ?? line.time
      let end = max(start + (line.speech?.duration ?? 0), (words.last?[1] ?? 0) + 1)
      return Line(time: line.time, start: start, end: words.isEmpty ? start : end, words: words)
    }
    cursor = timeline.moments.map { moment in
      let frame = moment.box.map { wireframes[moment.screen].boxes[$0].frame }
      return Cursor(
        time: moment.time, screen: moment.screen,
        frame: frame.map { [$0.x, $0.y, $0.width, $0.height] } ?? [], element: moment.element)
    }
    gestures = lines.compactMap { line in
      line.step.map {
        Gesture(time: line.time, text: words.step($0), kind: $0.description)
      }
    }
  }
}
