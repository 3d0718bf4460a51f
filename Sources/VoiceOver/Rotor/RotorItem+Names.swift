import ScreenReading

extension RotorItem {
  /// The items that come with VoiceOver, in the order of turning.
  private static let builtIn: [RotorItem] =
    always + [.adjustValue, .actions, .textSelection, .moreContent]

  /// The names by which a walk can turn the rotor to an item: in English, in the wordings' languages,
  /// or as an app calls a rotor of its own.
  ///
  /// - Parameters:
  ///   - wordings: The words of VoiceOver in each language.
  ///   - custom: The names of the app's own rotors.
  /// - Returns: The names, the English ones first.
  package static func names(in wordings: [ReaderWording], custom: [String]) -> [String] {
    let english = builtIn.compactMap(\.names.first)
    let spoken = wordings.flatMap { wording in
      builtIn.compactMap { $0.key.map { wording.text($0) } }
    }
    return english + spoken + custom
  }

  /// Whether a name, however it is written, is that of an item.
  package static func isName(_ name: String, in wordings: [ReaderWording], custom: [String]) -> Bool
  {
    let plain = plain(name)
    let known = builtIn.flatMap(\.names) + names(in: wordings, custom: custom).map(Self.plain)
    return known.contains(plain)
  }
}
