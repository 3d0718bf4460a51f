import CYaml

/// How many nodes a YAML document has when its aliases (`*name`) are written out, counted without
/// writing them out.
enum AliasExpansion {
  /// Where a document has more nodes than a limit; `nil` if it has not, or is not YAML.
  static func excess(of text: String, over limit: Int) -> (line: Int, column: Int)? {
    guard text.utf8.contains(UInt8(ascii: "*")) else { return nil }
    return parsing(text) { excess(in: &$0, over: limit) }
  }

  /// Hands out a parser of a text.
  private static func parsing<Found>(
    _ text: String, _ body: (inout yaml_parser_t) -> Found?
  ) -> Found? {
    var text = text
    return text.withUTF8 { bytes in
      var parser = yaml_parser_t()
      guard yaml_parser_initialize(&parser) != 0 else { return nil }
      defer { yaml_parser_delete(&parser) }
      yaml_parser_set_input_string(&parser, bytes.baseAddress, bytes.count)
      return body(&parser)
    }
  }

  /// Where lists and mappings are first nested deeper than a limit, aliases apart; `nil` if nowhere, or
  /// if that cannot be told.
  static func nesting(of text: String, over limit: Int) -> (line: Int, column: Int)? {
    parsing(text) { parser in
      var depth = 0
      var event = yaml_event_t()
      while yaml_parser_parse(&parser, &event) != 0 {
        defer { yaml_event_delete(&event) }
        switch event.type {
        case YAML_SEQUENCE_START_EVENT, YAML_MAPPING_START_EVENT: depth += 1
        case YAML_SEQUENCE_END_EVENT, YAML_MAPPING_END_EVENT: depth -= 1
        case YAML_STREAM_END_EVENT: return nil
        default: break
        }
        if depth > limit {
          return (Int(event.start_mark.line) + 1, Int(event.start_mark.column) + 1)
        }
      }
      return nil
    }
  }

  private static func excess(
    in parser: inout yaml_parser_t, over limit: Int
  ) -> (line: Int, column: Int)? {
    var weights: [String: Int] = [:]
    // The collections that are open, each with its anchor and the nodes in it so far.
    var open: [(anchor: String?, weight: Int)] = [(nil, 0)]
    var event = yaml_event_t()
    func add(_ weight: Int, _ anchor: String?) {
      if let anchor { weights[anchor] = weight }
      open[open.count - 1].weight = min(open[open.count - 1].weight + weight, limit + 1)
    }
    while yaml_parser_parse(&parser, &event) != 0 {
      defer { yaml_event_delete(&event) }
      switch event.type {
      case YAML_SCALAR_EVENT: add(1, name(event.data.scalar.anchor))
      case YAML_ALIAS_EVENT: add(name(event.data.alias.anchor).flatMap { weights[$0] } ?? 1, nil)
      case YAML_SEQUENCE_START_EVENT: open.append((name(event.data.sequence_start.anchor), 1))
      case YAML_MAPPING_START_EVENT: open.append((name(event.data.mapping_start.anchor), 1))
      case YAML_SEQUENCE_END_EVENT, YAML_MAPPING_END_EVENT:
        if let closed = open.popLast() { add(closed.weight, closed.anchor) }
      case YAML_STREAM_END_EVENT: return nil
      default: break
      }
      if open[open.count - 1].weight > limit {
        return (Int(event.start_mark.line) + 1, Int(event.start_mark.column) + 1)
      }
    }
    return nil
  }

  private static func name(_ anchor: UnsafeMutablePointer<yaml_char_t>?) -> String? {
    anchor.map { String(cString: $0) }
  }
}
