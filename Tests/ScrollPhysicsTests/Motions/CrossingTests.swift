import SeededRandom
import Testing

@testable import ScrollPhysics

/// A motion along a path, from outside the library, without turns of its own.
private struct Curve: StatefulMotion {
  var duration = Double.infinity
  let path: @Sendable (Double) -> MotionState

  var destination: Double { path(min(duration, 1e9)).value }

  func state(at time: Double) -> MotionState { time >= duration ? MotionState(value: destination) : path(max(0, time)) }
}

extension Curve {
  /// Creates a motion that passes places at given times, at constant velocity between two.
  fileprivate init(through places: [(time: Double, value: Double)]) {
    duration = places.last!.time
    path = { time in
      let next = max(1, places.firstIndex { $0.time > time } ?? places.count - 1)
      let (from, to) = (places[next - 1], places[next])
      let velocity = (to.value - from.value) / (to.time - from.time)
      return MotionState(value: from.value + velocity * (time - from.time), velocity: velocity)
    }
  }
}

/// Returns the times at which `motion` arrives at `value`, by small steps and bisection.
private func searched(_ motion: some Motion, _ value: Double, until end: Double) -> [Double] {
  var (result, before, start) = ([Double](), 0.0, motion.value(at: 0))
  for index in 1...10_000 {
    let after = end * Double(index) / 10_000
    let next = motion.value(at: after)
    if start != value, next == value || (start < value) != (next < value) {
      var (low, high) = (before, after)
      for _ in 0..<80 {
        let middle = low + (high - low) / 2
        let reached = motion.value(at: middle)
        if reached == value || (start < value) != (reached < value) { high = middle } else { low = middle }
      }
      result.append(high)
    }
    (before, start) = (after, next)
  }
  return result
}

@Suite("Crossings") struct CrossingTests {
  /// Checks a motion against a search for up to four values on its way, and returns their number.
  private func check(_ motion: some Motion, _ dice: inout SeededRandom, _ seed: UInt64) -> Int {
    let end = min(motion.duration, 20) * 1.05 + 0.01
    let path = stride(from: 0, to: end, by: end / 400).map { motion.value(at: $0) }
    guard let low = path.min(), let high = path.max(), high > low else { return 0 }
    var asked = 0
    for _ in 0..<4 {
      let value = dice.number(low - 1...high + 1)
      // Values that the motion hardly reaches are lost between two steps of the search.
      let turns = path.indices.dropFirst().dropLast().filter {
        (path[$0] - path[$0 - 1]) * (path[$0 + 1] - path[$0]) < 0
      }
      if turns.contains(where: { abs(path[$0] - value) < (high - low) / 1000 }) { continue }
      asked += 1
      let times = motion.times(of: value, in: 0..<end)
      let expected = searched(motion, value, until: end)
      #expect(times.count == expected.count, "seed \(seed), \(value) in \(motion): \(times), \(expected)")
      for (time, other) in zip(times, expected) {
        // Near a turn, rounding alone moves a crossing.
        let slope = abs(motion.velocity(at: time))
        let rounding = slope > 0 ? 1e-12 * max(1, abs(value)) / slope : 1e-9
        #expect(abs(time - other) < 1e-9 + rounding, "seed \(seed), \(value): \(time), \(other)")
      }
    }
    return asked
  }

  private func spring(_ dice: inout SeededRandom) -> SpringMotion {
    SpringMotion(
      from: dice.number(-500...500), to: dice.number(-500...500), velocity: dice.number(-4000...4000),
      spring: Spring(stiffness: dice.number(20...900), dampingRatio: dice.coin() ? dice.number(0.05...1) : 3))
  }

  @Test("springs reach a value at the times that a search by small steps finds", arguments: 0..<40)
  func springs(seed: UInt64) {
    var dice = SeededRandom(seed: seed)
    var asked = check(spring(&dice), &dice, seed)
    let (from, velocity) = (dice.number(-500...500), dice.number(-4000...4000))
    let critical = SpringMotion(from: from, to: 0, velocity: velocity, spring: .init(duration: 0.5, bounce: 0))
    asked += check(critical, &dice, seed)
    #expect(asked >= 6, "seed \(seed)")
  }

  @Test("decelerations reach a value once, at the time of their closed form", arguments: 0..<100)
  func decelerations(seed: UInt64) throws {
    var dice = SeededRandom(seed: seed)
    let (from, velocity) = (dice.number(-500...500), dice.signed(50...9000))
    func check(_ motion: some DeceleratingMotion) throws {
      let value = from + (motion.destination - from) * dice.number(0.01...0.99)
      let expected = try #require(motion.duration(to: value))
      let times = motion.times(of: value, in: 0..<100)
      #expect(times.count == 1 && abs(times[0] - expected) < 1e-9, "seed \(seed), \(motion): \(times), \(expected)")
      #expect(motion.times(of: from, in: 0..<100).isEmpty)
      #expect(motion.times(of: motion.destination, in: 0..<100) == [motion.duration], "seed \(seed), \(motion)")
      #expect(motion.times(of: from + 1.1 * (motion.destination - from), in: 0..<100).isEmpty)
      #expect(motion.nextTurn(after: 0) == motion.duration && motion.nextTurn(after: motion.duration) == .infinity)
    }
    try check(Deceleration(from: from, velocity: velocity, threshold: 1e-9))
    for law in TestedLaws.all.dropFirst() { try check(law.deceleration(from: from, velocity: velocity)) }
  }

