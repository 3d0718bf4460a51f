import Support

/// Numbers that are written with one sign.
enum NumeralSigns {
  enum Meaning {
    case number(Int)
    case fraction(Int, Int)
    case power(Int)
  }

  static func meaning(of scalar: Unicode.Scalar) -> Meaning? {
    scalar.isASCII ? nil : table[scalar]
  }

  private static let table = DataTable.dictionary(
    "common/numeral-signs.tsv", columns: ["sign", "kind", "value"]
  ) { row throws(TabTable.Fault) in (try row.scalar(0), try meaning(row)) }

  private static func meaning(_ row: TabTable.Row) throws(TabTable.Fault) -> Meaning {
    if row[1] == "fraction" {
      let parts = row[2].split(separator: "/").compactMap { Int($0) }
      guard parts.count == 2 else { throw row.fault(2, "expected 1/2, found “\(row[2])”") }
      return .fraction(parts[0], parts[1])
    }
    let number = try row.number(2)
    switch row[1] {
    case "number": return .number(number)
    case "power": return .power(number)
    default: throw row.fault(1, "expected number, fraction or power, found “\(row[1])”")
    }
  }
}
