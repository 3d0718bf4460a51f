// The app under test: what it does on request, and by itself.
// In: requests from a reader or a finger (`AppRequest`), and the instants it asked to be woken at.
// Out: events (`AppEvent`) in the order in which they happen, each reported once; and, when asked, the
// instants at which it wants to be woken.

import AccessibilityModel

/// An app as a state machine: it responds to gestures and time, and knows nothing about speech.
///
/// It never moves a reader's focus. It is told where focus is, as UIKit tells an app, and reports
/// events; the reader decides what follows from them.
///
/// ```swift
/// var app = AppMachine(variant)
/// var events = app.start()
/// events += app.perform(.activate([0]), at: 500)
/// ```
package struct AppMachine: AppInFront {
  /// The current time, in milliseconds from the start.
  package private(set) var now = 0
  /// The screens on top of one another, the last in front; never empty.
  package private(set) var stack: [AppScreen]
  /// How long what UIKit does takes.
  package var times: AppTimes
  /// How often something has happened by itself: an event of the screen, a turn of a banner.
  package private(set) var timerRuns = 0
  /// The name of the screen that was one too many on top of the others.
  package private(set) var refusedScreen: String?
  /// The name of an element whose conditions change what they ask for, so that they are never met.
  package private(set) var circularElement: String?
  /// The name of code that led to itself without end.
  package internal(set) var endlessCode: String?
  /// How many screens have appeared since the user last opened one.
  private var unaskedScreens = 0
  private let variant: ScreenVariant
  private var shownScreens = 1
  private var plans = Plans<Planned>()
  /// How many consequences of what the user did are still to come.
  private var consequences = 0
  private var events: [AppEvent] = []
  /// What is announced at once during a request, until it is answered; `nil` between requests.
  private var held: [AppEvent]?
  private var isMeetingConditions = false
  /// How deep the app is in code that led to code.
  var codeDepth = 0
  private var wakeUps: [WakeUp] = []

  /// Creates an app that has not been started.
  package init(_ variant: ScreenVariant, times: AppTimes = AppTimes()) {
    self.variant = variant
    self.times = times
    stack = [AppScreen(variant.screen, id: 0, name: nil, isPresented: false)]
  }

  /// Whether nothing more will follow from what the user did.
  package var isQuiet: Bool { consequences == 0 }
}

// MARK: - Running

extension AppMachine {
  /// The first screen appears.
  package mutating func start() -> [AppEvent] {
    appear()
    return drain()
  }

  package mutating func perform(_ request: AppRequest, at now: Int) -> [AppEvent] {
    self.now = max(self.now, now)
    answer(request)
    return drain()
  }

  /// An instant at which the app asked to be woken has come.
  package mutating func wake(token: Int, at now: Int) -> [AppEvent] {
    self.now = max(self.now, now)
    guard let task = plans.take(token)?.task else { return [] }
    if task.isConsequence { consequences -= 1 } else { timerRuns += 1 }
    run(task)
    return drain()
  }

  /// When the app wants ``wake(token:at:)`` to be called, since the last time that was asked.
  package mutating func takeWakeUps() -> [WakeUp] {
    defer { wakeUps = [] }
    return wakeUps
  }

  /// An instant at which the app wants to be woken.
  package struct WakeUp: Sendable {
    /// In milliseconds from the start.
    package let instant: Int
    /// What it is woken with.
    package let token: Int
  }

  private mutating func drain() -> [AppEvent] {
    let drained = events
    events = []
    return drained
  }

  private mutating func answer(_ request: AppRequest) {
    switch request {
    case .activate(let path): activate(path)
    case .longPress(let path): longPress(path)
    case .perform(let action, let path): perform(action: action, of: path)
    case .adjust(let path, let step): adjust(path, by: step)
    case .escape(let path): escape(from: path)
    case .hideKeyboard: hideKeyboard()
    case .magicTap(let path): magicTap(from: path)
    case .scroll(let path, let axis, let step): scroll(path, axis, by: step)
    case .position(let path): tellPosition(of: path)
    case .reveal(let path): reveal(path)
    case .type(let text, let path): type(text, into: path)
    case .delete(let path): delete(in: path)
    case .selectAll(let path): selectAll(in: path)
    case .moveInsertionPoint(let place, let path): moveInsertionPoint(to: place, in: path)
    case .select(let range, let path): select(range, in: path)
    case .drag(let path, let axis, let share): drag(path, axis, by: share)
    case .move(let path, let other): move(path, to: other)
    case .drop(let path, let target): answering { $0.drop(path, on: target) }
    case .returnKey(let path): returnKey(in: path)
    case .focusCame(let path): focusCame(to: path)
    case .focusLeft: focusLeft()
    }
  }
}

// MARK: - Later

