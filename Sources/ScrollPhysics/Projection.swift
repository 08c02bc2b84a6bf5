/// Where something that is let go at `value` with `velocity` would come to rest: X = x₀ − v₀/(1000·ln d).
///
/// Lobanov 2019; WWDC 2018 session 803 gives the approximation v₀/1000·d/(1 − d), which is `.sum`.
public func project(_ value: Double, velocity: Double, rate: DecelerationRate = .normal) -> Double {
  project(value, velocity: velocity, rate: rate, form: .integral)
}

public func project(
  _ value: Double, velocity: Double, rate: DecelerationRate, form: DecelerationForm
) -> Double {
  value.bounded + (velocity.bounded * form.reach(of: rate)).bounded
}

/// The same in the plane, each coordinate by itself.
public func project(_ value: Vector2, velocity: Vector2, rate: DecelerationRate = .normal) -> Vector2 {
  Vector2(project(value.x, velocity: velocity.x, rate: rate), project(value.y, velocity: velocity.y, rate: rate))
}
