import Foundation

/// A sequence of mouse and keyboard actions, in points of the window, for one run of `xdotool`.
struct InputScript {
  private(set) var words: [String] = []
  private let target: [String]
  private let scale: Double

  /// Creates an empty script.
  ///
  /// - Parameters:
  ///   - window: The X window that positions are relative to; `nil` for the screen.
  ///   - scale: The pixels of the X screen per point.
  init(window: String?, scale: Double) {
    target = window.map { ["--window", $0] } ?? []
    self.scale = scale
  }

  mutating func move(_ x: Double, _ y: Double) { words += ["mousemove"] + target + ["--", pixels(x), pixels(y)] }

  mutating func press(button: Int = 1) { words += ["mousedown", "\(button)"] }
  mutating func release(button: Int = 1) { words += ["mouseup", "\(button)"] }
  mutating func key(_ name: String) { words += ["key", Self.codes[name] ?? name] }
  mutating func type(_ text: String) { words += ["type", "--delay", "12", "--args", "1", text] }
  mutating func wheel(down clicks: Int) { for _ in 0..<clicks { words += ["click", "5"] } }
  mutating func pause(_ seconds: Double) { words += ["sleep", "\(seconds)"] }

  /// Presses at a point and moves in even steps, one every 8 ms. The button stays down.
  mutating func drag(from: (x: Double, y: Double), by step: (x: Double, y: Double), steps: Int) {
    move(from.x, from.y)
    pause(0.03)
    press()
    for index in 1...steps {
      pause(0.008)
      move(from.x + Double(index) * step.x, from.y + Double(index) * step.y)
    }
  }

  /// Drags, and releases while the pointer still moves.
  mutating func flick(from: (x: Double, y: Double), by step: (x: Double, y: Double), steps: Int = 12) {
    drag(from: from, by: step, steps: steps)
    release()
  }

  /// Drags by 50 steps, and releases when the pointer has rested.
  mutating func dragToStop(from: (x: Double, y: Double), by step: (x: Double, y: Double)) {
    drag(from: from, by: step, steps: 50)
    pause(0.3)
    release()
  }

  /// The codes of keys for whose names `xdotool` also presses Alt with newer keyboard layouts.
  private static let codes = ["F9": "75", "F11": "95"]

  private func pixels(_ points: Double) -> String { String(Int((points * scale).rounded())) }
}
