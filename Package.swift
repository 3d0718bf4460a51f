// swift-tools-version: 6.1

import PackageDescription

let package = Package(
  name: "overheard",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "Overheard", targets: ["Overheard"]),
    .library(name: "OverheardTesting", targets: ["OverheardTesting"]),
    .library(name: "OverheardImport", targets: ["OverheardImport"]),
    .executable(name: "overheard", targets: ["OverheardCommand"]),
    .executable(name: "overheard-synth", targets: ["overheard-synth"]),
  ],
  // What the bytes of renders depend on, and so what is built and tested here, is in Package.resolved;
  // a package that uses the libraries may take newer ones. What reads YAML and fills templates decides
  // the bytes as much as our own code does. We work around known bugs of swift-subprocess 1.0, so its
  // minor version is pinned.
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/apple/swift-collections", from: "1.6.0"),
    .package(url: "https://github.com/hummingbird-project/swift-mustache", from: "2.1.1"),
    .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
    .package(url: "https://github.com/swhitty/FlyingFox", from: "0.27.1"),
    .package(
      url: "https://github.com/swiftlang/swift-subprocess", .upToNextMinor(from: "1.0.2"),
      traits: []),
  ],
  targets: [
    // What every other folder may need: digests, atomic files, nearest words.
    .target(name: "Support", dependencies: ["CNettle", "CXXHash"]),
    // A screen, as plain values.
    .target(name: "AccessibilityModel"),
    // The app under test: what it does when it is asked, and by itself.
    .target(name: "AppSimulation", dependencies: ["Support", "AccessibilityModel"]),
    // What every reader is made of: rules, words, announcements, gestures, the speech queue.
    .target(
      name: "ScreenReading", dependencies: ["Support", "AccessibilityModel", "AppSimulation"]),
    // What VoiceOver says about an element, and in which order it goes through them.
    .target(
      name: "VoiceOver",
      dependencies: [
        "Support", "AccessibilityModel", "AppSimulation", "ScreenReading", "VoiceOverData",
      ],
      exclude: ["Wording"]
    ),
    // Its words, as bytes of the program.
    .target(
      name: "VoiceOverData", path: "Sources/VoiceOver/Wording",
      exclude: ["en.tsv", "keys-ko.tsv", "ko.tsv"]),
    // What TalkBack says: the mapping to Android, its rules, its order, its machine.
    .target(
      name: "TalkBack",
      dependencies: [
        "Support", "AccessibilityModel", "AppSimulation", "ScreenReading", "TalkBackData",
      ],
      exclude: ["Wording"]
    ),
    // Its words, as bytes of the program.
    .target(name: "TalkBackData", path: "Sources/TalkBack/Wording", exclude: ["en.tsv", "ko.tsv"]),
    // A user walks through a screen: what is heard, when, and what cuts it off.
    .target(
      name: "Walks",
      dependencies: [
        "Support", "AccessibilityModel", "AppSimulation", "ScreenReading",
        .product(name: "HeapModule", package: "swift-collections"),
      ]
    ),
    // A phone that shows a screen at a moment, as SVG.
    .target(
      name: "ScreenDrawing",
      dependencies: [
        "Support", "AccessibilityModel", "AppSimulation", "ScreenReading", "Walks",
      ]),
    // What differs from one language to another: a value for each.
    .target(
      name: "Languages",
      dependencies: [
        "Support", "AccessibilityModel", "ScreenReading", "VoiceOver", "Readings", "LanguagesData",
      ],
      exclude: ["Data", "PageWords"]
    ),
    // The words of pages, as bytes of the program.
    .target(name: "LanguagesData", path: "Sources/Languages/Data"),
    // Screens as YAML that a designer writes.
    .target(
      name: "ScreenFiles",
      dependencies: [
        "Support", "AccessibilityModel", "AppSimulation", "ScreenReading", "VoiceOver", "TalkBack",
        "Walks", "Languages", .product(name: "Yams", package: "Yams"),
      ]
    ),
    // What other tools dump from a running app becomes a screen.
    .target(
      name: "ScreenImport",
      dependencies: [
        "Support", "AccessibilityModel", "ScreenReading", "VoiceOver", "Walks", "Languages",
        "ScreenFiles", "ScreenImportData", "CExpat",
      ],
      exclude: ["Data"]
    ),
    // Words in dumps, as bytes of the program.
    .target(
      name: "ScreenImportData", path: "Sources/ScreenImport/Data",
      exclude: ["foreign.tsv", "layers.tsv", "starts.tsv", "states.tsv", "traits.tsv"]),
    // What readers were heard saying, held against what we say.
    .target(
      name: "Fidelity",
      dependencies: [
        "Support", "AccessibilityModel", "ScreenReading", "VoiceOver", "TalkBack", "Walks",
        "Languages", "ScreenFiles", "FidelityData",
      ]
    ),
    // The ledger, as bytes of the program.
    .target(
      name: "FidelityData", path: "Tests/Fidelity",
      exclude: ["talkback-en.tsv", "talkback-ko.tsv", "voiceover-en.tsv", "voiceover-ko.tsv"]),
    // What one would stumble over: rules that look at screens, announcements and walks.
    .target(
      name: "Audit",
      dependencies: [
        "Support", "AccessibilityModel", "AppSimulation", "ScreenReading", "Walks", "Languages",
        "ScreenFiles", "Readings", "AuditData",
      ],
      exclude: ["Words"]
    ),
    // The words that rules look for, as bytes of the program.
    .target(
      name: "AuditData", path: "Sources/Audit/Words",
      exclude: ["common.tsv", "en.tsv", "ko.tsv"]),
    // How a text is read: words, sounds, phonemes.
    .target(
      name: "Readings",
      dependencies: ["Support", "AccessibilityModel", "ReadingsData"],
      exclude: ["Data"]
    ),
    // The tables of readings, as bytes of the program.
    .target(name: "ReadingsData", path: "Sources/Readings/Data", exclude: ["common", "en", "ko"]),
    // The seam to the engines, and programs of a user's as voices; clips become sound.
    .target(
      name: "SpeechSynthesis",
      dependencies: [
        "Support", "AccessibilityModel", "Readings", "CSndFile", "COpus", "Voices",
        .product(name: "Yams", package: "Yams"),
        .product(name: "Subprocess", package: "swift-subprocess"),
      ]
    ),
    // eSpeak NG: its phonemes, its notation, the client of its helper.
    .target(
      name: "ESpeak",
      dependencies: [
        "Support", "AccessibilityModel", "Readings", "SpeechSynthesis", "Voices", "ESpeakData",
        .product(name: "Subprocess", package: "swift-subprocess"),
      ],
      exclude: ["Phonemes"]
    ),
    // The names of its phonemes, as bytes of the program.
    .target(
      name: "ESpeakData", path: "Sources/ESpeak/Phonemes",
      exclude: ["ipa-en.tsv", "ipa-ko.tsv", "names.tsv"]),
    // Walks become sound files, captions and transcripts.
    .target(
      name: "Rendering",
      dependencies: [
        "Support", "AccessibilityModel", "ScreenReading", "Walks", "Readings", "SpeechSynthesis",
        "Voices",
      ]
    ),
    // Walks become films: the drawn phone, captions, sound.
    .target(
      name: "Films",
      dependencies: [
        "Support", "AccessibilityModel", "ScreenReading", "Walks", "ScreenDrawing",
        "SpeechSynthesis",
      ]
    ),
    // What was rendered becomes pages to listen to and compare.
    .target(
      name: "ReviewPages",
      dependencies: [
        "Support", "AccessibilityModel", "AppSimulation", "ScreenReading", "Walks", "ScreenDrawing",
        "SpeechSynthesis", "Rendering", "Languages", "ReviewPagesData",
        .product(name: "Mustache", package: "swift-mustache"),
      ],
      exclude: ["Assets", "Files", "Templates"]
    ),
    // What pages are made from, as bytes of the program.
    .target(name: "ReviewPagesData", path: "Sources/ReviewPages/Files"),
    // A screen under a user's own fingers, at a terminal or in a browser.
    .target(
      name: "Exploring",
      dependencies: [
        "AppSimulation", "ScreenReading", "Languages", "SpeechSynthesis", "ScreenDrawing", "Films",
        "ReviewPages", "Overheard", "ExploringData",
        .product(name: "FlyingFox", package: "FlyingFox"),
        .product(name: "FlyingSocks", package: "FlyingFox"),
      ],
      exclude: ["Files", "Page"]
    ),
    // What its page is made from, as bytes of the program.
    .target(name: "ExploringData", path: "Sources/Exploring/Files"),
    // The voice files and the catalogue that names them.
    .target(
      name: "Voices",
      dependencies: ["Support", "AccessibilityModel"],
      path: "Voices",
      resources: [.copy("espeak-ng"), .copy("earcons"), .copy("catalogue.tsv")]
    ),
    // The whole of it for people who build screens in Swift.
    .target(
      name: "Overheard",
      dependencies: [
        "Support", "AccessibilityModel", "AppSimulation", "ScreenReading", "VoiceOver", "TalkBack",
        "Walks", "Languages", "ScreenFiles", "Readings", "SpeechSynthesis", "ESpeak", "Voices",
        "Rendering",
      ]
    ),
    // One helper for people who test their own app's screens.
    .target(
      name: "OverheardTesting", dependencies: ["Overheard", "Languages", "Audit", "Support"]),
    // Dumps of running apps for people who test in Swift; only this library needs expat.
    .target(name: "OverheardImport", dependencies: ["Overheard", "Languages", "ScreenImport"]),
    // The player and the engine of `speak --text` start before the program itself is there.
    .target(name: "FirstSound"),
    // Which of the libraries that are loaded late is missing.
    .target(name: "LateLibraries"),
    // The command line.
    .executableTarget(
      name: "OverheardCommand",
      dependencies: [
        "Support", "ScreenReading", "ScreenDrawing", "Languages", "ScreenFiles", "ScreenImport",
        "Fidelity", "Audit", "Films", "ReviewPages", "Exploring", "Overheard", "FirstSound",
        "LateLibraries",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]
    ),

    // How fast the engine is; see Tools/measure-speech.sh.
    .executableTarget(
      name: "measure-speech",
      dependencies: ["SpeechSynthesis", "ESpeak", "Voices"],
      path: "Tools/measure-speech"
    ),

    // How long a sweep takes: a walk under 400 conditions.
    .executableTarget(
      name: "measure-sweep",
      dependencies: ["Overheard", "Languages"],
      path: "Tools/measure-sweep"
    ),

    // GPL-3.0-or-later: the only thing that links libespeak-ng and libpcaudio.
    .executableTarget(
      name: "overheard-synth",
      dependencies: ["CEspeakNG"],
      exclude: ["Korean", "without-sound"],
      // What eSpeak NG itself plays with: libpcaudio-dev on Debian; it has no pkg-config file.
      linkerSettings: [
        .linkedLibrary("pcaudio"), .linkedLibrary("m"),
        .linkedLibrary("dl", .when(platforms: [.linux])),
      ]
    ),
    .systemLibrary(
      name: "CEspeakNG",
      pkgConfig: "espeak-ng",
      providers: [.apt(["libespeak-ng-dev"]), .brew(["espeak-ng"])]
    ),
    .systemLibrary(
      name: "CNettle",
      pkgConfig: "nettle",
      providers: [.apt(["nettle-dev"]), .brew(["nettle"])]
    ),
    .systemLibrary(
      name: "CXXHash",
      pkgConfig: "libxxhash",
      providers: [.apt(["libxxhash-dev"]), .brew(["xxhash"])]
    ),
    .systemLibrary(
      name: "CExpat",
      pkgConfig: "expat",
      providers: [.apt(["libexpat1-dev"]), .brew(["expat"])]
    ),
    // libsndfile needs it too, so that it is there wherever that is.
    .systemLibrary(
      name: "COpus",
      pkgConfig: "opus",
      providers: [.apt(["libopus-dev"]), .brew(["opus"])]
    ),
    .systemLibrary(
      name: "CSndFile",
      pkgConfig: "sndfile",
      providers: [.apt(["libsndfile1-dev"]), .brew(["libsndfile"])]
    ),

    // Examples in Swift are built and run by the tests.
    .executableTarget(name: "card-screen", dependencies: ["Overheard"], path: "Examples/swift"),

    // What several test targets need: the built tool, folders, a sound server, random numbers.
    .target(
      name: "TestSupport",
      dependencies: [.product(name: "Subprocess", package: "swift-subprocess")],
      path: "Tests/TestSupport"
    ),
    .testTarget(name: "SupportTests", dependencies: ["Support"]),
    // What the documentation says of the code, the tables and where they come from.
    .testTarget(
      name: "DocumentationTests", dependencies: ["Overheard", "Languages", "Audit", "TestSupport"]),
    .testTarget(name: "AccessibilityModelTests", dependencies: ["AccessibilityModel"]),
    .testTarget(
      name: "LanguagesTests",
      dependencies: [
        "Support", "AccessibilityModel", "ScreenReading", "VoiceOver", "Languages", "Readings",
        "ReviewPages", "Voices", "Overheard", "OverheardCommand", "TestSupport",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]
    ),
    .testTarget(
      name: "AppSimulationTests",
      dependencies: ["AccessibilityModel", "AppSimulation", "TestSupport"]
    ),
    .testTarget(name: "ScreenReadingTests", dependencies: ["AccessibilityModel", "ScreenReading"]),
    .testTarget(
      name: "VoiceOverTests",
      dependencies: [
        "AccessibilityModel", "AppSimulation", "ScreenReading", "VoiceOver", "TestSupport",
      ]),
    .testTarget(
      name: "TalkBackTests",
      dependencies: [
        "AccessibilityModel", "ScreenReading", "TalkBack", "Walks", "ScreenFiles", "TestSupport",
      ],
      exclude: ["Data", "Walks"]),
    .testTarget(
      name: "WalksTests",
      dependencies: [
        "Support", "AccessibilityModel", "AppSimulation", "ScreenReading", "VoiceOver", "TalkBack",
        "Walks", "ScreenFiles", "TestSupport",
      ]
    ),
    .testTarget(
      name: "ScreenDrawingTests",
      dependencies: ["ScreenDrawing", "Languages", "Overheard", "TestSupport"],
      exclude: ["Goldens"]
    ),
    .testTarget(
      name: "FilmsTests",
      dependencies: ["ScreenDrawing", "Languages", "Films", "Overheard", "TestSupport"],
      exclude: ["Goldens"]
    ),
    .testTarget(
      name: "ScreenFilesTests",
      dependencies: [
        "AccessibilityModel", "Walks", "ScreenFiles", "TestSupport",
        .product(name: "Yams", package: "Yams"),
      ]
    ),
    .testTarget(
      name: "ScreenImportTests",
      dependencies: [
        "AccessibilityModel", "Languages", "ScreenImport", "Overheard", "OverheardImport",
        "TestSupport",
      ],
      exclude: ["Dumps"]
    ),
    .testTarget(
      name: "AuditTests",
      dependencies: [
        "AccessibilityModel", "Languages", "ScreenFiles", "Audit", "Overheard", "TestSupport",
      ],
      exclude: ["Schemas", "Clean.txt", "Faults.txt"]),
    .testTarget(name: "FidelityTests", dependencies: ["Fidelity", "ScreenImport", "TestSupport"]),
    .testTarget(
      name: "ReadingsTests",
      dependencies: ["Support", "AccessibilityModel", "Readings", "TestSupport"],
      resources: [.copy("Data")]
    ),
    .testTarget(
      name: "SpeechSynthesisTests",
      dependencies: [
        "Support", "AccessibilityModel", "ScreenReading", "Walks", "Readings", "SpeechSynthesis",
        "ESpeak", "Voices", "TestSupport",
      ]
    ),
    .testTarget(
      name: "ESpeakTests",
      dependencies: [
        "AccessibilityModel", "Readings", "SpeechSynthesis", "ESpeak", "Voices", "FirstSound",
        "TestSupport",
      ]
    ),
    .testTarget(
      name: "OverheardTestingTests",
      dependencies: ["OverheardTesting", "Overheard", "TestSupport"],
      exclude: ["Transcripts"]
    ),
    .testTarget(
      name: "ReviewPagesTests",
      dependencies: [
        "Support", "AccessibilityModel", "AppSimulation", "ScreenReading", "Walks", "Languages",
        "Rendering", "ReviewPages", "Overheard", "TestSupport",
      ],
      exclude: ["Goldens"]
    ),
    .testTarget(
      name: "OverheardCommandTests",
      dependencies: [
        "Support", "AccessibilityModel", "AppSimulation", "ScreenReading", "Walks", "Languages",
        "Readings", "SpeechSynthesis", "Rendering", "Films", "Exploring", "Overheard",
        "OverheardCommand", "TestSupport",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      exclude: ["Goldens"]
    ),
  ],
  swiftLanguageModes: [.v6]
)

// Only Tools/fuzz.sh builds this, and everything else with it for libFuzzer.
if Context.environment["OVERHEARD_FUZZ"] != nil {
  package.targets.append(
    .executableTarget(
      name: "fuzz-imports", dependencies: ["ScreenImport", "ScreenFiles"],
      path: "Tools/fuzz-imports", exclude: ["tokens.dict"]))
}
