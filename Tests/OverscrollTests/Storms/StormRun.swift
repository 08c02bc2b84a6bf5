import AppTesting
import OverscrollGraphics
import OverscrollInput
import OverscrollSDL
import ScrollGeometry
import ScrollInteraction
import ScrollPhysics

@testable import Overscroll
@testable import OverscrollDemoKit
@testable import OverscrollDemos
@testable import OverscrollStudio

/// One storm against one demo, made up as it goes or as it was kept.
struct StormRun {
  /// How many events a seed stands for.
  static let length = 1000
  /// After so many events the drawing is looked at.
  static let drawingInterval = 250

  /// What is promised.
  enum Law: String, Sendable {
    case finite, reach, drawing, restsInTime, restsWhereItMay, staysAtRest, own
  }

  /// A further law, for the test of what happens when one is broken: whether these events may come.
  typealias OwnLaw = @Sendable ([WindowEvent]) -> Bool

  /// A promise that did not hold.
  struct Finding: Error, CustomStringConvertible {
    let law: Law
    /// The event after which it did not.
    let event: Int
    let words: String

    var description: String { "event \(event): \(words)" }
  }

  /// The events that came in, but for those after the storm, in the form in which traces have them.
  private(set) var traced: [WindowEvent] = []
  /// The same with those that traces do not have.
  private(set) var events: [WindowEvent] = []
  /// Takes an event just before it is handled, which may be the end of the process.
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

  /// - Parameter beginning: of which the events are not played by this alone.
  init(_ beginning: RecordedStorm, _ ownLaw: OwnLaw? = nil) {
    self.ownLaw = ownLaw
    var setup = AppSetup(catalog: .standard)
    setup.demo = DemoCatalog.standard.demo(named: beginning.demo)!
    setup.size = RecordedStorm.size
    setup.isBare = beginning.isBare
    setup.parameters = ParameterValues(base: ScrollFeel(name: beginning.feel)!)
    app = App(setup)
  }

  /// The storm of a seed, which chooses whether parameters are changed as well.
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

  /// - Parameter interval: after so many events the drawing is looked at.
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

  /// The next event; the storm learns what is small on its stage, or it would hardly ever be hit.
  private mutating func next(_ storm: inout Storm, _ round: Int) -> WindowEvent? {
    storm.next(aim: target(app.snapshot.values, round).map { $0 + app.shell.layout.stage.origin })
  }

  private func target(_ values: [DemoValue: Double], _ round: Int) -> Vector2? {
    switch app.card.name {
    case "pip": return Vector2(values[.originX]!, values[.originY]!) + Vector2(5, 5)
    case "springs":
      let ball = round % 4
      return SpringStage(size: app.shell.layout.stage.size).ball(ball, at: values[.ball(ball)]!).center
    default: return nil
    }
  }

  /// A stopped or slow clock is wound up again before long: under it little happens.
  private mutating func goOn() throws(Finding) {
    // A field would take the keys.
    while app.overlays.modal != nil || app.tuning.entry != nil { try send(.key(KeyPress(.escape))) }
    if app.stage.clock.isPaused { try send(.key(KeyPress(.space))) }
    if app.stage.clock.isSlow { try send(.key(KeyPress("S"))) }
    if app.comparison.isLooping { try send(.key(KeyPress("L"))) }
  }

  /// A program that was stopped for a while takes that time out, or does not notice.
  private mutating func pass(to next: Double) {
    if next - time > FrameClock.longestGap, count % 2 == 0 { app.skip(from: time, to: next) }
    time = max(time, next)
  }

  private mutating func check(_ frame: DemoSnapshot) throws(Finding) {
    for (name, value) in frame.values where !value.isFinite { throw finding(.finite, "\(name.rawValue) is \(value)") }
    for (name, velocity) in frame.velocities where !velocity.isFinite {
      throw finding(.finite, "the velocity of \(name.rawValue) is \(velocity)")
    }
    let reach = Reach(app.card.name, app.demo.layout, isZoomed: isZoomed)
    // A moment of the past that the graph shows was within the limits of then.
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
  /// Ends every drag, lets time run, and puts the numbers back under which ten seconds are enough.
  private mutating func calm() throws(Finding) {
    for device in [PointerEvent.Device.mouse, .touch] {
      try send(.pointer(.cancel, device, position: .zero))
    }
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
