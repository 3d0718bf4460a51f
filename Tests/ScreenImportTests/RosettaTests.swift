import ScreenImport
import Testing

/// One Korean screen in nine formats sounds the same from each, apart from what a format cannot say.
@Suite struct RosettaTests {
  /// What the screen sounds like from the format that loses nothing.
  private static let whole = [
    "설정, 뒤로 버튼",
    "소리, 머리말",
    "벨소리 음량, 50%, 조절 가능 | 벨소리의 크기를 조절합니다. \(adjust)",
    "햅틱, 전환 버튼, 켬 | 설정을 끄거나 켜려면 이중 탭하십시오.",
    "선택됨, 기본, 버튼, 총 2 중 1",
    "조용히, 버튼, 총 2 중 2",
    "벨소리, 반사 | 벨소리를 고릅니다. 동작 사용 가능",
    "3페이지 중 1페이지, 조절 가능 | \(adjust)",
    "이름, 텍스트 필드 | 편집하려면 이중 탭하십시오.",
    "이용 약관, 링크",
    "저장, 흐리게 표시됨, 버튼",
    "선택됨, 홈, 탭, 총 2 중 1",
    "내 정보, 새로운 항목 1개, 탭, 총 2 중 2",
  ]
  private static let adjust = "값을 조절하려면 한 손가락으로 쓸어올리거나 쓸어내리십시오."

  /// The screen without the hints of its author.
  private static func withoutHints(_ lines: [String]) -> [String] {
    lines.map {
      $0.replacing("벨소리의 크기를 조절합니다. ", with: "").replacing("벨소리를 고릅니다. ", with: "")
    }
  }

  /// The screen without the actions of the app either.
  private static func withoutActions(_ lines: [String]) -> [String] {
    withoutHints(lines).map { $0.replacing(" | 동작 사용 가능", with: "") }
  }

  /// The screen with the decorative image, which XCUITest cannot tell from others.
  private static func withDecoration(_ lines: [String]) -> [String] {
    var lines = lines
    lines.insert("장식, 이미지", at: 10)
    return lines
  }

  @Test(
    "formats that say everything that is heard",
    arguments: [
      "accessibilitysnapshot.json", "idb-nested.json", "idb-flat.json", "idb-complete.json",
    ])
  func all(_ format: String) throws {
    #expect(try heard(format) == Self.whole)
  }

  @Test func webDriverAgentJSONHasNoHints() throws {
    #expect(try heard("wda.json") == Self.withoutHints(Self.whole))
  }

  @Test func webDriverAgentXMLHasNoActionsEither() throws {
    #expect(try heard("wda.xml") == Self.withoutActions(Self.whole))
  }

  @Test(
    "XCUITest's own dumps cannot tell decoration",
    arguments: ["debugdescription.txt", "xcuisnapshot.json"])
  func decoration(_ format: String) throws {
    #expect(try heard(format) == Self.withDecoration(Self.withoutActions(Self.whole)))
  }

  @Test func maestroHasNoRoles() throws {
    #expect(
      try heard("maestro.json") == [
        "설정",
        "소리",
        "벨소리 음량, 50%",
        "햅틱, 전환 버튼, 켬 | 설정을 끄거나 켜려면 이중 탭하십시오.",
        "선택됨, 기본",
        "조용히",
        "벨소리, 반사",
        "3페이지 중 1페이지",
        "이름, 텍스트 필드 | 편집하려면 이중 탭하십시오.",
        "이용 약관",
        "장식",
        "저장, 흐리게 표시됨",
        "선택됨, 홈",
        "내 정보, 새로운 항목 1개",
      ])
  }

  private func heard(_ format: String) throws -> [String] {
    try Dumps.heard(Dumps.imported("sound-settings-ko.\(format)"))
  }
}
