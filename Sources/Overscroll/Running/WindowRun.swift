import OverscrollSDL
import OverscrollStudio

/// A run in a window: wait for what happens, draw shortly before the display takes the next frame, show it.
@MainActor
final class WindowRun {
  private let request: Request
  private let window: Window
  private var app: App
  private var pacer: FramePacer
  /// What SDL has last said of the display's rate; the pacer may have learned of another.
  private var displayRate: Double?
  private var statistics = FrameStatistics()
  private let trace: TraceWriter?
  private var canvas: Canvas
  private var replay: ReplayFeed
  private var desktop: DesktopEffects
  private var isQuitting = false
  private var needsFrame = true
  private var hasShownFrame = false
  /// Frames that the display has yet to report on.
  private var submitted: [Int: SubmittedFrame] = [:]
  /// How many frames in a row looked like the one before while a pointer held everything.
  private var stillFrames = 0
  /// When the program last was seen to run.
  private var latestActivity = 0.0

  init(_ session: Session) throws(Failure) {
    request = session.request
    var setup = session.setup
    window = try Failure.mapping { [setup, request] () throws(BackendError) in
      try Window(
        size: setup.size, scale: request.scale ?? setup.scale, fontFile: request.fontFile,
        waitsForSwap: request.pacing == .plain, onLoss: { Failure.exit(with: $0) })
    }
    setup.size = window.size
    setup.follow(window.preferences, unless: request.appearance != nil)
    setup.background = { BackgroundThread.start($0) }
    setup.resamplesPointer = request.resamples && request.pacing == .jit
    app = App(setup)
    desktop = DesktopEffects(stored: session.stored, window: window, session.request)
    displayRate = window.refreshRate
    pacer = FramePacer(mode: window.presentMode, refreshRate: displayRate, pacing: request.pacing)
    trace = try request.tracePath.map { [app] path throws(Failure) in try TraceWriter(path: path, app) }
    canvas = window.makeCanvas()
    replay = ReplayFeed(session.replayedTrace)
  }

  func run() throws(Failure) {
    while !isOver {
      let events = window.events(until: nextDeadline)
      skipInterruption()
      for report in window.drainDisplayReports() { handle(report) }
      for event in events { try handle(event) }
      for event in replay.events(until: window.time()) { try handle(event) }
      desktop.saveSettings(of: &app, at: window.time())
      window.setCursor(app.cursor)
      window.setCaret(app.caretFrame(measuring: canvas.measure))
      wakeIfDue()
      if isFrameDue { try showFrame() }
    }
    try end()
  }

  /// Whether the run is over. With `--until`, at least one frame is shown first.
  private var isOver: Bool {
    if isQuitting || window.isConnectionLost { return true }
    guard let until = request.until, window.time() >= until else { return false }
    return hasShownFrame || window.isHidden
  }

  // MARK: - One turn

  /// Until when events are waited for: for ever, when nothing moves.
  private var nextDeadline: Double? {
    let now = window.time()
    // What is past waits for its frame, and not for a time.
    let wakeTime = app.wakeTime.flatMap { $0 > now ? $0 : nil }
    return [drawTime(after: now), replay.nextTime, wakeTime, desktop.saveTime, request.until].compactMap { $0 }.min()
  }

  /// When the next frame is due; `nil` when there is nothing new to see, or nobody to see it.
  private func drawTime(after now: Double) -> Double? {
    // A plain loop draws whether there is something new to see or not.
    guard needsFrame || app.isAnimating && !isStill || request.pacing == .plain, !window.isHidden else { return nil }
    let purpose = purpose(at: now)
    let time = pacer.drawTime(after: now, for: purpose, unchanged: stillFrames)
    return purpose == .tracking ? time.map { min($0, app.stage.pointerRestTime ?? $0) } : time
  }

  /// What the app waits for needs a frame once its time has come.
  private func wakeIfDue() {
    if let wakeTime = app.wakeTime, window.time() >= wakeTime { needsFrame = true }
  }

  private var isFrameDue: Bool {
    let now = window.time()
    return drawTime(after: now).map { now >= $0 } ?? false
  }

  /// Whether a pointer holds everything and nothing has changed for so long that nothing will before it moves.
  private var isStill: Bool { stillFrames >= Self.stillFrameLimit }

  /// A quarter of a second at 60 Hz: they come after 1, 2, 3, 4 and 5 periods.
  private static let stillFrameLimit = 5

