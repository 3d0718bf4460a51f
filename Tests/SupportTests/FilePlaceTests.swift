import Support
import Testing

@Suite("Places in files")
struct FilePlaceTests {
  @Test("A place is written as far as it is known")
  func description() {
    #expect("\(FilePlace("pay.yaml", 3, 7))" == "pay.yaml:3:7")
    #expect("\(FilePlace("pay.yaml", 3))" == "pay.yaml:3")
    #expect("\(FilePlace("pay.yaml", nil, 1))" == "pay.yaml")
  }

  @Test("What is wrong there stays on one line")
  func error() {
    #expect(
      FilePlace("a\nb.tsv", 1, 2).error("unknown\n::error::x")
        == "a↵b.tsv:1:2: error: unknown↵::error::x")
  }
}
