import ScrollInteraction

/// What wheels and touchpads report, by their own habits.
enum ScriptedWheel {
  static func notch(_ count: Double, sideways: Double = 0, at time: Double) -> WheelEvent {
    WheelEvent(delta: Vector2(sideways, -count), isPrecise: false, position: .zero, time: time)
  }

  static func precise(_ y: Double, x: Double = 0, at time: Double, position: Vector2 = .zero) -> WheelEvent {
    WheelEvent(delta: Vector2(x, -y), isPrecise: true, position: position, time: time)
  }

  /// Fingers that move at `velocity` for `seconds` and lift; reports come at `rate`.
  static func touchpad(
    velocity: Double, for seconds: Double, rate: Double, from start: Double = 0, position: Vector2 = .zero
  ) -> [WheelEvent] {
    (1...max(1, Int(seconds * rate))).map {
      precise(velocity / rate, at: start + Double($0) / rate, position: position)
    }
  }

  /// The same, with all reports of a frame at its end, as a loop sees them that looks once a frame.
  static func merged(_ reports: [WheelEvent], fps: Double = 60) -> [WheelEvent] {
    reports.map { report in
      var report = report
      report.time = (report.time * fps).rounded(.up) / fps
      return report
    }
  }
}
