import Geometry
import Graphics
import SDLBackend
import ScrollInteraction
import ScrollPhysics

/// Content larger than the stage on both axes: an atlas of a night sky.
struct ScrollDemo: Demo {
  static let card = DemoCard(
    name: "scroll", title: "Scroll view",
    hints: [
      "Drag the sky, and flick it.",
      "Catch it in flight: it stops where it is.",
      "Pull it past its edge and let go.",
    ],
    parameters: [
      .decelerationRate, .rubberBandCoefficient,
      .bounceMass, .bounceStiffness, .bounceDampingRatio,
      .releaseMass, .releaseStiffness, .releaseDampingRatio,
      .slop, .contentWidth, .contentHeight,
    ])

  private var view: SimpleScrollView

  init(_ setup: DemoSetup) {
    let layout = ScrollDemo.layout(setup.size, setup.parameters)
    let start = Vector2(setup.values["contentOffset.x"] ?? 0, setup.values["contentOffset.y"] ?? 0)
    view = SimpleScrollView(
      layout: layout, feel: setup.parameters.feel, contentOffset: start, slop: setup.parameters.slop)
  }

  private static func layout(_ size: Size, _ parameters: ParameterValues) -> ScrollLayout {
    ScrollLayout(
      viewport: size, contentSize: Size(parameters[.contentWidth], parameters[.contentHeight]))
  }

  mutating func setSize(_ size: Size, at time: Double) {
    var layout = view.layout
    layout.viewport = size
    view.setLayout(layout, at: time)
  }

  mutating func setParameters(_ parameters: ParameterValues, at time: Double) {
    view.pan.slop = parameters.slop
    view.setFeel(parameters.feel, at: time)
    view.setLayout(ScrollDemo.layout(view.layout.viewport, parameters), at: time)
  }

  mutating func handle(_ input: DemoInput, at time: Double) {
    switch input {
    case .pointer(let event): _ = view.handle(event, at: time)
    case .wheel, .pinch, .key, .hover: break
    }
  }
}

// MARK: - What it knows

extension ScrollDemo {
  func snapshot(at time: Double) -> TraceFrame {
    let (offset, velocity) = (view.contentOffset(at: time), view.velocity(at: time))
    return TraceFrame(
      state: MotionState(view.state(at: time)),
      values: ["contentOffset.x": offset.x, "contentOffset.y": offset.y],
      velocities: ["contentOffset.x": velocity.x, "contentOffset.y": velocity.y])
  }

  var layout: TraceLayout {
    TraceLayout(
      viewport: Rect(origin: .zero, size: view.layout.viewport), contentSize: view.layout.contentSize,
      limits: ["contentOffset.x": view.limits(.x), "contentOffset.y": view.limits(.y)])
  }

  var restTime: Double? { view.restTime.map(ScrollIndicatorFade.end) }

  func readouts(at time: Double) -> [Readout] {
    let (offset, velocity) = (view.contentOffset(at: time), view.velocity(at: time))
    let projection = projection(at: time)
    return [
      Readout("state", "\(view.state(at: time))"),
      Readout("offset", offset), Readout("velocity", velocity, unit: "pt/s"),
      Readout("projection", projection),
    ]
  }

  private func projection(at time: Double) -> Vector2 {
    let (offset, velocity) = (view.contentOffset(at: time), view.velocity(at: time))
    return PerAxis { project(offset[$0], velocity: velocity[$0], rate: view.feel.decelerationRate) }.vector
  }

  func cursor(at point: Vector2, time: Double) -> CursorShape {
    view.state(at: time) == .dragging ? .closedHand : .openHand
  }
}

extension MotionState {
  init(_ state: SimpleScrollView.State) {
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

extension ScrollDemo {
  func draw(on canvas: inout Canvas, at time: Double, _ theme: Theme) {
    let offset = view.contentOffset(at: time)
    let atlas = StarAtlas(size: view.layout.contentSize, isDark: theme.isDark)
    canvas.fill(Rect(origin: .zero, size: view.layout.viewport), theme.background)
    canvas.translated(by: canvas.pixelAligned(-offset)) { canvas in
      atlas.draw(on: &canvas, visible: Rect(origin: offset, size: view.layout.viewport))
    }
    drawIndicators(on: &canvas, offset, at: time, theme)
  }

  private func drawIndicators(on canvas: inout Canvas, _ offset: Vector2, at time: Double, _ theme: Theme) {
    let opacity = ScrollIndicatorFade.opacity(at: time, restTime: view.restTime)
    guard opacity > 0 else { return }
    canvas.faded(to: opacity) { canvas in
      for axis in Axis.allCases {
        ScrollIndicatorBar(view: view, axis: axis).draw(on: &canvas, offset[axis], theme)
      }
    }
  }

  func drawPhysics(on canvas: inout Canvas, at time: Double, _ theme: Theme) {
    let offset = view.contentOffset(at: time)
    let content = Rect(origin: -offset, size: view.layout.contentSize)
    canvas.stroke(content.inset(by: -1), width: 2, theme.boundMark)
    let middle = Rect(origin: .zero, size: view.layout.viewport).center
    drawVelocity(on: &canvas, from: middle, at: time, theme)
    drawProjection(on: &canvas, middle + projection(at: time) - offset, theme)
  }

  /// The finger's velocity: content moves against its offset.
  private func drawVelocity(on canvas: inout Canvas, from middle: Vector2, at time: Double, _ theme: Theme) {
    PhysicsMarks.velocity(-view.velocity(at: time), from: middle, on: &canvas, theme)
  }

  /// The point of the content that would come to the middle of the stage.
  private func drawProjection(on canvas: inout Canvas, _ point: Vector2, _ theme: Theme) {
    PhysicsMarks.projection(point, on: &canvas, theme)
  }
}
