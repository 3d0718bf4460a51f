/// A recipe for a short sound: tones and bursts of noise, each with its envelope.
///
/// It is written as JSON in `Voices/earcons/`. Times are in milliseconds, frequencies in hertz.
package struct EarconRecipe: Hashable, Sendable, Codable {
  /// Raised whenever a recipe makes other samples than before, so that what was rendered with the old
  /// ones is made anew.
  package static let edition = 1

  /// The licence of the recipe.
  package var licence: String
  /// What it sounds like and what it means.
  package var description: String
  /// Its highest amplitude, in decibels below full scale.
  package var level: Double
  /// The tones and noises to mix.
  package var tones: [Tone]

  /// A tone or a burst of noise.
  package struct Tone: Hashable, Sendable, Codable {
    /// When it begins.
    package var start: Double
    /// How long it lasts; it ends in a fade of 2 ms.
    package var duration: Double
    /// How long it takes to reach its full loudness.
    package var attack: Double
    /// How long it then takes to fall to 37 %.
    package var decay: Double
    /// The pitch; none for noise alone.
    package var frequency: Double?
    /// The pitch at its end, if it glides.
    package var glide: Double?
    /// The sines that make up the tone; the pitch alone if there are none.
    package var partials: [Partial]?
    /// Noise below this frequency.
    package var noise: Double?
    /// Its share of the mix; 1 by default.
    package var gain: Double?
  }

  /// One sine of a tone.
  package struct Partial: Hashable, Sendable, Codable {
    /// Its frequency as a multiple of the tone's.
    package var ratio: Double
    /// Its amplitude.
    package var gain: Double
  }
}
