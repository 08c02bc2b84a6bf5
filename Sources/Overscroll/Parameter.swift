import Foundation
import ScrollGeometry

/// A number of the physics that a person can change while a demo runs.
///
/// Declared once, in `Parameter.all`, for the inspector, the keyboard, `--set`, the settings file and the trace.
struct Parameter: Sendable {
  enum ID: String, CaseIterable, Codable, Sendable {
    case decelerationRate
    case rubberBandCoefficient
    case bounceMass = "bounce.mass"
    case bounceStiffness = "bounce.stiffness"
    case bounceDampingRatio = "bounce.dampingRatio"
    case releaseMass = "release.mass"
    case releaseStiffness = "release.stiffness"
    case releaseDampingRatio = "release.dampingRatio"
    case snapMass = "snap.mass"
    case snapStiffness = "snap.stiffness"
    case snapDampingRatio = "snap.dampingRatio"
    case slop
    case contentWidth
    case contentHeight
    case pageCount
    case equalPages
    case onePagePerFlick
    case minimumZoomScale
    case maximumZoomScale
    case rowCount
    case contentInset
    case bounces
    case alwaysBounce
    case directionalLock
    case flickBuildUp
    case figure
    case initialVelocity
    case threshold
    case dimension
  }

  /// How far one press of an arrow key goes.
  enum Scale: Sendable {
    /// By a fixed amount.
    case linear(step: Double)
    /// By a fraction of the value.
    case proportional(fraction: Double)
    /// By a fraction of the distance to 1: a deceleration rate is felt through how close it is to 1.
    case towardsOne(fraction: Double)
    /// By a fraction of the value, from 0 on.
    case count(fraction: Double)
  }

  let id: ID
  /// What the field calls it.
  let term: String
  let unit: String
  let range: ClosedRange<Double>
  let scale: Scale
  /// Decimal places that are worth showing.
  let decimals: Int
  /// What the hand feels when it grows.
  let feel: String
}

extension Parameter {
  /// The size of a step: shift is coarse, alt fine.
  enum Stride: Double, Sendable {
    case fine = 0.1
    case normal = 1
    case coarse = 10
  }

  /// `value` after `count` steps, within the range and rounded to what is worth telling apart.
  func stepped(_ value: Double, by count: Double, _ stride: Stride = .normal) -> Double {
    rounded(unscaled(scaled(value) + count * stride.rawValue * step)).clamped(to: range)
  }

  /// Where `value` lies between the ends of the range, from 0 to 1, in the scale in which it is felt.
  func fraction(of value: Double) -> Double {
    let (low, high) = (scaled(range.lowerBound), scaled(range.upperBound))
    return ((scaled(value) - low) / (high - low)).clamped(to: 0...1)
  }

  /// The inverse of `fraction(of:)`.
  func value(at fraction: Double) -> Double {
    let (low, high) = (scaled(range.lowerBound), scaled(range.upperBound))
    return rounded(unscaled(low + (high - low) * fraction.clamped(to: 0...1))).clamped(to: range)
  }

  /// Whether it is only on or off.
  var isSwitch: Bool { range == 0...1 && decimals == 0 }

  /// The value in figures, without its unit.
  func figures(_ value: Double) -> String {
    if isSwitch { return value > 0.5 ? "on" : "off" }
    return Figures.text(value, decimals: decimals)
  }

  private var step: Double {
    switch scale {
    case .linear(let step): step
    case .proportional(let fraction), .towardsOne(let fraction), .count(let fraction): log1p(fraction)
    }
  }

  /// The scale on which equal steps feel equal.
  private func scaled(_ value: Double) -> Double {
    switch scale {
    case .linear: value
    case .proportional: log(value)
    case .count: log1p(value)
    case .towardsOne: -log1p(-value)
    }
  }

  private func unscaled(_ value: Double) -> Double {
    switch scale {
    case .linear: value
    case .proportional: exp(value)
    case .count: expm1(value)
    case .towardsOne: -expm1(-value)
    }
  }

  private func rounded(_ value: Double) -> Double {
    if case .count = scale { return value.rounded() }
    let unit = pow(10, Double(decimals + 2))
    return (value * unit).rounded() / unit
  }
}

extension Parameter {
  static let all: [Parameter] =
    [
      Parameter(
        id: .decelerationRate, term: "Deceleration rate", unit: "per ms", range: 0.9...0.9999,
        scale: .towardsOne(fraction: 0.05), decimals: 4, feel: "How far a flick carries."),
      Parameter(
        id: .rubberBandCoefficient, term: "Rubber band", unit: "", range: 0.05...1, scale: .linear(step: 0.01),
        decimals: 2, feel: "How far content follows past its end."),
    ]
    + spring("Bounce", ids: (.bounceMass, .bounceStiffness, .bounceDampingRatio), when: "it hits the end")
    + spring("Release", ids: (.releaseMass, .releaseStiffness, .releaseDampingRatio), when: "it is let go")
    + spring("Snap", ids: (.snapMass, .snapStiffness, .snapDampingRatio), when: "it snaps")
    + [
      Parameter(
        id: .slop, term: "Slop", unit: "pt", range: 0...40, scale: .linear(step: 1), decimals: 0,
        feel: "How far to pull before it follows."),
      Parameter(
        id: .contentWidth, term: "Content width", unit: "pt", range: 1...1_000_000,
        scale: .proportional(fraction: 0.05), decimals: 0, feel: "How far there is to go sideways."),
      Parameter(
        id: .contentHeight, term: "Content height", unit: "pt", range: 1...1_000_000,
        scale: .proportional(fraction: 0.05), decimals: 0, feel: "How far there is to go up and down."),
      Parameter(
        id: .pageCount, term: "Pages", unit: "", range: 0...12, scale: .linear(step: 1), decimals: 0,
        feel: "How many; one and none will do."),
      Parameter(
        id: .equalPages, term: "Equal pages", unit: "", range: 0...1, scale: .linear(step: 1), decimals: 0,
        feel: "On: every page fills the stage."),
      Parameter(
        id: .onePagePerFlick, term: "One page per flick", unit: "", range: 0...1, scale: .linear(step: 1), decimals: 0,
        feel: "On: no flick goes past the next page."),
      Parameter(
        id: .minimumZoomScale, term: "Smallest zoom", unit: "×", range: 0.05...1,
        scale: .proportional(fraction: 0.05), decimals: 2, feel: "How small the map may get."),
      Parameter(
        id: .maximumZoomScale, term: "Largest zoom", unit: "×", range: 1...32,
        scale: .proportional(fraction: 0.05), decimals: 2, feel: "How close one may get."),
    ]
    + scrollViewOptions + curveOptions

  private static func spring(_ name: String, ids: (ID, ID, ID), when: String) -> [Parameter] {
    [
      Parameter(
        id: ids.0, term: "\(name) mass", unit: "", range: 0.1...10, scale: .proportional(fraction: 0.05),
        decimals: 2, feel: "Heavier is slower when \(when)."),
      Parameter(
        id: ids.1, term: "\(name) stiffness", unit: "", range: 1...2000, scale: .proportional(fraction: 0.05),
        decimals: 0, feel: "Pulls harder when \(when)."),
      Parameter(
        id: ids.2, term: "\(name) damping ratio", unit: "ζ", range: 0.05...4, scale: .proportional(fraction: 0.02),
        decimals: 2, feel: "Below 1 it swings, above 1 it creeps."),
    ]
  }

  private static let byID = Dictionary(uniqueKeysWithValues: all.map { ($0.id, $0) })

  static subscript(id: ID) -> Parameter { byID[id]! }
}
