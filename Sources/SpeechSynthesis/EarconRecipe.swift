/// A recipe for a short sound: tones and bursts of noise, each with its envelope.
///
/// It is written as JSON in `Voices/earcons/`. Times are in milliseconds, frequencies in hertz.
public struct EarconRecipe: Hashable, Sendable, Codable {
  /// The licence of the recipe.
  public var licence: String
  /// What it sounds like and what it means.
  public var description: String
  /// Its highest amplitude, in decibels below full scale.
  public var level: Double
  /// The tones and noises to mix.
  public var tones: [Tone]

  /// A tone or a burst of noise.
  public struct Tone: Hashable, Sendable, Codable {
    /// When it begins.
    public var start: Double
    /// How long it lasts; it ends in a fade of 2 ms.
    public var duration: Double
    /// How long it takes to reach its full loudness.
    public var attack: Double
    /// How long it then takes to fall to 37 %.
    public var decay: Double
    /// The pitch; none for noise alone.
    public var frequency: Double?
    /// The pitch at its end, if it glides.
    public var glide: Double?
    /// The sines that make up the tone; the pitch alone if there are none.
    public var partials: [Partial]?
    /// Noise below this frequency.
    public var noise: Double?
    /// Its share of the mix; 1 by default.
    public var gain: Double?
  }

  /// One sine of a tone.
  public struct Partial: Hashable, Sendable, Codable {
    /// Its frequency as a multiple of the tone's.
    public var ratio: Double
    /// Its amplitude.
    public var gain: Double
  }
}
