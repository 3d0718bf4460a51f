import AccessibilityModel

extension Rule {
  static let fileNameAsLabel = Rule(
    "file-name-as-label", .error, .words,
    says: "The label is the name of a file or of a symbol.",
    because: "UIKit reads out the name of the asset when an image or a button has no label.",
    uiKit: "Set accessibilityLabel to words for people.",
    swiftUI: "Add .accessibilityLabel(…), or hide the image with Image(decorative:).",
    android: "Set contentDescription to words for people.",
    see: [.wcag("1.1.1", "non-text-content"), .hig("accessibility")],
    fails: [
      """
      language: ko
      elements:
      - header "설정"
      - button "ic_back_24"
      - image "toggle_on"
      - button "저장"
      """,
      """
      language: en
      elements:
      - header "Photos"
      - button "chevron.right.circle"
      - button "close-icon"
      - image "IMG_2041.jpg"
      - image "profile-placeholder"
      - button "btn_close_white@2x"
      - button "res/drawable/ic_search"
      """,
    ],
    passes: [
      """
      language: ko
      elements:
      - header "설정"
      - backButton "뒤로"
      - image "알림 켬"
      - text "user_name_24"
      - button "저장"
      """,
      """
      language: en
      elements:
      - header "Photos"
      - button "Next"
      - image "A beach"
      - image "off-white"
      - image "jet-black"
      - link "example.com"
      - cell "budget_2026.xlsx"
      - cell "IMG_2041.jpg"
      - cell "@ada_lovelace"
      """,
    ],
    .announcements { screen in
      screen.faults { stop, announcement in
        let element = stop.element
        // A row can list files, whose names have an ending or begin with no word for an asset.
        let isListed =
          element.role == .cell
          && (element.labelText.contains(".") || !screen.words.beginsLikeAsset(element.labelText))
        guard !element.isField, ![.text, .header].contains(element.role), !isListed,
          screen.words.isFileName(element.labelText, isPicture: element.isPicture),
          // A picture that only decorates has a rule of its own, which leaves those of dumps to this.
          !(element.isPicture && screen.words.isDecoration(element.labelText))
            || screen.context.isDump
        else { return nil }
        return "\"\(element.labelText)\" is the name of a file or symbol, and it is read out"
      }
    })
}

extension AuditWords {
  /// Whether a label begins with a word for an asset or a layer: "icon_settings", "Group 12".
  fileprivate func beginsLikeAsset(_ label: String) -> Bool {
    let first = String(label.prefix { $0.isASCII && $0.isLetter }).lowercased()
    return isLayerName(label) || isCamelName(label) || self[.filePrefix].contains(first)
  }

  /// Whether a label is the name of a file, an asset or an SF Symbol.
  func isFileName(_ label: String, isPicture: Bool) -> Bool {
    // The scale of a picture, which ends no other text: "logo@2x".
    if !label.contains(" "), let sign = label.lastIndex(of: "@"), sign > label.startIndex,
      ["1x", "2x", "3x"].contains(label[label.index(after: sign)...].prefix { $0 != "." })
    {
      return true
    }
    if label.contains("/"), !label.contains(" "), !label.contains("://"),
      let last = label.split(separator: "/").last,
      last.count < label.count
    {
      return isFileName(String(last), isPicture: false)
    }
    if isLayerName(label) || isCamelName(label) || self[.symbolAlone].contains(label) {
      return true
    }
    guard label.count > 2, !label.contains("@"),
      label.unicodeScalars.allSatisfy({ $0.isASCII && $0 != " " && $0 != "\n" && $0 != "/" })
    else { return false }
    let parts = label.lowercased().split { "_-.".contains($0) }.map(String.init)
    guard parts.count > 1, let first = parts.first, let last = parts.last,
      parts.contains(where: { $0.contains(where: \.isLetter) })
    else { return false }
    let prefix = first.trimmingSuffix(while: \.isNumber)
    if self[.fileEnding].contains(last) { return true }
    if label.contains("_") {
      return isPicture || self[.filePrefix].contains(prefix)
        || label == label.lowercased()
          && label.contains(where: \.isNumber)
    }
    if label.contains("-") {
      let isNamed =
        self[.filePrefix].contains(prefix) || self[.assetPrefix].contains(last)
        || isPicture && self[.assetEnding].contains(last)
      return isNamed && label == label.lowercased()
    }
    return label == label.lowercased()
      && parts.filter(self[.symbolPart].contains).count * 2 >= parts.count
      && self[.symbolPart].contains(last)
  }

  /// Whether it is what a design tool calls a layer: "Group 1171274", "사각형 12".
  private func isLayerName(_ label: String) -> Bool {
    let parts = label.split(separator: " ")
    guard parts.count == 2, parts[1].count > 1, parts[1].allSatisfy(\.isNumber) else {
      return false
    }
    return self[.layer].contains(parts[0].lowercased()) && parts[0].first?.isLowercase != true
  }

  /// Whether it is the name of an asset in one word: "icClose", "btnBack24", "IconClose".
  private func isCamelName(_ label: String) -> Bool {
    guard label.unicodeScalars.allSatisfy(\.isASCII), let first = label.first,
      let upper = label.dropFirst().firstIndex(where: \.isUppercase)
    else { return false }
    // "LogoMaker" can be a name, but no word begins with "Btn".
    let prefixes = self[first.isLowercase ? .filePrefix : .assetPrefix]
    return label.allSatisfy { $0.isLetter || $0.isNumber }
      && prefixes.contains(label[..<upper].lowercased())
  }

  /// Whether the name of a picture says that it only decorates.
  func isDecoration(_ label: String) -> Bool {
    let label = label.lowercased()
    if isOne(of: .decoration, label) { return true }
    let parts = label.split { !$0.isLetter }.map(String.init)
    guard let first = parts.first else { return false }
    // What decorates can be for sale too.
    if parts.count == 2, self[.decorationLead].contains(first),
      self[.decorationMotif].contains(parts[1])
    {
      return true
    }
    if parts.allSatisfy({ self[.decoration].contains($0) }) { return true }
    return label.contains("_") && parts.contains { self[.decoration].contains($0) }
  }
}

extension String {
  /// It without the characters at its end that are meant.
  func trimmingSuffix(while isMeant: (Character) -> Bool) -> String {
    var text = self
    while let last = text.last, isMeant(last) { text.removeLast() }
    return text
  }
}
