// Rendering: makes walks into sound files, captions and transcripts, in batches and parts.
// In: jobs: a variant of a screen, a walk, a language.
// Out: files that appear complete or not at all, and a manifest of them.

import Foundation
import ScreenReading
import SpeechSynthesis
import Support
import Walks

/// Makes the files of jobs: sound, captions, transcript.
///
/// The same job always gives the same bytes, whatever else is rendered.
public struct Renderer: Sendable {
  /// Where the files go.
  public let folder: URL
  /// The format of the sound files.
  public let format: SoundFile.Format
  /// The sounds of VoiceOver's events; `nil` leaves them out.
  public let earcons: EarconSounds?
  private let cast: VoiceCast
  private let store: ClipStore

  /// The sound of an event.
  public typealias EarconSounds = @Sendable (Earcon) -> Clip?

  /// Creates a renderer.
  public init(
    folder: URL, format: SoundFile.Format, cast: VoiceCast, store: ClipStore,
    earcons: EarconSounds?
  ) {
    self.folder = folder
    self.format = format
    self.cast = cast
    self.earcons = earcons
    self.store = store
  }

  /// Renders a job.
  ///
  /// - Returns: The job's entry in the manifest.
  /// - Throws: ``SpeechError``, ``SoundFileError`` or an error of the file system. No file is then
  ///   left incomplete.
  public func render(_ job: RenderJob, fingerprint: String) async throws -> Manifest.Entry {
    let meter = WalkMeter(cast: cast.adding(job.lexicon), store: store)
    let measured = try await meter.walk(
      job.walk, on: job.variant, screen: job.screen, configuration: job.configuration)
    let pause = job.configuration.profile[.pauseBetweenParts]
    let sound = measured.sound(pauseBetweenParts: pause) { earcons?($0) }
    let title = [job.screen, job.variant.name, job.walk.name].filter { !$0.isEmpty }
    let data = try SoundFile.data(
      of: sound, format: format,
      tags: SoundFile.Tags(
        title: title.joined(separator: " · "), artist: measured.voices.joined(separator: ", ")))
    let document = try JSONText.document(
      measured.timedTranscript(pauseBetweenParts: pause, language: job.variant.screen.language))
    let base = folder.appending(path: job.path)
    try FileManager.default.createDirectory(
      at: base.deletingLastPathComponent(), withIntermediateDirectories: true)
    let files: [(String, Data)] = [
      (format.fileExtension, data), ("vtt", Data(measured.captions().utf8)),
      ("json", Data(document.utf8)),
    ]
    for (kind, data) in files {
      try AtomicFile.write(data, to: base.appendingPathExtension(literal: kind))
    }
    return Manifest.Entry(
      path: job.path, screen: job.screen, variant: job.variant.name, walk: job.walk.name,
      language: job.variant.screen.language.tag, fingerprint: fingerprint,
      milliseconds: Int(sound.samples.count * 1000 / sound.sampleRate),
      files: files.map { kind, data in
        Manifest.File(name: "\(job.path).\(kind)", data: data)
      },
      figures: measured.transcript.figures)
  }
}

extension URL {
  /// The URL with an extension added, whatever dots the name has.
  package func appendingPathExtension(literal kind: String) -> URL {
    deletingLastPathComponent().appending(path: "\(lastPathComponent).\(kind)")
  }
}
