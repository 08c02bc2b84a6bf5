package struct CurvesDemo: Demo {
  package static let card = DemoCard(
    name: "curves", title: "Curve lab", icon: icon,
    hints: [
      "Drag a handle to change its curve.",
      "Hover to read values.",
      "Click a name, or press [ and ], for another figure.",
    ],
    parameters: [
      .figure, .initialVelocity, .threshold, .decelerationRate, .rubberBandCoefficient, .dimension, .snapMass,
      .snapStiffness, .snapDampingRatio,
    ],
    keys: [
      DemoKey(
        ["[", "]"], words: "Another figure", [KeyPress("["), KeyPress("]"), KeyPress(.pageUp), KeyPress(.pageDown)])
    ],
    usesHover: true, tools: [.comparison, .presets],
    explanations: CurveFigure.explanations.mapValues { (.figure, Double($0.rawValue)) })

  private var size: Size
  private let hasTabs: Bool
  private var parameters: ParameterValues
  private var figure: CurveFigure
  private var pointer: Vector2?
  private var pan = PanGesture()
  private var drag: CurveDrag?
  /// The value that the last event has dragged a parameter to. The app sets it, in the parameters that are tuned.
  private var dragged: (parameter: Parameter, value: Double)?

  package init(_ setup: DemoSetup) {
    (size, hasTabs, parameters) = (setup.size, !setup.isBare, setup.parameters)
    figure = CurvesDemo.figure(setup.parameters)
  }

  private static func figure(_ parameters: ParameterValues) -> CurveFigure {
    CurveFigure(rawValue: Int(parameters[.figure].rounded())) ?? .velocity
  }

  private var page: CurvePage {
    CurvePage(size: size, figure: figure, parameters: parameters, hasTabs: hasTabs, drag: drag)
  }

  package var ownParameters: [Parameter: Double] {
    var own: [Parameter: Double] = [.figure: Double(figure.rawValue)]
    if let dragged { own[dragged.parameter] = dragged.value }
    return own
  }

  package mutating func setSize(_ size: Size, at time: Double) { self.size = size }

  package mutating func setParameters(_ new: ParameterValues, at time: Double) {
    figure = CurvesDemo.figure(new)
    parameters = new
  }

  package mutating func hover(at point: Vector2?) { pointer = point }

  package mutating func handle(_ event: PointerEvent, at time: Double) {
    pointer = event.position
    dragged = nil
    switch pan.handle(event) {
    case .pressed: drag = page.drag(at: event.position)
    case .began, .changed: dragged = drag.map { ($0.handle.parameter, $0.value(at: event.position, parameters)) }
    case .tapped(let point): figure = page.tab(at: point) ?? figure
    case .cancelled: dragged = drag.map { ($0.handle.parameter, $0.start) }
    case .ended, nil: break
    }
    if !pan.isPressed { drag = nil }
  }

  package mutating func handle(_ press: KeyPress, at time: Double) {
    dragged = nil
    switch press.key {
    case "[", .pageUp: figure = CurveFigure.allCases.element(after: figure, by: -1)
    case "]", .pageDown: figure = CurveFigure.allCases.element(after: figure, by: 1)
    default: break
    }
  }

  // MARK: - State

  private var reading: (x: Double, y: Double)? {
    guard let pointer, let view = page.plots.first(where: { $0.frame.contains(pointer) }), let x = view.x(at: pointer)
    else { return nil }
    return view.plot.curves.first?.value(at: x).map { (x, $0) }
  }

  package func snapshot(at time: Double) -> DemoSnapshot {
    let reading = reading ?? (0, 0)
    return DemoSnapshot(
      .idle, [.figure: (Double(figure.rawValue), 0), .readingX: (reading.x, 0), .readingY: (reading.y, 0)])
  }

  package var layout: DemoLayout { DemoLayout(viewport: size) }
  package var restTime: Double? { -.infinity }
  package var controls: [Rect] { page.controls }
  package var captions: [String] { [page.content.title] + page.content.captions }

  package func cursor(at point: Vector2, time: Double) -> CursorShape {
    let page = page
    if let handle = drag?.handle ?? page.handle(at: point) {
      return handle.axis == .x ? .resizeHorizontal : .resizeVertical
    }
    return page.tab(at: point) == nil ? .arrow : .pointingHand
  }

  package func draw(on canvas: inout Canvas, at time: Double, beside ghost: DemoGhost<CurvesDemo>?, _ theme: Theme) {
    let (slot, other) = (Canvas.Slot("figure"), ghost?.run.parameters)
    canvas.cached(slot, for: size, hasTabs, figure, parameters, other, ghost?.name, pointer, drag?.start, theme) {
      var page = page
      if let ghost { page.add(ghost.run.parameters, named: ghost.name) }
      page.draw(on: &$0, pointer: pointer, theme)
    }
  }

  private static let icon = Icon(lines: [
    Path([Vector2(3, 2.5), Vector2(3, 17), Vector2(17.5, 17)]),
    Path(stride(from: 0.0, through: 1, by: 0.1).map { Vector2(5.5 + 11.5 * $0, 14 - 9.5 * (1 - exp(-3.6 * $0))) }),
  ])
}

extension DemoValue {
  static let figure = DemoValue(rawValue: "figure")
  static let readingX = DemoValue(rawValue: "reading.x")
  static let readingY = DemoValue(rawValue: "reading.y")
}

extension Parameter {
  static let figure = Parameter(
    "figure", .content, term: "Figure", range: 1...Double(CurveFigure.allCases.count), scale: .linear(step: 1),
    decimals: 0, effect: "Figure that is shown", hasRow: false, default: 1)
  static let initialVelocity = Parameter(
    "initialVelocity", .deceleration, term: "Velocity at release", unit: "pt/s", range: 100...10_000,
    scale: .proportional(), decimals: 0, effect: "Velocity of the flick", default: 1000)
  static let dimension = Parameter(
    "dimension", .advanced, term: "View height", unit: "pt", range: 50...4000, scale: .proportional(),
    decimals: 0, effect: "The stretch never reaches it", default: 812)
}
