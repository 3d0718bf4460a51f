import Support
import Testing

@Suite("Results of tests for CI")
struct JUnitReportTests {
  @Test("Each kind of result is written as JUnit does, and what was tested is no markup")
  func kinds() {
    var report = JUnitReport(
      name: "overheard",
      cases: [
        .init(of: "a", named: "b", .passed, in: "a & b.yaml"),
        .init(of: "a", named: "<c> & \"d\"", .output("two\nlines\u{1B}")),
        .init(of: "a", named: "e", .failure("changed", detail: "-x\n+y\u{FFFF}", type: "error")),
        .init(of: "a", named: "f", .failure("changed", detail: "")),
        .init(of: "a", named: "g", .error("no such file")),
      ])
    #expect(
      report.text == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuite name="overheard" tests="5" failures="2" errors="1">
          <testcase classname="a" name="b" file="a &amp; b.yaml"/>
          <testcase classname="a" name="&lt;c&gt; &amp; &quot;d&quot;">
            <system-out>two
        lines␛</system-out>
          </testcase>
          <testcase classname="a" name="e">
            <failure type="error" message="changed">-x
        +y\u{FFFD}</failure>
          </testcase>
          <testcase classname="a" name="f">
            <failure message="changed"></failure>
          </testcase>
          <testcase classname="a" name="g">
            <error message="no such file"/>
          </testcase>
        </testsuite>

        """)
    report.cases = [.init(of: "a", named: "h", .error("first <line>\nsecond"))]
    #expect(
      report.text.contains(
        "<error message=\"first &lt;line&gt;\">first &lt;line&gt;\nsecond</error>"))
    report.cases = []
    #expect(report.text.contains(#"tests="0" failures="0" errors="0">"#))
    report.tellsNoErrors = false
    #expect(report.text.contains(#"tests="0" failures="0">"#))
  }
}
