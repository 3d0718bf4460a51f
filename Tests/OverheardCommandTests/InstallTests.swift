import Foundation
import TestSupport
import Testing

/// An installed Overheard finds its parts by where the program is.
@Suite struct InstallTests {
  /// The folders of `Tools/package/tree.sh`.
  private static func installed() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    let files = FileManager.default
    for (name, place) in [
      ("overheard", "bin"), ("overheard-synth", "libexec/overheard"),
    ] {
      let home = folder.url.appending(path: place)
      try files.createDirectory(at: home, withIntermediateDirectories: true)
      try files.copyItem(
        at: ToolRun.products.appending(path: name), to: home.appending(path: name))
    }
    let share = folder.url.appending(path: "share/overheard")
    try files.createDirectory(at: share, withIntermediateDirectories: true)
    try files.copyItem(
      at: ToolRun.root.appending(path: "Voices"), to: share.appending(path: "voices"))
    return folder
  }

  @Test func itSpeaksFromWhereItIsInstalled() async throws {
    let folder = try Self.installed()
    let program = folder.url.appending(path: "bin/overheard").path
    let doctor = try await ToolRun(program: program, ["doctor"], in: folder.url)
    #expect(doctor.output.contains("/libexec/overheard/overheard-synth\n"))
    #expect(doctor.code == 0)
    let speak = try await ToolRun(
      program: program, ["speak", "--text", "확인", "--to", "a.wav"], in: folder.url)
    #expect(speak.code == 0)
    let there = try Data(contentsOf: folder.url.appending(path: "a.wav"))
    let here = try TemporaryFolder()
    _ = try await ToolRun(["speak", "--text", "확인", "--to", here.url.appending(path: "a.wav").path])
    #expect(try Data(contentsOf: here.url.appending(path: "a.wav")) == there)
  }

  /// What bash offers after a tab: names of files, which screens, lexicons and folders are.
  @Test func bashCompletesNamesOfFiles() async throws {
    let folder = try TemporaryFolder()
    try folder.write("elements: []", to: "screens/login.yaml")
    let program = ToolRun.products.appending(path: "overheard").path
    let script = #"""
      eval "$("$0" --generate-completion-script bash)"
      complete() {
        COMP_LINE="$*"; COMP_POINT=${#COMP_LINE}; COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1))
        COMPREPLY=(); _overheard overheard "${@: -1}" "${@: -2:1}"; echo "$*: ${COMPREPLY[*]}"
      }
      complete overheard announce screens/lo
      complete overheard render --out scr
      complete overheard speak --lexicon screens/l
      """#
    let run = try await ToolRun(program: "/bin/bash", ["-c", script, program], in: folder.url)
    #expect(
      run.output == """
        overheard announce screens/lo: screens/login.yaml
        overheard render --out scr: screens
        overheard speak --lexicon screens/l: screens/login.yaml

        """)
  }

  @Test func theVersionIsOfProgramEngineAndVoices() async throws {
    let run = try await ToolRun(["--version"])
    #expect(run.code == 0)
    let lines = run.output.split(separator: "\n")
    #expect(lines.count == 3)
    #expect(try #/overheard [0-9]+\.[0-9]+\.[0-9]+/#.wholeMatch(in: lines[0]) != nil)
    #expect(lines[1].hasPrefix("speech engine: eSpeak NG 1.5"))
    #expect(try #/voice data: ([0-9a-f]{16}|the engine's own: .+)/#.wholeMatch(in: lines[2]) != nil)

    let mute = try await ToolRun(["--version"], environment: ["OVERHEARD_SYNTH": "/nonexistent"])
    #expect(mute.code == 0)
    #expect(mute.output.contains("\nspeech engine: none: "))
  }
}
