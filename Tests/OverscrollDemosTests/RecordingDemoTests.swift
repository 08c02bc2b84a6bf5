import AppTesting
import OverscrollFitting
import SeededRandom
import Synchronization
import Testing

@testable import OverscrollDemoKit
@testable import OverscrollDemos

@Suite("Recordings on the stage") struct RecordingDemoTests {
  private static let size = Size(700, 640)

  private func demo(
    _ text: String? = nil, _ parameters: ParameterValues = ParameterValues(), background: DemoSetup.Background? = nil
  ) throws -> RecordingDemo {
    let contents = text.map { FileContents(path: "~/flick.csv", text: $0) }
    return RecordingDemo(
      DemoSetup(
        size: Self.size, parameters: parameters, document: try contents.flatMap { try RecordingDemo.document($0) },
        background: background))
  }

  /// Returns a flick by `feel` as CSV, recorded from time 100 on to thirds of a point.
  private func flick(_ feel: ScrollFeel, velocity: Double = 1500) -> String {
    let motion = ScrollMotion(from: 0, velocity: velocity, limits: -1e6...1e6, feel: feel)
    return (0..<180).map { index in
      let time = Double(index) / 60
      return "\(100 + time),\((motion.value(at: time) * 3).rounded() / 3),\(index == 0 ? 1 : 0)"
    }.joined(separator: "\n")
  }

  private func scene(_ demo: RecordingDemo) throws -> RecordingScene { demo.scene }

  private func send(_ demo: inout RecordingDemo, _ phase: PointerEvent.Phase, _ point: Vector2, at time: Double) {
    demo.handle(.pointer(PointerEvent(phase, position: point, time: time)), at: time)
  }

  /// Drags a border by `way` points and ends the drag with `end`, if that is not `nil`.
  private func drag(
    _ demo: inout RecordingDemo, _ border: PhaseBorders.Border, by way: Double, end: PointerEvent.Phase? = .up
  ) throws {
    let start = try point(of: border, in: demo)
    send(&demo, .down, start, at: 1)
    for step in 1...10 { send(&demo, .move, start + Vector2(way * Double(step) / 10, 0), at: 1 + 0.01 * Double(step)) }
    if let end { send(&demo, end, start + Vector2(way, 0), at: 1.2) }
  }

  private func point(of border: PhaseBorders.Border, in demo: RecordingDemo) throws -> Vector2 {
    try Vector2(scene(demo).page.x(of: time(of: border, in: demo)), 200)
  }

  private func time(of border: PhaseBorders.Border, in demo: RecordingDemo) throws -> Double {
    try #require(try scene(demo).borders.time(of: border))
  }

  @Test("the demo without a file shows an example from iOS with drag, deceleration and bounce, each with its name")
  func example() throws {
    var demo = try demo()
    let scene = try scene(demo)
    let fit = try #require(scene.fit)
    #expect(fit.phases.map(\.kind) == [.drag, .deceleration, .bounce])
    #expect(fit.feel.name == "uikit")
    #expect(scene.borders.all == [.start, .impact, .end] && !scene.results.isPending)
    #expect(scene.offsets.plot.curves.map(\.isDashed) == [false, false, true], "the dashes are on top")
    #expect(fit.numbers.contains { $0.name == .bounceStiffness && abs($0.value - 120) <= $0.margin })
    #expect(demo.draw(Self.size).contains("Drag") && demo.draw(Self.size).contains("Bounce"))
    // The name of a narrow phase is shown below the pointer.
    demo.hover(at: try point(of: .start, in: demo) + Vector2(8, 0))
    #expect(demo.draw(Self.size).contains("Deceleration"))
  }

  @Test("a file is shown from time 0, and its law is recognized", arguments: [ScrollFeel.uikit, .appkit])
  func file(feel: ScrollFeel) throws {
    let scene = try scene(demo(flick(feel)))
    #expect(scene.recording.title == "flick")
    #expect(scene.recording.times.first == 0)
    #expect(abs(scene.recording.duration - 179.0 / 60) < 1e-6)
    #expect(scene.fit?.feel.name == feel.name)
    #expect(scene.fit.map { $0.rootMeanSquare < 0.12 } == true)
  }

