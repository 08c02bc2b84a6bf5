import ScrollInteraction
import SeededRandom
import Testing

@Suite("Zoomable scroll view") struct ZoomableScrollViewTests {
  private static let layout = ZoomLayout(viewport: Size(400, 300), contentSize: Size(1600, 1200), zoomLimits: 0.5...4)

  private func view(
    scale: Double = 1, offset: Vector2? = nil, layout: ZoomLayout = layout, feel: ScrollFeel = .article
  ) -> ZoomableScrollView {
    ZoomableScrollView(layout: layout, feel: feel, zoomScale: scale, contentOffset: offset)
  }

  private func rest(_ view: ZoomableScrollView) throws -> (scale: Double, offset: Vector2, time: Double) {
    let time = try #require(view.restTime)
    return (view.zoomScale(at: time), view.contentOffset(at: time), time)
  }

  // MARK: Panning

  @Test("a zoomable view at a constant scale moves as a plain scroll view does", arguments: 0..<60)
  func asPlain(seed: UInt64) throws {
    var dice = SeededRandom(seed: seed)
    let feel = ScrollFeel.all[dice.count(0...2)]
    let start = Vector2(dice.number(0...1200), dice.number(0...900))
    var zoomable = view(offset: start, feel: feel)
    var plain = SimpleScrollView(
      layout: ScrollLayout(viewport: Self.layout.viewport, contentSize: Self.layout.contentSize), feel: feel,
      contentOffset: start)
    var pointer = ScriptedPointer(at: Vector2(200, 150))
    for event in pointer.drag(by: dice.point(in: -500...500), over: dice.count(3...30)) {
      _ = zoomable.handle(event, at: event.time)
      _ = plain.handle(event, at: event.time)
      let (one, other) = (zoomable.contentOffset(at: event.time), plain.contentOffset(at: event.time))
      #expect(one.distance(to: other) < 1e-9, "seed \(seed)")
    }
    for step in 0...40 {
      let time = pointer.time + Double(step) * 0.07
      let (one, other) = (zoomable.contentOffset(at: time), plain.contentOffset(at: time))
      #expect(one.distance(to: other) < 1e-9, "seed \(seed)")
    }
    let end = try #require(plain.restTime)
    let (one, other) = (zoomable.contentOffset(at: end + 1), plain.contentOffset(at: end + 1))
    #expect(one.distance(to: other) < 1e-9, "seed \(seed)")
  }

  // MARK: Zooming about a point

  @Test("zooming in steps keeps the content under the pointer in place to 1e-9", arguments: 0..<60)
  func staysPutBySteps(seed: UInt64) throws {
    var dice = SeededRandom(seed: seed)
    let point = Vector2(dice.number(0...400), dice.number(0...300))
    var view = view(offset: Vector2(dice.number(0...1200), dice.number(0...900)))
    let content = view.contentPoint(of: point, at: 0)
    var time = 0.0
    for _ in 0..<5 {
      view.zoom(by: dice.number(1.05...1.3), about: point, at: time)
      for _ in 0..<6 {
        time += dice.number(0.001...0.05)
        #expect(view.viewportPoint(of: content, at: time).distance(to: point) < 1e-9, "seed \(seed)")
      }
    }
    let end = try rest(view)
    #expect(view.viewportPoint(of: content, at: end.time).distance(to: point) < 1e-9, "seed \(seed)")
    #expect(end.scale > 1.2, "seed \(seed)")
  }

  private static func zoom(
    _ delta: Double, about point: Vector2, isPrecise: Bool = true, at time: Double
  ) -> WheelEvent {
    WheelEvent(delta: Vector2(0, delta), isPrecise: isPrecise, isZoom: true, position: point, time: time)
  }

  // MARK: Limits of the scale

