import AccessibilityModel
import ScreenReading

extension Simulator {
  /// What was on the agenda happens.
  mutating func run(_ task: Agenda.Task) {
    switch task {
    case .speech(let token):
      carry(speech.wake(token: token, at: now))
      if isReadingAll, speech.isIdle { readNext() }
    case .arrival(let token): arrive(token: token)
    case .recovery(let token): recoverFocus(token: token)
    case .effect(let effect, let screen, let cause): apply(effect, on: screen, by: cause)
    case .event(let index, let screen): runEvent(index, on: screen)
    case .bannerTurn(let path, let screen, let token):
      turnBanner(path, on: screen, token: token)
    case .settling(let path, let card, let screen): settle(path, on: card, of: screen)
    case .lateNumber(let path, let number, let screen):
      if let depth = depth(of: screen) { setNumber(path, number, depth: depth, by: .user) }
    case .reloaded(let reload, let screen): finish(reload, on: screen)
    case .poll: poll()
    }
  }

  /// A gesture of the user's.
  mutating func handle(_ gesture: Gesture) {
    if gesture.counts { isReadingAll = false }
    switch gesture {
    case .swipe(.right): swipe(by: 1)
    case .swipe(.left): swipe(by: -1)
    case .swipe(.up): swipeVertically(by: -1)
    case .swipe(.down): swipeVertically(by: 1)
    case .swipeToEnd(let direction): swipeToEnd(by: direction == .right ? 1 : -1)
    case .swipeTo(let direction, let name):
      swipeToEnd(by: direction == .right ? 1 : -1) { $0.focus?.isMeant(by: name) ?? false }
    case .doubleTap: doubleTap()
    case .doubleTapAndHold: emit(.sound(focus == nil ? .empty : .passThrough))
    case .touch(let target): touch(target)
    case .escape: escape()
    case .magicTap: magicTap()
    case .pause: carry(speech.togglePause(at: now))
    case .readAll: readAll(from: screen.cursor)
    case .readFromTop: readAll(from: screen.stops.first?.path)
    case .threeFingerSwipe(let direction): threeFingerSwipe(direction)
    case .position: speakPosition()
    case .mute: carry(speech.toggleMute(at: now))
    case .rotor(.next): turnRotor(by: 1)
    case .rotor(.previous): turnRotor(by: -1)
    case .rotor(.to(let name)): turnRotor(to: name)
    case .action(let name): performAction(named: name)
    case .type(let text): type(text)
    case .wait(let time): pass(until: now + time)
    case .rotorFollowsItem(let isOn):
      rotor.followsItem = isOn
      rotor.focusMoved(to: rotorItems)
    // What is heard is compared by who listens.
    case .expect: break
    }
  }
}
