/// The graph below the stage: the moment to which it is scrubbed, what is measured in it, and which part of it is shown.
struct GraphPanel: Sendable {
  private struct Scrubbing: Sendable {
    var time: Double
    /// Whether the clock ran before, and resumes at the end.
    let resumesClock: Bool
  }

  /// Two moments, whose differences are shown.
  struct Span: Hashable, Sendable {
    var from: Double
    var to: Double
  }

  /// The picture made last.
  private var picture: GraphPicture?
  private var scrubbing: Scrubbing?
  /// What is measured, of the gesture that begins at `start`.
  private var measured: (span: Span, start: Double)?
  /// `nil` where all is shown.
  private var zoom: GraphZoom?
  /// The latest scale of a pinch on the graph.
  private var pinchScale: Double?

  /// The moment that is on the stage in place of the present.
  var scrubbedTime: Double? { scrubbing?.time }

  /// What the graph shows of `timeline` in `frame`: the picture made last where nothing in it has changed.
  ///
  /// - Parameters:
  ///   - isGhostPrevious: whether the ghost is the last gesture as it went, and not that of A.
  ///   - now: the demo's time.
  ///   - host: the host's time, in which the graph is scrolled; `nil` for all there is to see.
  func picture(
    _ timeline: Timeline, ghost: Timeline?, isGhostPrevious: Bool = false, now: Double, host: Double?, in frame: Rect
  ) -> GraphPicture {
    let visible = host.flatMap { zoom?.start == timeline.start ? zoom?.visibleTimes(at: $0) : nil }
    let key = GraphPicture.Key(
      timeline, ghost: ghost, isGhostPrevious: isGhostPrevious, now: now, visible: visible, in: frame)
    if let picture, picture.key == key { return picture }
    return GraphPicture(key, start: timeline.start)
  }

  /// Takes in what is shown, for the next frame and for scrolling in it.
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

  /// - Parameter stopsClock: whether the clock ran until now.
  mutating func beginScrubbing(at time: Double, stopsClock: Bool) {
    scrubbing = Scrubbing(time: time, resumesClock: stopsClock)
    measured = nil
  }

  mutating func scrub(to time: Double) { scrubbing?.time = time }

  /// Returns whether the clock is to resume.
  mutating func endScrubbing() -> Bool {
    defer { scrubbing = nil }
    return scrubbing?.resumesClock ?? false
  }

  /// What is measured of the gesture that begins at `start`.
  func span(from start: Double) -> Span? { measured?.start == start ? measured?.span : nil }

  /// Measures between two moments of what is shown; nothing between equal ones.
  mutating func measure(_ span: Span?) {
    measured = span.flatMap { span in picture.map { (span, $0.start) } }
  }

  // MARK: - Zooming and scrolling

  var isZoomed: Bool { zoom != nil }
  func isMoving(at host: Double) -> Bool { zoom?.isMoving(at: host) ?? false }

  /// Zooms about a place in the window; without one about the middle.
  mutating func zoom(by factor: Double, about x: Double?, at host: Double) {
    guard let picture, factor.isFinite, factor > 0 else { return }
    let lane = picture.positionLane
    var zoom = zoom ?? GraphZoom(picture.key.full, start: picture.start, width: lane.width)
    zoom.zoom(by: factor, about: x.map { ($0 - lane.minX).clamped(to: 0...lane.width) } ?? lane.width / 2, at: host)
    self.zoom = zoom.isWhole ? nil : zoom
  }

  mutating func showAll() { zoom = nil }

  /// A wheel scrolls what is zoomed, with Control it zooms about the pointer.
  mutating func handle(_ wheel: WheelEvent, _ feel: WheelFeel, at host: Double) {
    guard wheel.isZoom, !wheel.isEnd else {
      zoom?.handle(wheel, feel, at: host)
      return
    }
    zoom(by: wheel.isPrecise ? exp(wheel.delta.y / 100) : pow(1.25, wheel.delta.y), about: wheel.position.x, at: host)
  }

  /// What is shown of the time is dragged.
  mutating func drag(_ event: PointerEvent, at host: Double) { zoom?.handle(event, at: host) }

  /// Takes in a pinch that has begun on the graph; returns whether it has.
  mutating func handle(_ pinch: PinchEvent, isOnGraph: Bool, at host: Double) -> Bool {
    if pinch.phase == .began { pinchScale = isOnGraph ? pinch.scale : nil }
    guard let latest = pinchScale else { return false }
    if latest > 0 { zoom(by: pinch.scale / latest, about: pinch.center.x, at: host) }
    pinchScale = pinch.phase == .ended ? nil : pinch.scale
    return true
  }
}
