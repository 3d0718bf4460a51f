import Films
import Testing

@testable import OverheardCommand
@testable import Rendering

/// What a terminal shows while something takes long.
@Suite struct ProgressTests {
  @Test func ofPagesAndScreens() {
    #expect(CountingLine.text("page", 4, of: 120, elapsed: 2) == "4 of 120 pages")
    #expect(CountingLine.text("page", 20, of: 120, elapsed: 10) == "20 of 120 pages · 0:50 left")
    #expect(CountingLine.text("screen", 120, of: 120, elapsed: 10) == "120 of 120 screens")
  }

  /// How long the rest of a batch takes is told from the fifth screen on, as long as there is a rest.
  @Test func ofABatch() {
    func line(_ done: Int, failed: Int = 0, seconds: Double = 0) -> String {
      var (progress, clips) = (BatchRun.Progress(), ClipStore.Figures())
      (progress.failed, progress.seconds) = (failed, seconds)
      (clips.made, clips.cached, clips.shared) = (2, 5, 1)
      return ProgressLine.text(120, done, progress, clips, elapsed: 10)
    }
    #expect(line(4) == "4 of 120 screens · 75 % of clips cached")
    #expect(line(5) == "5 of 120 screens · 75 % of clips cached · 3:50 left")
    #expect(
      line(119, failed: 1, seconds: 345)
        == "119 of 120 screens · 1 walk failed · 345 s of sound, 34 × real time"
        + " · 75 % of clips cached · 0:01 left")
    #expect(line(120) == "120 of 120 screens · 75 % of clips cached")
    #expect(
      ProgressLine.text(1, 0, BatchRun.Progress(), ClipStore.Figures(), elapsed: 0)
        == "0 of 1 screen")
  }

  /// It is told how much of a film is made, and from a twentieth on how long the rest takes.
  @Test func ofAFilm() {
    func line(_ frames: Int, _ elapsed: Double) -> String {
      FilmProgressLine.text(frames: frames, of: 95 * 30, elapsed: elapsed)
    }
    #expect(line(60, 3) == "2 of 95 s of film")
    #expect(line(19 * 30, 10) == "19 of 95 s of film · 0:40 left")
    #expect(line(95 * 30, 43) == "95 of 95 s of film")
  }
}
