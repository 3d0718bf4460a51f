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

  /// A page of the manual has its examples as they are written, and the commands and exit codes of the help.
  @Test func aPageOfTheManualIsMended() async throws {
    let run = try await ToolRun(
      program: "/usr/bin/perl",
      ["-CSD", "-0777", "-p", ToolRun.root.appending(path: "Tools/package/man-page.pl").path],
      input: """
        .Sh DESCRIPTION
        Speaks.
        .Pp
        EXAMPLES
          overheard speak 'U00D655;'
          .hidden
        .Pp
        EXIT CODES
          0    fine
        .Pp
        It is U00D655;.
        .Sh "EXIT STATUS"
        .Ex -std overheard
        """,
      environment: [
        "STATUSES": ".It 0\nfine", "COMMANDS": ".It Cm speak\nSpeak 확 to a\n.wav file.",
      ])
    #expect(
      run.output == """
        .Sh DESCRIPTION
        Speaks.
        .Pp
        It is 확.
        .Sh COMMANDS
        .Bl -tag -width Ds
        .It Cm speak
        Speak 확 to a
        \\&.wav file.
        .El
        .Sh "EXIT STATUS"
        .Bl -tag -width Ds
        .It 0
        fine
        .El
        .Sh EXAMPLES
        .Bd -literal
        overheard speak \\(aq확\\(aq
        \\&.hidden
        .Ed

        """)
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
        "$clang" -std=gnu17 -O2 Sources/overheard-synth/*.c "$OUT/late-helper.o" \
          -Wl,-z,now -lm -ldl $(pkg-config --cflags espeak-ng) -o "$OUT/overheard-synth"
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

      // What the program calls, called once with stand-ins and once with the libraries themselves.
      try folder.write(Self.callsOfAll, to: "calls.c")
      let calls = try await shell(
        """
        flags=$(pkg-config --cflags sndfile opus expat nettle libxxhash)
        "$clang" -std=gnu17 $flags "$OUT/calls.c" "$OUT/late-libraries.o" -ldl -o "$OUT/late"
        "$clang" -std=gnu17 $flags "$OUT/calls.c" -o "$OUT/linked" \\
          $(pkg-config --libs sndfile opus expat nettle libxxhash)
        readelf -d "$OUT/late" | grep -cE 'NEEDED.*(sndfile|opus|expat|nettle|xxhash)' || true
        "$OUT/late" > "$OUT/late.txt"
        "$OUT/linked" > "$OUT/linked.txt"
        cmp "$OUT/late.txt" "$OUT/linked.txt" && wc -l < "$OUT/late.txt"
        """)
      #expect(calls.output == "0\n10\n", "\(calls.errors)")

      func speak(_ helper: String?, _ file: String) async throws -> Data {
        let run = try await ToolRun(
          [
            "speak", "Examples/ko/payment-card-carousel.yaml", "--variant", "after", "--to",
            folder.url.appending(path: file).path,
          ], in: ToolRun.root,
          environment: helper.map { ["OVERHEARD_SYNTH": $0] } ?? [:])
        #expect(run.code == 0, "\(run.errors)")
        return try Data(contentsOf: folder.url.appending(path: file))
      }
      let late = folder.url.appending(path: "overheard-synth").path
      #expect(try await speak(late, "late.wav") == speak(nil, "linked.wav"))

      // A process that speaks looks no function up: that is done once, by the one that it is a fork of.
      let logs = try TemporaryFolder()
      let logged = try await ToolRun(
        [
          "speak", "Examples/ko/payment-card-carousel.yaml", "--variant", "after", "--to",
          folder.url.appending(path: "logged.wav").path,
        ], in: ToolRun.root,
        environment: [
          "OVERHEARD_SYNTH": late, "LD_DEBUG": "bindings",
          "LD_DEBUG_OUTPUT": logs.url.appending(path: "log").path,
        ])
      #expect(logged.code == 0, "\(logged.errors)")
      let bindings = try FileManager.default.contentsOfDirectory(atPath: logs.url.path)
        .map { try String(contentsOf: logs.url.appending(path: $0), encoding: .utf8) }
        .filter { $0.contains("binding file \(late) ") }
      #expect(bindings.count == 1)
      // Each line begins with the number of the process.
      let processes = bindings.joined(separator: "\n").split(separator: "\n").map { line in
        line.prefix { $0 != ":" }
      }
      #expect(Set(processes).count == 1)

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

    /// A program that prints what it gets from each library.
    private static let callsOfAll = #"""
      #include <expat.h>
      #include <nettle/sha2.h>
      #include <opus.h>
      #include <sndfile.h>
      #include <stdio.h>
      #include <string.h>
      #include <xxhash.h>

      static unsigned char file[4096];
      static sf_count_t place, length;
      static sf_count_t size(void *none) { return length; }
      static sf_count_t seek(sf_count_t to, int from, void *none) {
        return place = from == SEEK_SET ? to : from == SEEK_CUR ? place + to : length + to;
      }
      static sf_count_t get(void *to, sf_count_t count, void *none) {
        memcpy(to, file + place, count);
        place += count;
        return count;
      }
      static sf_count_t put(const void *from, sf_count_t count, void *none) {
        memcpy(file + place, from, count);
        place += count;
        if (place > length) length = place;
        return count;
      }
      static sf_count_t tell(void *none) { return place; }

      static void begin(void *data, const char *name, const char **attributes) {
        printf("<%s %s=%s> %ld\n", name, attributes[0], attributes[1],
               (long)XML_GetCurrentByteIndex(*(XML_Parser *)data));
      }
      static void end(void *data, const char *name) {
        printf("</%s>\n", name);
        XML_StopParser(*(XML_Parser *)data, XML_FALSE);
      }
      static void entity(void *data, const char *name, int isParameter, const char *value, int count,
                         const char *base, const char *system, const char *public, const char *notation) {
        printf("entity %s %.*s\n", name, count, value);
      }

      int main(void) {
        short samples[960];
        for (int i = 0; i < 960; i++) samples[i] = (short)((i * 37) % 2000 - 1000);
        SF_VIRTUAL_IO files = {size, seek, get, put, tell};
        SF_INFO info = {.samplerate = 48000, .channels = 1, .format = SF_FORMAT_WAV | SF_FORMAT_PCM_16};
        SNDFILE *sound = sf_open_virtual(&files, SFM_WRITE, &info, NULL);
        sf_set_string(sound, SF_STR_TITLE, "title");
        SF_CHUNK_INFO chunk = {.id = "note", .id_size = 4, .datalen = 4, .data = "text"};
        int kept = sf_set_chunk(sound, &chunk);
        int written = (int)sf_write_short(sound, samples, 960);
        sf_close(sound);
        place = 0;
        SF_INFO found = {0};
        sound = sf_open_virtual(&files, SFM_READ, &found, NULL);
        short back[960];
        float scaled[960];
        int clipping = sf_command(sound, SFC_SET_CLIPPING, NULL, SF_TRUE);
        int count = (int)sf_readf_short(sound, back, 480);
        count += (int)sf_readf_float(sound, scaled, 480);
        printf("%d %d %d %d %s %d %d %.4f %s\n", kept, written, count, clipping,
               sf_get_string(sound, SF_STR_TITLE), found.samplerate, back[479], scaled[479],
               sf_strerror(sound));
        sf_close(sound);

        int error;
        OpusEncoder *encoder = opus_encoder_create(48000, 1, OPUS_APPLICATION_AUDIO, &error);
        opus_int32 ahead = 0;
        int set = opus_encoder_ctl(encoder, OPUS_SET_BITRATE(40000));
        opus_encoder_ctl(encoder, OPUS_GET_LOOKAHEAD(&ahead));
        unsigned char packet[1000];
        opus_int32 bytes = opus_encode(encoder, samples, 960, packet, sizeof packet);
        printf("%d %d %d %d %s\n", error, set, ahead, bytes, opus_strerror(OPUS_BAD_ARG));
        printf("%s\n", opus_get_version_string());
        opus_encoder_destroy(encoder);

        struct sha256_ctx context;
        uint8_t digest[SHA256_DIGEST_SIZE];
        nettle_sha256_init(&context);
        nettle_sha256_update(&context, bytes, packet);
        nettle_sha256_digest(&context, sizeof digest, digest);
        XXH3_state_t *state = XXH3_createState();
        XXH3_128bits_reset(state);
        XXH3_128bits_update(state, file, (size_t)length);
        XXH128_hash_t streamed = XXH3_128bits_digest(state), whole = XXH3_128bits(file, (size_t)length);
        printf("%02x%02x %d %d\n", digest[0], digest[31], streamed.low64 == whole.low64,
               XXH3_freeState(state));
        printf("%016llx\n", (unsigned long long)whole.high64);

        XML_Parser parser = XML_ParserCreate("UTF-8");
        XML_SetUserData(parser, &parser);
        XML_SetElementHandler(parser, begin, end);
        XML_SetEntityDeclHandler(parser, entity);
        const char text[] = "<!DOCTYPE a [<!ENTITY e 'x'>]><a b='c'></a><!-- more -->";
        printf("%d\n", XML_Parse(parser, text, sizeof text - 1, 1));
        printf("%d\n", (int)XML_GetErrorCode(parser));
        XML_ParserFree(parser);
        return 0;
      }
      """#
  #endif

  /// What bash offers after a tab: files and folders, rules and voices.
  @Test func bashCompletesValues() async throws {
    let folder = try TemporaryFolder()
    try folder.write("elements: []", to: "screens/login.yaml")
    let program = ToolRun.products.appending(path: "overheard").path
    let script = #"""
      PATH="$(dirname "$0"):$PATH"
      eval "$("$0" --generate-completion-script bash)"
      complete() {
        COMP_LINE="$*"; COMP_POINT=${#COMP_LINE}; COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1))
        COMPREPLY=(); _overheard overheard "${@: -1}" "${@: -2:1}"; echo "$*: ${COMPREPLY[*]}"
      }
      complete overheard announce screens/lo
      complete overheard render --out scr
      complete overheard speak --lexicon screens/l
      complete overheard audit --rule same
      complete overheard audit --severity same
      complete overheard audit --fail-on n
      complete overheard speak --voice en
      complete overheard announce --setting speaksCap
      complete overheard transcript --profile react
      complete overheard import --from ui
      """#
    let run = try await ToolRun(program: "/bin/bash", ["-c", script, program], in: folder.url)
    #expect(
      run.output == """
        overheard announce screens/lo: screens/login.yaml
        overheard render --out scr: screens
        overheard speak --lexicon screens/l: screens/login.yaml
        overheard audit --rule same: same-sound same-title
        overheard audit --severity same: same-sound= same-title=
        overheard audit --fail-on n: note never
        overheard speak --voice en: en-us en-us-f en-gb
        overheard announce --setting speaksCap: speaksCapitals=on speaksCapitals=off
        overheard transcript --profile react: reaction=
        overheard import --from ui: uiautomator

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
