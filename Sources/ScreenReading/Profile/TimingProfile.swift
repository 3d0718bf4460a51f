/// The constants of a reader's timing and of a user's, each with its source.
///
/// Those of ``init()`` are VoiceOver's; another reader replaces some of them. None is documented by
/// Apple; each row says how sure it is. Times are milliseconds.
///
/// ```swift
/// var profile = TimingProfile()
/// profile[.pauseBeforeHint] = 800
/// ```
public struct TimingProfile: Hashable, Sendable {
  /// The rows that differ from VoiceOver's.
  private let facts: [Constant: Fact]
  /// The user's values, in the order of their names; so few that looking through them is quickest.
  private var overrides: [Override] = []

  private struct Override: Hashable, Sendable {
    let constant: Constant
    var value: Int
  }

  /// The constants as they are known today.
  public init() {
    self.init(replacing: [:])
  }

  /// The constants of another reader: VoiceOver's, but for these rows.
  package init(replacing facts: [Constant: Fact]) {
    self.facts = facts
  }

  /// The value of a constant; never below its least sensible value, nor above an hour, which is as long
  /// as a walk takes and so as good as never.
  public subscript(constant: Constant) -> Int {
    get { override(of: constant) ?? row(of: constant).value }
    set {
      let value = min(max(newValue, constant.minimum), 3_600_000)
      if let place = overrides.firstIndex(where: { $0.constant == constant }) {
        overrides[place].value = value
      } else {
        overrides.append(Override(constant: constant, value: value))
        overrides.sort { $0.constant.rawValue < $1.constant.rawValue }
      }
    }
  }

  private func override(of constant: Constant) -> Int? {
    overrides.first { $0.constant == constant }?.value
  }

  /// What is known of a constant: the table's row, or the user's value.
  public func fact(_ constant: Constant) -> Fact {
    var fact = row(of: constant)
    if let value = override(of: constant) {
      fact = Fact(value, .user, "set by the user", fact.date)
    }
    return fact
  }

  private func row(of constant: Constant) -> Fact {
    facts.isEmpty ? constant.fact : facts[constant] ?? constant.fact
  }

  /// A number with where it comes from.
  public struct Fact: Hashable, Sendable {
    /// Milliseconds, or a number where the constant counts.
    public var value: Int
    /// How sure it is.
    public var confidence: ReaderWording.Confidence
    /// The codes of its sources.
    public var source: String
    /// When it was looked up, as year and month.
    public var date: String

    /// Creates a fact.
    package init(
      _ value: Int, _ confidence: ReaderWording.Confidence, _ source: String, _ date: String
    ) {
      self.value = value
      self.confidence = confidence
      self.source = source
      self.date = date
    }
  }
}
