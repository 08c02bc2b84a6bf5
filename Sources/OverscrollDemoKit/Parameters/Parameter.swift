/// A number of the physics that the user can change while a demo runs. It is declared once, in the folder of its demo
/// (shared ones in `Parameter+Shared.swift`), for the inspector, the keyboard, `--set`, the settings file and the
/// trace. An immutable object: controls, actions and edits name parameters, and store and copy only a reference.
package final class Parameter: Hashable, Sendable {
  /// The name in `--set`, settings and traces.
  package struct ID: RawRepresentable, Hashable, Sendable {
    package let rawValue: String
    package init(rawValue: String) { self.rawValue = rawValue }
  }

  /// The scale of the slider. An arrow key goes to the next multiple of a step: without a given one, of a unit of the
  /// value's second significant digit.
  package enum Scale: Sendable {
    case linear(step: Double)
    case proportional(step: Double? = nil)
    /// Steps of the distance to 1, as a deceleration rate needs.
    case towardsOne
    /// For whole numbers from 0 on.
    case count
  }

  package let id: ID
  package let term, shortTerm: String
  package let group: Group
  package let unit: String
  package let range: ClosedRange<Double>
  package let scale: Scale
  package let decimals: Int
  package let effect: String
  package let hasRow: Bool
  let defaultValue: @Sendable (ScrollFeel) -> Double

  package init(
    _ name: String, _ group: Group, term: String, shortTerm: String? = nil, unit: String = "",
    range: ClosedRange<Double>, scale: Scale, decimals: Int, effect: String, hasRow: Bool = true,
    default defaultValue: @escaping @Sendable (ScrollFeel) -> Double
  ) {
    (id, self.group, self.term, self.shortTerm) = (ID(rawValue: name), group, term, shortTerm ?? term)
    (self.unit, self.range, self.hasRow) = (unit, range, hasRow)
    (self.scale, self.decimals, self.effect, self.defaultValue) = (scale, decimals, effect, defaultValue)
  }

  package convenience init(
    _ name: String, _ group: Group, term: String, unit: String = "", range: ClosedRange<Double>, scale: Scale,
    decimals: Int, effect: String, hasRow: Bool = true, default value: Double
  ) {
    self.init(
      name, group, term: term, unit: unit, range: range, scale: scale, decimals: decimals, effect: effect,
      hasRow: hasRow, default: { _ in value })
  }

  package static func option(
    _ name: String, _ group: Group, term: String, effect: String, isOn: Bool = false, hasRow: Bool = true
  ) -> Parameter {
    Parameter(
      name, group, term: term, range: 0...1, scale: .linear(step: 1), decimals: 0, effect: effect, hasRow: hasRow,
      default: { _ in isOn ? 1 : 0 })
  }

  package enum Direction: Double, Sendable {
    case down = -1
    case up = 1
  }

  package enum Stride: Double, Sendable {
    case fine = 0.1
    case normal = 1
    case coarse = 5
  }

  /// Returns the next multiple of the step above or below `value`, within the range.
  package func stepped(_ value: Double, _ direction: Direction, _ stride: Stride = .normal) -> Double {
    guard case .towardsOne = scale else { return rounded(multiple(after: value, direction, stride)) }
    return rounded(1 - multiple(after: 1 - value, direction == .up ? .down : .up, stride))
  }

  private func multiple(after value: Double, _ direction: Direction, _ stride: Stride) -> Double {
    // A value that differs from a multiple by its rounding only counts as that multiple.
    let (sign, slack) = (direction.rawValue, direction.rawValue * 1e-6)
    let step = step(at: value * (1 + slack)) * stride.rawValue
    let size = isCount ? max(1, step) : step
    return ((sign * (value / size + slack)).rounded(.down) + 1) * sign * size
  }

  private func step(at value: Double) -> Double {
    switch scale {
    case .linear(let step), .proportional(let step?): step
    case .proportional(nil), .towardsOne, .count: pow(10, max(floor(log10(max(value, 1e-9))) - 1, -Double(decimals)))
    }
  }

  private var isCount: Bool { if case .count = scale { true } else { false } }

  package func fraction(of value: Double) -> Double {
    let scaled = transform.scaled
    let (low, high) = (scaled(range.lowerBound), scaled(range.upperBound))
    return ((scaled(value) - low) / (high - low)).clamped(to: 0...1)
  }

  package func value(at fraction: Double) -> Double {
    let (scaled, unscaled) = transform
    let (low, high) = (scaled(range.lowerBound), scaled(range.upperBound))
    return rounded(unscaled(low + (high - low) * fraction.clamped(to: 0...1)))
  }

  /// Returns the roundest value within `tolerance` of a position, with at least the shown places; ends are not rounded.
  package func value(at fraction: Double, tolerance: Double) -> Double {
    let value = value(at: fraction)
    guard value > range.lowerBound, value < range.upperBound else { return value }
    let rounder = (0...1).lazy.map { self.rounded(value, places: $0) }
    return rounder.first { (self.fraction(of: $0) - fraction).magnitude <= tolerance } ?? value
  }

  package var isSwitch: Bool { range == 0...1 && decimals == 0 }

  package func figures(_ value: Double) -> String {
    if isSwitch { return value > 0.5 ? "on" : "off" }
    return DecimalFormat.text(value, decimals: decimals)
  }

  package func text(_ value: Double) -> String { unit.isEmpty ? figures(value) : "\(figures(value)) \(unit)" }

  /// The functions from a value to its position on the scale, and back.
  private var transform: (scaled: (Double) -> Double, unscaled: (Double) -> Double) {
    switch scale {
    case .linear: ({ $0 }, { $0 })
    case .proportional: ({ log($0) }, { exp($0) })
    case .count: ({ log1p($0) }, { expm1($0) })
    case .towardsOne: ({ -log1p(-$0) }, { -expm1(-$0) })
    }
  }

  /// Returns `value`, within the range and rounded to some places more than are shown.
  package func rounded(_ value: Double, places: Int = 2) -> Double {
    if isCount { return value.rounded().clamped(to: range) }
    let unit = pow(10, Double(decimals + places))
    return ((value * unit).rounded() / unit).clamped(to: range)
  }

  package static func == (a: Parameter, b: Parameter) -> Bool { a.id == b.id }
  package func hash(into hasher: inout Hasher) { hasher.combine(id) }

  /// The heading of a group of parameters, in the order of the inspector. Settings name folded groups by raw value.
  package enum Group: String, Sendable, CaseIterable {
    case deceleration = "Deceleration"
    case bounce = "Edge bounce"
    case release = "Release"
    case snap = "Snap"
    case content = "Content"
    case behavior = "Behaviour"
    case advanced = "Advanced"
    case input = "Input"

    package var title: String {
      switch self {
      case .bounce: "Edge"
      case .release: "Spring after a pull"
      case .snap: "Settle"
      case .behavior: "Behavior"
      case .deceleration, .content, .advanced, .input: rawValue
      }
    }
    package var isBounce: Bool { self == .bounce || self == .release }
    package var isFeel: Bool { self == .deceleration || isBounce || self == .snap }
  }
}
