import ScrollInteraction
import SeededRandom

/// A view that a test calls with hostile numbers.
protocol HostileView: SavedView {
  /// What the view was given, and may contain NaN.
  var settings: [any Encodable] { get }
  func moreNumbers(at time: Double) -> [Double]
  /// Calls one method of the view, chosen at random.
  mutating func callOwn(_ random: inout SeededRandom, _ n: (inout SeededRandom) -> Double, at time: Double)
}

extension HostileView {
  /// Calls one method, with numbers that `n` makes.
  mutating func call(_ random: inout SeededRandom, _ n: (inout SeededRandom) -> Double, at time: Double) {
    func v(_ random: inout SeededRandom) -> Vector2 { Vector2(n(&random), n(&random)) }
    switch random.count(0...15) {
    case 0...1:
      let phase = PointerEvent.Phase.allCases.randomElement(using: &random)!
      var event = PointerEvent(phase, device: .touch, id: random.count(0...1), position: v(&random), time: time)
      if random.coin() { event.position.x = n(&random) }
      handle(event, at: random.coin() ? nil : n(&random))
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
    default: callOwn(&random, n, at: time)
    }
    _ = dragRange(along: random.coin() ? .x : .y, at: time)
  }
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

extension HostileView {
  /// Returns a motion with hostile numbers.
  fileprivate static func motion(
    _ random: inout SeededRandom, _ n: (inout SeededRandom) -> Double
  ) -> DraggableValue.Movement {
    let spring = Spring(mass: n(&random), stiffness: n(&random), dampingRatio: n(&random))
    return switch random.count(0...3) {
    case 0: .spring(SpringMotion(from: n(&random), to: n(&random), velocity: n(&random), spring: spring))
    case 1: .ease(EasedMotion(from: n(&random), to: n(&random), velocity: n(&random), duration: n(&random)))
    case 2: .coast(Deceleration(from: n(&random), velocity: n(&random)))
    default: .rest(n(&random))
    }
  }

  fileprivate static func scrollMotion(
    _ random: inout SeededRandom, _ n: (inout SeededRandom) -> Double
  ) -> ScrollMotion {
    ScrollMotion(from: n(&random), velocity: n(&random), limits: 0...1000, feel: .android)
  }

  fileprivate static func wheelFeel(
    _ random: inout SeededRandom, _ n: (inout SeededRandom) -> Double
  ) -> WheelFeel {
    WheelFeel(
      spring: Spring(stiffness: n(&random), dampingRatio: n(&random)), notch: random.coin() ? n(&random) : nil,
      pageShare: n(&random), longestLead: n(&random), zoomNotch: n(&random), zoomTravel: n(&random),
      notchSpeed: n(&random), touchpadSpeed: n(&random))
  }

  fileprivate static func step(_ random: inout SeededRandom, _ n: (inout SeededRandom) -> Double) -> ScrollStep {
    [.lines(n(&random)), .pages(n(&random)), .toStart, .toEnd].randomElement(using: &random)!
  }
}

extension SimpleScrollView: HostileView {
  var settings: [any Encodable] { [layout, feel, wheelFeel, pan.slop] }

  func moreNumbers(at time: Double) -> [Double] {
    [target.x, target.y] + Axis.allCases.flatMap { [limits(along: $0).lowerBound, limits(along: $0).upperBound] }
  }

  mutating func callOwn(_ random: inout SeededRandom, _ n: (inout SeededRandom) -> Double, at time: Double) {
    let (a, b, c) = (n(&random), n(&random), n(&random))
    let axis = random.coin() ? Axis.x : .y
    switch random.count(0...9) {
    case 0: scroll(to: Vector2(a, b), animated: random.coin(), at: time)
    case 1: scroll(by: Vector2(a, b), at: time)
    case 2: scroll(Self.step(&random, n), axis, isRepeat: random.coin(), at: time)
    case 3: fling(velocity: Vector2(a, b), at: time)
    case 4: grow(to: a, along: axis, atOffset: b, at: time)
    case 5: scrollRectToVisible(Rect(x: a, y: b, width: c, height: c), at: time)
    case 6: follow(Self.motion(&random, n), along: axis, at: time)
    case 7: follow(Self.scrollMotion(&random, n), along: axis, at: time)
    case 8: wheelFeel = Self.wheelFeel(&random, n)
    default:
      var new = layout
      (new.contentSize.height, new.viewport.height) = (a, b)
      setLayout(new, animated: random.coin(), at: time)
    }
  }
}

extension ZoomableScrollView: HostileView {
  var settings: [any Encodable] { [layout, feel, wheelFeel, pan.slop, zoomSpring] }

  func moreNumbers(at time: Double) -> [Double] {
    let (inside, outside) = (
      contentPoint(of: Vector2(1, 1.7e308), at: time), viewportPoint(of: Vector2(2, 3), at: time)
    )
    return [target.x, target.y, targetZoomScale, inside.x, inside.y, outside.x, outside.y]
      + Axis.allCases.flatMap { [limits(along: $0).lowerBound, limits(along: $0).upperBound] }
  }

