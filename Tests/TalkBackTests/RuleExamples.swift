import AccessibilityModel
import ScreenReading
import Testing

/// Elements on which a rule of TalkBack is heard, and everything that is heard on them.
///
/// If there are several stops, each has a line; " … " comes before the hints.
struct RuleExample: Sendable, CustomTestStringConvertible {
  /// The name of the rule.
  let rule: String
  let elements: [AccessibilityElement]
  let english: String
  let korean: String

  init(_ rule: String, _ elements: AccessibilityElement..., english: String, korean: String) {
    self.rule = rule
    self.elements = elements
    self.english = english
    self.korean = korean
  }

  var testDescription: String { rule }
}

extension AccessibilityElement {
  fileprivate func android(_ change: (inout AndroidOverrides) -> Void) -> AccessibilityElement {
    with { change(&$0.android) }
  }
}

extension RuleExample {
  private static let cells = AccessibilityElement(
    .dataTable,
    children: [
      AccessibilityElement(label: "C").with {
        $0.tableCell = DataTableCell(row: 1, column: 1, header: .column)
      },
      AccessibilityElement(label: "D").with {
        $0.tableCell = DataTableCell(row: 1, column: 2, header: .column)
      },
      AccessibilityElement(label: "R").with {
        $0.tableCell = DataTableCell(row: 2, column: 1, header: .row)
      },
      AccessibilityElement(label: "T").with { $0.tableCell = DataTableCell(row: 2, column: 2) },
    ])

