/// A small plot of a spring's response from 0 to 1, or of a flick to its end, with handles that change the parameters.
struct ResponseCurve: Sendable {
  enum Subject: Hashable, Sendable {
    case spring(SpringRole)
    /// A flick of 1000 pt/s.
    case deceleration

    /// Returns the subject of the curve that a control changes; `nil` if there is none.
    static func of(_ control: ParameterControl) -> Subject? {
      control.parameter == .decelerationRate ? Subject.deceleration : control.role.map(Subject.spring)
    }

    func dependsOn(_ control: ParameterControl) -> Bool { Self.of(control) == self }
  }

  /// A point of the curve that can be dragged along one axis.
  enum Handle: Hashable, Sendable {
    /// The point at which a spring first reaches 90 % of its target, dragged sideways to change the response.
    case rise
    /// The peak of a spring, or its point after one response if earlier, dragged vertically to change the damping.
    case overshoot
    case end

    var isHorizontal: Bool { self != .overshoot }
  }

  /// A drag of a handle in the plot as it was at the press, so that the scale is kept during the drag.
  struct Drag: Hashable, Sendable {
    let subject: Subject
    let handle: Handle
    let frame: Rect
    let span: Double

    var control: ParameterControl {
      guard case .spring(let role) = subject else { return .parameter(.decelerationRate) }
      return handle == .rise ? .response(role) : .parameter(role.dampingRatio)
    }

    func actions(for event: PointerEvent, on hit: Hit, _ parameters: ParameterValues) -> [AppAction] {
      guard event.phase == .move else { return [] }
      let curve = ResponseCurve(subject, parameters, in: frame, span: span)
      return [.set(control, to: control.descriptor.rounded(curve.value(handle, at: event.position, hit.knobOffset)))]
    }
  }

  let subject: Subject
  private(set) var frame: Rect
  /// The duration of the plot, in seconds.
  let span: Double
  /// The distance from its target at which a spring counts as settled, in points.
  private let threshold: Double
  fileprivate let shape: Shape

  fileprivate enum Shape: Equatable, Sendable {
    case spring(Spring)
    case deceleration(DecelerationLaw)
  }

  /// Creates the curve of `subject`. `span` is the plot's duration in seconds; `nil` to show the whole curve.
  init(_ subject: Subject, _ parameters: ParameterValues, in frame: Rect, span: Double? = nil) {
    (self.subject, self.frame, threshold) = (subject, frame, parameters[.threshold])
    switch subject {
    case .spring(let role): shape = .spring(parameters.spring(role))
    case .deceleration: shape = .deceleration(parameters.feel.decelerationLaw)
    }
    self.span = span ?? shape.span(threshold: threshold)
  }

  /// The largest value in the plot: the peak at the least damping, or slightly more than a flick's end.
  var top: Double { subject == .deceleration ? 1.15 : 1.9 }

  func x(_ time: Double) -> Double { frame.minX + frame.width * time / span }
  func y(_ value: Double) -> Double { frame.maxY - frame.height * value / top }
  private func time(atX x: Double) -> Double { (x - frame.minX) / frame.width * span }
  private func value(atY y: Double) -> Double { (frame.maxY - y) / frame.height * top }
  func value(at time: Double) -> Double { shape.value(at: time) }
  var box: Rect { frame.inset(by: -6) }
  func drag(_ handle: Handle) -> Drag { Drag(subject: subject, handle: handle, frame: frame, span: span) }
  var handles: [Handle] { subject == .deceleration ? [.end] : [.rise, .overshoot] }

  func position(of handle: Handle) -> Vector2 {
    let time =
      switch (shape, handle) {
      case (.spring(let spring), .rise): Self.riseTime(spring)
      case (.spring(let spring), _): spring.response * Self.farthestTime(spring.dampingRatio)
      case (.deceleration(let law), _): Self.flick(law).duration
      }
    return Vector2(x(time), y(value(at: time)))
  }

  private static let reach = 10.0

  /// Returns the handle at a point, and the distance from the point to the handle along the handle's axis.
  func handle(at point: Vector2) -> (handle: Handle, offset: Double)? {
    let near = handles.map { (handle: $0, gap: position(of: $0) - point) }.min { $0.gap.length < $1.gap.length }
    guard let near, near.gap.length <= Self.reach else { return nil }
    return (near.handle, near.handle.isHorizontal ? near.gap.x : near.gap.y)
  }

  /// Returns the value to set for a handle dragged to `point`, with `offset` from the pointer to the handle's center.
  func value(_ handle: Handle, at point: Vector2, _ offset: Double) -> Double {
    let (time, range) = (max(1e-6, time(atX: point.x + offset)), drag(handle).control.descriptor.range)
    switch shape {
    case .spring(let spring):
      if handle == .rise { return spring.response * time / Self.riseTime(spring) }
      let value = value(atY: point.y + offset)
      return Self.crossing(range) { Spring(response: 1, dampingRatio: $0).progress(at: Self.farthestTime($0)) <= value }
    case .deceleration(var law):
      return Self.crossing(range) {
        law.decelerationRate = DecelerationRate(rawValue: $0)
        return Self.flick(law).duration >= time
      }
    }
  }

  /// The speed of the flick that is plotted, in points per second.
  private static let speed = 1000.0

  fileprivate static func flick(_ law: DecelerationLaw) -> FreeDeceleration {
    law.deceleration(from: 0, velocity: speed, threshold: 0.5)
  }

  /// Returns the time at which a spring first reaches 90 % of its target.
  fileprivate static func riseTime(_ spring: Spring) -> Double {
    let latest = spring.dampingRatio < 1 ? min(8, peakTime(spring.dampingRatio)) : 8
    return crossing(0...latest * spring.response) { spring.progress(at: $0) >= 0.9 }
  }

