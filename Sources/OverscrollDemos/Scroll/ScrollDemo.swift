import OverscrollDemoKit
import OverscrollGraphics
import OverscrollInput
import ScrollGeometry
import ScrollInteraction
import ScrollPhysics

/// Content larger than the stage on both axes: an atlas of a night sky, or a list of up to a million rows.
package struct ScrollDemo: Demo {
  package static let card = DemoCard(
    name: "scroll", title: "Scroll view", icon: icon,
    hints: [
      "Drag the sky, and flick it.",
      "Catch it in flight: it stops where it is.",
      "Pull it past its edge and let go.",
    ],
    parameters: [
      .decelerationRate, .rubberBandCoefficient,
      .bounceMass, .bounceStiffness, .bounceDampingRatio,
      .releaseMass, .releaseStiffness, .releaseDampingRatio,
      .slop, .contentWidth, .contentHeight, .rowCount, .contentInset, .bounces, .alwaysBounce, .directionalLock,
      .flickBuildUp,
    ],
    keys: [.pages, .ends, .arrows("←", "→", "↑", "↓", words: "By a step")])

  private var view: SimpleScrollView
  /// 0 for the sky.
  private var rowCount: Int
  private var parameters: ParameterValues

  package init(_ setup: DemoSetup) {
    let layout = ScrollDemo.layout(setup.size, setup.parameters)
    let start = Vector2(setup.values["contentOffset.x"] ?? 0, setup.values["contentOffset.y"] ?? 0)
    view = SimpleScrollView(
      layout: layout, feel: setup.parameters.feel, contentOffset: start, slop: setup.parameters.slop)
    view.isDirectionalLockEnabled = setup.parameters[.directionalLock] > 0
    (rowCount, parameters) = (ScrollDemo.rowCount(setup.parameters), setup.parameters)
  }

  private static func rowCount(_ parameters: ParameterValues) -> Int { Int(parameters[.rowCount].rounded()) }

  private static func layout(_ size: Size, _ parameters: ParameterValues) -> ScrollLayout {
    let rows = rowCount(parameters)
    let sky = Size(parameters[.contentWidth], parameters[.contentHeight])
    return ScrollLayout(
      viewport: size, contentSize: rows > 0 ? RowList(count: rows, width: size.width).size : sky,
      contentInset: EdgeInsets(parameters[.contentInset]),
      alwaysBounces: PerAxis { _ in parameters[.alwaysBounce] > 0 }, bounces: parameters[.bounces] > 0)
  }

  package mutating func setSize(_ size: Size, at time: Double) {
    view.setLayout(ScrollDemo.layout(size, parameters), at: time)
  }

  package mutating func setParameters(_ new: ParameterValues, at time: Double) {
    parameters = new
    rowCount = ScrollDemo.rowCount(new)
    view.pan.slop = new.slop
    view.isDirectionalLockEnabled = new[.directionalLock] > 0
    view.setFeel(new.feel, at: time)
    view.setLayout(ScrollDemo.layout(view.layout.viewport, new), at: time)
  }

  package mutating func handle(_ input: DemoInput, at time: Double) {
    switch input {
    case .pointer(let event): _ = view.handle(event, at: time)
    case .key(let key): handle(key, at: time)
    case .wheel(let wheel, let hostTime): view.handle(wheel, at: time, hostTime: hostTime)
    case .pinch, .hover: break
    }
  }

  private mutating func handle(_ key: Key, at time: Double) {
    guard let (step, axis) = ScrollStep.of(key) else { return }
    view.scroll(step, axis, isRepeat: key.isRepeat, at: time)
  }
}

extension ScrollStep {
  /// What a key asks for, by itself down and up, with shift sideways; arrows, which tune, only with control.
  package static func of(_ key: Key) -> (step: ScrollStep, axis: Axis)? {
    let axis: Axis = key.modifiers == .shift ? .x : .y
    guard key.modifiers == .control else { return page(key.name).map { ($0, axis) } }
    return switch key.name {
    case "Up": (.lines(-1), .y)
    case "Down": (.lines(1), .y)
    case "Left": (.lines(-1), .x)
    case "Right": (.lines(1), .x)
    default: nil
    }
  }

  private static func page(_ name: String) -> ScrollStep? {
    ["PageUp": .pages(-1), "PageDown": .pages(1), "Home": .toStart, "End": .toEnd][name]
  }
}

// MARK: - What it knows

extension ScrollDemo {
  package func snapshot(at time: Double) -> DemoSnapshot {
    let (offset, velocity) = (view.contentOffset(at: time), view.velocity(at: time))
    return DemoSnapshot(
      state: DemoSnapshot.State(view.state(at: time)),
      values: ["contentOffset.x": offset.x, "contentOffset.y": offset.y],
      velocities: ["contentOffset.x": velocity.x, "contentOffset.y": velocity.y])
  }

