/// What a panel lists, in a scroll view of our own: dragged, flung and caught, scrolled by wheels, touchpads and keys.
///
/// Its times are the host's: a panel scrolls on while the demo is paused. It moves by one feel, however the demo is
/// tuned, or nobody could tune it back.
struct PanelList: Sendable {
  /// Where a panel shows its list, and how much there is to list.
  struct Layout {
    /// In the window.
    let frame: Rect
    let contentHeight: Double
  }

  private var view: SimpleScrollView
  /// Whether what is selected is still to be brought into sight.
  private var needsReveal = true
  /// When the indicator was last shown without a motion, to say that there is more.
  private var flashTime = -Double.infinity
  /// Whether it has been laid out at least once.
  private var hasLayout = false

  /// The room that a row keeps to the edges when it is brought into sight, in points.
  private static let margin = 8.0

  /// - Parameter alwaysBounces: whether it gives way to a drag even where all of it is visible.
  init(alwaysBounces: Bool = false) {
    let layout = ScrollLayout(
      viewport: Size(0, 0), contentSize: Size(0, 0), alwaysBounces: PerAxis(x: false, y: alwaysBounces))
    view = SimpleScrollView(layout: layout, feel: .uikit)
  }

  /// How far the list is moved up, in points.
  func offset(at time: Double) -> Double { view.contentOffset(at: time).y }

  /// Whether a press catches it: it was flung, or is on its way back from past an end.
  func isFlung(at time: Double) -> Bool {
    switch view.state(at: time) {
    case .decelerating, .bouncing: true
    case .idle, .dragging, .snapping, .zooming: false
    }
  }

  /// Whether it, or its indicator, changes by itself.
  func isMoving(at time: Double) -> Bool {
    indicatorRestTime.map { time < ScrollIndicatorFade.end(restTime: $0) } ?? false
  }

  private var indicatorRestTime: Double? { view.restTime.map { max($0, flashTime) } }

  // MARK: - Layout

  /// What is selected shall be in sight as soon as nothing is in the way of that.
  mutating func reveal() { needsReveal = true }

  /// Takes the panel's layout, and brings what is selected into sight, if that is due.
  ///
  /// - Parameters:
  ///   - selection: from where to where the selected row goes, from the list's beginning; `nil` for none, or where
  ///     nothing may move away now.
  mutating func layOut(_ layout: Layout, revealing selection: ClosedRange<Double>?, _ start: Glide.Start) {
    var new = view.layout
    new.viewport = layout.frame.size
    new.contentSize = Size(layout.frame.width, layout.contentHeight)
    view.setLayout(new, at: start.time)
    if needsReveal, let selection {
      needsReveal = false
      reveal(selection, hasLayout ? start : Glide.Start(time: start.time, isReduced: true))
    }
    if !hasLayout {
      hasLayout = true
      if new.contentSize.height > new.viewport.height, start.time > 0 { flashTime = start.time }
    }
  }

  private mutating func reveal(_ row: ClosedRange<Double>, _ start: Glide.Start) {
    let (height, limits) = (view.layout.viewport.height, view.limits(.y))
    let highest = (row.lowerBound - Self.margin).clamped(to: limits)
    let lowest = (row.upperBound + Self.margin - height).clamped(to: limits)
    let destination = view[.y].destination(at: start.time)
    // A row that is higher than the list shows its beginning.
    let target = lowest < highest ? destination.clamped(to: lowest...highest) : highest
    guard target != destination else { return }
    if start.isReduced {
      view.setContentOffset(Vector2(0, target), at: start.time)
    } else {
      view.scroll(to: Vector2(0, target), spring: Glide.spring, at: start.time)
    }
  }

  // MARK: - Input

  /// Takes in an event of the pointer that was pressed on it; returns whether that was a click.
  mutating func handle(_ event: PointerEvent, at time: Double) -> Bool { view.handle(event, at: time) != nil }

  /// The pointer that was pressed on it is lost.
  mutating func cancel(at time: Double) { view.cancel(at: time) }

  mutating func handle(_ wheel: WheelEvent, _ feel: WheelFeel, at time: Double) {
    view.wheelFeel = feel
    view.handle(wheel, at: time)
  }

  /// Scrolls by a key; returns whether it is one that scrolls.
  mutating func handle(_ press: KeyPress, _ start: Glide.Start) -> Bool {
    let lines: [Key: ScrollStep] = [.up: .lines(-1), .down: .lines(1)]
    guard let step = lines[press.key] ?? ScrollStep.of(press)?.step else { return false }
    view.scroll(step, .y, isRepeat: press.isRepeat, at: start.time)
    if start.isReduced { view.setContentOffset(Vector2(0, view[.y].destination(at: start.time)), at: start.time) }
    return true
  }

  // MARK: - Drawing

  /// How high the edge is behind which what is listed fades away, in points.
  private static let fade = 18.0

  /// Fades what is listed in `frame` into the ground at the edges behind which there is more.
  func drawFades(on canvas: inout Canvas, in frame: Rect, at time: Double, _ ground: Color) {
    let (offset, limits) = (offset(at: time), view.limits(.y))
    let (above, below) = (offset - limits.lowerBound, limits.upperBound - offset)
    func share(_ room: Double) -> Double { (room / Self.fade).clamped(to: 0...1) }
    // Beside the round corners that the ground may have.
    let strip = Rect(x: frame.minX + 8, y: frame.minY, width: max(0, frame.width - 16), height: Self.fade)
    if above > 0.5 { canvas.fill(strip, .vertical(ground.opacity(share(above)), ground.opacity(0))) }
    if below > 0.5 {
      let foot = strip.offset(by: Vector2(0, frame.height - Self.fade))
      canvas.fill(foot, .vertical(ground.opacity(0), ground.opacity(share(below))))
    }
  }

  /// Draws the indicator over what is listed in `frame`.
  func drawIndicator(on canvas: inout Canvas, in frame: Rect, at time: Double, _ theme: Theme) {
    guard ScrollIndicatorFade.opacity(at: time, restTime: indicatorRestTime) > 0 else { return }
    let limits = PerAxis { view.limits($0) }
    canvas.clipped(to: frame) { canvas in
      canvas.translated(by: frame.origin) { canvas in
        ScrollIndicatorBars(viewport: frame.size, limits: limits).draw(
          on: &canvas, contentOffset: view.contentOffset(at: time), at: time, restTime: indicatorRestTime, theme)
      }
    }
  }
}
