import OverscrollSDL
import OverscrollStudio

/// A run in a window: wait for what happens, draw shortly before the display takes the next frame, show it.
@MainActor
final class WindowRun {
  private let request: Request
  private let stored: StoredSettings
  private let window: Window
  private var app: App
  private var pacer: FramePacer
  private var statistics = FrameStatistics()
  private let trace: TraceWriter?
  private var canvas: Canvas
  private var replay: ReplayFeed
  private var desktop: DesktopEffects
  private var isQuitting = false
  private var needsFrame = true
  private var hasShownFrame = false
  /// When the program last was seen to run.
  private var latestActivity = 0.0

  init(_ session: Session) throws(Failure) {
    (request, stored) = (session.request, session.stored)
    var setup = session.setup
    window = try Failure.mapping { [setup, request] () throws(BackendError) in
      try Window(size: setup.size, scale: request.scale ?? setup.scale, fontFile: request.fontFile)
    }
    setup.size = window.size
    setup.follow(window.preferences, unless: request.appearance != nil)
    setup.resamplesPointer = request.resamples && request.pacing == .jit
    app = App(setup)
    desktop = DesktopEffects(stored: stored, window: window)
    pacer = FramePacer(mode: window.presentMode, refreshRate: window.refreshRate, pacing: request.pacing)
    trace = try request.tracePath.map { [app] path throws(Failure) in try TraceWriter(path: path, app) }
    canvas = window.makeCanvas()
    replay = ReplayFeed(session.recording)
  }

  func run() throws(Failure) {
    while !isOver {
      let events = window.events(until: nextDeadline)
      skipInterruption()
      for event in events { try handle(event) }
      for event in replay.events(until: window.time()) { try handle(event) }
      window.setCursor(app.cursor)
      if isFrameDue { try showFrame() }
    }
    try end()
  }

  /// Whether the run is over. With `--until`, at least one frame is shown first.
  private var isOver: Bool {
    if isQuitting { return true }
    guard let until = request.until, window.time() >= until else { return false }
    return hasShownFrame || window.isHidden
  }

  // MARK: - One turn

  /// Until when events are waited for: for ever, when nothing moves.
  private var nextDeadline: Double? {
    [drawTime(after: window.time()), replay.nextTime, app.wakeTime, request.until].compactMap { $0 }.min()
  }

  /// When the next frame is due; `nil` when there is nothing new to see, or nobody to see it.
  private func drawTime(after now: Double) -> Double? {
    // A plain loop draws whether there is something new to see or not.
    guard needsFrame || app.isAnimating || request.pacing == .plain, !window.isHidden else { return nil }
    return pacer.drawTime(after: now, for: purpose)
  }

  private var isFrameDue: Bool {
    let now = window.time()
    if let wakeTime = app.wakeTime, now >= wakeTime { needsFrame = true }
    return drawTime(after: now).map { now >= $0 } ?? false
  }

  /// What the next frame is for.
  private var purpose: FrameTiming.Purpose {
    guard !app.isMovingByItself else { return .animation }
    let isTracking = app.stage.reportInterval.map { $0 < pacer.period * 0.55 } ?? false
    guard needsFrame || isTracking && app.stage.isBehindPointer else { return .standby }
    return isTracking ? .tracking : .response
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
    let effects = app.handle(event)
    needsFrame = true
    statistics.add(recorded)
    if recorded.kind == .exposed { adoptDisplay() }
    try trace?.write(recorded)
    desktop.record(recorded, of: app)
    for effect in effects { desktop.perform(effect, for: &app) }
    if effects.contains(.quit) { isQuitting = true }
  }

  private func showFrame() throws(Failure) {
    let (began, purpose) = (window.time(), purpose)
    let target = pacer.target(at: began, for: purpose)
    let pointerTime = pacer.pointerTime(for: target, purpose: purpose)
    app.update(at: target, pointerTime: pointerTime)
    (needsFrame, hasShownFrame) = (false, true)
    if canvas.size != window.size || canvas.pixelRatio != window.pixelRatio { canvas = window.makeCanvas() }
    canvas.removeAll()
    app.draw(on: &canvas)
    let presentation = window.present(canvas)
    let frame = FrameTiming(
      target: target, began: began, submitted: presentation.submitted, returned: presentation.returned,
      purpose: purpose)
    pacer.add(frame)
    if window.presentMode != pacer.mode { adoptDisplay() }
    let lastIncluded = app.stage.lastIncludedReport ?? min(pointerTime, began)
    statistics.add(frame, lastIncluded: lastIncluded, by: pacer, isMoving: app.isAnimating)
    skipInterruption()
    try trace?.write(app, at: target)
    try trace?.flush()
    desktop.record(app, at: target)
  }

  private func adoptDisplay() { pacer.adopt(mode: window.presentMode, refreshRate: window.refreshRate) }

  private func end() throws(Failure) {
    let time = window.time()
    if let path = request.screenshotPath { try window.saveScreenshot(of: app, to: path) }
    window.close()
    try trace?.end(app, at: time)
    if request.wantsStatistics { StandardStreams.writeError(statistics.line) }
    desktop.end(with: app)
    try stored.save(app)
  }
}
