import Foundation

extension EarconRecipe {
  /// Makes the sound; the same recipe gives the same samples.
  public func clip(sampleRate: Int = SoundRecording.sampleRate) -> SoundClip {
    let length = tones.map { $0.start + $0.duration }.max() ?? 0
    var mix = [Double](repeating: 0, count: Int(length * Double(sampleRate) / 1000))
    for tone in tones { tone.add(to: &mix, sampleRate: Double(sampleRate)) }
    let highest = mix.map(abs).max() ?? 0
    guard highest > 0 else { return .empty }
    let factor = Decibels.factor(level) * 32768 / highest
    return SoundClip(
      samples: SoundRecording.rounded(mix.map { Float($0 * factor) }), sampleRate: sampleRate)
  }
}

extension EarconRecipe.Tone {
  /// How long every tone fades at its end, in seconds.
  private static let fade = 0.002

  func add(to mix: inout [Double], sampleRate: Double) {
    let first = Int(start * sampleRate / 1000)
    let count = min(Int(duration * sampleRate / 1000), mix.count - first)
    var phase = 0.0
    var noise = Noise(below: noise ?? 0, sampleRate: sampleRate)
    let partials = (partials ?? [EarconRecipe.Partial(ratio: 1, gain: 1)]).filter {
      // A frequency too high for the recording would be heard as another tone.
      (frequency ?? 0) * $0.ratio < sampleRate * 0.45
    }
    for index in 0..<max(0, count) {
      let time = Double(index) / sampleRate
      var value = 0.0
      if let frequency {
        for partial in partials {
          value += partial.gain * sin(2 * .pi * phase * partial.ratio)
        }
        phase += frequency * rise(at: Double(index) / Double(count)) / sampleRate
      }
      if self.noise != nil { value += noise.next() }
      mix[first + index] += (gain ?? 1) * envelope(at: time) * value
    }
  }

  /// How much higher the tone has become, in steps that sound equal.
  private func rise(at progress: Double) -> Double {
    guard let frequency, let glide else { return 1 }
    return pow(glide / frequency, progress)
  }

  private func envelope(at time: Double) -> Double {
    let rise = attack / 1000
    let level = time < rise ? time / rise : exp((rise - time) * 1000 / decay)
    return level * min(1, max(0, duration / 1000 - time) / Self.fade)
  }
}

/// Noise below a frequency; the same every time.
private struct Noise {
  private var state: UInt64 = 0x9e37_79b9_7f4a_7c15
  private var last = 0.0
  private let share: Double

  init(below frequency: Double, sampleRate: Double) {
    share = 1 - exp(-2 * .pi * frequency / sampleRate)
  }

  mutating func next() -> Double {
    // Knuth's linear congruential generator; its high bits are random enough to the ear.
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    let white = Double(Int64(bitPattern: state)) / Double(Int64.max)
    last += share * (white - last)
    return last
  }
}