  package var layout: DemoLayout {
    DemoLayout(
      viewport: Rect(origin: .zero, size: view.layout.viewport), contentSize: view.layout.contentSize,
      limits: ["contentOffset.x": view.limits(.x), "contentOffset.y": view.limits(.y)])
  }

  package var restTime: Double? { view.restTime.map(ScrollIndicatorFade.end) }

  package func readouts(at time: Double) -> [Readout] {
    let (offset, velocity) = (view.contentOffset(at: time), view.velocity(at: time))
    let projection = projection(at: time)
    return [
      Readout("state", "\(view.state(at: time))"),
      Readout("offset", offset), Readout("velocity", velocity, unit: "pt/s"),
      Readout("projection", projection),
    ]
  }

  package func tracks(at time: Double) -> [Track] {
    [.scrolling("contentOffset.y", "offset y", view[.y]), .scrolling("contentOffset.x", "offset x", view[.x])]
  }

  private func projection(at time: Double) -> Vector2 {
    let (offset, velocity) = (view.contentOffset(at: time), view.velocity(at: time))
    return PerAxis { project(offset[$0], velocity: velocity[$0], rate: view.feel.decelerationRate) }.vector
  }

  package func cursor(at point: Vector2, time: Double) -> CursorShape {
    view.state(at: time) == .dragging ? .closedHand : .openHand
  }
}

extension DemoSnapshot.State {
  package init(_ state: SimpleScrollView.State) {
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
  package func draw(on canvas: inout Canvas, at time: Double, _ theme: Theme) {
    let offset = view.contentOffset(at: time)
    let visible = Rect(origin: offset, size: view.layout.viewport)
    canvas.fill(Rect(origin: .zero, size: view.layout.viewport), theme.background)
    canvas.translated(by: canvas.pixelAligned(-offset)) { drawContent(on: &$0, visible, theme) }
    drawIndicators(on: &canvas, offset, at: time, theme)
  }

  private func drawContent(on canvas: inout Canvas, _ visible: Rect, _ theme: Theme) {
    if rowCount > 0 {
      RowList(count: rowCount, width: view.layout.contentSize.width).draw(on: &canvas, visible: visible, theme)
    } else {
      StarAtlas(size: view.layout.contentSize, isDark: theme.isDark).draw(on: &canvas, visible: visible)
    }
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

  /// The figures of the sky in one colour, without its ground.
  package func drawGhost(on canvas: inout Canvas, at time: Double, _ theme: Theme) {
    let offset = view.contentOffset(at: time)
    let atlas = StarAtlas(size: view.layout.contentSize, isDark: theme.isDark)
    canvas.translated(by: canvas.pixelAligned(-offset)) { canvas in
      atlas.drawGhost(on: &canvas, visible: Rect(origin: offset, size: view.layout.viewport), theme.ghost)
    }
  }

  package func drawPhysics(on canvas: inout Canvas, at time: Double, _ theme: Theme) {
    let offset = view.contentOffset(at: time)
    let content = Rect(origin: -offset, size: view.layout.contentSize)
    canvas.stroke(content.inset(by: -1), width: 2, theme.boundMark)
    let middle = Rect(origin: .zero, size: view.layout.viewport).center
    drawVelocity(on: &canvas, from: middle, at: time, theme)
    drawProjection(on: &canvas, middle + projection(at: time) - offset, theme)
    if view.feel.name == ScrollFeel.uikitDynamics.name {
      attachment(at: time).draw(on: &canvas, in: view.layout.viewport, theme)
    }
  }

  /// What UIKit Dynamics would have done to the flick that is, or was last, under way.
  private func attachment(at time: Double) -> AttachmentCard {
    guard let (start, velocity, since) = lastFlick,
      let fault = AttachmentFault(start: start, velocity: velocity, limits: PerAxis { view.limits($0) })
    else { return AttachmentCard(fault: .published, ours: [], elapsed: nil, isPublished: true) }
    let hit = since + fault.time
    let ours = (0..<1536).map { view.contentOffset(at: hit + Double($0) / 960) }
    return AttachmentCard(fault: fault, ours: ours, elapsed: time < hit ? nil : time - hit, isPublished: false)
  }

  /// Where content was let go last, how fast, and when; `nil` once something else has moved it.
  private var lastFlick: (start: Vector2, velocity: Vector2, since: Double)? {
    guard case (.scroll(let x), let since)? = view[.x].movement, case (.scroll(let y), since)? = view[.y].movement
    else { return nil }
    return (Vector2(x.value(at: 0), y.value(at: 0)), Vector2(x.velocity(at: 0), y.velocity(at: 0)), since)
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

// MARK: - Icon

extension ScrollDemo {
  private static let icon = Icon(
    frames: [(Rect(x: 2, y: 2, width: 16, height: 16), 4.5)],
    lines: [
      Path([Vector2(10, 6), Vector2(10, 14)]), Path([Vector2(7.5, 8), Vector2(10, 5.5), Vector2(12.5, 8)]),
      Path([Vector2(7.5, 12), Vector2(10, 14.5), Vector2(12.5, 12)]),
    ])
}
