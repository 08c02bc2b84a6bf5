import ScrollInteraction
import SeededRandom
import Testing

@Suite("Draggable values")
struct DraggableValueTests {
  private func value(_ limits: ClosedRange<Double> = 0...1000) -> DraggableValue {
    DraggableValue(500, elasticity: ElasticLimits(limits, dimension: 200))
  }

  @Test("a value follows a motion sequence and can be caught in it")
  func sequence() {
    var value = value()
    let coast = Deceleration(from: 500, to: 700, velocity: 900)
    let back = SpringMotion(from: 700, to: 500, spring: .snap)
    value.follow(coast.sequence(until: coast.duration, back), from: 2)
    #expect(value.value(at: 2.1) == coast.value(at: 2.1 - 2) && value.velocity(at: 2.1) == coast.velocity(at: 2.1 - 2))
    #expect(value.restTime == 2 + (coast.duration + back.duration))
    #expect(value.value(at: 99) == 500 && value.target(at: 2.1) == 500)
    let shown = value.value(at: 2.2)
    value.beginDragging(at: 2.2)
    #expect(value.value(at: 2.2) == shown)
  }

  @Test("a value in flight springs back within limits that come nearer")
  func limits() throws {
    var value = value()
    let law = Deceleration(from: 500, velocity: 900)
    value.follow(law, from: 0)
    value.setElasticity(ElasticLimits(0...2000, dimension: 200), at: 0.1)
    #expect(value.value(at: 0.3) == law.value(at: 0.3))
    let (shown, velocity) = (value.value(at: 0.3), value.velocity(at: 0.3))
    value.setElasticity(ElasticLimits(0...700, dimension: 100), at: 0.3)
    #expect(value.value(at: 0.3) == shown && value.velocity(at: 0.3) == velocity)
    for time in stride(from: 0.3, to: 2, by: 0.01) { #expect(value.value(at: time) < 800) }
    #expect(value.value(at: try #require(value.restTime)) == 700)
  }

  @Test("a motion past the limits is shown within the rubber band's dimension")
  func unbounded() {
    var value = value()
    value.follow(Deceleration(from: 500, velocity: 9000), from: 0)
    for time in stride(from: 0.0, to: 9, by: 0.1) { #expect(value.value(at: time) < 1200) }
  }

  @Test("a value left far outside its new limits stays within their rubber band")
  func atTheEdge() {
    for seed in UInt64(0)..<2000 {
      var random = SeededRandom(seed: seed)
      var value = value()
      value.spring(to: 1000, spring: .snap, velocity: random.number(500...9000), threshold: 0.5, at: 0)
      let (time, limit) = (random.number(0.01...0.1), random.number(-300...300))
      let dimension = random.magnitude(1e-3...100)
      value.setElasticity(ElasticLimits(limit - 5...limit, dimension: dimension), at: time)
      for step in 0...50 {
        #expect(value.value(at: time + Double(step) / 100) - limit <= dimension + 1e-9, "seed \(seed)")
      }
    }
  }
}
