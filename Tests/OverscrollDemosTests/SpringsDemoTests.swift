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
}
