import Overscroll
import StudioTesting
import Testing

@testable import OverscrollDemoKit
@testable import OverscrollDemos
@testable import OverscrollStudio

@Suite("A and B side by side") struct SideBySideTests {
  /// Returns an app with the defaults as A and `steps` more of the first parameter as B, side by side.
  private func compared(_ demo: any Demo.Type = ScrollDemo.self, steps: Int = 12) -> ScriptedApp {
    var scripted = ScriptedApp(demo)
    scripted.press("A", modifiers: .shift)
    // The first press selects.
    for _ in 0...steps { scripted.press("Right", modifiers: .shift) }
    scripted.wait(3)
    return scripted
  }

  private func values(_ slot: Comparison.Slot, _ scripted: ScriptedApp) throws -> [DemoValue: Double] {
    let (panel, time) = (scripted.app.stagePanel, scripted.app.displayedTime)
    let other = try #require(panel.other)
    return (slot == panel.main.slot ? panel.main : other).demo.snapshot(at: time).values
  }

  /// Returns the colors of a slot's letters and curve, among those of the sets.
  private func inks(_ slot: Comparison.Slot, _ scripted: ScriptedApp) -> Set<Paint> {
    let stroke = slot == scripted.app.comparison.tuned ? Stroke(width: 2) : Stroke(width: 1.75, dashes: [5, 4])
    let paints = scripted.commands.compactMap { command -> Paint? in
      switch command.shape {
      case .text(slot.rawValue, _, _), .stroke(_, stroke, _): command.paint
      default: nil
      }
    }
    return Set(paints).intersection([.solid(scripted.theme.ghost), .solid(scripted.theme.accent)])
  }

  private func frame(_ slot: Comparison.Slot, _ scripted: ScriptedApp) -> Rect {
    scripted.app.stageSplit.frame(of: slot)
  }

  private func flick(_ slot: Comparison.Slot, _ scripted: inout ScriptedApp, by way: Vector2 = Vector2(-20, -90)) {
    scripted.flick(from: frame(slot, scripted).center, by: way)
  }

  @Test(
    "A is on the left and B on the right, at least two points apart and of equal sizes, for either slot",
    arguments: [211, 360, 635.5, 1436])
  func halves(_ width: Double) {
    let frame = Rect(x: 196, y: 60, width: width, height: 400)
    for slot in Comparison.Slot.allCases {
      let split = StageSplit(frame: frame, tuned: slot, isSplit: true)
      let (a, b) = (split.frame(of: .a), split.frame(of: .b))
      #expect(a.minX == frame.minX && b.maxX == frame.maxX)
      #expect(a.maxX + 2 <= b.minX && a.size == b.size)
      #expect(split.slot(at: a.center) == .a && split.slot(at: b.center) == .b)
      let whole = StageSplit(frame: frame, tuned: slot, isSplit: false)
      #expect(whole.main == frame && whole.slot(at: a.center) == slot && whole.slot(at: b.center) == slot)
    }
  }

