import Support
import Synchronization

/// The closed lists of words that rules of Korean ask for: `Data/ko/word-sets.tsv`.
enum KoreanWordSet: Int, WordSet {
  static let path = "ko/word-sets.tsv"
  static let table = read()

  case
    labelBefore, timesBefore, timesAfter, peopleBefore, peopleAfter, machines, greatOnes,
    artworks, printed, verbLikeEndings, particles, counterSuffixes, otherScoreWords,
    lengthWords, scoreWords, pageWords, pageWordsBefore, dateWordsAfter, dateWordsBefore,
    codeWords, cardWords, remembrances, numberedNouns, qualitiesLikeNames, shortVerbsInL,
    longVerbsInL, verbsInReu, nounsInL, contractions,
    verbEndings, afterNouns, clearWords, capitalWords, dependentNouns, dependentForms,
    partsOfDay, recordings, freeOfCharge, lengthWordsAfter, measured, versions, emergencies,
    wellKnownEmergencies,
    calledBefore,
    calledAfter, plateLetters, countedInEnglish, latinCodeWords, remembered, labelCounters,
    rankedBefore, chaptersBefore, loanUnits, tensedCounters, nounsInUi, longNounsInUi,
    stemsWithGenitive, familyNames, givenNames, sinoEndingsInL, sinoSyllablesInL,
    sinoSyllablesAfterL, insertedVerbs, insertedNouns, shortNouns, placesAndCounts,
    sinoCounters,
    particlesOfPlace, particlesOfNames, placesBefore, honorificParticles, spans, minutesAfter,
    particlesOfPeople, guestsAfter, hours, machinesAfter, soldByHead, nativeUnits, counterlike,
    speedBefore, speedAfter, suffixesOfDates, particlesOfTopics, endings, uncounted, endsOfRanges,
    temperatures, particlesOfAim, versionWords, days, keys, measures, powers, countedPowers,
    likePowers, rents, formations,
    thingsRunTogether, endingsOfMore, endingsOfPromise, endingsOfQuestion, nounsBeforeQuestion,
    numeralsAfterN, tensedPowers, numeralsInL, stemsInLM, nounsInLM, endingsAfterLM, modifiersInN,
    insertingAdverbs, runningOn, sinoDigits, sinoPowers, sinoNumerals, openSyllables,
    shortModifiers, endsOfModifiers, shortStems, stemsBeforeEul, freeDependentNouns,
    likeDependentNouns,
    sleeping, sleptIn, doneWithSeats, ordinaryNouns, plainModifiers, nativeCounters,
    hyphenated, hyphenatedWhole, hyphenatedAfter, resultVerbs, timeZones, whether, onlyAtStart,
    shortAbbreviations, tonedEndings, countedInMillions, englishFunctionWords,
    risingSigns, fallingSigns, steadyCounters, carriedUnits, countedWholes, seatsAndStoreys,
    pricedCounters, expiryWords, negatedVerbs, changingUnits, givenCards,
    gameWords, foods, partsOfBooks, chaptersAfter, afterFractions, progressWords, runningWords,
    scriptures,
    generationsAfter, callCentres, birthdays, shortYears,
    countedBySu, needlework, series, prefixesOfWords,
    outcomes, titles, former, gold, afterGold, doneWithPoints,
    measuredByDecimals, meats, stemsBeforeParts, momentsBefore, twinklings, digitCounts,
    countedCodeWords, cardsAfter, sayings, signlessness, signNouns, afterSignNouns,
    particlesOfSigns, agedCounters, unitWords, currentWords, seasonings, listJoiners,
    thingsOfDecades,
    seatsBefore, namesByDigit, numberedInEnglish, conditioned, conditionedWhole, loweredBy,
    angles,
    loansInS, copulas, sinoNounsInI, loansInGlides, particlesOfNominals, exchanges, telephones,
    closings, endsOfSentences, births, fractionWords, bloodPressures, unlimitedUnits,
    changingWords, changingThings, loweredAfter, secretWords, openCodes, openCodeNouns, onsets,
    codas, pricedByDecimals, wholeClosings, verbsLikeNouns, copulaModifiers, countless, knowing,
    endingsLikeNouns, determiners, determinedNouns, countedMouthfuls, beforeOne, ones,
    weekdayWordsAfter, weekdayWordsBefore, pointsInTime, pointSports, endsOfModifiersInN,
    tensedCountersAlone,
    verbsLikeObjects, winsOfBouts, vagueNumerals, nextDays,
    beforeNeighbours, doneBefore, personsBefore, totalScores,
    sharesOfMatches, locks, beforeLetters, ranksInRoman, namesOfDays, timedCodes, verifyingCodes,
    firstAndFormer, nounsInHAfterFirst, nativeNounsInI,
    partsOfMatches, eventsOfMatches, schoolLevels, namesBeforeYears, takenAway,
    calendars, howMany, monthsOfHolidays, partsOfHolidays, weeksAndDays, letteredPlaces,
    discounts, wordsOfAbout, playedInParts, tablesOfDishes, doneSomeTimes, afterDoneSomeTimes,
    thingsWithNumbers, lights, whatLastsDays, placesLikeHolidays, daysBeforeBrackets, rangedScores,
    listedThings, wordsOfShops,
    halvesOfDay, speedNouns, bundledThings, erectedThings, countedNumbers, numberedByCount, notABit,
    wordsAroundDegrees, openCodeEnds, roundsOfMatches, openingWords, nounsLikeSuffixes, nightWords,
    paidWords,
    plainAfterL, partsOfMonths, namesOfSides, entriesBelowZero, bodies, optionalSyllables,
    statusWords,
    statusNames, statusThings, playedInRounds, graduates, namesOfSigns, wholeNumbered,
    templateEndings, partsOfLabels, measuredPairs, wordsOfJamo, afterInitials, openingMeals,
    vertebrae,
    saidOfVacancies, countedVacancies, partsOfChapters, countedPeople, releases,
    afterLengths, innings, partsOfScores,
    datedNotices, timedRaces, endsOfRequests,
    endsOfInitials, addressees, ballGames, letteredSizes, particlesToPeople, typedFields,
    numberedPlaces, leastPrices, packs, packedGoods, runsOfChanges, startsOfRanges, sizeLetters,
    lunarMarks, agreements, thingsAfterVerbs,
    verbsBeforeThing, capacities, lunarDays, timedMatches,
    askedFor, upperEnds, lengthsInBrackets, toldHours,
    untilNow,
    winningWords, sharedWords, pointsOfRecordings, playedParts, numberedParts, givenPoints,
    changedDays, pointedSections, monthlyExams, heights
}

