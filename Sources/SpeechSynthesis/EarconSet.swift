import Foundation
import Voices

/// The short sounds for events, by name.
///
/// They are our own, not Apple's. The names are those that the simulator uses, such as `focus`.
public struct EarconSet: Hashable, Sendable {
  /// The recipes, by name.
  package var recipes: [String: EarconRecipe]
  /// The sounds, by name, each made anew.
  package var clips: [String: SoundClip] { recipes.mapValues { $0.clip() } }

  /// Creates a set.
  package init(recipes: [String: EarconRecipe] = [:]) {
    self.recipes = recipes
  }

  /// The sounds that come with Overheard.
  public static func standard(
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws(VoiceError) -> EarconSet {
    try EarconSet(folder: try VoiceFolder.find(environment: environment) + "/earcons")
  }

  /// Reads every recipe of a folder; a file's name without `.json` is the sound's name.
  public init(folder: String) throws(VoiceError) {
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else {
      throw .unreadable(path: folder)
    }
    var recipes: [String: EarconRecipe] = [:]
    for name in names where name.hasSuffix(".json") {
      let path = folder + "/" + name
      guard let data = FileManager.default.contents(atPath: path) else {
        throw .unreadable(path: path)
      }
      do {
        let recipe = try JSONDecoder().decode(EarconRecipe.self, from: data)
        recipes[String(name.dropLast(5))] = recipe
      } catch {
        throw .recipe(path: path, reason: "\(error)")
      }
    }
    self.init(recipes: recipes)
  }

  /// The sound of a name, made anew; `nil` if there is none.
  public subscript(name: String) -> SoundClip? { recipes[name]?.clip() }
}
