import ScrollInteraction
import SeededRandom
import Testing

#if canImport(Glibc)
  import Glibc
#endif

/// The dial of the article "Build your own view".
private struct Dial: DraggableView {
  var interaction = Interaction<Double>()
  private var angle = DraggableValue(0, elasticity: ElasticLimits(0...720, dimension: 30))
  let center: Vector2
  let radius: Double

  init(center: Vector2, radius: Double) {
    (self.center, self.radius) = (center, radius)
    pan.coordinates = .circle(center: center, radius: radius)
  }

  func degrees(at time: Double) -> Double { angle.value(at: time) }

  func velocity(at time: Double) -> Double {
    angle.velocity(at: time, dragVelocity: degrees(pointerVelocity(at: time).x))
  }

  private func degrees(_ arc: Double) -> Double { arc / radius * 180 / .pi }

  // MARK: - The requirements of the protocol

  var restTime: Double? { angle.restTime }
  var target: Double { angle.target(at: restTime ?? 0) }

  func accepts(_ point: Vector2, at time: Double) -> Bool { point.distance(to: center) <= radius }
  func isStretched(at time: Double) -> Bool { angle.pull(at: time) != 0 }

  mutating func hold(at time: Double) { angle.beginDragging(at: time) }
  mutating func drag(by translation: Vector2, at time: Double) { angle.drag(by: degrees(translation.x)) }
  mutating func freeze(as other: Dial, from time: Double) { angle.freeze(as: other.angle, from: time) }
  mutating func respond(to wheel: WheelEvent, at time: Double) {}

  mutating func release(velocity: Vector2, at time: Double) {
    let shown = angle.endDragging(velocity: degrees(velocity.x), at: time)
    let nearest = (DecelerationRate.normal.destination(from: shown.value, velocity: shown.velocity) / 90).rounded() * 90
    let target = interaction.target(for: Vector2(shown.velocity, 0), nearest.clamped(to: angle.elasticity.limits))
    angle.spring(to: target, spring: .snap, velocity: shown.velocity, threshold: 0.1, at: time)
  }
}

@Suite("A dial of one's own") struct DialTests {
  /// Returns the reports of a finger on a circle, whose angle in degrees is a function of time.
  private func reports(
    _ center: Vector2, radius: Double, every interval: Double = 1.0 / 120, _ angle: (Double) -> Double
  ) -> [PointerEvent] {
    (0...24).map { index in
      let (time, radians) = (Double(index) * interval, angle(Double(index) * interval) * .pi / 180)
      return PointerEvent(
        index == 0 ? .down : index == 24 ? .up : .move, device: .touch,
        position: center + Vector2(radius * cos(radians), radius * sin(radians)), time: time)
    }
  }

  @Test("a dial is released with the angular velocity of the finger, wherever it turns", arguments: 0..<100)
  func velocity(seed: UInt64) throws {
    var dice = SeededRandom(seed: seed)
    let (center, radius) = (dice.point(in: -200...200), dice.number(40...200))
    let (start, speed) = (dice.number(-400...400), dice.signed(100...1500))
    var dial = Dial(center: center, radius: radius)
    let events = reports(center, radius: radius * dice.number(0.5...1)) { start + speed * $0 }
    for event in events.dropLast() { dial.handle(event) }
    let last = try #require(events.last)
    #expect(abs(dial.pointerVelocity(at: last.time).x / radius * 180 / .pi - speed) < 1e-6 * abs(speed), "seed \(seed)")
    // Within its limits, the dial has turned as far as the finger, less its slop.
    if speed > 0 {
      let slop = 10 / radius * 180 / .pi
      #expect(abs(dial.degrees(at: last.time) - (speed * 23 / 120 - slop)) < 1e-6, "seed \(seed)")
      #expect(abs(dial.velocity(at: last.time) - speed) < 1e-6 * speed, "seed \(seed)")
    }
    dial.handle(last)
    #expect(
      dial.events(in: -1..<9).contains {
        guard case .willEndDragging(let velocity, _) = $0.kind else { return false }
        return speed < 0 || abs(velocity.x - speed) < 1e-6 * speed
      }, "seed \(seed)")
    #expect(dial.degrees(at: 99).truncatingRemainder(dividingBy: 90) == 0, "seed \(seed)")
  }

  @Test("a tap on a dial has its position in the plane, and two fingers turn it together")
  func taps() {
    var dial = Dial(center: Vector2(100, 100), radius: 50)
    dial.handle(PointerEvent(.down, position: Vector2(120, 90), time: 0))
    #expect(dial.handle(PointerEvent(.up, position: Vector2(120, 90), time: 0.1)) == Vector2(120, 90))
    let places = [Vector2(140, 100), Vector2(60, 100)]
    for id in 0...1 { dial.handle(PointerEvent(.down, device: .touch, id: id, position: places[id], time: 1)) }
    for step in 1...10 {
      let radians = Double(step) * 0.09
      let arm = Vector2(40 * cos(radians), 40 * sin(radians))
      for (id, sign) in [(0, 1.0), (1, -1.0)] {
        dial.handle(
          PointerEvent(
            .move, device: .touch, id: id, position: Vector2(100, 100) + arm * sign, time: 1 + Double(step) / 120))
      }
    }
    #expect(abs(dial.degrees(at: 1.1) - 0.9 * 180 / .pi) < 1e-6)
  }

  @Test("in a hierarchy, a dial turns as it does alone, anywhere, and the view behind it rests", arguments: 0..<100)
  func hierarchy(seed: UInt64) {
    var dice = SeededRandom(seed: seed)
    let (radius, speed, start) = (dice.number(60...200), dice.signed(200...1500), dice.number(-400...400))
    let dial = Dial(center: dice.point(in: 0...100), radius: radius)
    var (alone, board) = (dial, DialBoard(dial: dial, origin: dice.point(in: -200...200)))
    alone.pan.slop = PanGesture.Slop(mouse: 0, touch: 0)
    board.arena = GestureArena(slop: alone.pan.slop)
    for var event in reports(dial.center, radius: radius * 0.9, { start + speed * $0 }) {
      alone.handle(event)
      event.position += board.origin
      board.handle(event)
      #expect(abs(board.dial.degrees(at: event.time) - alone.degrees(at: event.time)) < 1e-6, "seed \(seed)")
      #expect(abs(board.dial.velocity(at: event.time) - alone.velocity(at: event.time)) < 1e-5, "seed \(seed)")
    }
    #expect(!board.dial.isHeld, "seed \(seed)")
    #expect(board.dial.target == alone.target, "seed \(seed)")
    #expect(board.list.contentOffset(at: 9) == Vector2(0, 1000), "seed \(seed)")
  }
}

/// A dial in a list.
private struct DialBoard: ViewHierarchy {
  enum Part { case dial, list }

  var arena = GestureArena<Part>()
  var dial: Dial
  let origin: Vector2
  var list = SimpleScrollView(
    layout: ScrollLayout(viewport: Size(400, 800), contentSize: Size(400, 8000)), contentOffset: Vector2(0, 1000))

  init(dial: Dial, origin: Vector2) { (self.dial, self.origin) = (dial, origin) }

  func hitTest(_ point: Vector2, at time: Double) -> [Part] { [.dial, .list] }

  mutating func visit(_ part: Part, with visitor: inout ViewVisitor) {
    switch part {
    case .dial: visitor.visit(&dial, origin: origin)
    case .list: visitor.visit(&list)
    }
  }
}
