import Foundation
import ScrollGeometry
import ScrollPhysics

/// The words in which springs are told.
enum SpringVocabulary: String, Sendable, CaseIterable {
  /// Mass, stiffness, damping ratio.
  case physical
  /// Response, damping ratio: how long and how lively.
  case perceptual

  var other: SpringVocabulary { self == .physical ? .perceptual : .physical }
}

/// What one row of the inspector turns: a parameter, or a spring's response, in place of its mass and stiffness.
enum Dial: Hashable, Sendable {
  case parameter(Parameter.ID)
  case response(SpringRole)

  /// The rows for `ids`, springs in the words of `vocabulary`.
  static func all(_ ids: [Parameter.ID], _ vocabulary: SpringVocabulary) -> [Dial] {
    guard vocabulary == .perceptual else { return ids.map(Dial.parameter) }
    return ids.compactMap { id in
      guard let role = SpringRole(id) else { return .parameter(id) }
      if id == role.mass { return nil }
      return id == role.stiffness ? .response(role) : .parameter(id)
    }
  }

  /// The parameter that it changes.
  var id: Parameter.ID {
    switch self {
    case .parameter(let id): id
    case .response(let role): role.stiffness
    }
  }

  var role: SpringRole? { SpringRole(id) }

  /// Its name, unit, range and scale.
  var gauge: Parameter {
    switch self {
    case .parameter(let id): Parameter[id]
    case .response(let role): Dial.responses[role]!
    }
  }

  private static let responses = Dictionary(
    uniqueKeysWithValues: SpringRole.allCases.map { ($0, responseGauge($0)) })

  /// The range is that of the stiffness at mass 1.
  private static func responseGauge(_ role: SpringRole) -> Parameter {
    func response(_ stiffness: Double) -> Double { Spring(stiffness: stiffness, dampingRatio: 1).response }
    let stiffness = Parameter[role.stiffness].range
    return Parameter(
      id: role.stiffness, term: "\(role.name) response", unit: "s",
      range: response(stiffness.upperBound)...response(stiffness.lowerBound),
      scale: .proportional(fraction: 0.05), decimals: 3, feel: "How long one swing takes.")
  }

  func value(in parameters: ParameterValues) -> Double {
    switch self {
    case .parameter(let id): parameters[id]
    case .response(let role): parameters.spring(role).response
    }
  }

  func set(_ value: Double, in parameters: inout ParameterValues) {
    switch self {
    case .parameter(let id): parameters[id] = value
    case .response(let role):
      var spring = parameters.spring(role)
      spring.response = value.clamped(to: gauge.range)
      parameters[role.stiffness] = spring.stiffness
    }
  }

  /// The row that stands for this one in another vocabulary.
  func counterpart(in dials: [Dial]) -> Dial {
    if dials.contains(self) { return self }
    return dials.first { $0.id == id } ?? dials.first { $0.role != nil && $0.role == role } ?? dials[0]
  }
}
