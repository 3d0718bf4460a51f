import AccessibilityModel
import Languages
import ScreenReading

/// The words of a page in one language.
///
/// All of a page's own words are in the table of its language, such as
/// `Languages/PageWords/ko.tsv`.
///
/// ```swift
/// PageWords(.korean)[.play]   // "재생"
/// ```
package struct PageWords: Sendable {
  /// The language of the words.
  package let language: SpokenLanguage
  /// The words by the names of their keys, which templates use.
  let byName: [String: String]

  /// The words of a language.
  package init(_ pack: LanguagePack) {
    language = pack.language
    byName = pack.pageWords.byName
  }

  /// A word or phrase, with a text in place of `{0}`.
  subscript(key: Key, _ argument: some CustomStringConvertible) -> String {
    let phrase = self[key]
    guard let place = phrase.firstRange(of: "{0}") else { return phrase }
    return phrase[..<place.lowerBound] + argument.description + phrase[place.upperBound...]
  }

  /// A word or phrase.
  subscript(key: Key) -> String { byName[key.rawValue] ?? key.rawValue }

  /// The row for turning a setting of a reader on or off.
  static func key(ofSetting name: String, _ isOn: Bool) -> String {
    "setting.\(name).\(isOn ? "on" : "off")"
  }

  /// The row for an element of a role without a text of its own.
  static func key(of role: ElementRole) -> String { "nameless.\(role.rawValue)" }

  /// The roles of elements that have no name but their role, as what they show comes and goes.
  static let namelessRoles = ElementRole.allCases.filter(\.showsOneItem)

  /// The rows of a table: what pages say, elements without a name, and the settings that walks turn on and
  /// off.
  package static let names: [String] =
    Key.allCases.map(\.rawValue) + namelessRoles.map(key)
    + GestureVocabulary.settings.flatMap { name in
      [true, false].map { key(ofSetting: name, $0) }
    }

  /// What a page can say.
  package enum Key: String, CaseIterable, Sendable {
    case exploreTitle, exploreStart, exploreAgain, exploreStep, exploreSteps, exploreLost,
      exploreMissed,
      exploreStand, exploreHour, exploreTooMuch
    case review, skipToContent, whereYouAre, allScreens, disclaimer, keys, keyPlay, keyStep,
      keyWind,
      keyVariant, keySpeed, keyLoop, keyWalk, keyLines, keyApprove, keyComment,
      keyNextReview, keyHelp, keysAnywhere, close, player, speed, speedNow, loop, loopOn,
      loopOff, hearing, phoneOf, verdictGoal, verdictLength, reachedAfter, nowReached,
      nowMissed, sooner, later, shorter, longer, fewer, more, rangeOf, sweepMissed, approve,
      approved, approvedBefore, approvalWithdrawn, cannotJump, goalsReached, inSomeWalks, comment,
      reviewedOf, nextUnreviewed, nextChanged,
      nothingLeft, exportMarks, importMarks, importedMarks, importFailed, sort, sortUsual,
      sortProblems, sortChanged, sortLength, sortName, problemsOnly, notRendered, findings,
      fix, walk, plainWalk, wholeScreen, figureGestures, figureUnintended, figureThrown,
      figureUnheard, figureUnmet, figureTrap, sweepTitle, sweepMap, sweepMapMissed,
      sweepNote, goalMissed, goalReached, goalReachedAfter, missed, transcript, soundOf, previous,
      play,
      pause, next, listenFrom, focusOn, becomes, becomesEnd, propertyValue, propertyLabel,
      propertyHint, propertySelected, propertyToggle, propertyError, propertyInvalid, propertyItem,
      propertyOpened,
      propertyExpanded, propertyNotEnabled, propertyHidden, cutOff, neverHeard, expected,
      said, notSaid, byUser, byFocus, byTimer, byApp, plainText, whatWasSaid, copy, copied,
      sinceBaseline, screenIsNew, baseline, now, baselineSound, newSound, removedWords,
      addedWords, removedAnnouncement, addedAnnouncement, removedChange, outcomeWas,
      heardWhole, sameAnnouncements, unchangedWalks, unchangedScreens, statusChanged,
      statusAdded, statusRemoved, statusResounded, statusUnchanged, screens, search,
      language, every, change, variants, reader, oneGesture, someGestures, someSeconds,
      listeningTime, totalScreens, totalWalks, totalTime, totalFindings, totalFailures, shown,
      factUnintended, factGoalMissed, soundFocus, soundActivate, soundBoundary,
      soundScreenChanged, soundEmpty, soundScroll, soundRotor, soundNoResults,
      soundPassThrough, soundAlert, soundSecureText, soundKeyboard, soundProgress,
      soundKeyboardGone, soundInsertionPoint, soundLoading, soundReorder, soundPopover,
      soundEnterGroup, soundLeaveGroup, soundFocusActionable,
      soundChimeUp, soundChimeDown, soundTick, soundLongClicked, soundViewEntered,
      soundComplete, soundScrollTone, soundWindowState, gestureSwipeRight, gestureSwipeLeft,
      gestureSwipeUp, gestureSwipeDown, gestureSwipeRightToEnd, gestureSwipeLeftToEnd,
      gestureSwipeRightTo, gestureSwipeLeftTo, gestureDoubleTap, gestureDoubleTapAndHold,
      gestureTouch, gestureTouchNothing, gestureEscape, gestureMagicTap, gesturePause,
      gestureReadAll, gestureReadFromTop, gestureThreeFingerRight, gestureThreeFingerLeft,
      gestureThreeFingerUp, gestureThreeFingerDown, gesturePosition, gestureMute,
      gestureRotorNext, gestureRotorPrevious, gestureRotorTo, gestureAction, gestureType,
      gestureDelete, gestureSelectAll, gestureReturnKey, gestureFourFingerTapTop,
      gestureFourFingerTapBottom, gestureDragTo, gestureDragToNothing, gestureDragRight,
      gestureDragLeft, gestureDragUp, gestureDragDown, gestureSplitTap, gestureItemChooser,
      gestureScreenCurtain, gestureIntoGroup, gestureOutOfGroup, gestureTwoFingerUp,
      gestureTwoFingerDown, gestureFourFingerRight, gestureFourFingerLeft, gestureFourFingerUp,
      gestureFourFingerDown, gestureThenRight, gestureThenLeft, gestureThenUp,
      gestureThenDown, propertyPosition, stateOn, stateOff, stateMixed, stateTrue, stateFalse,
      gestureWait, gestureExpect
  }
}
