import AppTesting
import OverscrollDemoKit

extension Demo {
  /// Presses the mouse at a point and releases it there after `duration`.
  mutating func click(_ position: Vector2, at time: Double, for duration: Double = 0) {
    for (phase, time) in [(PointerEvent.Phase.down, time), (.up, time + duration)] {
      handle(.pointer(PointerEvent(phase, position: position, time: time)), at: time)
    }
  }

  /// Draws the demo and returns its texts.
  @discardableResult
  func draw(_ size: Size, at time: Double = 0) -> [String] {
    var canvas = Canvas(size: size, pixelRatio: 1, measure: EvenMeasure())
    draw(on: &canvas, at: time, Theme(appearance: .light))
    return canvas.commands.compactMap { if case .text(let text, _, _) = $0.shape { text } else { nil } }
  }
}

extension ParameterValues {
  /// Creates the values of a demo with some of them set.
  init(setting values: [Parameter: Double], defaults: [Parameter: Double] = [:]) {
    self.init(defaults: defaults)
    for (parameter, value) in values { self[parameter] = value }
  }
}
