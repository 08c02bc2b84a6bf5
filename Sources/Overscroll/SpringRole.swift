import ScrollPhysics

/// What a spring is there for.
enum SpringRole: Hashable, Sendable, CaseIterable {
  /// A flick hits the end.
  case bounce
  /// Content is let go past its end.
  case release
  /// Something goes to its place.
  case snap

  var name: String {
    switch self {
    case .bounce: "Bounce"
    case .release: "Release"
    case .snap: "Snap"
    }
  }

  var mass: Parameter.ID {
    switch self {
    case .bounce: .bounceMass
    case .release: .releaseMass
    case .snap: .snapMass
    }
  }

  var stiffness: Parameter.ID {
    switch self {
    case .bounce: .bounceStiffness
    case .release: .releaseStiffness
    case .snap: .snapStiffness
    }
  }

  var dampingRatio: Parameter.ID {
    switch self {
    case .bounce: .bounceDampingRatio
    case .release: .releaseDampingRatio
    case .snap: .snapDampingRatio
    }
  }

  /// The spring that a parameter belongs to; `nil` for one of none.
  init?(_ id: Parameter.ID) {
    switch id {
    case .bounceMass, .bounceStiffness, .bounceDampingRatio: self = .bounce
    case .releaseMass, .releaseStiffness, .releaseDampingRatio: self = .release
    case .snapMass, .snapStiffness, .snapDampingRatio: self = .snap
    default: return nil
    }
  }
}

extension ParameterValues {
  func spring(_ role: SpringRole) -> Spring {
    Spring(mass: self[role.mass], stiffness: self[role.stiffness], dampingRatio: self[role.dampingRatio])
  }

  /// A spring changes as a whole; each number stays within its range.
  mutating func set(_ role: SpringRole, to spring: Spring) {
    self[role.mass] = spring.mass
    self[role.stiffness] = spring.stiffness
    self[role.dampingRatio] = spring.dampingRatio
  }
}
