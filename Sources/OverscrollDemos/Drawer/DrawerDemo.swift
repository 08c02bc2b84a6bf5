import OverscrollDemoKit

/// A sheet with a list, over a map: it rests at three heights.
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
      DemoKey(["PgUp", "PgDn"], words: "By a place, by a page", [Key("PageUp"), Key("PageDown")]), .ends,
      .arrows("↑", "↓", words: "By a step"),
      DemoKey(["E", "M", "C"], words: "Up, to the middle, down", [Key("E"), Key("M"), Key("C")]),
      DemoKey(["H"], words: "Hide it, and show it", [Key("H")]),
    ])

  private static let detents = DrawerDetents([
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
      detents: DrawerDemo.detents, layout: layout, detent: DrawerDemo.detent(setup.values[.origin], layout),
      contentOffset: setup.values[.contentOffsetY] ?? 0, feel: setup.parameters.feel,
      snap: setup.parameters.snapFeel, slop: setup.parameters.slop, bounces: setup.parameters.isOn(.bounces))
  }

  private static func layout(in size: Size) -> DrawerLayout {
    DrawerLayout(
      height: size.height, headerHeight: DrawerSheet.headerHeight, contentHeight: DrawerSheet.contentHeight)
  }

  /// The detent nearest to an origin: the middle one where none is given.
  private static func detent(_ origin: Double?, _ layout: DrawerLayout) -> DrawerDetent {
    guard let origin, origin < layout.height else { return origin == nil ? .middle : .hidden }
    let origins = detents.origins(in: layout)
    return origins.nearest(to: origin).flatMap(origins.firstIndex(of:)).map { detents.all[$0] } ?? .middle
  }

  package mutating func setSize(_ size: Size, at time: Double) {
    self.size = size
    drawer.setLayout(DrawerDemo.layout(in: size), at: time)
  }

  package mutating func setParameters(_ parameters: ParameterValues, at time: Double) {
    drawer.pan.slop = parameters.slop
    drawer.setFeel(parameters.feel, snap: parameters.snapFeel, at: time)
    drawer.setBounces(parameters.isOn(.bounces), at: time)
  }

  package mutating func handle(_ input: DemoInput, at time: Double) {
    switch input {
    case .pointer(let event): handle(event, at: time)
    case .key(let key): handle(key, at: time)
    case .wheel(let wheel): drawer.handle(wheel, at: time)
    case .pinch, .hover: break
    }
  }

  private mutating func handle(_ event: PointerEvent, at time: Double) {
    switch drawer.handle(event, at: time) {
    case .handle: drawer.setDetent(drawer.detentAfterClick, at: time)
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
    case "E": drawer.setDetent(.expanded, at: time)
    case "M": drawer.setDetent(.middle, at: time)
    case "C": drawer.setDetent(.collapsed, at: time)
    case "H": drawer.setDetent(drawer.detent == .hidden ? .collapsed : .hidden, at: time)
    default: break
    }
  }
}

// MARK: - State

extension DemoValue {
  /// The top of the sheet.
  static let origin = DemoValue(rawValue: "origin")
}

extension DrawerDemo {
  package func snapshot(at time: Double) -> DemoSnapshot {
    DemoSnapshot(
      .init(drawer.state(at: time)),
      [
        .origin: (drawer.origin(at: time), drawer.velocity(at: time)),
        .contentOffsetY: (drawer.contentOffset(at: time), drawer.contentVelocity(at: time)),
      ])
  }

  package var layout: DemoLayout {
    let anchors = drawer.sheet.anchors
    return DemoLayout(
      viewport: size, contentSize: Size(size.width, DrawerSheet.contentHeight),
      anchors: .numbers(anchors),
      limits: [
        .origin: anchors[0]...max(anchors[anchors.count - 1], drawer.sheet.target),
        .contentOffsetY: drawer.listLimits,
      ])
  }

  package var restTime: Double? { drawer.restTime.map(ScrollIndicatorFade.end) }

  package func readouts(at time: Double) -> [Readout] {
    [
      Readout("state", "\(drawer.state(at: time))"),
      Readout("origin", drawer.origin(at: time)),
      Readout("velocity", drawer.velocity(at: time), unit: "pt/s"),
      Readout("projection", drawer.sheet.projection(at: time)),
      Readout("place", drawer.detent.rawValue),
      Readout("list offset", drawer.contentOffset(at: time)),
      Readout("list velocity", drawer.contentVelocity(at: time), unit: "pt/s"),
      Readout("last event", lastEvent(at: time)),
    ]
  }

  private func lastEvent(at time: Double) -> String {
    switch drawer.events(through: time).last?.kind {
    case .dragBegan(let part): "drag by the \(part)"
    case .dragEnded: "let go"
    case .heading(let detent, _): "heading for \(detent)"
    case .handedOver(let receiver): "over to the \(receiver)"
    case .reached(let detent): "reached \(detent)"
    case nil: "none"
    }
  }

  package func tracks(at time: Double) -> [Track] {
    let sheet = drawer.sheet
    return [
      Track(
        name: .origin, label: "sheet", value: sheet.origin, anchors: sheet.anchors,
        projection: sheet.origin.movement.map { sheet.projection(at: $0.since) }),
      .scrolling(.contentOffsetY, "list", drawer.list),
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

// MARK: - Drawing

extension DrawerDemo {
  package func draw(on canvas: inout Canvas, at time: Double, _ theme: Theme) {
    canvas.cached(Canvas.Slot("map"), for: Backdrop(size: size, theme: theme)) {
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
    for (anchor, detent) in zip(drawer.sheet.anchors, drawer.detents.all) {
      PhysicsMarks.anchor(anchor, .y, name: detent.rawValue, in: size, on: &canvas, theme)
    }
    let top = Vector2(size.width / 2, drawer.origin(at: time))
    PhysicsMarks.velocity(Vector2(0, drawer.velocity(at: time)), from: top, on: &canvas, theme)
    PhysicsMarks.projection(Vector2(size.width / 2, drawer.sheet.projection(at: time)), on: &canvas, theme)
    let content = top + Vector2(0, DrawerSheet.headerHeight + 60)
    PhysicsMarks.velocity(Vector2(0, -drawer.contentVelocity(at: time)), from: content, on: &canvas, theme)
  }
}

// MARK: - Icon

extension DrawerDemo {
  private static let icon = Icon(
    frames: [(Rect(x: 2, y: 2, width: 16, height: 16), 4.5)],
    blocks: [(Rect(x: 4.5, y: 10, width: 11, height: 5.5), 2)], lines: [Path([Vector2(8, 7.2), Vector2(12, 7.2)])])
}
