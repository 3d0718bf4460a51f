import AccessibilityModel
import Testing

@testable import VoiceOverSimulation

@Test func scratch() throws {
  print(
    try score(
      Screens.cards(.elements), ["swipe right to the end", "double tap"],
      goal: ["activate ok", "cards = 현대카드 **** 5678"]))
  print(
    try score(
      Screens.cards(.adjustable), ["swipe right", "swipe up", "swipe right", "double tap"],
      goal: ["activate ok", "cards = 현대카드 **** 5678"]))
  print(
    try score(
      Screens.cards(.adjustable, language: .english),
      [
        "rotor follows item off", "swipe right", "swipe up", "swipe right", "rotor adjust value",
        "swipe up x3", "swipe down",
      ]))
  print(
    try score(
      Screens.slider,
      ["swipe up", "double tap", "type 177", "touch 완료", "double tap", "swipe down"]))
  print(try score(Screens.banner(.elements), ["swipe right", "wait 7s", "swipe right"]))
  print(try score(Screens.banner(.joined), ["swipe right", "swipe right"]))
  print(
    try score(
      Screens.banner(.adjustable, stopsOnFocus: true),
      ["swipe right", "wait 7s", "swipe up", "double tap", "swipe right", "wait 4s"]))
  print(
    try score(Screens.banner(.adjustable), ["wait 2.5s", "swipe right", "wait 7s", "swipe up"]))
  print(try score(Screens.tabs(keepsFocusedElement: false), ["touch 최신", "double tap"]))
  print(try score(Screens.tabs(keepsFocusedElement: true), ["touch 최신", "double tap"]))
  print(
    try score(Screens.tabs(keepsFocusedElement: true, outside: true), ["touch 최신", "double tap"]))
}
