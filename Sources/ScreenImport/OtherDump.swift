/// What tools print that does not do as a dump, and which command gives one that does.
enum OtherDump {
  /// What a text is, why it does not do, and what does; `nil` if it is none of these.
  static func complaint(about input: DumpInput) -> DumpError? {
    for kind in kinds {
      guard let line = input.headLines.firstIndex(where: { kind.has($0) }) else { continue }
      return DumpError(kind.message, line: line + 1)
    }
    return nil
  }

  /// Whether a text that begins with a list is one of these; a screen file never does.
  static func isList(_ bytes: some Collection<UInt8>) -> Bool {
    // YAML begins a document with three of them.
    bytes.drop { $0 <= 0x20 }.prefix(2).elementsEqual("- ".utf8)
  }

  private struct Kind: Sendable {
    /// Whether a line shows it.
    let has: @Sendable (Substring) -> Bool
    let message: String
  }

  private static let kinds = [
    Kind(
      has: { $0.hasPrefix("Semantics not generated") },
      message: "Flutter had no semantics to print: turn on VoiceOver or TalkBack, or call "
        + "SemanticsBinding.instance.ensureSemantics(), and press S in `flutter run` again"),
    Kind(
      has: { $0.contains("Semantics tree:") && $0.contains("SemanticsNode id=") },
      message:
        "this is the log of Flutter's AccessibilityBridge, which has roles and states only as numbers; press "
        + "S in `flutter run`, or call debugDumpSemanticsTree()"),
    Kind(
      has: { $0.hasPrefix("RenderView#") || $0.contains("WidgetsFlutterBinding - ") },
      message:
        "this is Flutter's tree of widgets or of rendering, which has no labels, roles and states; "
        + "press S in `flutter run`, or call debugDumpSemanticsTree()"),
    Kind(
      has: { isOfEspresso($0) },
      message:
        "this is Espresso's view hierarchy, which does not tell what TalkBack is shown, what is a "
        + "heading and what Compose draws; while the screen is shown, run "
        + "`adb exec-out uiautomator dump /dev/tty`, or print Compose's tree with printToLog"),
    Kind(
      has: { isOfActivity($0) },
      message: "this is the view hierarchy of `dumpsys activity top`, which has no texts; run "
        + "`adb exec-out uiautomator dump /dev/tty`"),
    Kind(
      has: { isOfUIKit($0) },
      message:
        "this is UIKit's description of views (recursiveDescription), which has no labels, traits and "
        + "values; run `axe describe-ui --udid UDID`, or `po XCUIApplication()` in a UI test"),
    Kind(
      has: { isOfARIA($0) },
      message:
        "this is an ARIA snapshot of a web page, as Playwright takes it: it tells what a browser on a "
        + "desktop has, not what VoiceOver and TalkBack find on a phone; open the page on a phone or in the "
        + "simulator, and take Appium's page source in the native context, or run `axe describe-ui --udid UDID`"
    ),
  ]

  /// Whether a line is such as `+->LinearLayout{id=-1, visibility=VISIBLE, …`.
  private static func isOfEspresso(_ line: Substring) -> Bool {
    let branch = line.utf8.drop { $0 == UInt8(ascii: "|") || $0 == 0x20 }
    guard branch.first == UInt8(ascii: "+") else { return false }
    let name = branch.dropFirst().drop { $0 == UInt8(ascii: "-") }
    return name.first == UInt8(ascii: ">") && line.contains("{id=")
  }

  /// Whether a line is such as `android.widget.TextView{ab12 V.ED..... ........ 0,0-1080,63}`.
  private static func isOfActivity(_ line: Substring) -> Bool {
    guard let brace = line.utf8.firstIndex(of: UInt8(ascii: "{")) else { return false }
    let words = line[brace...].dropFirst().split(separator: " ", maxSplits: 2)
    guard words.count == 3, words[0].allSatisfy(\.isHexDigit), words[1].count == 9 else {
      return false
    }
    return "VIG".contains(words[1].first ?? " ")
      && words[1].allSatisfy { ".FEDHVCLIG".contains($0) }
  }

  /// Whether a line is such as `<UIView: 0x7f8; frame = (0 0; 393 852); …`, or a controller's
  /// `<… 0x7f8, state: appeared, view: <…`.
  private static func isOfUIKit(_ line: Substring) -> Bool {
    let rest = line.drop { " |+".contains($0) }
    guard rest.hasPrefix("<") else { return false }
    return rest.contains(": 0x") && rest.contains("; frame = (")
      || rest.contains(" 0x") && rest.contains(", state: ") && rest.contains(", view: <")
  }

  /// The roles of web pages that have another name here, or none.
  private static let rolesOfARIA: Set<Substring> = [
    "article", "combobox", "complementary", "contentinfo", "document", "figure", "generic",
    "gridcell", "heading", "iframe", "img", "listitem", "main", "navigation", "paragraph", "region",
    "rowgroup", "searchbox", "textbox",
  ]

  /// Whether a text is an ARIA snapshot: a list, and a line in it as only such snapshots have.
  static func isARIA(_ text: String) -> Bool {
    text.hasPrefix("- ") && text.split(whereSeparator: \.isNewline).contains(where: isOfARIA)
  }

  /// Whether a line is such as `- heading "Cart" [level=1]`, `- button "Pay" [ref=e5]` or `- /url: /cart`.
  private static func isOfARIA(_ line: Substring) -> Bool {
    let item = line.drop { $0 == " " }
    guard item.hasPrefix("- ") else { return false }
    let content = item.dropFirst(2)
    if content.hasPrefix("/url: ") || content.contains(" [ref=e") { return true }
    let role = content.prefix { $0.isLetter }
    let next = content.dropFirst(role.count).first
    return rolesOfARIA.contains(role) && (next == nil || next == " " || next == ":")
  }
}
