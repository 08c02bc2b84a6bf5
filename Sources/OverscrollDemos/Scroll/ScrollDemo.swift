/// A demo of content larger than the stage: an atlas of a night sky, or a list of up to a million rows.
package struct ScrollDemo: ViewDemo {
  package static let card = DemoCard(
    name: "scroll", title: "Scroll view", icon: icon,
    hints: [
      "Pull the sky past its edge and let go.",
      "Flick it: it slows down, and bounces at its edge.",
      "Catch it in flight: it stops where it is.",
    ],
    parameters: Parameter.feel + [
      .slop, .contentWidth, .contentHeight, .rowCount, .contentInset, .bounces, .alwaysBounce, .directionalLock,
      .flickBuildUp, .flickMultiplier, .touchpadRubberBand,
    ] + Parameter.wheel,
    keys: [.pages, .ends, .arrows("←", "→", "↑", "↓", words: "Scroll by line")], pictures: .one,
    replaced: [.contentWidth, .contentHeight, .rowCount], page: PageFacts(rowHeight: RowList.rowHeight))

  package var view: SimpleScrollView
  private var parameters: ParameterValues
  private let picture: OwnPicture?

  package init(_ setup: DemoSetup) {
    (parameters, picture) = (setup.parameters, setup.pictures.first)
    let layout = ScrollDemo.layout(setup.size, parameters, picture)
    let start = picture == nil ? Vector2.zero : Vector2(-layout.contentInset.left, -layout.contentInset.top)
    view = SimpleScrollView(
      layout: layout, feel: parameters.feel,
      contentOffset: Vector2(setup.values[.contentOffsetX] ?? start.x, setup.values[.contentOffsetY] ?? start.y),
      slop: parameters.slop)
    view.wheelFeel = parameters.wheelFeel
    view.isDirectionalLockEnabled = parameters.isOn(.directionalLock)
  }

  private static func layout(_ size: Size, _ parameters: ParameterValues, _ picture: OwnPicture?) -> ScrollLayout {
    let rows = parameters.rowCount
    let sky = Size(parameters[.contentWidth], parameters[.contentHeight])
    var inset = EdgeInsets(parameters[.contentInset])
    if let picture {
      // A narrow page is in the middle.
      let side = max(inset.left, ((size.width - picture.size.width) / 2).rounded(.down))
      (inset.left, inset.right) = (side, side)
    }
    return ScrollLayout(
      viewport: size, contentSize: picture?.size ?? (rows > 0 ? RowList(count: rows, width: size.width).size : sky),
      contentInset: inset, alwaysBounces: PerAxis { _ in parameters.isOn(.alwaysBounce) },
      bounces: PerAxis { _ in parameters.isOn(.bounces) })
  }

  package mutating func setSize(_ size: Size, at time: Double) {
    view.setLayout(ScrollDemo.layout(size, parameters, picture), at: time)
  }

  package mutating func setParameters(_ new: ParameterValues, at time: Double) {
    parameters = new
    view.pan.slop = new.slop
    view.wheelFeel = new.wheelFeel
    view.isDirectionalLockEnabled = new.isOn(.directionalLock)
    view.setFeel(new.feel, at: time)
    view.setLayout(ScrollDemo.layout(view.layout.viewport, new, picture), at: time)
  }

  package mutating func handle(_ press: KeyPress, at time: Double) {
    guard let (step, axis) = ScrollStep.of(press) else { return }
    view.scroll(step, axis, isRepeat: press.isRepeat, at: time)
  }

  // MARK: - State

  package func snapshot(at time: Double) -> DemoSnapshot {
    DemoSnapshot(view.state(at: time), contentOffset: view.contentOffset(at: time), velocity: view.velocity(at: time))
  }

  package var layout: DemoLayout {
    DemoLayout(
      viewport: view.layout.viewport, contentSize: view.layout.contentSize,
      limits: [.contentOffsetX: view.limits(along: .x), .contentOffsetY: view.limits(along: .y)])
  }

  package func tracks(at time: Double) -> [Track] {
    var y = Track.scrolling(.contentOffsetY, label: "offset y", value: view[.y], feel: view.feel)
    var x = Track.scrolling(.contentOffsetX, label: "offset x", value: view[.x], feel: view.feel)
    (y.multiplier, x.multiplier) = (view.flicks.y.multiplier, view.flicks.x.multiplier)
    return [y, x]
  }

  private func projection(at time: Double) -> Vector2 {
    PerAxis { axis in
      let (value, limits) = (view[axis], view.limits(along: axis))
      let release = view.isAtRest(at: time) ? time : value.segment?.since ?? time
      let (offset, velocity) = (value.value(at: release), value.velocity(at: release))
      return ScrollMotion(from: offset, velocity: velocity, limits: limits, feel: view.feel).projection
    }.vector
  }

  package func cursor(at point: Vector2, time: Double) -> CursorShape {
    view.state(at: time) == .dragging ? .closedHand : .openHand
  }

  // MARK: - Drawing

  package func draw(on canvas: inout Canvas, at time: Double, beside ghost: DemoGhost<ScrollDemo>?, _ theme: Theme) {
    let offset = view.contentOffset(at: time)
    let shift = ghost.map { offset - $0.run.view.contentOffset(at: time) } ?? .zero
    let hasGhost = shift.length > 1
    let visible = Rect(origin: offset, size: view.layout.viewport)
    canvas.fill(Rect(origin: .zero, size: view.layout.viewport), theme.background)
    canvas.translated(by: canvas.pixelAligned(-offset)) { canvas in
      if let picture {
        let page = Rect(origin: .zero, size: picture.size)
        canvas.draw(picture.bitmap, in: page)
        if hasGhost { drawGhost(of: page.offset(by: shift), on: &canvas, theme) }
      } else if parameters.rowCount > 0 {
        let list = RowList(count: parameters.rowCount, width: view.layout.contentSize.width)
        list.draw(on: &canvas, visible: visible, theme)
        if hasGhost { list.drawGhost(on: &canvas, at: shift, visible: visible, theme) }
      } else {
        let atlas = StarAtlas(size: view.layout.contentSize, isDark: theme.isDark)
        atlas.draw(on: &canvas, visible: visible) { canvas in
          if hasGhost { atlas.drawGhost(on: &canvas, at: shift, visible: visible, theme.ghost) }
        }
      }
    }
    canvas.edgePull(view.pull(at: time), view.feel.edge, in: view.layout.viewport, theme)
    ScrollIndicatorBars(viewport: view.layout.viewport, limits: PerAxis { view.limits(along: $0) })
      .draw(on: &canvas, contentOffset: offset, at: time, restTime: view.restTime, theme)
  }

  /// The lines across the page keep one in view.
  private func drawGhost(of page: Rect, on canvas: inout Canvas, _ theme: Theme) {
    canvas.ghost(of: page, radius: 0, theme)
    for y in stride(from: page.minY + 200, to: page.maxY, by: 200) {
      canvas.line(from: Vector2(page.minX, y), to: Vector2(page.maxX, y), width: 1, dashes: [6, 6], theme.ghost)
    }
  }

  package func drawPhysics(on canvas: inout Canvas, at time: Double, _ theme: Theme) {
    PhysicsMarks.scrolling(
      Rect(origin: -view.contentOffset(at: time), size: view.layout.contentSize), velocity: view.velocity(at: time),
      projection: projection(at: time), in: view.layout.viewport, on: &canvas, theme)
  }

  private static let icon = Icon(
    frames: [(Rect(x: 2, y: 2, width: 16, height: 16), 4.5)],
    lines: [
      Path([Vector2(10, 6), Vector2(10, 14)]), Path([Vector2(7.5, 8), Vector2(10, 5.5), Vector2(12.5, 8)]),
      Path([Vector2(7.5, 12), Vector2(10, 14.5), Vector2(12.5, 12)]),
    ])
}

extension ParameterValues {
  fileprivate var rowCount: Int { Int(self[.rowCount].rounded()) }
}

extension Parameter {
  static let contentWidth = Parameter(
    "contentWidth", .content, term: "Content width", unit: "pt", range: 1...1_000_000,
    scale: .proportional(), decimals: 0, effect: "Width of the content", default: 3200)
  static let contentHeight = Parameter(
    "contentHeight", .content, term: "Content height", unit: "pt", range: 1...1_000_000,
    scale: .proportional(), decimals: 0, effect: "Height of the content", default: 2400)
  static let rowCount = Parameter(
    "rowCount", .content, term: "Rows", range: 0...1_000_000, scale: .count, decimals: 0,
    effect: "Rows of a list; 0 for the sky", default: 0)
  static let contentInset = Parameter(
    "contentInset", .content, term: "Content inset", unit: "pt", range: 0...200, scale: .linear(step: 4), decimals: 0,
    effect: "Space around the content", default: 0)
  static let alwaysBounce = option(
    "alwaysBounce", .advanced, term: "Even if content is short", effect: "Bounce even if the content fits")
  static let directionalLock = option(
    "directionalLock", .behavior, term: "Directional lock", effect: "A drag along one axis keeps to it")
}
