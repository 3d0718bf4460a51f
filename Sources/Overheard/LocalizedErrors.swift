import AccessibilityModel
import Foundation
import Readings
import ScreenFiles
import ScreenReading
import SpeechSynthesis
import Voices
import Walks

// XCTest and alerts show the localized description of an error. Without these, Foundation makes up one that
// says nothing.

extension ElementConditionError: LocalizedError {
  public var errorDescription: String? { description }
}

extension EnginesFileError: LocalizedError {
  public var errorDescription: String? { description }
}

extension GestureError: LocalizedError {
  public var errorDescription: String? { description }
}

extension MissingWording: LocalizedError {
  public var errorDescription: String? { description }
}

extension ReaderSettingError: LocalizedError {
  public var errorDescription: String? { description }
}

extension ReaderWording.TableError: LocalizedError {
  public var errorDescription: String? { description }
}

extension ScreenFileError: LocalizedError {
  public var errorDescription: String? { description }
}

extension SoundFileError: LocalizedError {
  public var errorDescription: String? { description }
}

extension SpeechError: LocalizedError {
  public var errorDescription: String? { description }
}

extension UserLexicon.ParseError: LocalizedError {
  public var errorDescription: String? { description }
}

extension UserLexicon.ParseErrors: LocalizedError {
  public var errorDescription: String? { description }
}

extension VoiceError: LocalizedError {
  public var errorDescription: String? { description }
}

extension WalkError: LocalizedError {
  public var errorDescription: String? { description }
}

extension WalkGoalError: LocalizedError {
  public var errorDescription: String? { description }
}
