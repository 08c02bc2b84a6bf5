import ScrollInteraction
import SeededRandom
import Testing

/// Views that follow any motion of a program, such as a custom law or a sequence.
@Suite("Motions that views follow") struct FollowedMotionTests {
  private typealias Journey = MotionSequence<SpringMotion, SpringMotion>

  /// Returns a motion from the current value to a random one within the limits, and then to `end` or a random one.
  private func journey<View: FollowingView>(
    _ view: View, _ index: Int, at time: Double, _ random: inout SeededRandom, to end: Double? = nil
  ) -> Journey {
    let limits = view.reach(index).limits
    let spring = Spring(stiffness: random.number(80...300), dampingRatio: 1)
    let start = view.followed(index, at: time).value
    let middle = random.number(limits)
    let there = SpringMotion(from: start, to: middle, spring: spring)
    let back = SpringMotion(from: middle, to: end ?? random.number(limits), spring: spring)
    return there.sequence(until: there.duration, back)
  }

  private func isNear(_ a: Double, _ b: Double, _ tolerance: Double = 1e-9) -> Bool {
    abs(a - b) <= tolerance * max(1, abs(a), abs(b))
  }

  private func eachNumber(_ kind: TouchedView, _ body: (any FollowingView, Int) throws -> Void) rethrows {
    let view = kind.made()
    for index in 0..<type(of: view).followingCount { try body(view, index) }
  }

