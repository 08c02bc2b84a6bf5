import AppTesting
import Glibc
import Overscroll
import StudioTesting
import Testing

@testable import OverscrollDemoKit
@testable import OverscrollDemos
@testable import OverscrollStudio

@Suite("Timeline, scrubbing and replays") struct TimelineTests {
  private func flicked(isMotionReduced: Bool = false) -> ScriptedApp {
    var scripted = ScriptedApp { ($0.demo, $0.choices.reducedMotion) = (PictureInPictureDemo.self, isMotionReduced) }
    scripted.flick(from: scripted.stage.point(0.89, 0.86), by: Vector2(-240, -120))
    return scripted
  }

  @Test("the curve predicted at the release is the motion that follows", arguments: [0.03, 0.1, 0.31, 0.7])
  func future(_ later: Double) throws {
    var scripted = flicked()
    let curve = try #require(scripted.app.stage.timeline.curves.first { $0.name == .originX })
    scripted.wait(later)
    let predicted = try #require(curve.sample(at: scripted.app.displayedTime))
    #expect((predicted.value - scripted.app.snapshot.values[.originX]!).magnitude < 0.2)
  }

  @Test("a replay with the same parameters has the curves and the groups of the gesture", arguments: Platform.allCases)
  func sameAgain(_ platform: Platform) throws {
    for pause in [0, 0.1] {
      var scripted = ScriptedApp { ($0.resamplesPointer, $0.demo) = (true, ScrollDemo.self) }
      scripted.app.chooseFeel(platform.feel.name)
      for _ in 0..<60 { scripted.wait(1.0 / 60) }
      let start = scripted.stage.point(0.5, 0.3)
      scripted.pointer(.down, start)
      scripted.wait(pause)
      for step in 1...9 {
        scripted.wait(1.0 / 60)
        scripted.pointer(.move, start + Vector2(1, 20) * Double(step))
      }
      scripted.pointer(.up, start + Vector2(9, 180))
      let (live, gesture) = (scripted.app.stage.timeline, try #require(scripted.app.comparison.gesture))
      let run = gesture.run(with: scripted.app.tuning.parameters, size: scripted.app.stage.size, hasCurves: true)
      #expect(run.start == live.start)
      for (own, other) in zip(live.curves, run.curves) {
        for group in Parameter.Group.allCases { #expect(own.wasDriven(by: group) == other.wasDriven(by: group)) }
        for time in stride(from: live.start, to: live.lastSample, by: 0.004) {
          let (a, b) = (try #require(own.sample(at: time)), try #require(other.sample(at: time)))
          #expect(abs(a.value - b.value) < 3 && (a.raw ?? 0) - (b.raw ?? 0) == 0, "\(platform), \(time - live.start)")
        }
      }
    }
  }

  @Test("the timeline reproduces every moment of the past", arguments: DemoCatalog.standard.names)
  func past(_ demo: String) throws {
    var scripted = ScriptedApp(try #require(DemoCatalog.standard.demo(named: demo)))
    var moments: [(time: Double, frame: DemoSnapshot)] = []
    func note() { moments.append((scripted.app.displayedTime, scripted.app.snapshot)) }
    let start = scripted.stage.point(0.57, 0.7)
    scripted.pointer(.down, start)
    for step in 1...200 {
      let angle = Double(step) / 9
      scripted.pointer(.move, start + Vector2(90 * sin(angle), -70 * sin(angle * 1.3)))
      if step == 90 { scripted.press("Down", "Right") }
      if step == 120 { scripted.resize(to: Size(1000, 700)) }
      note()
    }
    scripted.pointer(.up, start + Vector2(-60, -40))
    for _ in 0..<20 {
      scripted.wait(0.03)
      note()
    }
    for moment in moments {
      let frame = scripted.app.stage.timeline.demo(at: moment.time).snapshot(at: moment.time)
      #expect(frame == moment.frame, "\(demo) at \(moment.time)")
    }
  }

  @Test(
    "while the pointer rests, the curve continues with a velocity of zero",
    arguments: [ScrollDemo.self, MetroDemo.self] as [any Demo.Type], [30.0, 60, 240])
  func hold(_ demo: any Demo.Type, _ rate: Double) throws {
    var scripted = ScriptedApp(demo)
    let start = scripted.stage.point(0.57, 0.7)
    scripted.pointer(.down, start)
    for step in 1...10 { scripted.pointer(.move, start - Vector2(0, Double(step) * 8)) }
    let moved = scripted.app.displayedTime
    for _ in 0..<Int(0.5 * rate) { scripted.wait(1 / rate) }
    func y() throws -> Curve { try #require(scripted.app.stage.timeline.curves.first { $0.name == .contentOffsetY }) }
    let held = try #require(try y().sample(at: scripted.app.displayedTime))
    #expect(held.velocity == scripted.app.snapshot.velocities[.contentOffsetY] && held.velocity == 0)
    #expect(try #require(try y().sample(at: moved)).velocity > 500)
    for _ in 0..<Int(20 * rate) { scripted.wait(1 / rate) }
    #expect(try y().samples.count < 160, "a long rest takes two samples")
    let middle = scripted.app.displayedTime - 0.1
    scripted.pointer(.move, start - Vector2(0, 90))
    let resting = try #require(try y().sample(at: middle))
    #expect(resting.value == held.value && resting.velocity == 0)
    #expect(try y().samples.count { $0.raw != nil } < 16, "only reports of the pointer have a dot")
  }

  @Test(
    "slow motion and pauses slow what moves by itself, not the hand, and the flight is the same at every speed",
    arguments: PlaybackSpeed.allCases, [false, true])
  func hand(_ speed: PlaybackSpeed, isPaused: Bool) throws {
    func dragged(_ speed: PlaybackSpeed, isPaused: Bool) -> ScriptedApp {
      var scripted = ScriptedApp(ScrollDemo.self)
      scripted.app.perform(.setSpeed(speed))
      if isPaused { scripted.press("Space") }
      let start = scripted.stage.center
      scripted.pointer(.down, start)
      for step in 1...20 { scripted.pointer(.move, start - Vector2(0, 6 * Double(step))) }
      scripted.pointer(.up, start - Vector2(0, 120))
      return scripted
    }
    func y(_ scripted: ScriptedApp) throws -> Curve {
      try #require(scripted.app.stage.timeline.curves.first { $0.name == .contentOffsetY })
    }
    var scripted = dragged(speed, isPaused: isPaused)
    let curve = try y(scripted)
    let held = curve.samples.filter { $0.raw != nil }
    #expect(held.count > 15)
    for (a, b) in zip(held, held.dropFirst()).suffix(8) {
      #expect(abs((b.value - a.value) / (b.time - a.time) - 600) < 1e-3 && abs(b.velocity - 600) < 6)
    }
    let usual = try y(dragged(.full, isPaused: false))
    func flight(_ curve: Curve, after delay: Double) throws -> Double {
      let release = try #require(curve.marks.first { $0.kind == .release })
      return try #require(curve.sample(at: release.time + delay)).value
    }
    for delay in [0, 0.1, 0.4, 1, 2] {
      #expect(try abs(flight(curve, after: delay) - flight(usual, after: delay)) < 1e-6, "after \(delay) s")
    }
    let (released, rate) = (scripted.app.displayedTime, isPaused ? 0 : speed.rawValue)
    scripted.wait(0.5)
    #expect(abs(scripted.app.displayedTime - released - 0.5 * rate) < 1e-9)
    // Fingers on a touchpad count as lifted after 40 ms without a report.
    for _ in 0..<20 { scripted.wheel(Vector2(0, -6), at: scripted.stage.center, isPrecise: true) }
    let latest = scripted.app.displayedTime
    scripted.wait(0.54)
    #expect(abs(scripted.app.displayedTime - latest - 0.04 - 0.5 * rate) < 1e-9)
  }

  @Test("scrubbing in flight shows any moment of the gesture, and its end the present again")
  func scrubbing() throws {
    var scripted = flicked()
    scripted.wait(0.12)
    let then = (time: scripted.app.displayedTime, frame: scripted.app.snapshot)
    scripted.wait(0.1)
    let picture = try #require(scripted.app.graphPicture)
    let (x, y) = (picture.x(then.time), picture.velocityLane.midY)
    scripted.pointer(.down, Vector2(x, y))
    let present = scripted.app.stage.now
    #expect((scripted.app.snapshot.values[.originX]! - then.frame.values[.originX]!).magnitude < 0.5)
    scripted.pointer(.move, Vector2(x - 900, y))
    scripted.wait(2)
    #expect((scripted.app.snapshot.values[.originX]! - 0).magnitude > 100)
    scripted.pointer(.up, Vector2(x - 900, y))
    #expect(scripted.app.displayedTime == present && !scripted.isOn("Pause"))
  }

  @Test("at rest, a scrubbed moment stays until input, another run, size or demo, its end, a pause or Escape")
  func scrubbedMoment() throws {
    var scripted = flicked()
    scripted.press("A")
    scripted.wait(20)
    let lane = try #require(scripted.app.graphPicture).positionLane
    scripted.click(lane.center)
    let moment = scripted.app.displayedTime
    scripted.press("D", "T")
    scripted.wait(5)
    #expect(scripted.app.displayedTime == moment && !scripted.isOn("Pause") && !scripted.app.isAnimating)
    let ends: [(inout ScriptedApp) throws -> Void] = [
      { $0.press("PageDown") }, { $0.wheel(Vector2(0, -1), at: $0.stage.center) },
      { $0.pointer(.down, $0.stage.center) }, { $0.click(Vector2(lane.maxX, lane.midY)) },
      { try $0.click("Gesture 1") }, { $0.app.perform(.set(.parameter(.snapDampingRatio), to: 0.5)) },
      { $0.press("Z", modifiers: .control) }, { $0.resize(to: Size(1000, 700)) }, { $0.press("I") },
      { $0.press("2") }, { $0.press("B") }, { $0.press("L") }, { $0.press("Space") },
    ]
    for (number, end) in ends.enumerated() {
      var ended = scripted
      try end(&ended)
      #expect(ended.app.graph.scrubbedTime == nil, "\(number)")
    }
    scripted.press("Tab", "Escape")
    #expect(scripted.app.graph.scrubbedTime == nil && scripted.has("Comparison") && scripted.focused?.role == .listItem)
  }

  @Test("the status line says how slow time passes, or instead that it is paused or scrubbed, and covers nothing")
  func status() throws {
    var scripted = flicked()
    func words() -> [String] {
      let words = scripted.texts.filter { $0.contains(#/^(Slow motion \d|Paused\.|Scrubbing|Loop|Recording\.)/#) }
      let places = words.compactMap { scripted.frame(ofText: $0)?.center }
      #expect(places.allSatisfy { scripted.app.statusLine?.frame.contains($0) == true })
      return words
    }
    #expect(words().isEmpty)
    scripted.app.report(.recordingBegan)
    scripted.press("L")
    #expect(words() == ["Recording. F9 to stop.  ·  Loop"])
    scripted.app.report(.recordingEnded("a.jsonl"))
    #expect(words() == ["Loop"])
    scripted.press("L")
    for (speed, factor) in [(PlaybackSpeed.half, 2), (.quarter, 4), (.tenth, 10)] {
      scripted.app.perform(.setSpeed(speed))
      #expect(words() == ["Slow motion 1 : \(factor)"])
    }
    scripted.press("Space")
    #expect(words() == ["Paused. Period steps, Space resumes."])
    let place = try scripted.control("Graph", .image).frame.center
    scripted.pointer(.down, place)
    #expect(words() == ["Scrubbing. Esc shows the present."])
    scripted.pointer(.up, place)
    #expect(words() == ["Paused. Period steps, Space resumes."])
    for width in [416.0, 480, 800, 1120] {
      var scripted = ScriptedApp(ScrollDemo.self, size: Size(width, 500))
      scripted.press("A")
      for (key, words) in [("S", "Slow motion 1 : 10"), ("Space", "Paused")] {
        scripted.press(key)
        #expect(scripted.texts.contains { $0.hasPrefix(words) } && scripted.texts.contains("0.1×"), "\(width)")
      }
    }
  }

  @Test("keys and clicks that move nothing keep the last gesture for replays")
  func realGesture() throws {
    var scripted = ScriptedApp(PictureInPictureDemo.self)
    scripted.flick(from: scripted.stage.point(0.79, 0.86), by: Vector2(-180, -120))
    scripted.wait(3)
    let (end, start) = (scripted.app.snapshot.values, try #require(scripted.app.comparison.gesture?.start))
    scripted.press("Numlock", "F5")
    scripted.click(scripted.stage.point(0.3, 0.3))
    scripted.wait(1)
    #expect(scripted.app.comparison.gesture?.start == start)
    scripted.press("B")
    #expect(scripted.app.snapshot.values != end)
    scripted.wait(3)
    #expect(scripted.app.snapshot.values == end)
  }

  @Test("the ghost moves as A would have moved")
  func ghost() throws {
    var plain = flicked()
    plain.wait(0.15)
    var scripted = ScriptedApp(PictureInPictureDemo.self)
    scripted.press("A")
    scripted.app.perform(.set(.parameter(.snapDampingRatio), to: 0.3))
    scripted.flick(from: scripted.stage.point(0.89, 0.86), by: Vector2(-240, -120))
    scripted.wait(0.15)
    let ghost = try #require(scripted.app.stagePanel.ghost).snapshot(at: scripted.app.displayedTime)
    for (name, value) in plain.app.snapshot.values { #expect((ghost.values[name]! - value).magnitude < 1e-6) }
    #expect(scripted.app.snapshot.values != ghost.values)
  }

  @Test("while A and B rest apart, the ghost shows where A rests, a swap exchanges both, and the app sleeps")
  func restingGhost() throws {
    var scripted = ScriptedApp(ScrollDemo.self, after: 0.5)
    scripted.press("A")
    scripted.app.perform(.set(.parameter(.decelerationRate), to: 0.99))
    scripted.flick(from: scripted.stage.center, by: Vector2(0, -90))
    scripted.wait(12)
    func ghost() -> [DemoValue: Double]? { scripted.app.stagePanel.ghost?.snapshot(at: scripted.app.stage.now).values }
    let (a, b) = (try #require(ghost()), scripted.app.snapshot.values)
    #expect(a != b && !scripted.app.isAnimating)
    scripted.press("X")
    #expect(scripted.app.snapshot.values == a && ghost() == b)
    #expect(scripted.app.comparison.attempts.last?.parameters[.decelerationRate] != 0.99)
  }

  @Test("the app sleeps when nothing moves, also while it shows a toast", arguments: [true, false])
  func sleep(isReduced: Bool) throws {
    var scripted = flicked(isMotionReduced: isReduced)
    scripted.press("A", "A")
    scripted.wait(1.6)
    #expect(!scripted.app.isAnimating)
    let wake = try #require(scripted.app.wakeTime)
    scripted.wait(wake - scripted.time + 0.001)
    #expect(scripted.message == nil && scripted.app.wakeTime == nil && !scripted.app.isAnimating)
  }

  @Test("Period pauses, and each press shows the content a sixtieth of a second later")
  func steps() throws {
    var scripted = flicked()
    scripted.wait(0.1)
    let start = scripted.app.displayedTime
    var former = scripted.app.snapshot.values
    for step in 1...5 {
      scripted.press(".")
      scripted.wait(0.5)
      // Time passed until the first press, a hundredth of a second later.
      #expect(abs(scripted.app.displayedTime - (start + 0.01 + Double(step) / 60)) < 1e-9, "step \(step)")
      #expect(scripted.isOn("Pause") && scripted.app.snapshot.values != former, "step \(step)")
      former = scripted.app.snapshot.values
    }
    scripted.press("Space")
    scripted.wait(0.5)
    #expect(abs(scripted.app.displayedTime - (start + 0.51 + 5.0 / 60)) < 1e-9)
  }
}
