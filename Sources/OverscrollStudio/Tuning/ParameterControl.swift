/// The value in a row of the inspector: a parameter, or a quantity that replaces some of a spring's parameters.
package enum ParameterControl: Hashable, Sendable {
  case parameter(Parameter)
  case response(SpringRole)
  /// The response under SwiftUI's name.
  case duration(SpringRole)
  case bounce(SpringRole)

  /// Returns the rows for `parameters`, group by group, with springs in `parametrization` above other numbers.
  static func all(_ parameters: [Parameter], _ parametrization: SpringParametrization) -> [ParameterControl] {
    let controls = parameters.compactMap { control(of: $0, parametrization) }
    return Parameter.Group.allCases.flatMap { group in
      let rows = controls.filter { $0.parameter.group == group }
      return rows.filter { $0.role != nil } + rows.filter { $0.role == nil }
    }
  }

  /// Returns the row of a parameter; `nil` for a mass that another row replaces.
  private static func control(of parameter: Parameter, _ parametrization: SpringParametrization) -> ParameterControl? {
    guard parametrization != .physical, let role = SpringRole.of(parameter) else { return .parameter(parameter) }
    switch (parameter, parametrization) {
    case (role.mass, _): return nil
    case (role.stiffness, .durationAndBounce): return .duration(role)
    case (role.stiffness, _): return .response(role)
    case (_, .durationAndBounce): return .bounce(role)
    default: return .parameter(parameter)
    }
  }

  var parameter: Parameter {
    switch self {
    case .parameter(let parameter): parameter
    case .response(let role), .duration(let role): role.stiffness
    case .bounce(let role): role.dampingRatio
    }
  }

  var role: SpringRole? { SpringRole.of(parameter) }

  var descriptor: Parameter {
    switch self {
    case .parameter(let parameter): parameter
    case .response(let role): role.response
    case .duration(let role): role.duration
    case .bounce(let role): role.bounce
    }
  }

  func value(in parameters: ParameterValues) -> Double {
    switch self {
    case .parameter(let parameter): parameters[parameter]
    case .response(let role), .duration(let role): parameters.spring(role).response
    case .bounce(let role): parameters.spring(role).bounce
    }
  }

  func set(_ value: Double, in parameters: inout ParameterValues) {
    switch self {
    case .parameter(let parameter): parameters[parameter] = value
    // The spring stays, and is not rounded.
    case _ where value == self.value(in: parameters): break
    case .response(let role), .duration(let role):
      var spring = parameters.spring(role)
      spring.response = value.clamped(to: descriptor.range)
      parameters[role.stiffness] = spring.stiffness.roundedTo12Digits
    case .bounce(let role):
      let spring = Spring(duration: 1, bounce: value.clamped(to: descriptor.range))
      parameters[role.dampingRatio] = spring.dampingRatio.roundedTo12Digits
    }
  }

  /// The parameters that a reset of the row resets: one or two. No array, because every frame asks for them.
  private var parameters: (Parameter, Parameter?) {
    switch self {
    case .parameter, .bounce: (parameter, nil)
    case .response(let role), .duration(let role): (role.mass, role.stiffness)
    }
  }

  func isChanged(in values: ParameterValues, from defaults: ParameterValues) -> Bool {
    // A number that was computed, or typed as it is shown, differs by its rounding.
    func differs(_ parameter: Parameter) -> Bool {
      (values[parameter] - defaults[parameter]).magnitude > 1e-9 * defaults[parameter].magnitude
    }
    let (first, second) = parameters
    return differs(first) || second.map(differs) ?? false
  }

  func reset(in values: inout ParameterValues, to defaults: ParameterValues) {
    let (first, second) = parameters
    values.reset(first, to: defaults)
    if let second { values.reset(second, to: defaults) }
  }

  func counterpart(in controls: [ParameterControl]) -> ParameterControl {
    if controls.contains(self) { return self }
    return controls.first { $0.parameter == parameter } ?? controls.first { $0.role != nil && $0.role == role }
      ?? controls[0]
  }
}

extension Double {
  /// The positive number with twelve significant digits, as copied code would have all 17 of a computed one.
  fileprivate var roundedTo12Digits: Double {
    let unit = pow(10, 11 - log10(magnitude).rounded(.down))
    return (self * unit).rounded() / unit
  }
}

/// The quantities by which springs are set. Settings files contain the raw values.
package enum SpringParametrization: String, Sendable, CaseIterable {
  case durationAndBounce = "durationAndBounce"
  case perceptual = "perceptual"
  case physical = "physical"

  package var next: SpringParametrization { Self.allCases.element(after: self, by: 1) }
}
