import ScrollInteraction
import SeededRandom
import Testing

/// Whatever changes while a view moves by itself: limits, layout, anchors, numbers.
@Suite("Changes in flight")
struct ChangeInFlightTests {
  @Test("a drawer whose screen shrinks in flight goes to its anchor, within its spring's time")
  func shrinkingDrawer() throws {
    var drawer = Drawer(anchors: [40, 422, 724], height: 844, anchorIndex: 2)
    drawer.snap(to: 1, at: 0)
    drawer.setAnchors([40, 250, 380], height: 500, at: 0.1)
    #expect(abs(drawer.velocity(at: 0.1)) < 3000)
    #expect(drawer.origin(at: 0.1) > 400)
    #expect(drawer.targetOrigin == 250)
    #expect(try #require(drawer.restTime) < 1.2)
    #expect(abs(drawer.origin(at: 0.7) - 250) < 5)
  }

  @Test(
    "no value passes its new limits by more than its band, no velocity grows by more than its spring explains, and it rests in its spring's time",
    arguments: Flown.allCases)
  func laws(kind: Flown) {
    for seed in UInt64(0)..<400 {
      var random = SeededRandom(seed: seed)
      var flight = kind.make(&random)
      var time = flight.launch(&random)
      for _ in 0..<random.count(1...3) {
        time += random.number(0...0.25)
        let before = flight.watched.map { abs($0.value.velocity(at: time)) }.max() ?? 0
        let excess = flight.watched.map { abs($0.excess(at: time)) }
        flight.change(&random, time)
        for (index, watched) in flight.watched.enumerated() {
          watched.expectLaws(from: time, speedBefore: before, excessBefore: excess[index], "\(kind), seed \(seed)")
        }
      }
    }
  }

  /// A view, as far as the laws are concerned.
  enum Flown: CaseIterable {
    case scrollView, drawer, listDrawer, pages, tile, map

    func make(_ random: inout SeededRandom) -> any Flight {
      switch self {
      case .scrollView:
        SimpleScrollView(
          layout: Self.scrollLayout(&random), contentOffset: random.point(in: 0...1500), slop: Self.noSlop)
      case .drawer:
        Drawer(anchors: [40, 422, 724], height: 844, anchorIndex: random.count(0...2), slop: Self.noSlop)
      case .listDrawer:
        ListDrawer(
          detents: [
            .expanded: .fromTop(60), .middle: .fromTop(fraction: 0.5), .collapsed: .fromBottom(120),
          ] as Detents<Height>,
          layout: DrawerLayout(height: 844, headerHeight: 60, contentHeight: 3000),
          detent: [.expanded, .middle, .collapsed][random.count(0...2)], contentOffset: random.number(0...300),
          slop: Self.noSlop)
      case .pages:
        PagingScrollView(layout: .equal(9, viewport: 400), anchorIndex: random.count(0...8), slop: Self.noSlop)
      case .tile:
        PictureInPicture(
          layout: Self.stage(&random), corner: TileCorner(rawValue: random.count(0...3))!,
          slop: Self.noSlop)
      case .map:
        ZoomableScrollView(
          layout: Self.zoomLayout(&random), zoomScale: random.number(0.5...4),
          contentOffset: random.point(in: 0...1500),
          slop: Self.noSlop)
      }
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
      feel.releaseSpring = Spring(stiffness: random.number(50...400), dampingRatio: random.number(0.4...1.5))
      feel.bounceSpring = feel.releaseSpring
      return feel
    }
  }
}

/// A number of a view in flight.
struct WatchedValue {
  var value: DraggableValue
  /// What may move it.
  var springs: [Spring]
  /// Whether it may be farther from its new limits than its band, where they have left it behind.
  var isLeftBehind = false

  func excess(at time: Double) -> Double { value.elasticity.limits.excess(of: value.value(at: time)) }

  private func band(at time: Double) -> Double {
    excess(at: time) < 0 ? value.elasticity.lowerDimension : value.elasticity.upperDimension
  }

