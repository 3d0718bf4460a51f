import AccessibilityModel
import AppSimulation
import ScreenReading
import Support
import Walks

extension PageWords {
  /// A step of a walk in the words of the page.
  func step(_ step: WalkStep) -> String {
    switch step {
    case .gesture(let gesture): self.gesture(gesture)
    case .wait(let milliseconds): self[.gestureWait, Seconds(milliseconds: milliseconds)]
    // An expectation is not something the user does; its line tells whether it was met.
    case .expect(let expectation): self[.gestureExpect, expectation]
    case .set(let setting, let isOn):
      byName[Self.key(ofSetting: setting, isOn)] ?? step.description
    }
  }

  /// A gesture in the words of the page.
  func gesture(_ gesture: ReaderGesture) -> String {
    switch gesture {
    case .swipe(let direction):
      switch direction {
      case .right: return self[.gestureSwipeRight]
      case .left: return self[.gestureSwipeLeft]
      case .up: return self[.gestureSwipeUp]
      case .down: return self[.gestureSwipeDown]
      }
    case .swipeToEnd(.right): return self[.gestureSwipeRightToEnd]
    case .swipeToEnd(.left): return self[.gestureSwipeLeftToEnd]
    case .swipeTo(.right, let name): return self[.gestureSwipeRightTo, name]
    case .swipeTo(.left, let name): return self[.gestureSwipeLeftTo, name]
    case .doubleTap: return self[.gestureDoubleTap]
    case .doubleTapAndHold: return self[.gestureDoubleTapAndHold]
    case .touch(.nothing): return self[.gestureTouchNothing]
    case .touch(let target): return self[.gestureTouch, target]
    case .drag(.nothing): return self[.gestureDragToNothing]
    case .drag(let target): return self[.gestureDragTo, target]
    case .dragBy(let direction, let distance):
      switch direction {
      case .right: return self[.gestureDragRight, distance]
      case .left: return self[.gestureDragLeft, distance]
      case .up: return self[.gestureDragUp, distance]
      case .down: return self[.gestureDragDown, distance]
      }
    case .splitTap: return self[.gestureSplitTap]
    case .escape: return self[.gestureEscape]
    case .magicTap: return self[.gestureMagicTap]
    case .pause: return self[.gesturePause]
    case .readAll: return self[.gestureReadAll]
    case .readFromTop: return self[.gestureReadFromTop]
    case .threeFingerSwipe(let direction):
      switch direction {
      case .right: return self[.gestureThreeFingerRight]
      case .left: return self[.gestureThreeFingerLeft]
      case .up: return self[.gestureThreeFingerUp]
      case .down: return self[.gestureThreeFingerDown]
      }
    case .position: return self[.gesturePosition]
    case .mute: return self[.gestureMute]
    case .rotor(.next): return self[.gestureRotorNext]
    case .rotor(.previous): return self[.gestureRotorPrevious]
    case .rotor(.to(let item)): return self[.gestureRotorTo, item]
    case .action(let name): return self[.gestureAction, name]
    case .type(let text): return self[.gestureType, text]
    case .delete: return self[.gestureDelete]
    case .selectAll: return self[.gestureSelectAll]
    case .returnKey: return self[.gestureReturnKey]
    case .fourFingerTap(.top): return self[.gestureFourFingerTapTop]
    case .fourFingerTap(.bottom): return self[.gestureFourFingerTapBottom]
    case .itemChooser: return self[.gestureItemChooser]
    case .screenCurtain: return self[.gestureScreenCurtain]
    case .twoFingerSwipe(.right): return self[.gestureIntoGroup]
    case .twoFingerSwipe(.left): return self[.gestureOutOfGroup]
    case .twoFingerSwipe(.up): return self[.gestureTwoFingerUp]
    case .twoFingerSwipe(.down): return self[.gestureTwoFingerDown]
    case .fourFingerSwipe(.right): return self[.gestureFourFingerRight]
    case .fourFingerSwipe(.left): return self[.gestureFourFingerLeft]
    case .fourFingerSwipe(.up): return self[.gestureFourFingerUp]
    case .fourFingerSwipe(.down): return self[.gestureFourFingerDown]
    case .twoStrokeSwipe(let first, let second):
      let stroke = self.gesture(.swipe(first))
      switch second {
      case .right: return self[.gestureThenRight, stroke]
      case .left: return self[.gestureThenLeft, stroke]
      case .up: return self[.gestureThenUp, stroke]
      case .down: return self[.gestureThenDown, stroke]
      }
    }
  }

