import Glibc
import OverscrollDemoKit
import OverscrollGraphics
import OverscrollInput
import OverscrollSDL
import OverscrollStudio
import ScrollGeometry
import ScrollInteraction

/// A measurement of the cost of a frame: the app's work before rendering, and painting without a graphics card.
///
/// Every demo is flicked. Update, draw and paint are counted and timed until long after the content has come to rest,
/// with the inspector, the graph and a ghost, and once more with A and B side by side.
@main
struct FrameCost {
  private static let frames = 600
  /// The time at which the flick begins, in seconds.
  private static let start = 4.0
  private static let columns = [
    "demo", "", "frames", "p50 ms", "p99 ms", "commands", "allocations", "painting p50", "and p99 ms",
  ]
  private static let widths = [10, 8, 8, 8, 8, 10, 16, 14, 12]

  let demo: any Demo.Type

  static func main() throws {
    print(row(columns))
    var allocating: [String] = []
    for demo in DemoCatalog.standard.demos {
      for line in try FrameCost(demo: demo).lines() {
        print(line.text)
        if line.allocates { allocating.append(demo.card.name) }
      }
    }
    guard allocating.isEmpty else {
      print("Frames allocate memory: \(allocating.joined(separator: ", "))")
      exit(1)
    }
  }

  private static func row(_ cells: [String]) -> String {
    zip(cells, widths).map { $0 + String(repeating: " ", count: max(0, $1 - $0.count)) }.joined()
  }

  private func lines() throws -> [(text: String, allocates: Bool)] {
    let renderer = try OffscreenRenderer(size: AppSetup(catalog: .standard).size)
    var canvas = renderer.makeCanvas()
    // The first round fills the text caches.
    _ = flight(on: &canvas, renderer)
    let samples = flight(on: &canvas, renderer)
    _ = flight(isSideBySide: true, on: &canvas, renderer)
    let beside = flight(isSideBySide: true, on: &canvas, renderer)
    return [
      ("moving", samples.filter { !$0.isAtRest }), ("at rest", samples.filter(\.isAtRest)),
      ("A | B", beside.filter { !$0.isAtRest }),
    ].compactMap { line($0, $1) }
  }

  private func line(_ name: String, _ samples: [Sample]) -> (text: String, allocates: Bool)? {
    guard !samples.isEmpty else { return nil }
    let allocations = samples.compactMap(\.allocations).sorted()
    let (typical, most) = (allocations.percentile(0.5), allocations.last)
    let text = Self.row(
      [demo.card.name, name, "\(samples.count)"] + Self.percentiles(samples.map(\.building)) + [
        "\(samples.map(\.commands).max() ?? 0)",
        typical.flatMap { typical in most.map { "\(typical) (most \($0))" } } ?? "not counted",
      ] + Self.percentiles(samples.map(\.painting)))
    return (text, (typical ?? 0) > 0)
  }

  /// Returns p50 and p99 of durations in seconds, formatted in milliseconds.
  private static func percentiles(_ seconds: [Double]) -> [String] {
    let sorted = seconds.sorted()
    return [0.5, 0.99].map { DecimalFormat.text((sorted.percentile($0) ?? 0) * 1000, decimals: 3) }
  }
}

// MARK: - One flight

extension FrameCost {
  private struct Sample {
    var isAtRest: Bool
    /// The processor time of update and draw in seconds; `painting` is that of paint.
    var building: Double
    var painting: Double
    var allocations: Int?
    var commands: Int
  }

  private func flight(isSideBySide: Bool = false, on canvas: inout Canvas, _ renderer: OffscreenRenderer) -> [Sample] {
    var app = flicked(isSideBySide: isSideBySide)
    let counter = AllocationCounter()
    return (0..<Self.frames).map { frame in
      let (began, before) = (Self.cpuTime(of: CLOCK_THREAD_CPUTIME_ID), counter?.soFar)
      app.update(at: Self.start + 0.2 + Double(frame) / 300)
      canvas.removeAll()
      app.draw(on: &canvas)
      let (built, after) = (Self.cpuTime(of: CLOCK_THREAD_CPUTIME_ID), counter?.soFar)
      let unpainted = Self.cpuTime(of: CLOCK_PROCESS_CPUTIME_ID)
      renderer.paint(canvas)
      return Sample(
        isAtRest: !app.isAnimating, building: built - began,
        painting: Self.cpuTime(of: CLOCK_PROCESS_CPUTIME_ID) - unpainted,
        allocations: before.flatMap { before in after.map { $0 - before } }, commands: canvas.commands.count)
    }
  }

  /// Returns the processor time of this thread or this program in seconds, which excludes other programs.
  private static func cpuTime(of clock: clockid_t) -> Double {
    var time = timespec()
    clock_gettime(clock, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  private func flicked(isSideBySide: Bool) -> App {
    var setup = AppSetup(catalog: .standard)
    setup.demo = demo
    setup.choices.arrangement = isSideBySide ? .sideBySide : .ghost
    var app = App(setup)
    if demo.card.tools.contains(.comparison) {
      app.handle(WindowEvent(time: 0, kind: .input(.key(KeyPress("A")))))
    }
    // Wait until the message about the key has disappeared.
    for time in [Self.start - 1, Self.start] { app.update(at: time) }
    for step in 0...10 {
      let place = Vector2(500 - Double(step * step), 420 - Double(step * step) * 2)
      let phase = step == 0 ? PointerEvent.Phase.down : step == 10 ? .up : .move
      let event = PointerEvent(phase, position: place, time: 0)
      app.handle(WindowEvent(time: Self.start + Double(step) * 0.016, kind: .input(.pointer(event))))
    }
    return app
  }
}

extension Array {
  /// Returns the value below which `share` of the sorted values lie; `nil` if the array is empty.
  fileprivate func percentile(_ share: Double) -> Element? { isEmpty ? nil : self[Int(share * Double(count - 1))] }
}
