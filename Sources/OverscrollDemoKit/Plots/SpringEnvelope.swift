extension Spring {
  /// Returns a released spring's bound: the article's (|C₁| + |C₂|·…)·e^(−βt), for ζ > 1 the sum of both exponentials.
  package func envelope(at time: Double, from x: Double, velocity v: Double = 0) -> Double {
    let decay = naturalFrequency * dampingRatio
    let split = naturalFrequency * abs(1 - dampingRatio * dampingRatio).squareRoot()
    switch regime {
    case .underdamped: return hypot(x, (v + decay * x) / split) * exp(-decay * time)
    case .critical: return (abs(x) + abs(v + decay * x) * time) * exp(-decay * time)
    case .overdamped:
      let slow = (v + (decay + split) * x) / (2 * split)
      return abs(slow) * exp(-(decay - split) * time) + abs(x - slow) * exp(-(decay + split) * time)
    }
  }

  /// Returns the envelope's upper and lower curve about `target`.
  package func envelopeCurves(
    _ ink: Plot.Ink, about target: Double = 0, from x: Double, velocity: Double = 0
  ) -> [Plot.Curve] {
    [1.0, -1].map { side in
      Plot.Curve(
        name: "", ink: ink, shape: .function { target + side * envelope(at: $0, from: x, velocity: velocity) },
        isDashed: true, width: 1, isRead: false)
    }
  }
}
