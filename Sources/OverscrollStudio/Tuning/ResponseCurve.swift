/// How a spring goes from 0 to 1, or a flick to where it ends, in a small plot with dots that are dragged to change it.
struct ResponseCurve: Sendable {
  enum Subject: Hashable, Sendable {
    case spring(SpringRole)
    /// A flick of 1000 pt/s.
    case deceleration

    func dependsOn(_ control: ParameterControl) -> Bool {
      switch self {
      case .spring(let role): control.role == role
      case .deceleration: control.parameter == .decelerationRate
      }
    }
  }

  /// A dot that is dragged along one axis.
  enum Handle: Hashable, Sendable {
    /// Where a spring first comes within a tenth of its target: to the side, for its response.
    case rise
    /// Where it goes farthest, or one response after its start where that is earlier: up and down, for its damping.
    case overshoot
    /// Where a flick ends: to the side, for its rate.
    case end

    var isHorizontal: Bool { self != .overshoot }
  }

  /// A handle that was pressed, in the plot as it was then: it keeps its scale while it is dragged.
  struct Drag: Hashable, Sendable {
    let subject: Subject
    let handle: Handle
    let frame: Rect
    let span: Double

    /// What the pointer that drags it asks for.
    func actions(for event: PointerEvent, on hit: Hit, _ parameters: ParameterValues) -> [AppAction] {
      guard event.phase == .move else { return [] }
      let curve = ResponseCurve(subject, parameters, in: frame, span: span)
      let setting = curve.setting(handle, to: event.position, offset: hit.knobOffset)
      return [.set(setting.control, to: setting.value)]
    }
  }

  let subject: Subject
  /// The plot, without what surrounds it.
  let frame: Rect
  /// How many seconds it is wide.
  let span: Double
  fileprivate let shape: Shape

  fileprivate enum Shape: Equatable, Sendable {
    case spring(Spring)
    case deceleration(DecelerationRate)
  }

  /// - Parameter span: how many seconds the plot is wide; as many as show the curve where nothing is said.
  init(_ subject: Subject, _ parameters: ParameterValues, in frame: Rect, span: Double? = nil) {
    (self.subject, self.frame) = (subject, frame)
    switch subject {
    case .spring(let role): shape = .spring(parameters.spring(role))
    case .deceleration: shape = .deceleration(DecelerationRate(rawValue: parameters[.decelerationRate]))
    }
    self.span = span ?? shape.span
  }

  // MARK: - The plane

  /// The largest value that the plot shows: the widest swing of the least damping, or somewhat more than the end.
  var top: Double {
    switch shape {
    case .spring: 1.9
    case .deceleration: 1.15
    }
  }

  func x(_ time: Double) -> Double { frame.minX + frame.width * time / span }
  func y(_ value: Double) -> Double { frame.maxY - frame.height * value / top }
  private func time(atX x: Double) -> Double { (x - frame.minX) / frame.width * span }
  private func value(atY y: Double) -> Double { (frame.maxY - y) / frame.height * top }

  /// How far it has gone of its way after so many seconds.
  func value(at time: Double) -> Double { shape.value(at: time) }

  /// What lies around the plot in the inspector.
  var box: Rect { frame.inset(by: -6) }

  /// The button in its corner by which it is enlarged.
  var enlargeFrame: Rect { Rect(x: box.maxX - 22, y: box.maxY - 22, width: Icon.size, height: Icon.size) }

  // MARK: - Handles

  /// A handle in the plot as it is now.
  func drag(_ handle: Handle) -> Drag { Drag(subject: subject, handle: handle, frame: frame, span: span) }

  var handles: [Handle] {
    switch shape {
    case .spring: [.rise, .overshoot]
    case .deceleration: [.end]
    }
  }

  /// Where a handle is.
  func place(of handle: Handle) -> Vector2 {
    let time: Double
    switch (shape, handle) {
    case (.spring(let spring), .rise): time = spring.response * Self.riseTime(spring.dampingRatio)
    case (.spring(let spring), _): time = spring.response * Self.farthestTime(spring.dampingRatio)
    case (.deceleration(let rate), _): time = Self.flick(rate).duration
    }
    return Vector2(x(time), y(value(at: time)))
  }

