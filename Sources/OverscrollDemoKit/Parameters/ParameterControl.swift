/// What one row of the inspector changes: a parameter, or a spring's response in place of its mass and stiffness.
package enum ParameterControl: Hashable, Sendable {
  case parameter(Parameter)
  case response(SpringRole)

  /// The rows for `parameters`, with springs in that parametrization.
  package static func all(_ parameters: [Parameter], _ parametrization: SpringParametrization) -> [ParameterControl] {
    guard parametrization == .perceptual else { return parameters.map(ParameterControl.parameter) }
    return parameters.compactMap { parameter in
      guard let role = SpringRole(parameter) else { return .parameter(parameter) }
      if parameter == role.mass { return nil }
      return parameter == role.stiffness ? .response(role) : .parameter(parameter)
    }
  }

  /// The parameter that it changes.
  package var parameter: Parameter {
    switch self {
    case .parameter(let parameter): parameter
    case .response(let role): role.stiffness
    }
  }

  package var role: SpringRole? { SpringRole(parameter) }

  /// Its name, unit, range and scale.
  package var descriptor: Parameter {
    switch self {
    case .parameter(let parameter): parameter
    case .response(let role): role.response
    }
  }

  package func value(in parameters: ParameterValues) -> Double {
    switch self {
    case .parameter(let parameter): parameters[parameter]
    case .response(let role): parameters.spring(role).response
    }
  }

  package func set(_ value: Double, in parameters: inout ParameterValues) {
    switch self {
    case .parameter(let parameter): parameters[parameter] = value
    case .response(let role):
      var spring = parameters.spring(role)
      spring.response = value.clamped(to: descriptor.range)
      parameters[role.stiffness] = spring.stiffness
    }
  }

  /// The row that stands for this one in another parametrization.
  package func counterpart(in controls: [ParameterControl]) -> ParameterControl {
    if controls.contains(self) { return self }
    return controls.first { $0.parameter == parameter } ?? controls.first { $0.role != nil && $0.role == role }
      ?? controls[0]
  }
}
