/// The purpose of a spring, with the parameters that set it. There is one object for each case.
package final class SpringRole: Hashable, Sendable {
  /// The name in code and files.
  package let name: String
  package let word: String
  package let mass, stiffness, dampingRatio: Parameter
  /// The descriptor of the response, which replaces mass and stiffness. Its range is the stiffness's at mass 1.
  package let response: Parameter
  /// The descriptor of the response under SwiftUI's name.
  package let duration: Parameter
  /// The descriptor of the bounce, which replaces the damping ratio.
  package let bounce: Parameter

  package static let bounce = SpringRole("bounce", word: "Edge", group: .bounce, when: "when it hits the end") {
    $0.bounce.spring
  }
  package static let release = SpringRole("release", word: "Pull", group: .release, when: "after a pull") {
    $0.release.spring
  }
  package static let snap = SpringRole("snap", word: "Settle", group: .snap, when: "when it settles") { _ in .snap }
  package static let allCases = [bounce, release, snap]

  package var parameters: [Parameter] { [mass, stiffness, dampingRatio] }

  private init(
    _ id: String, word: String, group: Parameter.Group, when: String, spring: @escaping @Sendable (ScrollFeel) -> Spring
  ) {
    func response(_ stiffness: Double) -> Double { Spring(stiffness: stiffness, dampingRatio: 1).response }
    func bounce(_ ratio: Double) -> Double { Spring(stiffness: 1, dampingRatio: ratio).bounce }
    (name, self.word) = (id, word)
    func term(_ quantity: String) -> String {
      group == .release ? "\(quantity) after a pull" : "\(word) \(quantity.lowercased())"
    }
    mass = Parameter(
      "\(id).mass", group, term: term("Mass"), shortTerm: "Mass", range: 0.1...10, scale: .proportional(),
      decimals: 2, effect: "Heavier is slower \(when)", default: { spring($0).mass })
    stiffness = Parameter(
      "\(id).stiffness", group, term: term("Stiffness"), shortTerm: "Stiffness", range: 1...2000,
      scale: .proportional(), decimals: 0, effect: "Stiffer is faster \(when)", default: { spring($0).stiffness })
    dampingRatio = Parameter(
      "\(id).dampingRatio", group, term: term("Damping ratio"), shortTerm: "Damping ratio",
      range: 0.05...4, scale: .proportional(step: 0.01), decimals: 2, effect: "Below 1 it overshoots",
      default: { spring($0).dampingRatio })
    let responses = response(stiffness.range.upperBound)...response(stiffness.range.lowerBound)
    self.response = Parameter(
      "\(id).response", group, term: term("Response"), shortTerm: "Response", unit: "s", range: responses,
      scale: .proportional(step: 0.01), decimals: 3, effect: "Period of one oscillation",
      default: { spring($0).response })
    duration = Parameter(
      "\(id).duration", group, term: term("Duration"), shortTerm: "Duration", unit: "s", range: responses,
      scale: .proportional(step: 0.01), decimals: 3, effect: "How long it seems to take",
      default: { spring($0).response })
    self.bounce = Parameter(
      "\(id).bounce", group, term: term("Bounciness"), shortTerm: "Bounciness",
      range: bounce(dampingRatio.range.upperBound)...bounce(dampingRatio.range.lowerBound), scale: .linear(step: 0.01),
      decimals: 2, effect: "Overshoots above 0, slower below", default: { spring($0).bounce })
  }

  package static func of(_ parameter: Parameter) -> SpringRole? { allCases.first { $0.parameters.contains(parameter) } }

  package static func == (a: SpringRole, b: SpringRole) -> Bool { a === b }
  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension ParameterValues {
  package func spring(_ role: SpringRole) -> Spring {
    Spring(mass: self[role.mass], stiffness: self[role.stiffness], dampingRatio: self[role.dampingRatio])
  }

  /// Whether the spring after a flick also acts after a pull.
  package var hasOneBounce: Bool { !hasTwoBounces && spring(.bounce) == spring(.release) }

  package mutating func set(_ role: SpringRole, to spring: Spring) {
    self[role.mass] = spring.mass
    self[role.stiffness] = spring.stiffness
    self[role.dampingRatio] = spring.dampingRatio
  }
}
