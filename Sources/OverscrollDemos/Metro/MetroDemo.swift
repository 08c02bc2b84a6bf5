import OverscrollDemoKit

/// A map that is dragged and zoomed.
package struct MetroDemo: Demo {
  package static let card = DemoCard(
    name: "metro", title: "Metro map", icon: icon,
    hints: [
      "Drag the map; zoom with Ctrl and the wheel.",
      "Pinch, press + and −, or double-click: past the limits, too.",
      "Click a station.",
    ],
    parameters: [
      .decelerationRate, .rubberBandCoefficient,
      .bounceMass, .bounceStiffness, .bounceDampingRatio,
      .releaseMass, .releaseStiffness, .releaseDampingRatio,
      .snapMass, .snapStiffness, .snapDampingRatio,
      .slop, .minimumZoomScale, .maximumZoomScale,
    ],
    keys: [
      DemoKey(["+", "−"], words: "Zoom", [Key("+"), Key("="), Key("Keypad +"), Key("-"), Key("Keypad -")]),
      DemoKey(["Home"], words: "The whole map", [Key("Home")]), .pages,
      DemoKey(["End"], words: "To its end", [Key("End")]), .arrows("←", "→", "↑", "↓", words: "By a step"),
    ],
    usesHover: true)

  /// The content size where the map cannot be read.
  private static let emptySize = Size(1600, 1200)
  /// The factors by which a key and a double click zoom.
  private static let keyStep = 1.5
  private static let doubleClickStep = 2.0

  private let picture: Result<MetroPicture, Failure>
  private var view: ZoomableScrollView
  private var doubleClick = DoubleClick()
  private var hover: Vector2?
  /// The station that was clicked.
  private var chosen: Int?

  package static func prepare(_ assets: Assets) throws(Failure) { _ = try MetroPicture.made(from: assets).get() }

  package init(_ setup: DemoSetup) {
    self.init(setup, MetroPicture.made(from: setup.assets))
  }

  init(_ setup: DemoSetup, _ picture: Result<MetroPicture, Failure>) {
    self.picture = picture
    let parameters = setup.parameters
    view = ZoomableScrollView(
      layout: MetroDemo.layout(setup.size, parameters, picture), feel: parameters.feel,
      zoomSpring: parameters.snapSpring, zoomScale: setup.values[.zoomScale] ?? 1,
      contentOffset: MetroDemo.start(setup.values), slop: parameters.slop)
  }

  private static func start(_ values: [DemoValue: Double]) -> Vector2? {
    guard let x = values[.contentOffsetX], let y = values[.contentOffsetY] else { return nil }
    return Vector2(x, y)
  }

  private static func layout(
    _ size: Size, _ parameters: ParameterValues, _ picture: Result<MetroPicture, Failure>
  ) -> ZoomLayout {
    let map = (try? picture.get().map.size) ?? emptySize
    let least = parameters[.minimumZoomScale]
    return ZoomLayout(
      viewport: size, contentSize: map, zoomLimits: least...max(least, parameters[.maximumZoomScale]))
  }

  package mutating func setSize(_ size: Size, at time: Double) {
    var layout = view.layout
    layout.viewport = size
    view.setLayout(layout, at: time)
  }

  package mutating func setParameters(_ parameters: ParameterValues, at time: Double) {
    view.pan.slop = parameters.slop
    view.setFeel(parameters.feel, zoomSpring: parameters.snapSpring, at: time)
    view.setLayout(MetroDemo.layout(view.layout.viewport, parameters, picture), at: time)
  }
}

// MARK: - Input

extension MetroDemo {
  package mutating func handle(_ input: DemoInput, at time: Double) {
    switch input {
    case .pointer(let event): handle(event, at: time)
    case .wheel(let wheel): view.handle(wheel, at: time)
    case .pinch(let pinch): view.handle(pinch, at: time)
    case .key(let key): handle(key, at: time)
    case .hover(let point): hover = point
    }
  }

