/// The scrolling of a program that receives scroll distances and knows no limits: a terminal, an editor, a compositor,
/// a toolkit.
///
/// Reports of wheels and fingers go in, distances come out. Content follows the fingers, continues when they lift, and
/// decelerates by a ``feel``. Notches of a wheel glide.
///
/// ```swift
/// momentum.handle(Vector2(event.dx, event.dy), from: .finger, at: event.time)
/// content.scroll(by: momentum.delta(in: lastFrame..<frame))    // once a frame, until `momentum.restTime`
/// ```
///
/// Distances have the sign of the reports. Times are seconds of one clock. The distances of consecutive spans add up to
/// the whole movement at any frame rate. A report with a time in a span that was already asked for counts in the next
/// span. A report that is earlier by more than a minute is the first of a clock that has begun again: the movement has
/// ended. New fingers catch content in flight, as does a notch against its direction.
public struct Momentum: Sendable {
  /// The device of a report, and the unit of its distance.
  #if hasAttribute(nonexhaustive)
    @nonexhaustive(warn)
  #endif
  public enum Source: Hashable, Sendable, CaseIterable {
    /// A wheel: the distance is in notches, or in fractions of them.
    case wheel
    /// A wheel of high resolution: the distance is in 120ths of a notch, as in Wayland, libinput and Windows.
    case highResolutionWheel
    /// Fingers on a touchpad: the distance is in points.
    case finger
    /// A device without lifts, or a system with a momentum of its own: the distance is in points. No momentum follows.
    case continuous
  }

  /// The phase of a movement.
  public enum Phase: Hashable, Sendable, CaseIterable {
    /// Fingers have begun a movement and drive it.
    case began
    /// Content moves by itself.
    case active
    /// Content rests. The latest movement, if there was one, has come to its end.
    case ended
    /// Content rests because the latest movement was stopped: by ``Momentum/stop(at:)``, or by content that refused it.
    case cancelled
  }

  /// The response to a distance that content refuses.
  public enum Refusal: Hashable, Sendable, CaseIterable {
    /// The rest of the movement stretches content past an edge, and returns: see ``Momentum/overshoot(at:)``.
    case stretches
    /// The movement ends.
    case ends
  }

  /// The response to wheels and touchpads.
  public var wheelFeel = WheelFeel.standard
  /// Whether fingers that begin to move along one axis move content along that axis alone.
  public var isDirectionalLockEnabled = true
  /// The response to a distance that content refuses.
  public var refusal = Refusal.stretches
  /// Whether the system reports that fingers lift. If `false`, their silence counts as a lift. Becomes `true` with the
  /// first lift of a contact that no ``hold(at:)`` began.
  public var isLiftReported = false
  /// Whether fingers rest or move since a call of ``hold(at:)``, and a call of ``lift(at:)`` is to follow.
  private var awaitsLift = false
  private var isContinuous = false
  private var isCancelled = false
  private var contact = LockedContact()
  /// A view of content without limits, except where content has refused to move.
  private var view: SimpleScrollView
  private var path: MomentumPath

  /// Creates a momentum at rest. The viewport, in points, determines the length of a notch and of a stretch.
  public init(feel: ScrollFeel = .uikit, viewport: Size = Size(800, 600)) {
    let layout = ScrollLayout(viewport: viewport, limits: PerAxis(x: .unlimited, y: .unlimited))
    view = SimpleScrollView(layout: layout, feel: feel, contentOffset: .zero)
    path = MomentumPath(view.offset)
  }

  /// The feel: the parameters of the motion.
  public var feel: ScrollFeel { view.feel }

  // MARK: - Input

  /// Processes a report of a wheel, a touchpad or another device: a distance in the unit of `source`, of which more
  /// than a million counts as a million. Ignores numbers that are not finite.
  public mutating func handle(_ delta: Vector2, from source: Source, at time: Double) {
    guard delta.isFinite, time.isFinite else { return }
    let delta = PerAxis { delta[$0].clamped(to: -1e6...1e6) }.vector
    change(at: time) { momentum, now in
      momentum.removeEdges(at: now)
      switch source {
      case .wheel: momentum.turn(delta, hostTime: time, at: now)
      case .highResolutionWheel: momentum.turn(delta * (1.0 / 120), hostTime: time, at: now)
      case .finger, .continuous: momentum.drag(by: delta, isContinuous: source == .continuous, hostTime: time, at: now)
      }
    }
  }

