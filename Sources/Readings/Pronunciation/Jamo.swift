/// A consonant that begins a syllable, in the order of Unicode.
///
/// The names are those of the Revised Romanization; `none` is the silent ㅇ.
package enum Onset: UInt8, Hashable, Sendable, CaseIterable {
  case g, gg, n, d, dd, r, m, b, bb, s, ss, none, j, jj, ch, k, t, p, h

  /// The tense consonant of a lenis one: ㄲ of ㄱ.
  var tensed: Onset? {
    switch self {
    case .g: .gg
    case .d: .dd
    case .b: .bb
    case .s: .ss
    case .j: .jj
    default: nil
    }
  }

  /// The aspirate of a lenis stop: ㅋ of ㄱ.
  var aspirated: Onset? {
    switch self {
    case .g: .k
    case .d: .t
    case .b: .p
    case .j: .ch
    default: nil
    }
  }
}

/// The vowel of a syllable, in the order of Unicode.
package enum Vowel: UInt8, Hashable, Sendable, CaseIterable {
  case a, ae, ya, yae, eo, e, yeo, ye, o, wa, wae, oe, yo, u, wo, we, wi, yu, eu, ui, i

  /// Whether ㄴ can slip in before it, where a word begins with it: 이, 야, 얘, 여, 예, 요, 유.
  var takesInsertedN: Bool {
    switch self {
    case .i, .ya, .yae, .yeo, .ye, .yo, .yu: true
    default: false
    }
  }
}

/// The consonants that close a syllable, in the order of Unicode.
package enum Coda: UInt8, Hashable, Sendable, CaseIterable {
  case none, g, gg, gs, n, nj, nh, d, l, lg, lm, lb, ls, lt, lp, lh, m, b, bs, s, ss, ng
  case j, ch, k, t, p, h

  /// The one of ㄱ ㄴ ㄷ ㄹ ㅁ ㅂ ㅇ it is said as, where nothing follows (articles 8 to 12).
  package var neutralized: Coda {
    switch self {
    case .none: .none
    case .g, .gg, .gs, .lg, .k: .g
    case .n, .nj, .nh: .n
    case .d, .s, .ss, .j, .ch, .t, .h: .d
    case .l, .lb, .ls, .lt, .lh: .l
    case .m, .lm: .m
    case .b, .bs, .lp, .p: .b
    case .ng: .ng
    }
  }

  /// Whether it holds a stop or fricative that makes the next consonant tense (article 23).
  var isObstruent: Bool {
    switch self {
    case .none, .n, .nh, .l, .lm, .lb, .lh, .m, .ng, .lt, .h: false
    case .g, .gg, .gs, .nj, .d, .lg, .ls, .lp, .b, .bs, .s, .ss, .j, .ch, .k, .t, .p: true
    }
  }

  /// Whether it is ㅎ, or a cluster with it.
  var hasH: Bool { self == .h || self == .nh || self == .lh }

  /// What stays behind and what moves, when a vowel follows in the same word (13 and 14).
  var liaison: (stays: Coda, moves: Onset)? {
    switch self {
    case .none, .ng: nil
    case .g: (.none, .g)
    case .gg: (.none, .gg)
    case .gs: (.g, .ss)
    case .n: (.none, .n)
    case .nj: (.n, .j)
    case .nh: (.none, .n)
    case .d: (.none, .d)
    case .l: (.none, .r)
    case .lg: (.l, .g)
    case .lm: (.l, .m)
    case .lb: (.l, .b)
    case .ls: (.l, .ss)
    case .lt: (.l, .t)
    case .lp: (.l, .p)
    case .lh: (.none, .r)
    case .m: (.none, .m)
    case .b: (.none, .b)
    case .bs: (.b, .ss)
    case .s: (.none, .s)
    case .ss: (.none, .ss)
    case .j: (.none, .j)
    case .ch: (.none, .ch)
    case .k: (.none, .k)
    case .t: (.none, .t)
    case .p: (.none, .p)
    case .h: (.none, .none)
    }
  }
}
