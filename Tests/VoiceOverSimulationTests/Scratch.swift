import Testing
import AccessibilityModel
@testable import VoiceOverSimulation

@Test func scratch() throws {
  print(try score(Screens.gallery, ["swipe right", "swipe right", "swipe up", "three-finger swipe right", "position", "three-finger swipe up", "three-finger swipe up", "three-finger swipe up"]))
  print(try score(Screens.settings, ["swipe right", "double tap", "swipe right", "double tap", "touch 여", "double tap", "touch 고급", "double tap", "touch 주", "double tap"]))
  print(try score(Screens.settings, ["touch 이름", "double tap", "type 철수", "touch 암호", "double tap", "type ab", "touch 저장", "double tap", "touch 밝기", "swipe down", "touch 월", "swipe down", "swipe up", "touch 재생", "double tap", "touch 내 정보", "double tap", "swipe right"]))
  print(try score(Screens.mail, ["swipe right", "action 보관", "double tap", "swipe right", "escape"]))
  print(try score(Screens.mail, ["swipe right", "action 삭제", "swipe right", "swipe left", "double tap"]))
  print(try score(Screens.mail, ["rotor words", "swipe down x2", "swipe up", "rotor characters", "swipe down", "rotor headings", "swipe down", "rotor links", "swipe down", "rotor containers", "swipe up", "rotor language", "swipe down x2", "swipe left"]))
  print(try score(Screens.restless, ["touch Time", "wait 3s", "touch Open", "rotor Numbers", "swipe down", "swipe down", "swipe down"]))
  print(try score(Screens.restless, ["touch Open", "double tap", "double tap"]))
  print(try score(Screens.cards(.elements, isEndless: true), ["swipe right to the end"]))
  print(try score(Screens.mail, ["read all"]))
  print(try score(Screens.mail, ["pause", "wait 1s", "pause", "wait 0.2s", "swipe right", "touch nothing", "mute", "swipe right", "magic tap", "double tap and hold"]))
}
