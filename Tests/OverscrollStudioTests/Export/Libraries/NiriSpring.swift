import Foundation

/// niri's spring (`src/animation/spring.rs`): libadwaita's solver with a mass of 1, times that are not rounded, and the
/// epsilon of the configuration.
struct NiriSpring: LibrarySpring {
  let ratio, stiffness: Double
  private let solver: AdwaitaSpring

  init(_ text: String) throws {
    (ratio, stiffness) = (try text.number("damping-ratio"), try text.number("stiffness"))
    let frequency = stiffness.squareRoot()
    solver = AdwaitaSpring(
      rate: ratio * frequency, frequency: frequency, epsilon: try text.number("epsilon"), roundsTimes: false)
  }

  func samples(until end: Double) -> [(time: Double, position: Double)] { solver.samples(until: end) }
}
