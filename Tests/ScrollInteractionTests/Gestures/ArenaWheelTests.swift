import ScrollInteraction
import SeededRandom
import Testing

@Suite("Wheels and touchpads above several views") struct ArenaWheelTests {
  private func scroll(_ content: Size, at offset: Vector2) -> SimpleScrollView {
    SimpleScrollView(
      layout: ScrollLayout(viewport: Size(400, 600), contentSize: content), feel: .article, contentOffset: offset)
  }

  /// A carousel on a list at its top on a page.
  private var carousel: ViewStack {
    ViewStack([
      scroll(Size(2000, 600), at: Vector2(500, 0)), scroll(Size(400, 3000), at: .zero),
      scroll(Size(400, 5000), at: Vector2(0, 2000)),
    ])
  }

  private func check(_ reports: [Vector2], move mover: Int, _ note: Comment) {
    var (stack, time) = (carousel, 0.0)
    let start = stack.places(at: 0)
    for report in reports {
      time += 0.01
      stack.handle(ScriptedWheel.precise(report.y, x: report.x, at: time))
    }
    let sum = reports.reduce(.zero, +)
    for index in stack.views.indices {
      let (x, y) = (
        stack.places(at: time)[index][0] - start[index][0], stack.places(at: time)[index][1] - start[index][1]
      )
      #expect(abs(x - (index == mover && mover == 0 ? sum.x : 0)) < 1e-9, note)
      #expect(abs(y - (index == mover && mover != 0 ? sum.y : 0)) < 1e-9, note)
      #expect(index == mover || stack.views[index].isAtRest(at: time), note)
    }
  }

  @Test("a swipe is decided by its first points together, and its view receives all of it", arguments: 0..<300)
  func strays(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let (isSteep, side) = (random.coin(), random.count(0...3))
    var strays: [Vector2] = []
    while random.count(0...3) > 0 {
      let next = random.point(in: -3...3)
      // A few points in any direction, or almost none before a swipe at 60 degrees.
      let sum = strays.reduce(next, +).length
      if sum < (isSteep ? 0.4 : 3.9) { strays.append(next) }
    }
    let across = isSteep ? random.signed(5.7...5.7) : 0
    let swipe = (0..<20).map { _ in
      let (along, other) = (side < 2 ? 10.0 : -10, isSteep ? across : random.number(-3...3))
      return side % 2 == 0 ? Vector2(along, other) : Vector2(other, along)
    }
    // Upward, the list has no room.
    check(strays + swipe, move: side % 2 == 0 ? 0 : side == 1 ? 1 : 2, "seed \(seed)")
  }

  @Test("fingers that land stop each view in flight as they stop it alone, and decide nothing", arguments: 0..<150)
  func landing(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    var views = (0..<random.count(1...3)).map { _ in TouchedView.allCases.randomElement(using: &random)!.made() }
    for index in views.indices where random.coin() {
      var pointer = ScriptedPointer(at: Vector2(80, 560))
      views[index].send([pointer.down()] + pointer.move(by: Vector2(0, -80)) + [pointer.up()])
    }
    var (stack, time) = (ViewStack(views), random.number(0.09...0.5))
    let isMoving = views.map { $0.isMoving(at: time) }
    func send(_ wheel: WheelEvent) {
      stack.handle(wheel)
      for index in views.indices where isMoving[index] { views[index].handle(wheel) }
      for later in [0, 0.03, 0.2, 9] {
        #expect(stack.places(at: time + later) == views.map { $0.place(at: time + later) }, "seed \(seed)")
      }
    }
    for _ in 0..<random.count(1...3) {
      send(ScriptedWheel.precise(0, at: time, position: Vector2(80, 560)))
      time += 0.02
    }
    if random.coin() {
      send(WheelEvent(delta: .zero, isPrecise: true, isEnd: true, position: Vector2(80, 560), time: time))
    } else {
      // The views that lose settle at once.
      stack.handle(ScriptedWheel.precise(9, at: time, position: Vector2(80, 560)))
      #expect(stack.views.filter { $0.isDragging(at: time) }.count <= 1, "seed \(seed)")
    }
  }

  @Test("no notch vanishes before all views are at their ends", arguments: 0..<200)
  func conservation(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    var rooms: [Double] = []
    var notches: [Double] = []
    var stack = ViewStack(
      (0..<random.count(1...4)).map { _ in
        let (room, place, notch) = (random.number(0...500), random.number(0...1), random.number(20...90))
        rooms.append(room)
        notches.append(notch)
        return member(random.count(0...2), room, at: place * room, notch: notch)
      })
    var time = 0.0
    for _ in 0..<60 {
      time += random.coin() ? 0.02 : random.number(0...0.8)
      let count = random.coin() ? [-1.0, 1].randomElement(using: &random)! : random.number(-4...4)
      let before = stack.views.map { $0.end }
      stack.handle(ScriptedWheel.notch(count, at: time))
      let after = stack.views.map { $0.end }
      let used = stack.views.indices.reduce(0) { $0 + (after[$1] - before[$1]) / notches[$1] }
      let isAtEnd = stack.views.indices.allSatisfy { abs(after[$0] - (count > 0 ? rooms[$0] : 0)) < 1e-5 }
      #expect(abs(used - count) < 1e-5 || isAtEnd && abs(used) < abs(count), "seed \(seed)")
    }
  }

  private func member(_ kind: Int, _ room: Double, at offset: Double, notch: Double) -> any TestedView {
    switch kind {
    case 0:
      var view = SimpleScrollView(
        layout: ScrollLayout(viewport: Size(400, 600), contentSize: Size(400, 600 + room)), feel: .article,
        contentOffset: Vector2(0, offset))
      view.wheelFeel.notch = notch
      return view
    case 1:
      let half = ElasticLimits(0...room / 2, dimension: 600)
      var view = NestedScrollView(
        [half, half], order: .innerFirst, offsets: [max(0, offset - room / 2), min(offset, room / 2)], feel: .article)
      view.wheelFeel.notch = notch
      return view
    default:
      var view = ZoomableScrollView(
        layout: ZoomLayout(viewport: Size(400, 600), contentSize: Size(400, 600 + room), zoomLimits: 1...4),
        feel: .article, contentOffset: Vector2(0, offset))
      view.wheelFeel.notch = notch
      return view
    }
  }

  @Test("what a panel leaves of ten notches turns the pages around it")
  func panel() {
    var stack = ViewStack([
      scroll(Size(400, 800), at: .zero), PagingScrollView(layout: .equal(12, viewport: 600), axis: .y),
    ])
    for index in 0..<10 { stack.handle(ScriptedWheel.notch(1, at: 0.02 * Double(index))) }
    #expect(abs(stack.views[0].end - 200) < 1e-9)
    #expect(stack.views[1].end == 7 * 600)
  }
}
