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
  /// Elements whose tops are closer than this are in one row (AccessibilitySnapshot, 8 pt on iPhone).
  private static let rowTolerance = 8.0

  private let siblings: SiblingOrder
  var stops: [FocusStop] = []

  private init(_ screen: AccessibilityScreen) {
    siblings = SiblingOrder(
      of: screen, isStop: \.isFocusable,
      isInRow: { frame, first in frame.y - first.y < Self.rowTolerance })
  }

  /// The stops of a screen, each with the containers around it and its place, without names.
  package static func stops(of screen: AccessibilityScreen) -> [FocusStop] {
    var order = FocusOrder(screen)
    if let path = screen.frontMostModal(), let modal = screen.place(at: path) {
      order.visit(modal.element, path: path, containers: modal.containers, position: nil)
    } else {
      order.visitSiblings(screen.elements, path: [], containers: [], counted: false)
    }
    order.stops.markEdges()
    order.addTablePlaces()
    return order.stops
  }

  private mutating func visitSiblings(
    _ elements: [AccessibilityElement], path: [Int], containers: [FocusStop.Container],
    counted: Bool
  ) {
    let order = siblings.indices(of: elements)
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
        containers: containers + [.init(around: presented, path: path)],
        counted: element.role.countsItsChildren || element.traits.contains(.tabBar))
      return
    }
    stops.append(
      FocusStop(path: path, element: presented, containers: containers, position: position))
  }
}
