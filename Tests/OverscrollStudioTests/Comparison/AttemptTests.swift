import Overscroll
import ScrollGeometry
import ScrollInteraction
import StudioTesting
import Testing

@testable import OverscrollDemoKit
@testable import OverscrollDemos
@testable import OverscrollStudio

@Suite("Earlier gestures") struct AttemptTests {
  private static let control = ParameterControl.parameter(.decelerationRate)

  /// Returns an app after flicks of the scroll demo, each with another rate of deceleration.
  private func flicked(_ rates: [Double] = [0.99, 0.995, 0.998], _ size: Size = Size(1120, 760)) -> ScriptedApp {
    var scripted = ScriptedApp(ScrollDemo.self, size: size)
    scripted.wait(0.5)
    for (index, rate) in rates.enumerated() {
      scripted.app.perform(.set(Self.control, to: rate))
      scripted.flick(from: Vector2(300, 200), by: Vector2(0, index % 2 == 0 ? -70 : 70))
      scripted.wait(9)
    }
    return scripted
  }

  private func numbers(_ scripted: ScriptedApp) -> [Int] {
    scripted.app.comparison.attempts.thumbnails.map(\.number)
  }

  private func place(_ number: Int, _ scripted: ScriptedApp) throws -> Vector2 {
    let control = scripted.app.attemptStrip?.controls.first { $0.action == .playAttempt(number) }
    let frame = try #require(control?.frame)
    return Vector2(frame.minX + 6, frame.midY)
  }

  private func rate(_ scripted: ScriptedApp) -> Double { scripted.app.tuning.parameters[.decelerationRate] }

  @Test("the last twelve gestures are kept")
  func twelve() {
    var scripted = flicked([0.99])
    for index in 0..<14 {
      scripted.flick(from: Vector2(300, 200), by: Vector2(0, index % 2 == 0 ? 40 : -40))
      scripted.wait(9)
    }
    #expect(numbers(scripted) == Array(4...15) && scripted.app.comparison.attempts.shown == 15)
  }

  @Test("a click plays an earlier gesture with its parameters, as it was, and undo restores the parameters")
  func played() throws {
    var scripted = flicked([0.99])
    let first = scripted.app.snapshot.values
    for rate in [0.995, 0.998] {
      scripted.app.perform(.set(Self.control, to: rate))
      scripted.flick(from: Vector2(300, 300), by: Vector2(0, -90))
      scripted.wait(9)
    }
    scripted.click(try place(1, scripted))
    #expect(rate(scripted) == 0.99 && scripted.app.stage.isReplaying)
    #expect(scripted.app.comparison.attempts.shown == 1)
    scripted.wait(9)
    for (name, value) in first { #expect(abs(scripted.app.snapshot.values[name]! - value) < 1e-6) }
    #expect(numbers(scripted) == [1, 2, 3], "a replay is no gesture of its own")
    scripted.press("Z", modifiers: .control)
    #expect(rate(scripted) == 0.998)
  }
}
