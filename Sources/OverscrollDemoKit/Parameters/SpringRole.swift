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
    func number(
      _ name: String, _ quantity: String, unit: String = "", _ range: ClosedRange<Double>,
      _ scale: Parameter.Scale = .proportional(step: 0.01), decimals: Int, effect: String,
      _ value: @escaping @Sendable (Spring) -> Double
    ) -> Parameter {
      let term = group == .release ? "\(quantity) after a pull" : "\(word) \(quantity.lowercased())"
      return Parameter(
        "\(id).\(name)", group, term: term, shortTerm: quantity, unit: unit, range: range, scale: scale,
        decimals: decimals, effect: effect, default: { value(spring($0)) })
    }
    mass = number("mass", "Mass", 0.1...10, .proportional(), decimals: 2, effect: "Heavier is slower \(when)", \.mass)
    stiffness = number(
      "stiffness", "Stiffness", 1...2000, .proportional(), decimals: 0, effect: "Stiffer is faster \(when)",
      \.stiffness)
    dampingRatio = number(
      "dampingRatio", "Damping ratio", 0.05...4, decimals: 2, effect: "Below 1 it overshoots", \.dampingRatio)
    let responses = response(stiffness.range.upperBound)...response(stiffness.range.lowerBound)
    self.response = number(
      "response", "Response", unit: "s", responses, decimals: 3, effect: "Period of one oscillation", \.response)
    duration = number(
      "duration", "Duration", unit: "s", responses, decimals: 3, effect: "How long it seems to take", \.response)
    let bounces = bounce(dampingRatio.range.upperBound)...bounce(dampingRatio.range.lowerBound)
    self.bounce = number(
      "bounce", "Bounciness", bounces, .linear(step: 0.01), decimals: 2, effect: "Overshoots above 0, slower below",
      \.bounce)
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
