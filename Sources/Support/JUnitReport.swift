/// Results of tests as JUnit writes them, for CI.
///
/// ```swift
/// var report = JUnitReport(name: "overheard")
/// report.cases = [.init(of: "overheard", named: "pay", .failure("what is heard has changed", "…"))]
/// print(report.text)
/// ```
package struct JUnitReport: Sendable {
  /// The name of the suite.
  package var name: String
  /// Its cases, in order.
  package var cases: [Case]
  /// Whether the suite also says how many errors there are if there are none.
  package var tellsNoErrors: Bool

  package init(name: String, cases: [Case] = [], tellsNoErrors: Bool = true) {
    self.name = name
    self.cases = cases
    self.tellsNoErrors = tellsNoErrors
  }

  /// One test.
  package struct Case: Sendable {
    /// What it belongs to.
    package var className: String
    package var name: String
    package var result: Result
    /// The file that was tested, which some hosts of CI link to; `nil` to leave it out.
    package var file: String?

    package init(
      of className: String, named name: String, _ result: Result, in file: String? = nil
    ) {
      (self.className, self.name, self.result, self.file) = (className, name, result, file)
    }
  }

  /// How a test ended.
  package enum Result: Hashable, Sendable {
    case passed
    /// It passed, and wrote something.
    case output(String)
    case failure(_ message: String, detail: String, type: String? = nil)
    /// It could not be run; of several lines the first is the message.
    case error(_ text: String)
  }

  /// The whole file.
  package var text: String {
    let failures = cases.count { if case .failure = $0.result { true } else { false } }
    let errors = cases.count { if case .error = $0.result { true } else { false } }
    let toldErrors = errors > 0 || tellsNoErrors ? #" errors="\#(errors)""# : ""
    return #"""
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuite name="\#(Self.escaped(name))" tests="\#(cases.count)" failures="\#(failures)"\#(toldErrors)>
      \#(cases.map(Self.text).joined())</testsuite>

      """#
  }

  private static func text(of test: Case) -> String {
    let start =
      #"  <testcase classname="\#(escaped(test.className))" name="\#(escaped(test.name))""#
      + (test.file.map { #" file="\#(escaped($0))""# } ?? "")
    let result: String
    switch test.result {
    case .passed: return "\(start)/>\n"
    case .output(let text): result = "<system-out>\(escaped(text))</system-out>"
    case .failure(let message, let detail, let type):
      let type = type.map { #" type="\#(escaped($0))""# } ?? ""
      result =
        #"<failure\#(type) message="\#(escaped(message))">\#(escaped(detail))</failure>"#
    case .error(let text):
      // Line breaks in an attribute become spaces where it is read.
      let lines = text.split(whereSeparator: \.isNewline)
      let message = #"<error message="\#(escaped(lines.first.map(String.init) ?? text))""#
      result = lines.count > 1 ? "\(message)>\(escaped(text))</error>" : "\(message)/>"
    }
    return "\(start)>\n    \(result)\n  </testcase>\n"
  }

  /// A text with its line feeds and with signs for what would act where it is printed.
  private static func escaped(_ text: String) -> String { text.withVisibleControls.escapedForXML }
}
