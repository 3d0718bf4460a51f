import AccessibilityModel
import ScreenReading

extension Simulator {
  /// The app posts `announcement`.
  ///
  /// One that is posted while VoiceOver begins to speak for a gesture is lost (CVS), unless its
  /// priority lets it wait or keeps it from being cut; the same one again at once is not
  /// repeated (W26-220).
  mutating func announce(_ text: AttributedText, _ priority: AnnouncementPriority, on depth: Int) {
    let announcement = composer.text(text, in: stack[depth].screen.language)
    guard !announcement.isEmpty else { return }
    let isRepeated =
      lastAnnouncement.map {
        $0.text == announcement.spoken && now - $0.time < profile[.duplicateWindow]
      } ?? false
    lastAnnouncement = (announcement.spoken, now)
    let isLost =
      priority == .default && lastOwnSpeech >= 0
      && now - lastOwnSpeech < profile[.announcementLoss]
    if isRepeated || isLost {
      drop(announcement, .announcement)
      return
    }
    switch priority {
    case .default: say(announcement, .announcement)
    case .high: say(announcement, .announcement, isUninterruptible: true)
    case .low: say(announcement, .announcement, .wait)
    case .queued: say(announcement, .announcement, .queue)
    }
  }

  /// The app posts `screenChanged` or `layoutChanged`.
  mutating func notify(_ target: NotificationTarget?, isScreen: Bool, on depth: Int) {
    guard depth == top else { return }
    if isScreen || target != nil { lastNotification = now }
    let delay: Profile.Constant = isScreen ? .focusAfterScreenChange : .focusAfterLayoutChange
    if isScreen { emit(.sound(.screenChanged)) }
    switch target {
    case .text(let text):
      lastOwnSpeech = now
      say(composer.text(text, in: language), .screen)
    case .element(let name):
      let path = stack[top].path(named: name)
      if let path, stack[top].index(of: path) != nil { sendFocus(to: path, after: delay) }
    case nil:
      if isScreen { sendFocus(to: nil, after: delay) }
    }
  }

  /// The app posts `pageScrolled` with a text; the same one twice means the edge
  /// (AX:pageScrolled).
  mutating func pageScrolled(_ text: AttributedText, on depth: Int) {
    let announcement = composer.text(text, in: stack[depth].screen.language)
    let isEdge = lastPageText == announcement.spoken
    lastPageText = announcement.spoken
    lastNotification = now
    emit(.sound(isEdge ? .boundary : .scroll))
    say(announcement, .scroll)
  }
}

// MARK: - Frequent updates

extension Simulator {
  /// An element that updates frequently changed: VoiceOver will look at it (AX:updatesFrequently).
  mutating func planPoll(_ path: [Int]) {
    guard !pollIsPlanned, let cursor = stack[top].cursor, path.starts(with: cursor),
      let stop = stack[top].focused, stop.element.traits.contains(.updatesFrequently)
    else { return }
    let next = lastPoll.map { $0 + profile[.pollInterval] } ?? now
    pollIsPlanned = true
    agenda.add(.poll, at: max(next, now))
  }

  /// VoiceOver looks at the value; it says it once it says nothing else, and not twice.
  mutating func poll() {
    pollIsPlanned = false
    guard let stop = stack[top].focused, let last = lastStop, last.path == stop.path,
      stop.element.traits.contains(.updatesFrequently)
    else { return }
    lastPoll = now
    let isSame =
      last.element.label == stop.element.label && last.element.value == stop.element.value
    guard !isSame else { return }
    guard speech.current == nil else { return planPoll(stop.path) }
    lastStop = stop
    say(composer.echo(from: last, to: stop, in: language), .value, of: stop.name)
  }
}