  @Test("a dragged border snaps to a sample, and a new fit uses the moved borders")
  func movedBorder() throws {
    var demo = try demo(flick(.uikit))
    let before = try scene(demo)
    let found = try #require(before.fit)
    try drag(&demo, .start, by: 60, end: nil)
    // During the drag, the old fit is shown with the border at its current place.
    let during = try scene(demo)
    #expect(during.dragged != nil && during.fit?.flights == found.flights)
    #expect(try #require(during.borders.time(of: .start)) > #require(before.borders.time(of: .start)))
    #expect(during.phases.first { $0.kind == .deceleration }?.start == during.borders.time(of: .start))
    send(&demo, .up, Vector2(0, 0), at: 2)
    let after = try scene(demo)
    #expect(after.dragged == nil && after.isMoved)
    #expect(after.borders == during.borders)
    let start = try #require(after.borders.time(of: .start))
    #expect(before.recording.times.contains(start))
    let fit = try #require(after.fit)
    #expect(fit.flights == after.borders.flights.map(\.times) && fit.flights != found.flights)
    #expect(fit.residuals.allSatisfy { $0.time >= start })
    // The Home key finds the phases again.
    demo.handle(.key(KeyPress(.home)), at: 3)
    #expect(try scene(demo).borders == before.borders)
  }

  @Test("borders stay in order, with enough samples between them for a fit")
  func order() throws {
    var impacts = 0
    for seed in 1...200 as ClosedRange<UInt64> {
      var random = SeededRandom(seed: seed)
      let times = (0..<random.count(20...80)).map { Double($0) * 0.02 }
      let half = times.count / 2
      let found = [FlightSpan(times[0]...times[half - 2]), FlightSpan(times[half]...times[times.count - 1])]
      var borders = PhaseBorders(found, impacts: [times[half / 2], nil])
      for _ in 0..<30 {
        let border = borders.all[random.count(0...borders.all.count - 1)]
        borders.move(border, to: random.number(-1...3), among: times)
        #expect(borders.flights.allSatisfy { flight in times.count(where: flight.times.contains) >= 7 }, "seed \(seed)")
        #expect(borders.flights[0].times.upperBound <= borders.flights[1].times.lowerBound, "seed \(seed)")
        for flight in borders.flights {
          guard let impact = flight.impact else { continue }
          impacts += 1
          #expect(times.count { $0 >= flight.times.lowerBound && $0 < impact } >= 2, "seed \(seed)")
          #expect(times.count { $0 > impact && $0 <= flight.times.upperBound } >= 2, "seed \(seed)")
        }
      }
    }
    #expect(impacts > 3000)
  }

  @Test("keys select a border and move it by one or ten samples")
  func keys() throws {
    var demo = try demo(flick(.uikit))
    let times = try scene(demo).recording.times
    demo.handle(.key(KeyPress(.right, modifiers: .control)), at: 0)
    #expect(try !scene(demo).isMoved, "none is selected")
    demo.handle(.key(KeyPress(.pageDown)), at: 0)
    let start = times.index(nearest: try time(of: .start, in: demo))
    demo.handle(.key(KeyPress(.right, modifiers: .control)), at: 0)
    #expect(try time(of: .start, in: demo) == times[start + 1])
    demo.handle(.key(KeyPress(.right, modifiers: [.control, .shift])), at: 0)
    #expect(try time(of: .start, in: demo) == times[start + 11])
    demo.handle(.key(KeyPress(.left, modifiers: .control)), at: 0)
    #expect(try time(of: .start, in: demo) == times[start + 10])
    demo.handle(.key(KeyPress(.pageUp)), at: 0)
    #expect(try scene(demo).selectedBorder == .end)
  }

  @Test("a moved impact ends the deceleration and starts the bounce at its new time")
  func movedImpact() throws {
    var demo = try demo()
    let before = try scene(demo)
    let found = try time(of: .impact, in: demo)
    #expect(before.fit?.phases.first { $0.kind == .bounce }?.start == found)
    try drag(&demo, .impact, by: 6)
    let after = try scene(demo)
    let moved = try time(of: .impact, in: demo)
    #expect(moved > found && after.recording.times.contains(moved))
    let fit = try #require(after.fit)
    #expect(fit.courses[0].impact.map { abs($0 - moved) < 1e-6 } == true)
    let (coast, bounce) = (fit.phases.first { $0.kind == .deceleration }, fit.phases.first { $0.kind == .bounce })
    #expect(coast.map { abs($0.end - moved) < 1e-6 } == true && bounce.map { abs($0.start - moved) < 1e-6 } == true)
    // Under any law, the moved impact fits no better than the recorded one.
    var laws = 0
    for ranked in after.results.ranking.fits {
      guard let other = before.results.ranking.fits.first(where: { $0.feel.name == ranked.feel.name }) else { continue }
      laws += 1
      #expect(ranked.rootMeanSquare >= 0.999 * other.rootMeanSquare || ranked.courses[0].impact != nil)
    }
    #expect(laws > 2)
    #expect(demo.snapshot(at: 3).values[.border(.impact)] == moved)
    demo.handle(.key(KeyPress(.home)), at: 3)
    #expect(try time(of: .impact, in: demo) == found)
  }

