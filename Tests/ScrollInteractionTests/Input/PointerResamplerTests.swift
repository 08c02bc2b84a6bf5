import ScrollInteraction
import Testing

@Suite("A resampled pointer")
struct PointerResamplerTests {
  static let rates = [60.0, 125, 500, 1000]

  private func event(_ phase: PointerEvent.Phase, _ x: Double, _ time: Double) -> PointerEvent {
    PointerEvent(phase, device: .mouse, position: Vector2(x, 0), time: time)
  }

  /// A pointer that moves at 900 pt/s for 0.4 s in reports of whole points, and then stands still.
  private func reports(rate: Double) -> [PointerEvent] {
    let count = Int(0.4 * rate)
    return (0...count).map { event($0 == 0 ? .down : .move, (900 * Double($0) / rate).rounded(), Double($0) / rate) }
  }

  /// Where content is at the times of frames, when those show reports up to 4 ms before.
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

  @Test("content moves evenly under a pointer that moves evenly, at any rate of either", arguments: rates, [60.0, 144])
  func even(rate: Double, fps: Double) {
    let places = frames(reports(rate: rate), fps: fps).filter { $0.time > 0.1 && $0.time < 0.4 }.map(\.x)
    let steps = zip(places.dropFirst(), places).map { $0 - $1 }
    guard rate >= 125 else { return }
    let even = 900 / fps
    #expect(steps.allSatisfy { abs($0 - even) < 1.6 }, "\(steps)")
  }

  @Test("content never goes past the place where the pointer stopped, never back, and gets there", arguments: rates)
  func neverPast(rate: Double) {
    let reports = reports(rate: rate)
    let places = frames(reports, fps: 144).map(\.x)
    #expect(places.allSatisfy { $0 <= reports.last!.position.x })
    #expect(zip(places.dropFirst(), places).allSatisfy { $0 >= $1 })
    #expect(places.last == reports.last!.position.x)
  }

  @Test("content is at most 10 ms behind", arguments: rates)
  func lag(rate: Double) {
    var resampler = PointerResampler(reports(rate: rate)[0])
    for report in reports(rate: rate).dropFirst() { resampler.add(report) }
    #expect(resampler.lag <= 0.010001)
    #expect(abs(resampler.lag - min(1 / rate, 0.01)) < 1e-9)
  }

  @Test(
    "no report is expected two intervals after the newest, and 5 ms at least; none comes later from a steady pointer",
    arguments: rates)
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

  @Test("what it says depends on the reports and the time alone", arguments: rates)
  func pure(rate: Double) {
    let slow = Dictionary(
      uniqueKeysWithValues: frames(reports(rate: rate), fps: 50).map { (Int(($0.time * 1000).rounded()), $0.x) })
    for (time, x) in frames(reports(rate: rate), fps: 1000) {
      if let other = slow[Int((time * 1000).rounded())] { #expect(abs(other - x) < 1e-9) }
    }
  }

  @Test("of reports with one time the last counts, and absurd ones do not")
  func merged() {
    var resampler = PointerResampler(event(.down, 0, 0))
    resampler.add(event(.move, 4, 0.01))
    resampler.add(event(.move, 7, 0.01))
    resampler.add(event(.move, .nan, 0.02))
    resampler.add(event(.move, 90, 0.005))
    #expect(resampler.position(at: 1).x == 7)
  }
}

@Suite("A pan with resampled positions")
struct ResampledPanTests {
  private func move(_ x: Double, _ time: Double, _ part: PointerEvent.Part) -> PointerEvent {
    PointerEvent(.move, position: Vector2(x, 0), time: time, part: part)
  }

  @Test("reports give the velocity, resampled positions the place of content")
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

  @Test("a position from before the slop was passed does not take content back")
  func beforeTheSlop() {
    var pan = PanGesture()
    _ = pan.handle(PointerEvent(.down, position: .zero, time: 0))
    #expect(pan.handle(move(2, 0.004, .position)) == nil)
    _ = pan.handle(move(9, 0.008, .velocity))
    #expect(pan.handle(move(2, 0.004, .position)) == nil)
    #expect(pan.handle(move(10, 0.009, .position)) == .changed(translation: Vector2(7, 0)))
  }
}
