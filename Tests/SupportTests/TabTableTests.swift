import Support
import Testing

@Suite("Tables of tab-separated text")
struct TabTableTests {
  private func table(_ text: String, optional: Int = 0, hasHeader: Bool = true) -> TabTable {
    TabTable(
      parsing: text, file: "words.tsv", columns: ["written", "spoken", "note"],
      optional: optional, hasHeader: hasHeader
    )
  }

  private func cells(_ table: TabTable) throws -> [[String]] {
    try table.map { row in [row[0], row[1], row[2]] }
  }

  private func errors(_ table: TabTable) -> String {
    do {
      _ = try cells(table)
      return ""
    } catch {
      return "\(error)"
    }
  }

  @Test("Comments, empty lines and the spaces around cells are no data")
  func rows() throws {
    let table = table(
      """
      \u{FEFF}# Words of a test.
      # Source: our own writing
      written\tspoken\tnote

      설정\t설쩡 \t a b\r
      \t\t
      # 물건\t물껀
        물건\t물건
      """,
      optional: 1
    )
    #expect(table.source == "our own writing")
    #expect(table.rows.map(\.line) == [5, 8])
    #expect(try cells(table) == [["설정", "설쩡", "a b"], ["물건", "물건", ""]])
  }

  @Test("A number sign that begins a line is written with a backslash, any other as it is")
  func numberSigns() throws {
    let table = table("written\tspoken\n\\#\t샵\n\\#⃣\t#\n\\n\t\\#", optional: 1)
    #expect(try cells(table) == [["#", "샵", ""], ["#⃣", "#", ""], ["\\n", "\\#", ""]])
  }

  @Test("The words of a cell are parted by any number of spaces")
  func words() throws {
    let rows = table("written\tspoken\n  a  b c \t\n가 나", optional: 2).rows
    #expect(rows.map { $0.words(0) } == [["a", "b", "c"], ["가", "나"]])
    #expect(rows.map { $0.words(1) } == [[], []])
  }

  @Test("Quotes are characters like any other")
  func quotes() throws {
    #expect(try cells(table("\"\tinch\t\"", hasHeader: false)) == [["\"", "inch", "\""]])
  }

  @Test("A header that need not be there is known by its first two names")
  func optionalHeader() throws {
    let row = [["a", "b", ""]]
    #expect(try cells(table("written\tspoken\na\tb", optional: 1, hasHeader: false)) == row)
    #expect(try cells(table("a\tb", optional: 1, hasHeader: false)) == row)
    #expect(try cells(table("", hasHeader: false)).isEmpty)
  }

  @Test("Every wrong line is named with its place")
  func faults() {
    #expect(
      errors(table("written\tspoken\tnote\na\tb\na\tb\tc\td\n가나\tb\tc\n")) == """
        words.tsv:2:4: error: expected 3 columns separated by tabs, found 2; write: written, spoken, note
        words.tsv:3:7: error: expected 3 columns separated by tabs, found 4; write: written, spoken, note
        """
    )
    #expect(
      errors(table("a", optional: 1, hasHeader: false))
        == "words.tsv:1:2: error: expected 2 or 3 columns separated by tabs, found 1; "
        + "write: written, spoken, note"
    )
  }

  @Test("The faults of cells stand among those of lines")
  func faultsOfCells() {
    let table = table("written\tspoken\n가나\t 다라\na\n마바\t", optional: 1)
    #expect {
      try table.map { row throws(TabTable.Fault) -> String in
        guard row[1] != "다라", row[1] != "" else { throw row.fault(1, "no “\(row[1])”") }
        return row[1]
      }
    } throws: { error in
      "\(error)" == """
        words.tsv:2:5: error: no “다라”
        words.tsv:3:2: error: expected 2 or 3 columns separated by tabs, found 1; \
        write: written, spoken, note
        words.tsv:4:4: error: no “”
        """
    }
  }

  @Test("A header must name the columns")
  func headers() {
    #expect(
      errors(table("written\tspokn\tnote\na\tb\tc"))
        == "words.tsv:1:9: error: expected the column names written, spoken, note, found “spokn”"
    )
    #expect(
      errors(table("# nothing else\nwritten\tspoken"))
        == "words.tsv:2:15: error: expected the column names written, spoken, note, found 2 of them"
    )
    #expect(
      errors(table("# nothing")) == "words.tsv:1:1: error: expected a row of written, spoken, note"
    )
  }
}
