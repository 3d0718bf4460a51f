import AccessibilityModel
import Languages
import Support
import Yams

extension FileReader {
  /// The whole file.
  mutating func file(_ root: Node) -> ScreenFile? {
    let info = Vocabulary.file
    guard let entries = entries(root, of: info) else { return nil }
    let title = read("screen", Form<AttributedText>.text, in: entries)
    let language =
      entries["language"].flatMap { supportedLanguage($0.value) }
      ?? LanguagePacks.current.primary.language
    var file = ScreenFile(title: title, language: language, variants: [])
    file.picture = entries["picture"].flatMap { string($0.value, for: "picture") }
    if let node = entries["walks"]?.value { file.walks = walks(node) }
    var begun = AccessibilityScreen(title: title, language: language, elements: [])
    if let variants = entries["variants"] {
      for name in info.keys.first(where: { $0.name == "variants" })?.rivals ?? [] {
        if let entry = entries[name] {
          report(entry.key, "'\(name)' cannot be beside 'variants'; move it into each variant")
        }
      }
      if let key = Vocabulary.screen.keys.first(where: { $0.name == "toolkit" }),
        let entry = entries[key.name]
      {
        key.read(&self, entry, entries, &begun)
      }
      file.variants = self.variants(variants, begun, &file)
    } else if entries["elements"] != nil {
      file.variants = [variant("", entries, begun)]
    } else {
      report(root, "the file has neither 'elements' nor 'variants'; add 'elements:' and a list")
    }
    // What follows from errors is no news.
    if diagnostics.allSatisfy({ $0.severity == .warning }) {
      checkWalks(of: &file)
      checkScript(of: file, at: entries["language"]?.value ?? root)
    }
    return file
  }

  /// The language of a screen must have a pack; that of an element need not.
  private mutating func supportedLanguage(_ node: Node) -> SpokenLanguage? {
    guard let language = language(node, for: "language") else { return nil }
    let packs = LanguagePacks.current
    guard packs[language] != nil else {
      report(
        node,
        "Overheard does not know what screen readers say in '\(language)'; "
          + (Vocabulary.advice(onLanguage: language.tag)
            ?? "the language of a screen is \(packs.list("or"))"))
      return nil
    }
    return language
  }

  private mutating func variants(
    _ entry: Entry, _ begun: AccessibilityScreen, _ file: inout ScreenFile
  ) -> [ScreenVariant] {
    guard case .mapping(let mapping) = entry.value, !mapping.isEmpty else {
      report(
        entry.value,
        "'variants' must be a map such as 'before:' and 'after:', each with 'elements:'"
          + (hasDashes(entry) ? "; leave out the dashes before their names" : ""))
      return []
    }
    let info = Vocabulary.variant
    var taken: [String: String] = [:]
    return mapping.compactMap { key, value in
      guard let name = string(key, for: "variants"), canNameFile(name, key, what: "variant")
      else { return nil }
      checkCase(of: name, key, what: "variant", &taken)
      let thing = "the variant '\(name)'"
      guard let entries = entries(value, of: info, thing: thing)
      else { return nil }
      _ = has(info.required, entries, at: key, thing: thing)
      if let node = entries["walks"]?.value { file.variantWalks[name] = walks(node, of: name) }
      return variant(name, entries, begun)
    }
  }

  /// Whether what stands behind a key is a list with dashes, and not one in brackets: it begins on a line
  /// of its own.
  private func hasDashes(_ entry: Entry) -> Bool {
    guard case .sequence = entry.value, let key = entry.key.mark, let value = entry.value.mark
    else { return false }
    return value.line > key.line
  }

  /// Reports a name that cannot become the name of a file.
  mutating func canNameFile(_ name: String, _ node: Node, what: String) -> Bool {
    let isPlain = name.unicodeScalars.allSatisfy {
      $0.properties.isAlphabetic || ("0"..."9").contains($0) || "-_ ".unicodeScalars.contains($0)
    }
    // Where a variant is asked for, spaces around its name are left out.
    if isPlain, name != name.trimmed, !name.trimmed.isEmpty {
      report(
        node,
        "'\(Self.shortened(name))' cannot name a \(what), because it begins or ends with a space"
          + Self.advice(toWrite: Self.whole(name.trimmed)))
      return false
    }
    if isPlain, !name.trimmed.isEmpty { return true }
    report(
      node,
      "'\(Self.shortened(name))' cannot name a \(what), because it becomes a file name; "
        + "use letters, digits, spaces, - and _")
    return false
  }

  /// Reports a name that is a second one's file name where upper and lower case are the same.
  mutating func checkCase(
    of name: String, _ node: Node, what: String, _ taken: inout [String: String]
  ) {
    if let other = taken.updateValue(name, forKey: name.lowercased()) {
      report(
        node,
        "the \(what)s '\(other)' and '\(name)' differ only in upper and lower case, so that their "
          + "files are the same on many machines; give one of them another name")
    }
  }

  /// A variant, starting with what it inherits from the file.
  private mutating func variant(
    _ name: String, _ entries: Entries, _ begun: AccessibilityScreen
  ) -> ScreenVariant {
    names = NamesInVariant()
    path = ElementPath(variant: name)
    var variant = ScreenVariant(name: name, screen: begun)
    read(entries, by: Vocabulary.screen, into: &variant.screen)
    if let entry = entries["screens"] {
      variant.otherScreens = screens(entry, of: name, like: variant.screen)
    }
    checkReferences(of: variant)
    if let node = entries["elements"]?.key { checkSense(of: variant, at: node) }
    return variant
  }

  private mutating func screens(
    _ entry: Entry, of variant: String, like first: AccessibilityScreen
  ) -> [String: AccessibilityScreen] {
    guard case .mapping(let mapping) = entry.value else {
      report(
        entry.value,
        "'screens' must be a map of names to screens, each with 'elements:'"
          + (hasDashes(entry) ? "; leave out the dashes before their names" : ""))
      return [:]
    }
    let record = Vocabulary.screen
    var screens: [String: AccessibilityScreen] = [:]
    for (key, value) in mapping {
      guard let name = string(key, for: "screens") else { continue }
      let thing = "the screen '\(name)'"
      var screen = AccessibilityScreen(language: first.language, elements: [])
      screen.toolkit = first.toolkit
      guard let entries = entries(value, of: record.info, thing: thing) else {
        // It is there, so that what leads to it is right.
        screens[name] = screen
        continue
      }
      _ = has(record.info.required, entries, at: key, thing: thing)
      path = ElementPath(variant: variant, screen: name)
      read(entries, by: record, into: &screen)
      screens[name] = screen
    }
    return screens
  }

  private mutating func checkReferences(of variant: ScreenVariant) {
    let named = names.laterIdentifiers.union(names.identifiers.keys)
    let labels = names.labels
    let known = named.sorted() + labels.sorted()
    for (name, node) in names.elements where !named.contains(name) && !labels.contains(name) {
      report(node, unknown("element", name, of: "this variant", among: known, areOfFile: true))
    }
    checkLogic(of: variant)
    let screens = variant.otherScreens.keys.sorted()
    for (name, node) in names.screens where variant.otherScreens[name] == nil {
      report(
        node,
        screens.isEmpty
          ? "unknown screen '\(name)'; add it below 'screens:'"
          : unknown("screen", name, of: "this variant", among: screens, areOfFile: true))
    }
  }
}
