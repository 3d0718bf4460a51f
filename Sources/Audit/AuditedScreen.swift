import AccessibilityModel
import AppSimulation
import ScreenReading

/// A screen under audit: its elements, where a reader stops, and what it says there.
package final class AuditedScreen {
  let screen: AccessibilityScreen
  /// The name below `screens:`; `nil` for the first.
  let name: String?
  let variant: ScreenVariant
  let context: AuditContext
  let tree: ElementTree
  /// Where the reader stops, in its order.
  let stops: [FocusStop]
  /// What is said on landing on each stop after the one before.
  let announcements: [SpokenAnnouncement]
  /// Every element, parents before children; what is hidden is left out.
  let places: [Place]

  /// An element and its place.
  struct Place: Sendable {
    var path: [Int]
    var element: AccessibilityElement
    /// Whether it is part of an element at which the reader stops, and so none itself.
    var isPart: Bool
  }

  init(
    _ screen: AccessibilityScreen, name: String?, of variant: ScreenVariant, _ context: AuditContext
  ) {
    self.screen = screen
    self.name = name
    self.variant = variant
    self.context = context
    let tree = ElementTree(screen)
    self.tree = tree
    stops = context.configuration.reader.stops(of: tree)
    announcements = context.composer.announcements(for: stops, in: screen.language)
    var places: [Place] = []
    func visit(_ elements: [AccessibilityElement], below path: [Int], isPart: Bool) {
      for (index, element) in elements.enumerated() where !element.isHidden {
        let here = path + [index]
        places.append(Place(path: here, element: element, isPart: isPart))
        if !element.children.isEmpty {
          visit(element.children, below: here, isPart: isPart || element.isFocusable)
        }
      }
    }
    visit(tree.screen.elements, below: [], isPart: false)
    self.places = places
  }

  var language: SpokenLanguage { screen.language }
  var words: AuditWords { context.words }
  /// Whether VoiceOver reads it.
  var isForVoiceOver: Bool { context.configuration.reader.id == Rule.voiceOver }
  var budget: AuditSettings.Budget { context.settings.budget }

  /// What is heard of a stop, in quotation marks, with the hint.
  func quote(_ index: Int) -> String {
    let announcement = announcements[index]
    return "\"\(announcement.spoken)\"" + (announcement.hint.map { " … \"\($0)\"" } ?? "")
  }

  /// A fault of a stop.
  func fault(_ index: Int, _ message: Sentence, evidence: [String]? = nil) -> Fault {
    let stop = stops[index]
    return Fault(
      path: stop.path, screen: name, element: stop.name, message: message,
      evidence: evidence ?? [quote(index)])
  }

  /// A fault of an element.
  func fault(at path: [Int], _ message: Sentence, evidence: [String] = []) -> Fault {
    Fault(
      path: path, screen: name, element: tree.name(of: path), message: message,
      evidence: evidence)
  }

  /// A fault of the whole screen.
  func fault(_ message: Sentence, evidence: [String] = []) -> Fault {
    Fault(path: nil, screen: name, element: "", message: message, evidence: evidence)
  }

  /// The faults of single stops: what a closure says of each; `nil` for no fault.
  func faults(_ message: (FocusStop, SpokenAnnouncement) -> Sentence?) -> [Fault] {
    stops.indices.compactMap { index in
      message(stops[index], announcements[index]).map { fault(index, $0) }
    }
  }

  /// The index of the first stop at or below a path.
  func firstStop(in path: [Int]) -> Int? {
    stops.firstIndex { $0.path.starts(with: path) }
  }

  /// What the reader says where an app gives no name, such as "Unlabelled".
  private lazy var substitutes: Set<String> = {
    let button = AccessibilityElement(.button)
    let image = AccessibilityElement(.image)
    let nameless = ElementTree(AccessibilityScreen(language: language, elements: [button, image]))
    return Set(
      context.configuration.reader.stops(of: nameless).flatMap { stop in
        context.composer.announcement(for: stop, after: nil, in: language).parts
          .filter { $0.kind == .label }.map(\.text.string)
      })
  }()

  /// Whether nothing of an announcement is a name that the app gives.
  func isNameless(_ announcement: SpokenAnnouncement) -> Bool {
    !announcement.parts.contains { part in
      [.label, .content].contains(part.kind) && !isSubstitute(part)
    }
  }

  /// Whether the reader says that there is no name, as TalkBack does of what can be used.
  func saysThereIsNoName(_ announcement: SpokenAnnouncement) -> Bool {
    announcement.parts.contains(where: isSubstitute)
  }

  /// Whether a part of an announcement stands for a name that there is not.
  func isSubstitute(_ part: SpokenAnnouncement.Part) -> Bool {
    part.kind == .label && substitutes.contains(part.text.string)
  }

  /// Whether the frames can be points: those of Android dumps are pixels.
  private(set) lazy var hasPoints: Bool = {
    let frames = places.compactMap(\.element.frame)
    let width = frames.map(\.maxX).max() ?? 0
    let height = frames.map(\.maxY).max() ?? 0
    return width < 600 || height < width * 1.5
  }()

  /// Whether more of its letters belong to another script than to its language: then the language
  /// of the file is wrong, and not its texts.
  private(set) lazy var isInAnotherLanguage: Bool = {
    var own = 0
    var foreign = 0
    for stop in stops {
      for text in stop.element.texts {
        for run in text.runs where run.attributes.language == nil {
          let counts = Script.letters(of: run.text, in: language)
          own += counts.own
          foreign += counts.foreign
        }
      }
    }
    return foreign > own
  }()
}

extension AccessibilityElement {
  /// Its own texts.
  var texts: [AttributedText] { [label, value, hint, placeholder].compactMap { $0 } }
  /// The label, or nothing.
  var labelText: String { label?.string ?? "" }
  /// Whether one does something with it.
  var isControl: Bool {
    !traits.isDisjoint(with: [.button, .link, .adjustable, .textEntry, .toggleButton])
      || [.checkbox, .radioButton].contains(role) || toggle != nil
  }
  /// Whether one types in it.
  var isField: Bool { traits.contains(.textEntry) }
  /// Whether a double tap does something.
  var isActivated: Bool {
    !traits.isDisjoint(with: [.button, .link]) && !traits.contains(.adjustable)
      || answersActivation
  }
  /// Whether it is a picture and nothing else.
  var isPicture: Bool {
    traits.contains(.image) && traits.isDisjoint(with: [.button, .link, .adjustable])
  }
  /// Whether it is a text and nothing else.
  var isStatic: Bool {
    !isControl && !isPicture && !traits.contains(.header) && responses.isEmpty
      && (role == .text || traits.contains(.staticText))
  }
}

extension AccessibilityElement {
  /// What the app does on one of some occasions, on whatever condition.
  func effects(on triggers: ElementResponse.Trigger...) -> [TimedEffect] {
    responses.filter { triggers.contains($0.trigger) }.flatMap(\.effects.everything)
  }
  /// The names by which effects mean the element, if its tree calls it so.
  func names(_ own: String) -> [String] { [own, identifier, label?.string].compactMap(\.self) }
}
