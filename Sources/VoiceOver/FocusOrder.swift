import AccessibilityModel
import ScreenReading

extension AccessibilityScreen {
  /// The elements at which VoiceOver stops, in the order of swiping right.
  ///
  /// Hidden elements and the children of elements are left out; a modal hides everything else.
  /// Higher `AccessibilityElement.sortPriority` comes first among siblings. Linear in the number of elements.
  public func voiceOverStops() -> [FocusStop] {
    ScreenReader.voiceOver.stops(of: self)
  }
}

/// The order in which VoiceOver goes through a screen.
///
/// Siblings are in the order of the file, or in rows by their frames; higher sort priorities come
/// first; containers are finished before going on; a modal hides everything behind it. Sources:
/// SwiftUI `accessibilitySortPriority`, UIKit `accessibilityViewIsModal` and
/// `accessibilityElementsHidden`, AccessibilitySnapshot for the rows.
package struct FocusOrder {
  let screen: AccessibilityScreen
  var stops: [FocusStop] = []

  private init(_ screen: AccessibilityScreen) {
    self.screen = screen
  }

  /// The stops of a screen, each with the containers around it and its place, without names.
  package static func stops(of screen: AccessibilityScreen) -> [FocusStop] {
    var order = FocusOrder(screen)
    if let modal = screen.frontMostModal() {
      order.visitModal(at: modal)
    } else {
      order.visitSiblings(screen.elements, path: [], containers: [], counted: false)
    }
    order.markEdges()
    order.addTablePlaces()
    return order.stops
  }

  private mutating func visitModal(at path: [Int]) {
    var siblings = screen.elements
    var containers: [FocusStop.Container] = []
    for (depth, index) in path.dropLast().enumerated() {
      containers.append(container(siblings[index], path: Array(path[...depth])))
      siblings = siblings[index].children
    }
    guard let index = path.last else { return }
    visit(siblings[index], path: path, containers: containers, position: nil)
  }

  private mutating func visitSiblings(
    _ elements: [AccessibilityElement], path: [Int], containers: [FocusStop.Container],
    counted: Bool
  ) {
    let order = indicesInReadingOrder(elements)
    let count = counted ? order.count { elements[$0].isFocusable } : 0
    let radios = order.filter {
      elements[$0].role == .radioButton && elements[$0].isFocusable && !elements[$0].isHidden
    }
    var index = 0
    for child in order {
      var position: FocusStop.Position?
      if radios.count > 1, let place = radios.firstIndex(of: child) {
        position = FocusStop.Position(index: place + 1, count: radios.count)
      }
      if counted, elements[child].isFocusable {
        index += 1
        position = FocusStop.Position(index: index, count: count)
      }
      visit(elements[child], path: path + [child], containers: containers, position: position)
    }
  }

  private mutating func visit(
    _ element: AccessibilityElement, path: [Int], containers: [FocusStop.Container],
    position: FocusStop.Position?
  ) {
    guard !element.isHidden else { return }
    let presented = element.presented
    guard element.isFocusable else {
      visitSiblings(
        presented.children, path: path,
        containers: containers + [container(presented, path: path)],
        counted: element.role.countsItsChildren || element.traits.contains(.tabBar))
      return
    }
    stops.append(
      FocusStop(path: path, element: presented, containers: containers, position: position))
  }

  private func container(_ element: AccessibilityElement, path: [Int]) -> FocusStop.Container {
    var bare = element
    bare.children = []
    // The children show which item is current.
    bare.carousel?.index = 0
    bare.banner?.index = 0
    return FocusStop.Container(path: path, element: bare, isStart: false, isEnd: false)
  }
}
