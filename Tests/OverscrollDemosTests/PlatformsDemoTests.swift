import AppTesting
import Testing

@testable import OverscrollDemoKit
@testable import OverscrollDemos

@Suite("Platforms side by side") struct PlatformsDemoTests {
  static let shown = ["uikit", "appkit", "android", "gtk", "chromium", "flutter"]

  private func demo(_ values: [DemoValue: Double] = [:], size: Size = Size(1200, 800)) -> PlatformsDemo {
    PlatformsDemo(DemoSetup(size: size, values: values))
  }

  private func offset(_ name: String) -> DemoValue { DemoValue(rawValue: "\(name).contentOffset.y") }

  /// Drags from `start` by `step` every 8 ms, and lifts the finger with the last step.
  private func drag(
    _ demo: inout PlatformsDemo, from start: Vector2, by step: Vector2, count: Int, at time: Double = 0,
    lifts: Bool = true
  ) {
    for index in 0...count {
      let phase: PointerEvent.Phase = index == 0 ? .down : index == count && lifts ? .up : .move
      let position = start + step * Double(lifts ? min(index, count - 1) : index)
      let event = PointerEvent(phase, device: .touch, position: position, time: time + 0.008 * Double(index))
      demo.handle(.pointer(event), at: event.time)
    }
  }

  private func names(_ demo: PlatformsDemo, at time: Double = 0) -> Set<String> {
    Set(demo.snapshot(at: time).values.keys.map(\.rawValue).filter { $0.hasSuffix("contentOffset.y") })
  }

