import ScrollInteraction
import SeededRandom
import Testing

/// Changes limits, layout, anchors and feel while a view moves by itself.
@Suite("Changes in flight") struct ChangeInFlightTests {
  @Test(
    "a change in flight keeps positions continuous and within their bands, and speeds and durations within bounds",
    arguments: TouchedView.allCases)
  func laws(kind: TouchedView) {
    var (moving, kept) = (0, 0)
    for seed in UInt64(0)..<600 {
      var random = SeededRandom(seed: seed)
      var flight = Self.flight(kind, &random)
      var time = flight.launch(&random)
      for _ in 0..<random.count(1...3) {
        time += random.number(0...0.25)
        let old = flight.watched(at: time)
        let before = old.map { abs($0.speed(time)) }.max() ?? 0
        flight.change(&random, time)
        for (index, watched) in flight.watched(at: time).enumerated() {
          if watched.expectLaws(from: time, speedBefore: before, "\(kind), seed \(seed)") { moving += 1 }
          if old[index].isMoving(at: time), old[index].speed(time) != 0,
            watched.expectNoJump(from: old[index].place(time), at: time, "\(kind), seed \(seed)")
          {
            kept += 1
          }
        }
      }
    }
    #expect(moving > 400 && kept > 100, "\(kept)")
  }

  @Test("a map changed in flight moves to its limits continuously, at the velocity that it reports")
  func map() throws {
    var moving = 0
    for seed in UInt64(0)..<600 {
      var random = SeededRandom(seed: seed)
      var view = Self.flight(.map, &random) as! ZoomableScrollView
      var time = view.launch(&random)
      for _ in 0..<random.count(1...3) {
        time += random.number(0...0.25)
        let (shown, scale) = (view.contentOffset(at: time), view.zoomScale(at: time))
        let isNear = Axis.allCases.contains { shown[$0] != view.target[$0] && abs(shown[$0] - view.target[$0]) < 0.5 }
        let isNearScale = scale != view.targetZoomScale && abs(scale / view.targetZoomScale - 1) < 0.005
        guard view.isMoving(at: time) else { continue }
        moving += 1
        view.change(&random, time)
        // A spring whose distance is within its threshold ends at once, that of the scale as well.
        let jump = view.contentOffset(at: time).distance(to: shown)
        #expect(jump < (isNear || isNearScale ? 2.5 : 1e-6), "seed \(seed)")
        #expect(abs(view.zoomScale(at: time) - scale) < (isNearScale ? 0.02 : 1e-9), "seed \(seed)")
        let rest = try #require(view.restTime)
        let step = 1.0 / 240
        for count in 0..<Int((rest - time) / step) + 1 {
          let now = time + Double(count) * step
          // The content at the middle of the viewport, and its velocity there.
          let middle = Vector2(view.layout.viewport.width / 2, view.layout.viewport.height / 2)
          let point = view.contentPoint(of: middle, at: now)
          func speed(_ time: Double) -> Vector2 { point * view.zoomVelocity(at: time) - view.velocity(at: time) }
          let way = (speed(now) + speed(now + step)) * (step / 2)
          let moved = view.viewportPoint(of: point, at: now + step) - middle
          // Each of the three values ends within a threshold, half a point at the far side of the viewport.
          // A custom law may stop content within a step.
          let turn = view.decelerationLaw != nil ? (speed(now + step) - speed(now)).length * step / 2 : 0
          #expect(moved.distance(to: way) <= 0.05 + max(turn, 0.02 * way.length) + 2.5, "seed \(seed)")
        }
        for axis in Axis.allCases {
          #expect(abs(view.limits(along: axis).excess(of: view.contentOffset(at: rest)[axis])) < 1e-6, "seed \(seed)")
        }
      }
    }
    #expect(moving > 400)
  }

  @Test("a target set by a program is kept within new limits", arguments: [GrownView.scroll, .map, .chain], 0..<40)
  func target(kind: GrownView, seed: UInt64) {
    func check<View: GrowingView>(_ made: View) {
      var random = SeededRandom(seed: seed)
      var view = made
      let (goal, end, index) = (random.number(700...2500), random.number(500...3000), min(1, View.followingCount - 1))
      let start = view.followed(index, at: 0).value
      view.follow(SpringMotion(from: start, to: start + goal, spring: .snap), index, at: 0)
      view.grow(by: end - 4400, atOffset: .infinity, at: random.number(0.02...0.15))
      #expect(abs(view.place(at: 99).last! - min(goal, end)) < 1e-9, "seed \(seed)")
    }
    check(kind.made(5000, at: 0, feel: .article))
  }

