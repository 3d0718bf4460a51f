import Testing

/// Tests about `Documentation/sources.tsv`: whoever reads a code can look it up.
///
/// If one fails after you added a fact, write the code of its source, and add a row for a new code.
/// Where codes belong, write only codes and what to look for.
@Suite struct SourcesTests {
  let catalogue: SourceCatalogue

  init() throws {
    catalogue = try SourceCatalogue()
  }

  @Test func everyRowSaysWhatItIsAndWhereItIsFound() {
    for row in catalogue.rows {
      #expect(row.allSatisfy { !$0.isEmpty && $0 == $0.trimmingBlanks }, "\(row)")
      #expect(Citation.list(row[0]) == [Citation(code: row[0], detail: "")], "\(row[0])")
      #expect(SourceCatalogue.kinds.contains(row[1]), "\(row[0]): \(row[1])")
      #expect(row[5].wholeMatch(of: /20\d\d-[01]\d/) != nil, "\(row[0]): \(row[5])")
    }
  }

  @Test func rowsAreSortedAndSingle() {
    let codes = catalogue.rows.map { $0[0] }
    #expect(codes == Set(codes).sorted())
  }

  @Test func everyFactCitesSourcesThatThereAre() throws {
    for cited in try Cited.everywhere() {
      let citations = try #require(Citation.list(cited.text), "\(cited.place): \(cited.text)")
      for citation in citations {
        #expect(
          catalogue.codes.contains(citation.code), "\(cited.place): no source \(citation.code)")
      }
    }
  }

  /// A fact that we made up ourselves cannot count as recorded or derived.
  @Test func whatIsVerifiedOrDerivedHasASourceBesideUs() throws {
    for cited in try Cited.everywhere() where [.verified, .derived].contains(cited.confidence) {
      let codes = (Citation.list(cited.text) ?? []).map(\.code)
      #expect(codes.contains { $0 != "OURS" }, "\(cited.place): \(cited.text)")
    }
  }

  @Test func everyCodeInACommentIsASource() throws {
    let comments = try Cited.comments(known: catalogue.codes)
    #expect(!comments.isEmpty)
    for (place, code) in comments {
      #expect(catalogue.codes.contains(code), "\(place): no source \(code)")
    }
  }

  @Test func everySourceIsCited() throws {
    let facts = try Cited.everywhere().flatMap { Citation.list($0.text) ?? [] }.map(\.code)
    let comments = try Cited.comments(known: catalogue.codes).map(\.code)
    let cited = Set(facts + comments)
    #expect(catalogue.codes.subtracting(cited).sorted() == [])
  }

  @Test(arguments: [
    ("CS", ["CS"]), ("LOC:UIKit.axbundle trait.button; TOSS", ["LOC:UIKit.axbundle", "TOSS"]),
    ("NU-1132843; MAd", ["NU-1132843", "MAd"]), ("OURS by analogy with 표 시작", ["OURS"]),
  ])
  func citationsAreRead(cell: String, codes: [String]) {
    #expect(Citation.list(cell)?.map(\.code) == codes)
  }

  @Test(arguments: ["", "none found", "CS;TOSS", "CS; ", "CS: a table", "by analogy with CS"])
  func whatIsNoCitationIsRefused(cell: String) {
    #expect(Citation.list(cell) == nil)
  }
}

extension String {
  fileprivate var trimmingBlanks: String {
    String(self.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
  }
}
