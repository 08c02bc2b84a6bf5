extension MotionSegment {
  /// Returns the velocity at release along `axis`, in points per second.
  func velocity(along axis: Axis) -> Double {
    let end = endBeforeLiftOff(along: axis)
    guard release - time(end) <= timeout else { return 0 }
    let velocity = velocity(along: axis, from: oldest, to: end)
    guard let direction = direction(along: axis, at: end), velocity * direction.sign <= 0 else { return velocity }
    // The fit has the sign of the motion before a reversal, or extrapolates to a reversal that no sample shows.
    guard let reversal = direction.reversal else { return 0 }
    let since = self.velocity(along: axis, from: reversal, to: end)
    return since * direction.sign > 0 ? since : 0
  }

  private func value(_ index: Int, _ axis: Axis) -> Double { samples[index].position[axis] }

  private func step(_ index: Int, _ axis: Axis) -> Double { value(index, axis) - value(index - 1, axis) }

  /// Returns the newest sample, or the one before if the newest is the jitter of a lifting finger: a step of at most
  /// 1.5 points, and less than half of what the last steps extrapolate to.
  private func endBeforeLiftOff(along axis: Axis) -> Int {
    guard newest - oldest >= 3, time(newest) - time(newest - 1) <= 0.0175 else { return newest }
    let (last, a, b) = (step(newest, axis), step(newest - 1, axis), step(newest - 2, axis))
    guard a * b > 0, a * (2 * a - b) > 0 else { return newest }
    return abs(last) <= min(1.5, 0.5 * min(abs(a), abs(b), abs(2 * a - b))) ? newest - 1 : newest
  }

  /// Returns the sign of the pointer's last movement longer than jitter, and the sample at which it reversed, if it had
  /// moved the other way by more than jitter. `nil` if the last step goes against this movement.
  private func direction(along axis: Axis, at end: Int) -> (sign: Double, reversal: Int?)? {
    var (reversal, sign) = (end, 0.0)
    for index in stride(from: end - 1, through: oldest, by: -1) {
      if sign == 0 {
        let back = value(end, axis) - value(index, axis)
        if abs(back) > jitter { (reversal, sign) = (index, back > 0 ? 1 : -1) }
        if sign * step(end, axis) < 0 { return nil }
      } else if (value(index, axis) - value(reversal, axis)) * sign < 0 {
        reversal = index
      } else if (value(index, axis) - value(reversal, axis)) * sign > jitter {
        return (sign, reversal)
      }
    }
    return sign == 0 ? nil : (sign, nil)
  }
}

extension MotionSegment {
  private func velocity(along axis: Axis, from first: Int, to end: Int) -> Double {
    guard end > first else { return 0 }
    let coordinates = FitCoordinates(self, axis: axis, from: first, to: end)
    return withUnsafeTemporaryAllocation(of: VelocityEstimate.self, capacity: 2 * FitCoordinates.windowCount) {
      var combined = CombinedVelocityEstimate($0)
      coordinates.forEachWindow(of: self) { combined.add($0, in: coordinates) }
      return coordinates.pointsPerSecond(combined.velocity(noiseVariance: coordinates.noiseVariance))
    }
  }
}
