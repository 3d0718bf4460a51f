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
  ///
  /// - Parameter environment: Where `OVERHEARD_VOICES` may name another folder.
  /// - Returns: The set.
  /// - Throws: ``VoiceError`` if the folder or a recipe in it cannot be read.
  public static func standard(
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws(VoiceError) -> EarconSet {
    try EarconSet(folder: try VoiceFolder.find(environment: environment) + "/earcons")
  }

  /// Reads every recipe of a folder; a file's name without `.json` is the sound's name.
  ///
  /// - Throws: ``VoiceError`` if the folder or a recipe in it cannot be read.
  public init(folder: String) throws(VoiceError) {
    var recipes: [String: EarconRecipe] = [:]
    for (name, data) in try Self.files(in: folder) {
      recipes[name] = try Self.recipe(in: data, at: "\(folder)/\(name).json")
    }
    self.init(recipes: recipes)
  }

  /// The sound of a name that comes with Overheard, without reading the others; `nil` if there is none
  /// that can be read.
  package static func standardClip(
    _ name: String, environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws(VoiceError) -> SoundClip? {
    let path = try VoiceFolder.find(environment: environment) + "/earcons/\(name).json"
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    return try recipe(in: data, at: path).clip()
  }

  private static func recipe(in data: Data, at path: String) throws(VoiceError) -> EarconRecipe {
    do {
      return try JSONDecoder().decode(EarconRecipe.self, from: data)
    } catch {
      throw .recipe(path: path, reason: "\(error)")
    }
  }

  /// The files of a folder that hold recipes, in the order of the sounds' names.
  private static func files(in folder: String) throws(VoiceError) -> [(name: String, data: Data)] {
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else {
      throw .unreadable(path: folder)
    }
    var files: [(name: String, data: Data)] = []
    for name in names.sorted() where name.hasSuffix(".json") {
      let path = folder + "/" + name
      guard let data = FileManager.default.contents(atPath: path) else {
        throw .unreadable(path: path)
      }
      files.append((String(name.dropLast(5)), data))
    }
    return files
  }

  /// What the sounds that come with Overheard are made from.
  ///
  /// These are the recipes as written, and ``EarconRecipe/edition``; making the sounds takes much
  /// longer.
  package static func identity(
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws(VoiceError) -> [(name: String, data: Data)] {
    let edition = Data("\(EarconRecipe.edition)".utf8)
    let folder = try VoiceFolder.find(environment: environment) + "/earcons"
    return [("edition", edition)] + (try files(in: folder))
  }

  /// The sound of a name, made anew; `nil` if there is none.
  public subscript(name: String) -> SoundClip? { recipes[name]?.clip() }
}
