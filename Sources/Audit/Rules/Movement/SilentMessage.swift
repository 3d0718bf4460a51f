import AccessibilityModel
import AppSimulation

extension Rule {
  /// A message that appears without a word.
  static let silentMessage = Rule(
    "silent-message", .warning, .movement,
    says: "A message appears on the screen and is not heard.",
    because: "One taps a button, hears its name, and does not know that something went wrong.",
    uiKit: "Post UIAccessibility.announcement with the text, or layoutChanged with the message.",
    swiftUI: "Post AccessibilityNotification.Announcement, or move @AccessibilityFocusState to it.",
    android:
      "Set accessibilityLiveRegion=\"polite\" on the message (in Compose liveRegion), or error on the field.",
    see: [.wcag("4.1.3", "status-messages"), .wcag("3.3.1", "error-identification")],
    fails: [
      """
      language: ko
      elements:
      - header "로그인"
      - text "올바른 이메일을 입력하세요." [hidden]: {identifier: error}
      - textField "이메일"
      - button "로그인": {activate: [{set: error, hidden: false}]}
      """,
      """
      language: en
      elements:
      - header "Sign in"
      - textField "Email"
      - button "Sign in": {activate: [{if: Email is empty, then: [{set: status, label: Enter your email}]}]}
      - text "Welcome": {identifier: status}
      """,
    ],
    passes: [
      """
      language: ko
      elements:
      - header "로그인"
      - text "올바른 이메일을 입력하세요." [hidden]:
          {identifier: error, live: polite, android: {liveRegion: polite}}
      - textField "이메일"
      - button "로그인": {activate: [{set: error, hidden: false}]}
      - button "다시마 보기": {activate: [{set: price, hidden: false}]}
      - text "다시마 튀각 3,000원" [hidden]: {identifier: price}
      - button "가까운 역": {activate: [{set: station, label: 오류동역 2번 출구}]}
      - text "역": {identifier: station}
      - button "영양 정보": {activate: [{set: facts, label: 필수 아미노산 9종}]}
      - text "영양": {identifier: facts}
      - button "답 보기": {activate: [{set: answer, label: 다시 만난 세계}]}
      - text "답": {identifier: answer}
      """,
      """
      language: en
      elements:
      - header "Sign in"
      - text "Enter your email" [hidden]: {identifier: error}
      - textField "Email"
      - button "Sign in": {activate: [{set: error, hidden: false}, announce: Enter your email]}
      - button "About" [collapsed]: {activate: [{set: about, hidden: false}]}
      - text "You must not share it." [hidden]: {identifier: about}
      - button "Tips": {activate: [{set: tips, label: Must-see places}]}
      - text "Where to go": {identifier: tips}
      - button "Check": {activate: [{set: result, label: No error found}]}
      - text "Result": {identifier: result}
      """,
    ],
    .model { screen in
      screen.places.compactMap { place in
        let effects = place.element.effects(on: .activate).map(\.effect)
        // That something opened is said.
        guard !effects.isEmpty, !effects.contains(where: \.isHeard),
          place.element.expandedStatus == nil
        else { return nil }
        for effect in effects {
          guard case .set(let name, let property, let value) = effect,
            let path = screen.tree.path(named: name), path != place.path,
            let message = screen.tree.presentedElement(at: path),
            message.role == .text || message.traits.contains(.staticText),
            !screen.isLive(path)
          else { continue }
          let text: String
          switch property {
          case .hidden where value.string == "false" && message.isHidden:
            text = message.labelText.isBlank ? message.value?.string ?? "" : message.labelText
          case .label, .value: text = value.string
          default: continue
          }
          // Not all that appears is a message, but what says that something is wrong is.
          guard screen.words.first(.problem, in: text) != nil else { continue }
          return screen.fault(
            at: place.path, "\"\(text)\" appears, and nothing is said of it",
            evidence: screen.firstStop(in: place.path).map { [screen.quote($0)] } ?? [])
        }
        return nil
      }
    })
}

extension ScreenEffect {
  /// Whether the reader says something of it, or goes elsewhere.
  fileprivate var isHeard: Bool {
    switch self {
    case .announce, .toast, .screenChanged, .layoutChanged, .pageScrolled, .push, .pop, .present,
      .dismiss, .code:
      true
    default: false
    }
  }
}

extension AuditedScreen {
  /// Whether changes of an element are told wherever focus is.
  fileprivate func isLive(_ path: [Int]) -> Bool {
    (1...path.count).contains { count in
      guard let element = tree.presentedElement(at: Array(path.prefix(count))) else { return false }
      return element.liveRegion != nil || !isForVoiceOver && element.android.liveRegion != nil
    }
  }
}
