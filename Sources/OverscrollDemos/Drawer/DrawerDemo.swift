/// A demo of a sheet with a list, over a map, with three detents.
package struct DrawerDemo: ViewDemo {
  package static let card = DemoCard(
    name: "drawer", title: "Drawer", icon: icon,
    hints: [
      "Drag the sheet or its list: one drag moves both.",
      "Flick up: the sheet rises and the list goes on.",
      "Click the handle, or press E, M, C or H.",
    ],
    parameters: [
      .decelerationRate, .rubberBandCoefficient, .snapMass, .snapStiffness, .snapDampingRatio, .slop, .bounces,
    ] + Parameter.wheel,
    keys: [
      DemoKey(["PgUp", "PgDn"], words: "Scroll by detent or page", [KeyPress(.pageUp), KeyPress(.pageDown)]), .ends,
      .arrows("↑", "↓", words: "Scroll by line"),
      DemoKey(["E", "M", "C"], words: "Open, half, closed", [KeyPress("E"), KeyPress("M"), KeyPress("C")]),
      DemoKey(["H"], words: "Hide or show the sheet", [KeyPress("H")]),
    ], pictures: .one,
    page: PageFacts(
      rowHeight: DrawerSheet.rowHeight, headerHeight: DrawerSheet.headerHeight,
      contentHeight: DrawerSheet.contentHeight))

  package enum Detent: Int, Sendable { case expanded, middle, collapsed }
  private static let names = ["Open", "Half", "Closed"]

  private static let detents: Detents<Detent> = [
    .expanded: .fromTop(fraction: 0.08), .middle: .fromTop(fraction: 0.48),
    .collapsed: .height(DrawerSheet.headerHeight + 24),
  ]

  private var size: Size
  package var view: ListDrawer<Detent>
  private var selected: Int?
  private let picture: OwnPicture?

  package init(_ setup: DemoSetup) {
    (size, picture) = (setup.size, setup.pictures.first)
    let layout = DrawerDemo.layout(in: setup.size, picture)
    view = ListDrawer(
      detents: DrawerDemo.detents, layout: layout, detent: DrawerDemo.detent(setup.values[.origin], layout),
      contentOffset: setup.values[.contentOffsetY] ?? 0, feel: setup.parameters.feel,
      snap: setup.parameters.snapFeel, slop: setup.parameters.slop, bounces: setup.parameters.isOn(.bounces))
    view.wheelFeel = setup.parameters.wheelFeel
  }

  private static func layout(in size: Size, _ picture: OwnPicture?) -> DrawerLayout {
    DrawerLayout(
      height: size.height, headerHeight: DrawerSheet.headerHeight,
      contentHeight: picture?.size.height ?? DrawerSheet.contentHeight)
  }

  /// Returns the detent nearest to an origin; the middle one for `nil`, and `nil` for an origin below the screen.
  private static func detent(_ origin: Double?, _ layout: DrawerLayout) -> Detent? {
    guard let origin else { return .middle }
    guard origin < layout.height else { return nil }
    let origins = detents.origins(in: layout)
    return origins.nearest(to: origin).flatMap(origins.firstIndex(of:)).map { detents.names[$0] }
  }

  package mutating func setSize(_ size: Size, at time: Double) {
    self.size = size
    view.setLayout(DrawerDemo.layout(in: size, picture), at: time)
  }

  package mutating func setParameters(_ parameters: ParameterValues, at time: Double) {
    view.pan.slop = parameters.slop
    view.wheelFeel = parameters.wheelFeel
    view.setFeel(parameters.feel, snap: parameters.snapFeel, at: time)
    view.setBounces(parameters.isOn(.bounces), at: time)
  }

  package mutating func handle(_ event: PointerEvent, at time: Double) {
    switch view.handle(event, at: time) {
    case .handle: view.snap(to: view.detentAfterClick, at: time)
    case .content(let point): selected = picture == nil ? DrawerSheet.row(at: point.y) : nil
    case nil: break
    }
  }

  package mutating func handle(_ press: KeyPress, at time: Double) {
    if let (step, axis) = ScrollStep.of(press), axis == .y {
      return view.scroll(step, isRepeat: press.isRepeat, at: time)
    }
    guard press.modifiers.isEmpty, !press.isRepeat else { return }
    switch press.key {
    case "E": view.snap(to: .expanded, at: time)
    case "M": view.snap(to: .middle, at: time)
    case "C": view.snap(to: .collapsed, at: time)
    case "H": view.snap(to: view.target == nil ? .collapsed : nil, at: time)
    default: break
    }
  }

  // MARK: - State

  package func snapshot(at time: Double) -> DemoSnapshot {
    let (origin, offset) = (view.origin(at: time), view.contentOffset(at: time))
    let (velocity, contentVelocity) = (view.velocity(at: time), view.contentVelocity(at: time))
    return DemoSnapshot(
      view.state(at: time), [.origin: (origin, velocity), .contentOffsetY: (offset, contentVelocity)])
  }

  package func tile(at time: Double) -> Rect? {
    Rect(x: 0, y: view.origin(at: time), width: size.width, height: DrawerSheet.headerHeight)
  }

  package var layout: DemoLayout {
    let anchors = view.sheet.anchors
    let origins = anchors[0]...max(anchors[anchors.count - 1], view.sheet.targetOrigin)
    return DemoLayout(
      viewport: size, contentSize: Size(size.width, view.layout.contentHeight), anchors: .numbers(anchors),
      limits: [.origin: origins, .contentOffsetY: view.listLimits])
  }

  package func tracks(at time: Double) -> [Track] {
    let sheet = view.sheet
    let projection = sheet.origin.segment.map { sheet.projection(at: $0.since) }
    let track = Track(
      name: .origin, label: "sheet", value: sheet.origin, anchors: sheet.anchors, anchorNames: Self.names,
      projection: projection, target: view.target.map { Self.names[$0.rawValue] })
    return [track, .scrolling(.contentOffsetY, label: "list", value: view.list, feel: view.feel)]
  }

  package func cursor(at point: Vector2, time: Double) -> CursorShape {
    if view.isHeld { return .closedHand }
    switch view.part(under: point, at: time) {
    case .handle: return .pointingHand
    case .content: return .openHand
    case nil: return .arrow
    }
  }

  // MARK: - Drawing

  package func draw(on canvas: inout Canvas, at time: Double, beside ghost: DemoGhost<DrawerDemo>?, _ theme: Theme) {
    canvas.cached(Canvas.Slot("map"), for: size, theme) { MapBackdrop(size: size).draw(on: &$0, theme) }
    let aligned = canvas.pixelAligned(Vector2(view.contentOffset(at: time), view.origin(at: time)))
    // The map darkens while the sheet opens above its middle detent.
    let (open, middle) = (view.sheet.anchors[0], view.sheet.anchors[1])
    let openness = middle > open ? ((middle - aligned.y) / (middle - open)).clamped(to: 0...1) : 0
    canvas.fill(Rect(origin: .zero, size: size), theme.scrim.opacity(openness))
    let sheet = DrawerSheet(size: size, top: aligned.y, offset: aligned.x, selected: selected, picture: picture)
    sheet.draw(on: &canvas, theme)
    let viewport = Size(sheet.listFrame.width, view.listHeight)
    canvas.translated(by: sheet.listFrame.origin) { canvas in
      ScrollIndicatorBars(viewport: viewport, limits: PerAxis(x: 0...0, y: view.listLimits))
        .draw(on: &canvas, contentOffset: Vector2(0, aligned.x), at: time, restTime: view.list.restTime, theme)
    }
    guard let ghost else { return }
    var other = sheet
    (other.top, other.offset) = (ghost.run.view.origin(at: time), ghost.run.view.contentOffset(at: time))
    other.drawGhost(beside: sheet, on: &canvas, theme)
  }

  package func drawPhysics(on canvas: inout Canvas, at time: Double, _ theme: Theme) {
    for anchor in view.sheet.anchors { PhysicsMarks.anchor(at: anchor, along: .y, in: size, on: &canvas, theme) }
    let top = Vector2(size.width / 2, view.origin(at: time))
    PhysicsMarks.velocity(Vector2(0, view.velocity(at: time)), from: top, on: &canvas, theme)
    let release = view.isAtRest(at: time) ? time : view.sheet.origin.segment?.since ?? time
    PhysicsMarks.projection(Vector2(size.width / 2, view.sheet.projection(at: release)), on: &canvas, theme)
    let content = top + Vector2(0, DrawerSheet.headerHeight + 60)
    PhysicsMarks.velocity(Vector2(0, -view.contentVelocity(at: time)), from: content, on: &canvas, theme)
  }

  private static let icon = Icon(
    frames: [(Rect(x: 2, y: 2, width: 16, height: 16), 4.5)],
    blocks: [(Rect(x: 4.5, y: 10, width: 11, height: 5.5), 2)], lines: [Path([Vector2(8, 7.2), Vector2(12, 7.2)])])
}

extension DemoValue {
  static let origin = DemoValue(rawValue: "origin")
}
