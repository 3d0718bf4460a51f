import AccessibilityModel
import AppSimulation
import Rendering
import Support
import Walks

/// A player as values for its template: the sound, the drawing and the transcript of one walk.
struct PlayerValues {
  var entry: Manifest.Entry
  var contents: WalkContents
  /// An identifier that is unique on the page.
  var id: String
  var wireframes: [Wireframe]
  /// The folder of the page.
  var folder: String
  /// The relative path from the page to the folder of the review.
  var root: String
  var words: PageWords
  /// What was found on this walk of this variant.
  var findings: [Finding] = []
  /// The name of the reader and its place among those of the page, where there are several.
  var reader: (name: String, index: Int)?
  /// The name of the walk if its section is called otherwise.
  var ownWalk: String?

  private var document: WalkTranscript { contents.document }
  private var sound: String { link(to: entry.sound ?? "") }
  private var waveWidth: Int { max(contents.waveform.buckets.count, 1) }

  var values: PageValues {
    let variant = entry.variant.isEmpty ? words[.wholeScreen] : entry.variant
    let name = [variant, reader?.name ?? ""].filter { !$0.isEmpty }.joined(separator: " · ")
    let lines = document.lines
    let found = Dictionary(grouping: findings) { $0.line(among: lines) ?? -1 }
    let timeline = WireframeTimeline(document.events, on: wireframes)
    var values: PageValues = [
      "id": id, "variantName": variant, "sound": sound,
      "soundLabel": words[.soundOf, name],
      "waveWidth": waveWidth, "wave": contents.waveform.path, "spans": spans, "ticks": ticks,
      "hasWireframes": !wireframes.isEmpty, "wireframes": wireframes.enumerated().map(wireframe),
      "lines": lines.enumerated().map { number, line -> PageValues in
        var values = lineValues(line, number: number)
        values["findings"] = (found[number] ?? []).map { finding -> PageValues in
          ["severity": finding.severity, "rule": finding.rule, "message": finding.message]
        }
        return values
      },
      "playerClass": [
        entry.variant.isMeantToFail ? "meant" : "",
        reader.map { "of-reader reader-\($0.index + 1)" } ?? "",
      ].filter { !$0.isEmpty }.joined(separator: " "),
      "plainText": document.plainText, "textRows": min(max(lines.count, 3), 12),
      "files": files, "data": ScriptData.json(PlayerData(lines, timeline, wireframes, words)),
    ]
    if let reader { values["playerReader"] = reader.name }
    if let ownWalk { values["ownWalk"] = ownWalk }
    if let goal = entry.figures?.goal {
      values["goal"] = [
        "goalClass": goal ? "reached" : "missed",
        "goalText": (goal ? "✓ " : "✗ ") + words[goal ? .goalReached : .goalMissed],
      ]
    }
    return values
  }

  private var files: [PageValues] {
    entry.files.map { file in
      let name = file.name.split(separator: "/").last.map(String.init) ?? file.name
      return ["href": link(to: file.name), "fileName": name]
    }
  }

  /// The relative path from the page to a file of the review; most files are beside the page.
  private func link(to path: String) -> String {
    let folder = folder + "/"
    return path.hasPrefix(folder)
      ? String(path.dropFirst(folder.count)).relativeURL : root + path.relativeURL
  }

  // MARK: The sound

  private func x(_ milliseconds: Int) -> Int {
    milliseconds * waveWidth / max(entry.milliseconds, 1)
  }

  /// Where something is said.
  private var spans: [PageValues] {
    document.events.compactMap { event in
      guard case .speak(let speech) = event.kind, speech.duration > 0 else { return nil }
      return [
        "spanClass": speech.outcome == .interrupted ? "span cut" : "span", "x": x(event.time),
        "width": max(x(event.time + speech.duration) - x(event.time), 1),
      ]
    }
  }

  /// Where something was cut off, and where something changed that nobody asked for.
  private var ticks: [PageValues] {
    document.events.compactMap { event in
      switch event.kind {
      case .speak(let speech) where speech.outcome == .interrupted && speech.duration > 0:
        ["tickClass": "tick cut", "x": x(event.time + speech.duration)]
      case .change(let change) where change.by == .focus:
        ["tickClass": "tick unasked", "x": x(event.time)]
      default: nil
      }
    }
  }

