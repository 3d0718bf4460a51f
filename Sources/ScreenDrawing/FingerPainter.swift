import AccessibilityModel
import ScreenReading

/// Paints the fingers that make a gesture.
struct FingerPainter {
  private let gesture: ReaderGesture
  private let progress: Double
  private let palette: Palette
  /// Where the gesture is made: what is touched, or a place near the cursor that leaves it free.
  private let place: ScreenPoint
  private let touched: ScreenPoint

  private static let radius = 21.0

  init(_ drawn: DrawnGesture, palette: Palette, at cursor: ScreenRect?) {
    gesture = drawn.gesture
    progress = drawn.progress
    self.palette = palette
    var middle = cursor?.center ?? ScreenPoint(x: 195, y: 420)
    // A finger on the middle of something wide would hide its text.
    if let cursor, cursor.width > 150 { middle.x = cursor.x + cursor.width * 0.76 }
    touched = ScreenPoint(x: min(max(middle.x, 30), 360), y: min(max(middle.y, 30), 814))
    // Swipes are made anywhere: where the thumb is, unless that would hide the cursor.
    let isLow = (cursor?.maxY ?? 0) > 560
    place = ScreenPoint(x: 195, y: isLow ? min(max((cursor?.y ?? 0) - 110, 140), 640) : 640)
  }

  /// One stroke of a gesture of several.
  private init(_ whole: FingerPainter, progress: Double) {
    gesture = whole.gesture
    self.progress = progress
    palette = whole.palette
    place = whole.place
    touched = whole.touched
  }

  /// The progress with a soft start and end.
  private var eased: Double { progress * progress * (3 - 2 * progress) }

  func paint(with phone: inout Pen) {
    // Fingers move as they do, whatever the direction in which a screen is read.
    var pen = Pen(mirror: nil)
    switch gesture {
    case .swipe(let direction): swipe(direction, fingers: 1, &pen)
    case .swipeToEnd(let direction), .swipeTo(let direction, _):
      swipe(direction == .right ? .right : .left, fingers: 1, &pen)
    case .twoFingerSwipe(let direction): swipe(direction, fingers: 2, &pen)
    case .twoStrokeSwipe(let first, let second):
      let isBack = progress > 0.5
      let stroke = FingerPainter(self, progress: isBack ? progress * 2 - 1 : progress * 2)
      stroke.swipe(isBack ? second : first, fingers: 1, &pen)
    case .threeFingerSwipe(let direction): swipe(direction, fingers: 3, &pen)
    case .fourFingerSwipe(let direction): swipe(direction, fingers: 4, &pen)
    case .readAll: swipe(.down, fingers: 2, &pen)
    case .readFromTop: swipe(.up, fingers: 2, &pen)
    case .doubleTap: tap(2, fingers: 1, at: touched, &pen)
    case .doubleTapAndHold: hold(at: touched, &pen)
    case .magicTap: tap(2, fingers: 2, at: place, &pen)
    case .pause: tap(1, fingers: 2, at: place, &pen)
    case .position: tap(1, fingers: 3, at: place, &pen)
    case .mute: tap(2, fingers: 3, at: place, &pen)
    case .itemChooser: tap(3, fingers: 2, at: place, &pen)
    case .screenCurtain: tap(3, fingers: 3, at: place, &pen)
    case .fourFingerTap(let half):
      tap(1, fingers: 4, at: ScreenPoint(x: 195, y: half == .top ? 230 : 620), &pen)
    case .touch, .drag, .dragBy: finger(at: touched, &pen)
    case .splitTap:
      finger(at: touched, &pen)
      let beside = touched.x < 260 ? touched.x + 96 : touched.x - 96
      tap(1, fingers: 1, at: ScreenPoint(x: beside, y: touched.y + 20), &pen)
    case .escape: scrub(&pen)
    case .rotor(let turn): rotor(turn == .previous ? -1 : 1, &pen)
    case .action, .type, .delete, .selectAll, .returnKey: break
    }
    phone.add(pen.svg)
  }

  // MARK: Shapes

  private func finger(at point: ScreenPoint, pressed: Double = 1, _ pen: inout Pen) {
    let radius = Self.radius * (1.12 - 0.12 * pressed)
    pen.circle(
      point.x, point.y, radius + 1.5, fill: "none", stroke: palette.fingerLine, lineWidth: 3,
      opacity: 0.75 * pressed)
    pen.circle(point.x, point.y, radius, fill: palette.finger, opacity: 0.5 * pressed)
  }

  private func trail(_ points: [ScreenPoint], _ pen: inout Pen) {
    let pairs = points.map { ($0.x, $0.y) }
    pen.line(pairs, stroke: palette.fingerLine, width: Self.radius * 1.5, opacity: 0.4)
    pen.line(pairs, stroke: palette.finger, width: Self.radius * 1.25, opacity: 0.22)
  }