  @Test("the default columns are today's platforms by name, and parameters show or hide the column of any feel")
  func columns() {
    var demo = demo()
    let texts = demo.draw(Size(1200, 800))
    for feel in ScrollFeel.all where Self.shown.contains(feel.name) { #expect(texts.contains(feel.title)) }
    #expect(names(demo) == Set(Self.shown.map { "\($0).contentOffset.y" }))
    var parameters = ParameterValues()
    for platform in Platform.allCases {
      parameters[.column(platform)] = platform == .flutter || platform == .flutterClamping ? 1 : 0
    }
    demo.setParameters(parameters, at: 0)
    #expect(names(demo) == ["flutter.contentOffset.y", "flutter-clamping.contentOffset.y"])
    for platform in Platform.allCases { parameters[.column(platform)] = 0 }
    demo.setParameters(parameters, at: 0)
    #expect(names(demo).isEmpty && demo.restTime == -.infinity)
  }

  @Test("the mouse cursor is a hand above the columns, and an arrow above the plot or without columns")
  func cursors() {
    var demo = demo()
    let (column, plot) = (Vector2(600, 300), Vector2(600, 700))
    #expect(demo.cursor(at: column, time: 0) == .openHand && demo.cursor(at: plot, time: 0) == .arrow)
    let none = Dictionary(uniqueKeysWithValues: Platform.allCases.map { (Parameter.column($0), 0.0) })
    demo.setParameters(ParameterValues(setting: none), at: 0)
    #expect(demo.cursor(at: column, time: 0) == .arrow)
  }

  @Test("before the first flick, the plot shows an example, whose results are those of the motions")
  func example() throws {
    var demo = demo()
    let example = try #require(demo.plot)
    #expect(example.isExample && example.flights.count == Self.shown.count && demo.restTime == -.infinity)
    let motion = ScrollMotion(from: 0, velocity: 1500, limits: 0...1e6, feel: .uikit)
    let result = "\(motion.destination, decimals: 0) pt · \(motion.duration, decimals: 2) s"
    #expect(example.result(of: .uikit) == result)
    #expect(example.title == "A flick of 1500 pt/s: distance and time to rest")
    #expect(example.view.plot.curves.map(\.width) == [4, 2, 2, 2, 2, 2], "Flutter covers iOS")
    drag(&demo, from: Vector2(300, 400), by: Vector2(0, -12), count: 12)
    #expect(demo.plot?.isExample == false && demo.plot?.title == example.title)
  }

  @Test("the plot marks the jump that ends macOS's return after a pull")
  func jump() throws {
    var demo = demo()
    drag(&demo, from: Vector2(300, 100), by: Vector2(0, 12), count: 40)
    let plot = try #require(demo.plot)
    #expect(plot.flights.filter { $0.jump != nil }.map(\.column.platform) == [.appkit])
    #expect(plot.view.plot.marks.count == 1 && plot.title.hasPrefix("Distance and time to rest. As in the recording"))
  }

  @Test("one drag moves all columns alike, from any column")
  func drag() {
    for x in [50.0, 700] {
      var demo = demo(Dictionary(uniqueKeysWithValues: Self.shown.map { (offset($0), 1000) }))
      drag(&demo, from: Vector2(x, 300), by: Vector2(0, -7), count: 10, lifts: false)
      let values = demo.snapshot(at: 0.08).values
      #expect(demo.snapshot(at: 0.08).state == .dragging && demo.restTime == nil)
      for name in Self.shown { #expect(values[offset(name)] == 1060) }
    }
  }

  @Test("one release moves each column by its own law from the same offset")
  func release() throws {
    var demo = demo(Dictionary(uniqueKeysWithValues: Self.shown.map { (offset($0), 1000) }))
    drag(&demo, from: Vector2(300, 400), by: Vector2(0, -12), count: 12)
    let end = try #require(demo.restTime)
    for feel in ScrollFeel.all where Self.shown.contains(feel.name) {
      let expected = ScrollMotion(from: 1122, velocity: 1500, limits: 0...100_000, feel: feel)
      for elapsed in [0.1, 0.5, 1.5] {
        let value = try #require(demo.snapshot(at: 0.096 + feel.releaseLatency + elapsed).values[offset(feel.name)])
        // Velocity estimates of the same steady drag differ by rounding, and GTK's counts the time until the release.
        #expect(abs(value - expected.value(at: elapsed)) < (feel.name == "gtk" ? 40 : 0.1), "\(feel.name)")
      }
    }
    #expect(demo.snapshot(at: end).state == .idle)
  }

  @Test("a notch moves each column as far as its platform's wheel does")
  func notch() throws {
    var demo = demo(Dictionary(uniqueKeysWithValues: Self.shown.map { (offset($0), 1000) }))
    let wheel = WheelEvent(delta: Vector2(0, -1), isPrecise: false, position: Vector2(300, 300), time: 1)
    demo.handle(.wheel(wheel), at: 1)
    let values = demo.snapshot(at: 9).values
    for (name, way) in [("appkit", 10.0), ("android", 64), ("chromium", 53), ("flutter", 40)] {
      #expect(abs(try #require(values[offset(name)]) - 1000 - way) < 1e-6, "\(name)")
    }
  }

  @Test("a click on a column's head shows that column alone or all columns")
  func heads() {
    var demo = demo()
    let (head, width) = (Vector2(20, 20), demo.layout.viewport.width)
    demo.click(head, at: 1)
    #expect(demo.layout.viewport.width > 5 * width)
    #expect(names(demo, at: 1).count == 6)
    demo.click(head, at: 2)
    #expect(demo.layout.viewport.width == width)
    demo.click(head, at: 4)
    demo.setParameters(ParameterValues(setting: [.column(.uikit): 0]), at: 5)
    // All other columns return when the only visible column is switched off.
    #expect(demo.layout.viewport.width < 2 * width && names(demo, at: 5).count == 5)
  }

  @Test("the results of a release stay when columns are resized, at rest and in flight")
  func results() throws {
    for resized in [0.3, 10] {
      var demo = demo(Dictionary(uniqueKeysWithValues: Self.shown.map { (offset($0), 1000) }))
      #expect(demo.result(of: .uikit) == "—")
      drag(&demo, from: Vector2(300, 400), by: Vector2(0, -12), count: 12)
      let results = Platform.allCases.map(demo.result)
      let curves = try #require(demo.plot).flights
      #expect(results.count { $0.hasSuffix(" s") && !$0.hasSuffix("0.00 s") } == Self.shown.count)
      demo.setSize(Size(1100, 700), at: resized)
      demo.click(Vector2(20, 20), at: resized)
      #expect(Platform.allCases.map(demo.result) == results, "resized after \(resized) s")
      #expect(try #require(demo.plot).flights == curves)
    }
  }
}
