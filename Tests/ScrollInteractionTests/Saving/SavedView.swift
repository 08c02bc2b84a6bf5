import FoundationEssentials
import ScrollInteraction
import SeededRandom

/// A view that a test drives with any numbers, saves and restores.
protocol SavedView: RestorableView, FollowingView where SavedState: Codable & Hashable, Target: Codable {
  /// What the view was given, and may contain NaN.
  var settings: [any Encodable] { get }
  /// Returns what the view displays apart from its place and speed.
  func moreNumbers(at time: Double) -> [Double]
  /// Calls one method of the view, chosen at random, with numbers that `n` makes.
  mutating func callOwn(_ random: inout SeededRandom, _ n: (inout SeededRandom) -> Double, at time: Double)
}

extension SeededRandom {
  /// Returns a number as only a mistake or an attacker gives it, or an ordinary one.
  mutating func hostile() -> Double {
    let odd = [
      .nan, .infinity, -.infinity, 1.7e308, -1.7e308, 1e100, -1e100, 1e154, Double.leastNonzeroMagnitude,
      -Double.leastNonzeroMagnitude, 0, -0.0, 1e-308, 1e9,
    ]
    return coin() ? number(-2000...2000) : coin() ? odd.randomElement(using: &self)! : finite()
  }
}

extension SavedView {
  /// Returns all that the view displays at `time`.
  func numbers(at time: Double) -> [Double] { place(at: time) + speed(at: time) + moreNumbers(at: time) }

  /// Returns a copy that has been encoded as JSON and decoded.
  func restored(from time: Double, at newTime: Double) throws -> Self {
    let data = try JSONEncoder().encode(snapshot(at: time))
    return Self(restoring: try JSONDecoder().decode(ViewSnapshot<Self>.self, from: data), at: newTime)
  }

  /// Returns the view as a snapshot has it: without the fingers that drag it.
  func cancelled(at time: Double) -> Self {
    var view = self
    if isHeld || pan.isPressed {
      view.cancel(at: time)
    } else if isDragging(at: time) {
      view = Self(restoring: snapshot(at: time), at: time)
    }
    return view
  }

  /// Drives the view by a random gesture or program from `start` on.
  ///
  /// - Returns: The time of the last event.
  @discardableResult
  mutating func play(_ random: inout SeededRandom, from start: Double) -> Double {
    let travel = random.point(in: -150...150)
    let steps = random.count(2...12)
    func time(_ step: Int) -> Double { start + Double(step) / 128 }
    func place(_ step: Int) -> Vector2 { Vector2(200, 450) + travel * (Double(step) / Double(steps)) }
    func touch(_ phase: PointerEvent.Phase, _ step: Int, after flicks: Int = 0) -> PointerEvent {
      PointerEvent(phase, device: .touch, position: place(min(step, steps)), time: time(step + flicks * (steps + 16)))
    }
    switch random.count(0...6) {
    case 0: callOwn(&random, { $0.number(0...900) }, at: start)
    case 1:
      let isZoom = random.coin()
      for step in 1...steps {
        handle(
          WheelEvent(
            delta: travel * (1 / Double(steps)), isPrecise: true, isZoom: isZoom, position: Vector2(200, 450),
            time: time(step)))
      }
    case 2:
      beginDragging(at: start)
      for step in 1...steps { drag(by: place(step) - place(0), at: time(step)) }
      endDragging(velocity: travel * 9, at: time(steps + 1))
    default:
      let (flicks, lifts) = (random.count(0...1) * 4, random.count(0...4) > 0)
      for flick in 0...flicks {
        handle(touch(.down, 0, after: flick))
        for step in 1...steps { handle(touch(.move, step, after: flick)) }
        if lifts { handle(touch(.up, steps + 1, after: flick)) }
      }
      return time(steps + 1 + flicks * (steps + 16))
    }
    return time(steps + 1)
  }

  /// Calls one method, with numbers that `n` makes.
  mutating func call(_ random: inout SeededRandom, _ n: (inout SeededRandom) -> Double, at time: Double) {
    func v(_ random: inout SeededRandom) -> Vector2 { Vector2(n(&random), n(&random)) }
    switch random.count(0...17) {
    case 0...1:
      let phase = PointerEvent.Phase.allCases.randomElement(using: &random)!
      handle(
        PointerEvent(phase, device: .touch, id: random.count(0...1), position: v(&random), time: time),
        at: random.coin() ? nil : n(&random))
    case 2...3:
      handle(
        WheelEvent(
          delta: v(&random), isPrecise: random.coin(), isZoom: random.coin(), isEnd: random.count(0...5) == 0,
          position: v(&random), time: time), at: random.coin() ? nil : n(&random))
    case 4:
      let phase = PinchEvent.Phase.allCases.randomElement(using: &random)!
      respond(to: PinchEvent(phase, scale: abs(n(&random)), center: v(&random), time: n(&random)), at: time)
    case 5...6: beginDragging(at: time)
    case 7...8: drag(by: v(&random), at: time)
    case 9: endDragging(velocity: v(&random), at: time)
    case 10: cancel(at: time)
    case 11: pan.slop = PanGesture.Slop(mouse: n(&random), touch: n(&random))
    case 12...13: follow(Self.motion(&random, n), random.count(0...Self.followingCount - 1), at: time)
    default: callOwn(&random, n, at: time)
    }
    _ = dragRange(along: random.coin() ? .x : .y, at: time)
  }

