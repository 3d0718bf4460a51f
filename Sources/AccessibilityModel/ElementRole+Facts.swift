extension ElementRole {
  /// All that is known of a role beside its name; what is not given is the ordinary case.
  private struct Facts {
    var traits: ElementTraits = []
    var nature = Nature.element

    init(_ nature: Nature = .element, traits: ElementTraits = []) {
      self.traits = traits
      self.nature = nature
    }

    /// An element with traits.
    init(_ traits: ElementTraits) {
      self.init(traits: traits)
    }
  }

  /// What a role is to the elements inside it.
  private enum Nature {
    /// It is itself an element.
    case element
    /// It holds other elements.
    case container
    /// It holds elements that are counted: "1 of 3".
    case countedRow
    /// It holds elements, and what lies behind cannot be reached while it is shown.
    case modal
    /// It shows one of its children at a time; its behavior says whether it is an element.
    case turns
  }

  /// The table of roles, a row each; a role without a row does not compile.
  private var facts: Facts {
    switch self {
    case .element: Facts()
    case .text: Facts(.staticText)
    case .button: Facts(.button)
    case .link: Facts(.link)
    case .header: Facts(.header)
    case .image: Facts(.image)
    case .textField: Facts(.textEntry)
    case .secureTextField: Facts([.textEntry, .secureTextField])
    case .searchField: Facts([.textEntry, .searchField])
    case .textView: Facts([.textEntry, .textArea])
    case .switch: Facts([.button, .toggleButton])
    case .checkbox: Facts()
    case .radioButton: Facts()
    case .slider: Facts(.adjustable)
    case .decrement: Facts(.button)
    case .increment: Facts(.button)
    case .picker: Facts(.adjustable)
    case .pageControl: Facts(.adjustable)
    case .progress: Facts(.updatesFrequently)
    case .activityIndicator: Facts()
    case .tab: Facts([.button, .tabBarItem])
    case .backButton: Facts([.button, .backButton])
    case .popUpButton: Facts(.button)
    case .key: Facts([.button, .keyboardKey])
    case .cell: Facts()
    case .reorderControl: Facts(.button)
    case .sheetGrabber: Facts(.button)
    case .dismissPopup: Facts(.button)
    case .dismissMenu: Facts(.button)
    case .navigationBar: Facts(.container)
    case .tabBar: Facts(.countedRow, traits: .tabBar)
    case .toolbar: Facts(.container)
    case .segmentedControl: Facts(.countedRow)
    case .list: Facts(.container)
    case .table: Facts(.container)
    case .collection: Facts(.container)
    case .dataTable: Facts(.container)
    case .group: Facts(.container)
    case .landmark: Facts(.container)
    case .scrollView: Facts(.container)
    case .webView: Facts(.container)
    case .datePicker: Facts(.container)
    case .stepper: Facts(.container)
    case .dialog: Facts(.modal)
    case .alert: Facts(.modal)
    case .sheet: Facts(.modal)
    case .popover: Facts(.modal)
    case .menu: Facts(.modal)
    case .carousel: Facts(.turns)
    case .banner: Facts(.turns)
    }
  }

  // MARK: What is asked of the table

  /// The traits that UIKit's view of this name has.
  public var traits: ElementTraits { facts.traits }

  /// Whether it holds other elements and is not itself one.
  public var isContainer: Bool {
    switch facts.nature {
    case .container, .countedRow, .modal: true
    case .element, .turns: false
    }
  }

  /// Whether what lies behind cannot be reached while it is shown.
  public var isModal: Bool { facts.nature == .modal }

  /// Whether its children are counted: "1 of 3".
  public var countsItsChildren: Bool { facts.nature == .countedRow }

  /// Whether it shows one of its children at a time.
  package var showsOneItem: Bool { facts.nature == .turns }

  /// Whether it is on or off, and a double tap changes that.
  package var isOnOrOff: Bool {
    switch self {
    case .switch, .checkbox, .radioButton: true
    default: false
    }
  }

  // MARK: Comparing

  // Roles are compared for every rule about every element. Without these two, the compiler would
  // compare and hash the raw values, which are strings.

  public static func == (left: ElementRole, right: ElementRole) -> Bool {
    left.number == right.number
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(number) }

  /// The number of the case, by which the compiler stores it in one byte.
  private var number: UInt8 { unsafeBitCast(self, to: UInt8.self) }
}
