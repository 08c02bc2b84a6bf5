import OverscrollDemoKit
import OverscrollGraphics
import OverscrollInput
import OverscrollSDL
import OverscrollStudio
import ScrollGeometry

/// A run in a window: wait for what happens, draw shortly before the display takes the next frame, show it.
@MainActor
final class WindowRun {
  private let session: Session
  private let window: Window
  private var app: App
  private var pacer: FramePacer
  private var statistics = FrameStatistics()
  private let trace: TraceWriter?
  private var canvas: Canvas
  private var replay: ReplayFeed
  private var errands: Errands
  private var needsFrame = true
  private var hasShown = false
  private var isQuitting = false
  /// What the app asks for and was not carried out yet.
  private var effects: [Effect] = []
  /// When it was last seen that the program runs.
  private var awake = 0.0

  init(_ session: Session) throws(Failure) {
    self.session = session
    window = try WindowRun.window(session)
    var setup = session.setup
    setup.size = window.size
    setup.follow(window.preferences, unless: session.request.appearance != nil)
    setup.resamplesPointer = session.request.resamples && session.request.pacing == .jit
    app = App(setup)
    errands = Errands(session: session, window: window)
    pacer = FramePacer(mode: window.presentMode, refreshRate: window.refreshRate, pacing: session.request.pacing)
    trace = try session.request.tracePath.map { path throws(Failure) in try TraceWriter(path: path) }
    canvas = window.makeCanvas()
    replay = ReplayFeed(session.recording)
  }

  private static func window(_ session: Session) throws(Failure) -> Window {
    let request = session.request
    do {
      return try Window(
        size: session.setup.size, scale: request.scale ?? session.setup.scale, fontFile: request.fontFile)
    } catch {
      throw Failure(error)
    }
  }

  func run() throws(Failure) {
    try trace?.write(app.header)
    while !isQuitting, !isOver {
      let events = window.events(until: deadline)
      skipStop()
      try handle(events)
      try handle(replay.events(until: window.time()))
      carryOutEffects()
      if isFrameDue { try showFrame() }
    }
    try end()
  }

  /// However soon that is, something has been seen of it.
  private var isOver: Bool {
    guard let until = session.request.until, window.time() >= until else { return false }
    return hasShown || window.isHidden
  }
}

// MARK: - One turn

extension WindowRun {
  /// Until when events are waited for: for ever, when nothing moves.
  private var deadline: Double? {
    [drawTime, replay.nextTime, app.wakeTime, session.request.until].compactMap { $0 }.min()
  }

  /// When the next frame is due; `nil` when there is nothing new to see, or nobody to see it.
  private var drawTime: Double? {
    guard needsFrame || app.isAnimating || isPlain, !window.isHidden else { return nil }
    return pacer.drawTime(after: window.time(), for: purpose)
  }

  /// A plain loop draws whether there is something new to see or not.
  private var isPlain: Bool { session.request.pacing == .plain }

  private var isFrameDue: Bool {
    if let wakeTime = app.wakeTime, window.time() >= wakeTime { needsFrame = true }
    return drawTime.map { window.time() >= $0 } ?? false
  }

  /// What follows a pointer that reports more often than frames are shown is better even than early.
  private var purpose: FramePacer.Purpose {
    guard !app.isMovingByItself else { return .motion }
    let isFast = app.stage.reportInterval.map { $0 < pacer.period * 0.55 } ?? false
    guard needsFrame || isFast && app.stage.isBehindPointer else { return .watch }
    return isFast ? .follow : .answer
  }

  /// Takes the time for which the program was stopped, or the display kept it waiting, out of the demo's: content goes
  /// on from where it was last seen.
  private func skipStop() {
    let now = window.time()
    if app.isAnimating, now - awake > FrameClock.longestGap {
      app.skip(from: awake, to: now)
      statistics.pause()
    }
    awake = now
  }

  private func handle(_ events: [InputEvent]) throws(Failure) {
    for event in events {
      guard let recorded = app.recorded(event) else { continue }
      effects += app.handle(event)
      needsFrame = true
      statistics.noteEvent(recorded)
      if recorded.kind == .exposed { pacer.adopt(mode: window.presentMode, refreshRate: window.refreshRate) }
      if let record = TraceEvent(recorded) { try trace?.write(record) }
      errands.note(recorded)
    }
  }

  private func carryOutEffects() {
    isQuitting = effects.contains(.quit)
    errands.carryOut(effects, for: &app)
    effects.removeAll(keepingCapacity: true)
    window.setCursor(app.cursor)
  }

  private func showFrame() throws(Failure) {
    let began = window.time()
    let purpose = purpose
    let target = pacer.target(at: began, for: purpose)
    let pointerTime = pacer.pointerTime(for: target, purpose: purpose)
    app.update(at: target, pointerTime: pointerTime)
    (needsFrame, hasShown) = (false, true)
    let presentation = draw()
    note(
      FramePacer.Frame(
        target: target, began: began, submitted: presentation.submitted, returned: presentation.returned,
        purpose: purpose),
      pointerTime: pointerTime)
    skipStop()
    try trace?.write(app.snapshot, app.traceLayout, at: target)
    try trace?.flush()
    errands.note(app, at: target)
  }

  private func note(_ frame: FramePacer.Frame, pointerTime: Double) {
    pacer.note(frame)
    if window.presentMode != pacer.mode { pacer.adopt(mode: window.presentMode, refreshRate: window.refreshRate) }
    let heeded = app.stage.lastIncludedReport ?? min(pointerTime, frame.began)
    statistics.note(frame, heeded: heeded, by: pacer, isMoving: app.isAnimating)
  }

  private func draw() -> Presentation {
    if canvas.size != window.size || canvas.pixelRatio != window.pixelRatio { canvas = window.makeCanvas() }
    canvas.removeAll()
    app.draw(on: &canvas)
    return window.present(canvas)
  }

  private func end() throws(Failure) {
    let time = window.time()
    if let path = session.request.screenshotPath { try saveScreenshot(to: path) }
    window.close()
    try trace?.end(at: time, parameters: app.recordedParameters)
    if session.request.wantsStatistics { StandardError.write(statistics.line) }
    errands.end(with: app)
    try session.save(app)
  }

  private func saveScreenshot(to path: String) throws(Failure) {
    canvas.removeAll()
    app.draw(on: &canvas)
    do {
      try window.screenshot(of: canvas, to: path)
    } catch {
      throw Failure(error)
    }
  }
}

/// Plays the events of a recording at their times.
struct ReplayFeed {
  private var events: ArraySlice<TraceEvent>

  init(_ recording: Recording?) {
    events = ArraySlice(recording?.events ?? [])
  }

  var nextTime: Double? { events.first?.time }

  mutating func events(until time: Double) -> [InputEvent] {
    let due = events.prefix { $0.time <= time }.map(\.input)
    events.removeFirst(due.count)
    return due
  }
}