  // MARK: The drawing

  private func wireframe(_ index: Int, _ wireframe: Wireframe) -> PageValues {
    func rectangle(_ frame: ScreenRect) -> PageValues {
      [
        "x": number(frame.x), "y": number(frame.y), "width": number(frame.width),
        "height": number(frame.height),
      ]
    }
    var values: PageValues = [
      "isFirst": index == 0, "width": number(wireframe.width), "height": number(wireframe.height),
      "wireframeLabel": wireframe.name.isEmpty
        ? words[.wireframeOf] : words[.wireframeNamed, wireframe.name],
      "containers": wireframe.boxes.filter(\.isContainer).map { rectangle($0.frame) },
      "boxes": wireframe.boxes.filter { !$0.isContainer }.map { box -> PageValues in
        var values = rectangle(box.frame)
        values["role"] = box.role.rawValue
        values["text"] = box.text.shortened(toWidth: (box.frame.width - 20) / 19)
        values["textX"] = 10
        values["textLanguage"] = box.language
        return values
      },
    ]
    if let screenshot = wireframe.screenshot { values["screenshot"] = screenshot }
    return values
  }

  // MARK: The transcript

  private func lineValues(_ line: TranscriptLine, number: Int) -> PageValues {
    let time = Seconds(milliseconds: line.time)
    var classes: [String] = []
    var values: PageValues = [
      "lineID": "\(id)-line-\(number)", "jump": "\(sound)#t=\(time)",
      "datetime": "PT\(time)S", "clock": time.instant,
      "changes": line.changes.map(change), "expectations": line.expectations.map(expectation),
      // Every focus has a tick, so the focus itself stands for it.
      "sounds": line.sounds.filter { line.focus == nil || $0 != .focus }.map(words.sound),
    ]
    if line.step != nil || line.focus != nil {
      var act: PageValues = [:]
      if let step = line.step { act["gesture"] = words.step(step) }
      if let focus = line.focus { act["focus"] = focus }
      values["act"] = act
    }
    if let speech = line.speech {
      values["speech"] = self.speech(speech)
      if speech.outcome == .interrupted { classes.append("cut") }
      if speech.outcome == .dropped { classes.append("unheard") }
      if speech.source == .hint { classes.append("hint") }
    }
    if line.changes.contains(where: { $0.by == .focus }) { classes.append("unasked") }
    values["lineClass"] = classes.joined(separator: " ")
    return values
  }

  private func speech(_ speech: WalkTranscript.Speech) -> PageValues {
    let texts = speech.heardTexts
    let joints = speech.joints
    var values: PageValues = [
      "parts": zip(speech.parts, texts).enumerated().map { index, pair -> PageValues in
        var values: PageValues = [
          "kind": pair.0.kind.rawValue, "partLanguage": pair.0.language.tag,
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

  private func change(_ change: ElementChange) -> PageValues {
    [
      "changeClass": change.by == .focus ? "unasked" : "", "sign": change.by == .focus ? "⚠︎" : "•",
      "what": change.element, "property": words.property(change.property.name),
      "from": change.property.from, "to": change.property.to,
      "by": words.cause(change.by),
    ]
  }
}

/// A number for an SVG, with at most one decimal.
private func number(_ value: Double) -> String {
  guard value.isFinite, abs(value) < 1e6 else { return "0" }
  let tenths = Int((value * 10).rounded())
  let sign = tenths < 0 ? "-" : ""
  let size = tenths.magnitude
  return sign + (size % 10 == 0 ? "\(size / 10)" : "\(size / 10).\(size % 10)")
}

extension String {
  /// The text cut to a width in ems, with an ellipsis if it does not fit.
  fileprivate func shortened(toWidth limit: Double) -> String {
    var width = 0.0
    var end = startIndex
    for index in indices {
      let isWide = self[index].unicodeScalars.first.map { $0.value >= 0x1100 } ?? false
      width += isWide ? 1 : 0.56
      if width > limit { return String(self[..<end]) + "…" }
      if width <= limit - 1 { end = self.index(after: index) }
    }
    return self
  }
}
