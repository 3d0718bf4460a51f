/// Goes through a tree of JSON objects without recursing.
enum JSONWalk {
  /// Calls a closure for each value before its children, which the closure returns, and once more
  /// after them.
  static func run(_ roots: [JSONValue], _ visit: (JSONValue, _ isEnd: Bool) -> JSONValue?) {
    struct Level {
      var value: JSONValue?
      /// The token of the next child, and the one after the last.
      var next: Int
      var end: Int
    }
    for root in roots where root.kind == .object {
      var levels: [Level] = []
      func enter(_ value: JSONValue) {
        let children = visit(value, false)
        if let children, children.kind == .array {
          levels.append(
            Level(
              value: value, next: children.index + 1,
              end: Int(children.document.tokens[children.index].next)))
        } else {
          levels.append(Level(value: value, next: 0, end: 0))
        }
      }
      enter(root)
      while let level = levels.last {
        guard level.next < level.end, let document = level.value?.document else {
          if let value = level.value { _ = visit(value, true) }
          levels.removeLast()
          continue
        }
        let child = JSONValue(document: document, index: level.next)
        levels[levels.count - 1].next = Int(document.tokens[level.next].next)
        if child.kind == .object { enter(child) }
      }
    }
  }
}

extension ViewTree {
  /// The views of a JSON tree whose objects have their `children` inside.
  init(_ root: JSONValue, node: (JSONValue) -> ViewNode) {
    self.init()
    JSONWalk.run([root]) { value, isEnd in
      guard !isEnd else {
        close()
        return nil
      }
      open(node(value))
      return value["children"]
    }
  }
}
