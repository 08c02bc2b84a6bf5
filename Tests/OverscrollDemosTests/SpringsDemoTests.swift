import Testing

@testable import OverscrollDemoKit
@testable import OverscrollDemos

@Suite("Spring lab") struct SpringsDemoTests {
  private func demo(_ ratio: Double = 0.2) -> SpringsDemo {
    SpringsDemo(DemoSetup(size: Size(900, 600), parameters: parameters(ratio)))
  }

  private func parameters(_ ratio: Double) -> ParameterValues { ParameterValues(setting: [.snapDampingRatio: ratio]) }

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

  @Test("balls that wait for their release wait where a stage of their size has them")
  func resized() {
    var demo = demo()
    demo.setSize(Size(700, 400), at: 0)
    let small = SpringsDemo(DemoSetup(size: Size(700, 400), parameters: parameters(0.2)))
    #expect(demo.snapshot(at: 0).values == small.snapshot(at: 0).values)
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

  @Test("switches add and remove springs while the others go on")
  func rows() throws {
    var demo = demo()
    release(&demo, at: 1)
    let before = demo.snapshot(at: 1.5).values
    var parameters = parameters(0.2)
    parameters[try #require(LabSpring.all[0].parameter)] = 0
    for known in LabSpring.all.dropFirst(4) { parameters[try #require(known.parameter)] = 1 }
    demo.setParameters(parameters, at: 1.3)
    let after = demo.snapshot(at: 1.5).values
    #expect(after[.ball(0)] == nil && after.count == 4 + KnownSpring.all.count)
    for index in 1...3 { #expect(after[.ball(index)] == before[.ball(index)]) }
    demo.handle(.key(KeyPress("N")), at: 2)
    let known = KnownSpring.all[2]
    let ball = DemoValue(rawValue: "ball.swiftui-bouncy")
    let start = try #require(demo.snapshot(at: 2).values[ball])
    let motion = SpringMotion(from: start, to: 0, spring: known.spring, threshold: 0.5)
    #expect(abs(try #require(demo.snapshot(at: 2.2).values[ball]) - motion.value(at: 0.2)) < 1e-9)
    #expect(demo.request(for: .key(KeyPress("E"))) == .choose("Springs", LabSpring.switches))
  }

  @Test("only balls that were let go have a mark where they come to rest, at the time that is beside their name")
  func marks() {
    func count(_ demo: SpringsDemo) -> Int {
      demo.forecast.view.plot.marks.count { if case .vertical = $0 { true } else { false } }
    }
    var demo = demo()
    #expect(count(demo) == 0)
    let ball = SpringStage(size: Size(900, 600), count: 4).ball(1, at: demo.snapshot(at: 0).values[.ball(1)] ?? 0)
    for (phase, y) in [(PointerEvent.Phase.down, 0.0), (.move, 20), (.up, 20)] {
      demo.handle(.pointer(PointerEvent(phase, position: ball.center + Vector2(0, y), time: 1)), at: 1)
    }
    #expect(count(demo) == 1)
    release(&demo, at: 3)
    let times = demo.forecast.view.plot.marks.compactMap { if case .vertical(let x, _, _) = $0 { x } else { nil } }
    #expect(times.count == 4 && demo.forecast.durations.compactMap(\.self).sorted() == times)
    for time in times { #expect(demo.draw(Size(900, 600), at: 3).contains("rests in \(time, decimals: 2) s")) }
  }

  @Test("a click between the balls moves their target, and a click in the graph does not")
  func target() {
    let stage = SpringStage(size: Size(900, 600), count: 4)
    for (place, moves) in [(Vector2(3, 300), true), (stage.graph.center + Vector2(0, 40), false)] {
      var demo = demo()
      demo.click(place, at: 1)
      #expect((demo.snapshot(at: 1).values[.target] != 0) == moves)
    }
  }

  @Test("a dragged ball follows the pointer and leaves it with the pointer's velocity")
  func thrown() throws {
    var demo = demo()
    let start = try #require(demo.snapshot(at: 0).values[.ball(1)])
    let ball = SpringStage(size: Size(900, 600), count: 4).ball(1, at: start).center
    func send(_ phase: PointerEvent.Phase, _ distance: Double, at time: Double) {
      demo.handle(.pointer(PointerEvent(phase, position: ball + Vector2(0, distance), time: time)), at: time)
    }
    send(.down, 0, at: 1)
    // Downward, at 500 pt/s. Values are positive upward, and the slop takes 3 of the 48 pt.
    for step in 1...12 { send(.move, 4 * Double(step), at: 1 + 0.008 * Double(step)) }
    send(.up, 48, at: 1.096)
    let thrown = demo.snapshot(at: 1.096)
    #expect(abs(try #require(thrown.values[.ball(1)]) - (start - 45)) < 1e-9)
    #expect(abs(try #require(thrown.velocities[.ball(1)]) + 500) < 1)
  }
}
