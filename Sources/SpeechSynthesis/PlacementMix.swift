/// Clips that are heard near one another, mixed.
///
/// Where only one sounds, between its fades, its samples are taken as they are. Only if the sum is
/// somewhere too loud, all of it is mixed and that place turned down.
struct PlacementMix {
  /// In the order in which they were placed.
  private let placements: [Timeline.Placement]
  /// Where the first begins, in samples.
  let start: Int
  private let end: Int

  /// Creates a mix of placements.
  init(_ placements: [Timeline.Placement]) {
    self.placements = placements
    start = placements.reduce(Int.max) { min($0, $1.start) }
    end = placements.reduce(0) { max($0, $1.end) }
  }

  /// The mix, from the start of the first clip to the end of the last.
  func stretches() -> [SoundSequence.Stretch] {
    let peak = Float(SoundRecording.peak)
    let isTooLoud = placements.contains {
      Float($0.highest) > peak
        // What is heard of a clip may not be its loudest.
        && Float(SoundClip.highest(of: $0.samples)) > peak
    }
    if isTooLoud {
      return limited()
    }
    var stretches: [SoundSequence.Stretch] = []
    var coming = placements.indices.sorted { placements[$0].start > placements[$1].start }
    var heard: [Int] = []
    let places = placements.flatMap { [$0.start, $0.fadedIn, $0.fadingOut, $0.end] }.sorted()
    for (from, to) in zip(places, places.dropFirst()) where from < to {
      heard.removeAll { placements[$0].end <= from }
      while let next = coming.last, placements[next].start <= from {
        heard.append(coming.removeLast())
      }
      heard.sort()
      if heard.isEmpty {
        stretches.append(.silence(to - from))
      } else if heard.count == 1, placements[heard[0]].isPlain(from: from, to: to) {
        stretches.append(.samples(placements[heard[0]].samples(from: from, to: to)))
      } else {
        let signal = signal(of: heard, from: from, to: to)
        if signal.contains(where: { abs($0) > peak }) { return limited() }
        stretches.append(.samples(SoundRecording.rounded(signal)[...]))
      }
    }
    return stretches
  }

  private func signal(of heard: [Int], from: Int, to: Int) -> [Float] {
    var signal = [Float](repeating: 0, count: to - from)
    for index in heard { placements[index].add(to: &signal, from: from, to: to, at: from) }
    return signal
  }

  /// Everything mixed, with what is too loud turned down.
  private func limited() -> [SoundSequence.Stretch] {
    var signal = [Float](repeating: 0, count: end - start)
    for placement in placements {
      placement.add(to: &signal, from: placement.start, to: placement.end, at: start)
    }
    Limiter.limit(&signal, to: Float(SoundRecording.peak))
    return [.samples(SoundRecording.rounded(signal)[...])]
  }
}

extension Timeline.Placement {
  private var fadeIn: Int { min(Timeline.fadeIn, samples.count / 2) }
  private var fadeOut: Int { min(Timeline.fadeOut, samples.count / 2) }
  /// Where it has faded in, in samples.
  var fadedIn: Int { start + fadeIn }
  /// Where it begins to fade out, in samples.
  var fadingOut: Int { end - fadeOut }

  /// Whether it is heard between two places as it is in the clip.
  func isPlain(from: Int, to: Int) -> Bool { from >= fadedIn && to <= fadingOut }

  /// Its samples between two places within it.
  func samples(from: Int, to: Int) -> ArraySlice<Int16> {
    let first = samples.startIndex - start
    return samples[from + first..<to + first]
  }

  /// Adds what is heard of it between two places within it to a signal that begins at `origin`.
  func add(to signal: inout [Float], from: Int, to: Int, at origin: Int) {
    let (fadeIn, fadeOut) = (fadeIn, fadeOut)
    samples.withUnsafeBufferPointer { samples in
      signal.withUnsafeMutableBufferPointer { signal in
        for place in from..<to {
          let index = place - start
          var value = Float(samples[index])
          if index < fadeIn { value *= Float(index) / Float(fadeIn) }
          let left = samples.count - 1 - index
          if left < fadeOut { value *= Float(left) / Float(fadeOut) }
          signal[place - origin] += value
        }
      }
    }
  }
}