  /// Returns a motion with any numbers.
  private static func motion(
    _ random: inout SeededRandom, _ n: (inout SeededRandom) -> Double
  ) -> DraggableValue.Movement {
    let spring = Spring(mass: n(&random), stiffness: n(&random), dampingRatio: n(&random))
    return switch random.count(0...4) {
    case 0: .spring(SpringMotion(from: n(&random), to: n(&random), velocity: n(&random), spring: spring))
    case 1: .ease(EasedMotion(from: n(&random), to: n(&random), velocity: n(&random), duration: n(&random)))
    case 2: .deceleration(Deceleration(from: n(&random), velocity: n(&random)))
    case 3: .scroll(ScrollMotion(from: n(&random), velocity: n(&random), limits: 0...1000, feel: .android))
    default: .rest(n(&random))
    }
  }

  fileprivate static func wheelFeel(_ random: inout SeededRandom, _ n: (inout SeededRandom) -> Double) -> WheelFeel {
    WheelFeel(
      spring: Spring(stiffness: n(&random), dampingRatio: n(&random)), notch: random.coin() ? n(&random) : nil,
      pageShare: n(&random), maximumLead: n(&random), zoomNotch: n(&random), zoomTravel: n(&random),
      notchSpeed: n(&random), touchpadSpeed: n(&random))
  }

  fileprivate static func step(_ random: inout SeededRandom, _ n: (inout SeededRandom) -> Double) -> ScrollStep {
    [.lines(n(&random)), .pages(n(&random)), .toStart, .toEnd].randomElement(using: &random)!
  }
}

extension SimpleScrollView: SavedView {
  var settings: [any Encodable] { [layout, feel, wheelFeel, pan.slop] }

  func moreNumbers(at time: Double) -> [Double] {
    [target.x, target.y, pull(at: time).x, pull(at: time).y]
      + Axis.allCases.flatMap { [limits(along: $0).lowerBound, limits(along: $0).upperBound] }
  }

  mutating func callOwn(_ random: inout SeededRandom, _ n: (inout SeededRandom) -> Double, at time: Double) {
    let (a, b, c) = (n(&random), n(&random), n(&random))
    let axis = random.coin() ? Axis.x : .y
    switch random.count(0...7) {
    case 7: wheelFeel = Self.wheelFeel(&random, n)
    case 0: scroll(to: Vector2(a, b), animated: random.coin(), at: time)
    case 1: scroll(by: Vector2(a, b), at: time)
    case 2: scroll(Self.step(&random, n), axis, isRepeat: random.coin(), at: time)
    case 3: fling(velocity: Vector2(a, b), at: time)
    case 4: grow(to: a, along: axis, atOffset: b, at: time)
    case 5: scrollRectToVisible(Rect(x: a, y: b, width: c, height: c), at: time)
    default:
      var new = layout
      (new.contentSize.height, new.viewport.height) = (a, b)
      setLayout(new, animated: random.coin(), at: time)
    }
  }
}

extension ZoomableScrollView: SavedView {
  var settings: [any Encodable] { [layout, feel, wheelFeel, pan.slop, zoomSpring] }

  func moreNumbers(at time: Double) -> [Double] {
    let (inside, outside) = (
      contentPoint(of: Vector2(1, 1.7e308), at: time), viewportPoint(of: Vector2(2, 3), at: time)
    )
    return [target.x, target.y, targetZoomScale, zoomScale(at: time), zoomVelocity(at: time)]
      + [inside.x, inside.y, outside.x, outside.y]
      + Axis.allCases.flatMap { [limits(along: $0).lowerBound, limits(along: $0).upperBound] }
  }