  @Test(
    "a view follows a motion exactly, rests where it may and reports its events",
    arguments: TouchedView.allCases, 0..<25)
  func follows(kind: TouchedView, seed: UInt64) throws {
    func check<View: FollowingView>(_ made: View, _ index: Int) throws {
      var random = SeededRandom(seed: seed)
      var view = made
      // The view starts at rest or in flight.
      let time = 1.0
      if random.coin() { view.follow(journey(view, index, at: 0.9, &random), index, at: 0.9) }
      let isFirst = view.restTime == -.infinity
      let rests = [view.reach(index).limits.lowerBound, view.reach(index).limits.upperBound]
      let motion = journey(view, index, at: time, &random, to: random.coin() ? rests[random.count(0...1)] : nil)
      view.follow(motion, index, at: time)
      for _ in 0..<40 {
        let elapsed = random.number(0...motion.duration * 0.999_999)
        let (state, expected) = (view.followed(index, at: time + elapsed), motion.state(at: elapsed))
        #expect(isNear(state.value, expected.value), "\(kind) \(index), seed \(seed)")
        #expect(isNear(state.velocity, expected.velocity, 1e-6), "\(kind) \(index), seed \(seed)")
        #expect(!view.isIdle(at: time + elapsed))
      }
      let (end, rest) = (view.rest(from: motion.destination, index), try #require(view.restTime))
      if isNear(end, motion.destination) {
        #expect(rest >= time + motion.duration - 1e-9 && rest <= time + motion.duration + 0.3, "seed \(seed)")
      } else {
        // A spring whose distance is within its threshold ends at once.
        let spring = view.followed(index, at: time + motion.duration + 1e-12)
        let isThere = abs(end - motion.destination) <= 0.5 && spring.value == end
        #expect(isThere || isNear(spring.value, motion.destination), "\(kind) \(index), seed \(seed)")
        #expect(abs(spring.velocity) < 1e-6 && isThere == (rest <= time + motion.duration), "seed \(seed)")
      }
      #expect(isNear(view.followed(index, at: rest).value, end), "\(kind) \(index), seed \(seed)")
      #expect(view.isIdle(at: rest) && view.speed(at: rest).allSatisfy { $0 == 0 })
      let own = view.events(in: (isFirst ? -1 : time)..<999).filter { !$0.isHandover }
      #expect(own.first == ViewEvent(.willMove(to: view.target), at: time), "seed \(seed)")
      #expect(own.last == ViewEvent(.didSettle(at: view.target), at: rest) && own.count == 2, "seed \(seed)")
    }
    try eachNumber(kind) { try check($0, $1) }
  }

  @Test(
    "a motion past a view's limits is shown within their band and returns without a jump",
    arguments: TouchedView.allCases, 0..<25)
  func beyond(kind: TouchedView, seed: UInt64) throws {
    func check<View: FollowingView>(_ made: View, _ index: Int) throws {
      var random = SeededRandom(seed: seed)
      var view = made
      let (reach, isUpper) = (view.reach(index), random.coin())
      let band = isUpper ? reach.upperDimension : reach.lowerDimension
      let bound = isUpper ? reach.limits.upperBound : reach.limits.lowerBound
      // The end lies within the band or far beyond it.
      let end = bound + (isUpper ? 1 : -1) * random.number(0...2) * max(band, 1e-3)
      let motion = journey(view, index, at: 0, &random, to: end)
      view.follow(motion, index, at: 0)
      let rest = try #require(view.restTime)
      #expect(rest < motion.duration + 3, "seed \(seed)")
      let step = rest / 4000
      var (last, isInBand, isContinuous) = (view.followed(index, at: 0), true, true)
      for count in 1...4000 {
        let now = view.followed(index, at: Double(count) * step)
        let excess = reach.limits.excess(of: now.value)
        isInBand = isInBand && abs(excess) <= (excess < 0 ? reach.lowerDimension : reach.upperDimension) + 1e-9
        let way = max(abs(now.velocity), abs(last.velocity)) * step
        isContinuous = isContinuous && abs(now.value - last.value) <= way * 1.1 + 0.51
        last = now
      }
      #expect(isInBand && isContinuous, "\(kind) \(index), seed \(seed)")
      #expect(isNear(view.followed(index, at: rest).value, view.rest(from: end, index)), "\(kind), seed \(seed)")
    }
    try eachNumber(kind) { try check($0, $1) }
  }

  @Test("a motion that ends at NaN or infinity changes nothing", arguments: TouchedView.allCases)
  func nowhere(kind: TouchedView) {
    struct Lost: Motion {
      let destination: Double
      var duration: Double { 1 }
      func value(at time: Double) -> Double { destination }
      func velocity(at time: Double) -> Double { 0 }
    }
    func check<View: FollowingView>(_ made: View, _ index: Int) {
      for end in [Double.nan, .infinity, -.infinity] {
        var view = made
        view.follow(Lost(destination: end), index, at: 1)
        #expect(view.place(at: 2) == made.place(at: 2) && view.events(in: -1..<99).isEmpty)
      }
    }
    eachNumber(kind) { check($0, $1) }
  }

  @Test("the offset of a map follows a motion during a zoom")
  func mapInZoom() throws {
    var map = TouchedView.map.made() as! ZoomableScrollView
    map.zoom(to: 2, about: Vector2(100, 100), at: 0)
    let shown = map.contentOffset(at: 0.05)
    let motion = SpringMotion(from: shown.x, to: shown.x + 300, spring: .snap)
    map.follow(motion, along: .x, at: 0.05)
    var plain = TouchedView.map.made() as! ZoomableScrollView
    plain.zoom(to: 2, about: Vector2(100, 100), at: 0)
    for time in stride(from: 0.05, to: 1, by: 0.01) {
      #expect(isNear(map.contentOffset(at: time).x, motion.value(at: time - 0.05)))
      #expect(isNear(map.contentOffset(at: time).y, plain.contentOffset(at: time).y))
      #expect(map.zoomScale(at: time) == plain.zoomScale(at: time))
    }
  }

  @Test("a hidden sheet that follows a motion is shown")
  func hiddenSheet() throws {
    var sheet = Drawer(anchors: [80, 400, 700], height: 800)
    sheet.hide(animated: false, at: 0)
    let motion = EasedMotion(from: 800, to: 400, duration: 0.4)
    sheet.follow(motion, at: 1)
    for time in [0.0, 0.1, 0.2, 0.39] { #expect(isNear(sheet.origin(at: 1 + time), motion.value(at: time))) }
    #expect(!sheet.isHidden && sheet.target == 1 && sheet.origin(at: 1.4) == 400 && sheet.restTime == 1.4)
  }
}

extension ViewEvent {
  fileprivate var isHandover: Bool { if case .handedOver = kind { true } else { false } }
}
