/// How a swipe up or down changes an adjustable element.
public enum ValueAdjustment: Hashable, Sendable, Codable {
  /// One of a list of texts, beginning at an index.
  case values([AttributedText], index: Int)
  /// A number, see ``NumberRange``.
  case range(NumberRange)
  /// One of a number of pages, as `UIPageControl` has them.
  case pages(PageNumber)
}

/// A page of several, counted from 1.
public struct PageNumber: Hashable, Sendable, Codable {
  /// The page that is shown.
  public var current: Int
  /// How many pages there are.
  public var count: Int

  /// Creates a page number.
  public init(_ current: Int, of count: Int) {
    self.current = current
    self.count = count
  }
}

/// A number that is adjusted in steps and kept within its bounds.
public struct NumberRange: Hashable, Sendable, Codable {
  /// The lower bound.
  public var minimum: Double
  /// The upper bound.
  public var maximum: Double
  /// How much a swipe adds; by default a tenth of the range, like `UISlider`.
  public var step: Double { didSet { hasOwnStep = true } }
  /// Whether the step was given, rather than a tenth of the range.
  package private(set) var hasOwnStep: Bool
  /// The initial number.
  public var number: Double
  /// How the number is spoken; `{value}` and `{percent}` are placeholders.
  ///
  /// Numbers have no zero fraction and at most two decimals, unless the placeholder says otherwise:
  /// `{value:.1}` has one decimal, `{value:,}` commas between thousands, `{value:,.2}` both.
  public var format: AttributedText
  /// How long after the gesture the new value arrives, in milliseconds.
  public var delay: Int

  /// Creates a range; the number is moved within the bounds.
  public init(
    minimum: Double = 0,
    maximum: Double = 100,
    step: Double? = nil,
    number: Double = 0,
    format: AttributedText = NumberRange.percentage,
    delay: Int = 0
  ) {
    self.minimum = minimum
    self.maximum = maximum
    self.step = step ?? (maximum - minimum) / 10
    hasOwnStep = step != nil
    self.number = min(max(number, minimum), maximum)
    self.format = format
    self.delay = delay
  }

  /// What `UISlider` says: the percentage of the range, in whole numbers.
  public static let percentage: AttributedText = "{percent:.0}%"

  /// What a placeholder of ``format`` stands for.
  package enum Placeholder: String, CaseIterable {
    /// The number itself.
    case value
    /// How far it is between the bounds, in percent.
    case percent

    /// Splits what is between the braces, `value:,.2`, into a placeholder and how its number is
    /// written; `nil` if it is no placeholder.
    fileprivate static func parts(of text: String) -> (placeholder: Self, style: String)? {
      let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      let style = parts.count > 1 ? String(parts[1]) : ""
      guard let placeholder = parts.first.flatMap({ Self(rawValue: String($0)) }),
        Double.zero.spelled(as: style) != nil
      else { return nil }
      return (placeholder, style)
    }

    /// What is between the braces of a format, and whether a number can be put there.
    package static func found(in format: AttributedText) -> [(text: String, isKnown: Bool)] {
      var found: [(text: String, isKnown: Bool)] = []
      for run in format.runs {
        _ = run.text.filled { text in
          found.append((text, parts(of: text) != nil))
          return nil
        }
      }
      return found
    }
  }

  /// The text spoken for a number.
  public func text(for number: Double) -> AttributedText {
    let width = maximum - minimum
    let percent = width > 0 ? (number - minimum) / width * 100 : 0
    return AttributedText(
      runs: format.runs.map { run in
        var run = run
        run.text = run.text.filled { text in
          guard let (placeholder, style) = Placeholder.parts(of: text) else { return nil }
          switch placeholder {
          case .value: return number.spelled(as: style)
          case .percent: return percent.spelled(as: style)
          }
        }
        return run
      })
  }
}

