/// A short sound that VoiceOver plays.
///
/// The events are those in VoiceOver's own list (LOC:VoiceOverServices, VOSOutputEvent) that can
/// happen on a walk.
public enum Earcon: String, Hashable, Sendable, Codable, CaseIterable {
  /// Focus moved to an element ("Item Focused").
  case focus
  /// A double tap was accepted ("Item Activated").
  case activate
  /// There is nothing further ("Boundary Reached").
  case boundary
  /// Another screen is shown ("Screen Changed").
  case screenChanged
  /// A finger touched an empty place ("No Item Discovered").
  case empty
  /// Content moved ("Scrolled Page").
  case scroll
  /// The rotor was turned ("Next Rotor", "Previous Rotor").
  case rotor
  /// The rotor found nothing ("No Results").
  case noResults
  /// The following touch goes to the app ("Pass-Through Gesture").
  case passThrough
  /// An alert is shown ("Alert Appeared").
  case alert
  /// A character was typed in a password field ("Secure Text Entered").
  case secureText
  /// The keyboard is shown ("Keyboard Appeared").
  case keyboard
  /// What has focus is further on its way ("Progress").
  case progress
  /// A row was dragged to another place ("Item Reordered").
  case reorder
  /// Focus goes into a group ("Start Interacting").
  case enterGroup
  /// Focus goes out of a group ("Stop Interacting").
  case leaveGroup
}
