import Foundation

// What is installed of the programs and fonts that films are made with.

extension FilmWriter {
  /// The program ffmpeg, if it is installed.
  package static var encoder: URL? {
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").lazy
      .map { URL(fileURLWithPath: String($0)).appending(path: "ffmpeg") }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }

  /// The Korean fonts that are installed, by name; empty where that cannot be told.
  package static var koreanFonts: [String] {
    let names = listOfFonts([":lang=ko", "family"]).split(separator: "\n").compactMap {
      $0.split(separator: ",").first.map(String.init)
    }
    return Set(names).sorted()
  }

  /// What fontconfig says about fonts, sorted; empty where it cannot be asked.
  static func listOfFonts(_ arguments: [String]) -> String {
    output(of: "/usr/bin/env", ["fc-list"] + arguments).split(separator: "\n").sorted()
      .joined(separator: "\n")
  }

  /// What a program prints; empty where it cannot be run.
  static func output(of program: String, _ arguments: [String]) -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.standardInput = FileHandle.nullDevice
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return "" }
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }
}
