import ScrollInteraction
import Testing

/// Laws that every draggable view of the library follows.
@Suite("Every interaction") struct EveryViewTests {
  /// A point at which every view can be dragged.
  private let hold = Vector2(80, 560)

  private func expectSame(_ one: [Double], _ other: [Double], _ comment: Comment? = nil) {
    #expect(one.count == other.count)
    for (a, b) in zip(one, other) { #expect(abs(a - b) < 1e-9 * max(1, abs(a)), comment) }
  }

  private func isStill(_ speed: [Double]) -> Bool { speed.allSatisfy { abs($0) < 1e-9 } }

  @Test("a cancelled drag ends in place, the view settles, later moves are ignored", arguments: TouchedView.allCases)
  func cancelledDrag(kind: TouchedView) throws {
    var view = kind.made()
    var pointer = ScriptedPointer(at: hold)
    view.send([pointer.down()] + pointer.move(by: Vector2(-130, -137), over: 12))
    #expect(view.restTime == nil)
    let held = view.place(at: pointer.time)
    view.cancel(at: pointer.time)
    expectSame(view.place(at: pointer.time), held)
    #expect(isStill(view.speed(at: pointer.time)))
    let (rest, end) = (try #require(view.restTime), view.place(at: 9))
    view.cancel(at: pointer.time + 0.05)
    view.send(pointer.move(by: Vector2(200, 200)) + [pointer.up()])
    #expect(view.restTime == rest && view.place(at: 9) == end)
    #expect(view.isIdle(at: rest) && isStill(view.speed(at: rest)))
  }

  @Test("a click at rest is reported and moves nothing", arguments: TouchedView.allCases)
  func click(kind: TouchedView) {
    var view = kind.made()
    var pointer = ScriptedPointer(at: hold)
    _ = view.send(pointer.down())
    pointer.wait(0.08)
    let isClick = view.send(pointer.up())
    #expect(isClick && view.place(at: 5) == kind.made().place(at: 5) && view.isIdle(at: pointer.time))
  }

  @Test("a press in flight stops the view at once and is not a click", arguments: TouchedView.allCases, [0.05, 0.2])
  func caught(kind: TouchedView, delay: Double) {
    var view = kind.made()
    var pointer = ScriptedPointer(at: hold)
    view.send(pointer.drag(by: Vector2(-60, -64), over: 6))
    pointer.wait(delay)
    let place = view.place(at: pointer.time)
    #expect(!view.isIdle(at: pointer.time))
    var finger = ScriptedPointer(at: kind == .tile ? Vector2(place[0] + 40, place[1] + 40) : hold, time: pointer.time)
    _ = view.send(finger.down())
    expectSame(view.place(at: finger.time), place)
    finger.wait(0.3)
    expectSame(view.place(at: finger.time), place)
    let isClick = view.send(finger.up())
    #expect(!isClick)
  }

  /// During a drag, only positions are compared: another rubber band shows another part of the pointer's velocity.
  @Test("another feel keeps the position and, after a release, velocity and rest", arguments: TouchedView.allCases)
  func retuned(kind: TouchedView) {
    for (displacement, wait, isReleased) in [
      (Vector2(-60, -64), 0.03, true), (Vector2(-60, -64), 0.3, true), (Vector2(-60, -64), 0.02, false),
      (Vector2(900, 900), 0.0, true), (Vector2(900, 900), 0, false), (Vector2(-60, -64), 30, true),
    ] {
      var view = kind.made()
      var pointer = ScriptedPointer(at: hold)
      view.send([pointer.down()] + pointer.move(by: displacement, over: 8) + (isReleased ? [pointer.up()] : []))
      let time = pointer.time + wait
      let (place, speed, rest) = (view.place(at: time), view.speed(at: time), view.restTime)
      view.retune(at: time)
      expectSame(view.place(at: time), place, "\(displacement), \(wait) s")
      if isReleased { expectSame(view.speed(at: time), speed, "\(displacement), \(wait) s") }
      #expect(wait < 9 || rest.map { $0 < time } == true, "\(displacement), \(wait) s")
      if let rest, rest < time { #expect(view.restTime! <= rest) }
    }
  }

  @Test("setting the same feel again changes nothing", arguments: TouchedView.allCases)
  func retunedTwice(kind: TouchedView) {
    var view = kind.made()
    var pointer = ScriptedPointer(at: hold)
    view.send(pointer.drag(by: Vector2(-60, -64), over: 8))
    view.retune(at: pointer.time + 0.01)
    let will = [0.05, 0.1, 0.5, 5].map { view.place(at: pointer.time + $0) }
    view.retune(at: pointer.time + 0.04)
    for (after, place) in zip([0.05, 0.1, 0.5, 5], will) { expectSame(view.place(at: pointer.time + after), place) }
  }

  @Test("a view needs another frame while it is held or moves, and none at rest", arguments: TouchedView.allCases)
  func frames(kind: TouchedView) throws {
    var view = kind.made()
    #expect(!view.needsFrame(after: 0))
    var pointer = ScriptedPointer(at: hold)
    view.send([pointer.down()] + pointer.move(by: Vector2(-60, -64), over: 6))
    #expect(view.needsFrame(after: pointer.time) && view.needsFrame(after: pointer.time + 60))
    view.send(pointer.up())
    let rest = try #require(view.restTime)
    #expect(view.needsFrame(after: pointer.time) && view.needsFrame(after: rest - 0.001))
    #expect(!view.needsFrame(after: rest))
  }
}
