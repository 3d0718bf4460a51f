// Overheard: the whole of it in one import, for people who build screens in Swift.
// In: the folders below.
// Out: their public names.

@_exported import AccessibilityModel
@_exported import AppSimulation
@_exported import ESpeak
@_exported import Readings
@_exported import Rendering
@_exported import ScreenFiles
@_exported import ScreenReading
@_exported import SpeechSynthesis
@_exported import TalkBack
@_exported import VoiceOver
@_exported import Voices
@_exported import Walks
