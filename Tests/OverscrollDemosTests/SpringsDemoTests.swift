import AppTesting
import Testing

@testable import OverscrollDemoKit
@testable import OverscrollDemos

@Suite("Spring lab") struct SpringsDemoTests {
  private func demo(_ ratio: Double = 0.2) -> SpringsDemo {
    SpringsDemo(DemoSetup(size: Size(900, 600), parameters: parameters(ratio)))
  }

  private func parameters(_ ratio: Double) -> ParameterValues {
    var parameters = ParameterValues()
    parameters[.snapDampingRatio] = ratio
    return parameters
  }

  private func release(_ demo: inout SpringsDemo, at time: Double) { demo.handle(.key(KeyPress("N")), at: time) }

  @Test("a spring that changes in flight keeps what its ball did before")
  func pastStays() throws {
    var demo = demo()
    release(&demo, at: 1)
    let before = try #require(demo.forecast.courses[3])
    demo.setParameters(parameters(0.9), at: 1.3)
    let after = try #require(demo.forecast.courses[3])
    for step in 0...30 {
      let time = 1 + Double(step) * 0.01
      #expect(abs(after.state(at: time).value - before.state(at: time).value) < 1e-9)
    }
    #expect(abs(after.state(at: 1.3).velocity - before.state(at: 1.3).velocity) < 1e-6)
    #expect(after.end < before.end && abs(after.state(at: 1.5).value - before.state(at: 1.5).value) > 1)
    #expect(abs(after.state(at: 1.5).value - demo.snapshot(at: 1.5).values[.ball(3)]!) < 1e-9)
  }

  @Test("a spring that changes at rest shows the last release with the new spring")
  func preview() throws {
    var demo = demo()
    release(&demo, at: 1)
    let rest = try #require(demo.restTime)
    let before = try #require(demo.forecast.courses[3])
    demo.setParameters(parameters(0.9), at: rest + 1)
    var other = self.demo(0.9)
    release(&other, at: 1)
    let (after, alone) = (try #require(demo.forecast.courses[3]), try #require(other.forecast.courses[3]))
    for step in 0...20 {
      let time = 1 + Double(step) * 0.1
      #expect(abs(after.state(at: time).value - alone.state(at: time).value) < 1e-9)
    }
    #expect(after != before)
    #expect(demo.snapshot(at: rest + 1).values[.ball(3)] == 0)
  }

  @Test("only balls that move have a dot on their curves")
  func dots() throws {
    func dots(_ demo: SpringsDemo, at time: Double) -> Int {
      let theme = Theme(appearance: .light)
      var canvas = Canvas(size: Size(900, 600), pixelRatio: 1, measure: EvenMeasure())
      demo.draw(on: &canvas, at: time, theme)
      return canvas.commands.count { command in
        guard case .roundedRect(let rect, 5) = command.shape else { return false }
        return rect.width == 10 && rect.height == 10
      }
    }
    var demo = demo()
    #expect(dots(demo, at: 0.5) == 0)
    let ball = SpringStage(size: Size(900, 600)).ball(1, at: demo.snapshot(at: 0).values[.ball(1)]!).center
    for (time, phase, way) in [(1.0, PointerEvent.Phase.down, 0.0), (1.1, .move, 40), (1.2, .move, 60), (1.3, .up, 60)]
    {
      let event = PointerEvent(phase, position: ball + Vector2(0, way), time: time)
      demo.handle(.pointer(event), at: time)
    }
    #expect(dots(demo, at: 1.35) == 1)
    release(&demo, at: 5)
    #expect(dots(demo, at: 5.05) == 4)
  }

  private func draw(_ demo: SpringsDemo, at time: Double) -> [String] {
    var canvas = Canvas(size: Size(900, 600), pixelRatio: 1, measure: EvenMeasure())
    demo.draw(on: &canvas, at: time, Theme(appearance: .light))
    return canvas.commands.compactMap { if case .text(let words, _, _) = $0.shape { words } else { nil } }
  }

  @Test("each ball has a label where it comes to rest, also beside the label of another")
  func labels() {
    for ratio in [0.2, 0.3, 0.45] {
      var demo = demo(ratio)
      release(&demo, at: 1)
      #expect(draw(demo, at: 1.5).count { $0 == "at rest" } == 4, "ζ \(ratio)")
    }
  }

  @Test("the graph is as high as the motion of the balls", arguments: [0.05, 0.3, 1, 3])
  func height(_ ratio: Double) throws {
    var demo = demo(ratio)
    for (key, time) in [("K", 1.0), ("N", 40)] {
      demo.handle(.key(KeyPress(named: key)), at: time)
      let axis = demo.forecast.view.plot.y.range
      let values = (0...2000).flatMap { step in
        demo.forecast.courses.compactMap { $0?.state(at: time + Double(step) * 0.005).value }
      }
      let (low, high) = (try #require(values.min()), try #require(values.max()))
      #expect(axis.contains(low) && axis.contains(high), "\(key)")
      #expect(axis.upperBound - axis.lowerBound < 1.3 * (high - low), "\(key)")
    }
  }

  @Test("a click between the balls moves their target, and a click in the graph does not")
  func target() {
    let stage = SpringStage(size: Size(900, 600))
    for (place, moves) in [(Vector2(3, 300), true), (stage.graph.center + Vector2(0, 40), false)] {
      var demo = demo()
      for phase in [PointerEvent.Phase.down, .up] {
        demo.handle(.pointer(PointerEvent(phase, position: place, time: 1)), at: 1)
      }
      #expect((demo.snapshot(at: 1).values[.target] != 0) == moves)
    }
  }
}
