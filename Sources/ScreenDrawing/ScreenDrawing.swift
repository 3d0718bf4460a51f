// ScreenDrawing: a phone that shows a screen, as SVG.
// In: the screens of an app at a moment, where the reader's cursor is, a gesture under way.
// Out: the text of an SVG; the same for the same input, whatever fonts there are.

import AccessibilityModel
import AppSimulation
import ScreenReading

/// A phone that shows a screen at a moment: what is on it, the cursor, the fingers.
///
/// Elements with a frame are drawn in it; others are laid out as iOS would, on either platform. The
/// controls are those of the platform.
/// Coordinates are points of a screen of 390 × 844; the phone's edge lies outside of it.
///
/// ```swift
/// let svg = ScreenDrawing([DrawnScreen(variant.screen)], cursor: [1]).svg
/// ```
package struct ScreenDrawing: Hashable, Sendable {
  /// The screens of the app, the last in front; what lies under a presented one is seen at the top.
  package var screens: [DrawnScreen]
  /// The path of the element that the cursor is on; `nil` for none.
  package var cursor: [Int]?
  /// A gesture that is being made.
  package var gesture: DrawnGesture?
  /// Light or dark.
  package var appearance: Appearance
  /// A picture of the screen, which is shown in place of the drawn elements.
  package var picture: ScreenPicture?
  /// Whether the screen is black, as with the screen curtain.
  package var isCurtainDrawn: Bool
  /// The system of the phone: an iPhone has its island and iOS's controls, an Android phone a hole for
  /// the camera and Material's.
  package var platform: ScreenReader.Platform

  /// Light or dark.
  package enum Appearance: String, Hashable, Sendable, CaseIterable {
    case light, dark
  }

  /// Creates a drawing; its picture is ``svg``.
  package init(
    _ screens: [DrawnScreen], cursor: [Int]? = nil, gesture: DrawnGesture? = nil,
    appearance: Appearance = .light, picture: ScreenPicture? = nil, isCurtainDrawn: Bool = false,
    platform: ScreenReader.Platform = .iOS
  ) {
    self.screens = screens
    self.cursor = cursor
    self.gesture = gesture
    self.appearance = appearance
    self.picture = picture
    self.isCurtainDrawn = isCurtainDrawn
    self.platform = platform
  }

  /// The size of the screen, in points.
  package static let screenSize = (width: 390.0, height: 844.0)
  /// The width of the phone's edge around the screen, in points.
  package static let edge = 12.0
  /// The size of the phone with its edge, in points.
  package static let size = (width: 390.0 + 2 * edge, height: 844.0 + 2 * edge)
  /// The fonts, the first that there is; what a text needs is measured generously enough for all.
  package static let fonts =
    "-apple-system, 'SF Pro Text', Inter, 'Apple SD Gothic Neo', 'Noto Sans CJK KR', "
    + "NanumBarunGothic, 'Nanum Gothic', 'Noto Sans', sans-serif"

  /// The drawing as an SVG document of its own.
  package var svg: String {
    let (width, height) = Self.size
    let label = screens.last?.screen.title?.string ?? ""
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width.svg)" height="\(height.svg)" \
      viewBox="\((-Self.edge).svg) \((-Self.edge).svg) \(width.svg) \(height.svg)" role="img" \
      aria-label="\(label.escapedForDrawing)" font-family="\(Self.fonts)">
      \(content())</svg>

      """
  }

  /// The phone as elements of a larger SVG, which gives the fonts; the origin is the screen's.
  ///
  /// - Parameter prefix: What the names of its clip paths begin with; different for every phone in a
  ///   document.
  /// - Returns: The elements, to stand within `<svg>` or `<g>`.
  package func content(prefix: String = "phone") -> String {
    var phone = PhonePainter(self, prefix: prefix)
    phone.paint()
    return phone.pen.svg
  }

  /// The phone in layers, for pages that keep a drawing and move the cursor over it.
  ///
  /// - Parameters:
  ///   - prefix: What the names of its clip paths begin with.
  ///   - memory: What is known of the screens that were drawn before; the same for the drawings of a
  ///     walk.
  /// - Returns: The layers, from the lowest to the highest.
  package func layers(prefix: String, memory: DrawingMemory = DrawingMemory()) -> Layers {
    var phone = PhonePainter(self, prefix: prefix, memory: memory)
    phone.paintBelowCursor()
    return Layers(
      phone: phone.pen.svg, element: phone.cursorFrame,
      cursor: isCurtainDrawn ? nil : phone.cursorFrame.flatMap(PhonePainter.ring))
  }

  /// The fingers that make a gesture, as elements; a line for each.
  ///
  /// - Parameters:
  ///   - gesture: The gesture, and how much of it has been made.
  ///   - element: Where the cursor's element is; `nil` if it is not drawn.
  ///   - appearance: Light or dark.
  /// - Returns: The elements; empty for a gesture without fingers, such as typing.
  package static func fingers(
    of gesture: DrawnGesture, at element: ScreenRect?, appearance: Appearance = .light
  ) -> String {
    var pen = Pen(mirror: nil)
    FingerPainter(gesture, palette: Palette(appearance), at: element).paint(with: &pen)
    return pen.svg
  }

  /// What lies on top of one another in a drawing.
  package struct Layers: Hashable, Sendable {
    /// The phone and its screen, as elements; a line for each.
    package var phone: String
    /// Where the cursor's element is, in points; `nil` if it is not drawn.
    package var element: ScreenRect?
    /// Where the cursor's ring around it is; `nil` if it is not seen.
    package var cursor: ScreenRect?
  }

  /// Where the cursor's element is on the drawn screen, in points; `nil` if it is not drawn.
  package var cursorFrame: ScreenRect? {
    var phone = PhonePainter(self, prefix: "")
    phone.paint()
    return phone.cursorFrame
  }
}

/// A screen of an app at a moment.
package struct DrawnScreen: Hashable, Sendable {
  /// Its elements as they are now.
  package var screen: AccessibilityScreen
  /// The first visible child of each scroll view that was scrolled, by path.
  package var offsets: [[Int]: Int]
  /// Whether it was presented over the one before rather than pushed.
  package var isPresented: Bool

  /// Creates a screen, by default one that has just appeared.
  package init(
    _ screen: AccessibilityScreen, offsets: [[Int]: Int] = [:], isPresented: Bool = false
  ) {
    self.screen = screen
    self.offsets = offsets
    self.isPresented = isPresented
  }

  /// A screen of a running app.
  package init(_ screen: AppScreen) {
    self.init(
      screen.tree.screen, offsets: screen.state.offsets, isPresented: screen.isPresented)
  }
}

/// A gesture, and how much of it has been made.
package struct DrawnGesture: Hashable, Sendable {
  package var gesture: ReaderGesture
  /// How much of it has been made, 0…1.
  package var progress: Double

  /// Creates a gesture; a picture that stands still shows most of it.
  package init(_ gesture: ReaderGesture, progress: Double = 0.75) {
    self.gesture = gesture
    self.progress = min(max(progress, 0), 1)
  }
}

/// A screenshot, as a PNG file.
package struct ScreenPicture: Hashable, Sendable {
  /// The address of the file, or `data:` with its contents.
  package var address: String
  /// How wide and high it is, in pixels.
  package var width: Int
  package var height: Int

  package init(address: String, width: Int, height: Int) {
    self.address = address
    self.width = width
    self.height = height
  }

  /// The width of the screen in points: phones have two or three pixels a point.
  var pointWidth: Double {
    let sizes = [3.0, 2, 1, 4].map { Double(width) / $0 }
    return sizes.first { (320...480).contains($0) } ?? ScreenDrawing.screenSize.width
  }
}