  /// What the next frame is for.
  private func purpose(at now: Double) -> FrameTiming.Purpose {
    guard !app.isMovingByItself else { return .animation }
    let reportsOften = app.stage.reportInterval.map { $0 < pacer.period * 0.55 } ?? false
    let followsPath = reportsOften && pacer.resamplesPointer
    guard needsFrame || followsPath && app.stage.isBehindPointer else { return .standby }
    // A frame is late to show what the pointer does next; once it has stopped there is nothing to wait for.
    let hasStopped = app.stage.pointerRestTime.map { now >= $0 } ?? true
    return followsPath && !hasStopped ? .tracking : .response
  }

  /// Takes the time for which the program was stopped, or the display kept it waiting, out of the demo's: content goes
  /// on from where it was last seen.
  private func skipInterruption() {
    let now = window.time()
    if app.isAnimating, now - latestActivity > FrameClock.longestGap {
      app.skip(from: latestActivity, to: now)
      statistics.pause()
    }
    latestActivity = now
  }

  private func handle(_ event: WindowEvent) throws(Failure) {
    guard let recorded = app.recorded(event) else { return }
    if isStill { app.update(at: event.time) }
    let effects = app.handle(event)
    (needsFrame, stillFrames) = (true, 0)
    statistics.add(recorded)
    try trace?.write(recorded)
    desktop.record(recorded, of: app, asking: effects)
    for effect in effects { desktop.perform(effect, for: &app) }
    if effects.contains(.quit) { isQuitting = true }
  }

  private func showFrame() throws(Failure) {
    let began = window.time()
    let purpose = purpose(at: began)
    let target = pacer.target(at: began, for: purpose)
    let pointerTime = pacer.pointerTime(for: target, purpose: purpose)
    app.update(at: target, pointerTime: pointerTime)
    (needsFrame, hasShownFrame) = (false, true)
    if canvas.size != window.size || canvas.pixelRatio != window.pixelRatio { canvas = window.makeCanvas() }
    canvas.removeAll()
    app.placeCaret(measuring: canvas.measure)
    app.draw(on: &canvas)
    let presentation = window.present(canvas)
    stillFrames = purpose == .standby && !presentation.isChanged ? stillFrames + 1 : 0
    let frame = SubmittedFrame(
      timing: FrameTiming(
        target: target, began: began, submitted: presentation.submitted, returned: presentation.returned,
        purpose: purpose),
      lastIncluded: app.stage.lastIncludedReport ?? min(pointerTime, began), isMoving: app.isAnimating)
    if window.presentMode == .compositor {
      pacer.submit(target: target, began: began, isChanged: presentation.frame != nil)
      if let number = presentation.frame { submitted[number] = frame } else { statistics.skip(frame) }
    } else {
      pacer.add(frame.timing)
      statistics.add(frame, by: pacer)
    }
    adoptDisplay()
    skipInterruption()
    // An event may have come after the point of the grid that a late frame is for: it shows what there is since then.
    let time = max(target, app.stage.hostTime)
    try trace?.write(app, at: time)
    try trace?.flush()
    desktop.record(app, at: time)
  }

  private func handle(_ report: DisplayReport) {
    switch report {
    case .taken(let number, let time):
      // Compositors may say before that it was shown, or never will be.
      guard var frame = submitted[number] else { return pacer.endPending(at: time) }
      frame.timing.returned = time
      pacer.add(frame.timing)
      if !window.reportsShownFrames { statistics.add(frame, by: pacer) }
      submitted[number] = window.reportsShownFrames ? frame : nil
    case .shown(let number, let time, let period):
      guard let frame = submitted.removeValue(forKey: number) else { return }
      statistics.add(frame, by: pacer, shown: time)
      if let period { pacer.adopt(period: period) }
    case .discarded(let number): submitted[number] = nil
    case .refreshed(let time, let period): pacer.observeRefresh(at: time, period: period)
    }
  }

  /// Called after each frame: with sdl2-compat no event says that a window has come onto another display.
  private func adoptDisplay() {
    let refreshRate = window.refreshRate
    guard window.presentMode != pacer.mode || refreshRate != displayRate else { return }
    displayRate = refreshRate
    pacer.adopt(mode: window.presentMode, refreshRate: refreshRate)
  }

  private func end() throws(Failure) {
    let time = window.time()
    if let path = request.screenshotPath { try window.saveScreenshot(of: app, to: path) }
    window.close()
    try trace?.end(app, at: time)
    if request.wantsStatistics { StandardStreams.writeError(statistics.line) }
    try desktop.end(with: app)
    try Failure.mapping { [window] () throws(BackendError) in try window.checkConnection() }
  }
}
