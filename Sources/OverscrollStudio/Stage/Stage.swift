/// The demo, and the time in which it lives.
package struct Stage: Sendable {
  private(set) var timeline: Timeline
  private(set) var clock = FrameClock()
  /// The host's time at the last event or frame.
  package private(set) var hostTime = 0.0
  /// The demo time up to which everything has been dispatched to the demo.
  private(set) var now = 0.0
  /// Demo time minus the clock's: a replayed gesture takes place in its own time.
  private var replayOffset = 0.0
  /// The size for which the demo is laid out.
  private(set) var size: Size
  private(set) var showsPhysics = false
  /// The path of the pointer that drags, where it is resampled.
  private var resampler: PointerResampler?
  private let resamplesPointer: Bool
  private let assets: Assets
  private let background: DemoSetup.Background?
  /// The file that was opened last, for the demo that shows it; and the same with what was done to it there.
  var document: DemoDocument? { didSet { changedDocument = nil } }
  private var changedDocument: DemoDocument?
  /// Whether there is a window around the demo in which curves could be seen.
  let hasCurves: Bool

  init(_ setup: AppSetup, _ parameters: ParameterValues) {
    self.init(setup, parameters, hasGraph: true)
    // A demo without curves has the room of the graph: that is known only once it is there.
    if !hasGraph { self.init(setup, parameters, hasGraph: false) }
  }

  private init(_ setup: AppSetup, _ parameters: ParameterValues, hasGraph: Bool) {
    (resamplesPointer, hasCurves, assets) = (setup.resamplesPointer, !setup.isBare, setup.catalog.assets)
    (background, document) = (setup.background, setup.document)
    size = WindowLayout(window: setup.size, isBare: setup.isBare, hasGraph: hasGraph).stage.size
    let demo = DemoSetup(
      size: size, parameters: parameters, values: setup.values, isBare: setup.isBare, assets: assets,
      document: document, background: background)
    timeline = Timeline(setup.demo.init(demo), at: 0, hasCurves: hasCurves)
  }

  var card: DemoCard { type(of: timeline.latest).card }

  /// Whether the demo has curves for a graph.
  var hasGraph: Bool { !timeline.curves.isEmpty }

  /// Whether nothing moves any more; what a pointer holds is not at rest.
  package var isAtRest: Bool { timeline.restTime.map { now >= $0 } ?? false }

  /// Whether events of a replayed gesture are still to come.
  var isReplaying: Bool { now < timeline.latestChange }

  // MARK: - Time

  /// Takes the time from the host's clock.
  mutating func advance(to host: Double) {
    hostTime = max(hostTime, host)
    now = clock.demoTime(at: host) + replayOffset
  }

  /// When the host's clock shows the time at which the demo's is at `demo`; `nil` while that stands still.
  func hostTime(ofDemo demo: Double) -> Double? { clock.hostTime(ofDemo: demo - replayOffset) }

  mutating func skip(from earlier: Double, to host: Double) { clock.skip(from: earlier, to: host) }
  mutating func togglePause() { clock.togglePause(at: hostTime) }
  mutating func toggleSlowMotion() { clock.toggleSlowMotion(at: hostTime) }
  mutating func setSpeed(_ speed: PlaybackSpeed) { clock.setSpeed(speed, at: hostTime) }
  mutating func step() { clock.stepOnce(at: hostTime) }

  // MARK: - The demo

  mutating func show(_ demo: any Demo.Type, _ parameters: ParameterValues, size: Size) {
    (self.size, resampler) = (size, nil)
    // What is shown once more begins anew.
    if demo == type(of: timeline.latest) { changedDocument = nil }
    let setup = DemoSetup(
      size: size, parameters: parameters, isBare: !hasCurves, assets: assets, document: changedDocument ?? document,
      background: background)
    timeline = Timeline(demo.init(setup), at: now, hasCurves: hasCurves)
  }

  mutating func apply(_ change: DemoChange) {
    timeline.apply(change, at: now)
    if let changed = timeline.latest.document { changedDocument = changed }
  }

  /// What a person has done to the file that was opened; `nil` for nothing.
  var edits: DemoDocument.Edits? { changedDocument?.edits }

  /// Brings back what a person had done to the file, whether its demo is shown or not.
  mutating func restore(_ edits: DemoDocument.Edits?) {
    guard let shown = changedDocument ?? document, shown.demo != type(of: timeline.latest) else {
      return apply(.edits(edits))
    }
    var demo: any Demo = shown.demo.init(DemoSetup(size: size, document: shown, background: background))
    demo.restore(edits)
    changedDocument = demo.document
  }

  /// The mouse hovers over the demo, in its points.
  mutating func hover(at point: Vector2?) { timeline.applyInPlace(.input(.hover(point)), at: now) }

  mutating func setSize(_ new: Size) {
    size = new
    if !isReplaying { apply(.size(new)) }
  }

  mutating func beginGesture() { timeline.begin(at: now) }

  /// Once a frame: what a pointer holds, and no report has moved since, stood still, so that its velocity falls.
  mutating func update() { timeline.hold(until: now) }

  /// Shows a gesture that is done again: from `start` on, or where it is being replayed already, from the present on.
  mutating func replay(_ replay: Timeline, from start: Double? = nil) {
    timeline = replay
    replayOffset += (start ?? now) - now
    now = start ?? now
  }

  /// Shows another run of the same demo in place of this one, which is returned.
  mutating func exchange(_ run: Timeline) -> Timeline {
    defer { timeline = run }
    return timeline
  }

  mutating func togglePhysics() { showsPhysics.toggle() }

  // MARK: - The pointer

  /// Takes in a report of the pointer that drags.
  ///
  /// - Returns: what the demo gets of it, in points of the stage in `frame`: all, or, where the position follows with
  ///   the frames, how fast it moves.
  mutating func report(_ event: PointerEvent, in frame: Rect) -> PointerEvent {
    var report = event
    report.position -= frame.origin
    guard resamplesPointer else { return report }
    switch event.phase {
    case .down: resampler = PointerResampler(event)
    case .move:
      resampler?.add(event)
      if resampler != nil { report.part = .velocity }
    case .up, .cancel: resampler = nil
    }
    return report
  }

  /// The pointer as it was at `time` of the host; `nil` where the demo has that already.
  mutating func resampled(at time: Double, in frame: Rect) -> PointerEvent? {
    guard var event = resampler?.event(at: time) else { return nil }
    event.position -= frame.origin
    return event
  }

  /// When the newest report came that has a part in where content is; `nil` where the pointer is not resampled.
  package var lastIncludedReport: Double? { resampler?.lastIncluded }

  /// Whether content is still to reach where the pointer is.
  package var isBehindPointer: Bool { resampler?.isBehind ?? false }

  /// The seconds between two reports of the pointer that drags, where it is resampled.
  package var reportInterval: Double? { resampler?.interval }

  /// When the pointer that drags counts as stopped, if it does not report before then; `nil` where it is not resampled.
  package var pointerRestTime: Double? { resampler?.restTime }
}
