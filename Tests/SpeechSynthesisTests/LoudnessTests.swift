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
}
