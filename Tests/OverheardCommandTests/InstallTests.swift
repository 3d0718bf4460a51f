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
      try Scratch.install(
        ToolRun.products.appending(path: name).path, at: home.appending(path: name).path)
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

  #if os(Linux)
    /// The engine, which only computes samples, finds a stand-in for libpcaudio beside the helper.
    @Test func theEngineLoadsNoSoundServers() async throws {
      let folder = try Self.installed()
      let home = folder.url.appending(path: "libexec/overheard")
      let build = try await ToolRun(
        program: "/bin/sh",
        [
          "-c",
          """
          clang=$(dirname "$(realpath "$(command -v swift)")")/clang
          mkdir without-sound && "$clang" -shared -fPIC -Wl,-soname,libpcaudio.so.0 -Wall -Werror \
            -o without-sound/libpcaudio.so.0 "$0"
          """,
          ToolRun.root.appending(path: "Sources/overheard-synth/without-sound/libpcaudio.c").path,
        ], in: home)
      #expect(build.code == 0, "\(build.errors)")
      let log = folder.url.appending(path: "libraries").path
      func speak(_ variables: [String: String] = [:]) async throws -> Data {
        let run = try await ToolRun(
          program: folder.url.appending(path: "bin/overheard").path,
          ["speak", "--text", "확인", "--to", "a.wav"], in: folder.url, environment: variables)
        #expect(run.code == 0, "\(run.errors)")
        return try Data(contentsOf: folder.url.appending(path: "a.wav"))
      }
      let sound = try await speak(["LD_DEBUG": "libs", "LD_DEBUG_OUTPUT": log])
      let loaded = try FileManager.default.contentsOfDirectory(atPath: folder.url.path)
        .filter { $0.hasPrefix("libraries.") }
        .map { try String(contentsOf: folder.url.appending(path: $0), encoding: .utf8) }
        .filter { $0.contains("calling init: ") && $0.contains("libespeak-ng") }
      #expect(loaded.count == 1)
      #expect(loaded.allSatisfy { $0.contains("/without-sound/libpcaudio.so.0") })
      #expect(loaded.allSatisfy { !$0.contains("libpulse") && !$0.contains("libasound") })
      // A stand-in that cannot be loaded is done without.
      try Data("nonsense".utf8).write(to: home.appending(path: "without-sound/libpcaudio.so.0"))
      #expect(try await speak() == sound)
      try FileManager.default.removeItem(at: home.appending(path: "without-sound"))
      #expect(try await speak() == sound)
    }

    /// What is installed loads libraries when it needs them: all of their functions that are called have
    /// a stand-in, and the helper speaks and fails as if it were linked with them.
    @Test func librariesAreLoadedWhenTheyAreNeeded() async throws {
      let folder = try TemporaryFolder()
      func shell(_ script: String) async throws -> ToolRun {
        try await ToolRun(
          program: "/bin/sh",
          ["-euc", "clang=$(dirname \"$(realpath \"$(command -v swift)\")\")/clang\n" + script],
          in: ToolRun.root,
          environment: ["OUT": folder.url.path, "BUILT": ToolRun.products.path])
      }
      let build = try await shell(
        """
        sh Tools/package/late-libraries.sh "$clang" "$OUT"
        "$clang" -std=gnu17 -O2 Sources/overheard-synth/*.c "$OUT/late-helper.o" -lm -ldl \
          $(pkg-config --cflags espeak-ng) -o "$OUT/overheard-synth"
        """)
      #expect(build.code == 0, "\(build.errors)")
      let functions = try await shell(
        """
        nm -D --undefined-only "$BUILT/overheard" | sed 's/.* U //; s/@.*//' > "$OUT/called"
        grep -E '^(sf_|opus_|XML_|XXH|nettle_)' "$OUT/called" | sort > "$OUT/needed"
        nm --defined-only "$OUT/late-libraries.o" | sed -n 's/.* T //p' | sort > "$OUT/there"
        test -s "$OUT/needed"
        comm -23 "$OUT/needed" "$OUT/there"
        readelf -d "$OUT/overheard-synth" | grep -cE 'NEEDED.*(espeak|pcaudio)' || true
        """)
      #expect(functions.code == 0 && functions.output == "0\n", "\(functions.errors)")

      func speak(_ helper: String?, _ file: String) async throws -> Data {
        let run = try await ToolRun(
          ["speak", "--text", "결제 카드 선택", "--to", file], in: folder.url,
          environment: helper.map { ["OVERHEARD_SYNTH": $0] } ?? [:])
        #expect(run.code == 0, "\(run.errors)")
        return try Data(contentsOf: folder.url.appending(path: file))
      }
      let late = folder.url.appending(path: "overheard-synth").path
      #expect(try await speak(late, "late.wav") == speak(nil, "linked.wav"))

      // A library that is there, but is none.
      try folder.write("nonsense", to: "broken/libespeak-ng.so.1")
      let broken = try await ToolRun(
        ["speak", "--text", "a", "--to", "a.wav"], in: folder.url,
        environment: [
          "OVERHEARD_SYNTH": late, "LD_LIBRARY_PATH": folder.url.appending(path: "broken").path,
        ])
      #expect(broken.code == 69)
      #expect(
        broken.errors.hasPrefix(
          "overheard-synth: it needs libespeak-ng.so.1, which cannot be loaded: "))
      #expect(
        broken.errors.hasSuffix("ended: exited(69); `overheard doctor` says what is missing\n"))
    }
  #endif

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