/// Items side by side of which one is in the middle: cards, pictures, days.
///
/// How it is presented to a reader makes all the difference between a carousel that selects whatever
/// the user only meant to look at and one that is a single stop.
public struct CarouselBehavior: Hashable, Sendable, Codable {
  /// How the items are presented to a reader.
  public var style: Style
  /// The item that is initially in the middle, counted from 0.
  public var index: Int
  /// Whether the item that gets focus is scrolled to the middle and selected.
  public var selectsOnFocus: Bool
  /// Whether the last item is followed by the first.
  public var isEndless: Bool

  /// The ways to present items.
  public enum Style: String, Hashable, Sendable, Codable, CaseIterable {
    /// Every item is an element.
    case elements
    /// The carousel is one adjustable element; its value is the item in the middle.
    case adjustable
  }

  /// Creates a carousel.
  public init(
    style: Style = .elements, index: Int = 0, selectsOnFocus: Bool = false,
    isEndless: Bool = false
  ) {
    self.style = style
    self.index = index
    self.selectsOnFocus = selectsOnFocus
    self.isEndless = isEndless
  }
}

/// Items that take turns in one place.
public struct BannerBehavior: Hashable, Sendable, Codable {
  /// How the items are presented to a reader.
  public var style: Style
  /// The item that is initially shown, counted from 0.
  public var index: Int
  /// How long an item is shown, in milliseconds, at least 100; 0 if the banner does not turn by
  /// itself.
  public var interval: Int
  /// Whether turning stops while the banner has focus (`accessibilityElementDidBecomeFocused`).
  public var stopsOnFocus: Bool

  /// The ways to present items.
  public enum Style: String, Hashable, Sendable, Codable, CaseIterable {
    /// Every item is an element.
    case elements
    /// One element whose label is the text of all items.
    case joined
    /// One adjustable button whose label is the current item.
    case adjustable
  }

  /// Creates a banner.
  public init(
    style: Style = .elements, index: Int = 0, interval: Int = 3000, stopsOnFocus: Bool = false
  ) {
    self.style = style
    self.index = index
    self.interval = interval
    self.stopsOnFocus = stopsOnFocus
  }
}

/// How a scroll view moves.
public struct ScrollingBehavior: Hashable, Sendable, Codable {
  /// The direction it scrolls in.
  public var axis: Axis
  /// Whether it moves by whole pages.
  public var isPaging: Bool
  /// How many of its children are visible at once; one child is one row or one page.
  public var visibleCount: Int
  /// The identifier of the page control that follows it.
  public var pageControl: String?

  /// The direction content moves in.
  public enum Axis: String, Hashable, Sendable, Codable, CaseIterable {
    /// Up and down.
    case vertical
    /// Left and right.
    case horizontal
  }

  /// Creates a way to scroll.
  public init(
    axis: Axis = .vertical, isPaging: Bool = false, visibleCount: Int = 1,
    pageControl: String? = nil
  ) {
    self.axis = axis
    self.isPaging = isPaging
    self.visibleCount = visibleCount
    self.pageControl = pageControl
  }

  /// How many children are seen at once, one at least.
  package var seenAtOnce: Int { max(visibleCount.bounded, 1) }
}

/// A modal for typing a slider's number, which a custom slider opens on a double tap.
public struct ValueEditor: Hashable, Sendable, Codable {
  /// The label of the text field.
  public var field: AttributedText
  /// The hint of the text field, which gives the limits.
  public var hint: AttributedText?
  /// Texts shown below the field.
  public var notes: [AttributedText]
  /// The label of the button that saves.
  public var done: AttributedText
  /// The label of the button that cancels.
  public var cancel: AttributedText

  /// Creates an editor.
  public init(
    field: AttributedText, hint: AttributedText? = nil, notes: [AttributedText] = [],
    done: AttributedText, cancel: AttributedText
  ) {
    self.field = field
    self.hint = hint
    self.notes = notes
    self.done = done
    self.cancel = cancel
  }
}

