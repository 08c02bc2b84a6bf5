/// The list of a panel as a scroll view, with a fixed feel, in the host's time.
struct PanelList: Sendable {
  /// The frame of the list, in the window, and the height of its content.
  typealias Layout = (frame: Rect, contentHeight: Double)

  @Indirect private var view: SimpleScrollView
  private var needsReveal = true
  /// The time at which the indicator was last shown without scrolling, as a hint that there is more.
  private var flashTime = -Double.infinity
  private var hasLayout = false

  private static let margin = 8.0
  private static let spring = Spring(response: 0.28, dampingRatio: 1)

  /// Creates a list. With `alwaysBounces`, the list bounces even if all of its content is visible.
  init(alwaysBounces: Bool = false) {
    let layout = ScrollLayout(
      viewport: Size(0, 0), contentSize: Size(0, 0), alwaysBounces: PerAxis(x: false, y: alwaysBounces))
    view = SimpleScrollView(layout: layout, feel: .uikit)
  }

  func offset(at time: Double) -> Double { view.contentOffset(at: time).y }

  /// Returns whether the list decelerates or bounces at `time`, so that a press catches it.
  func isFlung(at time: Double) -> Bool {
    let state = view.state(at: time)
    return state == .decelerating || state == .bouncing
  }

  func isMoving(at time: Double) -> Bool {
    indicatorRestTime.map { time < ScrollIndicatorFade.end(restTime: $0) } ?? false
  }

  private var indicatorRestTime: Double? { view.restTime.map { max($0, flashTime) } }
  mutating func reveal() { needsReveal = true }
  mutating func stay() { needsReveal = false }

  /// Updates the layout, and scrolls to `selection`, a vertical range in the list, if that was requested.
  mutating func layOut(_ layout: Layout, revealing selection: ClosedRange<Double>?, at time: Double, isReduced: Bool) {
    var new = view.layout
    (new.viewport, new.contentSize) = (layout.frame.size, Size(layout.frame.width, layout.contentHeight))
    // An unchanged layout writes nothing: a copy of the list, in a panel being drawn, would cost new storage.
    if new != view.layout { view.setLayout(new, at: time) }
    if needsReveal, let selection {
      needsReveal = false
      reveal(selection, isAnimated: hasLayout && !isReduced, at: time)
    }
    if !hasLayout, isScrollable, time > 0 { flashTime = time }
    hasLayout = true
  }

  private mutating func reveal(_ row: ClosedRange<Double>, isAnimated: Bool, at time: Double) {
    let (height, limits) = (view.layout.viewport.height, view.limits(along: .y))
    let maximum = (row.lowerBound - Self.margin).clamped(to: limits)
    let minimum = (row.upperBound + Self.margin - height).clamped(to: limits)
    let current = view[.y].target(at: time)
    // A row that is taller than the list shows its top.
    let target = minimum < maximum ? current.clamped(to: minimum...maximum) : maximum
    if target != current { view.scroll(to: Vector2(0, target), animated: isAnimated, spring: Self.spring, at: time) }
  }

  /// Handles an event of the pointer that was pressed on the list, and returns whether the press was a click.
  mutating func handle(_ event: PointerEvent, at time: Double) -> Bool { view.handle(event, at: time) != nil }
  mutating func cancel(at time: Double) { view.cancel(at: time) }

  mutating func handle(_ wheel: WheelEvent, _ feel: WheelFeel, at time: Double) {
    view.wheelFeel = feel
    view.handle(wheel, at: time)
  }

  /// Whether the content is higher than the list.
  var isScrollable: Bool { view.limits(along: .y).length > 0.5 }

  private static let fade = 12.0

  func drawFades(on canvas: inout Canvas, in frame: Rect, at time: Double, _ ground: Color) {
    let (offset, limits) = (offset(at: time), view.limits(along: .y))
    let (above, below) = (offset - limits.lowerBound, limits.upperBound - offset)
    func share(_ room: Double) -> Double { (room / Self.fade).clamped(to: 0...1) }
    let head = Rect(x: frame.minX, y: frame.minY, width: frame.width, height: Self.fade)
    let foot = head.offset(by: Vector2(0, frame.height - Self.fade))
    if above > 0.5 { canvas.fill(head, .vertical(ground.opacity(share(above)), ground.opacity(0))) }
    if below > 0.5 { canvas.fill(foot, .vertical(ground.opacity(0), ground.opacity(share(below)))) }
  }

  func drawIndicator(on canvas: inout Canvas, in frame: Rect, at time: Double, _ theme: Theme) {
    guard ScrollIndicatorFade.opacity(at: time, restTime: indicatorRestTime) > 0 else { return }
    let limits = PerAxis { view.limits(along: $0) }
    canvas.clipped(to: frame) { canvas in
      canvas.translated(by: frame.origin) { canvas in
        ScrollIndicatorBars(viewport: frame.size, limits: limits).draw(
          on: &canvas, contentOffset: view.contentOffset(at: time), at: time, restTime: indicatorRestTime, theme)
      }
    }
  }
}
