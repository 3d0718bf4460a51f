// Reads mutated dumps and screen files for a while: nothing may crash, hang or take much memory, and
// what is printed must read back the same. Not guided by coverage: the toolchain's libFuzzer wants
// every module built for it, and mutations of whole tokens find as much here.

import Foundation
import ScreenFiles
import ScreenImport

/// A generator whose sequence a seed decides, so that a run can be repeated.
struct Dice: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}

/// What mutations put into a text.
let tokens =
  [
    "\"", "'", "\\", "{", "}", "[", "]", ",", ":", "\n", "\r\n", "\t", "  ", "- ", "#", "|", "<",
    ">",
    "/>", "&", "&amp;", "<!ENTITY a \"b\">", "\\u0000", "\\ud800", "\u{0}", "\u{2028}", "\u{FEFF}",
    "NaN", "1e999", "-0", "99999999999999999999", "null", "true", "false", "\u{2068}", "\u{E000}",
    "한", "😀", "}}", "{{", "[0,0][1,1]", "children", "label", "value", "type", "Table", "Cell",
    "Other",
    "Button", "Switch", "RadioButton", "AXTabButton", "traits", "visible", "accessible", "false",
  ].map { Array($0.utf8) }

func mutated(_ seed: [UInt8], _ others: [[UInt8]], _ dice: inout Dice) -> [UInt8] {
  var bytes = seed
  for _ in 0..<Int.random(in: 1...6, using: &dice) {
    let place = Int.random(in: 0...bytes.count, using: &dice)
    let length = min(bytes.count - place, Int.random(in: 0...40, using: &dice))
    switch Int.random(in: 0..<7, using: &dice) {
    case 0: bytes.replaceSubrange(place..<place + length, with: [])
    case 1: bytes.insert(contentsOf: tokens.randomElement(using: &dice) ?? [], at: place)
    case 2:
      let token = tokens.randomElement(using: &dice) ?? []
      bytes.replaceSubrange(place..<place + length, with: token)
    case 3: bytes.insert(contentsOf: Array(bytes[place..<place + length]), at: place)
    case 4 where place < bytes.count:
      bytes[place] ^= UInt8(1) << UInt8.random(in: 0..<8, using: &dice)
    case 5:
      let other = others.randomElement(using: &dice) ?? []
      let start = Int.random(in: 0...other.count, using: &dice)
      let end = min(other.count, start + Int.random(in: 0...200, using: &dice))
      bytes.insert(contentsOf: Array(other[start..<end]), at: place)
    default: bytes = Array(bytes.prefix(place))
    }
  }
  return bytes
}

/// What an input must not do, beside crash.
func check(_ bytes: [UInt8], format: String) -> String? {
  if format == "screen-file" {
    guard let file = try? ScreenFile(contentsOf: bytes, path: "fuzz.yaml") else { return nil }
    guard let again = try? ScreenFile(file.printed()) else { return "its canonical form is wrong" }
    return again == file ? nil : "its canonical form is another screen"
  }
  _ = ImportedScreen.recognises(bytes, name: "fuzz")
  guard let imported = try? ImportedScreen(bytes, name: "fuzz", format: format) else { return nil }
  for full in [false, true] {
    let text = imported.printed(full: full)
    guard let file = try? ScreenFile(text) else { return "what is printed cannot be read" }
    if file != imported.file(full: full) { return "what is printed is another screen" }
  }
  return nil
}

/// The most memory that the program ever took, in MB.
func peakMemory() -> Int {
  let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
  let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") } ?? ""
  return (Int(line.filter(\.isNumber)) ?? 0) / 1024
}

let arguments = CommandLine.arguments
guard arguments.count >= 4, let seconds = Double(arguments[2]) else {
  print("usage: fuzz-imports FORMAT|screen-file SECONDS SEED-FILE… (FUZZ_SEED=N repeats a run)")
  print("       fuzz-imports measure 0 FILE… (time and memory of an import)")
  exit(64)
}
let format = arguments[1]
let seeds = arguments[3...].compactMap { FileManager.default.contents(atPath: $0).map(Array.init) }
if format == "measure" {
  for (path, bytes) in zip(arguments[3...], seeds) {
    let start = Date()
    let result: String
    do {
      let imported = try ImportedScreen(bytes, name: "measured")
      let text = imported.printed()
      result = "\(imported.summary.stops) stops, \(text.utf8.count / 1_000_000) MB of YAML"
    } catch {
      result = "\(error)"
    }
    let seconds = (Date().timeIntervalSince(start) * 100).rounded() / 100
    let size = Double(bytes.count) / 1e6
    let share = seconds / size * 10
    print(
      "\(path): \(Int(size)) MB, \(seconds) s, \((share * 100).rounded() / 100) s per 10 MB, \(peakMemory()) MB; \(result)"
    )
  }
  exit(0)
}
guard !seeds.isEmpty else {
  print("fuzz-imports: no seed file can be read")
  exit(66)
}
let chosen = ProcessInfo.processInfo.environment["FUZZ_SEED"].flatMap { UInt64($0) }
let number = chosen ?? UInt64.random(in: 0..<1_000_000)
var dice = Dice(state: number)
// The input of the moment is on disk before it is read, so that a crash leaves it behind.
let last = "fuzz-\(format).last"
let end = Date().addingTimeInterval(seconds)
var count = 0
while Date() < end {
  let bytes = mutated(seeds.randomElement(using: &dice) ?? [], seeds, &dice)
  try? Data(bytes).write(to: URL(fileURLWithPath: last))
  let start = Date()
  let complaint = check(bytes, format: format)
  let duration = Date().timeIntervalSince(start)
  count += 1
  let reason =
    complaint ?? (duration > 10 ? "it took \(duration) s" : nil)
    ?? (peakMemory() > 500 ? "it took \(peakMemory()) MB" : nil)
  if let reason {
    print("fuzz-imports: \(format): \(reason); the input is \(last), FUZZ_SEED=\(number)")
    exit(1)
  }
}
try? FileManager.default.removeItem(atPath: last)
print("\(format): \(count) inputs, \(peakMemory()) MB at most, FUZZ_SEED=\(number)")