  mutating func callOwn(_ random: inout SeededRandom, _ n: (inout SeededRandom) -> Double, at time: Double) {
    let (a, b, c) = (n(&random), n(&random), n(&random))
    let axis = random.coin() ? Axis.x : .y
    switch random.count(0...8) {
    case 8: wheelFeel = Self.wheelFeel(&random, n)
    case 0: scroll(to: Vector2(a, b), animated: random.coin(), at: time)
    case 2: scroll(Self.step(&random, n), axis, isRepeat: random.coin(), at: time)
    case 3: fling(velocity: Vector2(a, b), at: time)
    case 4: grow(to: a, along: axis, atOffset: b, at: time)
    case 5: zoom(to: Rect(x: a, y: b, width: c, height: c), animated: random.coin(), at: time)
    case 6: zoom(by: a, about: Vector2(b, c), at: time)
    case 1: zoom(to: a, about: Vector2(b, c), at: time)
    default:
      var new = layout
      (new.contentSize.height, new.viewport.height) = (a, b)
      new.zoomLimits = min(1, abs(a))...max(1, abs(c))
      setLayout(new, animated: random.coin(), at: time)
    }
  }
}

extension Drawer: SavedView {
  var settings: [any Encodable] { [feel, wheelFeel, pan.slop] }

  func moreNumbers(at time: Double) -> [Double] { anchors + [height, projection(at: time)] }

  mutating func callOwn(_ random: inout SeededRandom, _ n: (inout SeededRandom) -> Double, at time: Double) {
    switch random.count(0...4) {
    case 4: wheelFeel = Self.wheelFeel(&random, n)
    case 0: fling(velocity: Vector2(n(&random), n(&random)), at: time)
    case 1: hide(animated: random.coin(), at: time)
    case 2: snap(to: random.count(-1...2), at: time)
    default: setAnchors([n(&random), n(&random)], height: n(&random), animated: random.coin(), at: time)
    }
  }
}

extension ListDrawer: SavedView where Detent: Codable {
  var settings: [any Encodable] { [detents, layout, feel, wheelFeel, pan.slop] }

  func moreNumbers(at time: Double) -> [Double] {
    [listHeight, list.pull(at: time)] + ([nil] + detents.names).compactMap { origin(of: $0) }
  }

  mutating func callOwn(_ random: inout SeededRandom, _ n: (inout SeededRandom) -> Double, at time: Double) {
    let (a, b, c) = (n(&random), n(&random), n(&random))
    switch random.count(0...7) {
    case 1: wheelFeel = Self.wheelFeel(&random, n)
    case 0: scroll(to: a, animated: random.coin(), at: time)
    case 2: scroll(Self.step(&random, n), isRepeat: random.coin(), at: time)
    case 3: fling(velocity: a, at: time)
    case 4: grow(to: a, atOffset: b, at: time)
    case 5: scrollRectToVisible(Rect(x: a, y: b, width: c, height: c), at: time)
    case 6:
      snap(to: random.coin() ? nil : detents.names.randomElement(using: &random), animated: random.coin(), at: time)
    default:
      var new = layout
      (new.height, new.headerHeight, new.contentHeight) = (a, b, c)
      setLayout(new, animated: random.coin(), at: time)
    }
  }
}

extension PagingScrollView: SavedView where Pages: Codable & Hashable {
  var settings: [any Encodable] { [layout, feel, wheelFeel, pan.slop, [minimumFlickVelocity]] }

  func moreNumbers(at time: Double) -> [Double] {
    [layout.limits.lowerBound, layout.limits.upperBound, progress(at: time), projection(at: time)]
  }

  mutating func callOwn(_ random: inout SeededRandom, _ n: (inout SeededRandom) -> Double, at time: Double) {
    switch random.count(0...3) {
    case 3: wheelFeel = Self.wheelFeel(&random, n)
    case 0: fling(velocity: Vector2(n(&random), n(&random)), at: time)
    case 1: turn(by: n(&random), at: time)
    default: snap(to: random.count(-9...9), animated: random.coin(), at: time)
    }
  }
}

extension PictureInPicture: SavedView where Anchor: Codable {
  var settings: [any Encodable] { [layout, feel, wheelFeel, pan.slop] }

  func moreNumbers(at time: Double) -> [Double] { [projection(at: time).x, projection(at: time).y] }

  mutating func callOwn(_ random: inout SeededRandom, _ n: (inout SeededRandom) -> Double, at time: Double) {
    switch random.count(0...3) {
    case 3: wheelFeel = Self.wheelFeel(&random, n)
    case 0: fling(velocity: Vector2(n(&random), n(&random)), at: time)
    case 1: snap(to: layout.anchors.names.randomElement(using: &random)!, animated: random.coin(), at: time)
    default:
      var new = layout
      (new.stage.width, new.tile.width, new.margin.left) = (n(&random), n(&random), n(&random))
      setLayout(new, animated: random.coin(), at: time)
    }
  }
}

