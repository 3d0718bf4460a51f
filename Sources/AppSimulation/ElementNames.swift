import AccessibilityModel

/// The names of elements for people: in transcripts, walks and effects.
///
/// An element gets its name when a finger can first find it, and keeps it: its identifier, or else its
/// first text, or else its role; with a number if another element has the name. The app and a reader
/// give the same names, because both have the same elements.
struct ElementNames: Hashable, Sendable {
  private var names: [[Int]: String] = [:]
  private var paths: [String: [Int]] = [:]
  /// The number that was last given with a name.
  private var numbers: [String: Int] = [:]

  /// The name of the element at a path.
  subscript(path: [Int]) -> String? { names[path] }

  /// The path of the element with a name.
  func path(of name: String) -> [Int]? { paths[name] }

  /// Names the elements of a screen that can be found and have no name yet, in the order of the file.
  mutating func add(from screen: AccessibilityScreen) {
    guard let modal = screen.frontMostModal() else {
      return add(screen.elements, below: [])
    }
    var siblings = screen.elements
    for index in modal.dropLast() { siblings = siblings[index].children }
    if let last = modal.last { add(siblings[last], at: modal) }
  }

  private mutating func add(_ elements: [AccessibilityElement], below path: [Int]) {
    for (index, element) in elements.enumerated() { add(element, at: path + [index]) }
  }

  private mutating func add(_ element: AccessibilityElement, at path: [Int]) {
    if element.isHidden { return }
    guard element.isFocusable else { return add(element.children, below: path) }
    if names[path] == nil { give(element.ownName, to: path) }
  }

  private mutating func give(_ name: String, to path: [Int]) {
    var free = name
    while paths[free] != nil {
      let number = numbers[name, default: 1] + 1
      numbers[name] = number
      free = "\(name) (\(number))"
    }
    names[path] = free
    paths[free] = path
  }

  /// Forgets the names of elements that are gone.
  mutating func forget(_ isGone: ([Int]) -> Bool) {
    for (path, name) in names where isGone(path) {
      names[path] = nil
      paths[name] = nil
    }
    numbers = [:]
  }
}

extension AccessibilityElement {
  /// The identifier, or else the first text, or else the role.
  fileprivate var ownName: String {
    if let identifier { return identifier }
    // The text of the current item would change the name every few seconds.
    let element = role.showsOneItem ? self : presented
    let texts = [element.label, element.openValue, element.placeholder, element.hint]
    return texts.lazy.compactMap { $0 }.first { !$0.isBlank }?.string ?? role.rawValue
  }

  /// Whether as many elements can be found in it as in another.
  package func hasStructure(of other: AccessibilityElement) -> Bool {
    isHidden == other.isHidden && isModal == other.isModal && isFocusable == other.isFocusable
      && children.count == other.children.count
  }
}
