import AccessibilityModel
import Yams

/// The keys of elements that change over time or by swiping up and down.
extension Vocabulary {
  /// `range`, `values` and `pages` each make an ``ValueAdjustment`` together with their companions.
  static let adjusting: [Key<AccessibilityElement>] = [
    Key(
      KeyInfo(
        name: "range", kind: .numbers(2...3),
        summary: "The minimum, maximum and step of an adjustable number.",
        example: "slider \"Volume\": {range: [0, 100, 5]}", rivals: ["values", "pages"]),
      read: { $0.range($1, $2, into: &$3) },
      print: { element in
        // A stepper whose file gives no step goes by ones, not by tenths.
        element.range.map {
          let isToldStep = $0.hasOwnStep || element.role == .stepper
          return Node(numbers: [$0.minimum, $0.maximum] + (isToldStep ? [$0.step] : []))
        }
      }),
    Key(
      KeyInfo(
        name: "values", kind: .list(of: .text),
        summary: "The values that swipes up and down step through.",
        example: "picker \"Size\": {values: [Small, Large]}", rivals: ["range", "pages"]),
      read: { $0.values($1, $2, into: &$3) },
      print: { element in
        guard case .values(let values, _)? = element.adjustment else { return nil }
        return Node(list: values.map(Node.init(text:)))
      }),
    companion(
      "at", .number(in: nil), of: ["range", "values"],
      "The initial number, or the index into `values`, from 0.",
      "picker \"Size\": {values: [Small, Large], at: 1}"
    ) { element in
      switch element.adjustment {
      case .range(let range)?: Node(number: range.number)
      case .values(_, let index)? where index != 0: Node("\(index)")
      default: nil
      }
    },
    companion(
      "format", .text, of: ["range"],
      "How the number is spoken, with {value} and {percent} as placeholders; {value:,} puts commas "
        + "between thousands, {value:.1} fixes the decimals.",
      "slider \"Volume\": {range: [0, 11], format: \"{value} of 11\"}"
    ) { element in
      element.range.flatMap {
        $0.format == (element.role == .stepper ? "{value}" : NumberRange.percentage)
          ? nil : Node(text: $0.format)
      }
    }.with { $0.fallback = NumberRange.percentage.string },
    companion(
      "delay", .duration, of: ["range"], "How long after a swipe the new value arrives.",
      "slider \"Volume\": {range: [0, 100], delay: 300ms}"
    ) { element in
      element.range.flatMap { $0.delay == 0 ? nil : Node(milliseconds: $0.delay) }
    }.with { $0.fallback = "0s" },
    Key(
      KeyInfo(
        name: "pages", kind: .integer(in: 1...100_000),
        summary: "How many pages a page control has.", example: "pageControl: {pages: 3}",
        rivals: ["values", "range"]),
      read: { $0.pages($1, $2, into: &$3) },
      print: { $0.page.map { Node("\($0.count)") } }),
    companion(
      "page", .integer(in: 1...100_000), of: ["pages"],
      "The page that a page control is on, from 1.", "pageControl: {pages: 3, page: 2}"
    ) { $0.page.map { Node("\($0.current)") } }.with { $0.fallback = "1" },
  ]

  /// A key that another key reads.
  private static func companion(
    _ name: String, _ kind: Kind, of companions: [String], _ summary: String, _ example: String,
    print: @escaping @Sendable (AccessibilityElement) -> Node?
  ) -> Key<AccessibilityElement> {
    .companion(
      KeyInfo(
        name: name, kind: kind, summary: summary, example: example, companions: companions),
      print: print)
  }

  static let editors: [Key<AccessibilityElement>] = [
    .optional(
      "editor", .editor, \.editor, "The dialog for typing a slider's number.",
      "slider \"Volume\": {range: [0, 100], editor: {field: Volume, done: OK, cancel: Cancel}}")
  ]

  private static let styleSummary =
    "How a carousel or banner presents its items to VoiceOver; `joined` is for banners only."
  private static let indexSummary = "The current item of a carousel or banner, from 0."

