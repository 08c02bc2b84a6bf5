import Glibc
import OverscrollSDL
import OverscrollStudio

/// A run in a window: waits for events, draws shortly before the display takes the next frame, and presents it.
@MainActor
final class WindowRun {
  private let options: Options
  private let window: Window
  private var app: App
  private var pacer: any FramePacer
  /// The display's rate as last reported by SDL. The pacer may have learned another.
  private var displayRate: Double?
  private var statistics = FrameStatistics()
  private let trace: TraceWriter?
  private var canvas: Canvas
  private var replay: ReplayFeed
  private var desktop: DesktopEffects
  private var isQuitting = false
  private var needsFrame = true
  private var hasShownFrame = false
  /// The frames that the display has yet to report on, by number.
  private var submitted: [Int: SubmittedFrame] = [:]
  private var stillFrames = 0
  private var interruptions = Interruptions()

  init(_ session: Session) throws(Failure) {
    options = session.options
    var setup = session.setup
    let unsaved = UnsavedSettings()
    window = try Window(
      size: setup.size, scale: options.scale ?? setup.choices.scale,
      fontFile: options.font, waitsForSwap: options.pacing == .plain,
      onLoss: { problem in
        try? unsaved.save()
        Failure.exit(after: problem)
      })
    setup.size = window.size
    setup.desktop = window.preferences
    setup.background = { BackgroundThread.start($0) }
    setup.hasFilmEncoder = FilmExport.installedEncoder != nil
    setup.resamplesPointer = !options.noResampling && options.pacing == .jit
    app = App(setup)
    window.title = app.title
    desktop = DesktopEffects(session, window: window, unsaved: unsaved)
    displayRate = window.refreshRate
    pacer = window.presentMode.pacer(refreshRate: displayRate, pacing: options.pacing)
    trace = try options.trace.map { [app] path throws(Failure) in try TraceWriter(path: path, app.traceHeader) }
    canvas = window.makeCanvas()
    replay = ReplayFeed(session.replayedTrace)
  }

  /// Runs until the user or the system ends the run. Saves everything then, also if the run has failed.
  func run() throws(Failure) {
    var problem: Failure?
    do { try showFrames() } catch { problem = error }
    try end(after: problem)
  }

  private func showFrames() throws(Failure) {
    while !isOver {
      let deadline = nextDeadline
      let events = window.events(until: deadline)
      interruptions.run(at: window.time())
      skipInterruption(due: deadline)
      for report in window.drainDisplayReports() { handle(report) }
      for event in events { try handle(event) }
      for event in replay.events(until: window.time()) { try handle(event, isReplayed: true) }
      desktop.saveSettings(of: &app, at: window.time())
      if desktop.check(&app, at: window.time()) { needsFrame = true }
      window.setCursor(app.cursor)
      window.setCaret(app.caretFrame(measuring: canvas.measure))
      let now = window.time()
      if let wakeTime = app.wakeTime, now >= wakeTime { needsFrame = true }
      let showsFrame = drawTime(after: now).map { now >= $0 } ?? false
      if showsFrame { try showFrame() }
      while let request = window.nextAccessibilityRequest(app.accessibleWindow, isChanged: showsFrame) {
        try handle(WindowEvent(time: window.time(), kind: .accessibility(request)))
      }
    }
  }

  private var until: Double? { options.until ?? (options.diagnose ? Diagnosis.duration : nil) }

  /// Whether the run is over. With `--until`, at least one frame is shown first.
  private var isOver: Bool {
    if isQuitting || window.connectionLoss != nil { return true }
    guard let until, window.time() >= until else { return false }
    return hasShownFrame || window.isHidden
  }

  // MARK: - The event loop

  /// The time until which to wait for events; `nil` to wait until one comes.
  private var nextDeadline: Double? {
    let now = window.time()
    // A wake time in the past waits for its frame, not for a time.
    let wakeTime = app.wakeTime.flatMap { $0 > now ? $0 : nil }
    let times = [drawTime(after: now), replay.nextTime, wakeTime, desktop.saveTime, desktop.checkTime, until]
    return times.compactMap { $0 }.min()
  }

  /// Returns the time at which the next frame is due; `nil` if nothing has changed or the window is hidden.
  private func drawTime(after now: Double) -> Double? {
    // A plain loop draws even if nothing has changed.
    guard needsFrame || app.isAnimating && !isStill || options.pacing == .plain, !window.isHidden else { return nil }
    let purpose = purpose(at: now)
    let time = pacer.drawTime(after: now, for: purpose, unchanged: stillFrames)
    return purpose == .tracking ? time.map { min($0, app.stage.resampler?.restTime ?? $0) } : time
  }

  /// Whether a pointer holds everything, and nothing has changed for so long that only the pointer can change it.
  private var isStill: Bool { stillFrames >= Self.stillFrameLimit }

  /// The number of still frames after which drawing stops: 1 + 2 + 3 + 4 + 5 periods, a quarter of a second at 60 Hz.
  private static let stillFrameLimit = 5

