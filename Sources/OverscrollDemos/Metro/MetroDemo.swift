package struct MetroDemo: ViewDemo {
  package static let card = DemoCard(
    name: "metro", title: "Metro map", icon: icon,
    hints: [
      "Drag the map; zoom with Ctrl and the wheel.",
      "Pinch, press + and −, or double-click: past the limits, too.",
      "Click a station.",
    ],
    parameters: Parameter.feel + [
      .snapMass, .snapStiffness, .snapDampingRatio, .slop, .minimumZoomScale, .maximumZoomScale,
    ] + Parameter.wheel,
    keys: [
      DemoKey(
        ["+", "−"], words: "Zoom",
        [KeyPress("+"), KeyPress("="), KeyPress(.keypad("+")), KeyPress("-"), KeyPress(.keypad("-"))]),
      DemoKey(["Home"], words: "The whole map", [KeyPress(.home)]), .pages,
      DemoKey(["End"], words: "Scroll to the end", [KeyPress(.end)]),
      .arrows("←", "→", "↑", "↓", words: "Scroll by line"),
    ],
    usesHover: true, page: PageFacts(map: MetroPicture.file),
    check: { assets throws(Failure) in _ = try MetroPicture.made(from: assets).get() })

  private static let emptySize = Size(1600, 1200)
  private static let (keyStep, doubleClickStep) = (1.5, 2.0)

  private let picture: Result<MetroPicture, Failure>
  package var view: ZoomableScrollView
  private var doubleClick = DoubleClick()
  private var hover: Vector2?
  private var chosen: Int?
  package init(_ setup: DemoSetup) { self.init(setup, MetroPicture.made(from: setup.assets)) }

  init(_ setup: DemoSetup, _ picture: Result<MetroPicture, Failure>) {
    self.picture = picture
    let (parameters, x, y) = (setup.parameters, setup.values[.contentOffsetX], setup.values[.contentOffsetY])
    view = ZoomableScrollView(
      layout: MetroDemo.layout(setup.size, parameters, picture), feel: parameters.feel,
      zoomSpring: parameters.snapSpring, zoomScale: setup.values[.zoomScale] ?? 1,
      contentOffset: x.flatMap { x in y.map { Vector2(x, $0) } }, slop: parameters.slop)
    view.wheelFeel = parameters.wheelFeel
  }

  private static func layout(
    _ size: Size, _ parameters: ParameterValues, _ picture: Result<MetroPicture, Failure>
  ) -> ZoomLayout {
    let map = (try? picture.get().map.size) ?? emptySize
    let low = parameters[.minimumZoomScale]
    return ZoomLayout(viewport: size, contentSize: map, zoomLimits: low...max(low, parameters[.maximumZoomScale]))
  }

  package mutating func setSize(_ size: Size, at time: Double) {
    var layout = view.layout
    layout.viewport = size
    view.setLayout(layout, at: time)
  }

  package mutating func setParameters(_ parameters: ParameterValues, at time: Double) {
    view.pan.slop = parameters.slop
    view.wheelFeel = parameters.wheelFeel
    view.setFeel(parameters.feel, zoomSpring: parameters.snapSpring, at: time)
    view.setLayout(MetroDemo.layout(view.layout.viewport, parameters, picture), at: time)
  }

  // MARK: - Input

  package mutating func handle(_ pinch: PinchEvent, at time: Double) { view.handle(pinch, at: time) }
  package mutating func hover(at point: Vector2?) { hover = point }

  package mutating func handle(_ event: PointerEvent, at time: Double) {
    hover = event.device == .mouse ? event.position : nil
    guard let click = view.handle(event, at: time) else { return }
    if !doubleClick.click(click, at: event.time) {
      chosen = station(at: click, time)
    } else if view.targetZoomScale == view.layout.zoomLimits.upperBound {
      view.zoom(to: view.layout.fittingZoomScale, about: click, at: time)
    } else {
      view.zoom(by: Self.doubleClickStep, about: click, at: time)
    }
  }

  package mutating func handle(_ press: KeyPress, at time: Double) {
    let point = hover ?? Rect(origin: .zero, size: view.layout.viewport).center
    switch press.key {
    case "+", "=", .keypad("+"): view.zoom(by: Self.keyStep, about: point, at: time)
    case "-", .keypad("-"): view.zoom(by: 1 / Self.keyStep, about: point, at: time)
    case .home where press.modifiers.isEmpty: view.zoom(to: view.layout.fittingZoomScale, about: point, at: time)
    default: if let (step, axis) = ScrollStep.of(press) { view.scroll(step, axis, isRepeat: press.isRepeat, at: time) }
    }
  }

  private func station(at point: Vector2, _ time: Double) -> Int? {
    guard let map = try? picture.get().map else { return nil }
    let contentPoint = view.contentPoint(of: point, at: time)
    let reach = max(14 / view.zoomScale(at: time), 7)
    let distances = map.stations.map { $0.position.distance(to: contentPoint) }
    return distances.indices.min { distances[$0] < distances[$1] }.flatMap { distances[$0] <= reach ? $0 : nil }
  }

  // MARK: - State

  package func snapshot(at time: Double) -> DemoSnapshot {
    let (offset, velocity) = (view.contentOffset(at: time), view.velocity(at: time))
    var snapshot = DemoSnapshot(view.state(at: time), contentOffset: offset, velocity: velocity)
    snapshot.set(.zoomScale, view.zoomScale(at: time), velocity: view.zoomVelocity(at: time))
    return snapshot
  }

  /// The limits of the offset are those at the scale at which the map rests or will rest.
  package var layout: DemoLayout {
    let (x, y) = (view.limits(along: .x), view.limits(along: .y))
    return DemoLayout(
      viewport: view.layout.viewport, contentSize: view.layout.contentSize,
      limits: [.contentOffsetX: x, .contentOffsetY: y, .zoomScale: view.layout.zoomLimits])
  }

  package func tracks(at time: Double) -> [Track] {
    var zoom = Track(name: .zoomScale, label: "zoom", unit: "×")
    zoom.moments = view.logZoomScale.segment.map { Track.moments($0.movement, since: $0.since) } ?? []
    return [track(along: .y), track(along: .x), zoom]
  }

  /// The offset also changes with the scale, so it rests once both do.
  private func track(along axis: Axis) -> Track {
    let (name, label) = axis == .x ? (DemoValue.contentOffsetX, "offset x") : (DemoValue.contentOffsetY, "offset y")
    var track = Track(name: name, label: label, projection: view.projection(along: axis))
    guard let segment = view.segment(along: axis) ?? view.logZoomScale.segment else { return track }
    track.moments = Track.moments(segment.movement, since: segment.since)
    for index in track.moments.indices where track.moments[index].kind == .rest {
      track.moments[index].time = max(track.moments[index].time, view.logZoomScale.restTime ?? -.infinity)
    }
    return track
  }

  package func cursor(at point: Vector2, time: Double) -> CursorShape {
    if view.state(at: time) == .dragging { return .closedHand }
    return station(at: point, time) == nil ? .openHand : .pointingHand
  }

  // MARK: - Drawing

  package func draw(on canvas: inout Canvas, at time: Double, beside ghost: DemoGhost<MetroDemo>?, _ theme: Theme) {
    canvas.fill(Rect(origin: .zero, size: view.layout.viewport), theme.background)
    switch picture {
    case .success(let picture):
      let drawing = drawing(of: picture, canvas, at: time, theme)
      drawing.draw(on: &canvas) { canvas in
        ghost?.run.drawing(of: picture, canvas, at: time, theme).drawGhost(beside: drawing, on: &canvas)
      }
      let limits = PerAxis { view.layout.limits(along: $0, zoomScale: view.zoomScale(at: time)) }
      ScrollIndicatorBars(viewport: view.layout.viewport, limits: limits)
        .draw(on: &canvas, contentOffset: view.contentOffset(at: time), at: time, restTime: view.restTime, theme)
    case .failure(let failure): draw(failure, on: &canvas, theme)
    }
  }

  private func draw(_ failure: Failure, on canvas: inout Canvas, _ theme: Theme) {
    let room = Rect(origin: .zero, size: view.layout.viewport).inset(by: Theme.Space.huge)
    let words = canvas.measure.lines(failure.description, style: Theme.Text.body, width: room.width)
    for (index, line) in (["The map cannot be read"] + words).enumerated() {
      let position = Vector2(room.minX, room.midY + 22 * Double(index - words.count))
      canvas.text(line, at: position, index == 0 ? Theme.Text.title : Theme.Text.body, theme.text, maxWidth: room.width)
    }
  }

  private func drawing(of picture: MetroPicture, _ canvas: Canvas, at time: Double, _ theme: Theme) -> MetroDrawing {
    let offset = view.contentOffset(at: time)
    let isAligned = !view.logZoomScale.isDragging && !view.logZoomScale.isMoving(at: time)
    // Names would flicker under a mouse on a moving map.
    let hovered = view.state(at: time) == .idle ? hover.flatMap { station(at: $0, time) } : nil
    return MetroDrawing(
      picture: picture, scale: view.zoomScale(at: time), offset: isAligned ? canvas.pixelAligned(offset) : offset,
      theme: theme, highlighted: hovered ?? chosen)
  }

  package func drawPhysics(on canvas: inout Canvas, at time: Double, _ theme: Theme) {
    let (offset, velocity) = (view.contentOffset(at: time), view.velocity(at: time))
    let projection = PerAxis {
      (view.isAtRest(at: time) ? nil : view.projection(along: $0))
        ?? view.feel.decelerationRate.destination(from: offset[$0], velocity: velocity[$0])
    }
    PhysicsMarks.scrolling(
      Rect(origin: -offset, size: view.layout.contentSize * view.zoomScale(at: time)), velocity: velocity,
      projection: projection.vector, in: view.layout.viewport, on: &canvas, theme)
  }

  private static let icon = Icon(lines: [
    Path([Vector2(2, 14.5), Vector2(6.5, 14.5), Vector2(13.5, 5.5), Vector2(18, 5.5)]),
    Path([Vector2(2.5, 5), Vector2(6.5, 5), Vector2(8.4, 7.6)]),
    Path([Vector2(11.8, 12), Vector2(13.6, 14.5), Vector2(17.5, 14.5)]),
    Path(
      stride(from: 0.0, to: 2 * .pi, by: .pi / 12).map { Vector2(10, 10) + Vector2(cos($0), sin($0)) * 2.6 },
      isClosed: true),
  ])
}

extension DemoValue {
  static let zoomScale = DemoValue(rawValue: "zoomScale")
}

extension Parameter {
  static let minimumZoomScale = Parameter(
    "minimumZoomScale", .content, term: "Minimum zoom", unit: "×", range: 0.05...1,
    scale: .proportional(), decimals: 2, effect: "Smallest scale of the map", default: 0.5)
  static let maximumZoomScale = Parameter(
    "maximumZoomScale", .content, term: "Maximum zoom", unit: "×", range: 1...32, scale: .proportional(),
    decimals: 2, effect: "Largest scale of the map", default: 4)
}
