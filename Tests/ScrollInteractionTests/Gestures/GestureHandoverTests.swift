import Foundation
import ScrollInteraction
import SeededRandom
import Testing

@Suite("Handing over a pan") struct GestureHandoverTests {
  @Test("photo and pages together follow the pointer at every report", arguments: ScriptedDevice.all, 0..<12)
  func sum(device: ScriptedDevice, seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    var viewer = PhotoViewer(photoOffset: Vector2(random.number(1...399), 400))
    let (start, sign) = (viewer, random.coin() ? 1.0 : -1)
    let (wide, rate, second) = (random.number(150...300), random.number(4...9), random.number(0...80))
    func path(_ time: Double) -> Vector2 {
      Vector2(
        200 + sign * (wide * sin(rate * time) + second * sin(2.3 * rate * time)),
        300 + 90 * (1 - cos(1.7 * rate * time)))
    }
    var reference = PanGesture()
    var last = (time: 0.0, translation: Vector2.zero)
    var handovers = 0
    for event in device.reports(until: 2, path: path) {
      let before = viewer.moved(from: start, at: event.time)
      let change = reference.handle(event)
      viewer.handle(event)
      guard event.phase == .move else { continue }
      switch change {
      case .began(let translation), .changed(let translation):
        let moved = viewer.moved(from: start, at: event.time)
        #expect(abs(moved.photo.x + moved.pages - translation.x) < 1e-9, "seed \(seed)")
        #expect(abs(moved.photo.y - translation.y) < 1e-9 && moved.sheet == 0, "seed \(seed)")
        // The pages are away only while the photo is at its edge.
        let isAtEdge = viewer.photo.limits(along: .x).hasBound(viewer.photo.contentOffset(at: event.time).x)
        if moved.pages != 0 { #expect(isAtEdge, "seed \(seed)") }
        // Nothing jumps: no view moves farther than the pointer.
        let step = (translation - last.translation).length + 1e-9
        #expect(abs(moved.pages - before.pages) <= step, "seed \(seed)")
        #expect(abs(moved.photo.x - before.photo.x) <= step, "seed \(seed)")
        #expect(viewer.arena.winner == (moved.pages == 0 ? .photo : .pages), "seed \(seed)")
        handovers += (moved.pages == 0) != (before.pages == 0) ? 1 : 0
        last = (event.time, translation)
      default: #expect(viewer.moved(from: start, at: event.time) == (.zero, 0, 0), "seed \(seed)")
      }
    }
    #expect(handovers > 1, "seed \(seed)")
    #expect(!viewer.isHeld && viewer.arena.winner == nil, "seed \(seed)")
  }

  @Test("a chain of three views divides a pan exactly, and stretches the outermost", arguments: 0..<60)
  func three(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let views = (0..<3).map { _ in
      SimpleScrollView(
        layout: ScrollLayout(viewport: Size(400, 200), contentSize: Size(400, random.number(210...400))),
        feel: .article,
        contentOffset: Vector2(0, random.number(0...200)))
    }
    var stack = ViewStack(views)
    let limits = views.map { $0.limits(along: .y) }
    let start = stack.places(at: 0).map { $0[1] }
    var pointer = ScriptedPointer(at: .zero, interval: 1 / random.number(30...500))
    stack.handle(pointer.down())
    var reference = PanGesture()
    _ = reference.handle(PointerEvent(.down, position: .zero, time: 0))
    var reports = 0
    for _ in 0..<8 {
      for event in pointer.move(by: Vector2(0, random.number(-300...300)), over: random.count(1...9)) {
        let change = reference.handle(event)
        stack.handle(event)
        guard case .began(let translation)? = change.map(asBegan) else { continue }
        reports += 1
        let offsets = stack.places(at: event.time).map { $0[1] }
        // Before the resistance of the outermost view.
        let outer = RubberBand(coefficient: 0.55, dimension: 200).unclamp(offsets[2], from: limits[2])
        let moved = start[0] - offsets[0] + start[1] - offsets[1] + start[2] - outer
        #expect(abs(moved - translation.y) < 1e-6, "seed \(seed)")
        for index in 0..<2 { #expect(abs(limits[index].excess(of: offsets[index])) < 1e-9, "seed \(seed)") }
        for (inner, other) in [(0, 1), (1, 2), (0, 2)] where abs(offsets[other] - start[other]) > 1e-6 {
          let isAtLimit = [limits[inner].lowerBound, limits[inner].upperBound].contains {
            abs($0 - offsets[inner]) < 1e-6
          }
          #expect(isAtLimit, "seed \(seed)")
        }
      }
    }
    #expect(reports > 10, "seed \(seed)")
  }

  private func asBegan(_ change: PanGesture.Change) -> PanGesture.Change {
    if case .changed(let translation) = change { .began(translation: translation) } else { change }
  }

  @Test("pages that win at the edge of a photo turn as pages alone do", arguments: ScriptedDevice.all, 0..<6)
  func turns(device: ScriptedDevice, seed: UInt64) {
    var random = SeededRandom(seed: seed)
    var viewer = PhotoViewer(photoOffset: Vector2(400, 400))
    var pages = viewer.pages
    let speed = random.number(-1500 ... -100)
    for event in device.reports(until: random.number(0.1...0.3), path: { Vector2(300 + speed * $0, 300) }) {
      viewer.handle(event)
      pages.handle(event)
      #expect(viewer.pages.contentOffset(at: event.time) == pages.contentOffset(at: event.time), "seed \(seed)")
      #expect(viewer.pages.velocity(at: event.time) == pages.velocity(at: event.time), "seed \(seed)")
    }
    #expect(viewer.pages.target == pages.target && viewer.pages.restTime == pages.restTime, "seed \(seed)")
    #expect(viewer.photo.contentOffset(at: 9) == Vector2(400, 400) && viewer.photo.events(in: 0..<9).isEmpty)
  }

  @Test("a release gives its velocity to exactly one view", arguments: ScriptedDevice.all, 0..<8)
  func momentum(device: ScriptedDevice, seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    var viewer = PhotoViewer(photoOffset: Vector2(random.number(150...250), 400))
    let speed = random.signed(400...1200)
    let events = device.reports(until: random.number(0.15...0.5), path: { Vector2(300 + speed * $0, 300) })
    for event in events.dropLast() { viewer.handle(event) }
    let (winner, up) = (viewer.arena.winner, try #require(events.last { $0.phase == .up }))
    let (photo, pages) = (viewer.photo.velocity(at: up.time), viewer.pages.velocity(at: up.time))
    #expect((photo.x == 0) != (pages.x == 0), "seed \(seed)")
    viewer.handle(up)
    #expect(winner == .pages ? viewer.pages.velocity(at: up.time).x * speed < 0 : viewer.pages.restTime == -.infinity)
    #expect(winner == .photo || viewer.photo.velocity(at: up.time) == .zero, "seed \(seed)")
    #expect(winner == .pages || viewer.photo.velocity(at: up.time).x * speed < 0, "seed \(seed)")
    #expect(!viewer.isHeld, "seed \(seed)")
  }

  @Test("a view that grows, is removed or is cancelled in a pan moves no other view")
  func changes() throws {
    for change in 0...2 {
      let carousel = SimpleScrollView(
        layout: ScrollLayout(viewport: Size(400, 200), contentSize: Size(450, 200)), slop: TouchedView.noSlop)
      var stack = ViewStack(
        [carousel, PagingScrollView(layout: .equal(5, viewport: 400), anchorIndex: 2)], slop: TouchedView.noSlop)
      var pointer = ScriptedPointer(at: .zero)
      func move(by distance: Double) -> [Double] {
        for event in pointer.move(by: Vector2(distance, 0)) { stack.handle(event) }
        return stack.places(at: pointer.time).map { $0[0].rounded() }
      }
      stack.handle(pointer.down())
      #expect(move(by: -100) == [50, 850])
      switch change {
      case 0:
        var grown = try #require(stack.views[0] as? SimpleScrollView)
        grown.setLayout(ScrollLayout(viewport: Size(400, 200), contentSize: Size(900, 200)), at: pointer.time)
        stack.views[0] = grown
        #expect(move(by: -10) == [60, 850] && move(by: 70) == [40, 800])
      case 1: stack.removed = [0]
      default: stack.views[0].cancel(at: pointer.time)
      }
      if change > 0 { #expect(move(by: -20)[1] == 870) }
      stack.removed = []
      stack.handle(pointer.up())
      #expect(!stack.views[1].isHeld)
    }
  }
}

extension ClosedRange<Double> {
  /// Returns whether `value` is at one of the bounds, within a rounding error.
  fileprivate func hasBound(_ value: Double) -> Bool {
    abs(value - lowerBound) < 1e-5 || abs(value - upperBound) < 1e-5
  }
}