extension NestedScrollView: SavedView {
  var settings: [any Encodable] { [members, feel, wheelFeel, pan.slop] }

  func moreNumbers(at time: Double) -> [Double] { target }

  mutating func callOwn(_ random: inout SeededRandom, _ n: (inout SeededRandom) -> Double, at time: Double) {
    let (a, b) = (n(&random), n(&random))
    switch random.count(0...6) {
    case 5: wheelFeel = Self.wheelFeel(&random, n)
    case 0: scroll(to: a, of: random.count(0...members.count - 1), at: time)
    case 1: scroll(by: a, at: time)
    case 2: scroll(Self.step(&random, n), in: a, isRepeat: random.coin(), at: time)
    case 3: fling(velocity: a, at: time)
    case 4: grow(0, to: min(0, b)...max(0, b), atOffset: a, at: time)
    default:
      var new = members
      new[0] = ElasticLimits(min(0, a)...max(0, a), dimension: abs(b))
      setMembers(new, at: time)
    }
  }
}

/// Calls `check` with a view of each kind, with sane numbers or with any.
func forEachView(
  _ random: inout SeededRandom, isSane: Bool, _ check: (any SavedView, inout SeededRandom) throws -> Void
) rethrows {
  func number(_ sane: ClosedRange<Double>) -> Double {
    isSane || random.coin() ? random.number(sane) : random.hostile()
  }
  func size() -> Size { Size(number(1...900), number(1...4000)) }
  func insets() -> EdgeInsets {
    EdgeInsets(top: number(0...40), left: number(0...40), bottom: number(0...40), right: number(0...40))
  }
  func range(_ sane: ClosedRange<Double>) -> ClosedRange<Double> {
    let ends = [number(sane), number(sane)].map { $0.isNaN ? 1 : $0 }
    return min(ends[0], ends[1])...max(ends[0], ends[1])
  }
  let feel = ScrollFeel.all.randomElement(using: &random)!
  let snap = SnapFeel(landing: random.coin() ? .deceleration : .spring)
  var scroll = SimpleScrollView(
    layout: ScrollLayout(viewport: size(), contentSize: size(), contentInset: insets()), feel: feel,
    contentOffset: Vector2(number(0...900), number(0...900)))
  if random.coin() { scroll.ruler = Ruler(spacing: isSane ? number(4...90) : random.magnitude(1e-300...1e300)) }
  let zoom = ZoomableScrollView(
    layout: ZoomLayout(viewport: size(), contentSize: size(), zoomLimits: range(0.1...9), contentInset: insets()),
    feel: feel, zoomScale: number(0.1...9))
  var drawer = Drawer(anchors: [number(0...80), number(100...400)], height: number(500...900), feel: snap)
  var list = ListDrawer(
    detents: [0: .fromTop(number(0...99)), 1: .fraction(number(0...1)), 2: .fittingContent(gap: number(0...99))],
    layout: DrawerLayout(
      height: number(500...900), headerHeight: number(0...60), contentHeight: number(0...3000), safeArea: insets()),
    detent: [nil, 0, 1, 2].randomElement(using: &random)!, feel: feel, snap: snap)
  var pages = PagingScrollView(
    layout: PageLayout(
      pages: [number(1...900), number(1...900), number(1...900)], spacing: number(0...9), margin: number(0...9),
      viewport: number(1...900), alignment: random.coin() ? .center : .leading),
    anchorIndex: 1, feel: snap, minimumFlickVelocity: number(0...500))
  var loop = PagingScrollView(
    layout: EqualPages(
      7, length: isSane ? 40 : random.magnitude(Double.leastNonzeroMagnitude...1e308), loops: random.coin()),
    feel: snap)
  var tile = PictureInPicture(
    layout: TileLayout(stage: size(), tile: isSane ? Size(300, 300) : size(), margin: insets()), corner: .topRight,
    feel: snap)
  let nested = NestedScrollView(
    [
      ElasticLimits(range(0...200), dimension: number(0...99)),
      ElasticLimits(range(0...2400), dimension: number(0...99)),
    ],
    offsets: [number(0...99), number(0...99)], feel: feel)
  if random.coin() {
    (drawer.decelerationLaw, list.decelerationLaw, pages.decelerationLaw) = (
      feel.decelerationLaw, feel.decelerationLaw, feel.decelerationLaw
    )
    (loop.decelerationLaw, tile.decelerationLaw) = (feel.decelerationLaw, feel.decelerationLaw)
    (loop.reportsPassedPages, pages.reportsPassedPages) = (true, true)
  }
  for view in [scroll, zoom, drawer, list, pages, loop, tile, nested] as [any SavedView] { try check(view, &random) }
}
