/// Recognizes taps and drags of a pointer, or of two with numbers of their own, and measures how far and how fast a drag
/// goes.
///
/// A pointer that goes down may still become a tap; once it has travelled farther than the slop it drags. The event
/// that passes the slop already moves by the rest of its travel, so that content starts from rest and no distance beyond
/// the slop is lost. UIKit does the same with 10 pt for touch (recordings of iOS 26.1: the event with 12 pt of travel
/// scrolls by 2).
///
/// A second pointer joins the first: from then on the drag goes as far as the middle between them does. So neither one that
/// lands nor one that lifts makes it jump, and the one that stays drags on. Further pointers do nothing.
///
/// The gesture has the only estimate of the pointer's velocity: that with which a drag ends is the one that
/// ``velocity(at:)`` gives for the time of the release.
public struct PanGesture: Sendable {
  /// How far each kind of pointer may travel, in points, before it drags.
  public struct Slop: Hashable, Sendable {
    /// In points.
    public var mouse: Double
    /// In points.
    public var touch: Double

    /// How far each may travel, in points.
    public init(mouse: Double, touch: Double) {
      self.mouse = mouse
      self.touch = touch
    }

    /// 3 pt for a mouse, which stands still in a click; 10 pt for a finger, as in UIKit.
    public static let standard = Slop(mouse: 3, touch: 10)

    /// That of a kind of pointer, in points.
    public subscript(device: PointerEvent.Device) -> Double { device == .mouse ? mouse : touch }
  }

  /// What an event did to the gesture.
  public enum Change: Hashable, Sendable {
    /// The pointer went down.
    case pressed
    /// The slop is passed; from here on the translation, in points, counts from zero.
    case began(translation: Vector2)
    /// It moved on; the translation, in points, since it began.
    case changed(translation: Vector2)
    /// Lifted in a drag, with the velocity in points per second.
    case ended(velocity: Vector2)
    /// Lifted before it dragged: a click or a tap.
    case tapped(Vector2)
    /// Taken away by the system, before or in a drag.
    case cancelled
  }

  /// How far each kind of pointer may travel before it drags.
  public var slop: Slop
  /// How the velocity of a finger is estimated; that of a mouse always is by the least error.
  public var touchVelocityRule = VelocityRule.leastError
  private var press: Press?
  private var pair: PointerPair?
  /// What two pointers do with the event that was taken in last; `nil` without two.
  public private(set) var pinch: PinchEvent?

  /// - Parameter slop: how far each kind of pointer may travel before it drags.
  public init(slop: Slop = .standard) { self.slop = slop }

  /// Whether a pointer is down.
  public var isPressed: Bool { press != nil }

  /// Whether a pointer has passed the slop.
  public var isDragging: Bool { press?.drag != nil }

  /// Takes in an event.
  ///
  /// Events that belong to no press of this gesture change nothing: a move without a press, another device while one is
  /// down, a position that is not finite. An event has no button: pass on those of one button, since of two that are down
  /// the first that is released ends the drag.
  ///
  /// - Parameters:
  ///   - event: the report.
  ///   - time: the caller's, for ``velocity(at:)``, where that is not the host's.
  /// - Returns: `nil` where nothing but the estimate of the velocity has changed, or nothing at all.
  public mutating func handle(_ event: PointerEvent, at time: Double? = nil) -> Change? {
    guard event.position.isFinite, event.time.isFinite else { return nil }
    let time = time ?? event.time
    pinch = nil
    guard let device = press?.device else { return event.phase == .down ? press(event, at: time) : nil }
    guard device == event.device, let event = merged(event) else { return nil }
    switch event.phase {
    case .down: return nil
    case .move: return press?.move(event, at: time, slop: slop[device])
    case .up:
      defer { (press, pair) = (nil, nil) }
      guard let press, press.drag != nil else { return .tapped(event.position) }
      return .ended(velocity: press.velocity(at: event.time, position: event.position, by: touchVelocityRule))
    case .cancel:
      let ended = pair.flatMap { $0.hasTwo ? $0.pinch(.ended, at: event.time) : nil }
      defer { pinch = ended }
      return cancel()
    }
  }

