import Geometry
import Graphics
import SDLBackend
import ScrollInteraction

/// A sheet over a map, that rests at three heights.
struct DrawerDemo: Demo {
  static let card = DemoCard(
    name: "drawer", title: "Drawer",
    hints: [
      "Drag the sheet, or flick it up and down.",
      "It goes where your flick would carry it.",
      "Pull it past its highest and its lowest place.",
    ],
    parameters: [
      .decelerationRate, .rubberBandCoefficient, .snapMass, .snapStiffness, .snapDampingRatio, .slop,
    ])

  private var size: Size
  private var drawer: Drawer
  /// Whether the press under way began on the sheet.
  private var isOnSheet = false

  init(_ setup: DemoSetup) {
    size = setup.size
    let anchors = DrawerDemo.anchors(in: setup.size)
    let start = setup.values["origin"].flatMap { anchors.nearest(to: $0) }.flatMap(anchors.firstIndex(of:)) ?? 1
    drawer = Drawer(
      anchors: anchors, height: setup.size.height, anchorIndex: start, feel: SnapFeel(setup.parameters),
      slop: setup.parameters.slop)
  }

  /// Expanded below the top edge, in the middle, and collapsed to its header; far enough apart on a small stage.
  static func anchors(in size: Size) -> [Double] {
    let expanded = max(24, (size.height * 0.08).rounded())
    let collapsed = max(expanded + 40, size.height - DrawerSheet.headerHeight - 24)
    return [expanded, ((expanded + collapsed) / 2).rounded(), collapsed]
  }

  mutating func setSize(_ size: Size, at time: Double) {
    self.size = size
    drawer.setAnchors(DrawerDemo.anchors(in: size), height: size.height, at: time)
  }

  mutating func setParameters(_ parameters: ParameterValues, at time: Double) {
    drawer.pan.slop = parameters.slop
    drawer.setFeel(SnapFeel(parameters), at: time)
  }

  mutating func handle(_ input: DemoInput, at time: Double) {
    guard case .pointer(let event) = input else { return }
    if event.phase == .down, !drawer.pan.isPressed { isOnSheet = event.position.y >= drawer.origin(at: time) }
    guard isOnSheet else { return }
    _ = drawer.handle(event, at: time)
  }
}

extension SnapFeel {
  init(_ parameters: ParameterValues) {
    let feel = parameters.feel
    self.init(
      spring: parameters.snapSpring, decelerationRate: feel.decelerationRate,
      rubberBandCoefficient: feel.rubberBandCoefficient, threshold: feel.threshold)
  }
}

// MARK: - What it knows

extension DrawerDemo {
  func snapshot(at time: Double) -> TraceFrame {
    TraceFrame(
      state: MotionState(drawer.state(at: time)),
      values: ["origin": drawer.origin(at: time), "contentOffset.y": 0],
      velocities: ["origin": drawer.velocity(at: time), "contentOffset.y": 0])
  }

  var layout: TraceLayout {
    TraceLayout(
      viewport: Rect(origin: .zero, size: size), anchors: .numbers(drawer.anchors),
      limits: ["origin": drawer.anchors[0]...drawer.anchors[drawer.anchors.count - 1]])
  }

  var restTime: Double? { drawer.restTime }

  func readouts(at time: Double) -> [Readout] {
    [
      Readout("state", "\(drawer.state(at: time))"),
      Readout("origin", drawer.origin(at: time)),
      Readout("velocity", drawer.velocity(at: time), unit: "pt/s"),
      Readout("projection", drawer.projection(at: time)),
      Readout("anchor", drawer.anchor),
    ]
  }

  func cursor(at point: Vector2, time: Double) -> CursorShape {
    if drawer.origin.isDragging { return .closedHand }
    return point.y >= drawer.origin(at: time) ? .openHand : .arrow
  }
}

extension MotionState {
  init(_ state: Drawer.State) {
    self =
      switch state {
      case .idle: .idle
      case .dragging: .dragging
      case .snapping: .snapping
      }
  }
}

// MARK: - Drawing

extension DrawerDemo {
  func draw(on canvas: inout Canvas, at time: Double, _ theme: Theme) {
    MapBackdrop(size: size).draw(on: &canvas, theme)
    let origin = canvas.pixelAligned(Vector2(0, drawer.origin(at: time))).y
    canvas.fill(Rect(origin: .zero, size: size), theme.scrim.opacity(openness(origin)))
    DrawerSheet(size: size, top: origin).draw(on: &canvas, theme)
  }

  /// From 0 in the middle to 1 fully open.
  private func openness(_ origin: Double) -> Double {
    let (open, middle) = (drawer.anchors[0], drawer.anchors[1])
    return ((middle - origin) / (middle - open)).clamped(to: 0...1)
  }

  func drawPhysics(on canvas: inout Canvas, at time: Double, _ theme: Theme) {
    for (anchor, name) in zip(drawer.anchors, ["expanded", "middle", "collapsed"]) {
      PhysicsMarks.anchor(anchor, .y, name: name, in: size, on: &canvas, theme)
    }
    let grip = Vector2(size.width / 2, drawer.origin(at: time))
    PhysicsMarks.velocity(Vector2(0, drawer.velocity(at: time)), from: grip, on: &canvas, theme)
    PhysicsMarks.projection(Vector2(size.width / 2, drawer.projection(at: time)), on: &canvas, theme)
  }
}
