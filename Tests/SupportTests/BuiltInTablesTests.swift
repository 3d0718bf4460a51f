import Support
import Testing

@Suite("Tables that are part of the program")
struct BuiltInTablesTests {
  private static let tables = BuiltInTables(bytes: { file in
    [
      "keys.tsv": "part\tkeys\nlead\tㄱ\ntail\t-\n",
      "short.tsv": "part\tkeys\nlead\n",
    ][file].map { Array($0.utf8) }
  })

  @Test("What its rows mean, its text, and its rows one by one")
  func rows() {
    let tables = Self.tables
    let columns = ["part", "keys"]
    #expect(tables.rows("keys.tsv", columns: columns) { $0[1] } == ["ㄱ", "-"])
    #expect(tables.table("keys.tsv", columns: columns).rows.map(\.line) == [2, 3])
    #expect(tables.text(of: "keys.tsv").hasPrefix("part\tkeys\n"))
  }

  @Test("A row may leave out what is optional")
  func optional() {
    #expect(
      Self.tables.rows("short.tsv", columns: ["part", "keys"], optional: 1) { $0[1] } == [""])
  }

  @Test("A table that is missing and one that is wrong stop the program")
  func mistakes() async {
    await #expect(processExitsWith: .failure) { _ = Self.tables.bytes(of: "none.tsv") }
    await #expect(processExitsWith: .failure) {
      _ = Self.tables.table("short.tsv", columns: ["part", "keys"])
    }
    await #expect(processExitsWith: .failure) {
      _ = Self.tables.rows("short.tsv", columns: ["part", "keys"]) { $0[0] }
    }
  }
}
