import Foundation
import TestSupport
import Testing

@testable import Readings

/// What every file of `Sources/Readings/Data` has to fulfil.
@Suite("Tables of the program")
struct DataFileTests {
  @Test("The program has every file of the folder")
  func files() throws {
    let folder = Repository.root.appending(path: "Sources/Readings/Data").path
    let found = try FileManager.default.subpathsOfDirectory(atPath: folder)
    #expect(found.filter { $0.hasSuffix(".tsv") }.sorted() == DataTable.paths.sorted())
  }

  @Test("A file names its source and its order", arguments: DataFile.all)
  func header(file: DataFile) {
    #expect(file.table.source?.isEmpty == false)
    #expect(!file.order.isEmpty)
  }

  @Test("Rows have keys, and no key twice", arguments: DataFile.all)
  func keys(file: DataFile) {
    #expect(file.table.faults.isEmpty)
    #expect(!file.table.rows.isEmpty)
    var seen: Set<[Unicode.Scalar]> = []
    for key in file.keys {
      #expect(!key.isEmpty)
      #expect(seen.insert(Array(key.unicodeScalars)).inserted, "\(key) twice")
    }
  }

  @Test("Rows stand in the order that the file promises", arguments: DataFile.all)
  func order(file: DataFile) throws {
    if file.order == "sorted" {
      let keys = file.table.rows.map { $0[0].unicodeScalars.map(\.value) }
      for (key, next) in zip(keys, keys.dropFirst()) {
        #expect(key.lexicographicallyPrecedes(next), "\(key) before \(next)")
      }
    } else if file.order.hasPrefix("grouped by ") {
      let name = String(file.order.dropFirst("grouped by ".count))
      let column = try #require(file.columns.firstIndex(of: name))
      let groups = file.table.rows.map { $0[column] }
      let starts = zip([""] + groups, groups).filter { $0 != $1 }.map(\.1)
      #expect(starts.count == Set(starts).count, "\(starts)")
    }
  }
}
