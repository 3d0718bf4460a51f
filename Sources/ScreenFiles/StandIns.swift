import Yams

/// Lets emoji be printed as they are.
///
/// The emitter takes every character beyond U+FFFF for one that cannot be printed, and writes
/// `"\U0001F600"`. So each is printed as a character for private use, and put back afterwards.
struct StandIns {
  private var standIns: [Unicode.Scalar: Unicode.Scalar] = [:]
  private var hasPrivate = false

  /// Finds the characters of a file that need one.
  init(for node: Node) {
    find(in: node)
    // A text that has such characters itself keeps them.
    if hasPrivate { standIns = [:] }
  }

  /// The text that a closure makes of nodes in which the characters are replaced.
  func printed(_ node: Node, _ emit: (Node) throws -> String) rethrows -> String {
    guard !standIns.isEmpty else { return try emit(node) }
    let originals = Dictionary(uniqueKeysWithValues: standIns.map { ($1, $0) })
    return Self.replaced(try emit(replaced(node)), originals)
  }

  private mutating func find(in node: Node) {
    switch node {
    case .scalar(let scalar):
      for character in scalar.string.unicodeScalars where character.utf8.count > 2 {
        if character.properties.generalCategory == .privateUse { hasPrivate = true }
        // What cannot be seen is better seen as an escape.
        guard character.utf8.count == 4, Self.isVisible(character), standIns[character] == nil,
          let standIn = Unicode.Scalar(UInt16(0xE000 + standIns.count)),
          standIn.properties.generalCategory == .privateUse
        else { continue }
        standIns[character] = standIn
      }
    case .mapping(let mapping):
      for (key, value) in mapping {
        find(in: key)
        find(in: value)
      }
    case .sequence(let sequence): for element in sequence { find(in: element) }
    case .alias: break
    }
  }

  private static func isVisible(_ character: Unicode.Scalar) -> Bool {
    switch character.properties.generalCategory {
    case .control, .format, .privateUse, .surrogate, .unassigned: false
    default: true
    }
  }

  private func replaced(_ node: Node) -> Node {
    switch node {
    case .scalar(var scalar):
      scalar.string = Self.replaced(scalar.string, standIns)
      return .scalar(scalar)
    case .mapping(let mapping):
      let pairs = mapping.map { (replaced($0.key), replaced($0.value)) }
      return .mapping(Node.Mapping(pairs, mapping.tag, mapping.style))
    case .sequence(let sequence):
      return .sequence(Node.Sequence(sequence.map(replaced), sequence.tag, sequence.style))
    case .alias: return node
    }
  }

  private static func replaced(
    _ text: String, _ characters: [Unicode.Scalar: Unicode.Scalar]
  ) -> String {
    var result = String.UnicodeScalarView()
    result.append(contentsOf: text.unicodeScalars.lazy.map { characters[$0] ?? $0 })
    return String(result)
  }
}
