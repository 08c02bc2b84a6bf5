import Foundation
import ScrollPhysics
import Testing

@Suite("Recorded drags")
struct ReplayedDragTests {
  static let names = [
    "drawer-flick-up", "drawer-there-and-back", "drawer-keys", "springs-retarget", "springs-drag", "scroll-corner",
    "scroll-rows", "curves-hover",
  ]

  @Test("recorded drags end at rest and are the same at any frame rate", arguments: names)
  func sound(name: String) throws {
    let (slow, fast) = (try ReplayedDrag(name, fps: 60), try ReplayedDrag(name, fps: 240))
    #expect(slow.last.state == "idle")
    let byTime = Dictionary(uniqueKeysWithValues: fast.frames.map { ($0.time, $0) })
    let shared = slow.frames.filter { byTime[$0.time] != nil }
    #expect(shared.count > 30)
    for frame in shared { #expect(frame.values == byTime[frame.time]?.values) }
  }

  @Test("a recorded flick raises the drawer to its top and continues in the list by one deceleration")
  func flickUp() throws {
    let drag = try ReplayedDrag("drawer-flick-up")
    #expect(drag.states == ["idle", "dragging", "decelerating", "idle"])
    for frame in drag.frames { #expect(frame["origin"] == 56 || frame["contentOffset.y"] == 0) }
    let inFlight = drag.steps.filter { $0.0.state == "decelerating" && $0.1.state == "decelerating" }
    for (frame, next) in inFlight {
      let factor = pow(0.998, 1000 * (next.time! - frame.time!))
      let speed = frame.velocity("contentOffset.y") - frame.velocity("origin")
      let nextSpeed = next.velocity("contentOffset.y") - next.velocity("origin")
      #expect(abs(nextSpeed - speed * factor) < 1e-6 * speed)
    }
    #expect(drag.last["origin"] == 56)
    #expect(drag.last["contentOffset.y"] > 600)
  }

  @Test("recorded drags move sheet and list without a jump, and the list can pull the sheet down")
  func thereAndBack() throws {
    let drag = try ReplayedDrag("drawer-there-and-back")
    #expect(drag.states == ["idle", "dragging", "idle", "dragging", "decelerating", "snapping", "idle"])
    #expect(drag.frames.contains { $0["origin"] == 56 && $0["contentOffset.y"] == 187 })
    for (frame, next) in drag.steps where frame.state == "dragging" && next.state == "dragging" {
      #expect(next["origin"] == 56 || next["contentOffset.y"] == 0)
    }
    let over = try #require(drag.steps.first { $0.0.state == "decelerating" && $0.1.state == "snapping" })
    #expect(over.1["contentOffset.y"] == 0)
    #expect(over.1.velocity("origin") > 500)
    #expect(drag.last["origin"] == 336 && drag.last["contentOffset.y"] == 0)
  }

  @Test("recorded keys and a click on the handle move the drawer between its anchors in flight")
  func keys() throws {
    let drag = try ReplayedDrag("drawer-keys")
    #expect(drag.states == ["idle", "snapping", "idle", "snapping", "idle"])
    #expect(drag.frames.map { $0["origin"] }.min()! < 120)
    #expect(drag.frames.map { $0["origin"] }.max()! > 600)
    #expect(drag.frames.contains { $0.state == "idle" && $0["origin"] == 592 })
    #expect(drag.last["origin"] == 336)
    for (frame, next) in drag.steps { #expect(abs(next["origin"] - frame["origin"]) < 60) }
  }

  @Test("a recorded click retargets all springs in flight, and an impulse moves them from rest")
  func retarget() throws {
    let drag = try ReplayedDrag("springs-retarget")
    let balls = (1...4).map { "ball\($0)" }
    for (frame, next) in drag.steps where frame["target"] != next["target"] {
      for ball in balls { #expect(abs(next[ball] - frame[ball]) < 40) }
    }
    let pushed = drag.frames.reversed().prefix { $0["target"] == drag.last["target"] }
    for ball in balls {
      #expect(pushed.contains { $0[ball] < drag.last["target"] - 20 && $0.velocity(ball) != 0 })
      #expect(drag.last[ball] == drag.last["target"])
    }
  }

  @Test("a recorded ball of the springs demo keeps the velocity of its drag")
  func springDrag() throws {
    let drag = try ReplayedDrag("springs-drag")
    let released = try #require(drag.frames.lastIndex { $0.state == "dragging" })
    let held = drag.frames[released]["ball3"]
    #expect(drag.frames[released...].map { $0["ball3"] }.max()! > held)
    #expect(drag.frames[released + 1].velocity("ball3") > 100)
    #expect(drag.last["ball3"] == 0)
  }

  @Test("a recorded flick into the corner bounces along both axes and ends exactly there")
  func corner() throws {
    let drag = try ReplayedDrag("scroll-corner")
    let rest = try #require(drag.frames.first { $0.state == "idle" && $0.time! > 0.5 })
    #expect(rest["contentOffset.x"] == 0 && rest["contentOffset.y"] == 0)
    for name in ["contentOffset.x", "contentOffset.y"] {
      let before = drag.frames.prefix { $0.time! < rest.time! }.map { $0[name] }
      #expect(before.min()! < -10 && before.min()! > -700)
    }
    #expect(drag.last["contentOffset.x"] > 200)
  }

  @Test("a million recorded rows scroll, are sent to their end and bounce there")
  func rows() throws {
    let drag = try ReplayedDrag("scroll-rows")
    let end = 64.0 * 1_000_000 - 700
    let moving = drag.states.filter { $0 != "idle" }
    #expect(moving == ["dragging", "decelerating", "snapping", "dragging", "bouncing"])
    #expect(drag.frames.map { $0["contentOffset.y"] }.max()! > end + 50)
    #expect(drag.last["contentOffset.y"] == end)
  }

  @Test("recorded hovering reads the curve shown")
  func hover() throws {
    let drag = try ReplayedDrag("curves-hover")
    #expect(Set(drag.frames.map { $0["figure"] }) == [1, 2])
    let read = drag.last
    let expected = Deceleration(from: 0, velocity: 1000, threshold: 1e-9).value(at: read["reading.x"])
    #expect(read["reading.x"] > 0)
    #expect(abs(read["reading.y"] - expected) < 1e-9)
    #expect(drag.frames.filter { $0["figure"] == 1 }.allSatisfy { $0["reading.y"] <= 1000 })
  }
}