  /// The sound of an event.
  func sound(_ earcon: Earcon) -> String {
    switch earcon {
    case .focus: self[.soundFocus]
    case .activate: self[.soundActivate]
    case .boundary: self[.soundBoundary]
    case .screenChanged: self[.soundScreenChanged]
    case .empty: self[.soundEmpty]
    case .scroll: self[.soundScroll]
    case .rotor: self[.soundRotor]
    case .noResults: self[.soundNoResults]
    case .passThrough: self[.soundPassThrough]
    case .alert: self[.soundAlert]
    case .secureText: self[.soundSecureText]
    case .keyboard: self[.soundKeyboard]
    case .keyboardGone: self[.soundKeyboardGone]
    case .insertionPoint: self[.soundInsertionPoint]
    case .loading: self[.soundLoading]
    case .progress: self[.soundProgress]
    case .reorder: self[.soundReorder]
    case .enterGroup: self[.soundEnterGroup]
    case .popover: self[.soundPopover]
    case .leaveGroup: self[.soundLeaveGroup]
    case .focusActionable: self[.soundFocusActionable]
    case .chimeUp: self[.soundChimeUp]
    case .chimeDown: self[.soundChimeDown]
    case .tick: self[.soundTick]
    case .longClicked: self[.soundLongClicked]
    case .viewEntered: self[.soundViewEntered]
    case .complete: self[.soundComplete]
    case .scrollTone: self[.soundScrollTone]
    case .windowState: self[.soundWindowState]
    }
  }

  /// The name of a property that changed.
  func property(_ name: ElementChange.Property.Name) -> String {
    switch name {
    case .label: self[.propertyLabel]
    case .value: self[.propertyValue]
    case .hint: self[.propertyHint]
    case .selected: self[.propertySelected]
    case .notEnabled: self[.propertyNotEnabled]
    case .hidden: self[.propertyHidden]
    case .expanded: self[.propertyExpanded]
    case .toggle: self[.propertyToggle]
    case .error: self[.propertyError]
    case .invalid: self[.propertyInvalid]
    case .item: self[.propertyItem]
    case .opened: self[.propertyOpened]
    case .position: self[.propertyPosition]
    }
  }

  /// A change on one line.
  func change(_ change: ElementChange) -> String {
    let property = change.property
    let states = states(property)
    return "\(nameless(change.element) ?? change.element) · \(self.property(property.name)): "
      + "\(states?.from ?? property.from) → \(states?.to ?? property.to)"
  }

  /// What a property was and is in words of the page, where both are states rather than texts of the
  /// app; `nil` for those.
  func states(_ property: ElementChange.Property) -> (from: String, to: String)? {
    switch property {
    case .selected(let isOn), .notEnabled(let isOn), .hidden(let isOn), .expanded(let isOn),
      .invalid(let isOn):
      (self[isOn ? .stateFalse : .stateTrue], self[isOn ? .stateTrue : .stateFalse])
    case .toggle(let from, let to): (state(from), state(to))
    case .label, .value, .hint, .selectedCard, .error, .item, .opened, .position: nil
    }
  }

  private func state(_ toggle: ToggleState?) -> String {
    switch toggle {
    case .on: self[.stateOn]
    case .off: self[.stateOff]
    case .mixed: self[.stateMixed]
    case nil: ""
    }
  }

  /// The name of an element, in words where transcripts call it by its role: `banner (2)`; `nil` for a name
  /// of its own.
  func nameless(_ name: String) -> String? {
    for role in Self.namelessRoles where name.hasPrefix(role.rawValue) {
      let number = name.dropFirst(role.rawValue.count)
      guard number.wholeMatch(of: /( \([0-9]+\))?/) != nil else { continue }
      return byName[Self.key(of: role)].map { $0 + number }
    }
    return nil
  }

  /// Who made a change.
  func cause(_ cause: ElementChange.Cause) -> String {
    switch cause {
    case .user: self[.byUser]
    case .focus: self[.byFocus]
    case .timer: self[.byTimer]
    case .app: self[.byApp]
    }
  }

  /// What became of an utterance; `nil` if it was heard to the end.
  func outcome(_ outcome: SpeechOutcome) -> String? {
    switch outcome {
    case .finished: nil
    case .interrupted: self[.cutOff]
    case .dropped: self[.neverHeard]
    }
  }
}