  @Test("scroll motions reach a value at the times that a search finds, under every feel", arguments: 0..<12)
  func scrollMotions(seed: UInt64) {
    var dice = SeededRandom(seed: seed)
    var asked = 0
    for feel in ScrollFeel.all {
      let motion = ScrollMotion(
        from: dice.number(-300...1300), velocity: dice.number(-6000...6000), limits: 0...1000, feel: feel,
        beginning: dice.coin() ? .released : .continued)
      asked += check(motion, &dice, seed)
    }
    #expect(asked >= 3 * ScrollFeel.all.count, "seed \(seed)")
  }

  @Test("sequences, eased motions and type-erased copies are searched part by part", arguments: 0..<30)
  func sequences(seed: UInt64) {
    var dice = SeededRandom(seed: seed)
    let (first, second) = (spring(&dice), spring(&dice))
    let until = dice.number(0...1)
    let eased = EasedMotion(
      from: 0, to: dice.number(-300...300), velocity: dice.number(-9000...9000), duration: dice.number(0.1...1))
    var asked = check(first.sequence(until: until, second), &dice, seed)
    asked += check(AnyMotion(first.sequence(until: until, AnyMotion(second))), &dice, seed)
    asked += check(eased, &dice, seed)
    #expect(asked >= 9, "seed \(seed)")
  }

  @Test("a motion that pauses turns around if it goes back after the pause, and then only")
  func pauses() {
    let onward = Curve(through: [(0, 0), (1, 50), (2, 50), (4, 100)])
    #expect(onward.nextTurn(after: 0) == 4)
    #expect(onward.times(of: 50, in: 0..<9).count == 1 && abs(onward.times(of: 50, in: 0..<9)[0] - 1) < 1e-9)
    let back = Curve(through: [(0, 0), (1, 50), (1.008, 50), (4, 0)])
    let turn = back.nextTurn(after: 0)
    #expect(turn.isNear(1.008) && back.velocity(at: turn) < 0 && back.velocity(at: turn.nextDown) >= 0)
    #expect(back.times(of: 50, in: 0..<9).count == 1)
  }

  @Test("the turns of a return are those at its ceiling, at its tail and at its end, each later than the one before")
  func returns() {
    let release = EdgeReturn(
      spring: Spring(stiffness: 100, dampingRatio: 1), ceiling: 60, tail: EdgeReturn.Tail(distance: 10, velocity: 50))
    let feel = ScrollFeel(decelerationLaw: .exponential(.normal), release: release)
    let motion = ScrollMotion(from: -20, velocity: -3000, limits: 0...1000, feel: feel)
    let top = motion.nextTurn(after: 0)
    let tail = motion.nextTurn(after: top)
    #expect(motion.value(at: top).isNear(-60, by: 1e-9) && motion.velocity(at: top) == 0 && top < tail)
    #expect(motion.velocity(at: tail) == 50 && motion.value(at: tail) < 0 && tail < motion.duration)
    #expect(motion.nextTurn(after: tail) == motion.duration && motion.nextTurn(after: motion.duration) == .infinity)
  }

  @Test("each turn of a bounce is later than the time asked for")
  func walk() {
    for velocity in stride(from: 500.0, through: 9000, by: 7) {
      let motion = ScrollMotion(from: 900, velocity: velocity, limits: 0...1000, feel: .article)
      var time = 0.0
      while time < motion.duration {
        let next = motion.nextTurn(after: time)
        #expect(next > time, "\(velocity)")
        time = max(next, time.nextUp)
      }
    }
  }

  @Test("adjacent spans divide the times between them, wherever they meet", arguments: 0..<100)
  func spans(seed: UInt64) {
    var dice = SeededRandom(seed: seed)
    let motion = ScrollMotion(
      from: dice.number(-200...200), velocity: dice.number(-5000...5000), limits: 0...400,
      feel: ScrollFeel(
        decelerationLaw: .exponential(.normal),
        bounce: EdgeReturn(spring: Spring(stiffness: 100, dampingRatio: dice.number(0.1...1.2)))))
    let value = dice.coin() ? 0 : dice.number(-100...500)
    let whole = motion.times(of: value, in: 0..<100)
    var cuts = (0..<30).map { _ in dice.number(0...3) } + whole + whole.map(\.nextUp) + whole.map(\.nextDown)
    cuts = [0] + cuts.filter { $0 > 0 }.sorted() + [100]
    let parts = zip(cuts, cuts.dropFirst()).flatMap { motion.times(of: value, in: $0..<$1) }
    #expect(parts == whole, "seed \(seed)")
    #expect(whole == whole.sorted())
  }

  @Test("content that hits an edge at which it stays reaches the edge once", arguments: ScrollFeel.all)
  func edges(feel: ScrollFeel) throws {
    let motion = ScrollMotion(from: 40, velocity: -3000, limits: 0...1000, feel: feel)
    let times = motion.times(of: 0, in: 0..<99)
    let (first, crossing) = (try #require(times.first), try #require(motion.impactTime))
    #expect(abs(first - crossing) < 1e-12)
    #expect([0, crossing].allSatisfy { motion.nextTurn(after: $0) > $0 })
    #expect(feel.edge.isStill ? times.count == 1 : times.count >= 2, "\(times)")
  }

  @Test("an undamped spring has the crossings of a span, and no endless search for them")
  func undamped() {
    let motion = SpringMotion(from: 1, to: 0, spring: Spring(stiffness: 100, dampingRatio: 0))
    #expect(motion.times(of: 0, in: 10..<20).count == 32)
    #expect((99_000...100_000).contains(motion.times(of: 0, in: 0..<Double.infinity).count))
    #expect(motion.times(of: 2, in: 0..<Double.infinity).isEmpty)
  }
}
