import Testing

@testable import ScrollPhysics

@Suite("An edge that moves past content in flight") struct PassedEdgeTests {
  /// Returns the motion inward of content that is `excess` past its edge.
  private func motion(_ excess: Double, _ speed: Double, _ feel: ScrollFeel, sign: Double = 1) -> ScrollMotion {
    ScrollMotion(
      from: sign * excess, velocity: -sign * speed, limits: sign > 0 ? -1e6...0 : 0...1e6, feel: feel,
      beginning: .continued)
  }

  @Test("the destination of content that moves inward is continuous at its edge", arguments: ScrollFeel.all)
  func continuity(feel: ScrollFeel) {
    for sign in [1.0, -1] {
      for speed in [1.0, 8, 30, 300, 1180, 3000, 9000] {
        let (inside, outside) = (motion(-1e-9, speed, feel, sign: sign), motion(1e-9, speed, feel, sign: sign))
        #expect(abs(inside.destination - outside.destination) < 1e-4, "\(sign) \(speed) pt/s")
      }
      #expect(abs(motion(0.4, 1180, feel, sign: sign).destination) > 150)
    }
    #expect(motion(feel.bounce.threshold ?? feel.threshold, 1180, feel).entryTime == nil, "within the threshold")
  }

  @Test("the destination is continuous where an edge passes content in flight", arguments: ScrollFeel.all)
  func replanned(feel: ScrollFeel) {
    let flight = ScrollMotion(from: 0, velocity: -2500, limits: -1e6...100, feel: feel)
    for part in stride(from: 0.05, to: 0.9, by: 0.05) {
      let time = flight.duration * part
      let value = flight.value(at: time)
      let ends = [1e-9, -1e-9].map { flight.replanned(at: time, limits: -1e6...value + $0).destination }
      #expect(abs(ends[0] - flight.destination) < 1e-6, "\(part)")
      #expect(abs(ends[1] - flight.destination) < 1e-4, "\(part)")
    }
  }

  @Test("fast content leaves the edge and decelerates with the velocity it has there", arguments: ScrollFeel.all)
  func law(feel: ScrollFeel) throws {
    for excess in [2.0, 20, 80] {
      let motion = motion(excess, 6000, feel)
      let entry = feel.edge.isStill ? 0 : try #require(motion.entryTime)
      let (value, velocity) = (motion.value(at: entry), motion.velocity(at: entry))
      #expect(abs(value) < 1e-6 && velocity < -1000, "\(excess) pt")
      let inside = ScrollMotion(from: 0, velocity: velocity, limits: -1e6...0, feel: feel, beginning: .continued)
      #expect(abs(motion.destination - inside.destination) < 1e-6, "\(excess) pt")
      let places = stride(from: 0.0, through: motion.duration, by: 1.0 / 240).map { motion.value(at: $0) }
      #expect(zip(places, places.dropFirst()).allSatisfy { $0 >= $1 }, "\(excess) pt")
    }
  }

  @Test(
    "content that never leaves its edge continues from where the edge has moved to",
    arguments: ScrollFeel.all.filter(\.edge.isStill))
  func still(feel: ScrollFeel) {
    let flight = ScrollMotion(from: 0, velocity: -2500, limits: -1e6...100, feel: feel)
    let time = flight.duration * 0.3
    let moved = flight.replanned(at: time, limits: -1e6...flight.value(at: time) - 20)
    #expect(abs(moved.value(at: 0) - (flight.value(at: time) - 20)) < 1e-6)
    #expect(abs(moved.velocity(at: 0) - flight.velocity(at: time)) < 1e-6)
    #expect(abs(moved.destination - (flight.destination - 20)) < 1e-6)
  }

  @Test("slow content returns to an edge that has moved past it", arguments: ScrollFeel.all.filter { !$0.edge.isStill })
  func slow(feel: ScrollFeel) {
    for speed in [0.0, 20, 100] { #expect(motion(80, speed, feel).destination == 0, "\(speed) pt/s") }
  }

  @Test(
    "content that returns from a bounce goes to its edge only, even from another place",
    arguments: ScrollFeel.all.filter { !$0.edge.isStill })
  func returning(feel: ScrollFeel) throws {
    var returns = 0
    let bounce = ScrollMotion(from: -100, velocity: 3000, limits: -1000...0, feel: feel)
    let crossing = try #require(bounce.impactTime)
    for part in [0.2, 0.5, 0.8] {
      let time = crossing + (bounce.duration - crossing) * part
      let pulled = bounce.pulledState(at: time)
      guard pulled.velocity < 0 else { continue }
      returns += 1
      let moved = bounce.replanned(
        at: time, from: MotionState(value: pulled.value / 2, velocity: pulled.velocity), limits: -1000...0, feel: feel)
      #expect(moved.destination == 0, "\(part)")
      #expect(moved.entryTime == nil, "\(part)")
    }
    #expect(returns > 0)
  }
}