/// The closed lists of words that rules of English ask for: `Data/en/word-sets.tsv`.
enum EnglishWordSet: Int, WordSet {
  static let path = "en/word-sets.tsv"
  static let table = read()

  case
    unendingAbbreviations, counted, numberedNouns, codeWords, cardWords, lengths,
    pageWords, lengthWords, expiryWords, dateWords, yearWords, versions, decadeWords,
    spelledHosts, verbsAfter, nearThings, degrees, participlesAfter, initialisms,
    minutesAfter, minutesBefore, betweenCodes, calledBefore, countedAfterCalls, lengthWordsAfter,
    screenRatios, timeZones, pastTimes, readersNow, saidAsWords, resultWords, rulers,
    measuredNouns, compassPoints, resolutions,
    decadeWordsBefore, dimensions, risingSigns, fallingSigns, carriedUnits, workingDays,
    changingUnits, noStreets, countedThings, capitalWords, letteredNouns, betweenLetters, states,
    beforeDays, betweenDays, partsOfDay, printSizes, receipts, doubtfulStreets, nounsLikeStreets,
    winds, beforeDirections, highways, dripWords, sizesLikeNumerals, lettersLikeNumerals,
    ratioWords, datedWords, letteredVerbs, afterLetters, addressing, surnames, momentsOfDay, saints
}

/// The words that rules of Korean say, or look for by name: `Data/ko/words.tsv`.
enum KoreanWord: Int, WordTable {
  static let path = "ko/words.tsv"
  static let table = lists(columns: ["word", "spoken"])

  case
    digits, telephoneZero, places, groups, nativeOnes, nativeTens, nativeTwenty, nativeAlone,
    nativePairs, ordinals, englishDigits, point, about, partsOf, squared, cubed, power,
    ordinalPrefix, ordinalSuffix, minus, plus, plusMinus, belowZero, aboveZero, times, difference,
    again,
    against, joinedAnd, poundKey, asterisk, rise, fall, at, hyphen, underscore, year, month, day,
    hour, minute, second, hours, june, october, weekdays, weekday, morning, afternoon, evening,
    half,
    piece, inch,
    ampere,
    floor, points, speed, fold, degree, won, people, from, also, since, until, to, toward, topic,
    with, among,
    total, outOf, price, count, personSuffix, length, plural, pluralAfterVoiceless, pluralAfterT,
    company, companySign, link, oldLetter,
    quarter, generation, number, houses, memorialDay, decade, section, chapter, season, size, gold,
    romans,
    shortMonths, longMonths, shortDays, longDays, more,
    thing, alike, quality, era, negation, nominal, each, forEach, perOne, head, card, articles,
    vowelA,
    vowelE, vowelI, vowelO, vowelU,
    trap, strut,
    longA, longI, longU,
    atLeast, atMost, lessThan, moreThan, winsNeeded, verification,
    celsius, moment, storage, ticketGroup, way, basement, beats, kelvin, initials,
    initialsSaid, per, vacancy, than, lessOrMore, orEqual,
    genitive
}

