/// Tells a drag from a click, and how far and how fast a drag goes.
///
/// A pointer that goes down may still become a click; once it has travelled farther than the slop it drags. The event
/// that passes the slop already moves by what is left of its travel, so that content starts from rest under the hand
/// and no distance beyond the slop is lost. UIKit does the same with 10 pt for touch (recordings of iOS 26.1: the
/// event with 12 pt of travel scrolls by 2).
public struct PanGesture: Sendable {
  /// How far each kind of pointer may travel, in points, before it drags.
  public struct Slop: Hashable, Sendable {
    public var mouse: Double
    public var touch: Double

    public init(mouse: Double, touch: Double) {
      self.mouse = mouse
      self.touch = touch
    }

    /// 3 pt for a mouse, whose click stands still; 10 pt for a finger, as UIKit has it.
    public static let standard = Slop(mouse: 3, touch: 10)

    public subscript(device: PointerEvent.Device) -> Double { device == .mouse ? mouse : touch }
  }

  /// What an event did to the gesture.
  public enum Change: Hashable, Sendable {
    /// The pointer went down: what moves under it is held.
    case pressed
    /// The slop is passed; from here on the translation, in points, counts from zero.
    case began(translation: Vector2)
    case changed(translation: Vector2)
    /// Lifted while dragging, with the velocity in points per second.
    case ended(velocity: Vector2)
    /// Lifted before it dragged: a click or a tap.
    case tapped(Vector2)
    /// Taken away by the system, before or while it dragged.
    case cancelled
  }

  private enum State: Sendable {
    case idle
    case pressed(Press)
    case dragging(Press)
  }

  private struct Press: Sendable {
    var device: PointerEvent.Device
    var start: Vector2
    /// When the slop was passed.
    var began = -Double.infinity
    /// The part of the travel that the slop has taken.
    var lost = Vector2.zero
    var tracker: PointerVelocityTracker
    /// Where it was last.
    var latest: Vector2
    var rest = FingerRest(reach: PanGesture.roll)

    mutating func note(_ event: PointerEvent) {
      tracker.add(event.position, at: event.time)
      rest.note(event.position - latest, at: event.time)
      latest = event.position
    }
  }

  /// How far a finger that rested rolls when it lifts, in points: that throws nothing.
  private static let roll = 2.5

  public var slop: Slop
  /// How the velocity of a finger is told when it lifts; a mouse always gets the estimate of least error.
  public var touchVelocityRule = VelocityRule.leastError
  private var state = State.idle

  public init(slop: Slop = .standard) {
    self.slop = slop
  }

  /// Whether a pointer is down.
  public var isPressed: Bool {
    if case .idle = state { false } else { true }
  }

  public var isDragging: Bool {
    if case .dragging = state { true } else { false }
  }

  /// Takes one event in.
  ///
  /// Events that belong to no press of this gesture change nothing: a move without a press, a second button or finger
  /// while one is down, a position that is not finite.
  public mutating func handle(_ event: PointerEvent) -> Change? {
    guard event.position.isFinite, event.time.isFinite else { return nil }
    switch (state, event.phase) {
    case (.idle, .down): return press(event)
    case (.pressed(let press), _) where press.device == event.device: return follow(press, event)
    case (.dragging(let press), _) where press.device == event.device: return drag(press, event)
    default: return nil
    }
  }

  /// Ends the gesture from outside; `nil` when there was none.
  public mutating func cancel() -> Change? {
    guard isPressed else { return nil }
    state = .idle
    return .cancelled
  }

  private mutating func press(_ event: PointerEvent) -> Change {
    var press = Press(
      device: event.device, start: event.position, tracker: PointerVelocityTracker(), latest: event.position)
    press.note(event)
    state = .pressed(press)
    return .pressed
  }

  private mutating func follow(_ press: Press, _ event: PointerEvent) -> Change? {
    switch event.phase {
    case .down: return nil
    case .move: return move(press, event)
    case .up:
      state = .idle
      return .tapped(event.position)
    case .cancel: return cancel()
    }
  }

  private mutating func move(_ pressed: Press, _ event: PointerEvent) -> Change? {
    guard event.part != .position else { return nil }
    var press = pressed
    press.note(event)
    state = .pressed(press)
    let travel = event.position - press.start
    guard travel.length > slop[press.device] else { return nil }
    press.lost = travel * slop[press.device] / travel.length
    press.began = event.time
    state = .dragging(press)
    return .began(translation: travel - press.lost)
  }

  private mutating func drag(_ dragging: Press, _ event: PointerEvent) -> Change? {
    switch event.phase {
    case .down: return nil
    case .move: return move(dragging: dragging, event)
    case .up:
      state = .idle
      return .ended(velocity: velocity(of: dragging, event))
    case .cancel: return cancel()
    }
  }

  private func velocity(of dragging: Press, _ event: PointerEvent) -> Vector2 {
    let rule = velocityRule(for: event.device)
    var rest = dragging.rest
    rest.note(event.position - dragging.latest, at: event.time)
    let hasRested = event.device == .touch && rule == .leastError && rest.isAll
    return hasRested ? .zero : dragging.tracker.velocity(at: event.time, by: rule)
  }

  private func velocityRule(for device: PointerEvent.Device) -> VelocityRule {
    device == .touch ? touchVelocityRule : .leastError
  }

  /// A resampled position from before the drag began is behind what is shown already.
  private mutating func move(dragging: Press, _ event: PointerEvent) -> Change? {
    guard event.part != .position || event.time > dragging.began else { return nil }
    var press = dragging
    if event.part != .position { press.note(event) }
    state = .dragging(press)
    return event.part == .velocity ? nil : .changed(translation: event.position - press.start - press.lost)
  }
}
