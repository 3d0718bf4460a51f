// Rendering: makes walks into sound files, captions and transcripts, in batches and parts.
// In: jobs: a variant of a screen, a walk, a language.
// Out: files that appear complete or not at all, and a manifest of them.

import Foundation
import Readings
import ScreenReading
import SpeechSynthesis
import Support
import Synchronization
import Walks

/// Makes the files of jobs: sound, captions, transcript.
///
/// The same job always gives the same bytes, whatever else is rendered.
package struct Renderer: Sendable {
  /// Where the files go.
  package let folder: URL
  /// The format of the sound files.
  package let format: SoundFile.Format
  /// The sounds of the reader's events; `nil` leaves them out.
  package let earcons: EarconSounds?
  private let cast: VoiceCast
  private let store: ClipStore
  /// Whether one processor is to be kept busy, not more.
  private let isSerial: Bool
  private let encoded = OpusClips()
  private let memories: PieceMemories

  /// The sound of an event.
  package typealias EarconSounds = @Sendable (Earcon) -> SoundClip?

  /// Creates a renderer.
  package init(
    folder: URL, format: SoundFile.Format, cast: VoiceCast, store: ClipStore,
    earcons: EarconSounds?, isSerial: Bool = false
  ) {
    self.isSerial = isSerial
    self.folder = folder
    self.format = format
    self.cast = cast
    self.earcons = earcons
    self.store = store
    // What is forgotten is read again from a WAV file; from any other it would be spoken again. What
    // takes more than half of that, four minutes and a half of speech, is never kept.
    memories = PieceMemories(limit: 24 << 20)
  }

  /// Renders a job.
  ///
  /// - Returns: The job's entry in the manifest, and the state in which each file was left.
  /// - Throws: ``SpeechError``, ``SoundFileError`` or an error of the file system. No file is then
  ///   left incomplete.
  func render(
    _ job: RenderJob, fingerprint: String
  ) async throws -> (entry: Manifest.Entry, states: [FileState?]) {
    let meter = WalkMeter(
      cast: cast.adding(job.lexicon), store: store, memory: memories.memory(with: job.lexicon),
      isSerial: isSerial)
    let measured = try await meter.walk(
      job.walk, on: job.variant, screen: job.screen, configuration: job.configuration)
    let sound = measured.timeline { earcons?($0) }.sequence()
    let title = [job.screen, job.variant.name, job.walk.name].filter { !$0.isEmpty }
    let parts = try SoundFile.parts(
      of: sound, format: format,
      tags: SoundFile.Tags(
        title: title.joined(separator: " · "), artist: measured.voices.joined(separator: ", ")),
      clips: encoded)
    let timed = measured.timedTranscript
    let document = try JSONText.document(timed)
    let path = folder.path + "/" + job.path
    let parent = String(path[..<(path.utf8.lastIndex(of: UInt8(ascii: "/")) ?? path.endIndex)])
    if access(parent, F_OK) != 0 {
      try FileManager.default.createDirectory(atPath: parent, withIntermediateDirectories: true)
    }
    var written: [(kind: String, NewFile.Written)] = []
    let recording = "\(path).\(format.fileExtension)"
    // All of it is handed over in the memory of the clips, so that it needs no room of its own.
    let file = try NewFile(at: recording, expecting: 0, hashedBy: .xxh128)
    try SoundFile.read(parts, inBlocksOf: NewFile.blockSize) { try file.write($0) }
    written.append((format.fileExtension, try file.finish()))
    if format == .wav, await store.needsRecordings {
      let clips = measured.pieces.values.lazy.map { ($0.line.utterance, $0.clip) }
      let places = ClipPlace.places(of: clips, in: sound, after: parts.first?.count ?? 0)
      await store.remember(places, in: recording)
    }
    let others: [(String, Data)] = [
      ("vtt", Data(timed.captions.utf8)), ("json", Data(document.utf8)),
      (Waveform.fileExtension, Waveform(of: sound).data),
    ]
    for (kind, data) in others {
      written.append((kind, try NewFile.make("\(path).\(kind)", of: data)))
    }
    let entry = Manifest.Entry(
      path: job.path, screen: job.screen, variant: job.variant.name, walk: job.walk.name,
      language: job.variant.screen.language.tag, fingerprint: fingerprint,
      milliseconds: sound.count * 1000 / sound.sampleRate,
      files: written.map { Manifest.File(name: "\(job.path).\($0)", $1) },
      figures: measured.transcript.figures)
    return (entry, written.map(\.1.state))
  }
}

/// What was measured with each lexicon: words of a user's change how a text is read.
private final class PieceMemories: Sendable {
  private let memories = Mutex<[UserLexicon: PieceMemory]>([:])
  /// How many bytes each keeps.
  private let limit: Int

  init(limit: Int) { self.limit = limit }

  func memory(with lexicon: UserLexicon) -> PieceMemory {
    memories.withLock { memories in
      if let memory = memories[lexicon] { return memory }
      // Folders with a lexicon each follow one another.
      if memories.count >= 4 { memories.removeAll() }
      let memory = PieceMemory(limit: limit)
      memories[lexicon] = memory
      return memory
    }
  }
}