  private mutating func handle(_ event: PointerEvent, at time: Double) {
    hover = event.device == .mouse ? event.position : nil
    guard let click = view.handle(event, at: time) else { return }
    if doubleClick.click(at: click, time: event.time) {
      zoomIn(about: click, at: time)
    } else {
      chosen = station(at: click, time)
    }
  }

  /// Zooms in, or at the largest scale back to the whole map.
  private mutating func zoomIn(about point: Vector2, at time: Double) {
    if view.restingZoomScale == view.layout.zoomLimits.upperBound {
      view.zoom(to: view.layout.fittingZoomScale, about: point, at: time)
    } else {
      view.zoom(by: Self.doubleClickStep, about: point, at: time)
    }
  }

  private mutating func handle(_ key: Key, at time: Double) {
    let point = hover ?? Rect(origin: .zero, size: view.layout.viewport).center
    switch key.name {
    case "+", "=", "Keypad +": view.zoom(by: Self.keyStep, about: point, at: time)
    case "-", "Keypad -": view.zoom(by: 1 / Self.keyStep, about: point, at: time)
    case "Home" where key.modifiers.isEmpty: view.zoom(to: view.layout.fittingZoomScale, about: point, at: time)
    default: if let (step, axis) = ScrollStep.of(key) { view.scroll(step, axis, isRepeat: key.isRepeat, at: time) }
    }
  }

  /// The station nearest to a point of the stage; `nil` where none is close.
  private func station(at point: Vector2, _ time: Double) -> Int? {
    guard let map = try? picture.get().map else { return nil }
    let place = view.contentPoint(at: point, time: time)
    let reach = max(14 / view.zoomScale(at: time), 7)
    let near = map.stations.indices.min { a, b in
      map.stations[a].position.distance(to: place) < map.stations[b].position.distance(to: place)
    }
    return near.flatMap { map.stations[$0].position.distance(to: place) <= reach ? $0 : nil }
  }
}

// MARK: - State

extension DemoValue {
  static let zoomScale = DemoValue(rawValue: "zoomScale")
}

extension MetroDemo {
  package func snapshot(at time: Double) -> DemoSnapshot {
    let (offset, velocity) = (view.contentOffset(at: time), view.velocity(at: time))
    return DemoSnapshot(
      .init(view.state(at: time)),
      [
        .contentOffsetX: (offset.x, velocity.x), .contentOffsetY: (offset.y, velocity.y),
        .zoomScale: (view.zoomScale(at: time), view.zoomVelocity(at: time)),
      ])
  }

  /// The content size is that at a zoom scale of 1, and the limits of the offset are those at the scale at which the map
  /// rests or will rest.
  package var layout: DemoLayout {
    DemoLayout(
      viewport: view.layout.viewport, contentSize: view.layout.contentSize,
      limits: [
        .contentOffsetX: view.limits(.x), .contentOffsetY: view.limits(.y), .zoomScale: view.layout.zoomLimits,
      ])
  }

  package var restTime: Double? { view.restTime.map(ScrollIndicatorFade.end) }

  package func readouts(at time: Double) -> [Readout] {
    [
      Readout("state", "\(view.state(at: time))"),
      Readout("offset", view.contentOffset(at: time)),
      Readout("velocity", view.velocity(at: time), unit: "pt/s"),
      Readout("zoom scale", "\(view.zoomScale(at: time), decimals: 3)"),
      Readout("its velocity", view.zoomVelocity(at: time), unit: "/s"),
      Readout("names shown", "\(namesShown(at: time))"),
    ]
  }

  private func namesShown(at time: Double) -> Int {
    let scale = view.zoomScale(at: time)
    return (try? picture.get().labels.thresholds.count { $0 < scale }) ?? 0
  }

  package func tracks(at time: Double) -> [Track] {
    var zoom = Track(name: .zoomScale, label: "zoom", unit: "×")
    zoom.moments = view.logZoomScale.movement.map { Track.moments($0.motion, since: $0.since) } ?? []
    return [track(.y, .contentOffsetY, "offset y"), track(.x, .contentOffsetX, "offset x"), zoom]
  }