extension AppMachine {
  /// What the app does later.
  enum Task: Sendable {
    /// An effect comes due.
    case effect(ScreenEffect, screen: Int, by: ElementChange.Cause)
    /// The app does something by itself, once or repeatedly.
    case event(index: Int, screen: Int, run: Int)
    /// A banner shows its next item.
    case bannerTurn([Int], screen: Int, turn: Int)
    /// A carousel settles on the card that focus scrolled to the middle.
    case settling([Int], card: Int, screen: Int)
    /// A number arrives late.
    case lateNumber([Int], Double, screen: Int)
    /// A container has its children again.
    case reloaded(ReloadUnderWay, screen: Int)

    /// Whether it follows from what the user did and happens once.
    var isConsequence: Bool {
      switch self {
      case .effect, .settling, .lateNumber, .reloaded: true
      case .event, .bannerTurn: false
      }
    }
  }

  /// Plans a task.
  mutating func plan(_ task: Task, after delay: Int) {
    if task.isConsequence { consequences += 1 }
    let instant = now + max(delay.bounded, 0)
    let token = plans.add(Planned(task: task, instant: instant))
    wakeUps.append(WakeUp(instant: instant, token: token))
  }

  /// A task and its instant, in milliseconds from the start.
  struct Planned: Sendable {
    let task: Task
    let instant: Int
  }

  /// What is to come, in no order.
  var planned: some Collection<Planned> { plans.all }

  private mutating func run(_ task: Task) {
    switch task {
    case .effect(let effect, let screen, let cause): apply(effect, on: screen, by: cause)
    case .event(let index, let screen, let run): runEvent(index, on: screen, run: run)
    case .bannerTurn(let path, let screen, let turn): turnBanner(path, on: screen, turn: turn)
    case .settling(let path, let card, let screen):
      if let depth = depth(of: screen) { setCard(card, of: path, depth: depth, by: .focus) }
    case .lateNumber(let path, let number, let screen):
      if let depth = depth(of: screen) { setNumber(path, number, depth: depth, by: .user) }
    case .reloaded(let reload, let screen): finish(reload, on: screen)
    }
  }
}

// MARK: - State

extension AppMachine {
  /// The place in ``stack`` of the screen in front.
  var top: Int { stack.count - 1 }

  /// The index in ``stack`` of a screen that is still there.
  func depth(of screen: Int) -> Int? { stack.lastIndex { $0.id == screen } }

  /// Something about a screen, read in place: reading the screen and then the part copies all of it.
  @inline(__always)
  func read<Value>(_ depth: Int, _ part: (UnsafePointer<AppScreen>) -> Value) -> Value {
    stack.withUnsafeBufferPointer { screens in
      precondition(screens.indices.contains(depth), "there is no such screen")
      return part(screens.baseAddress.unsafelyUnwrapped + depth)
    }
  }

  /// The elements of a screen.
  func tree(_ depth: Int) -> ElementTree { read(depth) { $0.pointee.tree } }

  /// Where the reader's focus is on a screen.
  func focus(_ depth: Int) -> [Int]? { read(depth) { $0.pointee.state.focus } }

  /// The number of a screen.
  func id(_ depth: Int) -> Int { read(depth) { $0.pointee.id } }

  func element(_ path: [Int], _ depth: Int) -> AccessibilityElement? {
    tree(depth).element(at: path)
  }

  mutating func emit(_ event: AppEvent) { events.append(event) }

  /// Announces something, after the answer if a request is being answered.
  mutating func announce(_ event: AppEvent) {
    if held == nil { emit(event) } else { held?.append(event) }
  }

  /// Answers a request; what it announces at once comes after the answer.
  mutating func answering(_ body: (inout AppMachine) -> Void) {
    held = []
    body(&self)
    emit(.answered)
    events += held ?? []
    held = nil
  }

  /// Changes a screen's state other than its elements.
  mutating func with(_ depth: Int, _ change: (inout AppScreen.State) -> Void) {
    change(&stack[depth].state)
  }

  /// Changes the elements, and reports the change.
  mutating func apply(_ change: TreeChange, _ depth: Int) {
    stack[depth].tree.apply(change)
    emit(.tree(change, screen: id(depth)))
  }

  /// Changes an element, and reports it if it is different.
  mutating func update(_ path: [Int], _ depth: Int, _ change: (inout AccessibilityElement) -> Void)
  {
    guard let old = element(path, depth) else { return }
    var new = old
    change(&new)
    if new != old { apply(.element(path, new), depth) }
  }

  /// Reports a property that is not what it was; one that is the same is not reported.
  mutating func note(
    _ path: [Int], _ property: ElementChange.Property, _ depth: Int, by cause: ElementChange.Cause
  ) {
    guard property.from != property.to else { return }
    let change = ElementChange(
      element: tree(depth).name(of: path), property: property, by: cause)
    emit(.changed(change, path, screen: id(depth)))
    meetConditions(depth)
    announceLive(path, property, depth)
  }

