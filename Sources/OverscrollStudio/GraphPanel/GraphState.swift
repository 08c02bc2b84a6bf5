/// The state of the graph below the stage: scrubbing, the measured span, zoom and scrolling.
struct GraphState: Sendable {
  private struct Scrubbing: Sendable {
    var time: Double
    /// Whether the clock ran before scrubbing, and resumes after it.
    let resumesClock: Bool
  }

  /// The span between two measured moments.
  struct Span: Hashable, Sendable {
    var from: Double
    var to: Double
  }

  private var picture: GraphPicture?
  private var scrubbing: Scrubbing?
  /// The measured span, and the start of the gesture to which it belongs.
  private var measured: (span: Span, start: Double)?
  /// The zoom and scroll position; `nil` if the whole graph is visible.
  private var zoom: GraphZoom?
  /// The last scale of a pinch on the graph.
  private var pinchScale: Double?

  /// The moment on the stage in place of the present; `nil` unless the graph is scrubbed.
  var scrubbedTime: Double? { scrubbing?.time }

  /// Returns the graph's contents for `timeline` in `frame`: the most recent picture if nothing has changed.
  ///
  /// - Parameters:
  ///   - isGhostPrevious: Whether the ghost is the last gesture as performed, not a run with the reference parameters.
  ///   - now: The demo time.
  ///   - host: The host's time, which determines the scroll position; `nil` for the whole graph.
  func picture(
    _ timeline: Timeline, ghost: Timeline?, isGhostPrevious: Bool = false, now: Double, host: Double?, in frame: Rect
  ) -> GraphPicture {
    let visible = host.flatMap { zoom?.start == timeline.start ? zoom?.visibleTimes(at: $0) : nil }
    let key = GraphPicture.Key(
      timeline, ghost: ghost, isGhostPrevious: isGhostPrevious, now: now, visible: visible, in: frame)
    if let picture, picture.key == key { return picture }
    return GraphPicture(key, start: timeline.start)
  }

  /// Stores the picture for the next frame, and updates the zoom for its times and width.
  mutating func update(_ picture: GraphPicture?, at host: Double) {
    self.picture = picture
    guard let picture, zoom?.start == picture.start else {
      zoom = nil
      return
    }
    zoom?.layOut(picture.key.full, width: picture.positionLane.width, at: host)
    if zoom?.isWhole ?? false { zoom = nil }
  }

  // MARK: - Scrubbing and measuring

  /// Begins scrubbing. `stopsClock` is whether the clock has been running, and resumes after scrubbing.
  mutating func beginScrubbing(at time: Double, stopsClock: Bool) {
    scrubbing = Scrubbing(time: time, resumesClock: stopsClock)
    measured = nil
  }

  mutating func scrub(to time: Double) { scrubbing?.time = time }

  /// Ends scrubbing, and returns whether the clock resumes.
  mutating func endScrubbing() -> Bool {
    defer { scrubbing = nil }
    return scrubbing?.resumesClock ?? false
  }

  /// Returns the measured span of the gesture that begins at `start`; `nil` if there is none.
  func span(from start: Double) -> Span? { measured?.start == start ? measured?.span : nil }

  /// Measures a span of the current picture; `nil` ends measuring.
  mutating func measure(_ span: Span?) {
    measured = span.flatMap { span in picture.map { (span, $0.start) } }
  }

  // MARK: - Zooming and scrolling

  var isZoomed: Bool { zoom != nil }
  func isMoving(at host: Double) -> Bool { zoom?.isMoving(at: host) ?? false }

  /// Zooms about an x coordinate in the window; `nil` for the middle.
  mutating func zoom(by factor: Double, about x: Double?, at host: Double) {
    guard let picture, factor.isFinite, factor > 0 else { return }
    let lane = picture.positionLane
    var zoom = zoom ?? GraphZoom(picture.key.full, start: picture.start, width: lane.width)
    zoom.zoom(by: factor, about: x.map { ($0 - lane.minX).clamped(to: 0...lane.width) } ?? lane.width / 2, at: host)
    self.zoom = zoom.isWhole ? nil : zoom
  }

  mutating func showAll() { zoom = nil }

  /// Scrolls a zoomed graph so that it begins at `time`.
  mutating func scroll(to time: Double, at host: Double) { zoom?.scroll(to: time, at: host) }

  /// Scrolls a zoomed graph by a wheel, or zooms about the pointer with Control.
  mutating func handle(_ wheel: WheelEvent, _ feel: WheelFeel, at host: Double) {
    guard wheel.isZoom, !wheel.isEnd else {
      zoom?.handle(wheel, feel, at: host)
      return
    }
    zoom(by: wheel.isPrecise ? exp(wheel.delta.y / 100) : pow(1.25, wheel.delta.y), about: wheel.position.x, at: host)
  }

  mutating func drag(_ event: PointerEvent, at host: Double) { zoom?.handle(event, at: host) }

  /// Zooms by a pinch that began on the graph, and returns `false` for any other pinch.
  mutating func handle(_ pinch: PinchEvent, isOnGraph: Bool, at host: Double) -> Bool {
    if pinch.phase == .began { pinchScale = isOnGraph ? pinch.scale : nil }
    guard let latest = pinchScale else { return false }
    if latest > 0 { zoom(by: pinch.scale / latest, about: pinch.center.x, at: host) }
    pinchScale = pinch.phase == .ended ? nil : pinch.scale
    return true
  }
}
