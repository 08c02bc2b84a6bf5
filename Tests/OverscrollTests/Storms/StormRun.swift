import AppTesting
import OverscrollSDL

@testable import Overscroll
@testable import OverscrollDemoKit
@testable import OverscrollDemos
@testable import OverscrollStudio

/// A run of one storm against one demo, with generated or recorded events.
struct StormRun {
  /// The number of events per seed.
  static let length = 1000
  /// The number of events after which the drawing is checked.
  static let drawingInterval = 250

  /// The laws that a storm checks.
  enum Law: String, Sendable {
    case finite, reach, drawing, restsInTime, restsWhereItMay, staysAtRest, own
  }

  /// A custom law for testing broken laws, which returns whether a list of events is allowed.
  typealias OwnLaw = @Sendable ([WindowEvent]) -> Bool

  /// A broken law.
  struct Finding: Error, CustomStringConvertible {
    let law: Law
    /// The number of the event that broke the law.
    let event: Int
    let words: String

    var description: String { "event \(event): \(words)" }
  }

  /// The events of the storm in the form of a trace.
  private(set) var traced: [WindowEvent] = []
  /// The events of the storm, including those that traces do not have.
  private(set) var events: [WindowEvent] = []
  /// A callback that receives each event before it is handled, since handling may end the process.
  var note: ((WindowEvent) -> Void)?

  private let ownLaw: OwnLaw?
  private var app: App
  private var drawingInterval = StormRun.drawingInterval
  private var isOver = false
  private var count = 0
  private var time = 0.0
  private var isZoomed = false
  private var leftBehind = LeftBehind()
  private var canvas = Canvas(size: RecordedStorm.size, pixelRatio: 1, measure: EvenMeasure())

  /// Creates a run that starts as `beginning` does. The initializer plays no events.
  init(_ beginning: RecordedStorm, _ ownLaw: OwnLaw? = nil) {
    self.ownLaw = ownLaw
    var setup = AppSetup(catalog: .standard)
    setup.demo = DemoCatalog.standard.demo(named: beginning.demo)!
    setup.size = RecordedStorm.size
    setup.isBare = beginning.isBare
    setup.parameters = DemoParameters(.standard, base: ScrollFeel(name: beginning.feel)!)
    app = App(setup)
  }

  /// Returns the storm of a seed. The seed also selects whether the storm changes parameters.
  static func storm(demo: String, seed: UInt64) -> Storm {
    let mark = UInt64(DemoCatalog.standard.names.firstIndex(of: demo)!) << 32
    return Storm(seed: seed | mark, count: length, keys: seed & 2 == 0 ? .moving : .all, zooms: seed & 4 == 0)
  }

  mutating func run(_ storm: Storm) throws(Finding) {
    var (storm, round) = (storm, 0)
    while let event = next(&storm, round) {
      try process(event)
      round += 1
      if round % 30 == 0 { try goOn() }
    }
    try finish()
  }

  /// Plays events, checking the drawing after every `interval` events, then lets the app come to rest.
  mutating func run(_ events: [WindowEvent], drawingEach interval: Int = 1) throws(Finding) {
    drawingInterval = interval
    for event in events { try process(event) }
    try finish()
  }

  private mutating func finish() throws(Finding) {
    isOver = true
    try calm()
    try settle()
  }

  private func finding(_ law: Law, _ words: String) -> Finding {
    Finding(law: law, event: events.count, words: app.card.name + ": " + words)
  }
}

// MARK: - In the storm

extension StormRun {
  private mutating func process(_ event: WindowEvent) throws(Finding) {
    count += 1
    pass(to: event.time)
    record(event)
    app.handle(event)
    if count % 4 == 0 { app.update(at: time) }
    if let scale = app.snapshot.values[.zoomScale] { isZoomed = isZoomed || scale != 1 }
    if case .resize = event.kind { isZoomed = true }
    try check(app.snapshot)
    if count % drawingInterval == 0 { try checkDrawing() }
    if let ownLaw, !ownLaw(events) { throw finding(.own, "a law of its own") }
  }

  private mutating func record(_ event: WindowEvent) {
    guard !isOver else { return }
    events.append(event)
    guard let recorded = app.recorded(event), recorded.isTraced else { return }
    traced.append(recorded)
    note?(recorded)
  }