extension Double {
  /// A large number with all its digits rather than with an exponent.
  private var digits: String {
    let text = "\(self)"
    guard let mark = text.firstIndex(of: "e"), let exponent = Int(text[text.index(after: mark)...])
    else { return text.hasSuffix(".0") ? String(text.dropLast(2)) : text }
    let sign = text.hasPrefix("-") ? "-" : ""
    let number = text[..<mark].drop { $0 == "-" }
    let whole = number.prefix { $0 != "." }
    let fraction = number.dropFirst(whole.count + 1)
    guard exponent >= fraction.count else { return text }
    let shown = fraction == "0" ? "" : fraction
    let zeros = String(repeating: "0", count: exponent - shown.count)
    return "\(sign)\(whole)\(shown)\(zeros)"
  }
}

extension Double {
  /// The number without a zero fraction, with at most two decimals: `50`, `12.5`.
  package var spelled: String {
    guard magnitude < 1e15 else { return digits }
    if self == rounded() { return "\(Int64(self))" }
    let hundredths = Int64((self * 100).rounded())
    let sign = hundredths < 0 ? "-" : ""
    let whole = hundredths.magnitude / 100
    let fraction = hundredths.magnitude % 100
    if fraction == 0 { return "\(sign)\(whole)" }
    if fraction % 10 == 0 { return "\(sign)\(whole).\(fraction / 10)" }
    return "\(sign)\(whole).\(fraction < 10 ? "0" : "")\(fraction)"
  }
}

extension Double {
  /// The number with commas between thousands, and with a fixed number of decimals.
  ///
  /// - Parameter style: `,` for commas, `.` and a digit for decimals, both, or nothing for as many
  ///   decimals as the number needs, at most two.
  /// - Returns: `nil` for another style.
  package func spelled(as style: String) -> String? {
    var rest = style[...]
    let hasCommas = rest.first == ","
    if hasCommas { rest = rest.dropFirst() }
    var text = spelled
    if rest.first == "." {
      guard rest.count == 2, let decimals = rest.last?.wholeNumberValue, decimals <= 6 else {
        return nil
      }
      text = magnitude < 1e12 ? rounded(to: decimals) : text
    } else if !rest.isEmpty {
      return nil
    }
    guard hasCommas else { return text }
    let whole = text.prefix { $0 != "." }
    let digits = Array(whole.drop { $0 == "-" })
    let grouped = digits.indices.map { index in
      (index > 0 && (digits.count - index).isMultiple(of: 3) ? "," : "") + String(digits[index])
    }
    return (self < 0 && whole.first == "-" ? "-" : "") + grouped.joined()
      + text.dropFirst(whole.count)
  }

  /// The number with so many decimals, rounded to the nearest.
  private func rounded(to decimals: Int) -> String {
    let scale = (0..<decimals).reduce(1) { power, _ in power * 10 }
    let scaled = Int64((self * Double(scale)).rounded())
    let fraction = String(scaled.magnitude % UInt64(scale))
    let whole = "\(scaled < 0 ? "-" : "")\(scaled.magnitude / UInt64(scale))"
    if decimals == 0 { return whole }
    return whole + "." + String(repeating: "0", count: decimals - fraction.count) + fraction
  }
}

extension String {
  /// The string with each `{name}` replaced; an unknown name is left as it is.
  package func filled(_ fillings: [String: String]) -> String {
    filled { fillings[$0] }
  }

  /// The string with each `{name}` replaced; one without a filling is left as it is.
  package func filled(_ filling: (String) -> String?) -> String {
    var result = ""
    var rest = self[...]
    while let open = rest.firstIndex(of: "{") {
      result += rest[..<open]
      guard let close = rest[open...].firstIndex(of: "}") else {
        return result + rest[open...]
      }
      let name = String(rest[rest.index(after: open)..<close])
      result += filling(name) ?? "{\(name)}"
      rest = rest[rest.index(after: close)...]
    }
    return result + rest
  }
}
