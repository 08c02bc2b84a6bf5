import Foundation
import ScrollGeometry
import Testing

@Suite("Recorded drags of the metro map")
struct MetroReplayTests {
  /// Returns the point of the map that is under a point of the stage.
  private func place(_ frame: ReplayedDrag.Frame, under point: Vector2) -> Vector2 {
    (Vector2(frame["contentOffset.x"], frame["contentOffset.y"]) + point) / frame["zoomScale"]
  }

  @Test("recorded drags of the map bounce at its edge and spring back past its corner")
  func pan() throws {
    let drag = try ReplayedDrag("metro-pan")
    #expect(
      drag.states == ["idle", "dragging", "decelerating", "bouncing", "idle", "dragging", "bouncing", "idle"])
    #expect(drag.last.values == ["contentOffset.x": 0, "contentOffset.y": 0, "zoomScale": 1])
    #expect(drag.frames.allSatisfy { $0["zoomScale"] == 1 })
  }

  @Test("a recorded zoom with Ctrl and the wheel keeps the map under the pointer in place")
  func wheelZoom() throws {
    let drag = try ReplayedDrag("metro-zoom")
    let pointer = Vector2(600, 200)
    let zooming = drag.frames.filter { $0.time! < 4.9 }
    let start = place(zooming[0], under: pointer)
    for frame in zooming {
      let moved = place(frame, under: pointer) - start
      #expect((moved * frame["zoomScale"]).length < 1e-9)
    }
    #expect(abs(zooming[zooming.count - 1]["zoomScale"] - pow(1.2, 5)) < 1e-12)
  }

  @Test("a recorded zoom by double clicks, notches and keys reaches the scale's limits exactly")
  func limits() throws {
    let drag = try ReplayedDrag("metro-zoom")
    let scales = drag.frames.map { $0["zoomScale"] }
    #expect(scales.max() == 4)
    #expect(try #require(scales.min()) < 0.5 && scales.contains(0.5))
    #expect(scales.allSatisfy { $0 > 0.25 && $0 < 8 })
    let smallest = try #require(drag.frames.last { $0["zoomScale"] == 0.5 })
    #expect(smallest["contentOffset.x"] == -50 && smallest["contentOffset.y"] == -20)
    #expect(abs(drag.last["zoomScale"] - 0.75) < 1e-12)
  }

  @Test("a recorded pinch past the largest scale springs back about the middle of the fingers")
  func pinch() throws {
    let drag = try ReplayedDrag("metro-pinch", fps: 240)
    #expect(drag.states == ["idle", "dragging", "bouncing", "idle"])
    #expect(try #require(drag.frames.map { $0["zoomScale"] }.max()) > 4.5)
    let center = Vector2(465, 345)
    let bouncing = drag.frames.filter { $0.state == "bouncing" }
    let start = place(bouncing[0], under: center)
    for frame in bouncing { #expect((place(frame, under: center) - start).length < 1e-6) }
    #expect(drag.last["zoomScale"] == 4)
  }

  @Test(
    "recorded gestures on the map are the same at any frame rate and end at rest",
    arguments: ["metro-pan", "metro-zoom", "metro-pinch"])
  func frameRates(name: String) throws {
    let (slow, fast) = (try ReplayedDrag(name, fps: 60), try ReplayedDrag(name, fps: 240))
    let byTime = Dictionary(uniqueKeysWithValues: fast.frames.map { ($0.time, $0) })
    let shared = slow.frames.filter { byTime[$0.time] != nil }
    #expect(shared.count > 30)
    for frame in shared { #expect(frame.values == byTime[frame.time]?.values) }
    #expect(slow.last.state == "idle")
  }
}