  /// The offset also changes with the scale: it rests when both do.
  private func track(_ axis: Axis, _ name: DemoValue, _ label: String) -> Track {
    var track = Track(name: name, label: label, projection: view.projection(axis))
    guard let (movement, since) = view.movement(axis) ?? view.logZoomScale.movement else { return track }
    track.moments = Track.moments(movement, since: since).map { moment in
      var moment = moment
      if moment.kind == .rest { moment.time = max(moment.time, view.logZoomScale.restTime ?? moment.time) }
      return moment
    }
    return track
  }

  package func cursor(at point: Vector2, time: Double) -> CursorShape {
    if view.state(at: time) == .dragging { return .closedHand }
    return station(at: point, time) == nil ? .openHand : .pointingHand
  }
}

// MARK: - Drawing

extension MetroDemo {
  package func draw(on canvas: inout Canvas, at time: Double, _ theme: Theme) {
    canvas.fill(Rect(origin: .zero, size: view.layout.viewport), theme.background)
    switch picture {
    case .success(let picture):
      drawing(of: picture, canvas, at: time, theme).draw(on: &canvas)
      indicators(at: time).draw(
        on: &canvas, contentOffset: view.contentOffset(at: time), at: time, restTime: view.restTime, theme)
    case .failure(let failure): MetroFailure(failure: failure, size: view.layout.viewport).draw(on: &canvas, theme)
    }
  }

  private func drawing(of picture: MetroPicture, _ canvas: Canvas, at time: Double, _ theme: Theme) -> MetroDrawing {
    let offset = view.contentOffset(at: time)
    let isAligned = !view.logZoomScale.isDragging && !view.logZoomScale.isMoving(at: time)
    return MetroDrawing(
      picture: picture, scale: view.zoomScale(at: time), offset: isAligned ? canvas.pixelAligned(offset) : offset,
      theme: theme, highlighted: hovered(at: time) ?? chosen)
  }

  /// The station under the mouse while the map rests: on a moving map names would flicker.
  private func hovered(at time: Double) -> Int? {
    guard view.state(at: time) == .idle else { return nil }
    return hover.flatMap { station(at: $0, time) }
  }

  private func indicators(at time: Double) -> ScrollIndicatorBars {
    let scale = view.zoomScale(at: time)
    let limits = PerAxis { view.layout.limits($0, zoomScale: scale) }
    return ScrollIndicatorBars(
      viewport: view.layout.viewport, limits: limits,
      hasBoth: Axis.allCases.allSatisfy { limits[$0].lowerBound < limits[$0].upperBound })
  }

  package func drawGhost(on canvas: inout Canvas, at time: Double, _ theme: Theme) {
    guard case .success(let picture) = picture else { return }
    drawing(of: picture, canvas, at: time, theme).drawGhost(on: &canvas)
  }

  package func drawPhysics(on canvas: inout Canvas, at time: Double, _ theme: Theme) {
    let offset = view.contentOffset(at: time)
    let velocity = view.velocity(at: time)
    PhysicsMarks.scrolling(
      Rect(origin: -offset, size: view.layout.contentSize * view.zoomScale(at: time)), velocity: velocity,
      projection: project(offset, velocity: velocity, rate: view.feel.decelerationRate), in: view.layout.viewport,
      on: &canvas, theme)
  }
}

// MARK: - Icon

extension MetroDemo {
  private static let icon = Icon(
    lines: [
      Path([Vector2(2, 14.5), Vector2(6.5, 14.5), Vector2(13.5, 5.5), Vector2(18, 5.5)]),
      Path([Vector2(2.5, 5), Vector2(6.5, 5), Vector2(8.4, 7.6)]),
      Path([Vector2(11.8, 12), Vector2(13.6, 14.5), Vector2(17.5, 14.5)]), ring(Vector2(10, 10), 2.6),
    ])

  private static func ring(_ center: Vector2, _ radius: Double) -> Path {
    let angles = stride(from: 0.0, to: 2 * .pi, by: .pi / 12)
    return Path(angles.map { center + Vector2(cos($0), sin($0)) * radius }, isClosed: true)
  }
}
