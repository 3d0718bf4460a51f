import ArgumentParser
import Films
import Foundation
import LateLibraries
import Overheard
import Support

/// `overheard doctor`: what is missing on this machine, and the command that fixes it.
struct Doctor: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "doctor",
    abstract: "Check the machine: engine, voices, sound files, sound device, films, cache.",
    discussion: .paragraphs(
      """
      Prints a line for each thing, and the command that fixes what is missing.
      Exits with 0 if everything needed to render is there, or else with 69.
      """))

  @Option(help: "text for people, or json for programs, one object per line.")
  var format: OutputFormat = .text

  /// One thing that was checked.
  private struct Finding: Encodable {
    var name: String
    var ok: Bool
    var needed: Bool
    var detail: String
    var mend: String?
  }

  func run() async throws {
    if let missing = late_library_missing() {
      // What is checked below would end where it needs it.
      try report(
        Finding(
          name: "libraries", ok: false, needed: true,
          detail: "\(String(cString: missing)) cannot be loaded",
          mend: InstallAdvice.command(
            apt: "libsndfile1 libopus0 libexpat1 libnettle8 libxxhash0",
            brew: "libsndfile opus expat nettle xxhash")))
      throw ExitCode.unavailable
    }
    OverheardCommand.leaveIfTooFewFiles()
    Interruption.prepare()
    // Started once: a helper that says nothing is waited for once.
    let espeak = ESpeakEngine()
    let engine: Result<EngineInfo, any Error>
    do {
      engine = .success(try await espeak.start())
    } catch {
      engine = .failure(error)
    }
    let findings =
      [speech(engine), koreanPhonemes(try? engine.get())]
      + (await voices((try? engine.get()) == nil ? nil : espeak))
      + [soundFiles(), await device(engine), films(), koreanFonts(), cache()]
    for finding in findings { try report(finding) }
    if findings.contains(where: { !$0.ok && $0.needed }) { throw ExitCode.unavailable }
  }

  private func report(_ finding: Finding) throws {
    switch format {
    case .json: Terminal.print(try JSONText.sorted(finding))
    case .text:
      Terminal.print(
        "\(finding.ok ? "✓" : finding.needed ? "✗" : "–") "
          + "\(finding.name): \(finding.detail)".onOneLine)
      if let mend = finding.mend { Terminal.print("  to fix it: \(mend)") }
    }
  }

  private func speech(_ engine: Result<EngineInfo, any Error>) -> Finding {
    do {
      let info = try engine.get()
      return Finding(
        name: "speech engine", ok: true, needed: true,
        detail: "\(info.engine), by \(info.helper)")
    } catch {
      let own = ProcessInfo.processInfo.environment["OVERHEARD_SYNTH"]
      return Finding(
        name: "speech engine", ok: false, needed: true, detail: "\(error)",
        mend: own.map { "OVERHEARD_SYNTH is \($0); unset it, or set it to overheard-synth" }
          ?? InstallAdvice.command(apt: "libespeak-ng1 espeak-ng-data", brew: "espeak-ng"))
    }
  }

  /// Whether the engine's data can have our Korean phonemes.
  private func koreanPhonemes(_ info: EngineInfo?) -> Finding {
    guard let info else {
      // Problems of the speech engine have their own line.
      return Finding(
        name: "Korean phonemes", ok: false, needed: false,
        detail: "unknown without the speech engine")
    }
    let reason = info.koreanReason
    guard let data = info.koreanData else {
      return Finding(
        name: "Korean phonemes", ok: false, needed: false,
        detail: "not ours but the engine's, as in ko-classic: \(reason)",
        mend: info.koreanFault == .write || info.koreanFault == .path
          ? "set OVERHEARD_CACHE to a writable folder with a short path" : "install eSpeak NG 1.51")
    }
    return Finding(name: "Korean phonemes", ok: true, needed: false, detail: "ours, \(data)")
  }

  /// Finds the voices that are usable, and each of the user's own that is not; hears those that speak
  /// where none is chosen.
  ///
  /// - Parameter espeak: The speech engine; `nil` if it does not start.
  /// - Returns: A line for all that are usable, and one for each that is not.
  private func voices(_ espeak: ESpeakEngine?) async -> [Finding] {
    let engineStarts = espeak != nil
    do {
      let roster = try VoiceRoster(EnginesOptions.parse([]))
      var usable: [String] = []
      var broken: [Finding] = []
      for voice in roster.catalogue.voices {
        if let espeak, voice.engine == ESpeakEngine.name,
          roster.defaults.values.contains(voice),
          let fault = await fault(of: voice, in: espeak)
        {
          broken.append(fault)
        } else if voice.engine == ESpeakEngine.name {
          if engineStarts { usable.append(voice.name) }
        } else if let reason = await roster.entry(of: voice).reason {
          broken.append(
            Finding(name: "voice \(voice.name)", ok: false, needed: false, detail: reason))
        } else {
          usable.append(voice.name)
        }
      }
      // Problems of the speech engine have their own line.
      let others = engineStarts ? "" : "; the others need the speech engine"
      return [
        Finding(
          name: "voices", ok: engineStarts, needed: true,
          detail: (usable.isEmpty ? "none" : usable.joined(separator: ", ")) + others)
      ] + broken
    } catch is ExitCode {
      return [
        Finding(
          name: "voices", ok: false, needed: true, detail: "engines.yaml is wrong",
          mend: "correct the error printed above")
      ]
    } catch {
      return [
        Finding(
          name: "voices", ok: false, needed: true, detail: "\(error)",
          mend: "install overheard again, or set OVERHEARD_VOICES to its folder of voices")
      ]
    }
  }

  /// What is wrong with a voice that does not speak, because the engine's data are damaged.
  private func fault(of voice: Voice, in espeak: ESpeakEngine) async -> Finding? {
    do {
      let clip = try await espeak.clip(for: SpeechUtterance(.text("1234"), voice: voice))
      guard clip.samples.isEmpty else { return nil }
      return damaged(voice, "it says nothing")
    } catch {
      return damaged(voice, "\(error)")
    }
  }

  private func damaged(_ voice: Voice, _ reason: String) -> Finding {
    Finding(
      name: "voice \(voice.name)", ok: false, needed: true, detail: reason,
      mend: InstallAdvice.command(apt: "espeak-ng-data", brew: "espeak-ng", isDamaged: true))
  }

  private func soundFiles() -> Finding {
    let formats = SoundFile.Format.allCases.filter { format in
      (try? SoundFile.data(of: SoundRecording(samples: [0, 0]), format: format)) != nil
    }
    let missing = SoundFile.Format.allCases.filter { !formats.contains($0) }
    return Finding(
      name: "sound files", ok: formats.contains(.wav), needed: true,
      detail: formats.map(\.rawValue).joined(separator: ", ")
        + (missing.isEmpty ? "" : "; not \(missing.map(\.rawValue).joined(separator: ", "))"),
      mend: missing.isEmpty ? nil : InstallAdvice.command(apt: "libsndfile1", brew: "libsndfile"))
  }

  private func device(_ engine: Result<EngineInfo, any Error>) async -> Finding {
    guard case .success = engine else {
      return Finding(
        name: "live sound", ok: false, needed: false, detail: "not tried without the speech engine")
    }
    do {
      let name = try await LiveSound.probe()
      return Finding(name: "live sound", ok: true, needed: false, detail: name)
    } catch {
      // What to do instead is part of the error.
      let detail = (error as? SpeechError)?.withAdvice ?? "\(error)"
      return Finding(name: "live sound", ok: false, needed: false, detail: detail)
    }
  }

  /// What films are made with; nothing else needs it.
  private func films() -> Finding {
    do {
      _ = try FilmWriter(format: .mp4, height: 1080, cache: nil)
      return Finding(
        name: "films", ok: true, needed: false,
        detail: "librsvg, \(FilmWriter.encoder?.path ?? "ffmpeg")")
    } catch {
      return Finding(
        name: "films", ok: false, needed: false, detail: "\(error)",
        mend: FilmError.install)
    }
  }

  /// The Korean fonts of this machine, which films are drawn with.
  private func koreanFonts() -> Finding {
    let fonts = FilmWriter.koreanFonts
    return Finding(
      name: "Korean fonts", ok: !fonts.isEmpty, needed: false,
      detail: fonts.isEmpty
        ? "none; Korean in films would be empty boxes" : fonts.prefix(4).joined(separator: ", "),
      mend: fonts.isEmpty
        ? InstallAdvice.command(apt: "fonts-nanum", brew: "font-nanum-gothic") : nil)
  }

  private func cache() -> Finding {
    let folder = CacheFolder.standard
    // Tried, because a writable folder is not all it takes: none can be made in /proc.
    let probe = AtomicFile.temporaryName(beside: folder.appending(path: "doctor"))
    var isWritable = false
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data().write(to: probe)
      try FileManager.default.removeItem(at: probe)
      isWritable = true
    } catch {}
    return Finding(
      name: "cache", ok: isWritable, needed: false,
      detail: folder.path + (isWritable ? "" : " cannot be written"),
      mend: isWritable ? nil : "set OVERHEARD_CACHE to a writable folder")
  }
}

/// The folder where clips are kept between runs.
enum CacheFolder {
  /// `OVERHEARD_CACHE`, or else the user's cache folder.
  static var standard: URL {
    let environment = Terminal.environment
    if let folder = environment["OVERHEARD_CACHE"], !folder.isEmpty {
      return URL(fileURLWithPath: folder)
    }
    // A path that is not absolute does not count (XDG Base Directory Specification); the helper takes the
    // same folder for the data of voices.
    if let folder = environment["XDG_CACHE_HOME"], folder.hasPrefix("/") {
      return URL(fileURLWithPath: folder).appending(path: "overheard")
    }
    let home = environment["HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil } ?? NSHomeDirectory()
    return URL(fileURLWithPath: home).appending(path: ".cache/overheard")
  }
}
