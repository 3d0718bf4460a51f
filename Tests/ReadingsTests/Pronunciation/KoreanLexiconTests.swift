import Foundation
import Testing

@testable import Readings

@Suite struct KoreanLexiconTests {
  let entries = KoreanLexicon.standard.entries

  /// Rows are found by the syllable that they begin with; no row begins with anything else.
  @Test func everyRowIsAnEntry() {
    let table = DataTable.table("ko/lexicon.tsv", columns: ["written", "spoken", "category"])
    #expect(table.rows.map(\.[0]) == entries.map(\.written))
    #expect(table.rows.map(\.[1]) == entries.map(\.spoken))
    #expect(table.rows.map(\.[2]) == entries.map(\.category.rawValue))
  }

  /// All stems that begin a word are found, the longest first, and a user's in place of ours.
  @Test func theLongestStemComesFirst() {
    func stems(_ lexicon: KoreanLexicon, _ word: String) -> [String] {
      lexicon.matches(in: hangulUnits(of: word)[...]).map {
        "\($0.length) \($0.found.entry.spoken)"
      }
    }
    #expect(stems(.standard, "개인정보를") == ["4 개인정보", "2 개인"])
    #expect(stems(.standard, "보를").isEmpty && stems(.standard, "").isEmpty)
    #expect(stems(.standard, "a개인").isEmpty)
    #expect(stems(.standard, "개인정") == ["2 개인"])
    #expect(stems(.standard, "개인".decomposedStringWithCanonicalMapping) == ["2 개인"])
    let own = KoreanLexicon([
      KoreanLexicon.Entry(written: "개인", spoken: "개 인"),
      KoreanLexicon.Entry(written: "개인정", spoken: "개인쩡"),
    ])
    #expect(
      stems(.standard.merging(own), "개인정보를") == ["4 개인정보", "3 개인쩡", "2 개 인"])
    #expect(stems(own, "개인정보를") == ["3 개인쩡", "2 개 인"])
  }

  /// 가 is in one chain with the syllable 1,024 further on; lines may end as on Windows.
  @Test func rowsOfOneChainAreKeptApart() {
    let other = String(Unicode.Scalar(0xAC00 + 1024)!)
    let text = "# 가\n가\t까\tplain\r\n\n\(other)\t\(other)\tuser\n가\(other)\t가까\tplain\n"
    let table = StemTable(Array(text.utf8), file: "some.tsv")
    func stems(_ word: String) -> [String] {
      table.matches(in: hangulUnits(of: word)[...]).map { "\($0.length) \($0.entry.spoken)" }
        .sorted()
    }
    #expect(stems("가\(other)다") == ["1 까", "2 가까"])
    #expect(stems("\(other)가") == ["1 \(other)"])
    #expect(stems("나").isEmpty && stems("각").isEmpty)
    #expect(table.entries.map(\.category) == [.plain, .user, .plain])
    #expect(StemTable([], file: "none").matches(in: hangulUnits(of: "가")[...]).isEmpty)
  }

  @Test func stemsAreHangulAndUnique() {
    var seen: Set<String> = []
    for entry in entries {
      #expect(seen.insert(entry.written).inserted, "\(entry.written) twice")
      let units = hangulUnits(of: entry.written)
      #expect(units.allSatisfy { if case .syllable = $0 { true } else { false } })
      let spoken = hangulUnits(of: entry.spoken.filter { $0 != "|" })
      #expect(spoken.count == units.count, "\(entry.written)")
    }
    #expect(entries.filter { $0.category != .plain }.count > 2_500)
  }

  /// An entry changes the spelling, or it stands for a verb, or it only keeps a pattern away.
  @Test func everyEntryDoesSomething() {
    for entry in entries {
      switch entry.category {
      case .plain, .verbStem: #expect(entry.spoken == entry.written)
      default: #expect(entry.spoken != entry.written, "\(entry.written)")
      }
    }
  }

  /// Before a particle, a word sounds as its entry and the rules say.
  @Test func everyEntryApplies() {
    let phonology = KoreanPhonology()
    for entry in entries where entry.category != .verbStem {
      let only = KoreanPhonology(
        lexicon: KoreanLexicon([
          KoreanLexicon.Entry(
            written: entry.written, spoken: entry.spoken, category: entry.category)
        ]))
      let expected = only.surface(of: entry.written + "만")
      #expect(phonology.surface(of: entry.written + "만") == expected)
    }
  }

  @Test func verbStemsTenseEndingsOnly() {
    let phonology = KoreanPhonology()
    for entry in entries where entry.category == .verbStem {
      let surface = phonology.surface(of: entry.written + "던")
      #expect(surface.hasSuffix("떤"), "\(entry.written)")
    }
    #expect(phonology.surface(of: "감사 감지 남자 담당 참고") == "감사 감지 남자 담당 참고")
    #expect(phonology.surface(of: "숨기다 남기다 넘기다") == "숨기다 남기다 넘기다")
  }

  /// A spelling differs from the writing only where sounds do: a tense consonant, ㄴ inserted or in
  /// place of ㄹ, or a boundary between words; irregular words may differ more.
  @Test func spellingsDifferAsTheirCategoriesSay() {
    for entry in entries where entry.category != .irregular {
      let parts = entry.spoken.split(separator: "|")
      #expect((parts.count > 1) == (entry.category == .contentBoundary), "\(entry.written)")
      let spoken = hangulUnits(of: parts.joined())
      for (written, spoken) in zip(hangulUnits(of: entry.written), spoken) {
        guard case .syllable(let written) = written, case .syllable(let spoken) = spoken else {
          Issue.record("\(entry.written)")
          continue
        }
        let onsets: [Onset?] = [
          written.onset, written.onset.tensed, written.onset == .none ? .n : nil,
          written.onset == .r ? .n : nil,
        ]
        #expect(onsets.contains(spoken.onset), "\(entry.written) \(entry.spoken)")
        #expect(spoken.vowel == written.vowel && spoken.coda == written.coda, "\(entry.written)")
      }
    }
  }

  @Test func theLongestEntryWins() {
    let phonology = KoreanPhonology()
    #expect(phonology.surface(of: "회원가 회원가입 할인가 할인가능") == "회원까 회원가입 하린까 하린가능")
    #expect(phonology.surface(of: "인기 인기척 이용권 이용권한") == "인끼 인끼척 이용꿘 이용권한")
    #expect(phonology.surface(of: "대가 대가족 시가 시가지") == "대까 대가족 시까 시가지")
  }

  @Test func aUsersEntryWins() {
    let own = KoreanLexicon([
      KoreanLexicon.Entry(written: "설정", spoken: "설정"),
      KoreanLexicon.Entry(written: "꽃길", spoken: "꽃|동네길"),
    ])
    let phonology = KoreanPhonology(lexicon: .standard.merging(own))
    #expect(phonology.surface(of: "설정을 재설정 꽃길은") == "설정을 재설정 꼳똥네기른")
  }
}