  @Test("a click on a law shows its numbers, and brackets go through the laws as they are listed")
  func laws() throws {
    var demo = try demo(flick(.uikit))
    let scene = try scene(demo)
    #expect(scene.law == nil)
    let row = RecordingPage.line(3, in: scene.page.ranking).center
    demo.click(row, at: 1, for: 0.05)
    let chosen = scene.results.ranking.feel(at: 2).name
    #expect(try self.scene(demo).fit?.feel.name == chosen)
    #expect(demo.ownParameters[.fittedLaw].map { Platform(rawValue: Int32($0) - 1)?.feel.name } == chosen)
    demo.click(row, at: 1, for: 0.05)
    #expect(demo.ownParameters[.fittedLaw] == 0)
    let listed = scene.results.ranking.platforms.map { Double($0.rawValue + 1) }
    for law in listed.dropFirst() + [0] {
      demo.handle(.key(KeyPress("]")), at: 2)
      #expect(demo.ownParameters[.fittedLaw] == law)
    }
    demo.handle(.key(KeyPress("[")), at: 2)
    #expect(demo.ownParameters[.fittedLaw] == listed.last)
    // What is under a still pointer changes with the size of the stage.
    #expect(try self.scene(demo).hovered == .law(2))
    demo.setSize(Size(700, 400), at: 3)
    #expect(try self.scene(demo).hovered == nil)
  }

  @Test("P and the button request a preset with the fitted numbers, named after the file")
  func saving() throws {
    var truth = ScrollFeel.uikit
    truth.decelerationRate = DecelerationRate(rawValue: 0.9975)
    var demo = try demo(flick(truth))
    let button = try scene(demo).page.saveButton.center
    guard case .savePreset("flick", let feel, let numbers)? = demo.request(for: .key(KeyPress("P")))
    else { return #expect(Bool(false), "nothing is asked for") }
    #expect(feel == .uikit)
    #expect(numbers.keys.map(\.id.rawValue) == ["decelerationRate"])
    #expect(numbers[.decelerationRate].map { abs($0 - 0.9975) < 1e-5 } == true)
    #expect(demo.request(for: .key(KeyPress("P", modifiers: .control))) == nil)
    let up = PointerEvent(.up, position: button, time: 1.05)
    #expect(demo.request(for: .pointer(up)) == nil, "without a press")
    send(&demo, .down, button, at: 1)
    #expect(demo.request(for: .pointer(up)) == .savePreset(named: "flick", feel: feel, parameters: numbers))
    let elsewhere = PointerEvent(.up, position: button + Vector2(0, 200), time: 1.05)
    #expect(demo.request(for: .pointer(elsewhere)) == nil)
  }

  /// A queue of work that runs when a test asks for it.
  private final class Later: Sendable {
    private let work = Mutex<[@Sendable () -> Void]>([])
    var count: Int { work.withLock { $0.count } }
    func add(_ new: @escaping @Sendable () -> Void) { work.withLock { $0.append(new) } }
    func run() {
      let due = work.withLock { work in
        defer { work = [] }
        return work
      }
      for work in due { work() }
    }
  }

  @Test("the demo keeps drawing and shows the earlier fits until new fits have run in the background")
  func background() throws {
    let later = Later()
    var demo = try demo(flick(.uikit), background: { later.add($0) })
    #expect(try scene(demo).results.isPending && demo.restTime == .infinity)
    #expect(try scene(demo).fit == nil && later.count == 1)
    later.run()
    // The finished fits have yet to be drawn.
    #expect(demo.restTime == .infinity)
    demo.draw(Self.size)
    #expect(demo.restTime == -.infinity)
    let first = try #require(try scene(demo).fit)
    try drag(&demo, .start, by: 60, end: nil)
    _ = try scene(demo)
    #expect(later.count == 0, "nothing is fitted in a drag")
    send(&demo, .up, Vector2(0, 0), at: 2)
    #expect(try scene(demo).fit?.flights == first.flights && demo.restTime == .infinity && later.count == 1)
    later.run()
    demo.draw(Self.size)
    #expect(try scene(demo).fit?.flights != first.flights && demo.restTime == -.infinity)
  }
}

extension PhaseBorders.Border {
  fileprivate static let start = PhaseBorders.Border(flight: 0, kind: .start)
  fileprivate static let impact = PhaseBorders.Border(flight: 0, kind: .impact)
  fileprivate static let end = PhaseBorders.Border(flight: 0, kind: .end)
}