/// The words that rules of English say: `Data/en/words.tsv`.
enum EnglishWord: Int, WordTable {
  static let path = "en/words.tsv"
  static let table = lists(columns: ["word", "spoken"])

  case
    small, tens, hundred, groups, smallOrdinals, tenOrdinals, groupOrdinals, oh, point, and,
    minus, plus, plusMinus, to, by, of, outOf, over, times, about, moreThan, dot, dash,
    underscore, at, sharp, number, hashtag, poundKey, squared, cubed, toThe, heart, rise, fall,
    months,
    morning, afternoon, oClock, days, hours, minutes, seconds, inches, feet, fluidOunces, kilometer,
    mile, per,
    square, characters, hidden, link, page, doctorate, saint, with, without, foreignText,
    fiftyFifty, allTheTime, clearly, nineEleven, the
}

/// The names of the rows of a table, each with some words.
///
/// The raw values are places in the table, so that a row is found without a search; as a key of
/// something coded a case knows its name, which reflection takes long to find.
protocol NamedWords: RawRepresentable<Int>, CaseIterable, CodingKey {
  /// The file of the table.
  static var path: String { get }
}

extension NamedWords {
  /// The words of every name, in the order of the cases; those of several rows one after another.
  static func lists(columns: [String]) -> [[String]] {
    rows(columns: columns).map { $0.flatMap { $0.words(1) } }
  }

  /// The rows of every name, in the order of the cases.
  static func rows(columns: [String]) -> [[TabTable.Row]] {
    let names = Dictionary(allCases.map { ($0.stringValue, $0.rawValue) }, uniquingKeysWith: { $1 })
    var table = [[TabTable.Row]](repeating: [], count: names.count)
    let rows = DataTable.rows(path, columns: columns) { row throws(TabTable.Fault) in
      guard let place = names[row[0]] else {
        throw row.fault(0, "“\(row[0])” is nothing that a rule asks for")
      }
      return (place: place, row: row)
    }
    for row in rows { table[row.place].append(row.row) }
    return table
  }
}

/// A word or a list of words that a rule says.
protocol WordTable: NamedWords {
  /// The words of every name, in the order of the cases.
  static var table: [[String]] { get }
}

extension WordTable {
  /// The word; of a list the first.
  var text: String { Self.table[rawValue][0] }

  /// The words of a list, as a rule counts them.
  var list: [String] { Self.table[rawValue] }

  /// The first character of the word.
  var character: Unicode.Scalar { text.unicodeScalars.first ?? .nothing }
}

/// The name of a list of words that a rule asks for; the table says what each list is for.
protocol WordSet: NamedWords {
  /// The words of every list, in the order of the cases.
  static var table: [WordList] { get }
}

/// A list of words that a rule looks in.
///
/// Its words are read when a rule first looks: of the many lists, a text needs few.
final class WordList: Sendable {
  private let rows: [TabTable.Row]
  private let read = AtomicLazyReference<Words>()

  private final class Words: Sendable {
    let words: Beginnings

    init(_ words: [String]) {
      self.words = Beginnings(words)
    }
  }

  /// Creates a list of the second cells of rows.
  init(_ rows: [TabTable.Row]) {
    self.rows = rows
  }

  var beginnings: Beginnings {
    (read.load() ?? read.storeIfNil(Words(rows.flatMap { $0.words(1) }))).words
  }

  var words: Set<String> { beginnings.words }
}

/// Words that a text may begin with.
struct Beginnings: Sendable {
  let words: Set<String>
  /// How many characters the longest has.
  private let longest: Int

  init(_ words: [String]) {
    self.words = Set(words)
    longest = words.lazy.map(\.count).max() ?? 0
  }

  /// Whether a text begins with one of them.
  func hasOne(beginning text: String) -> Bool {
    text.indices.prefix(longest).contains { words.contains(String(text[...$0])) }
  }
}

extension WordSet {
  /// The words of the list.
  var words: Set<String> { Self.table[rawValue].words }

  /// The words of the list, each one character.
  var characters: Set<Unicode.Scalar> { Set(words.flatMap(\.unicodeScalars)) }

  /// The words of the list by their characters.
  var spellings: Set<[Unicode.Scalar]> { Set(words.map { Array($0.unicodeScalars) }) }

  /// Whether a word is in the list.
  func contains(_ word: String) -> Bool { words.contains(word) }

  /// Whether a text begins with a word of the list.
  func hasPrefix(of text: String) -> Bool {
    Self.table[rawValue].beginnings.hasOne(beginning: text)
  }

  /// Reads the table.
  static func read() -> [WordList] { rows(columns: ["set", "words"]).map(WordList.init) }
}
