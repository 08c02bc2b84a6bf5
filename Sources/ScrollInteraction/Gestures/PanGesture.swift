/// A gesture that recognizes taps and drags of one pointer, or of two with different identifiers, and measures their
/// distance and velocity.
///
/// A pressed pointer may still become a tap until it has travelled farther than the slop. The event that passes the
/// slop moves by the rest of its travel, as in UIKit (recordings of iOS 26.1).
///
/// A second pointer joins the first: the drag follows their midpoint, and does not jump when one lands or lifts.
/// Further pointers have no effect. Two pointers that lift within a tenth of a second of each other release with the
/// velocity that both share: none after a pinch, and never more than either has. In the 30 ms after the first lift of a
/// pinch, the remaining pointer moves content by at most 20 pt.
///
/// A lift can be lost. A press of a pointer that is down, of another device, or of a pointer whose partners have not
/// reported for a second or more, ends the press under way as ``cancel()`` does and begins a new one.
public struct PanGesture: Sendable {
  /// The distance that each kind of pointer may travel before it drags, in points.
  public struct Slop: Hashable, Sendable, Codable {
    /// The slop of a mouse, in points.
    public var mouse: Double
    /// The slop of a finger, in points.
    public var touch: Double

    /// Creates a slop from distances in points.
    public init(mouse: Double, touch: Double) { (self.mouse, self.touch) = (mouse, touch) }

    /// The default slop: 3 pt for a mouse, which stands still in a click; 10 pt for a finger, as in UIKit.
    public static let standard = Slop(mouse: 3, touch: 10)

    package subscript(device: PointerEvent.Device) -> Double { device == .mouse ? mouse : touch }

    enum CodingKeys: NumberKey { case mouse, touch }
  }

  /// The effect of an event on the gesture.
  public enum Change: Hashable, Sendable {
    /// The pointer went down. If another press was under way, its lift was lost: cancel it first, as for ``cancelled``.
    case pressed
    /// The pointer passed the slop, and the drag began. The translation, in points, counts from there.
    case began(translation: Vector2)
    /// The pointer moved. The translation, in points, counts from the beginning of the drag.
    case changed(translation: Vector2)
    /// The pointer lifted and ended the drag, with the velocity in points per second.
    case ended(velocity: Vector2)
    /// The pointer lifted before dragging, in a click or a tap at the associated position.
    case tapped(Vector2)
    /// The system canceled the press, before or during a drag; or the pointer left the slop in a direction in which the
    /// gesture does not pan.
    case cancelled
  }

  /// The distance that each kind of pointer may travel before it drags.
  public var slop: Slop
  /// The directions in which the pointer may leave the slop. In another direction, the gesture fails: it is cancelled,
  /// and has no effect until the next press. Two pointers drag without slop, in any direction.
  public var directions = Directions.all
  /// The rule that estimates the velocity of a finger. A mouse always gets the estimate of least error.
  public var touchVelocityRule = VelocityRule.leastError
  /// The coordinates of translations and velocities. Taps have positions in the plane.
  public var coordinates = PanCoordinates.plane
  private var converter = PanConverter()
  private var press: Press?
  /// The change of a pinch by the latest event; `nil` if the event has not moved, begun or ended a pinch.
  public private(set) var pinch: PinchEvent?

  /// Creates a gesture with the distance that each kind of pointer may travel before it drags.
  public init(slop: Slop = .standard) { self.slop = slop }

  /// Whether a pointer is down.
  public var isPressed: Bool { press != nil }

  /// Whether a drag is under way: a pointer has passed the slop, or a second one has joined.
  public var isDragging: Bool { press?.drag != nil }

  /// Processes an event of a pointer, at the caller's time for ``velocity(at:)`` if it differs from the event's. Ignores
  /// pointers that are not down, and positions that are not finite. Events have no button: pass only those of one.
  ///
  /// - Returns: The effect. `nil` if the event had none, or changed only the estimate of the velocity.
  public mutating func handle(_ event: PointerEvent, at time: Double? = nil) -> Change? {
    guard event.position.isFinite, event.time.isFinite else { return nil }
    let (time, position) = (time ?? event.time, event.position)
    if hasLostLift(before: event) { _ = cancel() }
    let event = converter.converted(event, to: coordinates)
    pinch = nil
    guard isPressed else {
      guard event.phase == .down else { return nil }
      press = Press(event, at: time)
      return .pressed
    }
    guard let event = merged(event) else { return nil }
    switch event.phase {
    case .down: return nil
    case .move:
      let change = press?.move(event, at: time, slop: slop[event.device])
      guard case .began(let translation)? = change, !directions.contains(Directions(of: translation)) else {
        return change
      }
      return cancel()
    case .up:
      defer { press = nil }
      guard let press, press.drag != nil else { return .tapped(position) }
      return .ended(velocity: press.velocity(at: event.time, position: event.position, by: touchVelocityRule))
    case .cancel:
      // Reports the end of the pinch, unlike a cancel by a program.
      let ended = pinch
      defer { pinch = ended }
      return cancel()
    }
  }

