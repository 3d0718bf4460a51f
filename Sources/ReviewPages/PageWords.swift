import AccessibilityModel
import Support

/// The words of a page in one language.
///
/// Every word that a page has of its own stands in a table, `Words/ko.tsv` or `Words/en.tsv`.
///
/// ```swift
/// PageWords(.korean)[.play]   // "재생"
/// ```
public struct PageWords: Sendable {
  /// The language of the words.
  public let language: Language
  /// The words by the names of their keys, as templates ask for them.
  let byName: [String: String]

  /// The words of a language; those of English for one that has none.
  public init(_ language: Language) {
    self.language = language.base == Language.korean.base ? .korean : .english
    byName = Self.words[self.language] ?? [:]
  }

  /// The languages that pages can be written in.
  public static let languages: [Language] = [.korean, .english]

  /// A word or phrase, with a text in place of `{0}`.
  subscript(key: Key, _ argument: some CustomStringConvertible) -> String {
    let phrase = self[key]
    guard let place = phrase.firstRange(of: "{0}") else { return phrase }
    return phrase[..<place.lowerBound] + argument.description + phrase[place.upperBound...]
  }

  /// A word or phrase.
  subscript(key: Key) -> String { byName[key.rawValue] ?? key.rawValue }

  /// The tables by language; a test finds what is wrong with one.
  static let tables = [
    Language.korean: table("ko.tsv"),
    .english: table("en.tsv"),
  ]

  private static func table(_ file: String) -> TabTable {
    TabTable(parsing: PageFile.text("Words/\(file)"), file: file, columns: ["key", "words"])
  }

  private static let words = tables.mapValues { table in
    Dictionary(table.rows.map { ($0[0], $0[1]) }) { first, _ in first }
  }

  /// What a page can say.
  enum Key: String, CaseIterable, Sendable {
    case review, skipToContent, whereYouAre, allScreens, disclaimer, keys, keysWhere, keyPlay,
      keyPrevious, keyNext, keyLines, keyJump, notRendered, findings, fix, walk, plainWalk,
      wholeScreen, figures, figure, figureGestures, figureGoal, figureSpeech, figureCutOff,
      figureUnintended, figureThrown, figureUnheard, figureUnmet, figureTrap, goalMissed,
      goalReached,
      missed, none, transcript, soundOf, wireframeOf, wireframeNamed, previous, play, pause,
      next, listenFrom, focusOn, becomes, cutOff, neverHeard, expected, said, notSaid, byUser,
      byFocus, byTimer, byApp, plainText, whatWasSaid, copy, copied, sinceBaseline,
      screenIsNew, baseline, now, baselineSound, newSound, removedWords, addedWords,
      removedAnnouncement, addedAnnouncement, removedChange, outcomeWas, heardWhole,
      sameAnnouncements, unchangedWalks, unchangedScreens, statusChanged, statusAdded,
      statusRemoved, statusResounded, statusUnchanged, screens, search, language, every,
      change, variants, listeningTime, totalScreens, totalWalks, totalTime, totalFailures,
      shown, nameOfKo, nameOfEn, factUnintended, factGoalMissed, soundFocus, soundActivate,
      soundBoundary, soundScreenChanged, soundEmpty, soundScroll, soundRotor, soundNoResults,
      soundPassThrough, soundAlert, soundSecureText, gestureSwipeRight, gestureSwipeLeft,
      gestureSwipeUp, gestureSwipeDown, gestureSwipeRightToEnd, gestureSwipeLeftToEnd,
      gestureSwipeRightTo, gestureSwipeLeftTo, gestureDoubleTap, gestureDoubleTapAndHold,
      gestureTouch, gestureTouchNothing, gestureEscape, gestureMagicTap, gesturePause,
      gestureReadAll, gestureReadFromTop, gestureThreeFingerRight, gestureThreeFingerLeft,
      gestureThreeFingerUp, gestureThreeFingerDown, gesturePosition, gestureMute,
      gestureRotorNext, gestureRotorPrevious, gestureRotorTo, gestureAction, gestureType,
      gestureWait, gestureExpect, gestureRotorFollowsOn, gestureRotorFollowsOff
  }
}
