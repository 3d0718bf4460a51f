import Foundation
import TestSupport
import Testing

/// The examples that are programs.
@Suite struct ExampleTests {
  @Test func theSwiftExampleSaysWhatItSays() async throws {
    let run = try await ToolRun(program: "card-screen", [])
    #expect(
      run.output == """
        결제 수단, 머리말
        결제 카드 선택, 신한카드 1234, 조절 가능
        결제하기, 흐리게 표시됨, 버튼

        """)
  }
}
