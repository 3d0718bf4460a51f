import ScreenReading

/// The colors of a drawing, in the manner of iOS or of Android's Material.
struct Palette {
  /// Whose controls are drawn with them.
  let platform: ScreenReader.Platform
  let background: String
  let card: String
  let label: String
  let secondary: String
  let placeholder: String
  let separator: String
  let fill: String
  let control: String
  let disabled: String
  let tint: String
  let tintFill: String
  let onTintFill: String
  let onTint: String
  let on: String
  let alarm: String
  let onAlarm: String
  let bar: String
  let keyboard: String
  let key: String
  let edge: String
  let edgeLine: String
  /// What makes the cursor stand out: the line, and the line around it.
  let cursor: String
  let cursorHalo: String
  let finger: String
  let fingerLine: String
  /// The pairs of colors of cards, from the top left to the bottom right.
  let cards: [(String, String)]

  init(_ appearance: ScreenDrawing.Appearance, for platform: ScreenReader.Platform = .iOS) {
    let isLight = appearance == .light
    edge = "#1b1b1f"
    edgeLine = isLight ? "#3c3c42" : "#48484f"
    cursor = isLight ? "#000000" : "#ffffff"
    cursorHalo = isLight ? "#ffffff" : "#000000"
    finger = isLight ? "#3a3a46" : "#e8e8f0"
    fingerLine = isLight ? "#ffffff" : "#101014"
    cards = [
      ("#4b6cf0", "#2d3fae"), ("#2f9e8f", "#17655f"), ("#7d58c9", "#4b2f8a"),
      ("#d9694a", "#9c3f2a"), ("#4a5568", "#232b38"),
    ]
    self.platform = platform
    if platform == .android {
      // Material's own colors, which an app has before it chooses others.
      background = isLight ? "#fef7ff" : "#141218"
      card = isLight ? "#f3edf7" : "#211f26"
      label = isLight ? "#1d1b20" : "#e6e0e9"
      secondary = isLight ? "#49454f" : "#cac4d0"
      placeholder = isLight ? "#79747e" : "#938f99"
      separator = isLight ? "#cac4d0" : "#49454f"
      fill = isLight ? "#e6e0e9" : "#36343b"
      control = isLight ? "#e8def8" : "#4a4458"
      disabled = isLight ? "#a8a3aa" : "#6b6770"
      tint = isLight ? "#6750a4" : "#d0bcff"
      tintFill = isLight ? "#e8def8" : "#4a4458"
      onTintFill = isLight ? "#4a4458" : "#e8def8"
      onTint = isLight ? "#ffffff" : "#381e72"
      on = tint
      alarm = isLight ? "#b3261e" : "#f2b8b5"
      onAlarm = isLight ? "#ffffff" : "#601410"
      bar = card
      keyboard = isLight ? "#ece6f0" : "#2b2930"
      key = isLight ? "#fef7ff" : "#4a4458"
      return
    }
    background = isLight ? "#f2f2f7" : "#000000"
    card = isLight ? "#ffffff" : "#1c1c1e"
    label = isLight ? "#1c1c1e" : "#f5f5f7"
    secondary = isLight ? "#6c6c70" : "#a1a1a8"
    placeholder = isLight ? "#a5a5ab" : "#6e6e75"
    separator = isLight ? "#d9d9de" : "#38383a"
    fill = isLight ? "#e5e5ea" : "#2c2c2e"
    control = isLight ? "#ffffff" : "#636366"
    disabled = isLight ? "#b4b4ba" : "#5c5c61"
    tint = isLight ? "#0a6cff" : "#3d9bff"
    tintFill = isLight ? "#e3eeff" : "#12294a"
    onTintFill = tint
    onTint = "#ffffff"
    on = isLight ? "#34c759" : "#30d158"
    alarm = isLight ? "#ff3b30" : "#ff453a"
    onAlarm = onTint
    bar = isLight ? "#fbfbfd" : "#161618"
    keyboard = isLight ? "#d1d3d9" : "#2a2a2c"
    key = isLight ? "#ffffff" : "#626265"
  }
}
