import Support
import Walks

/// What changed since the baseline, as values for its template.
struct ChangesValues {
  var status: ScreenComparison.Status
  /// The walks in the order of the page.
  var walks: [WalkComparison]
  /// The name of the reader of what was rendered, where there are several.
  var readerName: (String) -> String? = { _ in nil }
  /// The tag of the language of the screen.
  var language: String
  var links: PageLinks
  var words: PageWords

  var values: PageValues {
    get throws {
      let changed = walks.filter { $0.status != .unchanged }
      let unchanged = walks.filter { $0.status == .unchanged }
      var values: PageValues = ["isAdded": status == .added]
      if status != .added {
        values["comparisons"] = try changed.enumerated().map {
          try comparisonValues($1, number: $0 + 1)
        }
      }
      if !unchanged.isEmpty {
        values["unchangedWalks"] =
          [
            "summary": words[.unchangedWalks, unchanged.count], "names": unchanged.map(title),
          ] as PageValues
      }
      return values
    }
  }

  private func title(of walk: WalkComparison) -> String {
    let title = [walk.variant, walk.walk, readerName(walk.screen) ?? ""].filter { !$0.isEmpty }
      .joined(separator: " · ")
    return title.isEmpty ? words[.wholeScreen] : title
  }

  private func comparisonValues(_ walk: WalkComparison, number: Int) throws -> PageValues {
    var values: PageValues = [
      "id": "\(links.prefix)change-\(number)", "walkTitle": title(of: walk),
      "statusClass": walk.status.rawValue, "comparisonStatus": words.status(walk.status),
      "hasDifference": !walk.steps.isEmpty, "steps": try steps(of: walk),
    ]
    if walk.status == .changed || walk.status == .resounded {
      if let sound = walk.oldSound { values["oldSound"] = try links.address(of: sound) }
      // A page that holds everything has the new sound in its player already.
      if let sound = walk.newSound, !links.isEmbedded {
        values["newSound"] = try links.address(of: sound)
      }
    }
    return values
  }

  /// The steps, those that stayed the same folded together.
  private func steps(of walk: WalkComparison) throws -> [PageValues] {
    var steps: [PageValues] = []
    var same: [String] = []
    func fold() {
      guard !same.isEmpty else { return }
      steps.append([
        "unchanged": [
          "foldedText": words[.sameAnnouncements, same.count], "texts": same,
        ] as PageValues
      ])
      same = []
    }
    for step in walk.steps {
      if case .same(let item) = step {
        same.append(item.text)
        continue
      }
      fold()
      steps.append(["announcement": try announcement(step, of: walk)])
    }
    fold()
    return steps
  }

  private func announcement(_ step: HeardDifference.Step, of walk: WalkComparison) throws
    -> PageValues
  {
    var values: PageValues = [:]
    switch step {
    case .same: break
    case .removed(let old):
      values["stepClass"] = "removed"
      values["pieces"] = [["removed": old.text]]
      values["note"] = words[old.outcome == nil ? .removedChange : .removedAnnouncement]
      values["oldJump"] = try jump(old, in: walk.oldSound)
    case .added(let new):
      values["stepClass"] = "added"
      values["pieces"] = [["added": new.text]]
      values["note"] = new.cause.map(words.cause) ?? words[.addedAnnouncement]
      values["newJump"] = try links.isEmbedded ? nil : jump(new, in: walk.newSound)
    case .changed(let old, let new, let pieces):
      values["stepClass"] = "changed"
      values["pieces"] = pieces.map { piece -> [String: String] in
        switch piece {
        case .same(let text): ["same": text]
        case .removed(let text): ["removed": text]
        case .added(let text): ["added": text]
        }
      }
      if old.outcome != new.outcome, let now = new.outcome, let before = old.outcome {
        let texts = [now, before].map { words.outcome($0) ?? words[.heardWhole] }
        values["note"] = "\(texts[0]) (\(words[.outcomeWas, texts[1]]))"
      }
      if let cause = new.cause { values["note"] = words.cause(cause) }
      values["oldJump"] = try jump(old, in: walk.oldSound)
      values["newJump"] = try links.isEmbedded ? nil : jump(new, in: walk.newSound)
    }
    return values
  }

  private func jump(_ item: HeardItem, in sound: String?) throws -> PageValues? {
    try sound.map { sound in
      let seconds = Seconds(milliseconds: item.time).description
      return [
        "href": links.isEmbedded
          ? "#\(links.prefix)changes" : "\(try links.address(of: sound))#t=\(seconds)",
        "seconds": seconds,
        "clock": Seconds(milliseconds: item.time).instant,
      ]
    }
  }
}

extension PageWords {
  /// What became of a screen or walk.
  func status(_ status: ScreenComparison.Status) -> String { self[status.key] }
}

extension ScreenComparison.Status {
  /// The word for it.
  var key: PageWords.Key {
    switch self {
    case .changed: .statusChanged
    case .added: .statusAdded
    case .removed: .statusRemoved
    case .resounded: .statusResounded
    case .unchanged: .statusUnchanged
    }
  }
}