  /// How far from its middle a handle can be pressed, in points.
  private static let reach = 10.0

  /// The handle at a point, and how far from the point it is along its axis.
  func handle(at point: Vector2) -> (handle: Handle, offset: Double)? {
    let near = handles.map { (handle: $0, way: place(of: $0) - point) }.min { $0.way.length < $1.way.length }
    guard let near, near.way.length <= Self.reach else { return nil }
    return (near.handle, near.handle.isHorizontal ? near.way.x : near.way.y)
  }

  /// What is set where a handle is dragged to `point`; `offset` is from the pointer to the handle's middle.
  func setting(_ handle: Handle, to point: Vector2, offset: Double) -> (control: ParameterControl, value: Double) {
    let time = max(1e-6, time(atX: point.x + offset))
    switch (subject, shape) {
    case (.spring(let role), .spring(let spring)):
      if handle == .rise { return (.response(role), time / Self.riseTime(spring.dampingRatio)) }
      let (range, value) = (role.dampingRatio.range, value(atY: point.y + offset))
      let ratio = exp(
        Self.crossing(log(range.lowerBound)...log(range.upperBound)) {
          Spring(response: 1, dampingRatio: exp($0)).progress(at: Self.farthestTime(exp($0))) <= value
        })
      return (.parameter(role.dampingRatio), ratio)
    default:
      let rate = Self.crossing(Parameter.decelerationRate.range) {
        Self.flick(DecelerationRate(rawValue: $0)).duration >= time
      }
      return (.parameter(.decelerationRate), rate)
    }
  }

  // MARK: - The physics

  fileprivate static func flick(_ rate: DecelerationRate) -> Deceleration {
    Deceleration(from: 0, velocity: 1000, rate: rate)
  }

  /// When a spring of a response of 1 s is first within a tenth of its target: it is the same part of any response.
  fileprivate static func riseTime(_ ratio: Double) -> Double {
    let spring = Spring(response: 1, dampingRatio: ratio)
    return crossing(0...(ratio < 1 ? min(8, peakTime(ratio)) : 8)) { spring.progress(at: $0) >= 0.9 }
  }

  private static func peakTime(_ ratio: Double) -> Double { 0.5 / (1 - ratio * ratio).squareRoot() }

  /// When it is farthest, and no later than after one response, from where on nobody sees how far it still goes.
  fileprivate static func farthestTime(_ ratio: Double) -> Double { ratio < 1 ? min(1, peakTime(ratio)) : 1 }

  /// Where in a range something begins to be true that stays so.
  private static func crossing(_ range: ClosedRange<Double>, _ isPast: (Double) -> Bool) -> Double {
    var (low, high) = (range.lowerBound, range.upperBound)
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if isPast(middle) { high = middle } else { low = middle }
    }
    return (low + high) / 2
  }
}

extension ResponseCurve.Shape {
  fileprivate func value(at time: Double) -> Double {
    switch self {
    case .spring(let spring): return spring.progress(at: time)
    case .deceleration(let rate):
      let flick = ResponseCurve.flick(rate)
      return flick.value(at: time) / flick.destination
    }
  }

  /// The next power of two of seconds in which there is all that is to be seen.
  fileprivate var span: Double {
    let needed =
      switch self {
      case .spring(let spring):
        spring.response * max(1.6, 1.25 * ResponseCurve.riseTime(spring.dampingRatio))
      case .deceleration(let rate): 1.1 * ResponseCurve.flick(rate).duration
      }
    return exp2(log2(needed.clamped(to: 1e-3...1e3)).rounded(.up))
  }
}

extension Spring {
  /// How far it has gone to its target, from 1 away and at rest.
  fileprivate func progress(at time: Double) -> Double { 1 - response(at: time).displacementFromDisplacement }
}

extension ResponseCurve {
  /// What its numbers come to, the most important ones first.
  var figures: [String] {
    switch shape {
    case .spring(let spring):
      [
        "duration \(spring.response, decimals: 3) s", "bounce \(spring.bounce, decimals: 2)",
        "damping ratio \(spring.dampingRatio, decimals: 2)", "stiffness \(spring.stiffness, decimals: 0)",
      ]
    case .deceleration(let rate):
      [
        "rate \(rate.rawValue, decimals: 4) per ms",
        "\(Self.flick(rate).destination, decimals: 1) pt from 1000 pt/s",
      ]
    }
  }

