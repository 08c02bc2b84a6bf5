extension MotionSegment {
  /// Returns the velocity at release, in pt/s: between that before a late change and that with it, by credibility.
  func velocity(along axis: Axis) -> Double {
    let change = lateChange(along: axis)
    let before = change.credibility < 1 ? velocity(along: axis, from: oldest, to: change.index) : 0
    guard change.credibility > 0 else { return before }
    var after = velocity(along: axis, from: oldest, to: newest)
    let step = samples[newest].position[axis] - samples[change.index].position[axis]
    // The fit has the sign of the motion before the change, or of one that no sample shows.
    if after * step < 0, abs(step) > jitter { after = velocity(along: axis, from: change.index, to: newest) }
    return before * (1 - change.credibility) + after * change.credibility
  }

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
