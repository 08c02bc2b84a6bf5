/// The units in which a segment is fitted, and the variances of its samples in these units. Times from its end are in
/// windows, positions from its end in path lengths, so that sums of powers lose no digits at any scale.
struct FitCoordinates {
  let axis: Axis
  let first: Int
  let end: Int
  /// The time at which the pointer reached its end position, in seconds.
  let origin: Double
  let pathLength: Double
  /// The time at which the fits are evaluated.
  let release: Double
  /// The variance of a position: that of 0.4 points, or of a twentieth of the path if that is less.
  let noiseVariance: Double
  /// The part of `noiseVariance` that rounding to whole pixels explains: about 1/12 square point.
  let quantizationVariance: Double
  /// The variance of a velocity from two samples, whose fit has no residuals.
  let priorVariance: Double
  let velocities: ClosedRange<Double>

  init(_ segment: MotionSegment, axis: Axis, from first: Int, to end: Int) {
    (self.axis, self.first, self.end) = (axis, first, end)
    pathLength = segment.pathLength
    origin = segment.endTime(end, after: first, along: axis)
    // The release is between the last report and the next, which never came.
    release = min(max(0, segment.release - origin), segment.reportInterval) / 2 / SampleWindow.duration
    let far = max(first, end - 4)
    let distance = abs(segment.samples[end].position[axis] - segment.samples[far].position[axis]) / pathLength
    let speed = distance / ((origin - segment.time(far)) / SampleWindow.duration)
    let deviation = max(1e-9, min(0.4 / pathLength, segment.isQuantized ? 0.4 : 0.05))
    noiseVariance = deviation * deviation
    quantizationVariance = 0.5 * noiseVariance
    priorVariance = 0.5 * speed * speed
    velocities = segment.velocities(axis, from: first, to: end, origin: origin)
  }

  /// Returns a velocity in points per second, at most 4/3 of the maximum between samples in the same direction. Without
  /// this limit a parabola could extrapolate beyond all that was measured.
  func pointsPerSecond(_ velocity: Double) -> Double {
    let points = velocity / SampleWindow.duration * pathLength
    return points.isFinite ? max(4 / 3 * velocities.lowerBound, min(4 / 3 * velocities.upperBound, points)) : 0
  }

  /// The number of windows in a full storage: of 2, 3, 4, 5, 6, 8, 10, 13, 17, 22, 29 and 32 samples.
  static let windowCount = 12

  /// Calls `body` with the fits to the newest 2, 3, 4 … samples, then to a third more each time, then to all.
  func forEachWindow(of segment: MotionSegment, _ body: (LeastSquaresFits) -> Void) {
    var moments = Moments()
    var next = 2
    let last = segment.samples[end].position[axis]
    for index in stride(from: end, through: first, by: -1) {
      let time = index == end ? origin : segment.time(index)
      moments.add(
        (segment.samples[index].position[axis] - last) / pathLength, at: (time - origin) * (1 / SampleWindow.duration))
      let count = end - index + 1
      guard count == next || (count > 1 && index == first) else { continue }
      body(moments.fits)
      next = max(count + 1, count * 4 / 3)
    }
  }
}

extension MotionSegment {
  /// Returns whether time stamps stand for more than one report, as when all events of a frame share a stamp.
  fileprivate func isMerged(_ end: Int, after first: Int) -> Bool {
    let far = max(first, end - 5)
    let reports = (far...end).reduce(0.0) { $0 + samples[$1].reportCount }
    return reports > 1.4 * Double(end - far + 1)
  }

  /// Returns the time of the newest position. If stamps are merged and the release cut the last frame short, its sample
  /// has fewer reports than the samples before. Its position was then reached earlier in proportion, but not faster than
  /// the pointer has moved before, or would if it went on to accelerate.
  fileprivate func endTime(_ end: Int, after first: Int, along axis: Axis) -> Double {
    let stamp = time(end)
    guard end - first >= 2, samples[end].reportCount < samples[end - 1].reportCount,
      release - stamp <= SampleWindow.resolution, isMerged(end, after: first)
    else { return stamp }
    let before = samples[end - 1].reportCount + samples[end - (end - first > 2 ? 2 : 1)].reportCount
    let earlier = velocities(axis, from: first, to: end - 1, origin: time(end - 1))
    let step = samples[end].position[axis] - samples[end - 1].position[axis]
    func velocity(_ index: Int) -> Double {
      (samples[index].position[axis] - samples[index - 1].position[axis]) / (time(index) - time(index - 1))
    }
    let next = end - first > 2 ? 2 * velocity(end - 1) - velocity(end - 2) : 0
    let minimum = step / (step < 0 ? min(next, earlier.lowerBound) : max(next, earlier.upperBound))
    let duration = max(2 * samples[end].reportCount / before * (stamp - time(end - 1)), minimum)
    return min(stamp, time(end - 1) + duration)
  }

  fileprivate func velocities(_ axis: Axis, from first: Int, to end: Int, origin: Double) -> ClosedRange<Double> {
    var (minimum, maximum) = (0.0, 0.0)
    for index in stride(from: end, to: first, by: -1) {
      let distance = samples[index].position[axis] - samples[index - 1].position[axis]
      let velocity = distance / ((index == end ? origin : time(index)) - time(index - 1))
      (minimum, maximum) = (min(minimum, velocity), max(maximum, velocity))
    }
    return minimum...maximum
  }
}
