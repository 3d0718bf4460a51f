import AccessibilityModel

extension ElementRole {
  /// Whether grouped navigation takes the container as one; not what only scrolls, nor what covers
  /// everything else.
  var isGroup: Bool {
    switch self {
    case .scrollView, .dialog, .alert, .sheet, .stepper, .carousel, .banner: false
    default: true
    }
  }
}