  @Test(
    "the scale stretches past its limits with resistance, at most by a factor of two", arguments: [1.5, 3, 10, 1e6])
  func rubberBand(pull: Double) {
    for (start, pull) in [(4.0, pull), (0.5, 1 / pull)] {
      var view = view(scale: start)
      view.handle(PinchEvent(.began, scale: 1, center: Vector2(200, 150), time: 0), at: 0)
      view.handle(PinchEvent(.changed, scale: pull, center: Vector2(200, 150), time: 0.1), at: 0.1)
      let stretch = view.zoomScale(at: 0.1) / start
      #expect(pull > 1 ? stretch > 1 && stretch < min(2, pull) : stretch < 1 && stretch > max(0.5, pull))
    }
  }

  @Test("a scale released past its limit springs back exactly, about the middle of the fingers", arguments: [3.0, 20])
  func springsBack(pull: Double) throws {
    var view = view(scale: 4, offset: Vector2(2000, 1700))
    let center = Vector2(90, 210)
    let content = view.contentPoint(of: center, at: 0)
    view.handle(PinchEvent(.began, scale: 1, center: center, time: 0), at: 0)
    for step in 1...10 {
      let scale = 1 + (pull - 1) * Double(step) / 10
      view.handle(PinchEvent(.changed, scale: scale, center: center, time: Double(step) / 60), at: Double(step) / 60)
    }
    view.handle(PinchEvent(.ended, scale: pull, center: center, time: 0.5), at: 0.5)
    #expect(view.state(at: 0.5) == .bouncing)
    for step in 0...100 {
      let time = 0.5 + Double(step) / 100
      #expect(view.viewportPoint(of: content, at: time).distance(to: center) < 1e-9)
    }
    #expect(try rest(view).scale == 4)
  }

  @Test("scale and offset do not jump when a pinch begins, ends or begins again during a bounce")
  func pinchSeams() {
    var view = view(scale: 0.5)
    var time = 0.0
    func shown() -> (Double, Vector2) { (view.zoomScale(at: time), view.contentOffset(at: time)) }
    func seamless(_ change: () -> Void) {
      let before = shown()
      change()
      let after = shown()
      #expect(abs(before.0 - after.0) < 1e-9 && before.1.distance(to: after.1) < 1e-6)
    }
    let center = Vector2(60, 40)
    seamless { view.handle(PinchEvent(.began, scale: 1, center: center, time: time), at: time) }
    time = 0.1
    view.handle(PinchEvent(.changed, scale: 0.3, center: center + Vector2(90, 60), time: time), at: time)
    seamless { view.handle(PinchEvent(.ended, scale: 0.3, center: center + Vector2(90, 60), time: time), at: time) }
    time = 0.18
    seamless { view.handle(PinchEvent(.began, scale: 1, center: Vector2(300, 200), time: time), at: time) }
    time = 0.3
    seamless { view.handle(PinchEvent(.ended, scale: 1, center: Vector2(300, 200), time: time), at: time) }
  }

  @Test(
    "a zoom step against a limit overshoots about its point and returns to it exactly",
    arguments: [(4.0, 1.25), (0.5, 0.8)])
  func pushAgainstLimit(limit: Double, factor: Double) throws {
    var view = view(scale: limit)
    view.scroll(to: Vector2(600, 500), animated: false, at: 0)
    let point = Vector2(50, 60)
    let content = view.contentPoint(of: point, at: 0)
    view.zoom(by: factor, about: point, at: 0)
    let farthest = (0...100).map { abs(view.zoomScale(at: Double($0) / 100) / limit - 1) }.max()!
    #expect(farthest > 0.01 && farthest < 0.2)
    // At the smallest scale, all content fits and stays centered.
    let moved = (0...100).map { view.contentPoint(of: point, at: Double($0) / 100).distance(to: content) }.max()!
    #expect(limit < 1 || moved < 1e-6, "\(moved)")
    #expect(try rest(view).scale == limit)
  }

  // MARK: Bounds

