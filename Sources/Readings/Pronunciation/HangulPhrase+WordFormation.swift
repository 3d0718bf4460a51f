extension HangulPhrase {
  /// The patterns of word formation that hold for nearly every word of their shape.
  ///
  /// They look only at words that no entry of the lexicon covers.
  mutating func applyWordFormation(_ contexts: [WordContext]) {
    for (index, context) in contexts.enumerated()
    where context.word.kind == .word || context.word.kind == .name {
      let word = words[index]
      guard word.count == context.units.count else { continue }
      tenseSinoKorean(word)
      insertN(in: word)
      for index in word.dropFirst(2) where !slots[index].isKnown {
        applySuffix(at: index, in: word, context)
      }
    }
  }

  /// Article 26 for a word that begins with a Sino-Korean syllable in ㄹ: 열정 열쩡.
  private mutating func tenseSinoKorean(_ word: Range<Int>) {
    guard word.count > 1 else { return }
    let first = slots[word.lowerBound]
    let second = slots[word.lowerBound + 1]
    guard !first.isKnown, !second.isKnown, first.other == nil, second.other == nil,
      Self.sinoSyllablesInL.contains(first.written.scalar),
      Self.sinoSyllablesAfterL.contains(second.written.scalar)
    else { return }
    tense(word.lowerBound + 1)
  }

  /// Article 29 before nouns that are words of their own wherever they stand: 한국여행 한궁녀행.
  private mutating func insertN(in word: Range<Int>) {
    for index in word.dropFirst(2) where slots[index].syllable.beginsWithVowel {
      guard slots[index - 1].syllable.coda != .none, index + 1 < word.upperBound,
        !slots[index].isKnown || slots[index].entry != slots[index - 1].entry,
        let wordsBefore = Self.freeNouns[
          [slots[index].written.scalar, slots[index + 1].written.scalar]],
        !wordsBefore.contains(slots[index - 1].written.scalar)
      else { continue }
      slots[index].syllable.onset = .n
    }
  }

  /// The nouns, with the syllables that make another word of their first one: 요금 is none in
  /// 필요금액, nor 여성 in 참여성과.
  private static let freeNouns: [[Unicode.Scalar]: Set<Unicode.Scalar>] = {
    var nouns: [[Unicode.Scalar]: Set<Unicode.Scalar>] = [:]
    for noun in ["여행", "열차", "연필", "용품", "영화", "연휴", "이불"] {
      nouns[Array(noun.unicodeScalars)] = []
    }
    for noun in ["요리", "요금"] {
      nouns[Array(noun.unicodeScalars)] = Set("필중강긴동민농".unicodeScalars)
    }
    for noun in ["여성", "여자", "여대"] {
      nouns[Array(noun.unicodeScalars)] = Set("참증관급공간잉임".unicodeScalars)
    }
    return nouns
  }()

  /// A suffix after a noun of two syllables or more.
  private mutating func applySuffix(at index: Int, in word: Range<Int>, _ context: WordContext) {
    guard let suffix = Self.suffixes[slots[index].written.scalar],
      !suffix.wordsBefore.contains(slots[index - 1].written.scalar),
      KoreanEndings.isAfterNoun(context.units.dropFirst(index - word.lowerBound + 1)),
      index - word.lowerBound != 2 || !isName(slots[word.lowerBound...index].map(\.written.scalar))
    else { return }
    let coda = slots[index - 1].written.coda
    switch suffix.change {
    case .tense: tense(index)
    case .tenseAfterL where coda == .l && isSinoKorean(slots[word.lowerBound..<index].suffix(4)):
      tense(index)
    case .insertN where coda != .none: slots[index].syllable.onset = .n
    case .keepN where coda == .n: slots[index].syllable.onset = .n
    case .tenseAfterL, .insertN, .keepN: break
    }
  }

  /// Whether it is a family name and a given name in 성 (박지성), and no quality (천재성).
  private func isName(_ scalars: [Unicode.Scalar]) -> Bool {
    scalars.count == 3 && scalars[2] == "성" && Self.familyNames.contains(scalars[0])
      && Self.givenNames.contains(scalars[1])
      && !Self.qualities.contains(String(String.UnicodeScalarView(scalars)))
  }

  private static let familyNames = Set(
    "김이박최정강조윤장임한오서신권황안송류홍전고문손배백허유남심노하곽성차주우구민나엄채원천방공현함변염여추도석선설마길연위표명기"
      .unicodeScalars)

  private static let givenNames = Set("지우재태민준현은주인규보희윤".unicodeScalars)

  private static let qualities = KoreanWordSet.qualitiesLikeNames.words

  /// Whether a noun in ㄹ looks Sino-Korean, and not like a verb stem.
  private func isSinoKorean(_ stem: ArraySlice<Slot>) -> Bool {
    guard let last = stem.last?.written, Self.sinoEndingsInL.contains(last.scalar) else {
      return false
    }
    return !KoreanStems.isVerbInL(stem.map(\.written))
  }

  /// What a suffix does where it meets its noun.
  private enum SuffixChange {
    case tense, tenseAfterL, insertN, keepN
  }

  /// A suffix, with the syllables that make another word of it: 용 is none in 사용.
  private struct Suffix {
    let change: SuffixChange
    let wordsBefore: Set<Unicode.Scalar>

    init(_ change: SuffixChange, except wordsBefore: String) {
      self.change = change
      self.wordsBefore = Set(wordsBefore.unicodeScalars)
    }
  }

  private static let suffixes: [Unicode.Scalar: Suffix] = [
    "권": Suffix(.tense, except: "강"),
    "법": Suffix(.tense, except: "방사위무마비탈"),
    "증": Suffix(.tense, except: "인검보공논고반방실심입"),
    "성": Suffix(.tense, except: "구생완형음남여위조찬편감투호산토"),
    "값": Suffix(.tense, except: ""),
    "빛": Suffix(.tense, except: ""),
    "병": Suffix(.tense, except: "리틱트무사총빈"),
    "죄": Suffix(.tense, except: "범유무사"),
    "염": Suffix(.insertN, except: "오전감화폭천소"),
    "율": Suffix(.insertN, except: "운선전"),
    "역": Suffix(.insertN, except: "영구지번통면병검광권무노용현악전하방배단성교대조음고"),
    "용": Suffix(
      .insertN,
      except: "사이적작활비고내신전허관인통상공실남착혼미수포무복차채응도겸범효군음원운가준등오악중임위형조"
    ),
    "적": Suffix(.tenseAfterL, except: ""),
    "자": Suffix(.tenseAfterL, except: ""),
    "사": Suffix(.tenseAfterL, except: ""),
    "서": Suffix(.tenseAfterL, except: ""),
    "실": Suffix(.tenseAfterL, except: ""),
    "장": Suffix(.tenseAfterL, except: ""),
    "제": Suffix(.tenseAfterL, except: ""),
    "주": Suffix(.tenseAfterL, except: ""),
    "지": Suffix(.tenseAfterL, except: ""),
    "진": Suffix(.tenseAfterL, except: ""),
    "전": Suffix(.tenseAfterL, except: ""),
    "식": Suffix(.tenseAfterL, except: ""),
    "선": Suffix(.tenseAfterL, except: ""),
    "소": Suffix(.tenseAfterL, except: ""),
    "상": Suffix(.tenseAfterL, except: ""),
    "단": Suffix(.tenseAfterL, except: ""),
    "동": Suffix(.tenseAfterL, except: ""),
    "세": Suffix(.tenseAfterL, except: ""),
    "량": Suffix(.keepN, except: "선건천한"),
    "력": Suffix(.keepN, except: "인전권진근연"),
    "란": Suffix(.keepN, except: "논혼곤환산문"),
    "론": Suffix(.keepN, except: "언본원반신"),
    "로": Suffix(.keepN, except: "진난선신원연간"),
    "료": Suffix(.keepN, except: "진연원완관"),
    "류": Suffix(.keepN, except: "분전한본연"),
    "례": Suffix(.keepN, except: "전관본"),
  ]

  private static let sinoEndingsInL = Set(
    """
    갈결골굴궐글길날눌달돌말멸몰물밀발벌별불살설솔술슬실알얼열울월율을일절졸줄질찰철\
    출칠탈팔필할혈활률렬
    """.unicodeScalars
  )

  private static let sinoSyllablesInL = Set("결괄궐멸몰설실열월율일절졸즐질찰철촬출칠탈팔필할혈활휼흘힐".unicodeScalars)

  private static let sinoSyllablesAfterL = Set(
    """
    단달담답당대덕독돈동두둔득등사산살삼상색생서석선설섬섭성세소속손솔송쇄수숙순술숭습승시식신실심작잔잠잡장재쟁\
    저적전절점접정제족존종좌죄주죽준중증직진질집징
    """.unicodeScalars
  )
}