  mutating func callOwn(_ random: inout SeededRandom, _ n: (inout SeededRandom) -> Double, at time: Double) {
    let (a, b, c) = (n(&random), n(&random), n(&random))
    let axis = random.coin() ? Axis.x : .y
    switch random.count(0...9) {
    case 0: scroll(to: Vector2(a, b), animated: random.coin(), at: time)
    case 1: scroll(Self.step(&random, n), axis, isRepeat: random.coin(), at: time)
    case 2: fling(velocity: Vector2(a, b), at: time)
    case 3: grow(to: a, along: axis, atOffset: b, at: time)
    case 4: zoom(to: Rect(x: a, y: b, width: c, height: c), animated: random.coin(), at: time)
    case 5: follow(Self.motion(&random, n), along: axis, at: time)
    case 6: wheelFeel = Self.wheelFeel(&random, n)
    case 7: zoom(by: a, about: Vector2(b, c), at: time)
    case 8: zoom(to: a, about: Vector2(b, c), at: time)
    default:
      var new = layout
      (new.contentSize.height, new.viewport.height) = (a, b)
      new.zoomLimits = min(1, abs(a))...max(1, abs(c))
      setLayout(new, animated: random.coin(), at: time)
    }
  }
}

extension Drawer: HostileView {
  var settings: [any Encodable] { [feel, wheelFeel, pan.slop] }

  func moreNumbers(at time: Double) -> [Double] { anchors + [height] }

  mutating func callOwn(_ random: inout SeededRandom, _ n: (inout SeededRandom) -> Double, at time: Double) {
    switch random.count(0...4) {
    case 0: fling(velocity: Vector2(n(&random), n(&random)), at: time)
    case 1: follow(Self.motion(&random, n), at: time)
    case 2:
      if random.coin() { hide(animated: random.coin(), at: time) } else { snap(to: random.count(-1...2), at: time) }
    case 3: wheelFeel = Self.wheelFeel(&random, n)
    default: setAnchors([n(&random), n(&random)], height: n(&random), animated: random.coin(), at: time)
    }
  }
}

extension ListDrawer: HostileView where Detent: Codable {
  var settings: [any Encodable] { [detents, layout, feel, wheelFeel, pan.slop] }

  func moreNumbers(at time: Double) -> [Double] { [listHeight] + ([nil] + detents.names).compactMap { origin(of: $0) } }

  mutating func callOwn(_ random: inout SeededRandom, _ n: (inout SeededRandom) -> Double, at time: Double) {
    let (a, b, c) = (n(&random), n(&random), n(&random))
    switch random.count(0...7) {
    case 0: scroll(to: a, animated: random.coin(), at: time)
    case 1: scroll(Self.step(&random, n), isRepeat: random.coin(), at: time)
    case 2: fling(velocity: a, at: time)
    case 3: grow(to: a, atOffset: b, at: time)
    case 4: scrollRectToVisible(Rect(x: a, y: b, width: c, height: c), at: time)
    case 5: follow(Self.motion(&random, n), at: time)
    case 6:
      snap(to: random.coin() ? nil : detents.names.randomElement(using: &random), animated: random.coin(), at: time)
    default:
      var new = layout
      (new.height, new.headerHeight, new.contentHeight) = (a, b, c)
      setLayout(new, animated: random.coin(), at: time)
    }
  }
}

extension PagingScrollView: HostileView where Pages: Codable & Hashable {
  var settings: [any Encodable] { [layout, feel, wheelFeel, pan.slop, [minimumFlickVelocity]] }

  func moreNumbers(at time: Double) -> [Double] { [layout.limits.lowerBound, layout.limits.upperBound] }

  mutating func callOwn(_ random: inout SeededRandom, _ n: (inout SeededRandom) -> Double, at time: Double) {
    switch random.count(0...4) {
    case 0: fling(velocity: Vector2(n(&random), n(&random)), at: time)
    case 1: follow(Self.motion(&random, n), at: time)
    case 2: turn(by: n(&random), at: time)
    case 3: wheelFeel = Self.wheelFeel(&random, n)
    default: snap(to: random.count(-9...9), animated: random.coin(), at: time)
    }
  }
}

extension PictureInPicture: HostileView where Anchor: Codable {
  var settings: [any Encodable] { [layout, feel, wheelFeel, pan.slop] }

  func moreNumbers(at time: Double) -> [Double] { [projection(at: time).x, projection(at: time).y] }

  mutating func callOwn(_ random: inout SeededRandom, _ n: (inout SeededRandom) -> Double, at time: Double) {
    switch random.count(0...4) {
    case 0: fling(velocity: Vector2(n(&random), n(&random)), at: time)
    case 1: follow(x: Self.motion(&random, n), y: Self.motion(&random, n), at: time)
    case 2: snap(to: layout.anchors.names.randomElement(using: &random)!, animated: random.coin(), at: time)
    case 3: wheelFeel = Self.wheelFeel(&random, n)
    default:
      var new = layout
      (new.stage.width, new.tile.width, new.margin.left) = (n(&random), n(&random), n(&random))
      setLayout(new, animated: random.coin(), at: time)
    }
  }
}

extension NestedScrollView: HostileView {
  var settings: [any Encodable] { [members, feel, wheelFeel, pan.slop] }

  func moreNumbers(at time: Double) -> [Double] { target }

  mutating func callOwn(_ random: inout SeededRandom, _ n: (inout SeededRandom) -> Double, at time: Double) {
    let (a, b) = (n(&random), n(&random))
    switch random.count(0...6) {
    case 0: scroll(to: a, of: random.count(0...members.count - 1), at: time)
    case 1: scroll(by: a, at: time)
    case 2: scroll(Self.step(&random, n), in: a, isRepeat: random.coin(), at: time)
    case 3: fling(velocity: a, at: time)
    case 4: grow(0, to: min(0, b)...max(0, b), atOffset: a, at: time)
    case 5: follow(Self.motion(&random, n), at: time)
    default:
      wheelFeel = Self.wheelFeel(&random, n)
      var new = members
      new[0] = ElasticLimits(min(0, a)...max(0, a), dimension: abs(b))
      setMembers(new, at: time)
    }
  }
}
