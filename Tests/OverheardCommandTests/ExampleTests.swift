import Foundation
import Testing

/// The examples that are programs.
@Suite struct ExampleTests {
  @Test func theSwiftExampleSaysWhatItSays() throws {
    let process = Process()
    process.executableURL = ToolRun.products.appending(path: "card-screen")
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    #expect(
      String(decoding: output, as: UTF8.self) == """
        결제 수단, 머리말
        결제 카드 선택, 신한카드 1234, 조절 가능
        결제하기, 흐리게 표시됨, 버튼

        """)
  }
}
