import AppTesting
import OverscrollGraphics
import OverscrollInput
import OverscrollSDL
import ScrollGeometry
import ScrollInteraction

@testable import Overscroll
@testable import OverscrollDemoKit
@testable import OverscrollDemos
@testable import OverscrollStudio

/// An app under scripted input: one clock for all that is done.
struct ScriptedApp {
  var app: App
  private(set) var time = 0.0
  /// What the app has asked for.
  private(set) var effects: [Effect] = []

  init(_ setup: AppSetup = AppSetup(catalog: .standard)) {
    app = App(setup)
  }

  init(_ demo: any Demo.Type, size: Size = Size(1120, 760)) {
    var setup = AppSetup(catalog: .standard)
    (setup.demo, setup.size) = (demo, size)
    self.init(setup)
  }

  mutating func wait(_ seconds: Double) {
    time += seconds
    app.update(at: time)
  }

  mutating func press(_ names: String..., modifiers: KeyPress.Modifiers = []) {
    for name in names {
      time += 0.01
      effects += app.handle(WindowEvent(time: time, kind: .key(KeyPress(named: name, modifiers: modifiers))))
    }
  }

  mutating func pointer(_ phase: PointerEvent.Phase, _ position: Vector2) {
    time += 0.01
    app.handle(WindowEvent(time: time, kind: .pointer(phase, .mouse, position: position)))
  }

  mutating func hover(_ position: Vector2) {
    time += 0.01
    app.handle(WindowEvent(time: time, kind: .hover(position)))
  }

  mutating func resize(to size: Size) {
    time += 0.01
    app.handle(WindowEvent(time: time, kind: .resize(size)))
  }

  mutating func click(_ position: Vector2) {
    pointer(.down, position)
    pointer(.up, position)
  }

  /// A pull that ever gets faster, and is let go.
  mutating func flick(from start: Vector2, by way: Vector2, steps: Int = 10) {
    pointer(.down, start)
    for step in 1...steps {
      let share = Double(step) / Double(steps)
      pointer(.move, start + way * (share * share))
    }
    pointer(.up, start + way)
  }

  /// What the app draws.
  var commands: [Canvas.Command] {
    var canvas = Canvas(size: app.shell.size, pixelRatio: 1, measure: EvenMeasure())
    app.draw(on: &canvas)
    return canvas.commands
  }

  var texts: [String] {
    commands.compactMap { if case .text(let text, _, _) = $0.shape { text } else { nil } }
  }
}
