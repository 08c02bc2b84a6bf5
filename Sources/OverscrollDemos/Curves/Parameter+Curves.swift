extension Parameter {
  static let figure = Parameter(
    "figure", .content, term: "Figure", range: 1...Double(CurveFigure.allCases.count), scale: .linear(step: 1),
    decimals: 0,
    effect: "Figure that is shown", default: 1)
  static let initialVelocity = Parameter(
    "initialVelocity", .deceleration, term: "Velocity at release", unit: "pt/s", range: 100...10_000,
    scale: .proportional(fraction: 0.05), decimals: 0, effect: "Velocity of the flick", default: 1000)
  static let dimension = Parameter(
    "dimension", .bounce, term: "Dimension d", unit: "pt", range: 50...4000, scale: .proportional(fraction: 0.05),
    decimals: 0,
    effect: "The stretch never reaches it", default: 812)
}
