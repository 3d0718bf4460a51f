/// What a line of a screen file begins with: a bundle of traits under a familiar name.
///
/// A role is not a notion of UIKit; it stands for the traits and defaults that UIKit's own view
/// of that name has, so that `- slider "벨소리 음량": 50%` need not spell them out. The general
/// role ``element`` has none.
public enum Role: String, Hashable, Sendable, Codable, CaseIterable {
  // Elements.
  case element, text, button, link, header, image
  case textField, secureTextField, searchField, textView
  case `switch`, checkbox, radioButton, slider, stepper, picker, pageControl
  case progress, activityIndicator, tab, backButton, popUpButton, key, cell
  // Containers.
  case navigationBar, tabBar, toolbar, segmentedControl, list, table, dataTable
  case group, landmark, scrollView, webView, alert, sheet
  // Short forms of ours, see ``Carousel`` and ``Banner``.
  case carousel, banner

  /// The traits that UIKit's view of this name has.
  public var traits: AccessibilityTraits {
    switch self {
    case .text: .staticText
    case .button: .button
    case .link: .link
    case .header: .header
    case .image: .image
    case .textField: .textEntry
    case .secureTextField: [.textEntry, .secureTextField]
    case .searchField: [.textEntry, .searchField]
    case .textView: [.textEntry, .textArea]
    case .switch: [.button, .toggleButton]
    case .slider, .stepper, .picker, .pageControl: .adjustable
    case .progress: .updatesFrequently
    case .tab: [.button, .tabBarItem]
    case .backButton: [.button, .backButton]
    case .popUpButton: .button
    case .key: [.button, .keyboardKey]
    case .tabBar: .tabBar
    case .element, .checkbox, .radioButton, .activityIndicator, .cell, .navigationBar, .toolbar,
      .segmentedControl, .list, .table, .dataTable, .group, .landmark, .scrollView, .webView,
      .alert, .sheet, .carousel, .banner:
      []
    }
  }

  /// Whether it holds other elements and is not itself one.
  public var isContainer: Bool {
    switch self {
    case .navigationBar, .tabBar, .toolbar, .segmentedControl, .list, .table, .dataTable, .group,
      .landmark, .scrollView, .webView, .alert, .sheet:
      true
    default:
      false
    }
  }

  /// Whether what lies behind cannot be reached while it is shown.
  public var isModal: Bool {
    self == .alert || self == .sheet
  }

  /// Whether VoiceOver counts its children: "1 of 3".
  public var countsItsChildren: Bool {
    self == .tabBar || self == .segmentedControl
  }
}
