import ScrollGeometry

/// The coordinates that a fit is made in: times back from the newest place in windows, places in travels, so that no
/// scale of time or place loses digits.
struct Frame {
  let axis: Axis
  let first: Int
  let end: Int
  /// When the end place was reached, in seconds.
  let origin: Double
  let travel: Double
  /// When to tell the velocity.
  let release: Double
  /// The variance of a place: of 0.4 points, or of a twentieth of the path where that is less.
  let noise: Double
  /// The part of it that rounding to whole pixels explains: about a twelfth.
  let grain: Double
  /// The variance of the velocity of two places.
  let doubt: Double
  /// The greatest speed from one place to the next.
  let fastest: Double

  init(_ stroke: Stroke, axis: Axis, from first: Int, to end: Int) {
    (self.axis, self.first, self.end) = (axis, first, end)
    travel = stroke.travel
    origin = stroke.endTime(end, after: first)
    // The pointer was let go somewhere between its last report and the next that never came.
    release = min(max(0, stroke.release - origin), stroke.cadence) / 2 / SampleWindow.length
    let far = max(first, end - 4)
    let distance = abs(stroke.samples[end].position[axis] - stroke.samples[far].position[axis]) / travel
    let speed = distance / ((origin - stroke.time(far)) / SampleWindow.length)
    let pixel = max(1e-9, min(0.4 / travel, stroke.isWhole ? 0.4 : 0.05))
    noise = pixel * pixel
    grain = 0.5 * noise
    doubt = 0.5 * speed * speed
    fastest = stroke.fastest(axis, from: first, to: end, origin: origin) / travel * SampleWindow.length
  }

  /// Points per second; a parabola may not run away from what was seen.
  func points(_ velocity: Double) -> Double {
    let bound = 4 / 3 * fastest
    let points = max(-bound, min(bound, velocity)) / SampleWindow.length * travel
    return points.isFinite ? points : 0
  }

  /// More than `forEachWindow` makes of a full storage: 2, 3, 4, 5, 6, 8, 10, 13, 17, 22, 29, 32.
  static let windows = 12

  /// Windows of 2, 3, 4 … of the newest places, then each a third longer than the one before, then all of them.
  func forEachWindow(of stroke: Stroke, _ body: (Fits) -> Void) {
    var moments = Moments()
    var next = 2
    let last = stroke.samples[end].position[axis]
    for index in stride(from: end, through: first, by: -1) {
      let time = index == end ? origin : stroke.time(index)
      moments.add(
        (stroke.samples[index].position[axis] - last) / travel, at: (time - origin) * (1 / SampleWindow.length))
      let count = end - index + 1
      guard count == next || (count > 1 && index == first) else { continue }
      body(moments.fits)
      next = max(count + 1, count * 4 / 3)
    }
  }
}

extension Stroke {
  /// Whether stamps stand for more than one report, as when a frame's events get one stamp.
  fileprivate func isMerged(_ end: Int, after first: Int) -> Bool {
    let far = max(first, end - 5)
    let reports = (far...end).reduce(0.0) { $0 + samples[$1].reports }
    return reports > 1.4 * Double(end - far + 1)
  }

  /// When the newest place was reached. Where stamps are merged and the release cut the last frame short, it holds fewer
  /// reports than those before it, and was reached earlier by as much.
  fileprivate func endTime(_ end: Int, after first: Int) -> Double {
    let stamp = time(end)
    guard end - first >= 2, release - stamp <= SampleWindow.resolution, isMerged(end, after: first) else {
      return stamp
    }
    let before = samples[end - 1].reports + samples[end - (end - first > 2 ? 2 : 1)].reports
    return time(end - 1) + min(1, 2 * samples[end].reports / before) * (stamp - time(end - 1))
  }

  fileprivate func fastest(_ axis: Axis, from first: Int, to end: Int, origin: Double) -> Double {
    var fastest = 0.0
    for index in stride(from: end, to: first, by: -1) {
      let distance = abs(samples[index].position[axis] - samples[index - 1].position[axis])
      fastest = max(fastest, distance / ((index == end ? origin : time(index)) - time(index - 1)))
    }
    return fastest
  }
}