  /// Cancels the gesture, and returns `nil` if no pointer is down.
  public mutating func cancel() -> Change? {
    guard isPressed else { return nil }
    (press, pinch) = (nil, nil)
    return .cancelled
  }

  /// Returns the velocity that a release at `time` of the caller's clock would have, in points per second. Zero without
  /// a drag, and once the pointer has stopped. In a paused clock, it stays that of the latest report.
  public func velocity(at time: Double) -> Vector2 {
    guard let press, press.drag != nil else { return .zero }
    return press.velocity(at: time + press.clockOffset, by: touchVelocityRule)
  }

  func hasLostLift(before event: PointerEvent) -> Bool { press?.pointers.hasLostLift(before: event) ?? false }
  var translation: Vector2 { press?.translation ?? .zero }

  /// Takes over the pointers of `other`, whose coordinates are a plane with the view of this gesture at `origin`.
  mutating func adopt(_ other: PanGesture, origin: Vector2) {
    (press, pinch) = (other.press, other.pinch)
    guard coordinates != .plane, var press, let drag = press.drag else { return }
    let (coordinates, device, id) = (coordinates, press.pointers.device, press.id)
    func converted(_ position: Vector2, of id: Int, by converter: inout PanConverter) -> Vector2 {
      let event = PointerEvent(.move, device: device, id: id, position: position - origin, time: 0)
      return converter.converted(event, to: coordinates).position
    }
    // The drag starts where the pointer left the slop: on a circle, the slop is no distance that could be subtracted.
    var startConverter = PanConverter()
    let start = converted(press.start + drag.slop, of: id, by: &startConverter)
    func convertedPath(of id: Int, _ positions: [Vector2]) -> [Vector2] {
      var converter = startConverter
      return positions.map { converted($0, of: id, by: &converter) }
    }
    converter = startConverter
    press.position = converted(press.position, of: id, by: &converter)
    press.pointers = press.pointers.converted(combined: press.position, path: convertedPath) { id, position in
      converted(position, of: id, by: &converter)
    }
    (press.start, press.drag) = (start, Press.Drag(start: drag.start, slop: .zero))
    self.press = press
  }

  /// The share of the pointer's velocity along each axis that a view receives, until the next press.
  var velocityShare: Vector2 {
    get { press?.velocityShare ?? Vector2(1, 1) }
    set { press?.velocityShare = newValue }
  }

  /// Returns the event as one of the dragging pointer: of two pointers, at the midpoint.
  private mutating func merged(_ event: PointerEvent) -> PointerEvent? {
    guard press?.pointers.device == event.device, let merged = press?.pointers.merge(event) else { return nil }
    pinch = merged.pinch
    // Two pointers never click: they drag from here on.
    if let press, press.pointers.hasTwo, press.drag == nil {
      self.press?.drag = Press.Drag(start: event.time, slop: press.position - press.start)
    }
    return merged.pointer
  }

  private struct Press: Sendable {
    struct Drag: Sendable {
      /// The time at which the drag began, in seconds.
      var start: Double
      /// The part of the travel that the slop has absorbed.
      var slop: Vector2
    }

    var pointers: PointerPair
    let id: Int
    var start: Vector2
    var position: Vector2
    /// The drag; `nil` while the press may still become a tap.
    var drag: Drag?
    /// The host's clock minus the caller's at the latest report, in seconds. They differ in slow motion.
    var clockOffset: Double
    var velocityShare = Vector2(1, 1)

    var translation: Vector2 { drag.map { position - start - $0.slop } ?? .zero }

    init(_ event: PointerEvent, at time: Double) {
      (pointers, id) = (PointerPair(event), event.id)
      (start, position, clockOffset) = (event.position, event.position, event.time - time)
    }

    /// Moves the pointer: measures a report, or shows a resampled position, whose part is `.position`.
    mutating func move(_ event: PointerEvent, at time: Double, slop: Double) -> Change? {
      if event.part != .position { (position, clockOffset) = (event.position, event.time - time) }
      if let start = drag?.start, event.time.restarts(after: start) { drag?.start = event.time }
      guard let drag else {
        let travel = event.position - start
        guard event.part != .position, travel.length > slop else { return nil }
        let lost = travel * slop / travel.length
        self.drag = Drag(start: event.time, slop: lost)
        return .began(translation: travel - lost)
      }
      // A resampled position from before the drag began is behind the one already displayed.
      guard event.part == .all || event.part == .position && event.time > drag.start else { return nil }
      return .changed(translation: event.position - start - drag.slop)
    }

    func velocity(at time: Double, position: Vector2? = nil, by touchRule: VelocityRule) -> Vector2 {
      let velocity = pointers.velocity(at: time, position: position, by: touchRule)
      return Vector2(velocity.x * velocityShare.x, velocity.y * velocityShare.y)
    }
  }
}
