import AppTesting
import Foundation
import Overscroll
import SeededRandom
import StudioTesting
import Testing

@testable import OverscrollDemoKit
@testable import OverscrollDemos
@testable import OverscrollStudio

@Suite("Graph contents") struct GraphTests {
  private static let demos: [any Demo.Type] = [
    ScrollDemo.self, DrawerDemo.self, PictureInPictureDemo.self, PagingDemo.self, MetroDemo.self,
  ]

  private func kinds(_ scripted: ScriptedApp) -> Set<Curve.Mark.Kind> {
    Set(scripted.app.stage.timeline.curves.flatMap { $0.marks.map(\.kind) })
  }

  /// Returns an app after a flick that moves every demo with a graph.
  private func flicked(_ demo: any Demo.Type) -> ScriptedApp {
    var scripted = ScriptedApp(demo, after: 0.5)
    let share = demo == PictureInPictureDemo.self ? (0.8, 0.86) : (0.48, 0.7)
    scripted.flick(from: scripted.stage.point(share.0, share.1), by: Vector2(-110, -140))
    return scripted
  }

  @Test("positions near each other share one scale, and others have a lane each", arguments: [0.0, 1500])
  func scales(_ offset: Double) throws {
    var scripted = ScriptedApp { $0.values = [.contentOffsetX: 100, .contentOffsetY: offset + 100] }
    scripted.wait(0.5)
    scripted.flick(from: scripted.stage.point(0.48, 0.7), by: Vector2(-30, -24))
    scripted.wait(4)
    let picture = try #require(scripted.app.graphPicture)
    try #require(picture.lines.count == 2)
    let (first, second) = (picture.lines[0].positions, picture.lines[1].positions)
    #expect(picture.scales.count == (offset == 0 ? 2 : 3))
    #expect(first.lane.intersects(second.lane) == (offset == 0))
    // Of one scale, every value has the same height in both lines.
    for value in [0.0, 150] { #expect((first.y(value) == second.y(value)) == (offset == 0)) }
    #expect(abs((first.y(0) - first.y(1)) - (second.y(0) - second.y(1))) < 1e-9)
    for (scale, number) in picture.scales {
      #expect(picture.key.frame.contains(scale.lane.origin) && (number == nil || offset > 0))
      for tick in scale.ticks {
        #expect(scale.lane.minY + 3 < scale.labelY(tick.value) && scale.labelY(tick.value) < scale.lane.maxY - 3)
        #expect(abs(scale.labelY(tick.value) - scale.y(tick.value)) < 5)
      }
    }
  }

  @Test("tuning at rest keeps the marks and projections of the last gesture", arguments: demos, [0.0, 6])
  func tuningAtRest(_ demo: any Demo.Type, _ pause: Double) throws {
    var scripted = flicked(demo)
    let marks = scripted.app.stage.timeline.curves.flatMap(\.marks)
    let rest = try #require(marks.filter { $0.kind == .rest }.map(\.time).max())
    // Without a pause, the indicators are still fading.
    scripted.wait(rest - scripted.app.displayedTime + 0.02 + pause)
    let curves = scripted.app.stage.timeline.curves
    #expect(kinds(scripted).isSuperset(of: [.release, .rest]))
    for parameter in demo.card.parameters
    where parameter.id.rawValue.contains("pring") || parameter == .decelerationRate {
      let value = scripted.app.tuning.parameters[parameter]
      scripted.app.perform(.set(.parameter(parameter), to: (value * 0.97).clamped(to: parameter.range)))
      scripted.wait(0.05)
      for (now, then) in zip(scripted.app.stage.timeline.curves, curves) {
        #expect(now.marks == then.marks && now.projection == then.projection, "\(demo) \(parameter.id.rawValue)")
      }
    }
  }

  @Test("before a gesture the graph shows its invitation alone, and a press on it stops no clock", arguments: demos)
  func empty(_ demo: any Demo.Type) throws {
    var scripted = ScriptedApp(demo, after: 0.5)
    let frame = try scripted.control("Graph", .image).frame
    let words = scripted.commands.compactMap { command in
      if case .text(let text, _, let origin) = command.shape, frame.contains(origin) { text } else { nil }
    }
    #expect(words == [GraphPanel.invitation])
    scripted.pointer(.down, frame.center)
    #expect(scripted.app.graph.scrubbedTime == nil && !scripted.app.stage.clock.isPaused)
  }

  @Test("a single velocity that did not last does not stretch the scale")
  func outlier() {
    let track = Track(name: .contentOffsetY, label: "offset")
    let snapshots = (0...100).map { index in
      let velocity = Vector2(0, index == 40 ? 30_000 : 500)
      return (time: Double(index) / 100, snapshot: DemoSnapshot(.dragging, contentOffset: .zero, velocity: velocity))
    }
    for cause in [nil, DemoChange.Cause(kind: .wheel)] {
      var curve = Curve(track)
      curve.record(track, limits: nil, snapshots: snapshots, cause: cause, at: 0)
      #expect(abs(GraphSeries(curve, ghost: nil, during: 0...1).velocities.upperBound - 1.4 * 500) < 1e-9)
    }
  }

  private func wheel(_ delta: Double, isPrecise: Bool, isEnd: Bool = false) -> (inout ScriptedApp) -> Void {
    { scripted in
      for step in 1...4 {
        scripted.wait(0.01)
        let event = WheelEvent(
          delta: Vector2(0, delta), isPrecise: isPrecise, isEnd: isEnd && step == 4, position: scripted.stage.center,
          time: scripted.time)
        scripted.app.handle(WindowEvent(time: scripted.time, kind: .wheel(event)))
      }
    }
  }

  @Test("a touchpad's release is marked at the report of its end, and later if fingers only stay away")
  func inferredRelease() throws {
    for isEnd in [true, false] {
      var scripted = ScriptedApp(ScrollDemo.self, after: 0.5)
      wheel(-20, isPrecise: true, isEnd: isEnd)(&scripted)
      let end = scripted.app.stage.now
      scripted.wait(0.3)
      let marks = scripted.app.stage.timeline.curves.flatMap(\.marks)
      let release = try #require(marks.first { $0.kind == .release })
      #expect(isEnd ? abs(release.time - end) < 0.001 : release.time > end + 0.005)
    }
  }

  @Test("a new size at rest writes nothing into the finished gesture", arguments: demos)
  func resized(_ demo: any Demo.Type) {
    var scripted = flicked(demo)
    scripted.wait(20)
    func values() -> [[Double]] { scripted.app.stage.timeline.curves.map { $0.samples.map(\.value) + $0.anchors } }
    let before = values()
    scripted.press("I", "G")
    scripted.wait(1)
    #expect(values() == before && !before.isEmpty)
  }

  @Test("a mark names the input that set the content in motion")
  func causes() throws {
    func launches(_ act: (inout ScriptedApp) -> Void, on demo: any Demo.Type = ScrollDemo.self) -> Set<Curve.Mark.Kind>
    {
      var scripted = ScriptedApp(demo, after: 0.5)
      act(&scripted)
      return kinds(scripted).filter(\.isLaunch)
    }
    let wheeled = launches { scripted in
      wheel(-1, isPrecise: false)(&scripted)
      #expect(scripted.texts.contains { $0.hasPrefix("peak ") } && !scripted.texts.contains { $0.contains("release") })
    }
    #expect(wheeled == [.wheel])
    #expect(launches(wheel(-20, isPrecise: true)) == [.release])
    #expect(launches { $0.press("PageDown") } == [.key])
    #expect(launches { $0.flick(from: $0.stage.point(0.48, 0.7), by: Vector2(-30, -120)) } == [.release])
    #expect(launches({ for _ in 0..<2 { $0.click($0.stage.center) } }, on: MetroDemo.self) == [.click])
  }

  // MARK: - Measuring

  @Test("no label covers a curve or another label, and a drag's peak has one only off the scale", arguments: demos)
  func words(_ demo: any Demo.Type) throws {
    var scripted = flicked(demo)
    for step in 0..<12 {
      if step == 6 { scripted.app.perform(.set(.parameter(.decelerationRate), to: 0.997)) }
      scripted.wait(0.4)
      let frame = try scripted.control("Graph", .image).frame
      let picture = try #require(scripted.app.graphPicture)
      let lanes = [picture.positionLane, picture.velocityLane]
      let words = scripted.commands.compactMap { command -> Rect? in
        guard case .text(let text, let style, let origin) = command.shape, frame.contains(origin) else { return nil }
        return Rect(origin: origin, size: EvenMeasure().size(of: text, style: style))
      }
      for path in picture.lines.flatMap({ $0.positionPaths + $0.velocityPaths }) {
        #expect(!words.contains { $0.isCrossed(by: path.points) })
      }
      #expect(scripted.texts.allSatisfy { !$0.hasPrefix("drag peak") || $0.hasSuffix("off scale") })
      let inLanes = words.filter { word in lanes.contains { $0.contains(word.origin) } }
      for (index, word) in inLanes.enumerated() {
        #expect(!inLanes.dropFirst(index + 1).contains { $0.intersects(word) })
      }
    }
  }

  @Test("no label covers another one's line to its point", arguments: 1...40 as ClosedRange<UInt64>)
  func leaders(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    var layout = GraphLabelLayout(in: Rect(x: 0, y: 0, width: 400, height: 400), curves: [])
    for _ in 0..<12 { _ = layout.place(Size(60, 16), near: random.point(in: 150...250)) }
    for label in layout.taken { #expect(!layout.lines.contains { label.inset(by: 0.01).isCrossed(by: $0) }) }
    #expect(layout.taken.count > 2)
  }

  @Test("beside A, the graph writes how much more B measures: B's number less A's, with its sign", arguments: [0.4, 1])
  func differences(tuned: Double) throws {
    /// The numbers after a flick, and their differences in parentheses, by their words.
    func measured(_ ratio: Double, comparedTo other: Double? = nil) -> [String: (number: Double, difference: Double?)] {
      var scripted = ScriptedApp(PictureInPictureDemo.self)
      scripted.app.perform(.set(.parameter(.snapDampingRatio), to: other ?? ratio))
      if other != nil {
        scripted.press("A")
        scripted.app.perform(.set(.parameter(.snapDampingRatio), to: ratio))
      }
      scripted.wait(0.5)
      scripted.flick(from: scripted.stage.point(0.8, 0.86), by: Vector2(-110, -140))
      scripted.wait(9)
      let pattern = #/(peak after release|peak|overshoot|at rest after) ([−\d.]+)[^(]*(?:\(\+?([−\d.]+)\))?/#
      func number(_ text: Substring) -> Double { Double(text.replacing("−", with: "-")) ?? .nan }
      let matches = scripted.texts.flatMap { $0.matches(of: pattern) }
      return Dictionary(matches.map { ("\($0.1)", (number($0.2), $0.3.map(number))) }) { first, _ in first }
    }
    let other = tuned == 1 ? 0.4 : 1
    let (a, b) = (measured(other), measured(tuned, comparedTo: other))
    let compared = b.filter { a[$0.key] != nil && abs($0.value.number - a[$0.key]!.number) > 0.02 }
    #expect(compared.count >= 1, "\(a), \(b)")
    for (word, measure) in compared {
      let difference = try #require(measure.difference, "\(word)")
      #expect(abs(difference - (measure.number - a[word]!.number)) < 1.1, "\(word): \(a), \(b)")
      #expect(difference.sign == (measure.number - a[word]!.number).sign, "\(word): \(a), \(b)")
    }
  }

  @Test("a difference is left out if it looks like none, and otherwise has its sign")
  func shownDifference() throws {
    let curve = try #require(flicked(ScrollDemo.self).app.stage.timeline.curves.first)
    for (amount, words) in [(7.04, ""), (8, " (+1.0)"), (6, " (−1.0)")] {
      #expect(curve.difference(of: amount, from: 7, curve.valueText) == words)
    }
  }

  @Test("tuning at rest previews the last gesture beside its old curve, with the difference")
  func whatIf() throws {
    var scripted = flicked(PictureInPictureDemo.self)
    scripted.wait(4)
    let real = scripted.app.stage.timeline.curves
    #expect(scripted.app.comparison.preview == nil)
    for ratio in [0.9, 0.7, 0.5] {
      scripted.app.perform(.set(.parameter(.snapDampingRatio), to: ratio))
      scripted.wait(0.01)
      let picture = try #require(scripted.app.graphPicture)
      #expect(picture.key.isGhostPrevious && picture.key.ghost == real && picture.key.curves != real)
      var again = scripted
      again.press("B")
      again.wait(6)
      #expect(again.app.graphPicture?.key.ghost == real, "the earlier run stays beside the replay")
      for (curve, then) in zip(again.app.stage.timeline.curves, picture.key.curves) {
        #expect(curve.marks.count == then.marks.count)
        for (a, b) in zip(curve.marks, then.marks) { #expect(a.kind == b.kind && abs(a.value - b.value) < 1e-6) }
      }
    }
    // A spring that swings rests later.
    #expect(scripted.texts.contains { $0.contains("at rest after") && $0.contains("(+") && $0.hasSuffix(")") })
    #expect(scripted.texts.contains("before") && scripted.texts.contains { $0.contains(#/^now rests [\d.]+ s later/#) })
    scripted.app.perform(.set(.parameter(.snapDampingRatio), to: 1))
    scripted.wait(0.01)
    #expect(scripted.app.comparison.preview == nil && scripted.app.graphPicture?.key.curves == real)
    scripted.app.perform(.set(.parameter(.rubberBandCoefficient), to: 0.4))
    scripted.wait(0.01)
    #expect(scripted.app.graphPicture?.changes == ["no change in this gesture"])
  }

  @Test("the graph of a drag goes on until after now, in half seconds, and shows the last five seconds")
  func dragTimes() {
    var scripted = ScriptedApp(ScrollDemo.self, after: 1)
    scripted.pointer(.down, scripted.stage.point(0.5, 0.7))
    scripted.pointer(.move, scripted.stage.point(0.5, 0.5))
    let timeline = scripted.app.stage.timeline
    for (now, times) in [(1.2, 0...1.5), (1.6, 0...2), (6.1, 1.5...6.5)] as [(Double, ClosedRange<Double>)] {
      let shown = GraphPicture.times(timeline, ghost: nil, now: timeline.start + now)
      #expect(abs(shown.lowerBound - timeline.start - times.lowerBound) < 1e-9, "\(now)")
      #expect(abs(shown.upperBound - timeline.start - times.upperBound) < 1e-9, "\(now)")
    }
  }

  @Test("a line crosses a label if it passes through it, and not if it passes beside it")
  func crossedLabels() {
    let label = Rect(x: 100, y: 40, width: 30, height: 10)
    let through = [(0.0, 45.0, 300.0, 45.0), (0, 0, 230, 90), (0, 300, 230, -200), (115, 0, 115, 90)]
    let beside = [(0.0, 0.0, 230.0, 30.0), (90, 0, 105, 90), (0, 45, 99, 45), (131, 45, 300, 45), (110, 0, 110, 39)]
    for (index, (x, y, endX, endY)) in (through + beside).enumerated() {
      #expect(label.isCrossed(by: [Vector2(x, y), Vector2(endX, endY)]) == (index < through.count), "from \(x), \(y)")
    }
  }

  @Test("no text can leave its script in a page")
  func hostileText() throws {
    var random = SeededRandom(seed: 55)
    for number in 0..<500 {
      let text = random.hostileText(repeating: 20)
      let json = SharedPage.escaped([text].json([]))
      #expect(!json.unicodeScalars.contains("<"), "seed \(random.seed), text \(number)")
      #expect(try JSONDecoder().decode([String].self, from: Data(json.utf8)) == [text])
    }
  }

  @Test("the graph exports its curves from the gesture on as CSV")
  func export() throws {
    var scripted = flicked(ScrollDemo.self)
    scripted.wait(9)
    scripted.press("E", modifiers: .control)
    try scripted.click("Graph as CSV")
    let files = scripted.effects.compactMap { effect in
      if case .save(let text, _, let suffix) = effect { (text, suffix) } else { nil }
    }
    #expect(files.map(\.1) == ["csv"])
    let rows = try #require(files.last).0.split(separator: "\r\n")
    #expect(rows[0] == "time (s),offset y (pt),offset y velocity (pt/s),offset x (pt),offset x velocity (pt/s)")
    let curve = try #require(scripted.app.stage.timeline.curves.first { $0.name == .contentOffsetY })
    let release = try #require(curve.marks.first { $0.kind == .release })
    let numbers = rows.dropFirst().map { $0.split(separator: ",").compactMap { Double($0) } }
    #expect(numbers.count > 100 && numbers.allSatisfy { $0.count == 5 })
    #expect(zip(numbers, numbers.dropFirst()).allSatisfy { $0[0] < $1[0] })
    for row in numbers { #expect(abs(row[1] - curve.sample(at: release.time + row[0])!.value) < 1e-6) }
    // The other columns are the compared run's, by its name.
    for (button, name) in [("Tune B", "A"), ("Tune A", "B")] {
      var compared = scripted
      compared.press("A")
      compared.app.perform(.set(.parameter(.decelerationRate), to: 0.99))
      try compared.click(button)
      compared.wait(1)
      let graph = try compared.control("Graph", .image).frame
      let words: [String] = compared.commands.compactMap {
        if case .text(let text, _, let origin) = $0.shape, graph.contains(origin) { text } else { nil }
      }
      #expect(words.filter(["A", "B"].contains) == [name, name == "A" ? "B" : "A"])
      compared.press("E", modifiers: .control)
      try compared.click("Graph as CSV")
      let texts = compared.effects.compactMap { if case .save(let text, _, _) = $0 { text } else { nil } }
      #expect(try #require(texts.last).contains(",\(name): offset y (pt),"), "\(texts.last?.prefix(200) ?? "")")
    }
    var none = ScriptedApp(ScrollDemo.self)
    none.press("E", modifiers: .control)
    #expect(!none.isEnabled("Graph as CSV"))
  }

  @Test(
    "every point that a thinned path omits is within the tolerance of its line",
    arguments: 1...40 as ClosedRange<UInt64>)
  func thinnedPath(seed: UInt64) throws {
    var numbers = SeededRandom(seed: seed)
    let roughness = Double.random(in: 0...0.4, using: &numbers)
    var (points, slope) = ([Vector2(3, 5)], 0.0)
    for _ in 0..<300 {
      slope += Double.random(in: -roughness...roughness, using: &numbers)
      let step = Double.random(in: 0.2...3, using: &numbers)
      points.append(points[points.count - 1] + Vector2(step, step * slope))
    }
    let thinned = Path(thinning: points, tolerance: 0.05).points
    #expect(
      thinned.first == points.first && thinned.last == points.last && thinned.count <= points.count, "seed \(seed)")
    for point in points.dropFirst() {
      let right = try #require(thinned.firstIndex { $0.x >= point.x })
      let (a, b) = (thinned[right - 1], thinned[right])
      let y = a.y + (b.y - a.y) * (point.x - a.x) / (b.x - a.x)
      #expect(abs(y - point.y) < 0.05 + 1e-9, "seed \(seed), at \(point)")
    }
  }

  @Test(
    "beside A, the status line says how much later or sooner, and further or nearer B rests", arguments: [0.996, 0.998])
  func restDifferences(tuned: Double) throws {
    func flick(_ rate: Double, comparedTo other: Double? = nil) -> ScriptedApp {
      var scripted = ScriptedApp(ScrollDemo.self)
      scripted.app.perform(.set(.parameter(.decelerationRate), to: other ?? rate))
      if other != nil {
        scripted.press("A")
        scripted.app.perform(.set(.parameter(.decelerationRate), to: rate))
      }
      scripted.wait(0.5)
      scripted.flick(from: scripted.stage.point(0.48, 0.7), by: Vector2(0, -90))
      scripted.wait(9)
      return scripted
    }
    func rest(_ scripted: ScriptedApp) -> Double { scripted.app.snapshot.values[.contentOffsetY] ?? .nan }
    let farther = rest(flick(tuned)) - rest(flick(0.997))
    let words = try #require(flick(tuned, comparedTo: 0.997).texts.first { $0.contains("rests ") })
    // A higher rate slows content later and farther away.
    let match = try #require(words.firstMatch(of: #/^B rests [\d.]+ s (later|sooner), ([\d.]+) pt (further|nearer)$/#))
    #expect(match.1 == (tuned > 0.997 ? "later" : "sooner") && match.3 == (tuned > 0.997 ? "further" : "nearer"))
    #expect(abs(try #require(Double(match.2)) - abs(farther)) < 0.11, "\(words), \(farther)")
    #expect(flick(tuned, comparedTo: tuned).texts.contains("Tuning B, no differences"))
  }
}
