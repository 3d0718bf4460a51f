import ScreenReading

/// What VoiceOver said and read last, and when.
struct SpeechMemory: Sendable {
  /// The stop announced last, which determines the containers that are entered.
  var stop: FocusStop?
  /// When VoiceOver last began to speak because of focus, an activation or a value.
  var ownSpeech = -1
  /// When the app last announced something that can be interrupted.
  var announcement = -1
  /// When the app last posted a notification that speaks or moves focus.
  var notification = -1
  var pageText: String?
  /// When the sound of another screen was last played.
  var screenSound = -1
}

/// When an element that updates frequently is looked at.
struct Polling: Sendable {
  /// When one was last looked at.
  var last: Int?
  /// Whether one will be.
  var isPlanned = false
}