  @Test("random input always leaves scale and offset at rest within their limits", arguments: 0..<200)
  func restsWithinLimits(seed: UInt64) throws {
    var dice = SeededRandom(seed: seed)
    var view = view(scale: dice.number(0.5...4), feel: ScrollFeel.all[dice.count(0...2)])
    var time = 0.0
    for _ in 0..<6 {
      time += dice.number(0...0.4)
      disturb(&view, &dice, &time)
    }
    let end = try rest(view)
    #expect((0.5...4).contains(end.scale), "seed \(seed)")
    for axis in Axis.allCases {
      let limits = view.layout.limits(along: axis, zoomScale: end.scale)
      #expect(limits.contains(end.offset[axis]), "seed \(seed): \(end.offset[axis]) in \(limits)")
      #expect(view.velocity(at: end.time)[axis] == 0, "seed \(seed)")
    }
  }

  private func disturb(_ view: inout ZoomableScrollView, _ dice: inout SeededRandom, _ time: inout Double) {
    let point = Vector2(dice.number(0...400), dice.number(0...300))
    switch dice.count(0...4) {
    case 0:
      var pointer = ScriptedPointer(at: point, time: time)
      for event in pointer.drag(by: dice.point(in: -400...400), over: 8) { _ = view.handle(event, at: event.time) }
      time = pointer.time
    case 1: view.zoom(by: dice.number(0.3...3), about: point, at: time)
    case 2: view.send(Self.zoom(dice.number(-60...60), about: point, at: time))
    case 3: view.zoom(to: dice.number(0.1...9), about: point, at: time)
    default:
      view.handle(PinchEvent(.began, scale: 1, center: point, time: time), at: time)
      for _ in 0..<8 {
        time += 0.016
        let center = point + dice.point(in: -80...80)
        view.handle(PinchEvent(.changed, scale: dice.number(0.2...4), center: center, time: time), at: time)
      }
      view.handle(PinchEvent(.ended, scale: dice.number(0.2...4), center: point, time: time), at: time)
    }
  }

  @Test("content smaller than the viewport is centered")
  func centered() throws {
    var view = view(layout: ZoomLayout(viewport: Size(1000, 500), contentSize: Size(1600, 1200), zoomLimits: 0.25...4))
    view.zoom(to: 0.25, about: Vector2(130, 70), at: 0)
    let end = try rest(view)
    #expect(end.offset == Vector2((400 - 1000) / 2, (300 - 500) / 2))
  }

  @Test("velocities are the derivatives of offset and scale while zooming and decelerating")
  func velocities() {
    var view = view(scale: 0.6, offset: Vector2(100, 80))
    var pointer = ScriptedPointer(at: Vector2(200, 150))
    for event in pointer.drag(by: Vector2(90, -50), over: 8) { _ = view.handle(event, at: event.time) }
    view.zoom(by: 4, about: Vector2(350, 30), at: pointer.time + 0.02)
    let step = 1e-5
    for index in 1...60 {
      let time = pointer.time + 0.02 + Double(index) * 0.011
      let offset = (view.contentOffset(at: time + step) - view.contentOffset(at: time - step)) / (2 * step)
      #expect(offset.distance(to: view.velocity(at: time)) < 0.5 + 1e-3 * offset.length)
      let scale = (view.zoomScale(at: time + step) - view.zoomScale(at: time - step)) / (2 * step)
      #expect(abs(scale - view.zoomVelocity(at: time)) < 1e-3 * max(1, abs(scale)))
    }
  }

  @Test("a wheel zooms about the pointer during a drag, and the drag continues")
  func wheelWhileHeld() {
    var view = view(offset: Vector2(500, 400))
    var pointer = ScriptedPointer(at: Vector2(200, 150))
    for event in [pointer.down()] + pointer.move(by: Vector2(40, 20)) { _ = view.handle(event, at: event.time) }
    let content = view.contentPoint(of: pointer.position, at: pointer.time)
    view.zoom(by: 1.3, about: pointer.position, at: pointer.time)
    #expect(view.viewportPoint(of: content, at: pointer.time).distance(to: pointer.position) < 1e-9)
    for event in pointer.move(by: Vector2(-30, 10)) { _ = view.handle(event, at: event.time) }
    #expect(view.viewportPoint(of: content, at: pointer.time).distance(to: pointer.position) < 1e-9)
  }

