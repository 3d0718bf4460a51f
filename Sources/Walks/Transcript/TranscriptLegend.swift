/// What the signs and figures of a transcript mean: for the help and the page about walks.
package enum TranscriptLegend {
  /// The signs at the beginning or within the right column, and what they stand for.
  package static let signs: [(sign: String, meaning: String)] = [
    ("→", "Focus arrives at this element. \"(thrown there)\": no gesture moved it."),
    (
      "\"…\"",
      "What is said, and for how many seconds. A word before it says why: hint, value, announcement, "
        + "scroll, screen, rotor; without one, focus arrived."
    ),
    (
      "♪",
      "A sound of the reader. The click of focus is not printed: → stands for it. ×1.41 after it: it is "
        + "that much higher than usual."
    ),
    (
      "*",
      "Something changed in the app: element, property, ⇒ from what to what, and by whom: the user, "
        + "focus, a timer or the app."
    ),
    ("✂", "The speech was cut off after so many seconds, by what came next."),
    (
      "✗",
      "The speech was never heard, because something else came before it began; for an announcement, the line "
        + "says why. With \"expected\" after it: the walk expected this, and it was not said."
    ),
    ("‖", "The user paused the speech for so long, so many seconds after its beginning."),
    ("✓", "What the walk expected was said."),
    ("=", "The figures of the walk."),
    (
      "≈",
      "How far the figures range over 400 starts of the walk, or fewer if very much happens in it: where "
        + "the app's timers stand, how fast the user is, how fast speech is."
    ),
  ]

  /// The figures at the end of a walk; the names are those of JSON.
  package static let figures: [(name: String, text: String, meaning: String)] = [
    (
      "gestures", "gestures",
      "What the user's fingers did. `swipe right x3` is three; `swipe right to ELEMENT` is as many "
        + "swipes as it took."
    ),
    (
      "unintended", "changes nobody asked for",
      "Changes that the arrival or departure of focus made (`by focus`), such as a card that is "
        + "selected because the cursor passed it, and double taps that opened something other than "
        + "what was heard. What a timer or the app changes by itself is not counted."
    ),
    (
      "thrown", "focus thrown",
      "How often focus was moved by no gesture: its element disappeared or was pulled along by a "
        + "change, or the app sent focus elsewhere by itself. Focus on a new screen is not counted."
    ),
    ("goal", "goal reached, goal missed", "Whether the goal holds; null for a walk without one."),
    ("goalTime", "goal reached at", "When it was reached, in seconds."),
    ("speech", "s of speech", "How much speech was heard, in seconds."),
    ("cutOff", "% of it cut off", "The share of speech that had begun and was cut off, 0 to 1."),
    (
      "unheard", "never heard",
      "How many announcements of the app were dropped before they began. What focus says is not "
        + "counted: the user went on."
    ),
    (
      "goalHeldFromStart", "it held from the start",
      "That a missed goal held before the first gesture; it must be reached by a change."
    ),
    (
      "trap", "trapped in",
      "The elements that the walk could not get away from, so that it ended there; null if nothing."
    ),
    (
      "trapKind", "an endless carousel, stopped because …",
      "What kept it there: `endlessCarousel`, `focusPingPong`, `reloadLoop`, "
        + "`thrownBack` by a timer, `endlessScreens`, `circularConditions`, "
        + "`endlessCode`, `tooLong` for a walk of more than an hour, or `tooMuch` for one in which more "
        + "than 100,000 events are made by no gesture."
    ),
    ("unmet", "not as expected", "How many expectations were not met; absent if there are none."),
  ]
}
