import ScrollInteraction
import Testing

/// Laws that every draggable view of the library follows.
@Suite("Every interaction")
struct EveryViewTests {
  /// Each kind of view, between its ends.
  enum Kind: CaseIterable {
    case scrollView, drawer, listDrawer, pages, tile, map, chain

    var made: any TestedView {
      switch self {
      case .scrollView:
        SimpleScrollView(
          layout: ScrollLayout(viewport: Size(400, 300), contentSize: Size(2000, 3000)), feel: .article,
          contentOffset: Vector2(800, 1300))
      case .drawer: Drawer(anchors: [80, 400, 700], height: 800, anchorIndex: 1)
      case .listDrawer:
        ListDrawer(
          detents: [.expanded: .fromTop(80), .middle: .fromTop(400), .collapsed: .fromTop(700)] as Detents<Height>,
          layout: DrawerLayout(height: 800, headerHeight: 60, contentHeight: 4000), detent: .expanded,
          contentOffset: 900, feel: .article)
      case .pages: PagingScrollView(layout: .equal(9, viewport: 400), anchorIndex: 4)
      case .tile:
        PictureInPicture(
          layout: TileLayout<TileCorner>(stage: Size(800, 900), tile: Size(160, 90), margin: EdgeInsets(20)),
          corner: .topRight)
      case .map:
        ZoomableScrollView(
          layout: ZoomLayout(viewport: Size(400, 300), contentSize: Size(2000, 3000), zoomLimits: 0.5...4),
          feel: .article,
          contentOffset: Vector2(800, 1300))
      case .chain:
        NestedScrollView(
          [ElasticLimits(0...900, dimension: 0), ElasticLimits(0...4400, dimension: 600)], offsets: [450, 2000],
          feel: .article)
      }
    }

    /// A point at which the view can be dragged.
    var hold: Vector2 { self == .tile ? Vector2(700, 60) : Vector2(300, 450) }
  }

  private func expectSame(_ one: [Double], _ other: [Double], _ comment: Comment? = nil) {
    #expect(one.count == other.count)
    for (a, b) in zip(one, other) { #expect(abs(a - b) < 1e-9 * max(1, abs(a)), comment) }
  }

  private func isStill(_ speed: [Double]) -> Bool { speed.allSatisfy { abs($0) < 1e-9 } }

  @Test("a cancelled drag ends in place without velocity, and the view settles", arguments: Kind.allCases)
  func cancelledDrag(kind: Kind) throws {
    var thing = kind.made
    var pointer = ScriptedPointer(at: kind.hold)
    thing.send([pointer.down()] + pointer.move(by: Vector2(-130, -137), over: 12))
    #expect(thing.restTime == nil)
    let held = thing.place(at: pointer.time)
    thing.cancel(at: pointer.time)
    expectSame(thing.place(at: pointer.time), held)
    #expect(isStill(thing.speed(at: pointer.time)))
    let rest = try #require(thing.restTime)
    #expect(thing.isIdle(at: rest) && isStill(thing.speed(at: rest)))
  }

  @Test("moves after a cancellation are ignored", arguments: Kind.allCases)
  func afterCancellation(kind: Kind) {
    var thing = kind.made
    var pointer = ScriptedPointer(at: kind.hold)
    thing.send([pointer.down()] + pointer.move(by: Vector2(-90, -90)))
    thing.cancel(at: pointer.time)
    let (settled, place) = (thing.restTime, thing.place(at: pointer.time + 0.1))
    thing.cancel(at: pointer.time + 0.05)
    thing.send(pointer.move(by: Vector2(200, 200)) + [pointer.up()])
    #expect(thing.restTime == settled)
    expectSame(thing.place(at: 8 * 0.01 + 0.1), place)
  }

  @Test("a click at rest is reported and moves nothing", arguments: Kind.allCases)
  func click(kind: Kind) {
    var thing = kind.made
    let before = thing.place(at: 0)
    var pointer = ScriptedPointer(at: kind.hold)
    _ = thing.send(pointer.down())
    pointer.wait(0.08)
    let isClick = thing.send(pointer.up())
    #expect(isClick)
    expectSame(thing.place(at: 5), before)
    #expect(thing.isIdle(at: pointer.time))
  }

  @Test("a press in flight stops the view at once and is not a click", arguments: Kind.allCases)
  func caught(kind: Kind) {
    var thing = kind.made
    var pointer = ScriptedPointer(at: kind.hold)
    thing.send(pointer.drag(by: Vector2(-60, -64), over: 6))
    pointer.wait(0.05)
    let place = thing.place(at: pointer.time)
    #expect(!thing.isIdle(at: pointer.time))
    var finger = ScriptedPointer(
      at: kind == .tile ? Vector2(place[0] + 40, place[1] + 40) : kind.hold, time: pointer.time)
    _ = thing.send(finger.down())
    finger.wait(0.3)
    expectSame(thing.place(at: finger.time), place)
    let isClick = thing.send(finger.up())
    #expect(!isClick)
  }

  /// During a drag, only positions are compared: another rubber band shows another part of the pointer's velocity.
  @Test("changing the feel keeps the position and, after a release, the velocity", arguments: Kind.allCases)
  func retuned(kind: Kind) {
    for (displacement, wait, isReleased) in [
      (Vector2(-60, -64), 0.03, true), (Vector2(-60, -64), 0.3, true), (Vector2(-60, -64), 0.02, false),
      (Vector2(900, 900), 0.0, true),
    ] {
      var thing = kind.made
      var pointer = ScriptedPointer(at: kind.hold)
      thing.send([pointer.down()] + pointer.move(by: displacement, over: 8) + (isReleased ? [pointer.up()] : []))
      let time = pointer.time + wait
      let (place, speed) = (thing.place(at: time), thing.speed(at: time))
      thing.retune(at: time)
      expectSame(thing.place(at: time), place, "\(displacement), \(wait) s")
      if isReleased { expectSame(thing.speed(at: time), speed, "\(displacement), \(wait) s") }
    }
  }

  @Test("setting the same feel again changes nothing", arguments: Kind.allCases)
  func retunedTwice(kind: Kind) {
    var thing = kind.made
    var pointer = ScriptedPointer(at: kind.hold)
    thing.send(pointer.drag(by: Vector2(-60, -64), over: 8))
    thing.retune(at: pointer.time + 0.01)
    let will = [0.05, 0.1, 0.5, 5].map { thing.place(at: pointer.time + $0) }
    thing.retune(at: pointer.time + 0.04)
    for (after, place) in zip([0.05, 0.1, 0.5, 5], will) { expectSame(thing.place(at: pointer.time + after), place) }
  }
}