  static let all: [RuleExample] = [
    RuleExample(
      "state.selected", AccessibilityElement(label: "Tt", traits: .selected),
      english: "selected, Tt", korean: "선택됨, Tt"),
    RuleExample(
      "state.status",
      AccessibilityElement(.button, label: "Tt").with { $0.expandedStatus = .collapsed },
      AccessibilityElement(.checkbox, label: "Uu").with { $0.toggle = .off }
        .android { $0.toolkit = .compose },
      english: """
        collapsed, Tt, Button … Double-tap to activate, Actions available, use Tap with 3 fingers \
        to view
        not checked, Uu, Check box … Double-tap to toggle
        """,
      korean: """
        접힘, Tt, 버튼 … 활성화하려면 두 번 탭하세요, 작업 사용 가능, 세 손가락으로 탭 동작을 사용하여 봅니다
        선택 안됨, Uu, 체크박스 … 전환하려면 두 번 탭하세요
        """),
    RuleExample(
      "state.description",
      AccessibilityElement(.slider, label: "Tt", value: "50%"),
      AccessibilityElement(.switch, label: "Uu").with { $0.toggle = .on },
      AccessibilityElement(.switch, label: "Uu").with { $0.toggle = .off }.android {
        $0.toolkit = .compose
      },
      english: """
        50%, Tt, Slider … "Swipe up" or "Swipe down" to adjust
        ON, Uu, Switch … Double-tap to toggle
        Off, Uu, Switch … Double-tap to toggle
        """,
      korean: """
        50%, Tt, 슬라이더 … "위로 스와이프" 또는 "아래로 스와이프" 동작으로 조정
        사용 설정, Uu, 스위치 … 전환하려면 두 번 탭하세요
        꺼짐, Uu, 스위치 … 전환하려면 두 번 탭하세요
        """),
    RuleExample(
      "name", AccessibilityElement(label: "Tt"), AccessibilityElement(.button),
      AccessibilityElement(.secureTextField, label: "Pp", value: "abc"),
      english: """
        Tt
        Button … Double-tap to activate, Labels available, use Tap with 3 fingers to view
        password, 3 characters, Edit box, Pp … Double-tap to edit text
        """,
      korean: """
        Tt
        버튼 … 활성화하려면 두 번 탭하세요, 라벨 사용 가능, 세 손가락으로 탭 동작을 사용하여 봅니다
        비밀번호, 3자, 수정 창, Pp … 텍스트를 수정하려면 두 번 탭하세요
        """),
    RuleExample(
      "role", AccessibilityElement(.image, label: "Tt"),
      AccessibilityElement(.button, label: "Uu").android { $0.roleDescription = "Chip" },
      english: "Tt, Image\nUu, Chip … Double-tap to activate",
      korean: "Tt, 이미지\nUu, Chip … 활성화하려면 두 번 탭하세요"),
    RuleExample(
      "children", AccessibilityElement(.cell, label: "Wi-Fi").with { $0.toggle = .off },
      AccessibilityElement(
        .group,
        children: [
          AccessibilityElement(.text, label: "Tt"), AccessibilityElement(.image, label: "Uu"),
        ]
      ).with { $0.grouping = .combine },
      english: "Wi-Fi, OFF, Switch … Double-tap to toggle\nTt, Uu, Image",
      korean: "Wi-Fi, 사용 안함, 스위치 … 전환하려면 두 번 탭하세요\nTt, Uu, 이미지"),
    RuleExample(
      "error", AccessibilityElement(.textField, label: "Tt").android { $0.error = "too short" },
      english: "Tt, Edit box, Error: too short … Double-tap to edit text",
      korean: "Tt, 수정 창, Error: too short … 텍스트를 수정하려면 두 번 탭하세요"),
    RuleExample(
      "field.hint", AccessibilityElement(.textField, label: "Tt", value: "v w"),
      english: "v w, Edit box, Tt … Double-tap to edit text",
      korean: "v w, 수정 창, Tt … 텍스트를 수정하려면 두 번 탭하세요"),
    RuleExample(
      "state.disabled", AccessibilityElement(.button, label: "Tt", traits: .notEnabled),
      english: "Tt, Button, disabled", korean: "Tt, 버튼, 사용할 수 없음"),
    RuleExample(
      "position.item",
      AccessibilityElement(
        .list, children: [AccessibilityElement(label: "Tt"), AccessibilityElement(label: "Uu")]),
      english: "Tt, 1 of 2, In list, 2 items\nUu, 2 of 2",
      korean: "Tt, 2개 중 1번째, 목록에 있음, 항목 2개\nUu, 2개 중 2번째"),
    RuleExample(
      "position.header", cells,
      english: """
        capital C, Column heading, Row 1, In grid, 2 rows, 2 columns
        capital D, Column heading
        capital R, Row heading, C
        capital T, D
        """,
      korean: """
        대문자 C, 열 제목, 1행, 그리드에 있음, 행 2개, 열 2개
        대문자 D, 열 제목
        대문자 R, 행 제목, C
        대문자 T, D
        """),
    RuleExample(
      "position.row", cells,
      english: """
        capital C, Column heading, Row 1, In grid, 2 rows, 2 columns
        capital D, Column heading
        capital R, Row heading, C
        capital T, D
        """,
      korean: """
        대문자 C, 열 제목, 1행, 그리드에 있음, 행 2개, 열 2개
        대문자 D, 열 제목
        대문자 R, 행 제목, C
        대문자 T, D
        """),
    RuleExample(
      "position.column", cells,
      english: """
        capital C, Column heading, Row 1, In grid, 2 rows, 2 columns
        capital D, Column heading
        capital R, Row heading, C
        capital T, D
        """,
      korean: """
        대문자 C, 열 제목, 1행, 그리드에 있음, 행 2개, 열 2개
        대문자 D, 열 제목
        대문자 R, 행 제목, C
        대문자 T, D
        """),
    RuleExample(
      "role.heading", AccessibilityElement(.header, label: "Tt"),
      english: "Tt, Heading", korean: "Tt, 제목"),
    RuleExample(
      "container.in",
      AccessibilityElement(
        .list, label: "Cc",
        children: [AccessibilityElement(label: "Tt"), AccessibilityElement(label: "Uu")]),
      AccessibilityElement(
        .banner, children: [AccessibilityElement(label: "Vv"), AccessibilityElement(label: "Ww")]),
      english: """
        Tt, 1 of 2, In list Cc, 2 items
        Uu, 2 of 2
        Vv, Page, In horizontal pager
        Ww, Page
        """,
      korean: """
        Tt, 2개 중 1번째, Cc 목록에 있음, 항목 2개
        Uu, 2개 중 2번째
        Vv, 페이지, 수평 페이저 내부
        Ww, 페이지
        """),
    RuleExample(
      "container.out",
      AccessibilityElement(
        .list, label: "Cc",
        children: [AccessibilityElement(label: "Tt"), AccessibilityElement(label: "Uu")]),
      AccessibilityElement(label: "Vv"),
      AccessibilityElement(.dataTable, children: cells.children),
      AccessibilityElement(label: "Ww"),
      AccessibilityElement(
        .banner, children: [AccessibilityElement(label: "Xx"), AccessibilityElement(label: "Zz")]),
      AccessibilityElement(label: "Yy"),
      english: """
        Tt, 1 of 2, In list Cc, 2 items
        Uu, 2 of 2
        Vv, Out of list Cc
        capital C, Column heading, Row 1, In grid, 2 rows, 2 columns
        capital D, Column heading
        capital R, Row heading, C
        capital T, D
        Ww, Out of grid
        Xx, Page, In horizontal pager
        Zz, Page
        Yy, Out of horizontal pager
        """,
      korean: """
        Tt, 2개 중 1번째, Cc 목록에 있음, 항목 2개
        Uu, 2개 중 2번째
        Vv, Cc 목록에서 벗어남
        대문자 C, 열 제목, 1행, 그리드에 있음, 행 2개, 열 2개
        대문자 D, 열 제목
        대문자 R, 행 제목, C
        대문자 T, D
        Ww, 그리드에서 벗어남
        Xx, 페이지, 수평 페이저 내부
        Zz, 페이지
        Yy, 수평 페이저 외부
        """),
    RuleExample(
      "container.title.in",
      AccessibilityElement(.group, label: "Cc", children: [AccessibilityElement(label: "Tt")]),
      english: "Tt, In Cc", korean: "Tt, Cc에 있음"),
    RuleExample(
      "container.title.out",
      AccessibilityElement(.group, label: "Cc", children: [AccessibilityElement(label: "Tt")]),
      AccessibilityElement(label: "Uu"), english: "Tt, In Cc\nUu, Out of Cc",
      korean: "Tt, Cc에 있음\nUu, Cc에서 벗어남"),
    RuleExample(
      "hint.adjust", AccessibilityElement(.slider, label: "Tt", value: "5"),
      english: "5, Tt, Slider … \"Swipe up\" or \"Swipe down\" to adjust",
      korean: "5, Tt, 슬라이더 … \"위로 스와이프\" 또는 \"아래로 스와이프\" 동작으로 조정"),
    RuleExample(
      "hint.clickLabel",
      AccessibilityElement(.button, label: "Tt").android { $0.clickLabel = "pay" },
      english: "Tt, Button … Double-tap to pay", korean: "Tt, 버튼 … pay하려면 두 번 탭하세요"),
    RuleExample(
      "hint.select",
      AccessibilityElement(
        .tabBar,
        children: [
          AccessibilityElement(.tab, label: "Tt", traits: .selected),
          AccessibilityElement(.tab, label: "Uu"),
        ]),
      english: """
        selected, Tt, Tab, 1 of 2, In list, 2 items
        Uu, Tab, 2 of 2 … Double-tap to select
        """,
      korean: """
        선택됨, Tt, 탭, 2개 중 1번째, 목록에 있음, 항목 2개
        Uu, 탭, 2개 중 2번째 … 선택하려면 두 번 탭하세요
        """),
    RuleExample(
      "hint.toggle", AccessibilityElement(.checkbox, label: "Tt").with { $0.toggle = .on },
      english: "checked, Tt, Check box … Double-tap to toggle",
      korean: "선택함, Tt, 체크박스 … 전환하려면 두 번 탭하세요"),
    RuleExample(
      "hint.change", AccessibilityElement(.popUpButton, label: "Tt"),
      english: "Tt, Drop down list … Double-tap to change",
      korean: "Tt, 드롭다운 목록 … 변경하려면 두 번 탭하세요"),
    RuleExample(
      "hint.edit", AccessibilityElement(.textField, label: "Tt"),
      english: "Tt, Edit box … Double-tap to edit text",
      korean: "Tt, 수정 창 … 텍스트를 수정하려면 두 번 탭하세요"),
    RuleExample(
      "hint.click", AccessibilityElement(.button, label: "Tt"),
      english: "Tt, Button … Double-tap to activate",
      korean: "Tt, 버튼 … 활성화하려면 두 번 탭하세요"),
    RuleExample(
      "hint.longPress",
      AccessibilityElement(label: "Tt").with {
        $0.responses = [ElementResponse(.longPress, [])]
      },
      english: "Tt … Double-tap and hold to long press",
      korean: "Tt … 길게 누르려면 두 번 탭하고 유지하세요"),
    RuleExample(
      "hint.longPressLabel",
      AccessibilityElement(label: "Tt").android { $0.longClickLabel = "move" },
      english: "Tt … Double-tap and hold to move", korean: "Tt … move하려면 길게 두 번 탭하세요"),
    RuleExample(
      "hint.actions",
      AccessibilityElement(label: "Tt").with {
        $0.customActions = [AccessibilityCustomAction("Aa")]
      },
      english: "Tt … Actions available, use Tap with 3 fingers to view",
      korean: "Tt … 작업 사용 가능, 세 손가락으로 탭 동작을 사용하여 봅니다"),
    RuleExample(
      "hint.actions",
      AccessibilityElement(.text, label: "Tt").android { $0.links = ["Ll"] }
        .with { $0.customActions = [AccessibilityCustomAction("Aa")] },
      english: "Tt … Actions, Links available, use Tap with 3 fingers to view",
      korean: "Tt … 작업, 링크 사용 가능, 세 손가락으로 탭 동작을 사용하여 봅니다"),
    RuleExample(
      "hint.actions", AccessibilityElement(.button).android { $0.isPicture = true },
      english:
        "Unlabelled, Button … Double-tap to activate, Labels available, use Tap with 3 fingers to view",
      korean: "라벨이 지정되지 않음, 버튼 … 활성화하려면 두 번 탭하세요, "
        + "라벨 사용 가능, 세 손가락으로 탭 동작을 사용하여 봅니다"),
    RuleExample(
      "tooltip", AccessibilityElement(.button, label: "Tt").android { $0.tooltip = "Uu" },
      english: "Tt, Button, Uu … Double-tap to activate",
      korean: "Tt, 버튼, Uu … 활성화하려면 두 번 탭하세요"),
  ]
}