  /// Enables and shows what the conditions of elements ask for, now that something has changed.
  mutating func meetConditions(_ depth: Int) {
    guard !isMeetingConditions, !tree(depth).conditional.isEmpty else { return }
    isMeetingConditions = true
    defer { isMeetingConditions = false }
    for _ in tree(depth).conditional {
      let due = tree(depth).due(focus: focus(depth))
      if due.isEmpty { return }
      for one in due {
        guard let old = element(one.path, depth) else { continue }
        update(one.path, depth) { $0 = one.element }
        for property in [ElementProperty.notEnabled, .hidden] {
          guard let change = ElementChange.Property(property, from: old, to: one.element) else {
            continue
          }
          note(one.path, change, depth, by: .app)
        }
      }
    }
    if let left = tree(depth).due(focus: focus(depth)).first {
      circularElement = tree(depth).name(of: left.path)
    }
  }

  // MARK: Screens

  /// The most screens on top of one another, so that an app cannot push forever.
  private static let depthLimit = 32
  /// The most screens one after another that nobody asked for.
  private static let unaskedLimit = 8

  /// The screen in front appears, and its timers begin.
  private mutating func appear() {
    let screen = stack[top]
    beginTimers(of: screen)
    emit(.appeared(screen.tree, screen: screen.id, name: screen.name))
  }

  /// Shows another screen of the file.
  mutating func show(_ name: String, isPresented: Bool, by cause: ElementChange.Cause) {
    guard let screen = variant.otherScreens[name] else { return }
    unaskedScreens = cause == .user ? 0 : unaskedScreens + 1
    guard stack.count < Self.depthLimit, unaskedScreens < Self.unaskedLimit else {
      refusedScreen = name
      return
    }
    focusLeft()
    let hadKeyboard = tree(top).hasKeyboard
    stack.append(AppScreen(screen, id: shownScreens, name: name, isPresented: isPresented))
    shownScreens += 1
    if hadKeyboard, !tree(top).hasKeyboard { emit(.keyboardGone) }
    appear()
  }

  /// Goes back to the screen before the one that was pushed last.
  ///
  /// - Returns: Whether there was one.
  @discardableResult
  mutating func pop() -> Bool {
    guard stack.count > 1, !stack[top].isPresented else { return false }
    uncover(top - 1)
    return true
  }

  /// Dismisses the screen presented last, with everything pushed on it.
  ///
  /// - Returns: Whether there was one.
  @discardableResult
  mutating func dismiss() -> Bool {
    guard let depth = stack.lastIndex(where: \.isPresented), depth > 0 else { return false }
    uncover(depth - 1)
    return true
  }

  @discardableResult
  mutating func goBack() -> Bool {
    stack[top].isPresented ? dismiss() : pop() || dismiss()
  }

  /// The screen at a depth is in front again.
  private mutating func uncover(_ depth: Int) {
    loseFocus()
    guard stack.indices.contains(depth) else { return }
    let hadKeyboard = tree(top).hasKeyboard
    stack.removeSubrange((depth + 1)...)
    if hadKeyboard, !tree(top).hasKeyboard { emit(.keyboardGone) }
    stack[top].state.focus = nil
    emit(.uncovered(screen: id(top)))
  }
}

/// One of the screens of a running app.
package struct AppScreen: Sendable {
  /// Its number in the order in which screens were shown.
  package let id: Int
  /// Its name in the file; `nil` for the first screen.
  package let name: String?
  /// Whether it was presented rather than pushed.
  package let isPresented: Bool
  package fileprivate(set) var tree: ElementTree
  package fileprivate(set) var state = State()

  /// The state of a screen besides its elements.
  package struct State: Sendable {
    /// Whether the app is responding to the loss of focus.
    var isLosingFocus = false
    /// Where the reader's focus is, as far as the app was told.
    package var focus: [Int]?
    /// The first visible child of each scroll view that was scrolled.
    package var offsets: [[Int]: Int] = [:]
    /// The editor that is open.
    var editor: OpenEditor?
    /// The element that was dropped last.
    var dropped: [Int]?
    /// The element whose context menu is open.
    var menuOpener: [Int]?
    /// The number of the current turn of each banner, by path.
    var bannerTurns: [[Int]: Int] = [:]
    /// The number of the current run of each event, by index; another was stopped.
    var eventRuns: [Int: Int] = [:]
    /// The reload under way of each container, by path.
    var reloads: [[Int]: ReloadUnderWay] = [:]
  }

  fileprivate init(_ screen: AccessibilityScreen, id: Int, name: String?, isPresented: Bool) {
    tree = ElementTree(screen)
    self.id = id
    self.name = name
    self.isPresented = isPresented
  }
}
