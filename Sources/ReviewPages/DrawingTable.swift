/// The drawings of a page, each once: lines of SVG, and for each drawing the lines that it is made of.
///
/// The drawings of a walk differ in a few lines, so that a hundred of them weigh little more than one.
struct DrawingTable: Encodable {
  private(set) var lines: [String] = []
  private(set) var drawings: [[Int]] = []
  private var numbersOfLines: [String: Int] = [:]
  private var numbersOfDrawings: [[Int]: Int] = [:]

  /// What the names of clip paths begin with in the lines; scripts replace it by the phone's own.
  static let prefix = "phone"

  /// The number of a drawing, which is added if it is new.
  mutating func number(of svg: String) -> Int {
    // By bytes: to find characters took a fifth of the time of a page.
    let drawing = svg.utf8.split(separator: UInt8(ascii: "\n")).map {
      number(ofLine: String(Substring($0)))
    }
    if let number = numbersOfDrawings[drawing] { return number }
    drawings.append(drawing)
    numbersOfDrawings[drawing] = drawings.count - 1
    return drawings.count - 1
  }

  private mutating func number(ofLine line: String) -> Int {
    if let number = numbersOfLines[line] { return number }
    lines.append(line)
    numbersOfLines[line] = lines.count - 1
    return lines.count - 1
  }

  private enum CodingKeys: CodingKey {
    case lines, drawings
  }
}
