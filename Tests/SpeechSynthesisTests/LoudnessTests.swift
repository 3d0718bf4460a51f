import Foundation
import TestSupport
import Testing

@testable import SpeechSynthesis

@Suite struct LoudnessTests {
  /// BS.1770: a sine of 1 kHz at full scale in one channel has -3.01 LUFS.
  @Test(arguments: [0.0, -6, -20])
  func aSineOf1kHzIsThreeBelowItsPeak(level: Double) {
    let amplitude = pow(10, level / 20) * 32767
    let samples = (0..<22_050).map { Int16(amplitude * sin(2 * .pi * 1000 * Double($0) / 22_050)) }
    #expect(abs(Loudness.integrated(samples) - (level - 3.01)) < 0.1)
    #expect(abs(Loudness.rms(of: samples) - (level - 3.01)) < 0.01)
    #expect(abs(Loudness.peak(of: samples) - level) < 0.01)
  }

  @Test func pausesDoNotCount() {
    let tone = (0..<22_050).map { Int16(8000 * sin(2 * .pi * 1000 * Double($0) / 22_050)) }
    let pause = [Int16](repeating: 0, count: 22_050)
    let withPauses = Loudness.integrated(tone + pause + tone + pause)
    // Blocks that straddle a join still count a little.
    #expect(abs(withPauses - Loudness.integrated(tone)) < 1)
    #expect(Loudness.rms(of: tone + pause) < Loudness.rms(of: tone) - 2.9)
  }

  @Test func silenceHasNoLoudness() {
    #expect(Loudness.integrated([]) == -.infinity)
    #expect(Loudness.integrated([Int16](repeating: 0, count: 22_050)) == -.infinity)
    #expect(Loudness.peak(of: [Int16]()) == -.infinity)
  }

  /// A sample as it should be rounded: halves go away from silence.
  private func rounded(_ value: Float) -> Int16 {
    Int16(max(-29_204, min(29_204, Double(value).rounded(.toNearestOrAwayFromZero))))
  }

  /// The fast ways to round give what a slow one does.
  @Test(arguments: [0.5, 1.5, 0.25, 0.891, 0.0625, 0.7079458, 1.0000001, 0.0001] as [Float])
  func scalingRoundsEachSample(by factor: Float) {
    let most = min(32_767, Int(Float(SoundRecording.peak) / factor))
    let samples = (-most...most).map { Int16($0) }
    #expect(
      SoundClip.scaled(samples[...], by: factor)
        == samples.map { rounded(Float($0) * factor) })
    #expect(SoundClip.scaled([1, -1, 3, -3], by: 0.5) == [1, -1, 2, -2])
    let loud = (-60_000...60_000).map { Float($0) * factor }
    #expect(SoundRecording.rounded(loud) == loud.map(rounded))
  }

  @Test func whatIsTooLoudIsKeptBelowThePeak() {
    let peak = SoundRecording.peak
    #expect(
      SoundRecording.rounded([29_203.5, 29_204.4, 29_205, 1e30, .infinity])
        == [Int16](repeating: peak, count: 5))
    #expect(
      SoundRecording.rounded([-29_203.5, -29_204.4, -1e30, -.infinity])
        == [Int16](repeating: -peak, count: 4))
    #expect(SoundRecording.rounded([0.49999997, -0.49999997, .nan]) == [0, 0, peak])
  }
}
