import AccessibilityModel

/// What scrolls, and what is beyond its edges.
extension AndroidTree {
  /// What scrolls around a place in the tree, and what is seen through all of that.
  struct Clip {
    /// The innermost node that scrolls.
    var index: Int
    /// From top to bottom; `nil` if nothing scrolls so.
    var rows: (start: Double, end: Double)?
    /// From left to right; `nil` if nothing scrolls so.
    var columns: (start: Double, end: Double)?
  }

  /// What is seen through a node that scrolls, in what scrolls around it and on the screen.
  func clip(_ index: Int, in outer: Clip?, _ screen: ScreenRect?) -> Clip {
    var clip = Clip(index: index, rows: outer?.rows, columns: outer?.columns)
    guard let frame = nodes[index].frame else { return clip }
    let isSideways = isSideways(index)
    var seen = frame.span(isSideways)
    let outer = isSideways ? clip.columns : clip.rows
    for around in [outer, screen?.span(isSideways)].compactMap(\.self) {
      seen = (max(seen.start, around.start), min(seen.end, around.end))
    }
    if isSideways { clip.columns = seen } else { clip.rows = seen }
    return clip
  }

  /// Whether a node says nothing because what is inside it lies beyond the edge of what scrolls: no dump of Android
  /// has what is not seen.
  ///
  /// To end at an edge is not enough, as buttons do that too. It is cut off if most of it lies beyond the edge, or
  /// if it reaches the edge and less of it is seen than others of its kind have before their texts begin. In doubt
  /// it is whole, so that a button without a name is found.
  ///
  /// - Parameters:
  ///   - index: The node.
  ///   - clip: What scrolls around it.
  ///   - textFrames: The frames of the texts in nodes that were measured before.
  /// - Returns: Whether its texts are missing for that.
  func isCutOff(
    _ index: Int, in clip: Clip?, _ textFrames: inout [Int: ScreenRect?]
  ) -> Bool {
    let node = nodes[index]
    guard let clip, Self.silent.contains(node.type), !node.type.hasSuffix("ImageView"),
      let frame = node.frame, !isSpeaking(index)
    else { return false }
    for isSideways in [false, true] {
      guard let (start, end) = isSideways ? clip.columns : clip.rows else { continue }
      let whole = frame.span(isSideways)
      let seen = min(whole.end, end) - max(whole.start, start)
      // Half a pixel is rounded up here and down there.
      let (passesStart, passesEnd) = (whole.start < start + 1.5, whole.end > end - 1.5)
      guard passesStart || passesEnd else { continue }
      if seen < (whole.end - whole.start) / 2 { return true }
      guard let room = roomAroundTexts(besides: index, isSideways, &textFrames)
      else { continue }
      if passesEnd, seen < room.before + 1.5 { return true }
      if passesStart, seen < room.after + 1.5 { return true }
    }
    return false
  }

  /// How far from the edges of what is like a node, and beside it, the texts inside are: the least distances.
  ///
  /// - Parameters:
  ///   - index: The node.
  ///   - isSideways: Whether it is measured from left to right.
  ///   - textFrames: The frames of the texts in nodes that were measured before.
  /// - Returns: The distances, or `nil` if nothing like it has texts inside.
  private func roomAroundTexts(
    besides index: Int, _ isSideways: Bool, _ textFrames: inout [Int: ScreenRect?]
  ) -> (before: Double, after: Double)? {
    guard let parent = parents[index], let breadth = nodes[index].frame?.span(!isSideways) else {
      return nil
    }
    var room: (before: Double, after: Double)?
    var other = parent + 1
    // More of them tell nothing new.
    for _ in 0..<40 where other < nodes[parent].end {
      defer { other = nodes[other].end }
      guard other != index, nodes[other].className == nodes[index].className,
        nodes[other].description == nil, nodes[other].text == nil,
        let frame = nodes[other].frame
      else { continue }
      let measured = textFrames[other] ?? frameOfTexts(in: other)
      textFrames[other] = .some(measured)
      guard let texts = measured else { continue }
      let across = frame.span(!isSideways)
      let difference = (across.end - across.start) - (breadth.end - breadth.start)
      guard abs(difference) < 3 else { continue }
      let (whole, inside) = (frame.span(isSideways), texts.span(isSideways))
      room = (
        min(room?.before ?? .infinity, inside.start - whole.start),
        min(room?.after ?? .infinity, whole.end - inside.end)
      )
    }
    return room
  }

  /// The least frame around the texts that are spoken with a node.
  private func frameOfTexts(in index: Int) -> ScreenRect? {
    var found: ScreenRect?
    var place = index + 1
    while place < min(nodes[index].end, index + 257) {
      let node = nodes[place]
      if isApart(node) {
        place = node.end
        continue
      }
      place += 1
      guard node.isImportant, node.text != nil || node.description != nil, let frame = node.frame
      else { continue }
      let (x, y) = (min(found?.x ?? frame.x, frame.x), min(found?.y ?? frame.y, frame.y))
      found = ScreenRect(
        x: x, y: y, width: max(found?.maxX ?? frame.maxX, frame.maxX) - x,
        height: max(found?.maxY ?? frame.maxY, frame.maxY) - y)
    }
    return found
  }

  /// Whether what scrolls does so to the side: what is in it stands side by side.
  private func isSideways(_ index: Int) -> Bool {
    let node = nodes[index]
    if node.type == "HorizontalScrollView" || node.type.hasPrefix("ViewPager") { return true }
    let frames = children(of: index).prefix(20).compactMap { nodes[$0].frame }
    guard let first = frames.first, frames.count > 1 else { return false }
    return frames.dropFirst().allSatisfy { $0.y < first.maxY && $0.maxY > first.y }
  }
}

extension ScreenRect {
  /// Where it begins and ends from left to right, or else from top to bottom.
  fileprivate func span(_ isSideways: Bool) -> (start: Double, end: Double) {
    isSideways ? (x, maxX) : (y, maxY)
  }
}
