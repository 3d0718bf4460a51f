import Testing

@testable import ScreenFiles

/// Where everything in a file was written.
@Suite struct SourceMapTests {
  static let text = """
    screen: Sound
    walks:
      louder:
      - swipe right x2
      - swipe up
    variants:
      before:
        walks: {quick: {gestures: [double tap]}}
        elements:
        - header "Sound"
        - list:
          - slider "Volume": 50%
          - dataTable: {rows: [[One, Two]]}
        screens:
          detail:
            elements: ["Detail", button "Back": {activate: pop}]
      after:
        elements: [{slider "Volume": 50%}]

    """

  @Test func everyElementHasAPlace() throws {
    let elements = try sources().elements
    func place(_ variant: String, _ screen: String? = nil, _ indices: Int...) -> String {
      let path = ElementPath(variant: variant, screen: screen, indices)
      return elements[path].map { "\($0.line):\($0.column)" } ?? "nowhere"
    }
    #expect(place("before", nil, 0) == "10:7")
    #expect(place("before", nil, 1) == "11:7")
    #expect(place("before", nil, 1, 0) == "12:9")
    #expect(place("before", nil, 1, 1) == "13:9")
    #expect(place("before", nil, 1, 1, 1) == "13:34")
    #expect(place("before", "detail", 1) == "16:30")
    #expect(place("after", nil, 0) == "18:17")
    #expect(elements.count == 9)
  }

  @Test func everyWalkAndStepHasAPlace() throws {
    let walks = try sources().walks
    func place(_ variant: String?, _ walk: String, _ step: Int? = nil) -> String {
      let path = WalkPath(variant: variant, walk: walk, step: step)
      return walks[path].map { "\($0.line):\($0.column)" } ?? "nowhere"
    }
    #expect(place(nil, "louder") == "3:3")
    #expect([0, 1, 2].map { place(nil, "louder", $0) } == ["4:5", "4:5", "5:5"])
    #expect(place("before", "quick") == "8:13")
    #expect(place("before", "quick", 0) == "8:32")
    #expect(walks.count == 6)
  }

  private func sources() throws -> SourceMap {
    try ScreenFile.located(contentsOf: Self.text.utf8, path: "sound.yaml").sources
  }
}
