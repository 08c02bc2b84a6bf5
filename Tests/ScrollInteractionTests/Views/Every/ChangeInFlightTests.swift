import ScrollInteraction
import SeededRandom
import Testing

/// Changes limits, layout, anchors and feel while a view moves by itself.
@Suite("Changes in flight")
struct ChangeInFlightTests {
  @Test(
    "a change in flight keeps positions continuous and within their bands, and speeds and durations within bounds",
    arguments: Flown.allCases)
  func laws(kind: Flown) {
    for seed in UInt64(0)..<400 {
      var random = SeededRandom(seed: seed)
      var flight = kind.make(&random)
      var time = flight.launch(&random)
      for _ in 0..<random.count(1...3) {
        time += random.number(0...0.25)
        let old = flight.watched(at: time)
        let before = old.map { abs($0.speed(time)) }.max() ?? 0
        flight.change(&random, time)
        for (index, watched) in flight.watched(at: time).enumerated() {
          watched.expectLaws(from: time, speedBefore: before, "\(kind), seed \(seed)")
          if old[index].isMoving(at: time), old[index].speed(time) != 0 {
            watched.expectNoJump(from: old[index].place(time), at: time, "\(kind), seed \(seed)")
          }
        }
      }
    }
  }

  @Test(
    "a map changed in flight moves to its limits continuously, at the velocity that it reports",
    arguments: [Flown.map, .hookedMap, .lawfulMap])
  func map(kind: Flown) throws {
    for seed in UInt64(0)..<400 {
      var random = SeededRandom(seed: seed)
      var view = kind.make(&random) as! ZoomableScrollView
      var time = view.launch(&random)
      for _ in 0..<random.count(1...3) {
        time += random.number(0...0.25)
        let (shown, scale) = (view.contentOffset(at: time), view.zoomScale(at: time))
        guard view.isMoving(at: time) else { continue }
        view.change(&random, time)
        for axis in Axis.allCases {
          // A spring whose distance is within its threshold ends at once.
          let isThere = view.movement(along: axis).map { time >= $0.since + $0.motion.duration } ?? true
          let jump = abs(view.contentOffset(at: time)[axis] - shown[axis])
          #expect(jump < (isThere ? 0.5 : 1e-6), "seed \(seed)")
        }
        #expect(abs(view.zoomScale(at: time) - scale) < 1e-9, "seed \(seed)")
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
          let turn = kind == .lawfulMap ? (speed(now + step) - speed(now)).length * step / 2 : 0
          #expect(moved.distance(to: way) <= 0.05 + max(turn, 0.02 * way.length) + 2.5, "seed \(seed)")
        }
        for axis in Axis.allCases {
          #expect(abs(view.limits(along: axis).excess(of: view.contentOffset(at: rest)[axis])) < 1e-6, "seed \(seed)")
        }
      }
    }
  }

  @Test("a target set by a program or a hook is kept within the new limits", arguments: 0..<60)
  func target(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let (isHooked, goal) = (random.coin(), random.number(700...1500))
    let (change, time) = (random.number(0.02...0.4), 0.15)

    var scroll = SimpleScrollView(
      layout: ScrollLayout(viewport: Size(400, 600), contentSize: Size(400, 5000)), feel: .article)
    scroll.willEndDragging = { _, target in target.y = goal }
    scroll.beginDragging(at: 0)
    scroll.endDragging(velocity: Vector2(0, isHooked ? -2500 : 0), at: 0)
    if !isHooked { scroll.scroll(to: Vector2(0, goal), at: 0) }
    let bottom = random.number(500...3000)
    scroll.setLayout(ScrollLayout(viewport: Size(400, 601), contentSize: Size(400, 601 + bottom)), at: change)
    #expect(abs(scroll.target.y - min(goal, bottom)) < 1e-9, "seed \(seed)")

    var map = ZoomableScrollView(
      layout: ZoomLayout(viewport: Size(400, 600), contentSize: Size(2000, 5000), zoomLimits: 0.5...4), feel: .article,
      contentOffset: Vector2(300, 0))
    map.willEndDragging = { _, target in target.y = goal }
    map.beginDragging(at: 0)
    map.endDragging(velocity: Vector2(0, isHooked ? -2500 : 0), at: 0)
    if !isHooked { map.scroll(to: Vector2(300, goal), at: 0) }
    map.setLayout(
      ZoomLayout(viewport: Size(401, 600), contentSize: Size(2000, 600 + bottom), zoomLimits: 0.5...4), at: change)
    #expect(abs(map.target.y - min(goal, bottom)) < 1e-9, "seed \(seed)")

    var chain = NestedScrollView(
      [ElasticLimits(0...160, dimension: 0), ElasticLimits(0...4000, dimension: 600)], feel: .article)
    chain.willEndDragging = { _, target in target = [160, goal] }
    chain.beginDragging(at: 0)
    chain.endDragging(velocity: Vector2(0, isHooked ? -2500 : 0), at: 0)
    if !isHooked { chain.scroll(by: 160 + goal, at: 0) }
    chain.setMembers([ElasticLimits(0...160, dimension: 0), ElasticLimits(0...bottom, dimension: 600)], at: time)
    #expect(abs(chain.target[1] - min(goal, bottom)) < 1e-9, "seed \(seed)")
  }

  @Test(
    "content that grows while it returns from its end stops at the old end",
    arguments: [TouchedView.scroll, .map, .chain, .list], [TestedLaw?.none, .friction])
  func grownOnTheWayBack(kind: TouchedView, law: TestedLaw?) throws {
    func check<View: TestedView>(_ made: View, _ place: Int, _ grow: (inout View, Double) -> Void) throws {
      var made = made
      if let law { made.setLaw(law.law) }
      made.beginDragging(at: 0)
      made.endDragging(velocity: Vector2(0, -3000), at: 0)
      let (rest, end) = (try #require(made.restTime), made.place(at: 99)[place])
      let returns = stride(from: 0.0, to: rest, by: 0.01).filter {
        made.speed(at: $0)[place] < -1 && made.place(at: $0)[place] > end + 1
      }
      #expect(returns.count > 5, "\(kind)")
      for time in returns {
        var view = made
        grow(&view, time)
        #expect(abs(view.place(at: time)[place] - made.place(at: time)[place]) < 1e-9, "\(kind)")
        #expect(abs(view.place(at: 99)[place] - end) < 1e-6, "\(kind) at \(time)")
        for step in 0...60 { #expect(view.place(at: time + Double(step) / 60)[place] >= end - 1e-6, "\(kind)") }
      }
    }
    let contentSize = Size(400, 9000)
    switch kind {
    case .scroll:
      var view = SimpleScrollView(
        layout: ScrollLayout(viewport: Size(400, 600), contentSize: Size(400, 2600)), feel: .article)
      view.scroll(to: Vector2(0, 1900), animated: false, at: 0)
      try check(view, 1) {
        $0.setLayout(ScrollLayout(viewport: Size(400, 600), contentSize: contentSize), at: $1)
      }
    case .map:
      let view = ZoomableScrollView(
        layout: ZoomLayout(viewport: Size(400, 600), contentSize: Size(400, 2600), zoomLimits: 1...4), feel: .article,
        contentOffset: Vector2(0, 1900))
      try check(view, 1) {
        $0.setLayout(ZoomLayout(viewport: Size(400, 600), contentSize: contentSize, zoomLimits: 1...4), at: $1)
      }
    case .chain:
      let view = NestedScrollView(
        [ElasticLimits(0...100, dimension: 0), ElasticLimits(0...2000, dimension: 600)], offsets: [100, 1900],
        feel: .article)
      try check(view, 1) {
        $0.setMembers([ElasticLimits(0...100, dimension: 0), ElasticLimits(0...9000, dimension: 600)], at: $1)
      }
    default:
      var view = TouchedView.list.made() as! ListDrawer<Height>
      view.snap(to: .expanded, animated: false, at: -1)
      view.scroll(to: view.listLimits.upperBound - 100, animated: false, at: -1)
      try check(view, 1) {
        $0.setLayout(DrawerLayout(height: 800, headerHeight: 60, contentHeight: 9000), at: $1)
      }
    }
  }

  /// The kinds of view for which the laws are checked.
  enum Flown: CaseIterable {
    case scrollView, hookedScrollView, drawer, listDrawer, pages, tile, map, hookedMap, chain, hookedChain
    case lawfulScrollView, lawfulDrawer, lawfulListDrawer, lawfulPages, lawfulTile, lawfulMap, lawfulChain

    /// The same kind of view without a custom deceleration law.
    private var lawless: Flown? {
      switch self {
      case .lawfulScrollView: .scrollView
      case .lawfulDrawer: .drawer
      case .lawfulListDrawer: .listDrawer
      case .lawfulPages: .pages
      case .lawfulTile: .tile
      case .lawfulMap: .map
      case .lawfulChain: .chain
      default: nil
      }
    }

    func make(_ random: inout SeededRandom) -> any Flight {
      guard let lawless else { return makeLawless(&random) }
      var view = lawless.makeLawless(&random)
      view.setLaw([TestedLaw.friction, .spline][random.count(0...1)].law)
      return view
    }

    private func makeLawless(_ random: inout SeededRandom) -> any Flight {
      switch self {
      case .scrollView, .hookedScrollView:
        SimpleScrollView(
          layout: Self.scrollLayout(&random), feel: .article, contentOffset: random.point(in: 0...1500),
          slop: Self.noSlop
        ).hooked(self == .hookedScrollView) { _, target in target = Self.rounded(target) }
      case .drawer:
        Drawer(anchors: [40, 422, 724], height: 844, anchorIndex: random.count(0...2), slop: Self.noSlop)
      case .listDrawer:
        ListDrawer(
          detents: [
            .expanded: .fromTop(60), .middle: .fromTop(fraction: 0.5), .collapsed: .height(120),
          ] as Detents<Height>,
          layout: DrawerLayout(height: 844, headerHeight: 60, contentHeight: 3000),
          detent: [.expanded, .middle, .collapsed][random.count(0...2)], contentOffset: random.number(0...300),
          feel: .article,
          slop: Self.noSlop)
      case .pages:
        PagingScrollView(layout: .equal(9, viewport: 400), anchorIndex: random.count(0...8), slop: Self.noSlop)
      case .tile:
        PictureInPicture(
          layout: Self.stage(&random), corner: TileCorner(rawValue: random.count(0...3))!,
          slop: Self.noSlop)
      case .map, .hookedMap:
        ZoomableScrollView(
          layout: Self.zoomLayout(&random), feel: .article, zoomScale: random.number(0.5...4),
          contentOffset: random.point(in: 0...1500),
          slop: Self.noSlop
        ).hooked(self == .hookedMap) { _, target in target = Self.rounded(target) }
      case .chain, .hookedChain:
        NestedScrollView(
          Self.members(&random), order: [.collapsing, .innerFirst, .outerFirst][random.count(0...2)],
          offsets: [random.number(0...200), random.number(0...3000)], feel: .article, slop: Self.noSlop
        ).hooked(self == .hookedChain) { _, target in target = target.map { ($0 / 88).rounded() * 88 } }
      case .lawfulScrollView, .lawfulDrawer, .lawfulListDrawer, .lawfulPages, .lawfulTile, .lawfulMap, .lawfulChain:
        fatalError("made above")
      }
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

    static let noSlop = PanGesture.Slop(mouse: 0, touch: 0)

    static func scrollLayout(_ random: inout SeededRandom) -> ScrollLayout {
      ScrollLayout(
        viewport: Size(random.number(200...500), random.number(200...900)),
        contentSize: Size(random.number(200...2000), random.number(200...3000)),
        contentInset: EdgeInsets(random.number(0...80)))
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
        margin: EdgeInsets(random.number(0...40)))
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
  /// The initial speed of the spring that moves the value; `nil` if the value may coast.
  var push: Double?

  init(_ value: DraggableValue, springs: [Spring], isLeftBehind: Bool = false) {
    (place, speed) = ({ value.value(at: $0) }, { value.velocity(at: $0) })
    (elasticity, restTime, destination) = (value.elasticity, value.restTime, value.target(at: value.restTime ?? 0))
    (self.springs, self.isLeftBehind) = (springs, isLeftBehind)
    if case .spring(let motion)? = value.movement?.motion { push = abs(motion.initialVelocity) }
    if case .sequence(let parts)? = value.movement?.motion, case .motion(let motion) = parts.first {
      detour = motion.destination
    }
  }

  /// Creates a watched value of one member of a chain.
  init(_ chain: NestedScrollView, _ index: Int, at time: Double) {
    (place, speed) = ({ chain.contentOffsets(at: $0)[index] }, { chain.velocities(at: $0)[index] })
    (elasticity, restTime, destination) = (chain.members[index], chain.restTime, chain.target[index])
    springs = [chain.feel.release.spring, chain.feel.bounce.spring, .snap]
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

  /// Expects the value to keep its place, unless its new limits exclude it.
  func expectNoJump(from shown: Double, at time: Double, _ comment: Comment) {
    let excess = elasticity.limits.excess(of: shown)
    let band = excess < 0 ? elasticity.lowerDimension : elasticity.upperDimension
    if keepsPlace, excess == 0 || isLeftBehind || staysInBand && abs(excess) < band {
      // A spring whose distance is within its threshold ends at once.
      #expect(abs(place(time) - shown) < 0.51, comment)
    }
  }

  func expectLaws(from time: Double, speedBefore: Double, _ comment: Comment) {
    guard let rest = restTime, rest > time else { return }
    let start = place(time)
    let ownWay = abs(start - (detour ?? destination)) + abs((detour ?? destination) - destination)
    let distance = max(way ?? ownWay, abs(excess(at: time)))
    let pull = (springs.map(\.naturalFrequency).max() ?? 0) * distance
    let fastest = (speedBefore * speedBefore + pull * pull).squareRoot() * (1 + 1e-9) + 1e-6
    let farthest = isLeftBehind ? abs(excess(at: time)) : 0
    var last = start
    let step = 1.0 / 240
    for count in 0...Int(min(12, rest - time) / step) + 1 {
      let now = time + Double(count) * step
      let (place, speed) = (place(now), abs(speed(now)))
      let allowed = max(band(at: now), farthest >= band(at: now) ? farthest + band(at: now) : 0)
      #expect(abs(excess(at: now)) <= allowed + 1e-9, comment)
      #expect(speed <= fastest, comment)
      #expect(abs(place - last) <= fastest * step + 1e-6 + (now >= rest ? 0.51 : 0), comment)
      last = place
    }
    // Coasting takes time before the spring takes its own. A spring that pushes against a wall has a velocity that is
    // not shown.
    let settling =
      springs.map {
        $0.settlingDuration(displacement: distance, velocity: max(fastest, push ?? 0), threshold: 0.0001)
      }.max() ?? 0
    let isTwice = detour != nil
    #expect(rest - time <= (isTwice ? 2 : 1) * settling + (push == nil ? coasting(fastest) : 0), comment)
  }

  private func coasting(_ speed: Double) -> Double {
    ScrollMotion(from: 0, velocity: speed, limits: -1e9...1e9, feel: .article).duration
  }
}

/// A view that the laws can launch, change and watch.
protocol Flight: FollowingView {
  func watched(at time: Double) -> [WatchedValue]
  mutating func change(_ random: inout SeededRandom, _ time: Double)
  /// A point at which the view can be dragged.
  var hold: Vector2 { get }
  /// Sends the view to a random place, as a program does.
  mutating func send(_ random: inout SeededRandom, at time: Double)
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
  /// Makes a random value of the view follow a spring.
  mutating func follow(_ random: inout SeededRandom, at time: Double) {
    let index = random.count(0...Self.followingCount - 1)
    let motion = SpringMotion(
      from: followed(index, at: time).value, to: random.number(reach(index).limits), spring: .snap)
    follow(motion, index, at: time)
  }
}

extension Flight {
  var hold: Vector2 { Vector2(150, 780) }

  /// Flicks the view, or sends it to a random place.
  ///
  /// - Returns: The time at which the view began to move by itself.
  mutating func launch(_ random: inout SeededRandom) -> Double {
    switch random.count(0...7) {
    case 0, 1:
      send(&random, at: 0)
      return 0
    case 2:
      follow(&random, at: 0)
      return 0
    default: break
    }
    var pointer = ScriptedPointer(at: hold)
    send(pointer.drag(by: random.point(in: -500...500), over: random.count(3...14)))
    return pointer.time
  }
}

private typealias Flown = ChangeInFlightTests.Flown

extension SimpleScrollView: Flight {
  func watched(at time: Double) -> [WatchedValue] {
    Axis.allCases.map {
      WatchedValue(self[$0], springs: [feel.release.spring, feel.bounce.spring, .snap], isLeftBehind: true)
    }
  }
  mutating func change(_ random: inout SeededRandom, _ time: Double) {
    if random.coin() {
      setLayout(Flown.scrollLayout(&random), at: time)
    } else {
      setFeel(Flown.scrollFeel(&random), at: time)
    }
  }
  mutating func send(_ random: inout SeededRandom, at time: Double) { scroll(to: random.point(in: 0...2000), at: time) }
}

extension Drawer: Flight {
  func watched(at time: Double) -> [WatchedValue] { [WatchedValue(origin, springs: [feel.spring])] }
  mutating func change(_ random: inout SeededRandom, _ time: Double) {
    switch random.count(0...3) {
    case 0: setFeel(Flown.snapFeel(&random), at: time)
    case 1: setBounces(random.coin(), at: time)
    default:
      let height = random.number(200...1200)
      setAnchors((0..<random.count(1...4)).map { _ in random.number(0...height) }, height: height, at: time)
    }
  }
  mutating func send(_ random: inout SeededRandom, at time: Double) {
    if random.coin() { snap(to: random.count(0...2), at: time) } else { hide(at: time) }
  }
}

extension ListDrawer: Flight where Detent == Height {
  func watched(at time: Double) -> [WatchedValue] {
    [
      WatchedValue(sheet.origin, springs: [sheet.feel.spring]),
      WatchedValue(list, springs: [feel.release.spring, feel.bounce.spring, .snap]),
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
  mutating func send(_ random: inout SeededRandom, at time: Double) {
    snap(to: [.expanded, .middle, .collapsed, nil][random.count(0...3)], at: time)
  }
}

extension PagingScrollView: Flight where Pages == PageLayout {
  func watched(at time: Double) -> [WatchedValue] {
    var offset = WatchedValue(offset, springs: [feel.spring])
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
  mutating func send(_ random: inout SeededRandom, at time: Double) { snap(to: random.count(0...8), at: time) }
}

extension PictureInPicture: Flight where Anchor == TileCorner {
  func watched(at time: Double) -> [WatchedValue] {
    Axis.allCases.map { WatchedValue(self[$0], springs: [feel.spring]) }
  }
  var hold: Vector2 { frame(at: 0).center }
  mutating func change(_ random: inout SeededRandom, _ time: Double) {
    if random.count(0...2) > 0 {
      setLayout(Flown.stage(&random), at: time)
    } else {
      setFeel(Flown.snapFeel(&random), at: time)
    }
  }
  mutating func send(_ random: inout SeededRandom, at time: Double) {
    snap(to: TileCorner(rawValue: random.count(0...3))!, at: time)
  }
}

extension ZoomableScrollView: Flight {
  func watched(at time: Double) -> [WatchedValue] {
    [WatchedValue(logZoomScale, springs: [zoomSpring, feel.release.spring], isLeftBehind: true)]
  }
  mutating func change(_ random: inout SeededRandom, _ time: Double) {
    if random.coin() {
      setLayout(Flown.zoomLayout(&random), at: time)
    } else {
      setFeel(Flown.scrollFeel(&random), zoomSpring: Flown.snapFeel(&random).spring, at: time)
    }
  }
  mutating func send(_ random: inout SeededRandom, at time: Double) {
    zoom(by: random.magnitude(0.2...5), about: random.point(in: 0...400), at: time)
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
  mutating func send(_ random: inout SeededRandom, at time: Double) { scroll(by: random.signed(100...2000), at: time) }
}
