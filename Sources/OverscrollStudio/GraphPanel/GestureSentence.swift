/// The course of a gesture in words, for the head of the graph and for assistive technology.
struct GestureSentence: Equatable, Sendable {
  struct Clause: Equatable, Sendable {
    /// The words, with the punctuation before them.
    let words: String
    /// The importance: 0 for what begins the sentence, then the outcome. Clauses of a rank are shown together.
    let rank: Int
  }

  /// The clauses. Those up to any rank are a sentence, and true.
  let clauses: [Clause]
  /// The sentence of ranks 0 and 1: how the gesture began, and its result.
  let outcome: String

  var text: String { Self.text(clauses) }

  private static func text(_ clauses: [Clause]) -> String { clauses.map(\.words).joined() + "." }

  /// Returns the sentence with the most important clauses that fit; `nil` if not even its beginning does.
  func text(where fits: (String) -> Bool) -> String? {
    let texts = Set(clauses.map(\.rank)).sorted().map { rank in Self.text(clauses.filter { $0.rank <= rank }) }
    return texts.prefix(while: fits).last
  }

  /// Describes the zoom, or else the curve that moved or was pulled farthest; `nil` if none was, or during a drag.
  init?(_ curves: [Curve]) {
    guard let curve = curves.main, curve.isZoomed || curve.extent > 0.5, let measured = CurveMeasurements(curve)
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
    let release = curve.release(at: launch)
    let initial = curve.velocity(ofLaunchAt: launch.time)
    let velocity = isPast ? release?.finger ?? initial : initial
    // What moves in a plane has the speed, the distance and the place of both axes.
    let partner = curve.isZoomed ? nil : curves.first { curve.isPlanar(with: $0) && $0.extent > 0.04 * curve.extent }
    let isSecond = partner.map { $0.name.rawValue < curve.name.rawValue } ?? false
    func both(_ own: Double, _ value: (Curve) -> Double?) -> Double { hypot(own, partner.flatMap(value) ?? 0) }
    func spot(_ own: Double, _ value: (Curve) -> Double?) -> String {
      guard let other = partner.flatMap(value) else { return place(own) }
      return "(\(number(isSecond ? other : own)), \(number(isSecond ? own : other))) \(curve.unit)"
    }
    let depth = measured.depth.map { length($0.amount) }
    // A list that takes over from its sheet moves only later: the flick was the sheet's.
    let speeds = curves.compactMap { $0.sample(at: launch.time)?.velocity.magnitude }
    let isLed = amount(curve.sample(at: launch.time)?.velocity ?? 0) == amount(0) && amount(velocity) != amount(0)
    let total = both(velocity) { $0.velocity(ofLaunchAt: launch.time) }
    let (flick, led) = isLed ? (speeds.max() ?? 0, " the \(curve.label)") : (total, "")
    // A sheet that is at its end hands the flick over to its list.
    let leader = curves.first { curve.target == nil && $0.target != nil && $0.restTime ?? .infinity < rest.time }
    let handover = leader.map { isLed ? ", the \($0.label) to \($0.target ?? "")" : "" } ?? ""
    var isFlick = false
    var clauses: [Clause] = []
    func add(_ words: String, _ rank: Int) { clauses.append(Clause(words: words, rank: rank)) }

    if curve.isZoomed {
      add("Zoomed from \(place(first.value)) to \(place(rest.value))", 0)
    } else if launch.kind != .release {
      add("Moved \(length(rest.value - first.value)) by \(launch.kind.rawValue)", 0)
    } else if !curve.isMoved {
      add("Pulled \(length(curve.pull)) past the edge, which stretches and does not move", 0)
    } else if isPast {
      let finger = (launch.motion == nil || speed(velocity).isEmpty ? "" : ", finger") + speed(velocity)
      let isInward = excess * velocity < 0 && !speed(velocity).isEmpty
      add("Let go \(length(excess)) past the edge", 0)
      add(finger + (isInward ? " inward" : ""), 2)
      if let depth, depth != length(excess) { add(", went to \(depth)", 3) }
    } else if measured.rest == nil || curve.anchors.isEmpty && amount(rest.value - launch.value) == amount(0) {
      // A release without a motion after it ends a drag, or the hold of what was caught in flight.
      let finger = both(curve.velocity(before: launch.time)) { $0.velocity(before: launch.time) }
      let isCaught = amount(launch.value - first.value) == amount(0) && amount(first.velocity) != amount(0)
      let way = both(launch.value - first.value) { $0.value(at: launch.time) - $0.beginning.value }
      add(isCaught ? "Caught" + speed(first.velocity) : "Dragged \(length(way))", 0)
      add(", let go" + speed(finger), 1)
      // Each axis needs this velocity.
      let (least, own) = (curve.startingVelocity, curve.velocity(before: launch.time).magnitude)
      let isSlow = max(own, partner?.velocity(before: launch.time).magnitude ?? 0) < least
      if amount(finger) != amount(0), isSlow { add(", too slow for a flick (at least\(speed(least).dropFirst(3)))", 2) }
    } else if let hit = curve.marks.last(where: { $0.kind == .crossing }), hit.time >= launch.time {
      // The impact is along one axis, and so is the speed beside it.
      add("Flicked" + speed(isLed ? flick : velocity), 0)
      add(handover + ",\(led) hit the edge", 2)
      add(" after \(seconds(hit.time - launch.time))", 5)
      add(speed(hit.motion?.impactVelocity ?? 0), 3)
      if let depth { add(", \(depth) past it", 2) }
    } else {
      isFlick = curve.anchors.isEmpty
      add((isFlick ? "Flicked" : "Let go") + speed(flick), 0)
      let way = both(rest.value - launch.value) { $0.value(at: rest.time) - $0.value(at: launch.time) }
      if isFlick { add(handover + ",\(led) went \(length(way))", 3) }
    }
    if launch.kind == .release, let target = curve.target {
      let (start, isThrown) = (curve.projection ?? launch.value, curve.projection != nil)
      let isNearest = curve.anchors.nearest(to: start).map(amount) == amount(rest.value)
      if isThrown { add(", projected to \(spot(start) { $0.projection ?? $0.value(at: launch.time) })", 3) }
      add(", goes to \(target)", 2)
      if isThrown != isNearest { add(isThrown ? ", not the nearest" : ", the nearest", 3) }
    }
    if curve.isTuned { add(", tuned in flight", 1) }
    if let overshoot = measured.overshoot { add(", overshoots by \(length(overshoot.amount))", 4) }
    // Others move on: the other axis, or after its end a list instead of its sheet, or a sheet instead of its list.
    let next = curves.first { $0.name != curve.name && $0.name != partner?.name && $0.restTime ?? 0 > rest.time + 0.01 }
    if let next, next.isMoved, !curve.isZoomed {
      let way = next.target.map { "to \($0)" } ?? length((next.rest?.value ?? 0) - next.value(at: rest.time))
      add(", then the \(next.label) \(way)", 2)
    }
    let (origin, back) = (curve.origin ?? launch.time, measured.rest?.time)
    let isBack = isPast && !curve.isZoomed && length(excess) == length(launch.value - rest.value)
    if isBack, let back { add(", back in \(seconds(back - origin))", 1) }
    if let end = [curves.endTime, back].compactMap(\.self).max(), end > (isBack ? rest.time + 0.01 : origin + 0.005) {
      let isPlace = isFlick && !isLed && next == nil
      let place = isPlace ? " at \(spot(rest.value) { $0.rest?.value ?? $0.value(at: rest.time) })" : ""
      add(", at rest\(place) after \(seconds(end - origin))", 1)
    }
    if isPast, let push = release?.push, push != 0 {
      let system = launch.motion?.feel.platform?.appearance.title.prefix { $0 != " " } ?? "The feel"
      let change = "\(amount(push)) \(curve.perSecond)"
      // Content still goes outward, from about the finger's velocity.
      let isSlowed = excess * initial > 0 && abs(velocity + push - initial) < 0.1 * abs(velocity)
      add(". \(system) " + (isSlowed ? "takes \(change) off the finger's speed" : "pushes it back by \(change)"), 5)
    }
    (self.clauses, outcome) = (clauses, Self.text(clauses.filter { $0.rank <= 1 }))
  }
}

extension Curve {
  /// Returns the velocity of the finger at a release, and what a feel adds to it past the edge; `nil` at other marks.
  func release(at mark: Mark) -> (finger: Double, push: Double)? {
    guard mark.kind == .release, let motion = mark.motion else { return nil }
    let push = -motion.feel.release.kick * (limits?.excess(of: mark.value) ?? 0)
    return ((motion.velocity(at: 0) - push) / motion.feel.release.velocityShare, push)
  }

  /// Returns whether two values are the axes of one point, such as `origin.x` and `origin.y`.
  func isPlanar(with other: Curve) -> Bool {
    name != other.name && name.rawValue.dropLast() == other.name.rawValue.dropLast()
  }

  func value(at time: Double) -> Double { sample(at: time)?.value ?? 0 }
  fileprivate func velocity(before time: Double) -> Double {
    samples.last { $0.time >= start && $0.time < time }?.velocity ?? 0
  }

  fileprivate func velocity(ofLaunchAt time: Double) -> Double {
    marks.last { $0.time == time }?.motion?.velocity(at: 0) ?? sample(at: time)?.velocity ?? 0
  }
}