  private static func peakTime(_ ratio: Double) -> Double { 0.5 / (1 - ratio * ratio).squareRoot() }

  /// Returns the time of a spring's peak, in responses; at most 1, after which a further overshoot is invisible.
  fileprivate static func farthestTime(_ ratio: Double) -> Double { ratio < 1 ? min(1, peakTime(ratio)) : 1 }

  /// Returns the lowest value of a range for which `isPast` is true; `isPast` must stay true from there on.
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
    case .deceleration(let law):
      let flick = ResponseCurve.flick(law)
      return flick.state(at: time).value / flick.destination
    }
  }

  /// Returns the duration of the plot: the smallest power of two, in seconds, that shows the whole curve.
  fileprivate func span(threshold: Double) -> Double {
    let needed =
      switch self {
      case .spring(let spring):
        max(spring.settlingTime(threshold: threshold), 1.6 * spring.response, 1.25 * ResponseCurve.riseTime(spring))
      case .deceleration(let law): 1.1 * ResponseCurve.flick(law).duration
      }
    return exp2(log2(needed.clamped(to: 1e-3...1e3)).rounded(.up))
  }
}

extension Spring {
  fileprivate func progress(at time: Double) -> Double { 1 - response(at: time).displacementFromDisplacement }
}

extension ResponseCurve {
  var words: String {
    switch shape {
    case .spring(let spring): return spring.words(threshold: threshold)
    case .deceleration(let law):
      let flick = Self.flick(law)
      let time = Self.crossing(0...flick.duration) { flick.state(at: $0).velocity <= Self.speed / 2 }
      // Only an exponential law takes as long from any speed.
      let start = if case .exponential = law { "half the speed" } else { "half of \(Self.speed, decimals: 0) pt/s" }
      return "\(start) after \(time, decimals: 2) s"
    }
  }

  private static let (stroke, ghost) = (Stroke(width: 2), Stroke(width: 1.5, dashes: [5, 4]))

  /// A handle under the pointer, with the value that it changes, as text.
  struct Held: Equatable, Sendable {
    let handle: Handle
    let text: String
  }

  func draw(on canvas: inout Canvas, slot: Int, other: ResponseCurve?, isChanged: Bool, held: Held?, _ theme: Theme) {
    let (other, slot) = (other?.shape, Canvas.Slot("response", slot))
    canvas.translated(by: frame.origin) { canvas in
      canvas.cached(slot, for: frame.size, span, shape, threshold, other, isChanged, held, theme) { canvas in
        var moved = self
        moved.frame.origin = .zero
        moved.drawGround(on: &canvas, theme)
        moved.drawCurves(on: &canvas, other, isChanged: isChanged, held: held, theme)
      }
    }
  }

  private func drawGround(on canvas: inout Canvas, _ theme: Theme) {
    canvas.fill(box, radius: Theme.Radius.small, theme.background.opacity(0.6))
    let target = y(1).rounded()
    let (left, right) = (Vector2(frame.minX, target), Vector2(frame.maxX, target))
    canvas.line(from: left, to: right, width: 1, dashes: [3, 4], theme.text.opacity(0.25))
    func label(_ words: String, y: Double) {
      let corner = Vector2(frame.maxX, y)
      canvas.text(words, at: corner, Theme.Text.smallFigures, theme.secondaryText, alignment: .trailing)
    }
    label(DecimalFormat.short(span, decimals: 3) + " s", y: frame.maxY - 13)
    // Springs rest at the right end of the line. Bouncy ones cross it near its left end.
    if subject != .deceleration { label("100 pt from rest", y: target - 17) }
  }

  private func drawCurves(on canvas: inout Canvas, _ other: Shape?, isChanged: Bool, held: Held?, _ theme: Theme) {
    canvas.clipped(to: box) { canvas in
      if let other { canvas.stroke(path(of: other), Self.ghost, theme.ghost) }
      canvas.stroke(path(of: shape), Self.stroke, isChanged ? theme.curve(0) : theme.secondaryText)
      for handle in handles {
        let (center, isHeld) = (position(of: handle), handle == held?.handle)
        canvas.fillCircle(center: center, radius: isHeld ? 6.5 : 5, isChanged || isHeld ? theme.curve(0) : theme.text)
        canvas.fillCircle(center: center, radius: isHeld ? 3.5 : 2.5, theme.surface)
      }
    }
    let caption = Rect(x: box.minX, y: box.maxY + 2, width: box.width, height: 18)
    canvas.text(words, in: caption, Theme.Text.caption, theme.secondaryText)
    if let held { drawValue(held, on: &canvas, theme) }
  }

  private func drawValue(_ held: Held, on canvas: inout Canvas, _ theme: Theme) {
    let width = canvas.measure.size(of: held.text, style: Theme.Text.smallFigures).width + 12
    let dot = position(of: held.handle)
    let (left, above) = ((dot.x - width / 2).clamped(to: frame.minX...frame.maxX - width), dot.y - 30)
    let label = Rect(x: left, y: above < box.minY ? dot.y + 12 : above, width: width, height: 18)
    canvas.fill(label, radius: 5, theme.surface)
    canvas.text(held.text, in: label, Theme.Text.smallFigures, theme.curve(0), alignment: .center)
  }

  private func path(of shape: Shape) -> Path {
    let count = max(2, Int(frame.width / 0.75))
    return Path((0...count).map { span * Double($0) / Double(count) }.map { Vector2(x($0), y(shape.value(at: $0))) })
  }
}
