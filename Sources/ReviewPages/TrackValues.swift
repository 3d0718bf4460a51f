import AccessibilityModel
import AppSimulation
import Rendering
import ScreenDrawing
import Support
import Walks

/// A walk of one variant as values for its template: the sound, the phone and the transcript.
struct TrackValues {
  var entry: Manifest.Entry
  var contents: WalkContents
  /// An identifier that is unique on the page.
  var id: String
  /// What the phone shows; `nil` if the screen cannot be read again.
  var pictures: PhonePictures?
  /// The address of the picture that lies under the cursor.
  var picture: String?
  var links: PageLinks
  /// The length of the longest walk beside it, in milliseconds: all have one time axis.
  var longest: Int
  var words: PageWords
  /// The tag of the language of the screen.
  var language: String
  /// What was found on this walk of this variant.
  var findings: [Finding] = []
  /// The name of the reader and its place among those of the page, where there are several.
  var reader: (name: String, index: Int)?
  /// The name of the walk if its section is called otherwise.
  var ownWalk: String?

  private var document: WalkTranscript { contents.document }
  /// What tells it from the others: the variant, the reader; a screen that has one of each is called so.
  private var name: String {
    let names = [entry.variant, reader?.name ?? ""].filter { !$0.isEmpty }
    return names.isEmpty ? words[.wholeScreen] : names.joined(separator: " · ")
  }

  func values() throws -> PageValues {
    let sound = try links.address(of: entry.sound ?? "")
    let lines = document.lines
    let found = Dictionary(grouping: findings) { $0.line(among: lines) ?? -1 }
    var values: PageValues = [
      "id": id, "sound": sound, "soundLabel": words[.soundOf, name],
      "trackName": name, "trackClass": trackClass,
      "wave": wave, "phoneViewBox": Self.viewBox, "fonts": ScreenDrawing.fonts,
      "phoneLabel": words[.phoneOf, name],
      "lines": try lines.enumerated().map { number, line -> PageValues in
        var values = try lineValues(line, number: number)
        values["findings"] = (found[number] ?? []).map { finding -> PageValues in
          [
            "severity": finding.severity, "rule": finding.rule, "message": finding.message,
            "toldIn": finding.language,
          ]
        }
        return values
      },
      "plainText": document.plainText, "textRows": min(max(lines.count, 3), 12),
      "files": try files, "data": ScriptData.json(TrackData(lines, pictures, words)),
    ]
    if let pictures { values["phone"] = phone(pictures) }
    if !entry.variant.isEmpty { values["variantName"] = entry.variant }
    if let reader { values["trackReader"] = reader.name }
    // A heading that nobody sees is for those who hear the page.
    if entry.variant.isEmpty, reader == nil { values["onlyName"] = words[.wholeScreen] }
    if let ownWalk { values["ownWalk"] = ownWalk }
    if let goal = entry.figures?.goal {
      values["goal"] = [
        "goalClass": goal ? "reached" : "missed",
        "goalText": (goal ? "✓ " : "✗ ") + words[goal ? .goalReached : .goalMissed],
      ]
    }
    if let unmet = entry.figures?.unmet, unmet > 0 {
      values["unmet"] = "✗ \(words[.figureUnmet]): \(unmet)"
    }
    if values["onlyName"] != nil, values["goal"] == nil, values["unmet"] == nil {
      values["headClass"] = "visually-hidden"
    }
    return values
  }

  private var trackClass: String {
    [
      entry.variant.isMeantToFail ? "meant" : "",
      reader.map { "of-reader reader-\($0.index + 1)" } ?? "",
    ].filter { !$0.isEmpty }.joined(separator: " ")
  }

  private var files: [PageValues] {
    get throws {
      guard !links.isEmbedded else { return [] }
      return try entry.files.map { file in
        let name = file.name.split(separator: "/").last.map(String.init) ?? file.name
        return ["href": try links.address(of: file.name), "fileName": name]
      }
    }
  }

  // MARK: The phone

  private static let viewBox: String = {
    let (width, height) = ScreenDrawing.size
    let edge = (-ScreenDrawing.edge).svg
    return "\(edge) \(edge) \(width.svg) \(height.svg)"
  }()

  private func phone(_ pictures: PhonePictures) -> PageValues {
    var first = pictures.first
    if let picture { first.picture?.address = picture }
    let layers = first.layers(prefix: id)
    var values: PageValues = ["drawing": layers.phone]
    if let ring = layers.cursor {
      values["ring"] = [
        "x": ring.x.svg, "y": ring.y.svg, "width": ring.width.svg, "height": ring.height.svg,
      ]
    }
    return values
  }