  /// Ends a movement of fingers that have lifted, as `wl_pointer.axis_stop` reports. Content continues by itself.
  public mutating func lift(at time: Double) {
    guard time.isFinite else { return }
    isLiftReported = isLiftReported || !isContinuous && !awaitsLift
    awaitsLift = false
    change(at: time) { momentum, now in
      momentum.view.handle(.precise(.zero, isEnd: true, time: time), at: now)
    }
  }

  /// Catches content under fingers that rest on the touchpad. If they lift without a movement, call ``lift(at:)``.
  public mutating func hold(at time: Double) {
    guard time.isFinite else { return }
    awaitsLift = true
    change(at: time) { $0.drag(by: .zero, isContinuous: false, hostTime: time, at: $1) }
  }

  /// Stops the movement: because of a key, a press, or a lost focus. Stretched content returns.
  public mutating func stop(at time: Double) {
    guard time.isFinite else { return }
    awaitsLift = false
    change(at: time) { momentum, now in
      momentum.isCancelled = momentum.isCancelled || momentum.view.isMoving(at: now)
      momentum.view.fling(velocity: .zero, at: now)
    }
  }

  /// Refuses a part of the latest ``delta(in:)``: content has not moved by it, as at its end.
  ///
  /// Content counts as at an edge until the next movement begins: the feel stretches it and lets it return, see
  /// ``refusal``. A wheel does not stretch content. The distance has its sign. A millionth of a point or less counts as
  /// nothing. If your content rounds its offset, refuse a distance only at its end.
  public mutating func refuse(_ distance: Vector2) {
    guard distance.isFinite else { return }
    let distance = PerAxis { abs(distance[$0]) > .rounding ? distance[$0] : 0 }.vector
    guard distance != .zero, path.asked.isFinite else { return }
    let asked = path.position(at: path.asked)
    change(at: path.asked) { momentum, now in
      let edge = asked - momentum.path.refused - distance
      let stretches = PerAxis {
        momentum.refusal == .stretches && momentum.view.offset[$0].viewState(at: now) != .snapping
      }
      momentum.view.setLimits(at: now) { axis, limits in
        guard stretches[axis], distance[axis] != 0 else { return limits }
        return distance[axis] > 0
          ? min(limits.lowerBound, edge[axis])...edge[axis] : edge[axis]...max(limits.upperBound, edge[axis])
      }
      momentum.view.replan(at: now) { view in
        for axis in Axis.allCases where !stretches[axis] && distance[axis] != 0 {
          // A notch back, which has begun since, goes on.
          guard (view.offset[axis].target(at: now) - edge[axis]) * distance[axis] > 0 else { continue }
          view.offset[axis].place(at: edge[axis])
        }
      }
      momentum.isCancelled = !momentum.view.isMoving(at: now)
      momentum.path.refuse(from: asked, at: momentum.view.offset, now)
    }
  }

  /// Changes the feel. Position and velocity are kept.
  public mutating func setFeel(_ new: ScrollFeel, at time: Double) {
    guard time.isFinite else { return }
    change(at: time) { $0.view.setFeel(new, at: $1) }
  }

  // MARK: - Output

  /// Returns the distance to move by in a span of time, in points.
  ///
  /// Ask once a frame, for a span that begins where the previous one ended. The path before its end is then final. If
  /// the clock has begun again, ask for an empty span at its new time, which ends the movement.
  public mutating func delta(in times: Range<Double>) -> Vector2 {
    if times.isEmpty, times.upperBound.restarts(after: path.asked) { beginAnew() }
    if times.upperBound.isFinite { path.asked = max(path.asked, times.upperBound) }
    return path.position(at: times.upperBound) - path.position(at: times.lowerBound)
  }

  /// Returns the velocity in points per second. While fingers move: the velocity that a lift at `time` would have.
  public func velocity(at time: Double) -> Vector2 { view.velocity(at: time) }

  /// Returns the distance from the position at `time` to rest, in points. While fingers move: as if they lifted now.
  public func remainingDistance(at time: Double) -> Vector2 { path.position(at: .infinity) - path.position(at: time) }

  /// Returns the stretch of content past an edge, in points, which is no part of the distances. See ``refuse(_:)``.
  public func overshoot(at time: Double) -> Vector2 { view.pull(at: time) }

  /// The time at which content comes to rest; `-infinity` if nothing has moved it. In a drag: as if fingers lifted now.
  public var restTime: Double { view.restTime ?? .infinity }

