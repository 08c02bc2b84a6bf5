import Foundation
import Geometry
import Graphics
import SDLBackend
import ScrollInteraction

/// Measures what building a frame costs: what an app does before anything is rendered.
///
/// Every demo is flicked, and update and draw are timed over the flight, with the inspector, the graph and a ghost.
struct FrameCost {
  private static let frames = 600

  let demo: any Demo.Type

  static func printAll() throws(Failure) {
    for demo in DemoRegistry.all { print(try FrameCost(demo: demo).line()) }
  }

  private func line() throws(Failure) -> String {
    let renderer: OffscreenRenderer
    do {
      renderer = try OffscreenRenderer(size: AppSetup().size)
    } catch {
      throw Failure(error)
    }
    var canvas = renderer.makeCanvas()
    var costs: [Double] = []
    for _ in 0..<2 { costs += flight(on: &canvas) }
    // The first round fills the caches of text.
    let steady = costs.suffix(Self.frames).sorted()
    func percentile(_ share: Double) -> String {
      Figures.text(steady[Int(share * Double(steady.count - 1))], decimals: 3)
    }
    let name = demo.card.name.padding(toLength: 10, withPad: " ", startingAt: 0)
    return "\(name) p50 \(percentile(0.5)) ms  p99 \(percentile(0.99)) ms  commands \(canvas.commands.count)"
  }

  /// Milliseconds of CPU for each frame of one flight.
  private func flight(on canvas: inout Canvas) -> [Double] {
    var app = flicked()
    return (0..<Self.frames).map { frame in
      let began = Self.spent()
      app.update(at: 0.2 + Double(frame) / 300)
      canvas.removeAll()
      app.draw(on: &canvas)
      return (Self.spent() - began) * 1000
    }
  }

  /// Seconds that this thread has had a processor: others that want it too do not count.
  private static func spent() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  private func flicked() -> App {
    var setup = AppSetup()
    setup.demo = demo
    var app = App(setup)
    app.handle(InputEvent(time: 0, kind: .key(Key("A"))))
    for step in 0...10 {
      let place = Vector2(500 - Double(step * step), 420 - Double(step * step) * 2)
      let phase = step == 0 ? PointerEvent.Phase.down : step == 10 ? .up : .move
      app.handle(InputEvent(time: Double(step) * 0.016, kind: .pointer(phase, .mouse, position: place)))
    }
    return app
  }
}
