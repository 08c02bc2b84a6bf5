import AppTesting
import OverscrollGraphics
import OverscrollInput
import OverscrollSDL
import ScrollGeometry
import ScrollInteraction
import Testing

@testable import OverscrollDemoKit
@testable import OverscrollDemos
@testable import OverscrollStudio

/// Laws that every demo follows.
@Suite("Every demo")
struct EveryDemoTests {
  static let names = DemoCatalog.standard.names

  private func app(_ name: String, size: Size = Size(600, 700)) throws -> App {
    var setup = AppSetup(catalog: .standard)
    setup.demo = try #require(DemoCatalog.standard.demo(named: name))
    setup.size = size
    setup.isBare = true
    return App(setup)
  }

  private func isSound(_ frame: DemoSnapshot) -> Bool {
    (Array(frame.values.values) + Array(frame.velocities.values)).allSatisfy(\.isFinite)
  }

  /// Runs the app until it is at rest, and returns the time, or `nil` if it does not come to rest.
  private func settle(_ app: inout App, from time: Double, within seconds: Double) -> Double? {
    for step in 0...Int(seconds * 60) {
      app.update(at: time + Double(step) / 60)
      if app.stage.isAtRest { return time + Double(step) / 60 }
    }
    return nil
  }

  /// Returns whether every value with limits is within them, to the last bit.
  private func isWithinLimits(_ app: App) -> Bool {
    app.demo.layout.limits.allSatisfy { name, limits in
      app.snapshot.values[name].map { limits.contains($0) } ?? true
    }
  }

  @Test("every demo has a title, hints and distinct parameters", arguments: names)
  func cards(name: String) throws {
    let card = try #require(DemoCatalog.standard.demo(named: name)).card
    #expect(!card.title.isEmpty && !card.hints.isEmpty && !card.parameters.isEmpty)
    #expect(Set(card.parameters).count == card.parameters.count)
    #expect(Self.names.filter { $0 == name }.count == 1)
  }

  @Test("every demo comes to rest within its limits after a flick", arguments: names)
  func flick(name: String) throws {
    var app = try app(name)
    for step in 0...12 {
      let phase: PointerEvent.Phase = step == 0 ? .down : step == 12 ? .up : .move
      let position = Vector2(300, 560 - 20 * Double(min(step, 11)))
      app.handle(WindowEvent(time: 0.01 * Double(step), kind: .pointer(phase, .mouse, position: position)))
    }
    #expect(settle(&app, from: 0.12, within: 10) != nil)
    #expect(isWithinLimits(app))
  }

  @Test("every demo survives a resize during a drag and in flight", arguments: names)
  func resize(name: String) throws {
    var app = try app(name)
    for (step, size) in [Size(300, 900), Size(1, 1), Size(1400, 200), Size(600, 700)].enumerated() {
      let time = Double(step)
      app.handle(WindowEvent(time: time, kind: .pointer(.down, .mouse, position: Vector2(300, 500))))
      app.handle(WindowEvent(time: time + 0.1, kind: .pointer(.move, .mouse, position: Vector2(280, 400))))
      app.handle(WindowEvent(time: time + 0.11, kind: .resize(size)))
      app.handle(WindowEvent(time: time + 0.12, kind: .pointer(.up, .mouse, position: Vector2(280, 380))))
      app.handle(WindowEvent(time: time + 0.2, kind: .resize(Size(500, 500))))
      app.update(at: time + 0.3)
      #expect(isSound(app.snapshot))
    }
    #expect(settle(&app, from: 4, within: 10) != nil)
    #expect(isWithinLimits(app))
  }

  @Test("every demo draws only finite shapes, in both themes", arguments: names, Theme.Appearance.allCases)
  func drawing(name: String, appearance: Theme.Appearance) throws {
    var setup = AppSetup(catalog: .standard)
    setup.demo = try #require(DemoCatalog.standard.demo(named: name))
    setup.askedAppearance = appearance
    for size in [Size(480, 360), Size(1120, 760), Size(1, 1), Size(3000, 2000)] {
      setup.size = size
      var app = App(setup)
      app.handle(WindowEvent(time: 0, kind: .key(KeyPress("D"))))
      var canvas = Canvas(size: size, pixelRatio: 1.5, measure: EvenMeasure())
      app.draw(on: &canvas)
      #expect(!canvas.commands.isEmpty)
      #expect(canvas.commands.allSatisfy { $0.isFinite })
    }
  }
}