  @Test("zoom notches add up and keep the zoom velocity")
  func zoomNotches() throws {
    var view = view(offset: Vector2(500, 400))
    for step in 0..<3 {
      let time = Double(step) * 0.06
      let (scale, velocity) = (view.zoomScale(at: time), view.zoomVelocity(at: time))
      view.send(Self.zoom(1, about: Vector2(200, 150), isPrecise: false, at: time))
      #expect(abs(view.zoomScale(at: time) - scale) < 1e-12)
      #expect(abs(view.zoomVelocity(at: time) - velocity) < 1e-9)
    }
    #expect(abs(try rest(view).scale - 1.2 * 1.2 * 1.2) < 1e-9)
  }

  @Test("fingers on a touchpad zoom in by e per 160 pt upward, also while content is held", arguments: [false, true])
  func touchpadZoom(isHeld: Bool) {
    var view = view(offset: Vector2(500, 400))
    if isHeld { view.beginDragging(at: 0) }
    let point = Vector2(90, 210)
    let content = view.contentPoint(of: point, at: 0)
    for step in 1...10 { view.send(Self.zoom(8, about: point, at: Double(step) * 0.01)) }
    // 80 pt are half of the way to e: √e.
    #expect(abs(view.zoomScale(at: 0.1) - 1.6487212707) < 1e-9)
    #expect(view.viewportPoint(of: content, at: 0.1).distance(to: point) < 1e-6)
  }

  @Test("what is in the middle of a map at rest stays there when the viewport or the limits of the scale change")
  func resized() {
    var view = view(scale: 2, offset: Vector2(500, 700))
    func layout(_ viewport: Size, _ limits: ClosedRange<Double>) -> ZoomLayout {
      ZoomLayout(viewport: viewport, contentSize: Size(1600, 1200), zoomLimits: limits)
    }
    // In the middle of 400 × 300 is the point (350, 425) of the content at a scale of 1.
    view.setLayout(layout(Size(600, 200), 0.5...4), at: 1)
    #expect(view.contentOffset(at: 1).distance(to: Vector2(400, 750)) < 1e-9)
    view.setLayout(layout(Size(400, 300), 0.5...4), keeping: .start, at: 1)
    #expect(view.contentOffset(at: 1).distance(to: Vector2(400, 750)) < 1e-9)
    // Now the point (300, 450) is there.
    view.setLayout(layout(Size(400, 300), 0.5...1), at: 1)
    #expect(view.zoomScale(at: 1) == 1)
    #expect(view.contentOffset(at: 1).distance(to: Vector2(100, 300)) < 1e-9)
  }
}

@Suite("Zooming by program") struct ZoomableScrollViewProgramTests {
  private let layout = ZoomLayout(
    viewport: Size(600, 460), contentSize: Size(3000, 2000), zoomLimits: 0.2...2,
    contentInset: EdgeInsets(top: 60, left: 0, bottom: 0, right: 0))

