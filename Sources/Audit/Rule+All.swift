extension Rule {
  /// Every rule, in the order of the documentation.
  package static let all: [Rule] =
    words + structure + movement + scrolling + cost + [unusedSuppression]

  /// The rule of a name.
  package static func named(_ id: String) -> Rule? { all.first { $0.id == id } }

  private static let words: [Rule] = [
    imageWithoutLabel, fileNameAsLabel, decorativeImage, imageRepeatsText, controlWithoutLabel,
    fieldWithoutLabel,
    actionWithoutTrait,
    labelRepeatsTrait, labelRepeatsValue, labelRepeatsTitle, sameSound, valueLeavesOutText,
    adjustableWithoutValue, rawNumberValue, adjustableNeverChanges, stateInLabel, stateByColor,
    hintRepeatsLabel,
    hintNamesGesture, hintWithoutVerb, hintHoldsEssentials, foreignLanguage, readBySymbol,
    placeholderText, vagueLabel,
  ]

  private static let structure: [Rule] = [
    captionApart, tornCard, screenWithoutTitle, screenWithoutHeading, headingSkipsLevel, sameTitle,
    unreachableElement, nothingReachable, focusTrap, orderAgainstFrames, modalBackground, noWayOut,
    alertWithoutText, tabsWithoutPositions, noTabChosen, tableWithoutHeaders,
    listWithoutCount,
  ]

  private static let movement: [Rule] = [
    selectsOnFocus, endlessCarousel, coarseSlider, gestureOnly, rollingBanner,
    bannerItemsAsElements, bannerReadsAll, focusLostOnReload, focusLostOnRemoval, focusThrown,
    announcementLost, silentToast, silentMessage,
    announcementFlood, lateValue, endlessNotification, endlessNavigation, goalMissed,
  ]

  private static let scrolling: [Rule] = [
    nestedScrollViews, pagingWithoutPageControl, pageControlContradicts, severalScrollViews,
    smallTarget, overlappingTargets, targetsTooClose,
  ]

  private static let cost: [Rule] = [longPrefix, goalOverBudget, costlyHint, longLabel, manyStops]
}
