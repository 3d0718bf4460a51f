import AccessibilityModel
import Yams

/// Nodes of plain values, as the printer writes them.
extension Node {
  init(text: AttributedText) {
    self =
      text.isPlain
      ? Node(text.string) : Node(list: text.runs.map { Node(run: $0) })
  }

  private init(run: AttributedText.Run) {
    self =
      run.attributes.isEmpty
      ? Node(run.text) : Node(entries: Vocabulary.run.print(run))
  }

  init(number: Double) {
    self =
      number == number.rounded() && number.magnitude < 1e15
      ? Node("\(Int64(number))") : Node("\(number)")
  }

  init(numbers: [Double]) {
    self = .sequence(Node.Sequence(numbers.map(Node.init(number:)), .implicit, .flow))
  }

  init(milliseconds: Int) {
    self = milliseconds % 1000 == 0 ? Node("\(milliseconds / 1000)s") : Node("\(milliseconds)ms")
  }

  init(list: [Node]) {
    self = .sequence(Node.Sequence(list, .implicit, list.isEmpty ? .flow : .block))
  }

  init(entries: [(key: String, node: Node)]) {
    self = .mapping(Node.Mapping(entries.map { (Node($0.key), $0.node) }, .implicit, .block))
  }
}
