import Testing
import Walks

@Suite struct TranscriptDifferenceTests {
  @Test func hunksHaveContextAndLineNumbers() {
    let old = (1...20).map { "line \($0)" }.joined(separator: "\n") + "\n"
    let new = old.replacing("line 3\n", with: "LINE 3\n").replacing("line 18\n", with: "")
    #expect(
      TranscriptDifference(from: old, to: new).unified(from: "a", to: "b", context: 1) == """
        --- a
        +++ b
        @@ -2,3 +2,3 @@
         line 2
        -line 3
        +LINE 3
         line 4
        @@ -17,3 +17,2 @@
         line 17
        -line 18
         line 19

        """)
    #expect(TranscriptDifference(from: old, to: old).isEmpty)
    #expect(TranscriptDifference(from: old, to: old).unified(from: "a", to: "b") == "")
  }
}