  @Test(
    "content that grows while it returns from its end stops at the old end", arguments: GrownView.allCases,
    [TestedLaw.standard, .friction])
  func grownOnTheWayBack(kind: GrownView, law: TestedLaw) throws {
    func check<View: GrowingView>(_ made: View) throws {
      var flight = made
      flight.setLaw(law.law)
      flight.flick(Vector2(0, -3000), at: 0)
      let (rest, end) = (try #require(flight.restTime), flight.end)
      let returns = stride(from: 0.0, to: rest, by: 0.01).filter {
        flight.speed(at: $0).last! < -1 && flight.scrolled(at: $0) > end + 1
      }
      #expect(returns.count > 5)
      for time in returns {
        var view = flight
        view.grow(by: 6400, atOffset: .infinity, at: time)
        #expect(abs(view.scrolled(at: time) - flight.scrolled(at: time)) < 1e-9)
        #expect(abs(view.end - end) < 1e-6, "at \(time)")
        for step in 0...60 { #expect(view.scrolled(at: time + Double(step) / 60) >= end - 1e-6) }
      }
    }
    try check(kind.made(2600, at: 1900, feel: .article))
  }

  @Test("content flung inward goes on when its end moves past it", arguments: GrownView.allCases, ScrollFeel.all)
  func passedEdge(kind: GrownView, feel: ScrollFeel) throws {
    func check<View: GrowingView>(_ made: View) throws {
      var flight = made
      flight.beginDragging(at: 0)
      flight.drag(by: Vector2(0, 100), at: 0)
      flight.endDragging(velocity: Vector2(0, 2500), at: 0)
      for time in [0.05, 0.2, 0.4] {
        let place = flight.place(at: time).last!
        try #require(flight.speed(at: time).last! < -300)
        func changed(_ excess: Double) -> View {
          var view = flight
          view.grow(by: place - excess - 9000, atOffset: .infinity, at: time)
          return view
        }
        // In the distance, the motion is continuous.
        for excess in [-1e-6, 1e-6] { #expect(abs(changed(excess).end - flight.end) < 0.01, "\(time), \(excess)") }
        let passed = changed(20)
        #expect(passed.place(at: 99).last! < place - 20.5, "\(time)")
        let places = (0...240).map { passed.scrolled(at: time + Double($0) / 60) }
        #expect(zip(places, places.dropFirst()).allSatisfy { $0 >= $1 - 1e-9 }, "\(time)")
      }
    }
    try check(kind.made(9600, at: 9000, feel: feel))
  }

  /// Returns a view of random sizes at a random place, sometimes with a law or a hook.
  static func flight(_ kind: TouchedView, _ random: inout SeededRandom) -> any Flight {
    let (kindOfRelease, slop) = (random.count(0...2), TouchedView.noSlop)
    let isHooked = kindOfRelease == 1
    var view: any Flight =
      switch kind {
      case .scroll:
        SimpleScrollView(
          layout: scrollLayout(&random), feel: .article, contentOffset: random.point(in: 0...1500), slop: slop
        ).hooked(isHooked) { _, target in target = rounded(target) }
      case .drawer: Drawer(anchors: [40, 422, 724], height: 844, anchorIndex: random.count(0...2), slop: slop)
      case .list:
        ListDrawer(
          detents: [.expanded: .fromTop(60), .middle: .fromTop(fraction: 0.5), .collapsed: .height(120)]
            as Detents<Height>,
          layout: DrawerLayout(height: 844, headerHeight: 60, contentHeight: 3000),
          detent: Height.allCases[random.count(0...2)], contentOffset: random.number(0...300), feel: .article,
          slop: slop)
      case .pages: PagingScrollView(layout: .equal(9, viewport: 400), anchorIndex: random.count(0...8), slop: slop)
      case .tile:
        PictureInPicture(layout: stage(&random), corner: TileCorner(rawValue: random.count(0...3))!, slop: slop)
      case .map:
        ZoomableScrollView(
          layout: zoomLayout(&random), feel: .article, zoomScale: random.number(0.5...4),
          contentOffset: random.point(in: 0...1500), slop: slop
        ).hooked(isHooked) { _, target in target = rounded(target) }
      case .chain:
        NestedScrollView(
          members(&random), order: [.collapsing, .innerFirst, .outerFirst][random.count(0...2)],
          offsets: [random.number(0...200), random.number(0...3000)], feel: .article, slop: slop
        ).hooked(isHooked) { _, target in target = target.map { ($0 / 88).rounded() * 88 } }
      }
    if kindOfRelease == 2 { view.setLaw([TestedLaw.friction, .spline][random.count(0...1)].law) }
    return view
  }

  static func rounded(_ point: Vector2) -> Vector2 {
    Vector2((point.x / 88).rounded() * 88, (point.y / 88).rounded() * 88)
  }

  static func members(_ random: inout SeededRandom) -> [ElasticLimits] {
    [
      ElasticLimits(0...random.number(0...200), dimension: 0),
      ElasticLimits(0...random.number(0...3000), dimension: random.number(200...800)),
    ]
  }

  static func insets(_ random: inout SeededRandom) -> EdgeInsets {
    EdgeInsets(
      top: random.number(0...60), left: random.number(0...60), bottom: random.number(0...60),
      right: random.number(0...60))
  }

  static func scrollLayout(_ random: inout SeededRandom) -> ScrollLayout {
    ScrollLayout(
      viewport: Size(random.number(200...500), random.number(200...900)),
      contentSize: Size(random.number(200...2000), random.number(200...3000)),
      contentInset: Self.insets(&random))
  }

  static func zoomLayout(_ random: inout SeededRandom) -> ZoomLayout {
    let least = random.number(0.25...1)
    return ZoomLayout(
      viewport: Size(random.number(200...500), random.number(200...900)),
      contentSize: Size(random.number(800...2000), random.number(800...3000)),
      zoomLimits: least...(least * random.number(1...8)))
  }

  static func stage(_ random: inout SeededRandom) -> TileLayout<TileCorner> {
    TileLayout<TileCorner>(
      stage: Size(random.number(200...900), random.number(200...900)), tile: Size(160, 90),
      margin: Self.insets(&random))
  }

  static func snapFeel(_ random: inout SeededRandom) -> SnapFeel {
    SnapFeel(
      spring: Spring(stiffness: random.number(50...400), dampingRatio: random.number(0.4...1.5)),
      rubberBandCoefficient: random.number(0.1...1))
  }

  static func scrollFeel(_ random: inout SeededRandom) -> ScrollFeel {
    var feel = ScrollFeel.all[random.count(0...2)]
    feel.release.spring = Spring(stiffness: random.number(50...400), dampingRatio: random.number(0.4...1.5))
    feel.bounce.spring = feel.release.spring
    return feel
  }
}

/// A value of a view in flight.
struct WatchedValue {
  var place: (_ time: Double) -> Double
  var speed: (_ time: Double) -> Double
  var elasticity: ElasticLimits
  var restTime: Double?
  var destination: Double
  /// The springs that may move the value.
  var springs: [Spring]
  /// Whether the value may be farther from its new limits than their band, if those left it behind.
  var isLeftBehind = false
  /// Whether the value keeps its place within its new limits. Pages of another size keep their progress instead.
  var keepsPlace = true
  /// Whether a value within the band of its new limits keeps its place.
  var staysInBand = true
  /// The total distance of the motion, if it differs from the value's own distance.
  var way: Double?
  /// The end of a followed motion, before a spring moves the value to its destination.
  var detour: Double?
  /// The initial speed of the spring that moves the value; `nil` if the value may decelerate.
  var push: Double?

  init(_ value: DraggableValue, springs: [Spring], isLeftBehind: Bool = false) {
    (place, speed) = ({ value.value(at: $0) }, { value.velocity(at: $0) })
    (elasticity, restTime, destination) = (value.elasticity, value.restTime, value.target(at: value.restTime ?? 0))
    (self.springs, self.isLeftBehind) = (springs, isLeftBehind)
    if case .spring(let motion)? = value.segment?.movement { push = abs(motion.initialVelocity) }
    if case .sequence(let parts)? = value.segment?.movement, case .motion(let motion) = parts.first {
      detour = motion.destination
    }
  }

  /// Creates a watched value of one member of a chain.
  init(_ chain: NestedScrollView, _ index: Int, at time: Double) {
    (place, speed) = ({ chain.contentOffsets(at: $0)[index] }, { chain.velocities(at: $0)[index] })
    (elasticity, restTime, destination) = (chain.members[index], chain.restTime, chain.target[index])
    springs = [chain.wheelFeel.spring, chain.feel.release.spring, chain.feel.bounce.spring, .snap]
    // Only a moving member may be past its limits.
    isLeftBehind = chain.velocities(at: time)[index] != 0 && elasticity.upperDimension > 0
    staysInBand = false
    way = zip(chain.contentOffsets(at: time), chain.target).reduce(0) { $0 + abs($1.0 - $1.1) }
  }

  func isMoving(at time: Double) -> Bool { restTime.map { time < $0 } ?? false }

  private func excess(at time: Double) -> Double { elasticity.limits.excess(of: place(time)) }

  private func band(at time: Double) -> Double {
    excess(at: time) < 0 ? elasticity.lowerDimension : elasticity.upperDimension
  }

  /// Expects the value to keep its place, unless its new limits exclude it, and returns whether it is to keep it.
  func expectNoJump(from shown: Double, at time: Double, _ comment: Comment) -> Bool {
    let excess = elasticity.limits.excess(of: shown)
    let band = excess < 0 ? elasticity.lowerDimension : elasticity.upperDimension
    guard keepsPlace, excess == 0 || isLeftBehind || staysInBand && abs(excess) < band else { return false }
    // A spring whose distance is within its threshold ends at once.
    #expect(abs(place(time) - shown) < 0.51, comment)
    return true
  }

  /// Expects bounded positions, speeds and durations, and returns whether the value moves at all.
  func expectLaws(from time: Double, speedBefore: Double, _ comment: Comment) -> Bool {
    guard let rest = restTime, rest > time else { return false }
    let start = place(time)
    let ownWay = abs(start - (detour ?? destination)) + abs((detour ?? destination) - destination)
    let distance = max(way ?? ownWay, abs(excess(at: time)))
    let pull = (springs.map(\.naturalFrequency).max() ?? 0) * distance
    // At or past an edge, the spring may have a velocity that the edge hides.
    let isInside = elasticity.limits.lowerBound < start && start < elasticity.limits.upperBound
    let before = isInside ? speedBefore : max(speedBefore, push ?? 0)
    let fastest = (before * before + pull * pull).squareRoot() * (1 + 1e-9) + 1e-6
    let farthest = isLeftBehind ? abs(excess(at: time)) : 0
    var (last, isInBand, isSlow, isContinuous) = (start, true, true, true)
    let step = 1.0 / 240
    for count in 0...Int(min(12, rest - time) / step) + 1 {
      let now = time + Double(count) * step
      let (place, speed) = (place(now), abs(speed(now)))
      let allowed = max(band(at: now), farthest >= band(at: now) ? farthest + band(at: now) : 0)
      isInBand = isInBand && abs(excess(at: now)) <= allowed + 1e-9
      isSlow = isSlow && speed <= fastest
      isContinuous = isContinuous && abs(place - last) <= fastest * step + 1e-6 + (now >= rest ? 0.51 : 0)
      last = place
    }
    #expect(isInBand && isSlow && isContinuous, comment)
    // A deceleration takes time before the spring takes its own. A spring that pushes against a wall has a velocity that is
    // not shown.
    let settling =
      springs.map {
        $0.settlingDuration(displacement: distance, velocity: max(fastest, push ?? 0), threshold: 0.0001)
      }.max() ?? 0
    let isTwice = detour != nil
    #expect(rest - time <= (isTwice ? 2 : 1) * settling + (push == nil ? decelerationTime(fastest) : 0), comment)
    return true
  }

  private func decelerationTime(_ speed: Double) -> Double {
    ScrollMotion(from: 0, velocity: speed, limits: -1e9...1e9, feel: .article).duration
  }
}

/// A view that the laws can launch, change and watch.
protocol Flight: FollowingView {
  func watched(at time: Double) -> [WatchedValue]
  mutating func change(_ random: inout SeededRandom, _ time: Double)
  /// A point at which the view can be dragged.
  var hold: Vector2 { get }
}

extension DraggableView {
  fileprivate func hooked(
    _ isHooked: Bool, _ hook: @escaping @Sendable (_ velocity: Vector2, _ target: inout Target) -> Void
  ) -> Self {
    var view = self
    if isHooked { view.willEndDragging = hook }
    return view
  }
}

extension Flight {
  var hold: Vector2 { Vector2(150, 780) }

  /// Flicks the view, turns a wheel above it, or makes one of its values follow a spring.
  ///
  /// - Returns: The time at which the view began to move by itself.
  mutating func launch(_ random: inout SeededRandom) -> Double {
    switch random.count(0...7) {
    case 0, 1:
      if var map = self as? ZoomableScrollView {
        map.zoom(by: random.magnitude(0.2...5), about: random.point(in: 0...400), at: 0)
        self = map as! Self
      } else if var drawer = self as? Drawer {
        if random.coin() { drawer.snap(to: random.count(0...2), at: 0) } else { drawer.hide(at: 0) }
        self = drawer as! Self
      } else {
        let delta = Vector2(random.signed(1...9), random.signed(1...9))
        handle(WheelEvent(delta: delta, isPrecise: false, position: hold, time: 0))
      }
      return 0
    case 2:
      let index = random.count(0...Self.followingCount - 1)
      let end = random.number(reach(index).limits)
      follow(SpringMotion(from: followed(index, at: 0).value, to: end, spring: .snap), index, at: 0)
      return 0
    default:
      var pointer = ScriptedPointer(at: hold)
      send(pointer.drag(by: random.point(in: -500...500), over: random.count(3...14)))
      return pointer.time
    }
  }
}

private typealias Flown = ChangeInFlightTests

extension SimpleScrollView: Flight {
  func watched(at time: Double) -> [WatchedValue] {
    Axis.allCases.map {
      WatchedValue(
        self[$0], springs: [wheelFeel.spring, feel.release.spring, feel.bounce.spring, .snap], isLeftBehind: true)
    }
  }
  mutating func change(_ random: inout SeededRandom, _ time: Double) {
    if random.coin() {
      setLayout(Flown.scrollLayout(&random), at: time)
    } else {
      setFeel(Flown.scrollFeel(&random), at: time)
    }
  }
}

extension Drawer: Flight {
  func watched(at time: Double) -> [WatchedValue] { [WatchedValue(origin, springs: [wheelFeel.spring, feel.spring])] }
  mutating func change(_ random: inout SeededRandom, _ time: Double) {
    switch random.count(0...3) {
    case 0: setFeel(Flown.snapFeel(&random), at: time)
    case 1: setBounces(random.coin(), at: time)
    default:
      let height = random.number(200...1200)
      setAnchors((0..<random.count(1...4)).map { _ in random.number(0...height) }, height: height, at: time)
    }
  }
}

extension ListDrawer: Flight where Detent == Height {
  func watched(at time: Double) -> [WatchedValue] {
    [
      WatchedValue(sheet.origin, springs: [wheelFeel.spring, sheet.feel.spring]),
      WatchedValue(list, springs: [wheelFeel.spring, feel.release.spring, feel.bounce.spring, .snap]),
    ]
  }
  mutating func change(_ random: inout SeededRandom, _ time: Double) {
    switch random.count(0...3) {
    case 0: setFeel(Flown.scrollFeel(&random), snap: Flown.snapFeel(&random), at: time)
    case 1: setBounces(random.coin(), at: time)
    case 2:
      let places = [random.number(0...400), random.number(0...800), random.number(0...1200)]
      setDetents(
        [.expanded: .fromTop(places[0]), .middle: .fromTop(places[1]), .collapsed: .fromTop(places[2])], at: time)
    default:
      setLayout(
        DrawerLayout(height: random.number(300...1200), headerHeight: 60, contentHeight: random.number(100...4000)),
        at: time)
    }
  }
}

extension PagingScrollView: Flight where Pages == PageLayout {
  func watched(at time: Double) -> [WatchedValue] {
    var offset = WatchedValue(offset, springs: [wheelFeel.spring, feel.spring])
    offset.keepsPlace = layout.viewport == 400
    return [offset]
  }
  mutating func change(_ random: inout SeededRandom, _ time: Double) {
    if random.coin() {
      setLayout(.equal(random.count(1...12), viewport: random.number(100...800)), at: time)
    } else {
      setFeel(Flown.snapFeel(&random), at: time)
    }
  }
}

extension PictureInPicture: Flight where Anchor == TileCorner {
  func watched(at time: Double) -> [WatchedValue] {
    Axis.allCases.map { WatchedValue(self[$0], springs: [wheelFeel.spring, feel.spring]) }
  }
  var hold: Vector2 { frame(at: 0).center }
  mutating func change(_ random: inout SeededRandom, _ time: Double) {
    if random.count(0...2) > 0 {
      setLayout(Flown.stage(&random), at: time)
    } else {
      setFeel(Flown.snapFeel(&random), at: time)
    }
  }
}

extension ZoomableScrollView: Flight {
  func watched(at time: Double) -> [WatchedValue] {
    [WatchedValue(logZoomScale, springs: [wheelFeel.spring, zoomSpring, feel.release.spring], isLeftBehind: true)]
  }
  mutating func change(_ random: inout SeededRandom, _ time: Double) {
    if random.coin() {
      setLayout(Flown.zoomLayout(&random), at: time)
    } else {
      setFeel(Flown.scrollFeel(&random), zoomSpring: Flown.snapFeel(&random).spring, at: time)
    }
  }
}

extension NestedScrollView: Flight {
  func watched(at time: Double) -> [WatchedValue] { members.indices.map { WatchedValue(self, $0, at: time) } }
  mutating func change(_ random: inout SeededRandom, _ time: Double) {
    if random.count(0...2) > 0 {
      setMembers(Flown.members(&random), at: time)
    } else {
      setFeel(Flown.scrollFeel(&random), at: time)
    }
  }
}
