struct InputTranslator {
  struct Geometry: Hashable {
    var size: Size
    var unitsPerPoint: Double

    func point(_ x: Double, _ y: Double) -> Vector2 { Vector2(x, y) / unitsPerPoint }
    func point(ofFinger x: Double, _ y: Double) -> Vector2 { point(x * size.width, y * size.height) }
    var pointSize: Size { size * (1 / unitsPerPoint) }
  }

  var geometry: Geometry
  private var pointer = Vector2.zero
  private(set) var isMouseDown = false
  var touches = TouchTracker()
  private var classifier = WheelClassifier()
  /// Whether wheels are reported by other means than SDL's events; the next two likewise for mice and touch screens.
  var ignoresSDLWheel = false
  private(set) var ignoresSDLMouse = false
  private(set) var ignoresSDLTouches = false
  /// The window's movement beneath the mouse pointer that SDL has not seen yet, in the window's units.
  var windowShift = Vector2.zero
  private var pinchPosition = Vector2.zero
  private var pinchScale = 1.0
  private var isPinching = false

  init(geometry: Geometry) { self.geometry = geometry }

  /// If the button is down, its release was lost, and a cancel comes first.
  mutating func press(at position: Vector2, _ time: Double) -> [InputEvent] {
    let lost = cancelMouse(at: time)
    (isMouseDown, pointer) = (true, position)
    return lost + [.pointer(PointerEvent(.down, position: position, time: time))]
  }

  /// If the button is released at another position than the pointer's last, a move comes first.
  mutating func release(at position: Vector2, _ time: Double) -> [InputEvent] {
    guard isMouseDown else { return [] }
    let moved = position == pointer ? [] : [move(to: position, at: time)]
    isMouseDown = false
    return moved + [.pointer(PointerEvent(.up, position: position, time: time))]
  }

  mutating func move(to position: Vector2, at time: Double) -> InputEvent {
    pointer = position
    return isMouseDown ? .pointer(PointerEvent(.move, position: position, time: time)) : .hover(position)
  }

  func leave() -> [InputEvent] { isMouseDown ? [] : [.hover(nil)] }

  /// Handles a wheel that turns, or fingers that move on a touchpad, in SDL's units: notches, or tenths of a point.
  mutating func scroll(
    x: Double, y: Double, isZoom: Bool = false, isSideways: Bool = false, at time: Double
  ) -> [InputEvent] {
    let delta = isSideways && x == 0 ? Vector2(-y, 0) : Vector2(x, y)
    guard delta != .zero, delta.isFinite else { return [] }
    let isPrecise = classifier.classify(delta, at: time)
    return wheel(isPrecise ? delta * WheelClassifier.pointsPerUnit : delta, isPrecise: isPrecise, isZoom, at: time)
  }

  private func wheel(
    _ delta: Vector2, isPrecise: Bool, _ isZoom: Bool, isEnd: Bool = false, at time: Double
  ) -> [InputEvent] {
    [
      .wheel(
        WheelEvent(delta: delta, isPrecise: isPrecise, isZoom: isZoom, isEnd: isEnd, position: pointer, time: time))
    ]
  }

  /// Without the keyboard focus, the window system clamps positions and may swallow the release.
  mutating func cancel(at time: Double) -> [InputEvent] {
    let mouse = cancelMouse(at: time)
    let pinched = isPinching ? pinch(.ended, movement: .zero, scale: 1, at: time) : []
    return mouse + touches.cancel(at: time) + pinched
  }

  private mutating func cancelMouse(at time: Double) -> [InputEvent] {
    guard isMouseDown else { return [] }
    isMouseDown = false
    return [.pointer(PointerEvent(.cancel, position: pointer, time: time))]
  }
}

// MARK: - Device reports

extension InputTranslator {
  mutating func translate(
    _ report: DeviceReport, isZoom: Bool = false, isSideways: Bool = false, at time: Double
  ) -> [InputEvent] {
    switch report {
    case .scroll(let points, isPrecise: true):
      return wheel(points / geometry.unitsPerPoint, isPrecise: true, isZoom, at: time)
    case .scroll(let notches, isPrecise: false):
      let delta = isSideways && notches.x == 0 ? Vector2(-notches.y, 0) : notches
      return wheel(delta, isPrecise: false, isZoom, at: time)
    case .hold: return isZoom ? [] : wheel(.zero, isPrecise: true, false, at: time)
    case .lift: return wheel(.zero, isPrecise: true, isZoom, isEnd: true, at: time)
    case .pinch(let phase, let movement, let scale): return pinch(phase, movement: movement, scale: scale, at: time)
    case .touch(let phase, let finger, let position):
      return touches.handle(phase, finger, at: geometry.point(position.x, position.y), time: time)
    case .touchCancelled: return touches.cancel(at: time)
    case .moved(let position): return [move(to: geometry.point(position.x, position.y), at: time)]
    case .pressed: return press(at: pointer, time)
    case .released: return release(at: pointer, time)
    case .pressLost: return cancelMouse(at: time)
    case .pointerReported(let isReported):
      (ignoresSDLWheel, ignoresSDLMouse) = (isReported, isReported)
      return []
    case .touchReported(let isReported):
      ignoresSDLTouches = isReported
      // A finger that the other source has reported would never lift.
      return touches.cancel(at: time)
    }
  }

  /// Translates a touchpad pinch to that of a touch screen: a pointer that is down, and a pinch during that time.
  private mutating func pinch(
    _ phase: PinchEvent.Phase, movement: Vector2, scale: Double, at time: Double
  ) -> [InputEvent] {
    guard phase == .began ? !isMouseDown && touches.isEmpty && !isPinching : isPinching else { return [] }
    isPinching = phase != .ended
    func pointer(_ phase: PointerEvent.Phase) -> InputEvent {
      .pointer(PointerEvent(phase, device: .touch, position: pinchPosition, time: time))
    }
    func pinch(_ phase: PinchEvent.Phase) -> InputEvent {
      .pinch(PinchEvent(phase, scale: pinchScale, center: pinchPosition, time: time))
    }
    switch phase {
    case .began:
      (pinchPosition, pinchScale) = (self.pointer, 1)
      return [pointer(.down), pinch(.began)]
    case .changed:
      pinchPosition += movement / geometry.unitsPerPoint
      pinchScale = max(scale, 0.01)
      return [pointer(.move), pinch(.changed)]
    // Lifting the fingers must not count as a click.
    case .ended: return [pinch(.ended), pointer(.cancel)]
    }
  }
}

/// Tells touchpads from wheels, which SDL 2 does not: wheels report whole notches, touchpads fractions, rarely whole.
struct WheelClassifier {
  /// The number of points in SDL's unit: Wayland's touchpads report points, which SDL divides by ten.
  static let pointsPerUnit = 10.0
  static let memory = 0.25

  private var lastFraction = -Double.infinity

  mutating func classify(_ delta: Vector2, at time: Double) -> Bool {
    let isFraction = delta.x.rounded() != delta.x || delta.y.rounded() != delta.y
    let isPrecise = isFraction || time - lastFraction < Self.memory
    if isPrecise { lastFraction = time }
    return isPrecise
  }
}
