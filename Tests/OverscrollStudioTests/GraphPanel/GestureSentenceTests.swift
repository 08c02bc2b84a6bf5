import Overscroll
import StudioTesting
import Testing

@testable import OverscrollDemoKit
@testable import OverscrollDemos
@testable import OverscrollStudio

@Suite("The sentence of a gesture") struct GestureSentenceTests {
  private func curve(
    _ movement: DraggableValue.Movement, _ kind: Curve.Mark.Kind = .release, projection: Double? = nil
  ) -> Curve {
    var value = DraggableValue(0, elasticity: ElasticLimits(0...1000, dimension: 600))
    value.follow(movement, from: 5)
    var track = Track(name: .contentOffsetY, label: "", value: value, projection: projection)
    if projection != nil { (track.anchors, track.target) = ([60, 400, 700], "Half") }
    var curve = Curve(track)
    curve.record(track, limits: nil, snapshots: [], cause: DemoChange.Cause(kind: kind), at: 5)
    return curve
  }

  private func released(_ from: Double, _ velocity: Double, _ feel: ScrollFeel) -> DraggableValue.Movement {
    .scroll(ScrollMotion(from: from, velocity: velocity, limits: 0...1000, feel: feel))
  }

  /// By hand: 0.998 per ms is 2.002 per s. After 100 pt, 2000 pt/s are 2000 − 2.002 · 100 = 1799.8 pt/s, at
  /// ln(2000 / 1799.8) / 2.002 = 0.053 s. Then x = 1799.8·t·e^(−10t), at most 1799.8 / 10e = 66.2 pt, and 0.5 pt at
  /// 0.796 s. UIKit's kick is −60·ln(1 + x + x²/2) = 9.997 per s with x = 1000·ln 0.99 / 60: 719.8 pt/s at 72 pt. From
  /// (2000 · 0.9988 − 719.8) pt/s, x = 1070·e^(−9.997t) − 998·e^(−11.999t): 101.6 pt at 0.056 s, 0.5 pt at 0.743 s.
  /// Springs: (100 + 800t)·e^(−10t) is 0.5 at 0.721 s, (120 + 1200t)·e^(−10t) at 0.763 s. With a damping ratio of a half,
  /// 100 pt overshoot by 100·e^(−π/√3) = 16.3 pt, and are fastest at 1000·e^(−π/3√3) = 546.3 pt/s.
  @Test("the numbers are those of the formulas, and a sentence that is too long loses its least important clauses")
  func numbers() throws {
    let spring = Spring(stiffness: 100, dampingRatio: 1)
    let half = DraggableValue.Movement.spring(SpringMotion(from: 300, to: 400, velocity: 200, spring: spring))
    let curves = [
      curve(released(900, 2000, .article)), curve(half, projection: 412), curve(half, projection: 620),
      curve(.spring(SpringMotion(from: 120, to: 0, spring: spring)), .key),
    ]
    #expect(
      curves.map { GestureSentence([$0])?.text } == [
        "Flicked at 2000 pt/s, hit the edge after 0.05 s at 1800 pt/s, 66 pt past it, at rest after 0.85 s.",
        "Let go at 200 pt/s, projected to 412 pt, goes to Half, at rest after 0.72 s.",
        "Let go at 200 pt/s, projected to 620 pt, goes to Half, not the nearest, at rest after 0.72 s.",
        "Moved 120 pt by key, at rest after 0.76 s.",
      ])
    let pulled = try #require(GestureSentence([curve(released(1072, 2000, .uikit))]))
    let texts = [130, 105, 75, 55, 30, 20].map { length in pulled.text { $0.count <= length } }
    let start = ["Let go 72 pt past the edge", ", finger at 2000 pt/s"]
    let parts = start + [", went to 102 pt", ", back in 0.74 s", ". iOS takes 720 pt/s off the finger's speed"]
    let shown = [[0, 1, 2, 3, 4], [0, 1, 2, 3], [0, 1, 3], [0, 3], [0]].map { $0.map { parts[$0] }.joined() + "." }
    #expect(texts == shown + [nil])
    #expect(pulled.outcome == shown[3], "the least that stands beside a comparison")
    let hit = try #require(GestureSentence([curves[0]]))
    let impacts = [98, 90, 75, 60].map { length in hit.text { $0.count <= length } }
    let impact = "Flicked at 2000 pt/s, hit the edge at 1800 pt/s, 66 pt past it, at rest after 0.85 s."
    #expect(impacts.prefix(3) == [hit.text, impact, impact.replacing(" at 1800 pt/s", with: "")])
    #expect(impacts[3] == "Flicked at 2000 pt/s, at rest after 0.85 s.")
    let anchored = try #require(GestureSentence([curves[1]]))
    #expect(anchored.text { $0.count < 60 } == "Let go at 200 pt/s, goes to Half, at rest after 0.72 s.")
    let loose = SpringMotion(from: 300, to: 400, spring: Spring(stiffness: 100, dampingRatio: 0.5))
    let swing = try #require(CurveMeasurements(curve(.spring(loose), projection: 412)))
    #expect(abs(try #require(swing.overshoot).amount - 16.3) < 0.1)
    #expect(abs(try #require(swing.peakVelocity).amount - 546.3) < 1)
  }

  @Test("a sentence is about its gesture alone: a catch is no drag, and other input in flight is another gesture")
  func ownGesture() throws {
    func flown(_ demo: any Demo.Type, _ act: (inout ScriptedApp) -> Void) throws -> String {
      var scripted = ScriptedApp(demo, after: 0.5)
      scripted.flick(from: scripted.stage.center, by: Vector2(0, -90))
      scripted.wait(0.1)
      act(&scripted)
      let curves = scripted.app.stage.timeline.curves
      #expect(Set(curves.flatMap { $0.marks.filter(\.kind.isLaunch).map(\.kind) }).count == 1)
      return try #require(GestureSentence(curves)?.text)
    }
    let caught = try flown(ScrollDemo.self) {
      $0.pointer(.down, $0.stage.center)
      $0.wait(0.5)
      $0.pointer(.up, $0.stage.center)
    }
    #expect(caught.contains(#/^Caught at \d+ pt/s, let go\.$/#), "\(caught)")
    let quick = try flown(ScrollDemo.self) { $0.click($0.stage.center) }
    #expect(quick.contains(#/^Caught at \d+ pt/s, let go\.$/#), "\(quick)")
    let key = try flown(ScrollDemo.self) { $0.press("Home") }
    #expect(key.hasPrefix("Moved ") && key.contains(" by key, at rest after"), "\(key)")
    let wheel = try flown(PagingDemo.self) { $0.wheel(Vector2(0, -1), at: $0.stage.center) }
    #expect(wheel.contains(" by wheel, at rest after"), "\(wheel)")
    let zoom = try flown(MetroDemo.self) { $0.press("Home") }
    #expect(zoom.hasPrefix("Zoomed from 1.00 × to 0.50 ×"), "\(zoom)")
  }

  @Test(
    "a throw in a plane is told with the speed and the place of both axes, and a slow release says why nothing moves")
  func plane() throws {
    var tile = ScriptedApp(PictureInPictureDemo.self, after: 1)
    tile.flick(from: tile.stage.point(0.89, 0.86), by: Vector2(-240, -120))
    let curves = tile.app.stage.timeline.curves
    let speeds = curves.map { curve in curve.marks.last { $0.kind == .release }.flatMap { curve.sample(at: $0.time) } }
    let speed = hypot(try #require(speeds[0]).velocity, try #require(speeds[1]).velocity)
    let places = try curves.reversed().map { DecimalFormat.text(try #require($0.projection), decimals: 0) }
    let thrown =
      "Let go at \(DecimalFormat.text(speed, decimals: 0)) pt/s, projected to (\(places[0]), \(places[1])) pt, goes"
    let words = try #require(GestureSentence(curves)?.text)
    #expect(words.hasPrefix(thrown), "\(words)")
    var slow = ScriptedApp(ScrollDemo.self, after: 1)
    slow.app.chooseFeel("uikit")
    slow.pointer(.down, slow.stage.center)
    for step in 1...20 {
      slow.wait(0.02)
      slow.pointer(.move, slow.stage.center - Vector2(0, 3 * Double(step)))
    }
    slow.pointer(.up, slow.stage.center - Vector2(0, 60))
    let dragged = try #require(GestureSentence(slow.app.stage.timeline.curves)?.text)
    #expect(dragged.contains(#/let go at 1\d\d pt/s, too slow for a flick \(at least 250 pt\/s\)\.$/#), "\(dragged)")
  }

  @Test("an edge that stretches is said to, and a list that ends tells where its sheet goes")
  func pulled() throws {
    var scripted = ScriptedApp(ScrollDemo.self)
    scripted.press("F")
    scripted.enter("Android")
    scripted.pointer(.down, scripted.stage.center)
    for step in 1...20 { scripted.pointer(.move, scripted.stage.center + Vector2(0, Double(step) * 8)) }
    #expect(!scripted.texts.contains(GraphPanel.invitation))
    scripted.pointer(.up, scripted.stage.center + Vector2(0, 160))
    scripted.wait(2)
    let words = try #require(GestureSentence(scripted.app.stage.timeline.curves)?.text)
    #expect(words.contains(#/^Pulled 1[56]\d pt past the edge, which stretches and does not move, at/#), "\(words)")
    var drawer = ScriptedApp(DrawerDemo.self)
    for way in [-150.0, -120, 230] {
      drawer.wait(3)
      drawer.flick(from: drawer.stage.point(0.5, 0.6), by: Vector2(0, way))
    }
    let curves = drawer.app.stage.timeline.curves
    let (rest, text) = (try #require(curves[0].restTime), try #require(GestureSentence(curves)?.text))
    let end = "at rest after \(DecimalFormat.text(rest - (curves[0].origin ?? 0), decimals: 2)) s."
    #expect(text.contains(", then the sheet to ") && text.hasSuffix(end), "\(text)")
    // A list that takes over from its sheet tells the flick of the finger, which the sheet had.
    var led = ScriptedApp(DrawerDemo.self)
    led.wait(0.5)
    led.flick(from: led.stage.point(0.5, 0.9), by: Vector2(0, -120), steps: 5)
    let (sheet, list) = (led.app.stage.timeline.curves[0], led.app.stage.timeline.curves[1])
    let release = try #require(list.marks.first { $0.kind == .release }).time
    let flick = DecimalFormat.text(abs(try #require(sheet.sample(at: release)).velocity), decimals: 0)
    let told = try #require(GestureSentence([sheet, list])?.text)
    #expect(told.hasPrefix("Flicked at \(flick) pt/s, the sheet to Open, the list went "), "\(told)")
    // The axes of a tile rest at different times, and neither follows the other.
    var pip = ScriptedApp(PictureInPictureDemo.self)
    pip.wait(0.5)
    pip.flick(from: pip.stage.point(0.79, 0.86), by: Vector2(-180, -20))
    let tile = pip.app.stage.timeline.curves
    #expect(Set(tile.map(\.restTime)).count == 2)
    let (thrown, last) = (try #require(GestureSentence(tile)?.text), try #require(tile.compactMap(\.restTime).max()))
    let settled = "at rest after \(DecimalFormat.text(last - (tile[0].origin ?? 0), decimals: 2)) s."
    #expect(thrown.hasSuffix(settled) && !thrown.contains("then the"), "\(thrown)")
  }

  @Test("the axis and the sentence count from the first notch, and tuning while paused keeps the release")
  func origins() throws {
    var scripted = ScriptedApp(ScrollDemo.self)
    for _ in 0..<3 {
      scripted.wait(0.1)
      scripted.wheel(Vector2(0, -1), at: scripted.stage.center)
    }
    let marks = scripted.app.stage.timeline.curves[0].marks
    let measured = try #require(CurveMeasurements(scripted.app.stage.timeline.curves[0]))
    #expect(marks.map(\.kind) == [.wheel, .wheel, .wheel, .rest])
    #expect(measured.settlingTime == marks[3].time - marks[0].time)
    scripted.wait(0.6)
    scripted.press("End")
    #expect(scripted.app.stage.timeline.curves[0].marks.map(\.kind) == [.key, .rest], "indicators still fade")
    scripted.wait(3)
    scripted.press("Space")
    scripted.flick(from: scripted.stage.center, by: Vector2(0, 90))
    func kinds() -> [Curve.Mark.Kind] { scripted.app.stage.timeline.curves[0].marks.map(\.kind) }
    func isTuned() -> Bool? { GestureSentence(scripted.app.stage.timeline.curves)?.text.contains(", tuned in flight") }
    let before = kinds()
    #expect(isTuned() == false)
    scripted.app.perform(.set(.parameter(.bounceDampingRatio), to: 0.6))
    #expect(isTuned() == false, "no part of this motion")
    scripted.app.perform(.set(.parameter(.decelerationRate), to: 0.99))
    #expect(kinds() == before && before.first == .release && isTuned() == true)
  }
}
