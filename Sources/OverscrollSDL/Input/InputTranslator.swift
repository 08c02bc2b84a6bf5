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
    let moved = position == pointer ? [] : move(to: position, at: time)
    isMouseDown = false
    return moved + [.pointer(PointerEvent(.up, position: position, time: time))]
  }

  mutating func move(to position: Vector2, at time: Double) -> [InputEvent] {
    pointer = position
    return [isMouseDown ? .pointer(PointerEvent(.move, position: position, time: time)) : .hover(position)]
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
    let isPrecise = wheel.isPrecise(delta, at: time)
    let scaled = isPrecise ? delta * WheelClassifier.pointsPerUnit : delta
    return [.wheel(WheelEvent(delta: scaled, isPrecise: isPrecise, isZoom: isZoom, position: pointer, time: time))]
  }

  /// Ends every gesture: without the keyboard, the window system clamps positions and may swallow the release.
  mutating func cancel(at time: Double) -> [InputEvent] {
    let mouse: [InputEvent] = isMouseDown ? [.pointer(PointerEvent(.cancel, position: pointer, time: time))] : []
    isMouseDown = false
    return mouse + touches.cancel(at: time)
  }
}
