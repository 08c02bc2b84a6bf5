/// The oscillation that Holko found in a scroll view built with UIKit Dynamics (2014), and its fix.
///
/// An attachment pulls only along the line to its anchor. Content that passes the anchor sideways swings about it until
/// the resistance has damped the swing. The first version put the anchor on the edge beside the first frame beyond it,
/// which is off the path. At the point where the path crosses the edge, an anchor causes no swing.
struct AttachmentFault: Sendable {
  /// The attachment's 2 Hz and damping ratio 1, and a resistance of 2 (Holko).
  private static let frequency = 2 * Double.pi * 2
  private static let dampingRatio = 1.0
  private static let resistance = 2.0
  private static let frame = 1.0 / 60
  private static let step = 1.0 / 960

  /// The first frame beyond the edge, with its velocity.
  let sample: Vector2
  let velocity: Vector2
  /// The anchor of the published first version.
  let sampledAnchor: Vector2
  /// The point at which the path crosses the edge.
  let crossing: Vector2
  /// The time of the sample, in seconds since the release.
  let time: Double

  /// Simulates content released at `start` with `velocity`, at 60 frames a second; `nil` if it does not leave `limits`
  /// within ten seconds.
  init?(start: Vector2, velocity: Vector2, limits: PerAxis<ClosedRange<Double>>) {
    let paths = PerAxis { axis in
      Deceleration(
        from: start[axis], velocity: velocity[axis], rate: DecelerationRate(resistance: Self.resistance),
        threshold: 1e-3)
    }
    func place(_ frame: Int) -> Vector2 { paths.map { $0.value(at: Double(frame) * Self.frame) }.vector }
    func inside(_ point: Vector2) -> Vector2 { PerAxis { point[$0].clamped(to: limits[$0]) }.vector }
    guard let beyond = (1...600).first(where: { inside(place($0)) != place($0) }), inside(start) == start else {
      return nil
    }
    let time = Double(beyond) * Self.frame
    self.init(
      before: place(beyond - 1), sample: place(beyond), velocity: paths.map { $0.velocity(at: time) }.vector,
      inside: inside, time: time)
  }

  private init(
    before: Vector2, sample: Vector2, velocity: Vector2, inside: (Vector2) -> Vector2, time: Double
  ) {
    (self.sample, self.velocity, self.time) = (sample, velocity, time)
    sampledAnchor = inside(sample)
    let excess = sample - sampledAnchor
    let axis: Axis = abs(excess.x) > abs(excess.y) ? .x : .y
    let way = sample - before
    crossing = way[axis] == 0 ? sampledAnchor : sample - way * (excess[axis] / way[axis])
  }

  /// The example that the article prints: the last frame before the left edge and the first beyond it.
  static let published: AttachmentFault = {
    let (before, sample) = (Vector2(8.031227, 95.982079), Vector2(-4.141042, 101.549622))
    return AttachmentFault(
      before: before, sample: sample, velocity: (sample - before) / frame,
      inside: { Vector2(max(0, $0.x), $0.y) }, time: 0)
  }()

  /// Returns the path of the content from the sample on, in steps of 1/960 s.
  func path(to anchor: Vector2, seconds: Double) -> [Vector2] {
    var (place, speed) = (sample - anchor, velocity)
    return (0..<Int(seconds / Self.step)).map { _ in
      // A step of the fourth-order Runge–Kutta method.
      let (start, h) = (place, Self.step)
      let a1 = Self.pull(place, speed)
      let (v2, a2) = (speed + a1 * (h / 2), Self.pull(place + speed * (h / 2), speed + a1 * (h / 2)))
      let (v3, a3) = (speed + a2 * (h / 2), Self.pull(place + v2 * (h / 2), speed + a2 * (h / 2)))
      let (v4, a4) = (speed + a3 * h, Self.pull(place + v3 * h, speed + a3 * h))
      place += (speed + v2 * 2 + v3 * 2 + v4) * (h / 6)
      speed += (a1 + a2 * 2 + a3 * 2 + a4) * (h / 6)
      return start + anchor
    }
  }

  /// Returns the index in a path at a time after the sample.
  static func index(at time: Double) -> Int { Int(max(0, time) / step) }

  /// Returns the acceleration by the attachment along the line to the anchor and the resistance against the motion.
  private static func pull(_ place: Vector2, _ speed: Vector2) -> Vector2 {
    let distance = place.length
    let along = distance > 1e-9 ? place / distance : speed.length > 0 ? speed / speed.length : .zero
    let radial = along.x * speed.x + along.y * speed.y
    return -along * (frequency * frequency * distance + 2 * dampingRatio * frequency * radial) - speed * resistance
  }
}
