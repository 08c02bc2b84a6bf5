/// A card that compares three enlarged paths of content: with the attachment's fault, with its fix, and in this
/// program.
struct AttachmentCard {
  private static let size = Size(276, 214)
  private static let seconds = 1.6

  let fault: AttachmentFault
  /// The path of the content in this program from the sample on; empty for the published numbers.
  let ours: [Vector2]
  /// The time since the sample, in seconds; `nil` if nothing moves.
  let elapsed: Double?

  func draw(on canvas: inout Canvas, in stage: Size, _ theme: Theme) {
    guard stage.width > Self.size.width + 40, stage.height > Self.size.height + 40 else { return }
    let frame = Rect(
      x: stage.width - Self.size.width - 16, y: stage.height - Self.size.height - 16, width: Self.size.width,
      height: Self.size.height)
    canvas.card(frame, blur: 14, offset: 2, theme, color: theme.surface.opacity(0.95))
    drawWords(in: frame, on: &canvas, theme)
    let area = frame.inset(by: EdgeInsets(top: 46, left: 12, bottom: 66, right: 12))
    canvas.clipped(to: area) { drawPaths(in: area, on: &$0, theme) }
    canvas.stroke(area, theme.hairline)
  }

  private var lines: [(ink: Plot.Ink, words: String, points: [Vector2])] {
    [
      (.second, "anchor at the sampled point: swings", fault.path(to: fault.sampledAnchor, seconds: Self.seconds)),
      (.third, "anchor at the exact crossing: none", fault.path(to: fault.crossing, seconds: Self.seconds)),
      (.first, "here: each axis by itself", ours),
    ].filter { !$0.points.isEmpty }
  }

  private func drawWords(in frame: Rect, on canvas: inout Canvas, _ theme: Theme) {
    canvas.text(
      "UIKit Dynamics at an edge", at: Vector2(frame.minX + 12, frame.minY + 8), Theme.Text.strong, theme.text)
    canvas.text(
      ours.isEmpty ? "With the article's frames; flick the sky at an edge" : "With your last flick",
      at: Vector2(frame.minX + 12, frame.minY + 26), Theme.Text.caption, theme.secondaryText)
    for (index, line) in lines.enumerated() {
      let y = frame.maxY - 58 + 17 * Double(index)
      canvas.line(
        from: Vector2(frame.minX + 12, y + 7), to: Vector2(frame.minX + 28, y + 7), width: 2.5, line.ink.color(theme))
      canvas.text(
        line.words, at: Vector2(frame.minX + 36, y), Theme.Text.caption, theme.text, maxWidth: frame.width - 48)
    }
  }

  private func drawPaths(in area: Rect, on canvas: inout Canvas, _ theme: Theme) {
    // Maps offsets to points of the card. The paths of the fault and its fix fill the card, in the direction of the
    // content's motion, which is opposite to its offset's.
    let bounds = Path(lines.prefix(2).flatMap(\.points)).bounds.inset(by: -2)
    let scale = min(area.width / max(bounds.width, 1), area.height / max(bounds.height, 1), 40)
    func view(_ point: Vector2) -> Vector2 { area.center - (point - bounds.center) * scale }
    // The crossed edge runs through both anchors.
    let way = fault.sampledAnchor - fault.crossing
    let axis: Axis = abs(way.x) > abs(way.y) ? .x : .y
    let level = view(fault.crossing)[axis.other]
    let start = Vector2(area.origin[axis], along: axis, across: level)
    let end = Vector2(area.end(axis), along: axis, across: level)
    canvas.line(from: start, to: end, width: 1, dashes: [4, 4], theme.boundMark)
    for line in lines {
      let points = stride(from: 0, to: line.points.count, by: 6).map { view(line.points[$0]) }
      canvas.stroke(Path(points), Stroke(width: 1.8), line.ink.color(theme))
    }
    for anchor in [fault.sampledAnchor, fault.crossing] {
      canvas.strokeCircle(center: view(anchor), radius: 4, width: 1.5, theme.text)
    }
    guard let elapsed else { return }
    for line in lines {
      let index = min(AttachmentFault.index(at: elapsed), line.points.count - 1)
      canvas.fillCircle(center: view(line.points[index]), radius: 4.5, line.ink.color(theme))
    }
  }
}

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

  private init(before: Vector2, sample: Vector2, velocity: Vector2, inside: (Vector2) -> Vector2, time: Double) {
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
