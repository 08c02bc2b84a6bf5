import OverscrollInput
import ScrollGeometry
import ScrollInteraction

/// Turns what the window system reports into what happened, in points.
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
  private var touches = TouchTracker()
  private var wheel = WheelClassifier()

  init(geometry: Geometry) {
    self.geometry = geometry
  }

  mutating func translate(_ event: HostEvent, at time: Double) -> [InputEvent.Kind] {
    switch event {
    case .buttonDown(.left, let x, let y): press(geometry.point(x, y))
    case .buttonUp(.left, let x, let y): release(geometry.point(x, y))
    case .buttonDown(.other, _, _), .buttonUp(.other, _, _): []
    case .motion(let x, let y): move(to: geometry.point(x, y))
    case .fingerDown(let id, let x, let y): touches.down(id, at: geometry.point(ofFinger: x, y), time: time)
    case .fingerMove(let id, let x, let y): touches.move(id, to: geometry.point(ofFinger: x, y), time: time)
    case .fingerUp(let id, let x, let y): touches.up(id, at: geometry.point(ofFinger: x, y), time: time)
    case .wheel(let x, let y, let isZoom, let isSideways):
      scroll(isSideways && x == 0 ? Vector2(-y, 0) : Vector2(x, y), isZoom: isZoom, at: time)
    case .keyDown(let key): [.key(key)]
    case .left: isMouseDown ? [] : [.hoverEnded]
    case .focusLost: cancel(at: time) + [.focusLost]
    case .sizeChanged: [.resize(geometry.pointSize)]
    case .exposed: [.exposed]
    case .quit: [.quit]
    }
  }
}

extension InputTranslator {
  private mutating func press(_ position: Vector2) -> [InputEvent.Kind] {
    guard !isMouseDown else { return [] }
    isMouseDown = true
    pointer = position
    return [.pointer(.down, .mouse, position: position)]
  }

  /// A button that comes up elsewhere than where the pointer last was has been moved there.
  private mutating func release(_ position: Vector2) -> [InputEvent.Kind] {
    guard isMouseDown else { return [] }
    let moved = position == pointer ? [] : move(to: position)
    isMouseDown = false
    return moved + [.pointer(.up, .mouse, position: position)]
  }

  private mutating func move(to position: Vector2) -> [InputEvent.Kind] {
    pointer = position
    return [isMouseDown ? .pointer(.move, .mouse, position: position) : .hover(position)]
  }

  private mutating func scroll(_ delta: Vector2, isZoom: Bool, at time: Double) -> [InputEvent.Kind] {
    guard delta != .zero, delta.isFinite else { return [] }
    let isPrecise = wheel.isPrecise(delta, at: time)
    let scaled = isPrecise ? delta * WheelClassifier.pointsPerUnit : delta
    return [.wheel(WheelEvent(delta: scaled, isPrecise: isPrecise, isZoom: isZoom, position: pointer, time: time))]
  }

  /// Ends every gesture: without the keyboard, the window system clamps positions and may swallow the release.
  private mutating func cancel(at time: Double) -> [InputEvent.Kind] {
    let mouse: [InputEvent.Kind] = isMouseDown ? [.pointer(.cancel, .mouse, position: pointer)] : []
    isMouseDown = false
    return mouse + touches.cancel(at: time)
  }
}
