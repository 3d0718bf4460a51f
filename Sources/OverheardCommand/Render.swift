import ArgumentParser
import Overheard

/// `overheard render`: sound files, captions and transcripts.
struct Render: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "render",
    abstract: "Render walks as sound files with captions and transcripts.",
    discussion: .paragraphs(
      """
      For every screen, variant and walk: DIR/<screen>/<variant>.wav, .vtt and .json, and
      DIR/manifest.json. Files that need no change are not made again. The same screens give the same
      bytes.

      EXAMPLES
        overheard render Examples/ --out out
        overheard render Examples/ko --out out --format opus --rate 120%
        overheard render Screens/ --out parts/3 --shard 3/8
      """))

  @OptionGroup var options: RenderOptions
  @OptionGroup var sharding: ShardOptions

  func validate() throws { try options.requireFolder() }

  func run() async throws {
    let rendering = try await BatchRendering(options, shard: sharding.resolved())
    let outcome = try await rendering.run()
    if let failure = outcome.failure { throw failure }
  }
}
