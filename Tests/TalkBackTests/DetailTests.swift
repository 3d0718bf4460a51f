import AccessibilityModel
import ScreenFiles
import ScreenReading
import TalkBack
import Testing

/// What TalkBack's source decides where one might expect something else, each beside what it differs from.
@Suite struct DetailTests {
  /// What is heard of a screen file, one line each, with " … " before the hints.
  private func heard(
    _ elements: String, settings: ReaderSettings = ReaderSettings(language: .english)
  ) throws -> String {
    let file = try ScreenFile("language: en\nelements:\n" + elements, path: "s.yaml")
    return said(file.variants[0].screen.elements, settings: settings)
  }

  /// The text of a field, the name of a switch, a state, and what is wrong are said as they are.
  @Test func onlyNamesHaveAWordForALoneCapital() throws {
    #expect(
      try heard(
        """
        - button "A"
        - popUpButton "Size": M
        - switch "B" [off]
        - textField "C": D
        - textField "E"
        - text " F "
        - text "G": {android: {roleDescription: H, error: I}}
        """) == """
          capital A, Button … Double-tap to activate
          M, Size, Drop down list … Double-tap to change
          OFF, B, Switch … Double-tap to toggle
          D, Edit box, C … Double-tap to edit text
          E, Edit box … Double-tap to edit text
          capital F
          capital G, H, Error: I
          """)
  }

  /// What a field asks for is cleaned where it is its name, and said as it is where something else is.
  @Test func theHintOfAFieldIsSaidAsItIs() throws {
    #expect(
      try heard(
        """
        - textField "Search..."
        - textField "Search...": shoes
        """) == """
          Search3 Period, Edit box … Double-tap to edit text
          shoes, Edit box, Search... … Double-tap to edit text
          """)
  }

  @Test func aFieldWithAStateOfItsOwnKeepsItWhileItIsEdited() throws {
    #expect(
      try heard(
        """
        - textField "Code" [isEditing]: {value: "12", android: {stateDescription: 4 left}}
        """)
        == "4 left, Editing, 12, Edit box, Code … Actions available, use Tap with 3 fingers to view"
    )
  }

  /// A drop-down list and a field have only the hint of their own, whatever a click is called, and a
  /// drop-down list and a slider none for a long press.
  @Test func someHintsStandAlone() throws {
    #expect(
      try heard(
        """
        - button "Cart": {android: {clickLabel: buy, longClickLabel: look}}
        - popUpButton "Size": {android: {clickLabel: choose, longClickLabel: look}}
        - textField "Name": {android: {clickLabel: type, longClickLabel: look}}
        - slider "Volume": {value: 50%, contextMenu: [Mute]}
        """) == """
          Cart, Button … Double-tap to buy, Double-tap and hold to look
          Size, Drop down list … Double-tap to change
          Name, Edit box … Double-tap to edit text, Double-tap and hold to look
          50%, Volume, Slider … "Swipe up" or "Swipe down" to adjust
          """)
  }

  /// One tap activates then, but a long press is still a double tap that is held.
  @Test func aLongPressIsADoubleTapWithEitherSetting() throws {
    let settings = ReaderSettings.talkBack(language: .english, activatesOnSingleTap: true)
    #expect(
      try heard(
        """
        - button "Cart": {android: {longClickable: true}}
        """, settings: settings)
        == "Cart, Button … Tap to activate, Double-tap and hold to long press")
  }

  /// What is wrong with a part of a row comes with that part.
  @Test func aRowSaysWhatIsWrongInIt() throws {
    #expect(
      try heard(
        """
        - cell:
          - text "Card": {android: {error: Expired}}
          - text "Visa"
        """) == "Card, Error: Expired, Visa")
  }

  /// That it has no name is said of what can be used, not of what is disabled.
  @Test func whatIsDisabledIsNotCalledUnlabelled() throws {
    #expect(
      try heard(
        """
        - element: {android: {clickable: true}}
        - button "Next"
        - cell: {android: {clickable: true}, traits: [notEnabled]}
        """) == """
          Unlabelled … Double-tap to activate, Labels available, use Tap with 3 fingers to view
          Next, Button … Double-tap to activate
          disabled
          """)
  }

  /// What can be given a name has a view with an identifier: not a web page, not Compose, and not a picture
  /// that does nothing.
  @Test func whatCannotBeNamedHasNoLabels() throws {
    #expect(
      try heard(
        """
        - image
        - button: {android: {toolkit: compose}}
        - webView:
          - button
        """) == """
          Unlabelled, Image
          Button … Double-tap to activate
          button … Double-tap to activate
          """)
  }

  /// A tooltip comes after everything else of the element, unless it is its name.
  @Test func aTooltipIsToldUnlessItIsTheName() throws {
    #expect(
      try heard(
        """
        - button "Share": {android: {tooltip: Share}}
        - button "Share": {android: {tooltip: Sends it to somebody}}
        - textField "Name": {value: An, android: {error: Too short, tooltip: As on the card}}
        - button "Share": {traits: [notEnabled], android: {tooltip: Sends it}}
        """) == """
          Share, Button … Double-tap to activate
          Share, Button, Sends it to somebody … Double-tap to activate
          An, Edit box, Error: Too short, Name, As on the card … Double-tap to edit text
          Share, Button, Sends it, disabled
          """)
  }

  /// Links in a text are told of, also in a row that reads the text.
  @Test func linksInATextAreToldOf() throws {
    #expect(
      try heard(
        """
        - text "By signing up you agree to our terms": {android: {links: [terms]}}
        - cell: [text "See the help": {android: {links: [the help]}}, text "Open all day"]
        """) == """
          By signing up you agree to our terms … Links available, use Tap with 3 fingers to view
          See the help, Open all day … Links available, use Tap with 3 fingers to view
          """)
  }

  /// In a list a heading is one although types are not told; elsewhere it is not.
  @Test func aHeadingInAListIsToldWithItsPlace() throws {
    let settings = ReaderSettings.talkBack(language: .english, speaksTypes: false)
    #expect(
      try heard(
        """
        - header "Fruit"
        - list:
          - header "Apples"
          - button "Gala"
        """, settings: settings) == """
          Fruit
          Apples, Heading, 1 of 2, In list, 2 items
          Gala, 2 of 2 … Double-tap to activate
          """)
  }

  /// What is as long as the grid has no place along it, and the headers of a single row or column are no
  /// more than headings.
  @Test func placesInAGridOfOneRowOrColumn() throws {
    #expect(
      try heard(
        """
        - dataTable: {rows: [[Aa, Bb]]}
        - dataTable: {headerRow: true, rows: [[Cc], [Dd]]}
        - dataTable: {headerRow: true, rows: [[Ll, Mm]]}
        - dataTable: {headerRow: true, headerColumn: true, rows: [[Ee, Ff], [Gg, Hh]]}
        - dataTable:
          - text "Ii": {row: 1, column: 1, columnSpan: 2}
          - text "Jj": {row: 2, column: 1}
          - text "Kk": {row: 2, column: 2}
        """) == """
          Aa, Column 1, In grid, 1 row, 2 columns
          Bb, Column 2
          Cc, Heading, Row 1, In grid, 2 rows, 1 column
          Dd, Row 2
          Ll, Heading, Column 1, In grid, 1 row, 2 columns
          Mm, Heading, Column 2
          Ee, Column heading, Row 1, In grid, 2 rows, 2 columns
          Ff, Column heading
          Gg, Row heading, Ee
          Hh, Ff
          Ii, Row 1, In grid, 2 rows, 2 columns
          Jj, Row 2, Column 1
          Kk, Column 2
          """)
  }
}
