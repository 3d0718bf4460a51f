/// The constants of VoiceOver's timing and of a user's, each with its source.
///
/// Apple documents none of them; each row says how sure it is. Times are in milliseconds.
///
/// ```swift
/// var profile = Profile()
/// profile[.pauseBeforeHint] = 800
/// ```
public struct Profile: Hashable, Sendable {
  private var overrides: [Constant: Int]

  /// Creates a profile with the built-in constants.
  public init() {
    overrides = [:]
  }

  /// The value of a constant; never below its least sensible value.
  public subscript(constant: Constant) -> Int {
    get { overrides[constant] ?? constant.fact.value }
    set { overrides[constant] = max(newValue, constant.minimum) }
  }

  /// What is known about a constant: the table's row, or the user's value.
  public func fact(_ constant: Constant) -> Fact {
    var fact = constant.fact
    if let value = overrides[constant] {
      fact = Fact(value, .user, "set by the user", fact.date)
    }
    return fact
  }

  /// A number with its source.
  public struct Fact: Hashable, Sendable {
    public var value: Int
    public var confidence: Wording.Confidence
    public var source: String
    /// When it was looked up, as year and month.
    public var date: String

    init(_ value: Int, _ confidence: Wording.Confidence, _ source: String, _ date: String) {
      self.value = value
      self.confidence = confidence
      self.source = source
      self.date = date
    }
  }
}
