/// How a short sound is made: tones and bursts of noise, each with its envelope.
///
/// It is written as JSON in `Voices/earcons/`. Times are in milliseconds, frequencies in hertz.
package struct EarconRecipe: Hashable, Sendable, Codable {
  /// The licence of the recipe.
  package var licence: String
  /// What it sounds like and what it means.
  package var description: String
  /// Its highest amplitude, in decibels below full scale.
  package var level: Double
  /// What sounds, mixed.
  package var tones: [Tone]

  /// A tone or a burst of noise.
  package struct Tone: Hashable, Sendable, Codable {
    /// When it begins.
    package var start: Double
    /// How long it lasts; it ends in a fade of 2 ms.
    package var duration: Double
    /// How long it takes to become as loud as it gets.
    package var attack: Double
    /// How long it then takes to fall to 37 %.
    package var decay: Double
    /// The pitch; none for noise alone.
    package var frequency: Double?
    /// The pitch at its end, where it glides.
    package var glide: Double?
    /// What sounds together with the pitch; the pitch alone where there is nothing.
    package var partials: [Partial]?
    /// Noise below this frequency.
    package var noise: Double?
    /// Its share of the mix; 1 where nothing is written.
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
