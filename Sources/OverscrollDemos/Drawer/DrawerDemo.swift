import OverscrollDemoKit
import OverscrollGraphics
import OverscrollInput
import ScrollGeometry
import ScrollInteraction
import ScrollPhysics

/// A sheet over a map, that rests at three heights, with a list inside.
package struct DrawerDemo: Demo {
  package static let card = DemoCard(
    name: "drawer", title: "Drawer", icon: icon,
    hints: [
      "Drag the sheet or its list: one drag moves both.",
      "Flick up: the sheet rises and the list goes on.",
      "Click the handle, or press E, M, C or H.",
    ],
    parameters: [
      .decelerationRate, .rubberBandCoefficient, .snapMass, .snapStiffness, .snapDampingRatio, .slop,
      .bounces,
    ],
    keys: [
      DemoKey("PgUp", "PgDn", words: "By a place, by a page", [Key("PageUp"), Key("PageDown")]), .ends,
      .arrows("↑", "↓", words: "By a step"),
      DemoKey("E", "M", "C", words: "Up, to the middle, down", [Key("E"), Key("M"), Key("C")]),
      DemoKey("H", words: "Hide it, and show it", [Key("H")]),
    ])

  private static let places = DrawerPlaces([
    .expanded: .fromTop(fraction: 0.08), .middle: .fromTop(fraction: 0.48),
    .collapsed: .fromBottom(DrawerSheet.headerHeight + 24),
  ])

  private var size: Size
  private var drawer: ListDrawer
  private var selected: Int?

  package init(_ setup: DemoSetup) {
    size = setup.size
    let layout = DrawerDemo.layout(in: setup.size)
    drawer = ListDrawer(
      places: DrawerDemo.places, layout: layout, place: DrawerDemo.place(setup.values["origin"], layout),
      contentOffset: setup.values["contentOffset.y"] ?? 0, feel: setup.parameters.feel,
      snap: SnapFeel(setup.parameters), slop: setup.parameters.slop, bounces: setup.parameters[.bounces] > 0)
  }

  private static func layout(in size: Size) -> DrawerLayout {
    DrawerLayout(
      height: size.height, headerHeight: DrawerSheet.headerHeight, contentHeight: DrawerSheet.contentHeight)
  }

  /// The place nearest to an origin: the middle one where none is given.
  private static func place(_ origin: Double?, _ layout: DrawerLayout) -> DrawerPlace {
    guard let origin, origin < layout.height else { return origin == nil ? .middle : .hidden }
    let origins = places.origins(in: layout)
    return origins.nearest(to: origin).flatMap(origins.firstIndex(of:)).map { places.all[$0] } ?? .middle
  }

  package mutating func setSize(_ size: Size, at time: Double) {
    self.size = size
    drawer.setLayout(DrawerDemo.layout(in: size), at: time)
  }

  package mutating func setParameters(_ parameters: ParameterValues, at time: Double) {
    drawer.pan.slop = parameters.slop
    drawer.setFeel(parameters.feel, snap: SnapFeel(parameters), at: time)
    drawer.setBounces(parameters[.bounces] > 0, at: time)
  }

  package mutating func handle(_ input: DemoInput, at time: Double) {
    switch input {
    case .pointer(let event): handle(event, at: time)
    case .key(let key): handle(key, at: time)
    case .wheel(let wheel, let hostTime): drawer.handle(wheel, at: time, hostTime: hostTime)
    case .pinch, .hover: break
    }
  }

  private mutating func handle(_ event: PointerEvent, at time: Double) {
    switch drawer.handle(event, at: time) {
    case .handle: drawer.setPlace(drawer.placeAfterClick, at: time)
    case .content(let point): selected = DrawerSheet.row(at: point.y)
    case nil: break
    }
  }

  private mutating func handle(_ key: Key, at time: Double) {
    if let (step, axis) = ScrollStep.of(key), axis == .y {
      return drawer.scroll(step, isRepeat: key.isRepeat, at: time)
    }
    guard key.modifiers.isEmpty, !key.isRepeat else { return }
    switch key.name {
    case "E": drawer.setPlace(.expanded, at: time)
    case "M": drawer.setPlace(.middle, at: time)
    case "C": drawer.setPlace(.collapsed, at: time)
    case "H": drawer.setPlace(drawer.place == .hidden ? .collapsed : .hidden, at: time)
    default: break
    }
  }
}

extension SnapFeel {
  package init(_ parameters: ParameterValues) {
    let feel = parameters.feel
    self.init(
      spring: parameters.snapSpring, decelerationRate: feel.decelerationRate,
      rubberBandCoefficient: feel.rubberBandCoefficient, threshold: feel.threshold)
  }
}

// MARK: - What it knows

extension DrawerDemo {
  package func snapshot(at time: Double) -> DemoSnapshot {
    DemoSnapshot(
      state: DemoSnapshot.State(drawer.state(at: time)),
      values: ["origin": drawer.origin(at: time), "contentOffset.y": drawer.contentOffset(at: time)],
      velocities: ["origin": drawer.velocity(at: time), "contentOffset.y": drawer.contentVelocity(at: time)])
  }

  package var layout: DemoLayout {
    let anchors = drawer.sheet.anchors
    return DemoLayout(
      viewport: Rect(origin: .zero, size: size), contentSize: Size(size.width, DrawerSheet.contentHeight),
      anchors: .numbers(anchors),
      limits: [
        "origin": anchors[0]...max(anchors[anchors.count - 1], drawer.sheet.target),
        "contentOffset.y": drawer.listLimits,
      ])
  }

