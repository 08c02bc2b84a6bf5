import AppTesting
import OverscrollSDL
import Testing

@testable import OverscrollDemoKit
@testable import OverscrollDemos
@testable import OverscrollStudio

/// Plays one recorded gesture at several frame rates, with and without hitches.
@Suite("Frame rates") struct FrameRateTests {
  static let rates = [24.0, 30, 60, 75, 90, 120, 144, 165, 240, 1000]
  static let end = 5.0

  /// The events of a flick, a catch in flight, a drag past the end, notches, a swipe, a key, a pinch and a last flick.
  private static let events: [WindowEvent] = {
    var events: [WindowEvent] = []
    func add(_ time: Double, _ kind: WindowEvent.Kind) { events.append(WindowEvent(time: time, kind: kind)) }
    func drag(from start: Vector2, by way: Vector2, over count: Int, at time: Double, _ device: PointerEvent.Device) {
      add(time, .pointer(.down, device, position: start))
      for step in 1...count {
        let share = Double(step) / Double(count)
        add(time + 0.0083 * Double(step), .pointer(.move, device, position: (start + way * share).map { $0.rounded() }))
      }
      add(time + 0.0083 * Double(count) + 0.004, .pointer(.up, device, position: (start + way).map { $0.rounded() }))
    }
    func addWheel(_ time: Double, _ delta: Vector2, isPrecise: Bool) {
      add(time, .wheel(WheelEvent(delta: delta, isPrecise: isPrecise, position: Vector2(300, 400), time: time)))
    }
    func addPinch(_ time: Double, _ phase: PinchEvent.Phase, _ scale: Double, _ center: Vector2) {
      add(time, .pinch(PinchEvent(phase, scale: scale, center: center, time: time)))
    }
    drag(from: Vector2(420, 560), by: Vector2(-130, -260), over: 14, at: 0.0123, .mouse)
    drag(from: Vector2(250, 300), by: Vector2(90, 330), over: 20, at: 0.3331, .touch)
    for index in 0..<3 { addWheel(1.2 + 0.071 * Double(index), Vector2(0, -1), isPrecise: false) }
    for index in 0..<12 { addWheel(1.9 + 0.011 * Double(index), Vector2(3, 7.3), isPrecise: true) }
    add(2.4007, .key(KeyPress(.pageDown)))
    addPinch(2.611, .began, 1, Vector2(300, 300))
    addPinch(2.633, .changed, 1.3, Vector2(305, 290))
    addPinch(2.667, .ended, 1.4, Vector2(310, 280))
    drag(from: Vector2(300, 400), by: Vector2(-40, 240), over: 11, at: 3.0017, .mouse)
    return events
  }()

  private func app(_ demo: String, resamples: Bool = false) throws -> App {
    var setup = AppSetup(catalog: .standard)
    setup.demo = try #require(DemoCatalog.standard.demo(named: demo))
    (setup.size, setup.isBare, setup.resamplesPointer) = (Size(600, 700), true, resamples)
    return App(setup)
  }

  /// Returns the frames that are shown at `times`.
  private func play(_ app: App, at times: [Double]) -> [(time: Double, frame: DemoSnapshot)] {
    var app = app
    var events = Self.events[...]
    return times.map { time in
      while let event = events.first, event.time <= time {
        app.handle(event)
        events.removeFirst()
      }
      app.update(at: time)
      return (time, app.snapshot)
    }
  }

  private func frames(at rate: Double) -> [Double] { (0...Int(Self.end * rate)).map { Double($0) / rate } }

  private func difference(_ a: DemoSnapshot, _ b: DemoSnapshot) -> Double {
    a.values.map { name, value in abs(value - (b.values[name] ?? .infinity)) }.max() ?? 0
  }

  /// The course of a gesture, computed at any time from the events alone.
  private struct Course {
    var states: [(time: Double, app: App)] = []

    func frame(at time: Double) -> DemoSnapshot {
      var app = states.last { $0.time <= time }!.app
      app.update(at: time)
      return app.snapshot
    }
  }

  private func course(_ app: App) -> Course {
    var app = app
    var course = Course(states: [(-1, app)])
    for event in Self.events {
      app.handle(event)
      course.states.append((event.time, app))
    }
    return course
  }

  @Test("a gesture takes the same path at any frame rate", arguments: DemoCatalog.standard.names)
  func path(demo: String) throws {
    let app = try app(demo)
    let course = course(app)
    for rate in Self.rates {
      let step = max(1, Int(rate / 20))
      for (index, shown) in play(app, at: frames(at: rate)).enumerated() where index.isMultiple(of: step) {
        #expect(difference(shown.frame, course.frame(at: shown.time)) < 1e-9, "\(rate) fps at \(shown.time) s")
      }
    }
  }

  @Test("a gesture ends at the same place at any frame rate, also with hitches", arguments: DemoCatalog.standard.names)
  func end(demo: String) throws {
    let app = try app(demo)
    let reference = try #require(play(app, at: [Self.end]).last).frame
    for rate in Self.rates {
      let times = frames(at: rate)
      #expect(difference(play(app, at: times).last!.frame, reference) < 1e-9)
      let hitched = times.filter { !(0.2...2.2).contains($0) && !(2.9...4.9).contains($0) } + [Self.end]
      #expect(difference(play(app, at: hitched).last!.frame, reference) < 1e-9)
    }
  }

  @Test("a resampled gesture shows the same at times that frame rates share", arguments: DemoCatalog.standard.names)
  func resampled(demo: String) throws {
    let app = try app(demo, resamples: true)
    let reference = Dictionary(
      uniqueKeysWithValues: play(app, at: frames(at: 1000)).map { (Int(($0.time * 1000).rounded()), $0.frame) })
    for rate in [25.0, 50, 100, 125, 250] {
      for shown in play(app, at: frames(at: rate)) {
        let other = try #require(reference[Int((shown.time * 1000).rounded())])
        #expect(difference(shown.frame, other) < 1e-6, "\(rate) fps at \(shown.time) s")
      }
    }
  }

  @Test("a gesture continues from the last frame after the program was stopped", arguments: DemoCatalog.standard.names)
  func stopped(demo: String) throws {
    var (steady, stopped) = (try app(demo), try app(demo))
    for event in Self.events.prefix(16) {
      steady.handle(event)
      stopped.handle(event)
    }
    steady.update(at: 0.2)
    stopped.update(at: 0.2)
    stopped.skip(from: 0.2, to: 10.2)
    for step in 1...40 {
      let time = 0.2 + Double(step) / 40
      steady.update(at: time)
      stopped.update(at: time + 10)
      #expect(difference(steady.snapshot, stopped.snapshot) < 1e-9)
    }
  }
}