  /// Ends the gesture from outside; `nil` when there was none.
  public mutating func cancel() -> Change? {
    guard isPressed else { return nil }
    (press, pair, pinch) = (nil, nil, nil)
    return .cancelled
  }

  /// The velocity with which the drag would end at `time` if the pointer lifted where it is, in points per second; zero
  /// without a drag, and where the pointer has come to rest.
  ///
  /// - Parameter time: seconds of the clock of ``handle(_:at:)``.
  public func velocity(at time: Double) -> Vector2 {
    guard let press, press.drag != nil else { return .zero }
    return press.velocity(at: time + press.clockOffset, position: press.position, by: touchVelocityRule)
  }

  private mutating func press(_ event: PointerEvent, at time: Double) -> Change {
    var press = Press(device: event.device, id: event.id, start: event.position, position: event.position)
    press.measure(event, at: time)
    self.press = press
    return .pressed
  }

  /// The event as one of the pointer that drags: of two, the middle between them.
  private mutating func merged(_ event: PointerEvent) -> PointerEvent? {
    if pair == nil, event.id == press?.id { return event }
    guard var pair else {
      if event.phase == .down { join(event) }
      return nil
    }
    let hadTwo = pair.hasTwo
    let merged = pair.merged(event)
    self.pair = pair
    if hadTwo { pinch = pair.hasTwo ? pair.pinch(.changed, at: event.time) : pair.pinch(.ended, at: event.time) }
    if !hadTwo, pair.hasTwo { pinch = pair.pinch(.began, at: event.time) }
    return merged
  }

  /// A second pointer. Two click nothing: what they do is a drag from here on.
  private mutating func join(_ event: PointerEvent) {
    guard let press else { return }
    let joined = PointerPair(press.id, at: press.position, joinedBy: event)
    if press.drag == nil { self.press?.drag = Press.Drag(start: event.time, slop: press.position - press.start) }
    (pair, pinch) = (joined, joined.pinch(.began, at: event.time))
  }

  // MARK: - One pointer while it is down

  private struct Press: Sendable {
    struct Drag: Sendable {
      /// When the slop was passed, in the host's clock.
      var start: Double
      /// The part of the travel that the slop has taken.
      var slop: Vector2
    }

    let device: PointerEvent.Device
    /// Of the pointer that went down first.
    let id: Int
    let start: Vector2
    /// As of the newest report.
    var position: Vector2
    /// `nil` while it may still be a tap.
    var drag: Drag?
    var tracker = PointerVelocityTracker()
    /// Of a finger, which may roll by so many points when it lifts from rest: that flicks nothing.
    var rest = FingerRest(reach: 2.5)
    /// By how many seconds the host's clock was ahead of the caller's at the newest report: they differ in slow motion.
    var clockOffset = 0.0

    mutating func measure(_ event: PointerEvent, at time: Double) {
      tracker.add(event.position, at: event.time)
      if device == .touch { rest.add(event.position - position, at: event.time) }
      position = event.position
      clockOffset = event.time - time
    }

    mutating func move(_ event: PointerEvent, at time: Double, slop: Double) -> Change? {
      if event.part != .position { measure(event, at: time) }
      guard let drag else {
        let travel = event.position - start
        guard event.part != .position, travel.length > slop else { return nil }
        let lost = travel * slop / travel.length
        self.drag = Drag(start: event.time, slop: lost)
        return .began(translation: travel - lost)
      }
      // A resampled position from before the drag began is behind what is shown already.
      guard event.part == .all || event.part == .position && event.time > drag.start else { return nil }
      return .changed(translation: event.position - start - drag.slop)
    }

    /// For a release at `time` of the host's clock.
    func velocity(at time: Double, position: Vector2, by touchRule: VelocityRule) -> Vector2 {
      let rule = device == .touch ? touchRule : .leastError
      let isResting =
        device == .touch && rule == .leastError && rest.isResting(at: time, after: position - self.position)
      return isResting ? .zero : tracker.velocity(at: time, by: rule)
    }
  }
}