  /// The places of several fingers side by side, a little staggered as those of a hand.
  private func hand(_ count: Int, at point: ScreenPoint) -> [ScreenPoint] {
    let gap = 50.0
    return (0..<count).map { index in
      let offset = Double(index) - Double(count - 1) / 2
      let stagger = count > 2 ? abs(offset) * 9 : 0
      return ScreenPoint(x: point.x + offset * gap, y: point.y + stagger)
    }
  }

  // MARK: Gestures

  private func swipe(_ direction: ReaderGesture.Direction, fingers: Int, _ pen: inout Pen) {
    let length = fingers == 1 ? 150.0 : 170
    let (stepX, stepY): (Double, Double) =
      switch direction {
      case .right: (1, 0)
      case .left: (-1, 0)
      case .up: (0, -1)
      case .down: (0, 1)
      }
    // A vertical swipe needs more room than there may be between the cursor and the edge.
    let middle = ScreenPoint(
      x: place.x, y: stepY == 0 ? place.y : min(max(place.y, 220), 640))
    // Fingers that move sideways are one above the other, or their ways would be one.
    let hand = hand(fingers, at: middle).enumerated().map { index, point in
      guard stepY == 0, fingers > 1 else { return point }
      return ScreenPoint(
        x: middle.x + (index % 2 == 0 ? -8 : 8),
        y: middle.y + (Double(index) - Double(fingers - 1) / 2) * 46)
    }
    for start in hand {
      let from = ScreenPoint(x: start.x - stepX * length / 2, y: start.y - stepY * length / 2)
      let to = ScreenPoint(
        x: from.x + stepX * length * eased, y: from.y + stepY * length * eased)
      trail([from, to], &pen)
      finger(at: to, &pen)
    }
  }

  private func tap(_ taps: Int, fingers: Int, at point: ScreenPoint, _ pen: inout Pen) {
    let share = progress * Double(taps)
    let current = min(Int(share), taps - 1)
    let phase = share - Double(current)
    for place in hand(fingers, at: point) {
      for ring in 0...current {
        let age = ring < current ? 1 : phase
        let radius = Self.radius + 6 + age * 14 + Double(current - ring) * 9
        pen.circle(
          place.x, place.y, radius, fill: "none", stroke: palette.finger, lineWidth: 2.5,
          opacity: 0.55 - 0.3 * age)
      }
      finger(at: place, pressed: phase < 0.55 ? 1 : 0.55, &pen)
    }
  }

  private func hold(at point: ScreenPoint, _ pen: inout Pen) {
    for ring in 1...2 {
      pen.circle(
        point.x, point.y, Self.radius + Double(ring) * 9, fill: "none", stroke: palette.finger,
        lineWidth: 2.5, opacity: 0.5 - 0.15 * Double(ring))
    }
    finger(at: point, &pen)
  }

  /// A Z of two fingers.
  private func scrub(_ pen: inout Pen) {
    let corners = [(-62.0, -34.0), (62, -34), (-62, 34), (62, 34)]
    for start in hand(2, at: ScreenPoint(x: place.x, y: min(max(place.y, 160), 700))) {
      var points = [ScreenPoint(x: start.x + corners[0].0, y: start.y + corners[0].1)]
      let way = eased * 3
      for leg in 0..<3 where way > Double(leg) {
        let share = min(way - Double(leg), 1)
        let (from, to) = (corners[leg], corners[leg + 1])
        points.append(
          ScreenPoint(
            x: start.x + from.0 + (to.0 - from.0) * share,
            y: start.y + from.1 + (to.1 - from.1) * share))
      }
      trail(points, &pen)
      finger(at: points[points.count - 1], &pen)
    }
  }

  /// Two fingers that turn around each other by a fifth of a circle.
  private func rotor(_ direction: Double, _ pen: inout Pen) {
    let center = ScreenPoint(x: 195, y: min(max(place.y, 180), 660))
    let radius = 62.0
    for opposite in [0.0, 10] {
      // The sine and cosine of every eighteenth degree; a table needs no library of functions.
      let steps = Int((eased * 4).rounded())
      let points = (0...4).map { step -> ScreenPoint in
        let (cosine, sine) = Self.circle[Int(opposite + 20 + direction * Double(step)) % 20]
        return ScreenPoint(x: center.x + radius * cosine, y: center.y + radius * sine)
      }
      trail(Array(points[...steps]), &pen)
      finger(at: points[steps], &pen)
    }
  }

  /// Cosine and sine of twenty angles, from the right in the direction of the clock.
  private static let circle: [(Double, Double)] = {
    let quarter = [(1.0, 0.0), (0.951, 0.309), (0.809, 0.588), (0.588, 0.809), (0.309, 0.951)]
    let half = quarter + quarter.map { (-$0.1, $0.0) }
    return half + half.map { (-$0.0, -$0.1) }
  }()
}
