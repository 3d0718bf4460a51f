/// A short sound that a screen reader plays.
///
/// The events are those in VoiceOver's own list (LOC:VoiceOverServices, VOSOutputEvent) and among the
/// sounds of TalkBack's source (TB) that can happen on a walk. A reader has its own list of those that
/// it plays, ``ScreenReader/sounds``.
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
  /// The keyboard is no longer shown ("Keyboard Dismissed").
  case keyboardGone
  /// The insertion point of a field is elsewhere ("Insertion Point Moved").
  case insertionPoint
  /// What has focus is still being loaded ("Item Loading").
  case loading
  /// A popover or a menu is shown ("Popover Appeared").
  case popover
  /// What has focus is further on its way ("Progress").
  case progress
  /// A row was dragged to another place ("Item Reordered").
  case reorder
  /// Focus goes into a group ("Start Interacting").
  case enterGroup
  /// Focus goes out of a group ("Stop Interacting").
  case leaveGroup

  // TalkBack's.
  /// Focus moved to an element that can be used ("focus_actionable").
  case focusActionable
  /// Focus entered something that scrolls ("chime_up").
  case chimeUp
  /// Focus left something that scrolls ("chime_down").
  case chimeDown
  /// A double tap was accepted ("tick").
  case tick
  /// A long press was accepted ("long_clicked").
  case longClicked
  /// A finger touched an empty place ("view_entered").
  case viewEntered
  /// There is nothing further, or a gesture failed ("complete").
  case complete
  /// Content moved ("scroll_tone").
  case scrollTone
  /// Another window is shown ("window_state").
  case windowState
}
