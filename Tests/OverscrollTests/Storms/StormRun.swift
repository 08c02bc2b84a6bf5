import AppTesting
import OverscrollGraphics
import OverscrollInput
import OverscrollSDL
import ScrollGeometry
import ScrollInteraction
import ScrollPhysics

@testable import OverscrollDemoKit
@testable import OverscrollDemos
@testable import OverscrollStudio

/// One storm against one demo. What it breaks is reported with the seed that brings it back.
struct StormRun {
  /// How many events a seed stands for.
  static let length = 1000

  let demo: String
  let seed: UInt64
  private var app: App
  private var storm: Storm
  private var count = 0
  private var time = 0.0
  private var isZoomed = false
  private var leftBehind = LeftBehind()
  private var canvas = Canvas(size: Size(600, 700), pixelRatio: 1, measure: EvenMeasure())

  /// A promise that did not hold.
  struct Finding: Error, CustomStringConvertible {
    let demo: String, seed: UInt64, event: Int, words: String

    var description: String { "DEMO=\(demo) SEED=\(seed), event \(event): \(words)" }
  }

  /// The seed chooses the feel, whether there is an interface around the demo, and whether parameters are changed.
  init(demo: String, seed: UInt64) {
    (self.demo, self.seed) = (demo, seed)
    var setup = AppSetup(catalog: .standard)
    setup.demo = DemoCatalog.standard.demo(named: demo)!
    setup.size = Size(600, 700)
    setup.isBare = seed % 5 != 1
    setup.parameters = ParameterValues(base: ScrollFeel.all[Int(seed % 3)])
    app = App(setup)
    let mark = UInt64(DemoCatalog.standard.names.firstIndex(of: demo)!) << 32
    storm = Storm(seed: seed | mark, count: StormRun.length, keys: seed & 2 == 0 ? .moving : .all, zooms: seed & 4 == 0)
  }

  mutating func run() throws(Finding) {
    while let event = next() { try process(event) }
    try calm()
    try settle()
  }

  private func finding(_ words: String) -> Finding {
    Finding(demo: "\(demo) (\(app.card.name))", seed: seed, event: count, words: words)
  }
}

// MARK: - In the storm

extension StormRun {
  private mutating func process(_ event: WindowEvent) throws(Finding) {
    count += 1
    pass(to: event.time)
    app.handle(event)
    if count % 4 == 0 { app.update(at: time) }
    if let scale = app.snapshot.values[.zoomScale] { isZoomed = isZoomed || scale != 1 }
    try check(app.snapshot)
    if count % 250 == 0 { try checkDrawing() }
    if count % 30 == 0 { goOn() }
  }

  /// The next event; the storm learns what is small on its stage, or it would hardly ever be hit.
  private mutating func next() -> WindowEvent? {
    storm.next(aim: target(app.snapshot.values).map { $0 + app.shell.layout.stage.origin })
  }

  private func target(_ values: [DemoValue: Double]) -> Vector2? {
    switch app.card.name {
    case "pip": return Vector2(values[.originX]!, values[.originY]!) + Vector2(5, 5)
    case "springs":
      let ball = count % 4
      return SpringStage(size: app.shell.layout.stage.size).ball(ball, at: values[.ball(ball)]!).center
    default: return nil
    }
  }

  /// A stopped or slow clock is wound up again before long: under it little happens.
  private mutating func goOn() {
    // A field would take the keys.
    while app.overlays.modal != nil || app.tuning.entry != nil { send(.key(KeyPress(.escape))) }
    if app.stage.clock.isPaused { send(.key(KeyPress(.space))) }
    if app.stage.clock.isSlow { send(.key(KeyPress("S"))) }
    if app.comparison.isLooping { send(.key(KeyPress("L"))) }
  }

  /// A program that was stopped for a while takes that time out, or does not notice.
  private mutating func pass(to next: Double) {
    if next - time > FrameClock.longestGap, count % 2 == 0 { app.skip(from: time, to: next) }
    time = max(time, next)
  }

  private mutating func check(_ frame: DemoSnapshot) throws(Finding) {
    for (name, value) in frame.values where !value.isFinite { throw finding("\(name.rawValue) is \(value)") }
    for (name, velocity) in frame.velocities where !velocity.isFinite {
      throw finding("the velocity of \(name.rawValue) is \(velocity)")
    }
    let reach = Reach(app.card.name, app.demo.layout, isZoomed: storm.zooms || isZoomed)
    // A moment of the past that the graph shows was within the limits of then.
    guard app.graph.scrubbedTime == nil else { return }
    leftBehind.note(frame, app.demo.layout, reach)
    if let excess = reach.excess(in: frame, but: leftBehind) { throw finding(excess) }
  }

  private mutating func checkDrawing() throws(Finding) {
    canvas.removeAll()
    app.draw(on: &canvas)
    guard let command = canvas.commands.first(where: { !$0.isFinite }) else { return }
    throw finding("draws \(command)")
  }
}

// MARK: - After the storm

extension StormRun {
  /// Ends every drag, lets time run, and puts the numbers back under which ten seconds are enough.
  private mutating func calm() throws(Finding) {
    for device in [PointerEvent.Device.mouse, .touch] {
      send(.pointer(.cancel, device, position: .zero))
    }
    send(.pinch(PinchEvent(.ended, scale: 1, center: .zero, time: time)))
    goOn()
    for _ in app.card.parameters { send(.key(KeyPress(.up))) }
    for _ in app.card.parameters {
      send(.key(KeyPress(.backspace)))
      send(.key(KeyPress(.down)))
    }
    if app.card.name == "springs" { send(.key(KeyPress("N"))) }
    try check(app.snapshot)
  }

  private mutating func send(_ kind: WindowEvent.Kind) {
    app.handle(WindowEvent(time: time, kind: kind))
  }

  private mutating func settle() throws(Finding) {
    let end = time + 10
    while !app.stage.isAtRest {
      guard time < end else { throw finding("is not at rest 10 s after the last event: \(app.snapshot)") }
      time += 1.0 / 60
      app.update(at: time)
      try check(app.snapshot)
    }
    try checkRest()
  }

  private mutating func checkRest() throws(Finding) {
    let frame = app.snapshot
    if frame.state != .idle { throw finding("rests while it is \(frame.state)") }
    if frame.velocities.values.contains(where: { $0 != 0 }) { throw finding("rests with a velocity: \(frame)") }
    if let words = Rest(app.card.name, app.demo.layout).fault(in: frame) { throw finding(words) }
    app.update(at: time + 1000)
    if app.snapshot != frame { throw finding("moves on after it has come to rest: \(frame), \(app.snapshot)") }
  }
}
