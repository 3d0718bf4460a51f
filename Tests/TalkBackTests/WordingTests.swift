import AccessibilityModel
import Foundation
import ScreenFiles
import ScreenReading
import TalkBack
import TestSupport
import Testing
import Walks

/// Every phrase of the tables is heard in both languages, or listed with the reason.
@Suite struct WordingTests {
  private static let tables = [ReaderWording.englishTalkBack, .koreanTalkBack]

  @Test func bothLanguagesHaveTheSameRows() {
    #expect(Self.tables[0].keys == Self.tables[1].keys)
    for key in Self.tables[0].keys {
      let holes = Self.tables.map { Set($0.text(key).holes) }
      #expect(holes[0] == holes[1], "\(key)")
    }
  }

  /// Only what a letter allows: but for the keyboard's name nothing in these tables is guessed.
  @Test func nothingIsGuessed() {
    for table in Self.tables {
      for key in table.keys where key != "window.keyboard" {
        #expect([.verified, .derived].contains(table[key]?.confidence), "\(key)")
      }
    }
  }

  /// Rows that nothing on a walk says, each with the reason.
  private static let unheard: [ReaderWording.Key: String] = [
    "role.list": "a list that is itself a stop; see `containersThatAreStops`",
    "role.grid": "the same of a grid",
    "role.tabBar": "the same of a tab bar",
    "role.webView": "the same of a web page",
    "gesture.singleTap": "a setting; see `SettingsTests`",
    "text.repeated": "see `RuleTests.marksAndCapitals`",
  ]

  /// What is heard of all examples and walks in words that are their own keys.
  private static func heard() throws -> String {
    var heard = RuleExample.all.map { said($0.elements, wording: .neutral) }.joined()
    heard += more.map { said($0, wording: .neutral) }.joined()
    for name in WalkTests.names { heard += try WalkTests.transcripts(name, wording: .neutral) }
    return heard
  }

  /// Elements for the rows that no example has.
  private static let more: [[AccessibilityElement]] = [
    [
      AccessibilityElement(
        .webView, children: [AccessibilityElement(.link, label: "Nn", traits: .header)])
    ],
    [
      AccessibilityElement(.backButton), AccessibilityElement(.sheetGrabber),
      AccessibilityElement(.stepper, label: "Nn", value: "1"),
    ],
    [
      AccessibilityElement(.activityIndicator),
      AccessibilityElement(.activityIndicator).with { $0.android.toolkit = .compose },
    ],
    [AccessibilityElement(.progress, value: "5%")],
    [AccessibilityElement(.secureTextField, label: "Tt", value: "a")],
    [
      AccessibilityElement(.slider, label: "Tt", value: "5%").with {
        $0.android.toolkit = .compose
      },
      AccessibilityElement(.tab, label: "Tt").with { $0.android.toolkit = .compose },
      AccessibilityElement(.switch, label: "Tt").with {
        $0.android.toolkit = .compose
        $0.toggle = .on
      },
    ],
    [ElementRole.checkbox, .radioButton].flatMap { role in
      AndroidOverrides.Toolkit.allCases.flatMap { toolkit in
        ToggleState.allCases.map { toggle in
          AccessibilityElement(role, label: "Tt").with {
            $0.toggle = toggle
            $0.android.toolkit = toolkit
          }
        }
      }
    },
    [
      AccessibilityElement(
        .webView,
        children: [
          ElementRole.header, .button, .switch, .checkbox, .radioButton, .slider, .popUpButton,
        ].map { AccessibilityElement($0, label: "Tt") })
    ],
    [AccessibilityElement(label: "Tt").with { $0.expandedStatus = .expanded }],
    [ElementRole.list, .dataTable].flatMap { role in
      [nil, "Cc"].flatMap { (label: AttributedText?) in
        [
          AccessibilityElement(
            role, label: label,
            children: [AccessibilityElement(label: "Tt"), AccessibilityElement(label: "Uu")]
          ).with {
            for index in $0.children.indices where role == .dataTable {
              $0.children[index].tableCell = DataTableCell(row: index + 1, column: index + 1)
            }
          }, AccessibilityElement(label: "Vv"),
        ]
      }
    },
    [
      AccessibilityElement(
        .dataTable,
        children: [
          AccessibilityElement(label: "Tt").with { $0.tableCell = DataTableCell(row: 1, column: 1) }
        ])
    ],
    [
      AccessibilityElement(
        .list, children: [AccessibilityElement(label: "Tt"), AccessibilityElement(label: "Uu")]
      ).with {
        $0.android.roleDescription = "Rr"
      }, AccessibilityElement(label: "Vv"),
      AccessibilityElement(
        .list, label: "Cc",
        children: [AccessibilityElement(label: "Tt"), AccessibilityElement(label: "Uu")]
      ).with {
        $0.android.roleDescription = "Rr"
      }, AccessibilityElement(label: "Vv"),
    ],
    [ScrollingBehavior.Axis.vertical, .horizontal].flatMap { axis in
      [nil, "Cc"].flatMap { (label: AttributedText?) in
        [
          AccessibilityElement(
            .scrollView, label: label,
            children: [AccessibilityElement(label: "Tt"), AccessibilityElement(label: "Uu")]
          ).with {
            $0.scrolling = ScrollingBehavior(axis: axis, isPaging: true)
          }, AccessibilityElement(label: "Vv"),
        ]
      }
    },
  ]