  /// Returns what the next frame is for: a motion, a moving pointer, another change, or nothing.
  private func purpose(at now: Double) -> FrameTiming.Purpose {
    guard !app.isMovingByItself else { return .animation }
    let reportsOften = app.stage.resampler?.interval.map { $0 < pacer.period * 0.55 } ?? false
    let followsPath = reportsOften && pacer.resamplesPointer
    guard needsFrame || followsPath && app.stage.isBehindPointer else { return .standby }
    // A late frame shows more of the pointer's motion; once the pointer has stopped, there is nothing to wait for.
    let hasStopped = app.stage.resampler?.restTime.map { now >= $0 } ?? true
    return followsPath && !hasStopped ? .tracking : .response
  }

  /// Excludes the time in which the program could not run from demo time: content continues from its last visible
  /// position. `due` is the time at which the program meant to run; `nil` if it waited without a limit.
  private func skipInterruption(due: Double? = nil) {
    guard let interruption = interruptions.interruption(due: due), app.isAnimating else { return }
    app.skip(from: interruption.lowerBound, to: interruption.upperBound)
    statistics.pause()
  }

  private func handle(_ event: WindowEvent, isReplayed: Bool = false) throws(Failure) {
    guard let recorded = app.recorded(event) else { return }
    if isStill { app.update(at: event.time) }
    let effects = app.handle(event)
    (needsFrame, stillFrames) = (true, 0)
    statistics.add(recorded)
    try trace?.write(recorded)
    desktop.record(recorded, of: app)
    // A replay contains the event that ended its recording.
    for effect in effects where !isReplayed || effect != .toggleRecording { desktop.perform(effect, for: &app) }
    window.title = app.title
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
      lastIncluded: app.stage.resampler?.lastIncluded ?? min(pointerTime, began), isMoving: app.isAnimating)
    pacer.learn(.presented(frame.timing, isChanged: presentation.isChanged))
    if let number = presentation.frame {
      submitted[number] = frame
    } else if pacer.mode == .compositor {
      statistics.skip(frame)
    } else {
      statistics.add(frame, by: pacer)
    }
    adoptDisplay(after: target)
    interruptions.run(at: window.time())
    skipInterruption()
    // An event may have come after the grid point of a late frame, which then shows the state since that event.
    let time = max(target, app.stage.hostTime)
    try trace?.write(app, at: time)
    try trace?.flush()
    desktop.record(app, at: time)
  }

  private func handle(_ report: DisplayReport) {
    switch report {
    case .taken(let number, let time):
      skipInterruption(due: time)
      pacer.learn(.taken(at: time))
      // The compositor may already have reported that the frame was shown or discarded.
      guard var frame = submitted[number] else { return }
      frame.timing.returned = time
      if !window.reportsShownFrames { statistics.add(frame, by: pacer) }
      submitted[number] = window.reportsShownFrames ? frame : nil
    case .shown(let number, let time, let period):
      guard let frame = submitted.removeValue(forKey: number) else { return }
      statistics.add(frame, by: pacer, shown: time)
      if let period { pacer.learn(.period(period)) }
    case .discarded(let number): submitted[number] = nil
    case .refreshed(let time, let period): pacer.learn(.refreshed(at: time, period: period))
    }
  }

  /// Adopts a changed display. Called after each frame: sdl2-compat has no event for a window on another display.
  private func adoptDisplay(after target: Double) {
    let refreshRate = window.refreshRate
    if window.presentMode != pacer.mode {
      pacer = window.presentMode.pacer(refreshRate: refreshRate, pacing: options.pacing, after: target)
    } else if let refreshRate, refreshRate != displayRate {
      pacer.learn(.period(1 / refreshRate))
    }
    displayRate = refreshRate
  }

  /// Saves everything, whatever fails, and closes the window. Throws the first failure.
  private func end(after problem: Failure?) throws(Failure) {
    var problem = problem ?? window.connectionLoss
    func attempt(_ step: () throws(Failure) -> Void) { do { try step() } catch { problem = problem ?? error } }
    let time = window.time()
    attempt { () throws(Failure) in
      if options.diagnose { try StandardStreams.write(Diagnosis.text(window.diagnosis, statistics)) }
    }
    attempt { () throws(Failure) in
      if let path = options.screenshot { try OutputFile.write(window.screenshot(of: app), to: path) }
    }
    attempt { () throws(Failure) in try trace?.end(at: time, parameters: app.recordedParameters) }
    if options.stats { StandardStreams.writeError(statistics.line) }
    attempt { () throws(Failure) in try desktop.end(with: app) }
    attempt { () throws(Failure) in try desktop.saveSettings(of: app) }
    if window.connectionLoss != nil { Failure.exit(after: problem) }
    BackgroundThread.start { [problem] in
      // A window system that is stopped never answers, and SDL waits for it.
      sleep(1)
      Failure.exit(after: problem)
    }
    window.close()
    if let problem { throw problem }
  }
}

extension Failure {
  /// Prints the failure's line, if there is one, and ends the program at once, from any thread.
  fileprivate static func exit(after problem: Failure?) -> Never {
    if let problem { StandardStreams.writeError("overscroll: \(problem)") }
    _exit(problem?.exitStatus ?? 0)
  }
}
