import Films
import Testing

@testable import OverheardCommand

/// What a terminal shows while something takes long.
@Suite struct ProgressTests {
  @Test func ofPagesAndScreens() {
    #expect(CountingLine.text("page", 4, of: 120, elapsed: 2) == "4 of 120 pages")
    #expect(CountingLine.text("page", 20, of: 120, elapsed: 10) == "20 of 120 pages · 0:50 left")
    #expect(CountingLine.text("screen", 120, of: 120, elapsed: 10) == "120 of 120 screens")
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