  @Test("a pointer on either half drives both, and equal parameters give equal motion", arguments: ["a", "b"])
  func onePointer(_ name: String) throws {
    let slot = try #require(Comparison.Slot(rawValue: name.uppercased()))
    for demo in DemoCatalog.standard.demos where !demo.card.isPlot {
      var scripted = compared(demo, steps: 0)
      let start = try values(slot, scripted)
      scripted.pointer(.down, frame(slot, scripted).center)
      for step in 1...10 {
        scripted.pointer(.move, frame(slot, scripted).center + Vector2(-2, -9) * Double(step))
        #expect(try values(.a, scripted) == values(.b, scripted), "\(demo.card.name)")
      }
      scripted.pointer(.up, frame(slot, scripted).center + Vector2(-20, -90))
      for _ in 0..<20 {
        scripted.wait(0.1)
        #expect(try values(.a, scripted) == values(.b, scripted), "\(demo.card.name)")
      }
      if demo == ScrollDemo.self { #expect(try values(slot, scripted) != start) }
    }
  }

  @Test("each half moves by its own parameters, as it would alone on a stage of that size")
  func ownNumbers() throws {
    var scripted = compared()
    flick(.b, &scripted)
    scripted.wait(20)
    #expect(try values(.a, scripted) != values(.b, scripted))
    for slot in Comparison.Slot.allCases {
      let size = frame(slot, scripted).size
      var alone = ScriptedApp { ($0.demo, $0.size, $0.isBare) = (ScrollDemo.self, size, true) }
      for _ in 0..<(slot == .b ? 12 : 0) { alone.press("Right", modifiers: .shift) }
      alone.wait(3)
      alone.flick(from: Rect(origin: .zero, size: size).center, by: Vector2(-20, -90))
      alone.wait(20)
      let found = alone.app.snapshot.values
      for (name, value) in try values(slot, scripted) {
        #expect((value - (found[name] ?? .nan)).magnitude < 1e-6, "\(slot) \(name)")
      }
    }
  }

  @Test("tuning the other slot moves nothing and keeps both colors, and a swap exchanges what the halves show")
  func tuning() throws {
    var scripted = compared()
    flick(.b, &scripted)
    scripted.wait(0.3)
    let (a, b) = (try values(.a, scripted), try values(.b, scripted))
    let (orange, blue) = (Paint.solid(scripted.theme.ghost), Paint.solid(scripted.theme.accent))
    for slot in [Comparison.Slot.b, .a] {
      scripted.app.perform(.tune(slot))
      #expect(try values(.a, scripted) == a && values(.b, scripted) == b && scripted.isOn("Tune \(slot.rawValue)"))
      #expect(inks(.a, scripted) == [orange] && inks(.b, scripted) == [blue])
    }
    scripted.app.perform(.exchange)
    #expect(try values(.a, scripted) == b && values(.b, scripted) == a)
  }

  @Test("a drag begins both halves in one place, and a press in flight catches each where it is")
  func commonStart() throws {
    var scripted = compared()
    flick(.b, &scripted)
    scripted.wait(20)
    let before = (try values(.a, scripted), try values(.b, scripted))
    scripted.pointer(.down, frame(.a, scripted).center)
    #expect(try values(.a, scripted) == before.0 && values(.b, scripted) == before.1 && before.0 != before.1)
    for step in 1...10 {
      scripted.pointer(.move, frame(.a, scripted).center + Vector2(-2, -9) * Double(step))
      if step > 3 { #expect(try values(.a, scripted) == values(.b, scripted)) }
    }
    scripted.pointer(.up, frame(.a, scripted).center + Vector2(-20, -90))
    scripted.wait(0.2)
    let flight = (try values(.a, scripted), try values(.b, scripted))
    #expect(flight.0 != before.0 && flight.1 != before.1)
    scripted.pointer(.down, frame(.a, scripted).center)
    // One frame passes before the press.
    for (slot, moving) in [(Comparison.Slot.a, flight.0), (.b, flight.1)] {
      for (name, value) in try values(slot, scripted) { #expect(abs(value - (moving[name] ?? .nan)) < 30, "\(name)") }
    }
    scripted.pointer(.up, frame(.a, scripted).center)
  }

  @Test("equal parameters give equal runs in every arrangement, also right after it has changed or ended at rest")
  func equalRuns() throws {
    for demo in [ScrollDemo.self, MetroDemo.self] as [any Demo.Type] {
      var scripted = ScriptedApp(demo)
      scripted.flick(from: scripted.stage.point(0.5, 0.8), by: Vector2(-20, 190))
      scripted.wait(20)
      scripted.resize(to: Size(1120, 720))
      scripted.press("A")
      for arrangement in [ComparisonArrangement.ghost, .sideBySide, .ghost] {
        scripted.app.perform(.setArrangement(arrangement))
        scripted.wait(0.1)
        let run = try #require(scripted.app.comparison.referenceRun, "\(demo)")
        #expect(scripted.app.shownTimeline.curves == run.curves, "\(demo), \(arrangement)")
        #expect(try arrangement == .ghost || values(.a, scripted) == values(.b, scripted), "\(demo)")
      }
      let whole = scripted.app.shownTimeline.curves
      scripted.app.perform(.setArrangement(.sideBySide))
      scripted.press("A")
      #expect(!scripted.has("Comparison") && scripted.app.shownTimeline.curves == whole, "\(demo)")
    }
  }

  @Test("the bar, the key and the palette turn side by side on, and the choice is kept")
  func choosing() throws {
    var scripted = ScriptedApp(ScrollDemo.self)
    scripted.press("A")
    #expect(!scripted.has("Scroll view B"))
    try scripted.click("Side by side")
    #expect(scripted.has("Scroll view B") && scripted.app.choices.arrangement == .sideBySide)
    scripted.press("A", modifiers: .shift)
    #expect(!scripted.has("Scroll view B"))
    #expect(scripted.app.paletteMenu.items.contains { $0.action == .command(.toggleArrangement) })
    var next = ScriptedApp { $0.choices.arrangement = .sideBySide }
    #expect(!next.has("Scroll view B") && next.app.stagePanel.other == nil)
    next.press("A")
    #expect(next.has("Scroll view B"))
  }

  @Test("a plot shows A and B in the same axes in place of two stages", arguments: [480, 1120])
  func plots(_ width: Double) throws {
    for demo in DemoCatalog.standard.demos where demo.card.isPlot && demo.card.tools.contains(.comparison) {
      var scripted = ScriptedApp(demo, size: Size(width, width * 0.7))
      scripted.press("A", modifiers: .shift)
      let before = scripted.app.stagePanel.ghost.map { $0.snapshot(at: 0).values }
      #expect(!scripted.has("\(demo.card.title) B") && before != nil, "\(demo)")
      scripted.wait(5)
      #expect(scripted.app.stagePanel.ghost != nil && scripted.app.stagePanel.other == nil)
      #expect(!scripted.has("Side by side"))
    }
  }

  @Test("a plot's legend names the tuned curves plainly, and the other set's by its letter")
  func legend() {
    var setup = AppSetup(catalog: .standard)
    setup.demo = CurvesDemo.self
    setup.parameters[CurvesDemo.card][.figure] = 6
    setup.parameters[CurvesDemo.card][.rubberBandCoefficient] = 0.7
    var scripted = ScriptedApp(setup)
    scripted.press("A")
    scripted.app.perform(.set(.parameter(.rubberBandCoefficient), to: 0.4))
    func names() -> [String] { scripted.texts.filter { $0.hasSuffix(", d = 812") } }
    #expect(names() == ["f(x), c = 0.40, d = 812", "A f(x), c = 0.70, d = 812"])
    scripted.app.perform(.tune(.a))
    #expect(names() == ["f(x), c = 0.70, d = 812", "B f(x), c = 0.40, d = 812"])
  }

  @Test("a pinch zooms about its point on the whole stage and on either half, and beside the stage it zooms nothing")
  func pinch() throws {
    for slot in [nil, .a, .b] as [Comparison.Slot?] {
      var scripted = slot == nil ? ScriptedApp(MetroDemo.self) : compared(MetroDemo.self, steps: 0)
      func pinched(_ scale: Double, at place: Vector2) -> [DemoValue: Double] {
        for (phase, scale) in [(PinchEvent.Phase.began, 1.0), (.changed, scale)] {
          scripted.wait(0.02)
          let event = PinchEvent(phase, scale: scale, center: place, time: scripted.time)
          scripted.app.handle(WindowEvent(time: scripted.time, kind: .input(.pinch(event))))
        }
        return scripted.app.snapshot.values
      }
      scripted.wait(1)
      let before = scripted.app.snapshot.values
      #expect(pinched(2, at: scripted.window.frame.point(0.02, 0.5)) == before, "over the sidebar")
      let (place, stage) = (Vector2(60, 90), slot.map { frame($0, scripted) } ?? scripted.stage)
      let after = pinched(1.5, at: stage.origin + place)
      for (name, distance) in [(DemoValue.contentOffsetX, place.x), (.contentOffsetY, place.y)] {
        let (old, new) = (try #require(before[name]), try #require(after[name]))
        #expect(abs((old + distance) * 1.5 - (new + distance)) < 1e-6, "\(name.rawValue)")
      }
    }
  }
}
