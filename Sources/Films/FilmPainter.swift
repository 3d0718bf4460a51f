import AccessibilityModel
import ScreenDrawing
import SpeechSynthesis

/// Draws the panes of a film as SVG.
struct FilmPainter {
  let film: Film

  /// The colors: words of any of them can be read on the background, those to come as well.
  struct Colors {
    let background, label, secondary, pale, pill, accent, cut: String
  }

  var colors: Colors {
    film.appearance == .light
      ? Colors(
        background: "#e8eaf1", label: "#15161a", secondary: "#5c606b", pale: "#646975",
        pill: "#d5daea", accent: "#2251cf", cut: "#b3261e")
      : Colors(
        background: "#0e1014", label: "#f4f5f8", secondary: "#a3a8b4", pale: "#8b909c",
        pill: "#222837", accent: "#8fb2ff", cut: "#ff8a80")
  }

  /// A pane as an SVG document of its own size.
  func svg(of pane: FilmFrame.Pane) -> String {
    document(width: pane.width, content(of: pane))
  }

  /// A whole frame as one document.
  func svg(of frame: FilmFrame) -> String {
    let panes = frame.panes.map { pane in
      "<svg x=\"\(pane.x)\" y=\"0\" width=\"\(pane.width)\" height=\"\(FilmFrame.height)\">\n"
        + content(of: pane) + "</svg>\n"
    }
    return document(width: FilmFrame.width, panes.joined())
  }

  private func document(width: Int, _ content: String) -> String {
    """
    <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(FilmFrame.height)" \
    viewBox="0 0 \(width) \(FilmFrame.height)" font-family="\(ScreenDrawing.fonts)">
    \(content)</svg>

    """
  }

  private func content(of pane: FilmFrame.Pane) -> String {
    let background =
      "<rect width=\"\(pane.width)\" height=\"\(FilmFrame.height)\" fill=\"\(colors.background)\"/>\n"
    switch pane.content {
    case .empty: return background
    case .card(let act): return background + card(film.acts[act])
    case .phone(let act, let lane, let scene, let gesture, let isDimmed):
      return background
        + phone(
          film.acts[act].lanes[lane], scene: scene, gesture: gesture, isDimmed: isDimmed,
          hasName: film.acts[act].lanes.count > 1, x: pane.x, width: pane.width)
    case .panel(let panel): return background + self.panel(panel, width: Double(pane.width))
    }
  }

  // MARK: Phone

