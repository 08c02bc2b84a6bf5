import ScrollPhysics

/// What a spring is there for.
package enum SpringRole: Hashable, Sendable, CaseIterable {
  /// A flick hits the end.
  case bounce
  /// Content is let go past its end.
  case release
  /// Something goes to its place.
  case snap

  package var name: String {
    switch self {
    case .bounce: "Bounce"
    case .release: "Release"
    case .snap: "Snap"
    }
  }

  package var mass: Parameter {
    switch self {
    case .bounce: .bounceMass
    case .release: .releaseMass
    case .snap: .snapMass
    }
  }

  package var stiffness: Parameter {
    switch self {
    case .bounce: .bounceStiffness
    case .release: .releaseStiffness
    case .snap: .snapStiffness
    }
  }

  package var dampingRatio: Parameter {
    switch self {
    case .bounce: .bounceDampingRatio
    case .release: .releaseDampingRatio
    case .snap: .snapDampingRatio
    }
  }

  /// The spring that a parameter belongs to; `nil` for one of none.
  package init?(_ parameter: Parameter) {
    guard let role = Self.allCases.first(where: { [$0.mass, $0.stiffness, $0.dampingRatio].contains(parameter) })
    else { return nil }
    self = role
  }
}

extension ParameterValues {
  package func spring(_ role: SpringRole) -> Spring {
    Spring(mass: self[role.mass], stiffness: self[role.stiffness], dampingRatio: self[role.dampingRatio])
  }

  /// A spring changes as a whole; each number stays within its range.
  package mutating func set(_ role: SpringRole, to spring: Spring) {
    self[role.mass] = spring.mass
    self[role.stiffness] = spring.stiffness
    self[role.dampingRatio] = spring.dampingRatio
  }
}
