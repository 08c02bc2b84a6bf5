import AppTesting
import Overscroll
import StudioTesting
import Testing

@testable import OverscrollDemoKit
@testable import OverscrollDemos
@testable import OverscrollStudio

@Suite("Measuring in the graph") struct GraphMeasureTests {
  private func flicked() -> ScriptedApp {
    var scripted = ScriptedApp(ScrollDemo.self, after: 0.5)
    scripted.flick(from: scripted.stage.point(0.48, 0.57), by: Vector2(-60, -140))
    scripted.wait(9)
    return scripted
  }

  private func picture(_ scripted: ScriptedApp) throws -> GraphPicture { try #require(scripted.app.graphPicture) }

  private func place(_ share: Double, _ scripted: ScriptedApp) throws -> Vector2 {
    let lane = try picture(scripted).positionLane
    return Vector2(lane.minX + lane.width * share, lane.midY)
  }

  @Test("the graph shows the motion's value and velocity at the pointer's time")
  func values() throws {
    var scripted = flicked()
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
      #expect(!scripted.isOn("Pause") && !scripted.texts.contains { $0.hasPrefix("Scrubbing") })
      let picture = try picture(scripted)
      let times = [a, b].map { picture.time(atX: $0.x) }
      scripted.hover(scripted.stage.center)
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

  @Test("Ctrl M measures from release to rest, and ends the measurement")
  func flight() throws {
    var scripted = flicked()
    #expect(scripted.app.graph.span(from: try picture(scripted).start) == nil)
    scripted.hover(try place(0.5, scripted))
    scripted.press("M", modifiers: .control)
    #expect(scripted.texts.contains("Δ"))
    let picture = try picture(scripted)
    let curve = try #require(picture.main).curve
    let span = try #require(scripted.app.graph.span(from: picture.start))
    #expect(span.to == curve.marks.last { $0.kind == .rest }?.time)
    #expect(span.from == curve.marks.last { $0.kind == .release }?.time)
    scripted.press("M", modifiers: .control)
    #expect(scripted.app.graph.span(from: picture.start) == nil)
  }

  @Test("the graph has a menu, and a handle on its axis that scrubs")
  func handle() throws {
    var scripted = flicked()
    let lane = try picture(scripted).velocityLane
    let handle = Vector2(lane.maxX, lane.maxY + 1)
    scripted.hover(handle)
    #expect(scripted.texts.contains("Drag to scrub"))
    scripted.pointer(.down, handle)
    #expect(scripted.app.displayedTime == (try picture(scripted).time(atX: lane.maxX)))
    scripted.pointer(.up, handle)
    scripted.secondaryClick(lane.center)
    #expect(scripted.menu?.name == "Graph" && scripted.menuItems.contains { $0.name.hasPrefix("Measure") })
  }

  @Test("the overlay marks the projection that the graph writes, from the release until rest")
  func projections() throws {
    var scripted = ScriptedApp(DrawerDemo.self)
    scripted.press("D")
    scripted.flick(from: scripted.stage.point(0.5, 0.6), by: Vector2(0, 16))
    for _ in 0..<5 {
      scripted.wait(0.04)
      let rings = scripted.commands.compactMap {
        if case .border(let rect, _, 2) = $0.shape, rect.width == 18 { rect.midY - scripted.stage.minY } else { nil }
      }
      let projection = try #require(try picture(scripted).main?.curve.projection)
      #expect(abs(try #require(rings.first) - projection) < 1e-6 && rings.count == 1)
    }
  }

  // MARK: - Height

  @Test("the graph's upper edge can be dragged to change its height, and a double click resets the height")
  func height() throws {
    var scripted = flicked()
    func graph() throws -> Rect { try scripted.control("Graph", .image).frame }
    let (own, edge) = (try graph(), try scripted.control("Height of the graph").frame.center)
    scripted.hover(edge)
    #expect(scripted.app.cursor == .resizeVertical)
    scripted.pointer(.down, edge)
    for step in 1...20 {
      scripted.pointer(.move, edge - Vector2(0, 6 * Double(step)))
      #expect(try graph().minY == own.minY - 6 * Double(step))
      let line = try #require(scripted.app.statusLine).frame
      #expect(try scripted.stage.maxY == line.minY && line.maxY == graph().minY)
      #expect(scripted.app.stage.size == scripted.stage.size)
    }
    scripted.pointer(.move, edge - Vector2(0, 2000))
    #expect(scripted.stage.height >= 119)
    scripted.pointer(.move, edge + Vector2(0, 2000))
    #expect(try graph().height == 96)
    scripted.pointer(.move, edge - Vector2(0, 50))
    scripted.pointer(.up, edge - Vector2(0, 50))
    #expect(scripted.app.choices.graphHeight == own.height + 50)
    scripted.resize(to: Size(1120, 500))
    #expect(scripted.stage.height >= 119)
    scripted.resize(to: Size(1120, 760))
    #expect(try graph().height == own.height + 50)
    scripted.wait(1)
    for _ in 0..<2 { scripted.click(edge - Vector2(0, 50)) }
    #expect(try graph() == own && scripted.app.choices.graphHeight == nil)
  }
}
