/// Turns what the window system reports into input, in points.
///
/// It remembers what a single report does not say: which pointer drags, which fingers are down, what the wheel is.
struct InputTranslator {
  /// The window's size in its own units, and how many of them a point has.
  struct Geometry: Hashable {
    var size: Size
    var unitsPerPoint: Double

    func point(_ x: Double, _ y: Double) -> Vector2 { Vector2(x, y) / unitsPerPoint }
    func point(ofFinger x: Double, _ y: Double) -> Vector2 { point(x * size.width, y * size.height) }
    var pointSize: Size { size * (1 / unitsPerPoint) }
  }

  var geometry: Geometry
  private var pointer = Vector2.zero
  /// Whether the mouse drags. A finger needs no capturing; on X11, grabbing the pointer would even take it away.
  private(set) var isMouseDown = false
  /// The fingers on a touch screen.
  var touches = TouchTracker()
  private var wheel = WheelClassifier()
  /// Whether wheels and touchpads are reported by other means than SDL's events.
  var ignoresSDLWheel = false
  /// The same of the mouse, and of touch screens.
  private(set) var ignoresSDLMouse = false
  private(set) var ignoresSDLTouches = false
  /// How far the window has moved beneath the mouse pointer since SDL saw that move, in the window's units.
  var windowShift = Vector2.zero
  private var pinchPosition = Vector2.zero
  private var pinchScale = 1.0
  private var isPinching = false

  init(geometry: Geometry) {
    self.geometry = geometry
  }

  // MARK: - The mouse

  mutating func press(at position: Vector2, _ time: Double) -> [InputEvent] {
    guard !isMouseDown else { return [] }
    (isMouseDown, pointer) = (true, position)
    return [.pointer(PointerEvent(.down, position: position, time: time))]
  }

  /// A button that comes up elsewhere than where the pointer last was has been moved there.
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

  /// The mouse has left the window: one that drags goes on outside.
  func leave() -> [InputEvent] { isMouseDown ? [] : [.hover(nil)] }

  /// A wheel turned, or fingers moved on a touchpad.
  ///
  /// - Parameters:
  ///   - x: in SDL's units: notches of a wheel, tenths of a point of a Wayland touchpad.
  ///   - isSideways: whether a wheel that knows only up and down stands for one that goes left and right.
  mutating func scroll(
    x: Double, y: Double, isZoom: Bool = false, isSideways: Bool = false, at time: Double
  ) -> [InputEvent] {
    let delta = isSideways && x == 0 ? Vector2(-y, 0) : Vector2(x, y)
    guard delta != .zero, delta.isFinite else { return [] }
    let isPrecise = wheel.classify(delta, at: time)
    let scaled = isPrecise ? delta * WheelClassifier.pointsPerUnit : delta
    return [.wheel(WheelEvent(delta: scaled, isPrecise: isPrecise, isZoom: isZoom, position: pointer, time: time))]
  }

  /// Ends every gesture: without the keyboard, the window system clamps positions and may swallow the release.
  mutating func cancel(at time: Double) -> [InputEvent] {
    let mouse = cancelMouse(at: time)
    let pinched = isPinching ? pinch(.ended, .zero, 1, at: time) : []
    return mouse + touches.cancel(at: time) + pinched
  }

  private mutating func cancelMouse(at time: Double) -> [InputEvent] {
    guard isMouseDown else { return [] }
    isMouseDown = false
    return [.pointer(PointerEvent(.cancel, position: pointer, time: time))]
  }
}

// MARK: - What devices report

extension InputTranslator {
  /// - Parameters:
  ///   - isZoom: whether a wheel zooms: the control key is down.
  ///   - isSideways: whether a wheel that knows only up and down stands for one that goes left and right.
  mutating func translate(
    _ report: DeviceReport, isZoom: Bool = false, isSideways: Bool = false, at time: Double
  ) -> [InputEvent] {
    func wheel(_ delta: Vector2, isPrecise: Bool, isEnd: Bool = false) -> [InputEvent] {
      let delta = isSideways && !isPrecise && delta.x == 0 ? Vector2(-delta.y, 0) : delta
      return [
        .wheel(
          WheelEvent(
            delta: delta, isPrecise: isPrecise, isZoom: isZoom, isEnd: isEnd, position: pointer, time: time))
      ]
    }
    switch report {
    case .scroll(let delta, let isPrecise):
      return wheel(isPrecise ? delta / geometry.unitsPerPoint : delta, isPrecise: isPrecise)
    case .hold: return isZoom ? [] : wheel(.zero, isPrecise: true)
    case .lift: return wheel(.zero, isPrecise: true, isEnd: true)
    case .pinch(let phase, let movement, let scale): return pinch(phase, movement, scale, at: time)
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
      // Nobody would say that a finger of the other kind has lifted.
      return touches.cancel(at: time)
    }
  }

  /// As of two fingers on a touch screen: a pointer that is down, and a pinch while it is.
  private mutating func pinch(
    _ phase: PinchEvent.Phase, _ movement: Vector2, _ scale: Double, at time: Double
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
    // Lifted fingers press nothing.
    case .ended: return [pinch(.ended), pointer(.cancel)]
    }
  }
}
