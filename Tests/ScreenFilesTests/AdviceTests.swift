import Testing

@testable import ScreenFiles

/// Advice on what is wrong, followed to the letter: the file is read then.
@Suite struct AdviceTests {
  /// A file with a gap, what is wrong there, what the error says to write, and that in the gap.
  struct Slip: CustomTestStringConvertible {
    var file: String
    var wrong: String
    var advice: String

    /// - Parameters:
    ///   - wrong: What is wrong; what is below the line that is to be written stands after a line break.
    ///   - advice: What the error says to write, to its end.
    ///   - file: The file, with `…` for what is wrong; an element unless given.
    init(_ wrong: String, _ advice: String, in file: String = "elements:\n- …") {
      (self.file, self.wrong, self.advice) = (file, wrong, advice)
    }

    var testDescription: String { wrong }
  }

  @Test(arguments: slips) func whatIsAdvisedCanBeRead(slip: Slip) {
    let said = said(slip.file.replacing("…", with: slip.wrong))
    #expect(said.hasSuffix("write \(slip.advice)"), "\(said)")
    let below = slip.wrong.split(separator: "\n", maxSplits: 1).dropFirst().map { "\n\($0)" }
    #expect(
      self.said(slip.file.replacing("…", with: slip.advice + below.joined())) == "no error")
  }

  private func said(_ file: String) -> String {
    do {
      _ = try ScreenFile("language: en\n" + file)
      return "no error"
    } catch {
      return error.diagnostics.map(\.message).joined(separator: "\n")
    }
  }

  static let slips = fullWidth + brackets + assignments + states + words + lists

  /// Signs of Korean and Japanese keyboards.
  private static let fullWidth = [
    Slip("group \"G\"：\n  - text \"a\"", "group \"G\":"),
    Slip("button \"확인\"：{hint: x}", "button \"확인\": {hint: x}"),
    Slip("text \"가：나\" ［selected］", "text \"가：나\" [selected]"),
    Slip("text \"a  b\"［selected］:\n    hint: x", "text \"a  b\"[selected]:"),
    Slip("button \"확인\" ［selected］: 5", "button \"확인\" [selected]: 5"),
    Slip("button \"A\" ［selected，hidden］", "button \"A\" [selected, hidden]"),
    Slip(
      "button \"A long label that goes on and on\"：half of all that there is to hear",
      "button \"A long label that goes on and on\": half of all that there is to hear"),
  ]

  /// Colons in brackets, and quotes in labels.
  private static let brackets = [
    Slip(
      "button \"A\" [hint: \"Opens a list\", selected]",
      "button \"A\" [hint=\"Opens a list\", selected]"),
    Slip("button \"A\" [selected: true]:\n    hint: x", "button \"A\" [selected]:"),
    Slip("button \"A\" [hint: \"B\", selected]: 5", "button \"A\" [hint=B, selected]: 5"),
    Slip("text \"A\" [value: a, b]", "text \"A\" [value=\"a, b\"]"),
    Slip("text \"A\" [value: 12,900원]", "text \"A\" [value=\"12,900원\"]"),
    Slip(
      "text \"A\" [value: a, b, selected, hint: c d]",
      "text \"A\" [value=\"a, b\", selected, hint=\"c d\"]"),
    Slip("button [label: \"B\"]", "button \"B\""),
    Slip("button [label: B, selected]", "button \"B\" [selected]"),
    Slip("버튼 \"A\" [selected: true]", "button \"A\" [selected]"),
    Slip("text \"say \"x\" now\": 5", "text \"say \\\"x\\\" now\": 5"),
    Slip("text \"say \"x\" now\":\n    hint: y", "text \"say \\\"x\\\" now\":"),
    Slip(
      "text \"say \"x\" now\": {hint: y, value: z}",
      "text \"say \\\"x\\\" now\": {hint: y, value: z}"),
  ]

  /// Properties that are set as programs do it.
  private static let assignments = [
    "activate: […]", "activate:\n    - …", "activate:\n      …",
  ].flatMap { key in
    let file = "elements:\n- slider \"Volume\": 5\n- button \"A\":\n    \(key)"
    return [
      Slip("set: Volume = 70%", "{set: Volume, value: 70%}", in: file),
      Slip("set: Volume.hidden = false", "{set: Volume, hidden: false}", in: file),
      Slip("set: Volume.enabled = no", "{set: Volume, notEnabled: true}", in: file),
      Slip("set: Volume += 1", "{add: Volume, by: 1}", in: file),
      Slip("set: Volume -= 2.5", "{add: Volume, by: -2.5}", in: file),
      Slip("set: Volume = Volume + 1", "{add: Volume, by: 1}", in: file),
      Slip("subtract: Volume", "{add: Volume, by: -1}", in: file),
      Slip("set Volume = 70%", "{set: Volume, value: 70%}", in: file),
      Slip("announce(\"Saved\")", "announce: Saved", in: file),
      Slip("announce Saved", "announce: Saved", in: file),
    ]
  }

  /// States, and values without their colon.
  private static let states = [
    Slip(
      "[enabled=\"B is on\"]", "[enabledWhen=\"B is on\"]",
      in: "elements:\n- switch \"B\" [on]\n- button \"A\" …"),
    Slip(
      "button \"A\" [enabled: \"B is on\"]", "button \"A\" [enabledWhen=\"B is on\"]",
      in: "elements:\n- switch \"B\" [on]\n- …"),
    Slip("slider \"V\" 50% [selected]", "slider \"V\" [selected]: 50%"),
    Slip("{button: A, enabled: 아니요}", "- button \"A\" [notEnabled]", in: "elements:\n…"),
  ].map { slip in
    var slip = slip
    if slip.file.hasSuffix("\n…") { slip.wrong = "- " + slip.wrong }
    return slip
  }

  /// Lines of other notations.
  private static let words = [
    Slip("UIButton(\"A\")", "button \"A\""),
    Slip("Button('A')", "button \"A\""),
    Slip("buton «x»", "button \"x\""),
    Slip("button ‘a\"b’", "button \"a\\\"b\""),
    Slip("h1 \"A\" [selected]", "header \"A\" [selected, level=1]"),
    Slip("header2 \"A\" [selected]", "header \"A\" [selected, level=2]"),
    Slip("heading level 2 \"A\"", "header \"A\" [level=2]"),
    Slip("button Save it [selected]", "button \"Save it\" [selected]"),
    Slip("button \"A\", hint: Opens a list", "button \"A\" [hint=\"Opens a list\"]"),
    Slip("slider \"A\", value: 50%", "slider \"A\": 50%"),
    Slip("slider label = Volume value = 50%", "slider \"Volume\": 50%"),
    Slip("slider label=\"Volume\", value=50%", "slider \"Volume\": 50%"),
    Slip("button label = \"Save\" hint = Keeps it", "button \"Save\" [hint=\"Keeps it\"]"),
    Slip("slider \"A\" = 50%", "slider \"A\": 50%"),
    Slip("header \"A\" 2", "header \"A\" [level=2]"),
    Slip("button \"A\": [selected]", "button \"A\" [selected]"),
    Slip("[조절가능]", "[adjustable]", in: "elements:\n- slider \"A\" …"),
    Slip(
      "expect: \"A\", button", "expect: '\"A\", button'",
      in: "elements: []\nwalks:\n  w:\n  - next\n  - …"),
    Slip("button \"A\",", "button \"A\""),
    Slip("button \"A\" {hint: b}", "button \"A\" [hint=b]"),
    Slip("!button \"A\"", "button \"A\""),
    Slip("[버튼]", "[button]", in: "elements:\n- text \"A\" …"),
    Slip("yes", "on", in: "elements:\n- switch \"A\": {toggle: …}"),
    Slip("켜짐", "on", in: "elements:\n- switch \"A\": {toggle: …}"),
    Slip("{cell \"A\", cell \"B\"}", "[cell \"A\", cell \"B\"]", in: "elements:\n- list: …"),
  ]

  /// Lists as other notations have them.
  private static let lists = [
    Slip("• button \"A\"", "- button \"A\"", in: "elements:\n…"),
    Slip("* button \"A\"", "- button \"A\"", in: "elements:\n…"),
    Slip("– button \"A\"", "- button \"A\"", in: "elements:\n…"),
    Slip("1. button \"A\"", "- button \"A\"", in: "elements:\n…"),
    Slip("-\tbutton \"A\"", "- button \"A\"", in: "elements:\n…"),
    Slip("* swipe right", "- swipe right", in: "elements: []\nwalks:\n  w:\n  …"),
    Slip("1. swipe right x2", "- swipe right x2", in: "elements: []\nwalks:\n  w:\n  …"),
  ]

  /// What could only be told in part, or would be refused as well, is not told.
  @Test(arguments: [
    (
      "button \"A\" [hint: \"\(String(repeating: "Opens a list ", count: 20))\", selected]",
      "in brackets a flag stands alone, and a value after an equals sign"
    ),
    ("button \"A\"：저장: 완료", "'：' is a full-width sign; write ':' and a space"),
    (
      "slider \"A\" [range: [0, 100]]",
      "a list cannot be in brackets; put a colon at the end of the line, and below it: range: [0, 100]"
    ),
    (
      "button \"A\" [label: \"B\"]",
      "the label stands before the brackets, and this line has one: keep 'A' there, or put 'B' in its "
        + "place"
    ),
    (
      "text \"A\":\n    hint: C:\\new: x",
      "YAML takes a part of this text for something else; put it in quotes: hint: \"C:\\\\new: x\""
    ),
    (
      "button \"A\":\n    activate: subtract: A",
      "a second colon on a line means nothing to YAML; put the effect in brackets: "
        + "activate: [subtract: A]"
    ),
    ("Foo(\"x\")", "expected a label in quotes or flags in [ ] but found '(\"x\")'"),
    ("button \"A\": {disabled: false}", "unknown key 'disabled' in 'button \"A\"'; leave it out"),
    ("button \"A\": {selected: no}", "unknown key 'selected' in 'button \"A\"'; leave it out"),
    ("button \"A\" [decorative=false]", "unknown key 'decorative' in these flags; leave it out"),
    (
      "button \"A\" [enabled=maybe]",
      "unknown key 'enabled' in these flags; write [notEnabled], or 'enabledWhen' and a condition"
    ),
    (
      "text \"Open: 9: 00\"",
      "YAML takes the colon in the label for the end of a key; put the element in single quotes: "
        + "'text \"Open: 9: 00\"'"
    ),
    (
      "button \"A\": {activate: [{announce: x, toast: y, if: A is selected}]}",
      "'announce' and 'toast' stand below 'then:', not beside 'if'"
    ),
    (
      "button \"A\": {activate: [announce: Paid, after 1.5.2s]}",
      "a comma separates the entries of a list; put the text in quotes: "
        + "announce: 'Paid, after 1.5.2s'"
    ),
  ])
  func otherwiseOnlyTheRuleIsTold(line: String, expected: String) {
    #expect(said("elements:\n- \(line)") == expected)
  }

  /// Errors that are not in elements.
  @Test(arguments: [
    (
      "elements:\n- button \"A\": {activate: [push: home]}\nhome:\n  elements: [text \"x\"]",
      "unknown screen 'home'; add it below 'screens:'\n"
        + "unknown key 'home' in a screen file; another screen stands below 'screens:', indented further"
    ),
    (
      "variants: [a, b]",
      "'variants' must be a map such as 'before:' and 'after:', each with 'elements:'"
    ),
    (
      "variants:\n- a\n- b",
      "'variants' must be a map such as 'before:' and 'after:', each with 'elements:'; "
        + "leave out the dashes before their names"
    ),
    (
      "variants: {\" a\": {elements: []}}",
      "' a' cannot name a variant, because it begins or ends with a space; write a"
    ),
    (
      "elements: [button \"A\"]\nwalks: {'a ': [next]}",
      "'a ' cannot name a walk, because it begins or ends with a space; write a"
    ),
    (
      "elements: [button \"A\"]\nwalks: {a: {gestures: [next], goal: tap on A}}",
      "unknown goal \"tap on A\"; write \"activate A\""
    ),
    (
      "elements: [button \"A\"]\nwalks: {a: {gestures: [next], goal: 'tap \"A\"'}}",
      "unknown goal \"tap \"A\"\"; write \"activate A\""
    ),
    (
      "elements: [button \"A\"]\nwalks: {a: {gestures: [next], goal: activates A}}",
      "unknown goal \"activates A\"; did you mean \"activate A\"?"
    ),
    (
      "elements:\n    - button \"A\"\n   - button \"B\"",
      "this dash is indented by 3 spaces, where no list begins; indent it by 4, as on line 3"
    ),
    (
      "elements:\n- list \"L\":\n  - cell \"1\"\n - cell \"2\"",
      "this dash is indented by 1 space, where no list begins; indent it by 2, as on line 4"
    ),
    (
      "screen: A\n  order: frames\nelements: []",
      "'screen' has a value on its line, so nothing stands below it; begin 'order' where 'screen' begins"
    ),
    (
      "elements:\n  • button \"A\"\n  • button \"B\"",
      "'elements' must be a list, but '• button \"A\" • button \"B\"' was found; its entries begin with "
        + "dashes, each on a line of its own, such as - button \"Save\""
    ),
    (
      "elements:\n- button \"A\", button \"B\"",
      "another element begins on a line of its own; write - button \"B\" there"
    ),
    (
      "elements:\n- element: {role: button, label: A}",
      "unknown key 'role' in 'element'; the role begins the line: write button in place of 'element', "
        + "and leave out 'role'"
    ),
    (
      "elements:\n- button \"A\": {activate: 마쳤습니다}",
      "unknown effect '마쳤습니다'; if the app says this, write announce: 마쳤습니다"
    ),
    (
      "elements:\n- button \"A\": {activate: screen changed}",
      "unknown effect 'screen changed' in this list; did you mean 'screenChanged'?"
    ),
    (
      "elements:\n- button \"A\": {activate: Saved it}",
      "unknown effect 'Saved it'; if the app says this, write announce: Saved it"
    ),
    (
      "elements:\n-\n- button \"A\"",
      "nothing stands after this dash; leave it out, or write an element such as button \"Save\""
    ),
    (
      "elements:\n- - button \"A\"",
      "expected an element such as button \"Save\" but found a list; leave out the second dash, "
        + "or the brackets around it"
    ),
    (
      "elements: [button \"A\"]\nwalks: {a: {gestures: [next], goal: press and hold A}}",
      "unknown goal \"press and hold A\"; write \"activate ELEMENT\", \"focus ELEMENT\", "
        + "\"select ELEMENT\", \"ELEMENT = VALUE\", \"keep ELEMENT\", \"screen NAME\", "
        + "\"ELEMENT < NUMBER\", \"ELEMENT is STATE\" or \"ELEMENT matches /PATTERN/\""
    ),
  ])
  func adviceElsewhere(file: String, expected: String) {
    #expect(said(file) == expected)
  }

  /// Words that are elements as well as flags, and texts in quotes, are what is inside.
  @Test(arguments: [
    "- group: [image, button]", "- navigationBar: [backButton]", "- webView:\n  - link\n  - header",
    "- group: [\"Selected\", \"disabled\", 'selected']",
  ])
  func whatIsInsideIsNotTakenForFlags(element: String) {
    #expect(said("elements:\n\(element)") == "no error")
  }

  /// Patterns would look through such a line again and again, for minutes.
  @Test(arguments: [
    "- text: \"a\" \"b\"  # \(String(repeating: "x", count: 100_000))",
    "- text: \"a\" \"b\"  # \(String(repeating: "x : y [{, ", count: 10_000))",
    "- button \"A\" [\(String(repeating: "a: b, ", count: 20_000))]: {",
    "- button \"A\": {activate: [set: \(String(repeating: "a ", count: 50_000))]}",
    "- slider \"A\": {range: \(String(repeating: "1.", count: 50_000))}",
  ])
  func aLongLineIsRefusedAtOnce(line: String) {
    #expect(said("elements:\n\(line)") != "no error")
  }
}