  @Test("a rectangle is zoomed to fit between the insets and centered")
  func zoomToRect() throws {
    var view = ZoomableScrollView(layout: layout, feel: .article, zoomScale: 0.2)
    view.zoom(to: Rect(x: 1000, y: 900, width: 600, height: 200), at: 0)
    let rest = try #require(view.restTime)
    #expect(view.zoomScale(at: rest) == 1)
    #expect(view.viewportPoint(of: Vector2(1300, 1000), at: rest).distance(to: Vector2(300, 260)) < 1e-6)
    #expect(view.target.distance(to: view.contentOffset(at: rest)) < 1e-6)
    for step in 0...100 { #expect(view.contentOffset(at: rest * Double(step) / 100).isFinite) }
    view.zoom(to: Rect(x: 0, y: 0, width: 10, height: 10), animated: false, at: 9)
    #expect(view.zoomScale(at: 9) == 2 && view.contentOffset(at: 9) == Vector2(0, -60))
  }

  @Test("scrolling to an offset keeps the scale and stays within the limits")
  func scrollTo() throws {
    var view = ZoomableScrollView(layout: layout, feel: .article, zoomScale: 0.5)
    view.scroll(to: Vector2(400, 300), at: 0)
    let rest = try #require(view.restTime)
    #expect(view.contentOffset(at: rest).distance(to: Vector2(400, 300)) < 1e-9 && view.zoomScale(at: rest) == 0.5)
    view.scroll(to: Vector2(1e9, -1e9), animated: false, at: 5)
    #expect(view.contentOffset(at: 5) == Vector2(900, -60))
    view.scrollRectToVisible(Rect(x: 0, y: 1900, width: 100, height: 100), animated: false, at: 6)
    #expect(view.contentOffset(at: 6) == Vector2(0, 540))
  }

  @Test("a scale and an axis without bounces stay within their limits")
  func bounces() {
    var rigid = layout
    rigid.bouncesZoom = false
    rigid.bounces = PerAxis(x: false, y: true)
    var view = ZoomableScrollView(
      layout: rigid, feel: .article, zoomScale: 1, contentOffset: Vector2(0, 0), slop: TouchedView.noSlop)
    var pointer = ScriptedPointer(at: Vector2(200, 200))
    for event in pointer.drag(by: Vector2(150, 150)) { view.handle(event) }
    for step in 0...50 { #expect(view.contentOffset(at: pointer.time + Double(step) / 50).x == 0) }
    view.handle(PinchEvent(.began, scale: 1, center: Vector2(300, 200), time: 5))
    view.handle(PinchEvent(.changed, scale: 9, center: Vector2(300, 200), time: 5.1))
    #expect(view.zoomScale(at: 5.1) == 2)
    view.handle(PinchEvent(.changed, scale: 0.01, center: Vector2(300, 200), time: 5.2))
    #expect(view.zoomScale(at: 5.2) == 0.2)
    view.handle(PinchEvent(.ended, scale: 0.01, center: Vector2(300, 200), time: 5.3))
    #expect(view.zoomScale(at: 6) == 0.2)
  }

  @Test("a zoom to a rectangle about as large as the viewport has no jump", arguments: [300.0, 570, 594, 599.9])
  func nearlySameScale(width: Double) throws {
    var view = ZoomableScrollView(
      layout: ZoomLayout(viewport: Size(600, 400), contentSize: Size(9000, 9000), zoomLimits: 0.1...4), feel: .article,
      contentOffset: .zero)
    view.zoom(to: Rect(origin: Vector2(4000, 3000), size: Size(width, width * 2 / 3)), at: 0)
    let rest = try #require(view.restTime)
    #expect(rest > 0.3 && view.zoomScale(at: rest) == 600 / width)
    let step = 1.0 / 240
    for count in 0...Int(rest / step) + 1 {
      let now = Double(count) * step
      let way = (view.velocity(at: now) + view.velocity(at: now + step)) * (step / 2)
      let jump = (view.contentOffset(at: now + step) - view.contentOffset(at: now)).distance(to: way)
      #expect(jump < 1.5 + 0.01 * way.length, "\(now)")
    }
    // A layout change on the way does not make the end abrupt.
    view.zoom(to: Rect(origin: .zero, size: Size(width, width * 2 / 3)), at: 10)
    view.setLayout(ZoomLayout(viewport: Size(600, 401), contentSize: Size(9000, 9000), zoomLimits: 0.1...4), at: 10.2)
    let end = try #require(view.restTime)
    let last = view.contentOffset(at: end - 1e-9)
    #expect(last.distance(to: view.contentOffset(at: end)) < 1.5)
  }
}