  /// Returns the phase of the movement at a time after the latest report.
  public func phase(at time: Double) -> Phase {
    if view.touchpad.isDragging(at: time) { return .began }
    return view.isMoving(at: time) ? .active : isCancelled ? .cancelled : .ended
  }
}

// MARK: - Movements

extension Momentum {
  /// Changes the path from `time` on, or from the latest time whose path is final.
  private mutating func change(at time: Double, _ change: (inout Momentum, _ time: Double) -> Void) {
    if time.restarts(after: path.latest) { beginAnew() }
    let now = max(time, path.latest)
    change(&self, now)
    path.add(view.offset, at: now)
  }

  private mutating func beginAnew() {
    for axis in Axis.allCases { view.offset[axis].rest(at: view.offset[axis].target(at: .infinity)) }
    path = MomentumPath(view.offset)
  }

  private mutating func turn(_ notches: Vector2, hostTime: Double, at time: Double) {
    isCancelled = false
    view.wheelFeel = wheelFeel
    for axis in Axis.allCases {
      let value = view.offset[axis]
      // A notch against the motion catches content.
      guard notches[axis] * value.velocity(at: time) * (wheelFeel.isReversed ? -1 : 1) < 0 else { continue }
      view.offset[axis].rest(at: value.value(at: time))
    }
    let delta = Vector2(notches.x, -notches.y)
    view.handle(WheelEvent(delta: delta, isPrecise: false, position: .zero, time: hostTime), at: time)
  }

  private mutating func drag(by distance: Vector2, isContinuous: Bool, hostTime: Double, at time: Double) {
    isCancelled = false
    self.isContinuous = isContinuous
    view.wheelFeel = wheelFeel
    view.wheelFeel.hasMomentum = wheelFeel.hasMomentum && !isContinuous
    view.touchpad.isLiftReported = (isLiftReported || awaitsLift) && !isContinuous
    if !view.touchpad.isDragging(at: time) { contact = LockedContact() }
    let passed = isDirectionalLockEnabled && !isContinuous ? contact.move(by: distance) : distance
    view.handle(.precise(passed, time: hostTime), at: time)
  }

  /// Removes the edges of earlier movements, before a new one begins, except while they stretch content.
  private mutating func removeEdges(at time: Double) {
    guard !view.touchpad.isDragging(at: time) else { return }
    let stretched = view.offset.map { $0.isStretched(at: time) }
    view.setLimits(at: time) { stretched[$0] ? $1 : .unlimited }
  }
}

/// A contact of fingers whose first movement may lock it to an axis.
private struct LockedContact: Sendable {
  /// The distance, in points, from which the direction is final.
  private static let slop = 4.0

  private var travel = Vector2.zero
  private var passed = Vector2.zero
  private var axes: PerAxis<Bool>?

  /// Adds a report and returns the part of it that moves content.
  ///
  /// The direction is that of the whole movement, so a first report of one unit does not decide it, and a diagonal
  /// loses nothing.
  mutating func move(by distance: Vector2) -> Vector2 {
    travel += distance
    let free = axes ?? SimpleScrollView.axes(of: travel)
    if travel.length >= Self.slop { axes = free }
    let before = passed
    passed = PerAxis { free[$0] ? travel[$0] : 0 }.vector
    return passed - before
  }
}

extension ScrollLayout {
  fileprivate init(viewport: Size, limits: PerAxis<ClosedRange<Double>>) {
    let insets = EdgeInsets(
      top: 0 - limits.y.lowerBound, left: 0 - limits.x.lowerBound, bottom: limits.y.upperBound + viewport.height,
      right: limits.x.upperBound + viewport.width)
    self.init(viewport: viewport, contentSize: Size(0, 0), contentInset: insets, alwaysBounces: true)
  }
}

extension SimpleScrollView {
  fileprivate mutating func setLimits(
    at time: Double, _ change: (Axis, ClosedRange<Double>) -> ClosedRange<Double>
  ) {
    let limits = PerAxis { change($0, self.limits(along: $0)) }
    setLayout(ScrollLayout(viewport: layout.viewport, limits: limits), at: time)
  }
}

extension ClosedRange<Double> {
  fileprivate static var unlimited: ClosedRange { -1e100...1e100 }
}

extension WheelEvent {
  fileprivate static func precise(_ travel: Vector2, isEnd: Bool = false, time: Double) -> WheelEvent {
    WheelEvent(delta: Vector2(travel.x, -travel.y), isPrecise: true, isEnd: isEnd, position: .zero, time: time)
  }
}
