import AccessibilityModel
import Walks

extension Rule {
  static let gestureOnly = Rule(
    "gesture-only", .error, .movement,
    says: "Something takes a gesture that a screen reader's user cannot make.",
    because: "Swipes and drags belong to the reader: without an action, there is no way to do it.",
    uiKit: "Add the trait adjustable, or accessibilityCustomActions.",
    swiftUI: "Add .accessibilityAdjustableAction or .accessibilityAction(named:).",
    android: "Add an accessibility action (ViewCompat.addAccessibilityAction).",
    see: [
      .sliderArticle, .wcag("2.5.1", "pointer-gestures"), .wcag("2.5.7", "dragging-movements"),
    ],
    fails: [
      """
      language: ko
      elements:
      - header "화면 설정"
      - text "밝기"
      - cell "밀어서 삭제"
      walks:
        밝기를 70으로: {gestures: [swipe right, swipe up x2], goal: 밝기 = 70%}
      """,
      """
      language: en
      elements:
      - header "Songs"
      - cell "First song" [draggable]
      - text "Drag to reorder"
      """,
    ],
    passes: [
      """
      language: ko
      elements:
      - header "화면 설정"
      - slider "밝기": 50%
      - cell "메일": {actions: [삭제]}
      walks:
        밝기를 70으로: {gestures: [swipe right, swipe up x2], goal: 밝기 = 70%}
      """,
      // Its buttons set the value, although this walk does not press them.
      """
      language: en
      elements:
      - header "Order"
      - stepper "Quantity": {value: "1", range: [1, 10, 1], format: "{value}"}
      walks:
        two: {gestures: [swipe right], goal: Quantity = 2}
      """,
      // What its file does not say is no gesture that is missing.
      """
      language: en
      elements:
      - header "Network"
      - switch "Wi-Fi"
      walks:
        on: {gestures: [swipe right, swipe up, double tap], goal: Wi-Fi = on}
      """,
      """
      language: en
      elements:
      - header "Songs"
      - cell "First song" [draggable]: {actions: [Move up, Move down]}
      - 'link "Swipe to pay: how it works"'
      - switch "Slide to type" [on]
      - button "Swipe to archive" [on]
      """,
    ],
    .screens { subject in
      var faults = subject.screens.flatMap { screen in
        screen.stops.indices.compactMap { index -> Fault? in
          let element = screen.stops[index].element
          guard element.customActions.isEmpty, !element.traits.contains(.adjustable) else {
            return nil
          }
          if element.isDraggable {
            return screen.fault(index, "it can be dragged, but has no action that does the same")
          }
          if element.hidesLongPress, screen.announcements[index].hints.isEmpty {
            return screen.fault(
              index, "a long press does something, but nothing says so and no action does the same")
          }
          let texts = [element.label, element.hint].compactMap { $0?.string }
          // A link to a page about a gesture leads there, and a setting can be about one.
          guard !element.traits.contains(.link), !element.isSetting,
            let text = texts.first(where: { screen.words.first(.fingerGesture, in: $0) != nil }),
            !screen.stops.contains(where: { !$0.element.customActions.isEmpty })
          else { return nil }
          return screen.fault(index, "\"\(text)\" asks for a gesture that belongs to the reader")
        }
      }
      let settable = Set(
        subject.variant.effects.compactMap { _, effect -> String? in
          if case .set(let name, _, _) = effect { return name }
          return nil
        })
      for walk in subject.walks where walk.transcript.figures?.goal == false {
        for case .value(let name, let value) in walk.walk.goal?.conditions ?? [] {
          guard let place = walk.place(named: name),
            let element = place.screen.tree.presentedElement(at: place.path),
            !element.traits.contains(.adjustable), !element.isField, element.toggle == nil,
            // Its state is missing in the file; a switch of an app has one.
            !element.role.isOnOrOff,
            element.carousel == nil, element.banner == nil, element.editor == nil,
            element.responses.isEmpty, !element.hasStepperHalves, !settable.contains(name),
            !settable.contains(element.identifier ?? "")
          else { continue }
          let swipes = walk.transcript.events.indices.filter { index in
            if case .gesture(.swipe(let direction)) = walk.transcript.events[index].kind {
              return direction == .up || direction == .down
            }
            return false
          }
          faults.append(
            walk.fault(
              "a screen reader's user has no way to set \"\(name)\" to \"\(value)\"",
              at: swipes.first,
              about: name,
              evidence: swipes.first.map { first in
                walk.lines(first..<min(first + 4, walk.transcript.events.count))
              }))
        }
      }
      return faults
    })
}

extension AccessibilityElement {
  /// Whether it is switched on and off.
  fileprivate var isSetting: Bool {
    role.isOnOrOff || traits.contains(.toggleButton) || toggle != nil
  }

  /// Whether it has buttons that UIKit made, which set its value.
  fileprivate var hasStepperHalves: Bool {
    children.contains { $0.role == .increment || $0.role == .decrement }
  }

  /// Whether a long press does what nothing else does.
  fileprivate var hidesLongPress: Bool {
    let long = effects(on: .longPress)
    return !long.isEmpty && hint == nil && contextMenu.isEmpty && long != effects(on: .activate)
  }
}
