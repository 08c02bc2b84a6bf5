import AppTesting
import Overscroll
import OverscrollInput
import ScrollGeometry
import ScrollInteraction
import StudioTesting
import Testing

@testable import OverscrollDemoKit
@testable import OverscrollDemos
@testable import OverscrollStudio

@Suite("Zooming and measuring in the graph") struct GraphZoomTests {
  private func flicked(_ demo: any Demo.Type = ScrollDemo.self, size: Size = Size(1120, 760)) -> ScriptedApp {
    var scripted = ScriptedApp(demo, size: size)
    scripted.wait(0.5)
    scripted.flick(from: Vector2(500, 350), by: Vector2(-60, -140))
    scripted.wait(9)
    return scripted
  }

  private func picture(_ scripted: ScriptedApp) throws -> GraphPicture { try #require(scripted.app.graphPicture) }

  private func place(_ share: Double, _ scripted: ScriptedApp) throws -> Vector2 {
    let lane = try picture(scripted).positionLane
    return Vector2(lane.minX + lane.width * share, lane.midY)
  }

  // MARK: - Zoom

  @Test("a wheel with Control zooms the graph about the pointer, at most out to the whole")
  func zoom() throws {
    var scripted = flicked()
    let full = try picture(scripted).key.full
    let point = try place(0.37, scripted)
    let time = try picture(scripted).time(atX: point.x)
    for _ in 0..<12 {
      scripted.wheel(Vector2(0, 1), at: point, isZoom: true)
      scripted.wait(0.02)
      #expect((try picture(scripted).time(atX: point.x) - time).magnitude < 1e-9)
    }
    let times = try picture(scripted).key.times
    #expect((full.length / times.length - pow(1.25, 12)).magnitude < 1e-6)
    #expect(try picture(scripted).key.full == full)
    for _ in 0..<30 { scripted.wheel(Vector2(0, -1), at: point, isZoom: true) }
    scripted.wait(0.02)
    #expect(try picture(scripted).key.times == full && !scripted.app.graph.isZoomed)
    for _ in 0..<80 { scripted.wheel(Vector2(0, 1), at: point, isZoom: true) }
    #expect(try picture(scripted).key.times.length >= 0.0199)
  }

  @Test("a pinch zooms the graph about its middle without scrubbing")
  func pinch() throws {
    var scripted = flicked()
    let point = try place(0.6, scripted)
    let (time, length) = (try picture(scripted).time(atX: point.x), try picture(scripted).key.full.length)
    func send(_ kind: WindowEvent.Kind) {
      scripted.wait(0.01)
      scripted.app.handle(WindowEvent(time: scripted.time, kind: kind))
    }
    send(.pointer(.down, .touch, position: point))
    send(.pinch(PinchEvent(.began, scale: 1, center: point, time: 0)))
    for step in 1...20 {
      send(.pinch(PinchEvent(.changed, scale: 1 + Double(step) / 10, center: point, time: 0)))
      #expect((try picture(scripted).time(atX: point.x) - time).magnitude < 1e-9)
    }
    send(.pinch(PinchEvent(.ended, scale: 3, center: point, time: 0)))
    send(.pointer(.cancel, .touch, position: point))
    #expect((length / (try picture(scripted).key.times.length) - 3).magnitude < 1e-9)
    #expect(scripted.app.graph.scrubbedTime == nil && !scripted.app.stage.clock.isPaused)
  }

  @Test(
    "a zoomed graph can be scrolled, dragged and flung, and springs back to its ends"
  )
  func scrolling() throws {
    var scripted = flicked()
    let full = try picture(scripted).key.full
    for _ in 0..<10 { scripted.wheel(Vector2(0, 1), at: try place(0.5, scripted), isZoom: true) }
    scripted.wait(0.1)
    func times() throws -> ClosedRange<Double> { try picture(scripted).key.times }
    let zoomed = try times()
    scripted.wheel(Vector2(0, -1), at: try place(0.5, scripted))
    scripted.wait(1)
    #expect(try times().lowerBound > zoomed.lowerBound)
    #expect((try times().length - zoomed.length).magnitude < 1e-9)
    let frame = try #require(scripted.app.shell.layout.graph)
    scripted.hover(Vector2(frame.midX, frame.maxY - 8))
    #expect(scripted.app.cursor == .resizeHorizontal)
    let axis = try place(0.5, scripted)
    scripted.hover(axis)
    #expect(scripted.app.cursor == .openHand)
    let length = try times().length
    let lane = try picture(scripted).positionLane
    let before = try times().lowerBound
    scripted.pointer(.down, axis)
    scripted.pointer(.move, axis + Vector2(53, 0))
    #expect((before - (try times().lowerBound) - 50 * length / lane.width).magnitude < 1e-9)
    scripted.wait(0.5)
    scripted.pointer(.up, axis + Vector2(53, 0))
    scripted.flick(from: axis, by: Vector2(120, 0), steps: 5)
    #expect(scripted.app.isAnimating)
    let released = try times().lowerBound
    scripted.wait(0.1)
    #expect(try times().lowerBound < released)
    for _ in 0..<8 { scripted.flick(from: axis, by: Vector2(300, 0), steps: 5) }
    scripted.pointer(.down, axis)
    scripted.pointer(.move, axis + Vector2(200, 0))
    #expect(try times().lowerBound < full.lowerBound)
    scripted.pointer(.up, axis + Vector2(200, 0))
    scripted.wait(5)
    #expect((try times().lowerBound - full.lowerBound).magnitude < 1e-9 && !scripted.app.isAnimating)
    #expect(scripted.app.graph.scrubbedTime == nil)
  }

  @Test("in a zoomed graph, the time axis and the current moment scrub")
  func zoomedScrubbing() throws {
    var scripted = flicked()
    // A moment of the gesture is displayed while the clock is paused.
    scripted.press("B")
    scripted.wait(0.3)
    scripted.press("Space")
    scripted.wait(0.1)
    let now = scripted.app.stage.now
    scripted.press("=", modifiers: .alt)
    scripted.wait(0.5)
    let picture = try picture(scripted)
    let (moment, axis) = (picture.x(now), Vector2(picture.velocityLane.midX + 40, picture.key.frame.maxY - 8))
    for start in [Vector2(moment, picture.positionLane.midY), axis] {
      scripted.pointer(.down, start)
      scripted.pointer(.move, start + Vector2(30, 0))
      let scrubbed = try #require(scripted.app.graph.scrubbedTime)
      #expect((picture.x(scrubbed) - start.x - 30).magnitude < 1e-6)
      scripted.pointer(.up, start + Vector2(30, 0))
      #expect(scripted.app.graph.scrubbedTime == nil)
      #expect(try self.picture(scripted).key.times == picture.key.times)
    }
  }

  @Test("the graph shows the motion's value and velocity at the pointer's time")
  func values() throws {
    for zoom in [0.0, 4, 12] {
      var scripted = flicked()
      if zoom > 0 { scripted.wheel(Vector2(0, zoom), at: try place(0.2, scripted), isZoom: true) }
      scripted.wait(0.1)
      for share in [0.1, 0.35, 0.8] {
        let point = try place(share, scripted)
        scripted.hover(point)
        let time = try picture(scripted).time(atX: point.x)
        let snapshot = scripted.app.stage.timeline.demo(at: time).snapshot(at: time)
        for line in try picture(scripted).lines {
          let sample = try #require(line.curve.sample(at: time))
          #expect(scripted.texts.contains(line.curve.valueText(sample.value)))
          #expect(scripted.texts.contains(line.curve.velocityText(sample.velocity)))
          #expect((sample.value - snapshot.values[line.curve.name]!).magnitude < 0.5)
        }
      }
    }
  }

  // MARK: - Measuring

  @Test("a drag with Shift measures between two times, and a press or Escape ends the measurement")
  func measuring() throws {
    var scripted = flicked()
    for isEscaped in [true, false] {
      let (a, b) = (try place(0.1, scripted), try place(0.45, scripted))
      scripted.hold(.shift)
      scripted.pointer(.down, a)
      scripted.pointer(.move, b)
      scripted.pointer(.up, b)
      scripted.hold([])
      #expect(scripted.app.graph.scrubbedTime == nil && !scripted.app.stage.clock.isPaused)
      let picture = try picture(scripted)
      let times = [a, b].map { picture.time(atX: $0.x) }
      scripted.hover(Vector2(500, 300))
      #expect(scripted.texts.contains("Δ"))
      #expect(scripted.texts.contains(DecimalFormat.text(times[1] - times[0], decimals: 3)))
      let main = try #require(picture.lines.first).curve
      let samples = times.map { main.sample(at: $0)! }
      #expect(scripted.texts.contains(main.valueText(samples[1].value - samples[0].value)))
      #expect(scripted.texts.contains(main.velocityText(samples[1].velocity - samples[0].velocity)))
      if isEscaped { scripted.press("Escape") } else { scripted.click(a) }
      #expect(!scripted.texts.contains("Δ"))
    }
  }

  @Test("a key and the main menu measure from release to rest, and the ends can be dragged")
  func flight() throws {
    var scripted = flicked()
    let picture = try picture(scripted)
    func span() -> (from: Double, to: Double)? { scripted.app.graph.span(from: picture.start).map { ($0.from, $0.to) } }
    #expect(span() == nil)
    #expect(scripted.app.mainMenu.items.contains { $0.action == .command(.toggleMeasure) && $0.isEnabled })
    scripted.press("M", modifiers: .control)
    let (marks, measured) = (try #require(picture.main).curve.marks, try #require(span()))
    #expect(measured.to == marks.last { $0.kind == .rest }?.time)
    #expect(measured.from == marks.last { $0.kind == .release }?.time)
    for (end, other) in [(measured.to, measured.from), (measured.from, measured.to)] {
      let start = Vector2(picture.x(end) + 2, picture.positionLane.midY)
      scripted.pointer(.down, start)
      scripted.pointer(.move, start + Vector2(end > other ? -30 : 30, 0))
      let moved = try #require(span())
      #expect(moved.from == other && abs(abs(picture.x(moved.to) - picture.x(end)) - 30) < 1e-6)
      #expect(scripted.app.graph.scrubbedTime == nil)
      scripted.pointer(.move, start)
      scripted.pointer(.up, start)
    }
    scripted.press("M", modifiers: .control)
    #expect(span() == nil)
  }

  // MARK: - Height

  @Test(
    "the graph's upper edge can be dragged to change its height, and a double click resets the height")
  func height() throws {
    var scripted = flicked()
    let own = try #require(scripted.app.shell.layout.graph)
    let edge = Vector2(own.midX, own.minY + 3)
    scripted.hover(edge)
    #expect(scripted.app.cursor == .resizeVertical)
    scripted.pointer(.down, edge)
    for step in 1...20 {
      scripted.pointer(.move, edge - Vector2(0, 6 * Double(step)))
      let layout = scripted.app.shell.layout
      #expect(layout.graph?.minY == own.minY - 6 * Double(step))
      #expect(layout.stage.maxY == layout.graph?.minY && scripted.app.stage.size == layout.stage.size)
    }
    scripted.pointer(.move, edge - Vector2(0, 2000))
    #expect(scripted.app.shell.layout.stage.height >= 119)
    scripted.pointer(.move, edge + Vector2(0, 2000))
    #expect(scripted.app.shell.layout.graph?.height == 96)
    scripted.pointer(.move, edge - Vector2(0, 50))
    scripted.pointer(.up, edge - Vector2(0, 50))
    #expect(scripted.app.shell.graphHeight == own.height + 50)
    scripted.resize(to: Size(1120, 500))
    #expect(scripted.app.shell.layout.stage.height >= 119)
    scripted.resize(to: Size(1120, 760))
    #expect(scripted.app.shell.layout.graph?.height == own.height + 50)
    scripted.wait(1)
    for _ in 0..<2 { scripted.click(edge - Vector2(0, 50)) }
    #expect(scripted.app.shell.layout.graph == own && scripted.app.shell.graphHeight == nil)
  }
}
