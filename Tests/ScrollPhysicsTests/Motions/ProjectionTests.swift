import SeededRandom
import Testing

@testable import ScrollPhysics

private let normal = DecelerationRate.normal

@Suite("Projection and anchors") struct ProjectionTests {
  @Test("a projection is the destination of a deceleration", arguments: 0..<100)
  func projection(_ seed: Int) {
    var random = SeededRandom(seed: UInt64(seed))
    let (value, velocity) = (random.number(-1e3...1e3), random.number(-1e4...1e4))
    for rate in [DecelerationRate.normal, .fast] {
      let end = Deceleration(from: value, velocity: velocity, rate: rate).destination
      #expect(abs(rate.destination(from: value, velocity: velocity) - end) < 1e-9, "seed \(seed)")
    }
    let point = normal.destination(from: Vector2(value, 0), velocity: Vector2(velocity, -velocity))
    let (x, y) = (normal.destination(from: value, velocity: velocity), normal.destination(from: 0, velocity: -velocity))
    #expect(point == Vector2(x, y), "seed \(seed)")
  }

  @Test("the nearest anchor is the first of the nearest ones, or nil if there are no anchors")
  func nearest() {
    #expect([0.0, 100, 300].nearest(to: 149) == 100)
    #expect([0.0, 100, 300].nearest(to: 50) == 0)
    #expect([100.0, 0, 300].nearest(to: 50) == 100)
    #expect([0.0, 100, 300].nearest(to: -1e9) == 0)
    #expect([Double]().nearest(to: 5) == nil)
    #expect(Set([7.0]).nearest(to: .nan) == 7)
    let corners = [Vector2(0, 0), Vector2(100, 0), Vector2(0, 100), Vector2(100, 100)]
    #expect(corners.nearest(to: Vector2(60, 70)) == Vector2(100, 100))
    #expect(corners.nearest(to: Vector2(50, 50)) == Vector2(0, 0))
    #expect(corners.nearest(to: Vector2(50, 51)) == Vector2(0, 100))
    #expect([Vector2]().nearest(to: .zero) == nil)
  }
}