  private func phone(
    _ lane: Film.Lane, scene index: Int, gesture: DrawnGesture?, isDimmed: Bool, hasName: Bool,
    x: Int, width: Int
  ) -> String {
    var drawing = ScreenDrawing([], gesture: gesture, appearance: film.appearance)
    if lane.scenes.scenes.indices.contains(index) {
      let scene = lane.scenes.scenes[index]
      drawing = ScreenDrawing(
        of: lane.scenes, at: scene.time, appearance: film.appearance, picture: lane.picture)
      drawing.gesture = gesture
    }
    let (top, height) = hasName ? (130.0, 890.0) : (60.0, 960.0)
    let scale = height / ScreenDrawing.size.height
    let left = (Double(width) - ScreenDrawing.size.width * scale) / 2 + ScreenDrawing.edge * scale
    var text =
      "<g transform=\"translate(\(left.svg) \((top + ScreenDrawing.edge * scale).svg)) "
      + "scale(\(Self.precise(scale)))\"\(isDimmed ? " opacity=\"0.4\"" : "")>\n"
      + drawing.content(prefix: "phone\(x)") + "</g>\n"
    if hasName {
      text += line(
        lane.name, x: Double(width) / 2, y: 92, size: 36, weight: 600,
        color: isDimmed ? colors.pale : colors.label, isCentered: true)
    }
    return text
  }

  private static func precise(_ scale: Double) -> String {
    let thousandths = Int((scale * 10_000).rounded())
    let fraction = String(thousandths % 10_000)
    return "\(thousandths / 10_000)." + String(repeating: "0", count: 4 - fraction.count) + fraction
  }

  // MARK: Words

  private func line(
    _ text: String, of lines: [String]? = nil, x: Double, y: Double, size: Double,
    weight: Int = 400, color: String, isCentered: Bool = false
  ) -> String {
    guard !text.isEmpty else { return "" }
    let drawn = DrawnText(text, of: lines)
    return
      "<text x=\"\(x.svg)\" y=\"\(y.svg)\" font-size=\"\(size.svg)\" font-weight=\"\(weight)\" "
      + "text-anchor=\"\(drawn.anchor(isCentered ? .middle : .start).rawValue)\"\(drawn.attributes) "
      + "fill=\"\(color)\">\(drawn.content)</text>\n"
  }

  private func card(_ act: Film.Act) -> String {
    var text = ""
    var y = 400.0
    let title = TextMeasure.lines(act.title, size: 96, isBold: true, width: 1560, limit: 2)
    for part in title {
      text += line(part, of: title, x: 180, y: y, size: 96, weight: 700, color: colors.label)
      y += 116
    }
    y += 4
    let walk = TextMeasure.lines(act.walk, size: 52, width: 1560, limit: 2)
    for part in walk {
      text += line(part, of: walk, x: 180, y: y, size: 52, color: colors.label)
      y += 68
    }
    let names = act.lanes.map(\.name).filter { !$0.isEmpty }.joined(separator: "  |  ")
    text += line(names, x: 180, y: y + 14, size: 40, weight: 600, color: colors.accent)
    text += line(act.reader, x: 180, y: 900, size: 34, color: colors.secondary)
    text += line(
      TextMeasure.lines(act.note, size: 28, width: 1560, limit: 1)[0], x: 180, y: 952, size: 28,
      color: colors.secondary)
    return text
  }

  private func panel(_ panel: FilmFrame.Panel, width: Double) -> String {
    let act = film.acts[panel.act]
    let lane = act.lanes[panel.lane]
    let isPair = act.lanes.count > 1
    let (left, room) = isPair ? (30.0, width - 60) : (40.0, width - 160)
    var text = ""
    let titleSize = isPair ? 34.0 : 44
    text += line(
      TextMeasure.lines(act.title, size: titleSize, isBold: true, width: room, limit: 1)[0],
      x: left,
      y: 170, size: titleSize, weight: 700, color: colors.label)
    let below = (isPair ? [act.walk] : [act.walk, lane.name]).filter { !$0.isEmpty }
    text += line(
      TextMeasure.lines(below.joined(separator: " · "), size: 28, width: room, limit: 1)[0],
      x: left,
      y: 218, size: 28, color: colors.secondary)
    guard film.hasCaptions else { return text }
    if let index = panel.gesture { text += pill(lane.gestures[index].text, x: left, room: room) }
    if let index = panel.caption {
      text += caption(
        lane.captions[index], heard: panel.heard, isSpoken: panel.isSpoken, x: left, room: room,
        size: isPair ? 46 : 60)
    }
    if panel.second == nil {
      var y = 460.0
      for part in Self.lines(of: lane.summary, size: 44, width: room).prefix(4) {
        text += line(part, x: left, y: y, size: 44, weight: 600, color: colors.label)
        y += 60
      }
    }
    let length = lane.sound.samples.count / SoundRecording.sampleRate
    text += line(
      "\(Self.clock(panel.second ?? length)) / \(Self.clock(length))", x: left, y: 1000, size: 26,
      color: colors.secondary)
    return text
  }

  /// Short texts with dots between them, in lines that end where a dot would be.
  static func lines(of texts: [String], size: Double, width: Double) -> [String] {
    func fits(_ line: String) -> Bool {
      TextMeasure.width(line, size: size, isBold: true) <= width
    }
    var lines: [String] = []
    for text in texts where !text.isEmpty {
      if let last = lines.last, fits("\(last) · \(text)") {
        lines[lines.count - 1] = "\(last) · \(text)"
      } else {
        // One that is longer than a line is broken where it can be.
        lines += TextMeasure.lines(text, size: size, isBold: true, width: width)
      }
    }
    return lines
  }

  private static func clock(_ seconds: Int) -> String {
    "\(seconds / 60):\(seconds % 60 < 10 ? "0" : "")\(seconds % 60)"
  }

  private func pill(_ gesture: String, x: Double, room: Double) -> String {
    let shown = TextMeasure.lines(gesture, size: 30, isBold: true, width: room - 56, limit: 1)[0]
    let width = TextMeasure.width(shown, size: 30, isBold: true) + 56
    return "<rect x=\"\(x.svg)\" y=\"292\" width=\"\(width.svg)\" height=\"60\" rx=\"30\" "
      + "fill=\"\(colors.pill)\"/>\n"
      + line(
        shown, x: x + width / 2, y: 332, size: 30, weight: 600, color: colors.accent,
        isCentered: true)
  }

  /// What is heard: the words so far in full, those to come pale, a hint smaller.
  ///
  /// The word that is being spoken is underlined and in color. What is never heard is not written.
  private func caption(
    _ caption: CaptionLine, heard: Int, isSpoken: Bool, x: Double, room: Double, size full: Double
  ) -> String {
    let whole = caption.heardText
    var size = caption.isHint ? full * 0.74 : full
    var lines = TextMeasure.lines(whole, size: size, isBold: true, width: room)
    while Double(lines.count) * size * 1.36 > 560, size > 22 {
      size -= 4
      lines = TextMeasure.lines(whole, size: size, isBold: true, width: room)
    }
    let characters = Array(whole)
    let start = isSpoken ? caption.startOfWord(endingAt: heard) : heard
    var text = ""
    var place = 0
    var y = 452.0
    for line in lines {
      while place < characters.count, characters[place] == " " { place += 1 }
      let said = min(max(start - place, 0), line.count)
      let spoken = min(max(heard - place, said), line.count)
      place += line.count
      let isLast = place >= characters.count
      let drawn = DrawnText(line, of: lines)
      text +=
        "<text x=\"\(x.svg)\" y=\"\(y.svg)\" font-size=\"\(size.svg)\" "
        + "font-weight=\"\(caption.isHint ? 400 : 600)\""
        + (drawn.isRightToLeft ? " text-anchor=\"end\"" : "")
        + "\(drawn.attributes) fill=\"\(colors.label)\" xml:space=\"preserve\">"
        + DrawnText(String(line.prefix(said)), of: lines).content
        + span(
          line.dropFirst(said).prefix(spoken - said), of: lines,
          "fill=\"\(colors.accent)\" text-decoration=\"underline\"")
        + span(line.dropFirst(spoken), of: lines, "fill=\"\(colors.pale)\"")
      if isLast, caption.isCutOff, heard >= caption.heardInAll {
        text += "<tspan fill=\"\(colors.cut)\"> ✂</tspan>"
      }
      text += "</text>\n"
      y += size * 1.36
    }
    return text
  }

  private func span(_ text: Substring, of lines: [String], _ attributes: String) -> String {
    text.isEmpty
      ? "" : "<tspan \(attributes)>\(DrawnText(String(text), of: lines).content)</tspan>"
  }
}

extension Film {
  /// A frame as one SVG document.
  package func svg(of frame: FilmFrame) -> String { FilmPainter(film: self).svg(of: frame) }

  /// A pane as an SVG document of its own.
  package func svg(of pane: FilmFrame.Pane) -> String { FilmPainter(film: self).svg(of: pane) }
}