  private static let carousel: [Key<CarouselBehavior>] = [
    .key(
      "style", .choice, \.style, usually: .elements, styleSummary,
      "carousel \"Cards\": {style: adjustable, items: [\"Visa\", \"Debit\"]}"),
    .key(
      "index", .integer(in: 0...100_000), \.index, usually: 0, indexSummary,
      "carousel \"Cards\": {index: 1, items: [\"Visa\", \"Debit\"]}"),
    .key(
      "selectsOnFocus", .flag, \.selectsOnFocus, usually: false,
      "Whether a carousel selects the item that gets focus.",
      "carousel \"Cards\": {selectsOnFocus: true, items: [\"Visa\", \"Debit\"]}"),
    .key(
      "endless", .flag, \.isEndless, usually: false,
      "Whether a carousel starts again after its end.",
      "carousel \"Cards\": {endless: true, items: [\"Visa\", \"Debit\"]}"),
  ]

  private static let banner: [Key<BannerBehavior>] = [
    .key("style", .choice, \.style, usually: .elements, styleSummary),
    .key("index", .integer(in: 0...100_000), \.index, usually: 0, indexSummary),
    .key(
      "every", .interval, \.interval, usually: BannerBehavior().interval,
      "How long a banner shows each item, 100ms or more; with 0s it does not turn by itself.",
      "banner: {every: 5s, items: [\"Sale\", \"New\"]}"),
    .key(
      "stopsOnFocus", .flag, \.stopsOnFocus, usually: false,
      "Whether a banner stops turning while it has focus.",
      "banner: {stopsOnFocus: true, items: [\"Sale\", \"New\"]}"),
  ]

  /// The keys of carousels and banners; two are shared.
  static let turns: [Key<AccessibilityElement>] = {
    var keys: [Key<AccessibilityElement>] = carousel.map { key in
      key.lifted(to: \.carousel, startingAs: CarouselBehavior()).with { $0.roles = [.carousel] }
    }
    for key in banner {
      let lifted: Key<AccessibilityElement> = key.lifted(to: \.banner, startingAs: BannerBehavior())
        .with { $0.roles = [.banner] }
      if let index = keys.firstIndex(where: { $0.name == key.name }) {
        keys[index] = shared(keys[index], lifted)
      } else {
        keys.append(lifted)
      }
    }
    return keys
  }()

  /// A key that both carousels and banners have.
  private static func shared(
    _ carousel: Key<AccessibilityElement>, _ banner: Key<AccessibilityElement>
  ) -> Key<AccessibilityElement> {
    var info = carousel.info
    info.roles += banner.info.roles
    if case .choice(let some, _) = info.kind, case .choice(let more, _) = banner.info.kind {
      info.kind = .choice(some + more.filter { !some.contains($0) }, orFlag: false)
      info.exceptions = [
        .init(roles: carousel.info.roles, words: more.filter { !some.contains($0) }),
        .init(roles: banner.info.roles, words: some.filter { !more.contains($0) }),
      ].filter { !$0.words.isEmpty }
    }
    return Key(
      info,
      read: { reader, entry, entries, element in
        let isCarousel = element.role == .carousel
        let (key, other) = isCarousel ? (carousel, banner) : (banner, carousel)
        if case .choice(let words, _) = key.info.kind,
          case .choice(let others, _) = other.info.kind,
          let word = entry.value.string, others.contains(word), !words.contains(word)
        {
          return reader.report(
            entry.value,
            "'\(word)' is for a \(isCarousel ? "banner" : "carousel") only; the '\(key.name)' of a "
              + "\(element.role.rawValue) is one of \(FileReader.list(words))")
        }
        key.read(&reader, entry, entries, &element)
      },
      print: { carousel.print($0) ?? banner.print($0) })
  }
}

extension AccessibilityElement {
  fileprivate var range: NumberRange? {
    if case .range(let range)? = adjustment { range } else { nil }
  }

  fileprivate var page: PageNumber? {
    if case .pages(let page)? = adjustment { page } else { nil }
  }
}
