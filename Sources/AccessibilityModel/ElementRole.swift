/// What an element is, under a familiar name: a bundle of traits, and what UIKit keeps elsewhere.
///
/// A role is a notion of the model and not of UIKit. It stands for the ``traits`` that UIKit's own
/// view of that name has, so that `- slider "벨소리 음량": 50%` need not spell them out; the general
/// role ``element`` has none. Beside them it tells what no trait tells, such as the kind of a
/// container, a checkbox or a picker. `ElementRole+Facts.swift` has a row for every role, and
/// `Documentation/roles.md` shows them.
public enum ElementRole: String, Hashable, Sendable, Codable, CaseIterable {
  // Elements.
  /// Anything; it has only the traits it is given.
  case element
  /// A text that does not change.
  case text
  /// A button.
  case button
  /// A link.
  case link
  /// The title of a section.
  case header
  /// A picture.
  case image
  /// A field for one line of text.
  case textField
  /// A field for a password.
  case secureTextField
  /// A field for a search.
  case searchField
  /// A field for several lines of text.
  case textView
  /// A switch, on or off.
  case `switch`
  /// A box that is checked or not, as web pages have it.
  case checkbox
  /// One of several choices, as web pages have it.
  case radioButton
  /// A number on a scale.
  case slider
  /// The half of a stepper that lowers its number.
  case decrement
  /// The half of a stepper that raises its number.
  case increment
  /// A wheel with values.
  case picker
  /// The dots that say which page is shown.
  case pageControl
  /// How far something is.
  case progress
  /// Something is going on.
  case activityIndicator
  /// One of the tabs of a tab bar.
  case tab
  /// The button to the screen before.
  case backButton
  /// A button with a menu of choices.
  case popUpButton
  /// A key of a keyboard.
  case key
  /// A row of a table.
  case cell
  /// The control of a row by which the row is moved.
  case reorderControl
  /// The handle at the top of a sheet.
  case sheetGrabber
  /// What closes a popover, behind it.
  case dismissPopup
  /// What closes a menu, behind it.
  case dismissMenu

  // Containers.
  /// The bar at the top, with the title and the way back.
  case navigationBar
  /// The bar at the bottom, with tabs.
  case tabBar
  /// A bar of buttons.
  case toolbar
  /// Buttons side by side of which one is chosen.
  case segmentedControl
  /// A list.
  case list
  /// A table of rows.
  case table
  /// Cells in rows, columns or any other layout, perhaps in sections.
  case collection
  /// A table of rows and columns.
  case dataTable
  /// Elements that belong together, with a label of their own.
  case group
  /// A part of a screen that one can jump to.
  case landmark
  /// Content that scrolls.
  case scrollView
  /// A web page.
  case webView
  /// A date, chosen with buttons or wheels.
  case datePicker
  /// A number that goes up and down in steps, by its two halves.
  case stepper
  /// A dialog that is no alert; nothing behind it can be reached.
  case dialog
  /// An alert; nothing behind it can be reached.
  case alert
  /// A sheet over the screen; nothing behind it can be reached.
  case sheet
  /// A popover, with a way to close it at its end; nothing behind it can be reached.
  case popover
  /// A menu, with a way to close it at its end; nothing behind it can be reached.
  case menu

  // Short forms of ours, see ``CarouselBehavior`` and ``BannerBehavior``.
  /// Items of which one is in the middle, see ``CarouselBehavior``.
  case carousel
  /// Items that take turns in one place, see ``BannerBehavior``.
  case banner
}