  func expectLaws(from time: Double, speedBefore: Double, excessBefore: Double, _ comment: Comment) {
    guard let rest = value.restTime, rest > time else { return }
    let start = value.value(at: time)
    let destination = value.destination(at: time)
    let distance = max(abs(start - destination), abs(excess(at: time)))
    let pull = (springs.map(\.naturalFrequency).max() ?? 0) * distance
    let fastest = (speedBefore * speedBefore + pull * pull).squareRoot() * (1 + 1e-9) + 1e-6
    let farthest = isLeftBehind ? abs(excess(at: time)) : 0
    var last = start
    let step = 1.0 / 240
    for count in 0...Int(min(12, rest - time) / step) + 1 {
      let now = time + Double(count) * step
      let (place, speed) = (value.value(at: now), abs(value.velocity(at: now)))
      let allowed = max(band(at: now), farthest >= band(at: now) ? farthest + band(at: now) : 0)
      #expect(abs(excess(at: now)) <= allowed + 1e-9, comment)
      #expect(speed <= fastest, comment)
      #expect(abs(place - last) <= fastest * step + 1e-6 + (now >= rest ? 0.51 : 0), comment)
      last = place
    }
    // A coast slows down by its rate first; then the spring has its own time. One that pushes against a wall has its
    // velocity, though nothing is seen of it.
    var pushing = fastest
    if case .spring(let motion)? = value.movement?.motion { pushing = max(fastest, abs(motion.initialVelocity)) }
    let settling =
      springs.map {
        $0.settlingDuration(displacement: distance, velocity: pushing, threshold: 0.0001)
      }.max() ?? 0
    #expect(rest - time <= settling + coasting(fastest), comment)
  }

  private func coasting(_ speed: Double) -> Double {
    guard case .spring? = value.movement?.motion else {
      return ScrollMotion(from: 0, velocity: speed, limits: -1e9...1e9, feel: .article).duration
    }
    return 0
  }
}

/// What a view needs to be tried.
protocol Flight: TestedView {
  var watched: [WatchedValue] { get }
  mutating func change(_ random: inout SeededRandom, _ time: Double)
  /// A point by which it can be dragged.
  var hold: Vector2 { get }
  /// Sends it somewhere by itself.
  mutating func send(_ random: inout SeededRandom, at time: Double)
}

extension Flight {
  var hold: Vector2 { Vector2(150, 780) }

  /// Flicks it, or sends it somewhere.
  ///
  /// - Returns: when it began to move by itself.
  mutating func launch(_ random: inout SeededRandom) -> Double {
    if random.count(0...3) == 0 {
      send(&random, at: 0)
      return 0
    }
    var pointer = ScriptedPointer(at: hold)
    send(pointer.drag(by: random.point(in: -500...500), over: random.count(3...14)))
    return pointer.time
  }
}

private typealias Flown = ChangeInFlightTests.Flown

extension SimpleScrollView: Flight {
  var watched: [WatchedValue] {
    Axis.allCases.map {
      WatchedValue(value: self[$0], springs: [feel.releaseSpring, feel.bounceSpring, .snap], isLeftBehind: true)
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
  var watched: [WatchedValue] { [WatchedValue(value: origin, springs: [feel.spring])] }
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
  var watched: [WatchedValue] {
    [
      WatchedValue(value: sheet.origin, springs: [sheet.feel.spring]),
      WatchedValue(value: list, springs: [feel.releaseSpring, feel.bounceSpring]),
    ]
  }
  mutating func change(_ random: inout SeededRandom, _ time: Double) {
    switch random.count(0...3) {
    case 0: setFeel(Flown.scrollFeel(&random), snap: Flown.snapFeel(&random), at: time)
    case 1: setBounces(random.coin(), at: time)
    default:
      setLayout(
        DrawerLayout(height: random.number(300...1200), headerHeight: 60, contentHeight: random.number(100...4000)),
        at: time)
    }
  }
  mutating func send(_ random: inout SeededRandom, at time: Double) {
    setDetent([.expanded, .middle, .collapsed, nil][random.count(0...3)], at: time)
  }
}

extension PagingScrollView: Flight where Pages == PageLayout {
  var watched: [WatchedValue] { [WatchedValue(value: offset, springs: [feel.spring])] }
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
  var watched: [WatchedValue] { Axis.allCases.map { WatchedValue(value: self[$0], springs: [feel.spring]) } }
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
  var watched: [WatchedValue] {
    [WatchedValue(value: logZoomScale, springs: [zoomSpring, feel.releaseSpring], isLeftBehind: true)]
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