  @Test func everyPhraseIsHeardOrListed() throws {
    let heard = try Self.heard()
    for key in ReaderWording.englishTalkBack.keys where !key.rawValue.hasPrefix("symbol.") {
      let isHeard = heard.contains("[\(key)]") || heard.contains("[\(key) ")
      #expect(isHeard == (Self.unheard[key] == nil), "\(key)")
    }
  }

  /// Containers that are themselves stops have a word.
  @Test(arguments: [
    (ElementRole.list, "Cc, List", "Cc, 목록"), (.dataTable, "Cc, Grid", "Cc, 바둑판"),
    (.tabBar, "Cc, Tab bar", "Cc, 탭바"), (.webView, "Cc, Webview", "Cc, 웹뷰"),
  ])
  func containersThatAreStops(role: ElementRole, english: String, korean: String) {
    let element = AccessibilityElement(role, label: "Cc").with { $0.isAccessibilityElement = true }
    #expect(said([element]) == english)
    #expect(said([element], in: .korean) == korean)
  }

  /// A mark alone is named at every level, in both languages.
  @Test func everyMarkHasItsName() throws {
    for (language, table) in zip([SpokenLanguage.english, .korean], Self.tables) {
      for key in table.keys where key.rawValue.hasPrefix("symbol.") {
        let code = try #require(UInt32(key.rawValue.dropFirst(7), radix: 16))
        let mark = Character(try #require(Unicode.Scalar(code)))
        if mark.isWhitespace { continue }
        let element = AccessibilityElement(label: AttributedText(String(mark)))
        #expect(said([element], in: language) == table.text(key), "\(key)")
      }
    }
  }

  // MARK: Against the strings that TalkBack ships

  /// The table: what the environment names, or that of the folder of references beside the repository.
  private static let shipped: String? = {
    if let path = ProcessInfo.processInfo.environment["OVERHEARD_TALKBACK_STRINGS"] { return path }
    let path = Repository.root.appending(path: "../shared").appending(
      path: "reference/talkback-strings.tsv"
    )
    .path
    return FileManager.default.fileExists(atPath: path) ? path : nil
  }()

  private struct Shipped {
    var key: String
    var english: String
    var korean: String
  }

  /// The rows of a table of shipped strings, with the placeholders numbered as Android numbers them.
  private static func rows() throws -> [Shipped] {
    let text = try String(contentsOfFile: shipped ?? "", encoding: .utf8)
    return text.split(separator: "\n").dropFirst().map { line in
      let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      return Shipped(key: cells[0], english: cells[1], korean: cells[2])
    }
  }

  private static let codes = [
    "TBS": "tb", "FWS": "fw", "CUI": "compose", "MDC": "mdc", "CHR": "web",
  ]

  /// Each string is in our tables word for word, or left out for a reason.
  ///
  /// Needs the extracted strings as a table of key, English and Korean.
  @Test(
    .enabled(
      if: shipped != nil,
      "there is no table of shipped strings in ../shared, and OVERHEARD_TALKBACK_STRINGS names none"
    ))
  func everyShippedStringIsTakenOrLeftOutForAReason() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let reasons = try String(
      contentsOf: folder.appending(path: "Data/not-modelled.tsv"), encoding: .utf8
    ).split(separator: "\n").filter { !$0.hasPrefix("#") }
      .map { $0.split(separator: "\t").map(String.init) }
    var ours: [String: ReaderWording.Key] = [:]
    for key in ReaderWording.englishTalkBack.keys {
      let words = (ReaderWording.englishTalkBack[key]?.source ?? "").split(separator: " ")
      if words.count == 2, let prefix = Self.codes[String(words[0])] {
        ours["\(prefix).\(words[1])"] = key
      }
    }
    var isUsed = Set<String>()
    for row in try Self.rows() {
      if let key = ours[row.key] {
        let taken = Self.tables.map { Self.plain($0.text(key)) }
        #expect(taken == [row.english, row.korean].map(Self.plain), "\(row.key)")
      } else {
        let reason = reasons.first { Self.fits(row.key, $0[0]) }
        #expect(reason != nil, "\(row.key) is neither taken nor left out")
        if let reason { isUsed.insert(reason[0]) }
      }
    }
    #expect(reasons.map { $0[0] }.filter { !isUsed.contains($0) } == [], "reasons for nothing")
  }

  /// A phrase without its placeholders, which Android numbers and we name.
  private static func plain(_ text: String) -> String {
    text.replacing(/%(?:\d\$)?[sd]|%level|\{[a-z]+\}/, with: "•").replacing("%%", with: "%")
  }

  /// Whether a key fits a pattern in which stars stand for anything.
  private static func fits(_ key: String, _ pattern: String) -> Bool {
    let parts = pattern.split(separator: "*", omittingEmptySubsequences: false)
    guard parts.count > 1 else { return key == pattern }
    guard let first = parts.first, let last = parts.last, key.hasPrefix(first), key.hasSuffix(last),
      key.count >= first.count + last.count
    else { return false }
    var rest = key.dropFirst(first.count).dropLast(last.count)
    for part in parts.dropFirst().dropLast() where !part.isEmpty {
      guard let range = rest.firstRange(of: part) else { return false }
      rest = rest[range.upperBound...]
    }
    return true
  }
}
