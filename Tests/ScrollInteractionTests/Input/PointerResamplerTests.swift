import ScrollInteraction
import Testing

@Suite("Resampled pointers") struct PointerResamplerTests {
  static let rates = [60.0, 125, 500, 1000]

  private func event(_ phase: PointerEvent.Phase, _ x: Double, _ time: Double) -> PointerEvent {
    PointerEvent(phase, device: .mouse, position: Vector2(x, 0), time: time)
  }

  /// Returns the reports, in whole points, of a pointer that moves at 900 pt/s for 0.4 s and then stops.
  private func reports(rate: Double) -> [PointerEvent] {
    let count = Int(0.4 * rate)
    return (0...count).map { event($0 == 0 ? .down : .move, (900 * Double($0) / rate).rounded(), Double($0) / rate) }
  }

  /// Returns the position of content in each frame, if a frame shows the reports until 4 ms before it.
  private func frames(_ reports: [PointerEvent], fps: Double, until end: Double = 0.6) -> [(time: Double, x: Double)] {
    var resampler = PointerResampler(reports[0])
    var rest = reports.dropFirst()
    var x = reports[0].position.x
    return stride(from: 1 / fps, through: end, by: 1 / fps).map { time in
      while let next = rest.first, next.time <= time - 0.004 {
        resampler.add(next)
        rest.removeFirst()
      }
      if let event = resampler.event(at: time - 0.004) { x = event.position.x }
      return (time, x)
    }
  }

  @Test(
    "content moves evenly under an evenly moving pointer of 125 Hz or more", arguments: rates.dropFirst(), [60.0, 144])
  func even(rate: Double, fps: Double) {
    let places = frames(reports(rate: rate), fps: fps).filter { $0.time > 0.1 && $0.time < 0.4 }.map(\.x)
    let steps = zip(places.dropFirst(), places).map { $0 - $1 }
    let even = 900 / fps
    #expect(steps.allSatisfy { abs($0 - even) < 1.6 }, "\(steps)")
  }

  @Test("content reaches the place where the pointer stops, and never passes it or moves back", arguments: rates)
  func neverPast(rate: Double) {
    let reports = reports(rate: rate)
    let places = frames(reports, fps: 144).map(\.x)
    #expect(places.allSatisfy { $0 <= reports.last!.position.x })
    #expect(zip(places.dropFirst(), places).allSatisfy { $0 >= $1 })
    #expect(places.last == reports.last!.position.x)
  }

  @Test("the rest time is two report intervals after the newest report, at least 5 ms", arguments: rates)
  func rest(rate: Double) throws {
    let reports = reports(rate: rate)
    var resampler = PointerResampler(reports[0])
    #expect(resampler.restTime == nil)
    for (report, next) in zip(reports.dropFirst(), reports.dropFirst(2)) {
      resampler.add(report)
      let restTime = try #require(resampler.restTime)
      #expect(abs(restTime - report.time - max(2 / rate, 0.005)) < 1e-9)
      #expect(restTime > next.time)
    }
  }

  @Test(
    "content is one report behind a moving pointer, and never more than 10 ms",
    arguments: zip([40.0, 60, 125, 1000], [0.01, 0.01, 0.008, 0.001]))
  func lag(rate: Double, seconds: Double) throws {
    var resampler = PointerResampler(event(.down, 0, 0))
    for index in 1...20 { resampler.add(event(.move, 900 * Double(index) / rate, Double(index) / rate)) }
    let event = resampler.event(at: 20 / rate)
    let content = try #require(event)
    #expect(abs(content.position.x - 900 * (20 / rate - seconds)) < 1e-6)
  }

  @Test("the last of several reports with the same time counts, and invalid reports are ignored")
  func merged() {
    var resampler = PointerResampler(event(.down, 0, 0))
    resampler.add(event(.move, 4, 0.01))
    resampler.add(event(.move, 7, 0.01))
    resampler.add(event(.move, .nan, 0.02))
    resampler.add(event(.move, 90, 0.005))
    #expect(resampler.position(at: 1).x == 7)
  }
}

@Suite("Panning with resampled positions") struct ResampledPanTests {
  private func move(_ x: Double, _ time: Double, _ part: PointerEvent.Part) -> PointerEvent {
    PointerEvent(.move, position: Vector2(x, 0), time: time, part: part)
  }

  @Test("reports set the velocity of a pan, and resampled positions its translation")
  func parts() {
    var (whole, parted) = (PanGesture(), PanGesture())
    let down = PointerEvent(.down, position: .zero, time: 0)
    _ = (whole.handle(down), parted.handle(down))
    for step in 1...10 {
      let (x, time) = (Double(step * 8), Double(step) * 0.008)
      _ = whole.handle(move(x, time, .all))
      let change = parted.handle(move(x, time, .velocity))
      #expect(step == 1 ? change == .began(translation: Vector2(5, 0)) : change == nil)
    }
    #expect(parted.handle(move(60, 0.06, .position)) == .changed(translation: Vector2(57, 0)))
    let up = PointerEvent(.up, position: Vector2(80, 0), time: 0.081)
    #expect(whole.handle(up) == parted.handle(up))
  }

  @Test("a position from before the slop was passed does not move content back")
  func beforeTheSlop() {
    var pan = PanGesture()
    _ = pan.handle(PointerEvent(.down, position: .zero, time: 0))
    #expect(pan.handle(move(2, 0.004, .position)) == nil)
    _ = pan.handle(move(9, 0.008, .velocity))
    #expect(pan.handle(move(2, 0.004, .position)) == nil)
    #expect(pan.handle(move(10, 0.009, .position)) == .changed(translation: Vector2(7, 0)))
  }
}
