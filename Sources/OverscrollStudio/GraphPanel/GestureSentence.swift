/// The course of a gesture in words, for the head of the graph and for assistive technology.
struct GestureSentence: Equatable, Sendable {
  /// The clauses, each with the punctuation before it. The first ones are true without those that follow.
  let clauses: [String]

  var text: String { clauses.joined() + "." }

  /// Returns as many clauses as fit; `nil` if not even the first does.
  func text(where fits: (String) -> Bool) -> String? {
    clauses.indices.reversed().lazy.map { clauses[...$0].joined() + "." }.first(where: fits)
  }

  /// Describes the zoom, or else the curve that moved farthest; `nil` if none moved, or during a drag.
  init?(_ curves: [Curve]) {
    guard let curve = curves.first(where: \.isZoomed) ?? curves.max(by: { $0.distance < $1.distance }),
      curve.isZoomed || curve.distance > 0.5, let measured = CurveMeasurements(curve)
    else { return nil }
    func number(_ value: Double) -> String { DecimalFormat.text(value, decimals: curve.isLength ? 0 : 2) }
    func amount(_ value: Double) -> String { number(abs(value)) }
    func length(_ value: Double) -> String { "\(amount(value)) \(curve.unit)" }
    func place(_ value: Double) -> String { "\(number(value)) \(curve.unit)" }
    func speed(_ velocity: Double) -> String {
      amount(velocity) == amount(0) ? "" : " at \(amount(velocity)) \(curve.perSecond)"
    }
    func seconds(_ time: Double) -> String { "\(DecimalFormat.text(time, decimals: 2)) s" }
    let (launch, rest, first) = (measured.launch, measured.rest ?? measured.launch, curve.beginning)
    let excess = curve.limits?.excess(of: launch.value) ?? 0
    let isPast = amount(excess) != amount(0)
    // The motion begins with the velocity that the feel makes of that of the release.
    let feel = isPast && launch.kind == .release ? launch.motion?.feel : nil
    let push = (feel?.release.kick ?? 0) * excess
    let initial = launch.motion?.velocity(at: 0) ?? curve.sample(at: launch.time)?.velocity ?? 0
    let velocity = (initial + push) / (feel?.release.velocityShare ?? 1)
    let depth = measured.depth.map { length($0.amount) }

    var clauses: [String]
    if curve.isZoomed {
      clauses = ["Zoomed from \(place(first.value)) to \(place(rest.value))"]
    } else if launch.kind != .release {
      clauses = ["Moved \(length(rest.value - first.value)) by \(launch.kind.rawValue)"]
    } else if isPast {
      clauses = ["Let go \(length(excess)) past the edge" + speed(velocity)]
      if excess * velocity < 0, !speed(velocity).isEmpty { clauses[0] += " inward" }
      if let depth, depth != length(excess) { clauses.append(", went to \(depth)") }
    } else if measured.rest == nil || curve.anchors.isEmpty && amount(rest.value - launch.value) == amount(0) {
      // A release without a motion after it ends a drag, or the hold of what was caught in flight.
      let finger = curve.samples.last { $0.time < launch.time }?.velocity ?? 0
      let isCaught = amount(launch.value - first.value) == amount(0) && amount(first.velocity) != amount(0)
      clauses = [isCaught ? "Caught" + speed(first.velocity) : "Dragged \(length(launch.value - first.value))"]
      clauses.append(", let go" + speed(finger))
    } else if let hit = curve.marks.last(where: { $0.kind == .crossing }), hit.time >= launch.time {
      let time = ", hit the edge after \(seconds(hit.time - launch.time))"
      clauses = ["Flicked" + speed(velocity), time + speed(hit.motion?.impactVelocity ?? 0)]
      if let depth { clauses.append(", \(depth) past it") }
    } else {
      clauses = [(curve.anchors.isEmpty ? "Flicked" : "Let go") + speed(velocity)]
      if curve.anchors.isEmpty { clauses.append(", went \(length(rest.value - launch.value)) to \(place(rest.value))") }
    }
    if let target = curve.target, let projection = curve.projection, let near = curve.anchors.nearest(to: projection) {
      let end = amount(near) == amount(rest.value) ? ": nearest is" : ", but goes to"
      clauses.append(". Projected to \(place(projection))\(end) \(target)")
    }
    if let overshoot = measured.overshoot { clauses.append(", overshoots by \(length(overshoot.amount))") }
    if let time = measured.settlingTime {
      let isBack = isPast && length(excess) == length(launch.value - rest.value)
      clauses.append(", \(isBack ? "back in" : "at rest after") \(seconds(time))")
    }
    if isPast, push != 0 {
      let system = feel?.platform?.appearance.title.prefix { $0 != " " } ?? "The feel"
      clauses.append(". \(system) adds a push of \(length(push))/s")
    }
    self.clauses = clauses
  }
}
