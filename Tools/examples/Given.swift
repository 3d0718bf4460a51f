// What the examples in the documentation take for granted; see check-examples.py. None of it is run.

import Foundation
import Overheard
import OverheardTesting

let cards: [AccessibilityElement] = given()
let screen: AccessibilityScreen = given()
let paymentScreen: AccessibilityScreen = given()
let variant: ScreenVariant = given()
let walk: ReaderWalk = given()
let order: ReaderWalk = given()
let before: ScreenVariant = given()
let after: ScreenVariant = given()
let product: AccessibilityScreen = given()
let checkout: AccessibilityScreen = given()
let configuration: WalkConfiguration = given()
let transcript: WalkTranscript = given()
let measured: MeasuredWalk = given()
let golden: String = given()
let bytes: Data = given()
let clip: SoundClip = given()
let voice: Voice = given()
nonisolated(unsafe) var banner: AccessibilityElement = given()

private func given<Value>() -> Value { fatalError("examples are compiled and not run") }