  // MARK: The sound

  /// The outline of the sound: bars, where something is said, and where something happens.
  private var wave: PageValues {
    let bars = max(Self.bars * entry.milliseconds / max(longest, 1), 1)
    return [
      "axis": longest, "path": contents.waveform.bars(bars, in: entry.milliseconds),
      "spans": spans, "ticks": ticks, "length": entry.milliseconds,
    ]
  }

  /// How many bars the outline of the longest walk has.
  private static let bars = 320

  /// Where something is said.
  private var spans: [PageValues] {
    document.events.compactMap { event in
      guard case .speak(let speech) = event.kind, speech.duration > 0 else { return nil }
      return [
        "spanClass": speech.outcome == .interrupted ? "span cut" : "span", "x": event.time,
        "width": speech.duration,
      ]
    }
  }

  /// Where something was cut off, and where something changed that nobody asked for.
  private var ticks: [PageValues] {
    document.events.compactMap { event in
      switch event.kind {
      case .speak(let speech) where speech.outcome == .interrupted && speech.duration > 0:
        ["tickClass": "tick cut", "x": event.time + speech.duration]
      case .change(let change) where change.isUnintended:
        ["tickClass": "tick unasked", "x": event.time]
      default: nil
      }
    }
  }

  // MARK: The transcript

  private func lineValues(_ line: TranscriptLine, number: Int) throws -> PageValues {
    let time = Seconds(milliseconds: line.time)
    var classes: [String] = []
    let lineID = "\(id)-line-\(number)"
    var values: PageValues = [
      "lineID": lineID,
      "jump": try links.address(of: entry.sound ?? "", at: "\(time)", line: lineID),
      "datetime": "PT\(time)S", "clock": time.instant,
      "changes": line.changes.map(change), "expectations": line.expectations.map(expectation),
      // Every focus has a tick, so the focus itself stands for it.
      "sounds": line.sounds.filter { line.focus == nil || $0 != .focus }.map(words.sound),
    ]
    if line.step != nil || line.focus != nil {
      var act: PageValues = [:]
      if let step = line.step { act["gesture"] = words.step(step) }
      if let focus = line.focus {
        act["focus"] = words.nameless(focus) ?? focus
        act["focusLanguage"] = language(ofName: focus)
      }
      values["act"] = act
    }
    if let speech = line.speech {
      values["speech"] = self.speech(speech)
      if speech.outcome == .interrupted { classes.append("cut") }
      if speech.outcome == .dropped { classes.append("unheard") }
      if speech.source == .hint { classes.append("hint") }
    }
    if line.changes.contains(where: \.isUnintended) { classes.append("unasked") }
    values["lineClass"] = classes.joined(separator: " ")
    return values
  }

  private func speech(_ speech: WalkTranscript.Speech) -> PageValues {
    let texts = speech.heardTexts
    let joints = speech.joints
    var values: PageValues = [
      "parts": zip(speech.parts, texts).enumerated().map { index, pair -> PageValues in
        var values: PageValues = [
          "kind": pair.0.kind.rawValue,
          "partLanguage": TextScript.language(
            of: pair.0.text.string, otherwise: pair.0.language.tag),
          "heard": pair.1.heard,
        ]
        if !joints[index].isEmpty { values["joint"] = joints[index] }
        if !pair.1.unheard.isEmpty { values["unheard"] = pair.1.unheard }
        return values
      }
    ]
    if let outcome = words.outcome(speech.outcome) { values["outcome"] = outcome }
    return values
  }

  private func expectation(_ expected: TranscriptLine.Expected) -> PageValues {
    [
      "expectationClass": expected.isMet ? "met" : "unmet",
      "expected": words[.expected, expected.expectation],
      "outcome": words[expected.isMet ? .said : .notSaid],
    ]
  }

  /// The language in which the page gives the name of an element.
  private func language(ofName name: String) -> String {
    words.nameless(name) == nil ? language : words.language.tag
  }

  private func change(_ change: ElementChange) -> PageValues {
    let states = words.states(change.property)
    return [
      "changeClass": change.isUnintended ? "unasked" : "",
      "sign": change.isUnintended ? "⚠︎" : "•",
      "what": words.nameless(change.element) ?? change.element,
      "whatLanguage": language(ofName: change.element),
      "property": words.property(change.property.name),
      "from": states?.from ?? change.property.from, "to": states?.to ?? change.property.to,
      "stateLanguage": states == nil ? language : words.language.tag,
      "by": words.cause(change.by),
    ]
  }
}