  /// Returns the next event. The storm aims at small targets on the stage, which it would hardly hit otherwise.
  private mutating func next(_ storm: inout Storm, _ round: Int) -> WindowEvent? {
    storm.next(aim: target(app.snapshot.values, round).map { $0 + app.shell.layout.stage.origin })
  }

  private func target(_ values: [DemoValue: Double], _ round: Int) -> Vector2? {
    switch app.card.name {
    case "pip": return Vector2(values[.originX]!, values[.originY]!) + Vector2(5, 5)
    case "springs":
      let balls = LabSpring.all.compactMap { values[$0.value] }
      let ball = round % balls.count
      return SpringStage(size: app.shell.layout.stage.size, count: balls.count).ball(ball, at: balls[ball]).center
    default: return nil
    }
  }

  /// Restarts a stopped or slow clock, under which little would happen.
  private mutating func goOn() throws(Finding) {
    // A text field would take the keys.
    while app.overlays.menu != nil || app.tuning.entry != nil { try send(.key(KeyPress(.escape))) }
    if app.graph.scrubbedTime != nil { try send(.key(KeyPress(.escape))) }
    if app.stage.clock.isPaused { try send(.key(KeyPress(.space))) }
    if app.stage.isSlow { try send(.key(KeyPress("S"))) }
    if app.comparison.isLooping { try send(.key(KeyPress("L"))) }
  }

  /// Passes time. The app skips half of the long gaps, as after a stop of the program.
  private mutating func pass(to next: Double) {
    if next - time > Interruptions.maximumDelay, count % 2 == 0 { app.skip(from: time, to: next) }
    time = max(time, next)
  }

  private mutating func check(_ frame: DemoSnapshot) throws(Finding) {
    for (name, value) in frame.values where !value.isFinite { throw finding(.finite, "\(name.rawValue) is \(value)") }
    for (name, velocity) in frame.velocities where !velocity.isFinite {
      throw finding(.finite, "the velocity of \(name.rawValue) is \(velocity)")
    }
    let reach = Reach(app.card.name, app.demo.layout, isZoomed: isZoomed)
    // A scrubbed moment of the past had other limits.
    guard app.graph.scrubbedTime == nil else { return }
    leftBehind.note(frame, app.demo.layout, reach)
    if let excess = reach.excess(in: frame, but: leftBehind) { throw finding(.reach, excess) }
  }

  private mutating func checkDrawing() throws(Finding) {
    canvas.removeAll()
    app.draw(on: &canvas)
    guard let command = canvas.commands.first(where: { !$0.isFinite }) else { return }
    throw finding(.drawing, "draws \(command)")
  }
}

// MARK: - After the storm

extension StormRun {
  /// Ends every drag, restarts the clock and restores the defaults, with which the app rests within ten seconds.
  private mutating func calm() throws(Finding) {
    for device in [PointerEvent.Device.mouse, .touch] { try send(.pointer(.cancel, device, position: .zero)) }
    try send(.pinch(PinchEvent(.ended, scale: 1, center: .zero, time: time)))
    try goOn()
    for _ in app.card.parameters { try send(.key(KeyPress(.up))) }
    for _ in app.card.parameters {
      try send(.key(KeyPress(.backspace)))
      try send(.key(KeyPress(.down)))
    }
    if app.card.name == "springs" { try send(.key(KeyPress("N"))) }
    try check(app.snapshot)
  }

  private mutating func send(_ kind: WindowEvent.Kind) throws(Finding) {
    try process(WindowEvent(time: time, kind: kind))
  }

  private mutating func settle() throws(Finding) {
    let end = time + 10
    while !app.stage.isAtRest {
      guard time < end else { throw finding(.restsInTime, "is not at rest 10 s after the last event: \(app.snapshot)") }
      time += 1.0 / 60
      app.update(at: time)
      try check(app.snapshot)
    }
    try checkRest()
  }

  private mutating func checkRest() throws(Finding) {
    let frame = app.snapshot
    if frame.state != .idle { throw finding(.restsWhereItMay, "rests while it is \(frame.state)") }
    if frame.velocities.values.contains(where: { $0 != 0 }) {
      throw finding(.restsWhereItMay, "rests with a velocity: \(frame)")
    }
    if let words = Rest(app.card.name, app.demo.layout).fault(in: frame) { throw finding(.restsWhereItMay, words) }
    app.update(at: time + 1000)
    if app.snapshot != frame {
      throw finding(.staysAtRest, "moves on after it has come to rest: \(frame), \(app.snapshot)")
    }
  }
}
