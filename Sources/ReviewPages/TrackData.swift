import AccessibilityModel

/// What the script of a player follows while the sound of a walk plays; all times are milliseconds.
struct TrackData: Encodable {
  var lines: [Line]
  /// What the phone shows: the time, the number of a drawing, and left, top, width and height of the
  /// cursor's ring where it is seen.
  var scenes: [[Double]]
  /// Fingers: the times from which and until which they are seen, then numbers of drawings.
  var fingers: [[Int]]
  /// What the user does, and the elements that the cursor reaches, in order.
  var gestures: [Moment]
  var places: [Moment]

  /// A line of the transcript.
  struct Line: Encodable {
    var time: Int
    /// When its speech begins and ends; the same time if nothing is said.
    var start: Int
    var end: Int
    /// The words that are heard: for each, its part, its time, and its range in UTF-16.
    var words: [[Int]]
  }

  /// Something from a time on.
  struct Moment: Encodable {
    var time: Int
    var text: String
  }

  init(_ lines: [TranscriptLine], _ pictures: PhonePictures?, _ words: PageWords) {
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
    scenes = (pictures?.scenes ?? []).map { scene in
      let frame = scene.cursor.map { [$0.x, $0.y, $0.width, $0.height] } ?? []
      return [Double(scene.time), Double(scene.drawing)]
        + frame.map { ($0 * 10).rounded() / 10 }
    }
    fingers = (pictures?.fingers ?? []).map { [$0.start, $0.end] + $0.drawings }
    gestures = lines.compactMap { line in
      line.step.map { Moment(time: line.time, text: words.step($0)) }
    }
    places = lines.compactMap { line in
      line.focus.map { Moment(time: line.time, text: words.nameless($0) ?? $0) }
    }
  }
}
