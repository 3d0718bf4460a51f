/// What the app does, written in Swift where the other effects are not enough: a closure that looks at
/// the screen and gives the effects that follow.
///
/// It must be a function of what it is handed, without files, clocks or chance, so that the same walk
/// sounds the same again. Two of one name count as the same. It can be written to JSON, by its name, but
/// not read, and a screen file leaves it out.
///
/// ```swift
/// let transfer = AccessibilityElement(.button, label: "송금").with {
///   $0.responses = [
///     ElementResponse(.activate, [
///       TimedEffect(.code("transfer") { screen in
///         let (amount, balance) = (screen.number(of: "금액") ?? 0, screen.number(of: "잔액") ?? 0)
///         guard amount <= balance else { return [TimedEffect(.announce("잔액이 부족합니다.", .default))] }
///         return [TimedEffect(.add(element: "잔액", by: -amount)), TimedEffect(.push(screen: "완료"))]
///       })
///     ])
///   ]
/// }
/// ```
public struct ScreenCode: Sendable {
  /// What it is called.
  public let name: String
  private let body: @Sendable (ScreenState) -> [TimedEffect]

  /// Creates code.
  ///
  /// - Parameters:
  ///   - name: What it is called; no other code on the screens of the app has the name.
  ///   - body: Gives the effects, which are carried out in order.
  public init(_ name: String, _ body: @escaping @Sendable (ScreenState) -> [TimedEffect]) {
    self.name = name
    self.body = body
  }

  /// The effects on a screen as it is.
  package func effects(on screen: ScreenState) -> [TimedEffect] { body(screen) }
}

extension ScreenEffect {
  /// Does what a closure says; see ``ScreenCode``.
  public static func code(
    _ name: String, _ body: @escaping @Sendable (ScreenState) -> [TimedEffect]
  ) -> ScreenEffect {
    .code(ScreenCode(name, body))
  }
}

extension ScreenCode: Hashable {
  public static func == (left: ScreenCode, right: ScreenCode) -> Bool { left.name == right.name }

  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension ScreenCode: Codable {
  public init(from decoder: any Decoder) throws {
    let name = try decoder.singleValueContainer().decode(String.self)
    throw DecodingError.dataCorrupted(
      .init(
        codingPath: decoder.codingPath,
        debugDescription: "'\(name)' is Swift code, which cannot be read from a file"))
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(name)
  }
}

/// The elements of a screen as they are while ``ScreenCode`` looks at them, each by its identifier, its
/// label, or its name in transcripts.
public struct ScreenState: Sendable {
  private let find: @Sendable (String) -> Found?

  /// An element, and what counts as its value.
  package struct Found: Sendable {
    package let element: AccessibilityElement
    package let value: String
    package let number: Double?

    package init(element: AccessibilityElement, value: String, number: Double?) {
      self.element = element
      self.value = value
      self.number = number
    }
  }

  /// Creates a state from what finds an element by its name.
  package init(_ find: @escaping @Sendable (String) -> Found?) {
    self.find = find
  }

  /// An element as a reader finds it; `nil` if there is none of the name.
  public func element(_ name: String) -> AccessibilityElement? { find(name)?.element }

  /// The value of an element as a text: the text of a field, the current card, or, of a text alone, its
  /// label; empty if there is none.
  public func value(of name: String) -> String { find(name)?.value ?? "" }

  /// The first number in the value of an element; `nil` if there is none.
  public func number(of name: String) -> Double? { find(name)?.number }
}
