package struct PictureInPictureDemo: ViewDemo {
  package static let card = DemoCard(
    name: "pip", title: "Picture in Picture", icon: icon,
    hints: [
      "Flick the tile at a corner.",
      "The lit corner is where it would go now.",
      "Pull it against an edge: it never leaves the stage.",
    ],
    parameters: [
      .decelerationRate, .rubberBandCoefficient, .snapMass, .snapStiffness, .snapDampingRatio, .slop,
      .touchpadSpeed, .touchpadMomentum, .reverseScrolling,
    ],
    keys: [.arrows("←", "→", "↑", "↓", words: "To another corner")], pictures: .one, page: PageFacts())

  private static let margin = 24.0
  private static let corners = ["the top left", "the top right", "the bottom left", "the bottom right"]

  package var view: PictureInPicture<TileCorner>
  private let picture: OwnPicture?

  package init(_ setup: DemoSetup) {
    picture = setup.pictures.first
    let (layout, x, y) = (Self.layout(in: setup.size, picture), setup.values[.originX], setup.values[.originY])
    let corner = x.flatMap { x in y.map { layout.anchor(nearest: Vector2(x, $0)) } }
    view = PictureInPicture(
      layout: layout, corner: corner ?? .bottomRight, feel: setup.parameters.snapFeel, slop: setup.parameters.slop)
    view.wheelFeel = setup.parameters.wheelFeel
  }

  /// Returns the layout of a tile of 16:9, or nearly like the picture, about a quarter as wide as the stage. It is at
  /// most two fifths as high as the stage, and its places are apart.
  private static func layout(in stage: Size, _ picture: OwnPicture?) -> TileLayout<TileCorner> {
    let shape = picture.map { ($0.size.height / $0.size.width).clamped(to: 0.5...1.6) } ?? 9 / 16
    let (room, highest) = ((stage.width - 3 * margin) / 2, min(stage.height * 0.4, (stage.height - 3 * margin) / 2))
    let width = max(1, min((stage.width * 0.28).clamped(to: 160...288), room, highest / shape))
    let height = max(1, min((width * shape).rounded(), highest.rounded(.down)))
    return TileLayout<TileCorner>(stage: stage, tile: Size(width.rounded(), height), margin: EdgeInsets(margin))
  }

  package mutating func setSize(_ size: Size, at time: Double) {
    view.setLayout(PictureInPictureDemo.layout(in: size, picture), at: time)
  }

  package mutating func setParameters(_ parameters: ParameterValues, at time: Double) {
    view.pan.slop = parameters.slop
    view.wheelFeel = parameters.wheelFeel
    view.setFeel(parameters.snapFeel, at: time)
  }

  package mutating func handle(_ press: KeyPress, at time: Double) {
    guard press.modifiers == .control else { return }
    // The numbers of corners have a bit for the right and one for below.
    let corner = view.target.rawValue
    let next: Int? =
      switch press.key {
      case .left: corner & ~1
      case .right: corner | 1
      case .up: corner & ~2
      case .down: corner | 2
      default: nil
      }
    if let next = next.flatMap(TileCorner.init) { view.snap(to: next, at: time) }
  }

  // MARK: - State

  package func snapshot(at time: Double) -> DemoSnapshot {
    let (origin, velocity) = (view.origin(at: time), view.velocity(at: time))
    return DemoSnapshot(view.state(at: time), [.originX: (origin.x, velocity.x), .originY: (origin.y, velocity.y)])
  }

  package var layout: DemoLayout {
    DemoLayout(
      viewport: view.layout.stage, anchors: .points(view.layout.origins),
      limits: [.originX: view.layout.limits(along: .x), .originY: view.layout.limits(along: .y)])
  }

  package var restTime: Double? { view.restTime }
  package func tile(at time: Double) -> Rect? { view.frame(at: time) }
  package var controls: [Rect] { view.layout.origins.map { Rect(origin: $0, size: view.layout.tile) } }

  package func tracks(at time: Double) -> [Track] {
    [track(along: .y, .originY, label: "y"), track(along: .x, .originX, label: "x")]
  }

  private func track(along axis: Axis, _ name: DemoValue, label: String) -> Track {
    let since = view[axis].segment?.since
    var track = Track(
      name: name, label: label, value: view[axis], anchors: view.layout.origins.map { $0[axis] },
      projection: since.map { view.projection(at: $0)[axis] }, target: Self.corners[view.target.rawValue])
    track.isOvershootDamped = true
    return track
  }

  package func cursor(at point: Vector2, time: Double) -> CursorShape {
    if view.state(at: time) == .dragging { return .closedHand }
    return view.frame(at: time).contains(point) ? .openHand : .arrow
  }

  // MARK: - Drawing

  package func draw(on canvas: inout Canvas, at time: Double, beside ghost: DemoGhost<Self>?, _ theme: Theme) {
    canvas.cached(Canvas.Slot("wallpaper"), for: view.layout.stage, theme.isDark) { canvas in
      let index = theme.isDark ? 6 : 4
      PagePicture(story: PageStory.all[index], size: view.layout.stage, radius: 0, seed: index).draw(on: &canvas)
    }
    let lit = view.state(at: time) == .idle ? nil : view.nearestAnchor(at: time)
    canvas.cached(Canvas.Slot("corners"), for: view.layout, lit, theme) { drawCorners(lit: lit, on: &$0, theme) }
    let frame = Rect(origin: canvas.pixelAligned(view.origin(at: time)), size: view.layout.tile)
    if let ghost, (ghost.run.view.origin(at: time) - view.origin(at: time)).length > 1 {
      canvas.ghost(of: ghost.run.view.frame(at: time), radius: Theme.Radius.large, theme)
    }
    if let picture { return picture.drawCard(in: frame, radius: Theme.Radius.large, on: &canvas, theme) }
    // The video pauses at rest, when the program draws no frames.
    let playTime = min(time, view.restTime.map { max(0, $0) } ?? time)
    VideoScene(frame: frame, time: playTime).draw(on: &canvas, theme)
  }

  private func drawCorners(lit: TileCorner?, on canvas: inout Canvas, _ theme: Theme) {
    for (corner, origin) in zip(view.layout.anchors.names, view.layout.origins) {
      let (frame, isLit) = (Rect(origin: origin, size: view.layout.tile), corner == lit)
      let (ground, edge) = theme.isDark ? (0.07, 0.22) : (0.28, 0.7)
      canvas.fill(frame, radius: Theme.Radius.large, isLit ? theme.accent.opacity(0.3) : Color.white.opacity(ground))
      canvas.stroke(
        frame, radius: Theme.Radius.large, width: isLit ? 2 : 1, isLit ? theme.accent : Color.white.opacity(edge))
    }
  }

  package func drawPhysics(on canvas: inout Canvas, at time: Double, _ theme: Theme) {
    for corner in view.layout.origins { canvas.fillCircle(center: corner, radius: 4, theme.boundMark) }
    let origin = view.origin(at: time)
    canvas.fillCircle(center: origin, radius: 4, theme.velocityMark)
    PhysicsMarks.velocity(view.velocity(at: time), from: origin, on: &canvas, theme)
    let release = view.isAtRest(at: time) ? time : view[.x].segment?.since ?? time
    PhysicsMarks.projection(view.projection(at: release), on: &canvas, theme)
  }

  private static let icon = Icon(
    frames: [(Rect(x: 1.5, y: 3, width: 17, height: 14), 4)], blocks: [(Rect(x: 10, y: 9.5, width: 6, height: 5), 1.6)])
}

extension DemoValue {
  static let originX = DemoValue(rawValue: "origin.x")
  static let originY = DemoValue(rawValue: "origin.y")
}
