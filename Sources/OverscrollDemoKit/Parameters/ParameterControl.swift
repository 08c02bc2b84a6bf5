/// What one row of the inspector changes: a parameter, or what stands for some of a spring's in another parametrization.
package enum ParameterControl: Hashable, Sendable {
  case parameter(Parameter)
  /// In place of mass and stiffness.
  case response(SpringRole)
  /// The response by SwiftUI's name.
  case duration(SpringRole)
  /// In place of the damping ratio.
  case bounce(SpringRole)

  /// The rows for `parameters`, with springs in that parametrization, group by group.
  package static func all(_ parameters: [Parameter], _ parametrization: SpringParametrization) -> [ParameterControl] {
    let controls = parameters.compactMap { control(of: $0, parametrization) }
    return Parameter.Group.allCases.flatMap { group in controls.filter { $0.parameter.group == group } }
  }

  /// `nil` for a mass where another row stands for it.
  private static func control(of parameter: Parameter, _ parametrization: SpringParametrization) -> ParameterControl? {
    guard parametrization != .physical, let role = SpringRole(parameter) else { return .parameter(parameter) }
    switch (parameter, parametrization) {
    case (role.mass, _): return nil
    case (role.stiffness, .durationAndBounce): return .duration(role)
    case (role.stiffness, _): return .response(role)
    case (_, .durationAndBounce): return .bounce(role)
    default: return .parameter(parameter)
    }
  }

  /// The parameter that it changes.
  package var parameter: Parameter {
    switch self {
    case .parameter(let parameter): parameter
    case .response(let role), .duration(let role): role.stiffness
    case .bounce(let role): role.dampingRatio
    }
  }

  package var role: SpringRole? { SpringRole(parameter) }

  /// Its name, unit, range and scale.
  package var descriptor: Parameter {
    switch self {
    case .parameter(let parameter): parameter
    case .response(let role): role.response
    case .duration(let role): role.duration
    case .bounce(let role): role.bounce
    }
  }

  package func value(in parameters: ParameterValues) -> Double {
    switch self {
    case .parameter(let parameter): parameters[parameter]
    case .response(let role), .duration(let role): parameters.spring(role).response
    case .bounce(let role): parameters.spring(role).bounce
    }
  }

  package func set(_ value: Double, in parameters: inout ParameterValues) {
    switch self {
    case .parameter(let parameter): parameters[parameter] = value
    case .response(let role), .duration(let role):
      var spring = parameters.spring(role)
      spring.response = value.clamped(to: descriptor.range)
      parameters[role.stiffness] = spring.stiffness
    case .bounce(let role):
      parameters[role.dampingRatio] = Spring(duration: 1, bounce: value.clamped(to: descriptor.range)).dampingRatio
    }
  }

  /// The parameters that are at their defaults when this row is.
  private var parameters: [Parameter] {
    switch self {
    case .parameter, .bounce: [parameter]
    case .response(let role), .duration(let role): [role.mass, role.stiffness]
    }
  }

  /// Whether it differs from its default.
  package func isChanged(in values: ParameterValues) -> Bool {
    switch self {
    case .parameter, .bounce: values.isChanged(parameter)
    case .response(let role), .duration(let role): values.isChanged(role.mass) || values.isChanged(role.stiffness)
    }
  }

  package func reset(in values: inout ParameterValues) {
    for parameter in parameters { values.reset(parameter) }
  }

  /// The row that stands for this one in another parametrization.
  package func counterpart(in controls: [ParameterControl]) -> ParameterControl {
    if controls.contains(self) { return self }
    return controls.first { $0.parameter == parameter } ?? controls.first { $0.role != nil && $0.role == role }
      ?? controls[0]
  }
}