  package var restTime: Double? { drawer.restTime.map(ScrollIndicatorFade.end) }

  package func readouts(at time: Double) -> [Readout] {
    [
      Readout("state", "\(drawer.state(at: time))"),
      Readout("origin", drawer.origin(at: time)),
      Readout("velocity", drawer.velocity(at: time), unit: "pt/s"),
      Readout("projection", drawer.sheet.projection(at: time)),
      Readout("place", drawer.place.rawValue),
      Readout("list offset", drawer.contentOffset(at: time)),
      Readout("list velocity", drawer.contentVelocity(at: time), unit: "pt/s"),
      Readout("last event", lastEvent(at: time)),
    ]
  }

  private func lastEvent(at time: Double) -> String {
    switch drawer.events(through: time).last?.kind {
    case .dragBegan(let part): "drag by the \(part)"
    case .dragEnded: "let go"
    case .heading(let place, _): "heading for \(place)"
    case .handedOver(let heir): "over to the \(heir)"
    case .reached(let place): "reached \(place)"
    case nil: "none"
    }
  }

  package func tracks(at time: Double) -> [Track] {
    let sheet = drawer.sheet
    return [
      Track(
        name: "origin", label: "sheet", value: sheet.origin, anchors: sheet.anchors,
        projection: sheet.origin.movement.map { sheet.projection(at: $0.since) }),
      .scrolling("contentOffset.y", "list", drawer.list),
    ]
  }

  package func cursor(at point: Vector2, time: Double) -> CursorShape {
    if drawer.isDragging { return .closedHand }
    switch drawer.part(at: point, time: time) {
    case .handle: return .pointingHand
    case .content: return .openHand
    case nil: return .arrow
    }
  }
}

extension DemoSnapshot.State {
  package init(_ state: ListDrawer.State) {
    self =
      switch state {
      case .idle: .idle
      case .dragging: .dragging
      case .decelerating: .decelerating
      case .bouncing: .bouncing
      case .snapping: .snapping
      }
  }
}

// MARK: - Drawing

extension DrawerDemo {
  package func draw(on canvas: inout Canvas, at time: Double, _ theme: Theme) {
    canvas.kept(Canvas.Slot("map"), for: Backdrop(size: size, theme: theme)) {
      MapBackdrop(size: size).draw(on: &$0, theme)
    }
    let aligned = canvas.pixelAligned(Vector2(drawer.contentOffset(at: time), drawer.origin(at: time)))
    canvas.fill(Rect(origin: .zero, size: size), theme.scrim.opacity(openness(aligned.y)))
    let sheet = DrawerSheet(size: size, top: aligned.y, offset: aligned.x, selected: selected)
    sheet.draw(on: &canvas, theme)
    drawIndicator(of: sheet, at: time, on: &canvas, theme)
  }

  private func drawIndicator(
    of sheet: DrawerSheet, at time: Double, on canvas: inout Canvas, _ theme: Theme
  ) {
    let opacity = ScrollIndicatorFade.opacity(at: time, restTime: drawer.list.restTime)
    let bar = ScrollIndicator(
      offset: drawer.contentOffset(at: time), limits: drawer.listLimits, viewport: drawer.listHeight,
      track: drawer.listHeight - 6)
    guard opacity > 0, let bar else { return }
    canvas.faded(to: opacity) { sheet.drawIndicator(bar, on: &$0, theme) }
  }

  /// From 0 in the middle to 1 fully open.
  private func openness(_ origin: Double) -> Double {
    let (open, middle) = (drawer.sheet.anchors[0], drawer.sheet.anchors[1])
    guard middle > open else { return 0 }
    return ((middle - origin) / (middle - open)).clamped(to: 0...1)
  }

  package func drawGhost(on canvas: inout Canvas, at time: Double, _ theme: Theme) {
    let origin = drawer.origin(at: time)
    DrawerSheet(size: size, top: origin, offset: 0, selected: nil).drawGhost(on: &canvas, theme)
  }

  package func drawPhysics(on canvas: inout Canvas, at time: Double, _ theme: Theme) {
    for (anchor, place) in zip(drawer.sheet.anchors, drawer.places.all) {
      PhysicsMarks.anchor(anchor, .y, name: place.rawValue, in: size, on: &canvas, theme)
    }
    let grip = Vector2(size.width / 2, drawer.origin(at: time))
    PhysicsMarks.velocity(Vector2(0, drawer.velocity(at: time)), from: grip, on: &canvas, theme)
    PhysicsMarks.projection(Vector2(size.width / 2, drawer.sheet.projection(at: time)), on: &canvas, theme)
    let content = grip + Vector2(0, DrawerSheet.headerHeight + 60)
    PhysicsMarks.velocity(Vector2(0, -drawer.contentVelocity(at: time)), from: content, on: &canvas, theme)
  }
}

// MARK: - Icon

extension DrawerDemo {
  private static let icon = Icon(
    frames: [(Rect(x: 2, y: 2, width: 16, height: 16), 4.5)],
    blocks: [(Rect(x: 4.5, y: 10, width: 11, height: 5.5), 2)], lines: [Path([Vector2(8, 7.2), Vector2(12, 7.2)])])
}