  /// What each handle is at.
  var handleNames: [(handle: Handle, words: String)] {
    handles.map { handle in
      switch (shape, handle) {
      case (.spring(let spring), .rise):
        (handle, "90 % after \(spring.response * Self.riseTime(spring.dampingRatio), decimals: 3) s")
      case (.spring(let spring), _):
        (
          handle,
          spring.dampingRatio < 1
            ? "overshoot \(spring.overshoot * 100, decimals: 1) %"
            : "\(100 * value(at: spring.response), decimals: 1) % after \(spring.response, decimals: 3) s"
        )
      case (.deceleration(let rate), _): (handle, "at rest after \(Self.flick(rate).duration, decimals: 2) s")
      }
    }
  }
}

// MARK: - Drawing

extension ResponseCurve {
  private static let stroke = Stroke(width: 2)
  private static let ghost = Stroke(width: 1.5, dashes: [5, 4])

  struct Key: Equatable {
    let size: Size
    let span: Double
    fileprivate let shape: Shape
    fileprivate let other: Shape?
    let isChanged: Bool
    let held: Handle?
    let theme: Theme
  }

  /// All that its picture depends on.
  ///
  /// - Parameters:
  ///   - other: the curve of A, in the same plot.
  ///   - isChanged: whether one of its numbers is not at its default.
  ///   - held: the handle that is dragged, or that the mouse is on.
  func key(other: ResponseCurve?, isChanged: Bool, held: Handle?, _ theme: Theme) -> Key {
    Key(size: frame.size, span: span, shape: shape, other: other?.shape, isChanged: isChanged, held: held, theme: theme)
  }

  /// Draws it as the inspector has it.
  func draw(
    on canvas: inout Canvas, slot: Int, other: ResponseCurve?, isChanged: Bool, held: Handle?, _ theme: Theme
  ) {
    let key = key(other: other, isChanged: isChanged, held: held, theme)
    canvas.translated(by: frame.origin) { canvas in
      canvas.cached(Canvas.Slot("response", slot), for: key) { canvas in
        let moved = ResponseCurve(
          subject: subject, frame: Rect(origin: .zero, size: frame.size), span: span, shape: shape)
        moved.drawAll(on: &canvas, key)
      }
    }
  }

  private init(subject: Subject, frame: Rect, span: Double, shape: Shape) {
    (self.subject, self.frame, self.span, self.shape) = (subject, frame, span, shape)
  }

  private func drawAll(on canvas: inout Canvas, _ key: Key) {
    let theme = key.theme
    canvas.fill(box, radius: Theme.Radius.small, theme.background.opacity(0.6))
    let target = y(1).rounded()
    canvas.line(
      from: Vector2(frame.minX, target), to: Vector2(frame.maxX, target), width: 1, dashes: [3, 4],
      theme.text.opacity(0.25))
    canvas.text(
      DecimalFormat.short(span, decimals: 3) + " s", at: Vector2(enlargeFrame.minX - 4, frame.maxY - 13),
      Theme.Text.smallFigures, theme.secondaryText, alignment: .trailing)
    drawCurves(on: &canvas, key)
  }

  /// The curve, that of A, and the handles.
  func drawCurves(on canvas: inout Canvas, _ key: Key) {
    let theme = key.theme
    canvas.clipped(to: box) { canvas in
      if let other = key.other { canvas.stroke(path(of: other), Self.ghost, theme.ghost) }
      canvas.stroke(path(of: shape), Self.stroke, key.isChanged ? theme.accent : theme.secondaryText)
      for handle in handles {
        let (place, isHeld) = (place(of: handle), handle == key.held)
        canvas.fillCircle(center: place, radius: isHeld ? 6.5 : 5, key.isChanged || isHeld ? theme.accent : theme.text)
        canvas.fillCircle(center: place, radius: isHeld ? 3.5 : 2.5, theme.surface)
      }
    }
  }

  private func path(of shape: Shape) -> Path {
    let count = max(2, Int(frame.width / 1.5))
    return Path(
      (0...count).map { index in
        let time = span * Double(index) / Double(count)
        return Vector2(x(time), y(shape.value(at: time)))
      })
  }
}
