import AppTesting
import Overscroll
import OverscrollStudio

/// An app that receives scripted input on a clock of the script.
package struct ScriptedApp {
  package var app: App
  package private(set) var time = 0.0
  /// The effects that the app has returned.
  package private(set) var effects: [Effect] = []

  package init(_ setup: AppSetup = AppSetup(catalog: .standard)) { app = App(setup) }

  /// Creates an app whose setup differs from the standard one by a change.
  package init(_ change: (inout AppSetup) -> Void) {
    var setup = AppSetup(catalog: .standard)
    change(&setup)
    app = App(setup)
  }

  /// Creates an app that has shown a demo for some seconds.
  package init(_ demo: any Demo.Type, size: Size = Size(1120, 760), after seconds: Double = 0) {
    self.init { ($0.demo, $0.size) = (demo, size) }
    if seconds > 0 { wait(seconds) }
  }

  package mutating func wait(_ seconds: Double) {
    time += seconds
    app.update(at: time)
  }

  package mutating func press(_ names: String..., modifiers: KeyPress.Modifiers = []) {
    for name in names { send(.key(KeyPress(named: name, modifiers: modifiers))) }
  }

  /// Types text into the focused field, as a keyboard or an input method does.
  package mutating func type(_ text: String) { send(.text(text)) }

  /// Types text into the focused field and presses Return.
  package mutating func enter(_ text: String) {
    type(text)
    press("Return")
  }

  package mutating func pointer(_ phase: PointerEvent.Phase, _ position: Vector2) {
    send(.pointer(phase, .mouse, position: position))
  }

  /// Changes which modifier keys are held.
  package mutating func hold(_ modifiers: KeyPress.Modifiers) { send(.modifiers(modifiers)) }
  package mutating func hover(_ position: Vector2) { send(.hover(position)) }

  package mutating func wheel(_ delta: Vector2, at position: Vector2, isPrecise: Bool = false) {
    send(.wheel(WheelEvent(delta: delta, isPrecise: isPrecise, position: position, time: time)))
  }

  package mutating func resize(to size: Size) { send(.resize(size)) }

  package mutating func click(_ position: Vector2) {
    pointer(.down, position)
    pointer(.up, position)
  }

  /// Presses the right mouse button.
  package mutating func secondaryClick(_ position: Vector2) { send(.secondaryClick(position)) }

  /// Drags faster and faster by `way` and releases.
  package mutating func flick(from start: Vector2, by way: Vector2, steps: Int = 10) {
    pointer(.down, start)
    for step in 1...steps {
      let share = Double(step) / Double(steps)
      pointer(.move, start + way * (share * share))
    }
    pointer(.up, start + way)
  }

  /// Sends an event 10 ms after the last one. Its time is also that of a pointer or a wheel inside it.
  private mutating func send(_ kind: WindowEvent.Kind) {
    time += 0.01
    effects += app.handle(WindowEvent(time: time, kind: kind))
  }

  /// The commands that the app draws.
  package var commands: [Canvas.Command] {
    var canvas = Canvas(size: app.shell.size, pixelRatio: 1, measure: EvenMeasure())
    app.draw(on: &canvas)
    return canvas.commands
  }

  package var texts: [String] { commands.compactMap { if case .text(let text, _, _) = $0.shape { text } else { nil } } }
}
