import AccessibilityModel
import ScreenReading

// MARK: - Label and value

extension VoiceOverRules {
  /// The label, or a substitute for it.
  static let label =
    ownLabel + [
      AnnouncementRule(
        "label.hint", when: .hintIsPromoted, says: .texts(.label, "the hint") { [$0.element.hint] },
        because: "an element with neither label nor value has nothing else to say", source: "CS")
    ]

  static let ownLabel = [
    AnnouncementRule(
      "label", when: .has("label") { $0.label } && !.isCalledBack && !.role(.reorderControl),
      says: .texts(.label, "the label") { [$0.element.label] },
      because: "\"Back, back button\" was iOS 8; now it is just \"back button\"",
      source: "CS images of iOS 26.2; W15-201"),
    AnnouncementRule(
      "label.progress", when: .role(.progress) && !.has("label") { $0.label },
      says: .word(.label, VoiceOverKey.labelProgress), source: "LOC progress.text"),
    AnnouncementRule(
      "label.inProgress",
      when: .role(.activityIndicator) && !.toggle(.off) && !.has("label") { $0.label },
      says: .word(.label, VoiceOverKey.labelInProgress), source: "LOC"),
    AnnouncementRule(
      "label.progressHalted",
      when: .role(.activityIndicator) && .toggle(.off) && !.has("label") { $0.label },
      says: .word(.label, VoiceOverKey.labelProgressHalted), because: "it stands still",
      source: "LOC"),
    AnnouncementRule(
      "label.decrement", when: .role(.decrement) && !.has("label") { $0.label },
      says: .word(.label, VoiceOverKey.labelDecrement), source: "CS; MA"),
    AnnouncementRule(
      "label.increment", when: .role(.increment) && !.has("label") { $0.label },
      says: .word(.label, VoiceOverKey.labelIncrement), source: "CS; MA"),
    AnnouncementRule(
      "label.reorder", when: .role(.reorderControl),
      says: .word(.label, VoiceOverKey.labelReorder) { ["name": $0.element.label?.string ?? ""] },
      because: "its label is the name of the row", source: "LOC:UIKit.axbundle"),
    AnnouncementRule(
      "label.sheetGrabber", when: .role(.sheetGrabber) && !.has("label") { $0.label },
      says: .word(.label, VoiceOverKey.labelSheetGrabber), source: "LOC:UIKit.axbundle"),
    AnnouncementRule(
      "label.dismissPopup", when: .role(.dismissPopup) && !.has("label") { $0.label },
      says: .word(.label, VoiceOverKey.labelDismissPopup), source: "LOC:UIKit.axbundle"),
    AnnouncementRule(
      "label.dismissMenu", when: .role(.dismissMenu) && !.has("label") { $0.label },
      says: .word(.label, VoiceOverKey.labelDismissMenu), source: "LOC:UIKit.axbundle"),
  ]

  static let importantContent = [
    AnnouncementRule(
      "content.important",
      says: .texts(.content, "label and value of important custom content") { subject in
        subject.element.customContent.filter(\.isImportant).flatMap { [$0.label, $0.value] }
      },
      because: "between label and role: \"12A, Window seat, switch button, off\"", source: "CVS")
  ]

  /// The value; that of a switch comes after its role, see ``traits``.
  static let value = [
    AnnouncementRule(
      "value.page", when: hasPages,
      says: .word(.value, VoiceOverKey.valuePage) { subject in
        guard case .pages(let page)? = subject.element.adjustment else { return nil }
        return ["page": "\(page.current)", "count": "\(page.count)"]
      }, source: "CS images of iOS 26.2"),
    AnnouncementRule(
      "value.characters", when: isSecret,
      says: .word(.value, VoiceOverKey.valueCharacters) { subject in
        subject.value.map { ["count": "\($0.string.count)"] }
      },
      because: "the text stays secret", source: "A11; CS"),
    AnnouncementRule(
      "value", when: !hasPages && !isSecret,
      says: .texts(.value, "the value, or the placeholder") { [$0.value] },
      because: "the number of a switch is its state, not a value", source: "CS"),
  ]

  private static let hasPages = Condition("a page control without a value") {
    guard case .pages? = $0.element.adjustment else { return false }
    return $0.element.value == nil
  }

  private static let isSecret = .trait(.secureTextField) && .has("value") { $0.value }
}

// MARK: - Text fields

extension VoiceOverRules {
  /// The words for a text field being edited, which come first.
  static let editedField =
    [
      AnnouncementRule(
        "editing.searchField", when: .trait(.searchField),
        says: .word(.trait, VoiceOverKey.traitSearchField),
        because: "during editing the role comes before the text", source: "W14-210; MA")
    ] + textField + [
      AnnouncementRule(
        "editing", when: .trait(.isEditing), says: .word(.state, VoiceOverKey.traitIsEditing),
        source: "W14-210; MA")
    ]

  static let textField = [
    AnnouncementRule(
      "trait.secureTextField", when: .trait(.textEntry) && .trait(.secureTextField),
      says: .word(.trait, VoiceOverKey.traitSecureTextField), source: "A11; CS"),
    AnnouncementRule(
      "trait.textField",
      when: .trait(.textEntry) && !.anyTrait([.secureTextField, .searchField])
        && !(.trait(.textArea) && .isOnTheWeb),
      says: .word(.trait, VoiceOverKey.traitTextField),
      because: "a search field has its own word, last in the order", source: "W14-210; CS"),
    AnnouncementRule(
      "trait.multilineTextField", when: .trait([.textEntry, .textArea]) && .isOnTheWeb,
      says: .word(.trait, VoiceOverKey.traitMultilineTextField),
      because: "UITextView is only a text field", source: "A11"),
  ]

  static let insertionPoint = [
    AnnouncementRule(
      "editing.insertionPointAtEnd", when: isAtEnd && !isAtStart,
      says: .word(.context, VoiceOverKey.contextInsertionPointAtEnd),
      because: "within the text nothing is known to be said", source: "MA"),
    AnnouncementRule(
      "editing.insertionPointAtStart", when: isAtStart,
      says: .word(.context, VoiceOverKey.contextInsertionPointAtStart), source: "MA"),
    AnnouncementRule(
      "editing.selected",
      when: Condition("text is selected") { !$0.element.selection.isEmpty },
      says: .word(.context, VoiceOverKey.stateSelected),
      because: "as with anything else that is selected; not verified", source: "OURS"),
  ]

  private static let isAtStart = Condition("the insertion point is at the start") {
    $0.element.selection == 0..<0
  }
  private static let isAtEnd = Condition("the insertion point is at the end") {
    let count = $0.element.text.count
    return $0.element.selection == count..<count
  }
}
