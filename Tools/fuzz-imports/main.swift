// A libFuzzer target for each format of dumps and for screen files; see Tools/fuzz.sh.
// In: fuzz-imports FORMAT [libFuzzer's own arguments].
// Out: a crash file in the folder that `-artifact_prefix` names, if an input fails.

import Foundation
import ScreenImport

/// libFuzzer's loop, which calls a function with each input that it makes up.
@_silgen_name("LLVMFuzzerRunDriver")
func runFuzzer(
  _ count: UnsafeMutablePointer<Int32>,
  _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
  _ target: @convention(c) (UnsafePointer<UInt8>?, Int) -> Int32
) -> Int32

let formats = DumpFormats.named.map(\.name) + ["screen-file"]
guard CommandLine.arguments.count > 1, formats.contains(CommandLine.arguments[1]) else {
  print("usage: fuzz-imports FORMAT [libFuzzer's arguments]; see Tools/fuzz.sh")
  print("The formats are \(formats.joined(separator: ", ")).")
  exit(64)
}
// Without a stack of its own the signal handler could not save the input of a stack overflow.
let handlerSize = 1 << 18
var handlerStack = stack_t(
  ss_sp: UnsafeMutableRawPointer.allocate(byteCount: handlerSize, alignment: 16), ss_flags: 0,
  ss_size: handlerSize)
sigaltstack(&handlerStack, nil)

let passedOn = [CommandLine.arguments[0]] + CommandLine.arguments.dropFirst(2)
var count = Int32(passedOn.count)
let copies = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>.allocate(
  capacity: passedOn.count + 1)
for (index, argument) in passedOn.enumerated() { copies[index] = strdup(argument) }
copies[passedOn.count] = nil
var arguments = copies
exit(
  runFuzzer(&count, &arguments) { start, count in
    let bytes = Array(UnsafeBufferPointer(start: start, count: count))
    if let complaint = Check.complaint(about: bytes, format: CommandLine.arguments[1]) {
      fatalError(complaint)
    }
    return 0
  })
