/// The visible range of times of a zoomed graph, as the position of a scroll view along the time axis.
///
/// Drags, flings and overshoot work as in any other scroll view. The scroll view moves in the host's time, and its
/// content is demo time.
struct GraphZoom: Sendable {
  @Indirect private var view: SimpleScrollView
  /// The whole range of times.
  private var times: ClosedRange<Double>
  private var pointsPerSecond: Double
  /// The start of the timeline, which identifies the gesture.
  let start: Double

  /// The shortest visible range, in seconds.
  private static let shortest = 0.02

  /// Creates a zoom that shows all of `times` in a lane of this width.
  init(_ times: ClosedRange<Double>, start: Double, width: Double) {
    (self.times, self.start) = (times, start)
    pointsPerSecond = max(1, width) / times.length
    let size = Size(max(1, width), 1)
    view = SimpleScrollView(layout: ScrollLayout(viewport: size, contentSize: size), feel: .uikit)
  }

  private var width: Double { view.layout.viewport.width }

  func visibleTimes(at time: Double) -> ClosedRange<Double> {
    let first = times.lowerBound + view.contentOffset(at: time).x / pointsPerSecond
    return first...first + width / pointsPerSecond
  }

  var isWhole: Bool { pointsPerSecond <= width / times.length * (1 + 1e-9) }

  func isMoving(at time: Double) -> Bool { view.restTime.map { time < $0 } ?? false }

  /// Updates the range of times and the width of the lane.
  mutating func layOut(_ new: ClosedRange<Double>, width: Double, at time: Double) {
    guard new != times || width != self.width, width > 0 else { return }
    if new.lowerBound != times.lowerBound {
      let growth = (times.lowerBound - new.lowerBound) * pointsPerSecond
      view.grow(to: view.layout.contentSize.width + growth, along: .x, atOffset: 0, at: time)
    }
    times = new
    pointsPerSecond = max(pointsPerSecond, width / times.length)
    setLayout(width: width, at: time)
  }

  private mutating func setLayout(width: Double, at time: Double) {
    let size = Size(times.length * pointsPerSecond, 1)
    view.setLayout(ScrollLayout(viewport: Size(width, 1), contentSize: size), at: time)
  }

  /// Zooms by a factor about `x`, in points from the left end of the lane, clamped to the range of times.
  mutating func zoom(by factor: Double, about x: Double, at time: Double) {
    let fit = width / times.length
    let new = (pointsPerSecond * factor).clamped(to: fit...max(fit, width / Self.shortest))
    let offset = (view.contentOffset(at: time).x + x) / pointsPerSecond * new - x
    pointsPerSecond = new
    setLayout(width: width, at: time)
    view.scroll(to: Vector2(offset, 0), animated: false, at: time)
  }

  /// Scrolls to the range that begins at the demo time `first`.
  mutating func scroll(to first: Double, at time: Double) {
    view.scroll(to: Vector2((first - times.lowerBound) * pointsPerSecond, 0), animated: false, at: time)
  }

  mutating func handle(_ event: PointerEvent, at time: Double) { _ = view.handle(event, at: time) }

  /// Scrolls by a wheel. Vertical movement of the wheel also scrolls along the time axis.
  mutating func handle(_ wheel: WheelEvent, _ feel: WheelFeel, at time: Double) {
    var wheel = wheel
    wheel.delta = Vector2(wheel.delta.x - wheel.delta.y, 0)
    view.wheelFeel = feel
    view.handle(wheel, at: time)
  }
}
