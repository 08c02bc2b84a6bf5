import ScrollInteraction

/// Makes the reports of wheels and touchpads.
enum ScriptedWheel {
  static func notch(_ count: Double, sideways: Double = 0, at time: Double) -> WheelEvent {
    WheelEvent(delta: Vector2(sideways, -count), isPrecise: false, position: .zero, time: time)
  }

  static func precise(_ y: Double, x: Double = 0, at time: Double, position: Vector2 = .zero) -> WheelEvent {
    WheelEvent(delta: Vector2(x, -y), isPrecise: true, position: position, time: time)
  }

  /// Returns the reports, `rate` per second, of fingers that move at `velocity` for `seconds` and lift.
  static func touchpad(
    velocity: Double, for seconds: Double, rate: Double, from start: Double = 0, position: Vector2 = .zero
  ) -> [WheelEvent] {
    (1...max(1, Int(seconds * rate))).map {
      precise(velocity / rate, at: start + Double($0) / rate, position: position)
    }
  }

  /// Returns the reports stamped with the end of their frame, as a loop that polls once a frame sees them.
  static func merged(_ reports: [WheelEvent], fps: Double = 60) -> [WheelEvent] {
    reports.map { report in
      var report = report
      report.time = (report.time * fps).rounded(.up) / fps
      return report
    }
  }
}
