extension Parameter {
  /// What a scroll view can be asked to do, beyond its physics.
  static let scrollViewOptions: [Parameter] = [
    Parameter(
      id: .rowCount, term: "Rows", unit: "", range: 0...1_000_000, scale: .count(fraction: 1), decimals: 0,
      feel: "0 is the sky; else a list of so many."),
    Parameter(
      id: .contentInset, term: "Content inset", unit: "pt", range: 0...200, scale: .linear(step: 4), decimals: 0,
      feel: "Room around the content."),
    option(.bounces, "Bounces", feel: "Off: the ends are walls."),
    option(.alwaysBounce, "Always bounces", feel: "On: short content gives way, too."),
    option(.directionalLock, "Directional lock", feel: "On: a drag along one axis keeps to it."),
    Parameter(
      id: .flickBuildUp, term: "Flick build-up", unit: "", range: 0...1, scale: .linear(step: 0.05), decimals: 2,
      feel: "How much speed one flick adds to another."),
  ]

  /// What the curves of the lab are drawn for.
  static let curveOptions: [Parameter] = [
    Parameter(
      id: .figure, term: "Figure", unit: "", range: 1...Double(CurveFigure.allCases.count), scale: .linear(step: 1),
      decimals: 0, feel: "Which of the figures is shown."),
    Parameter(
      id: .initialVelocity, term: "Velocity at release", unit: "pt/s", range: 100...10_000,
      scale: .proportional(fraction: 0.05), decimals: 0, feel: "How hard the flick was."),
    Parameter(
      id: .threshold, term: "Threshold ε", unit: "pt", range: 0.01...50, scale: .proportional(fraction: 0.05),
      decimals: 2, feel: "Closer than this counts as there."),
    Parameter(
      id: .dimension, term: "Dimension d", unit: "pt", range: 50...4000, scale: .proportional(fraction: 0.05),
      decimals: 0, feel: "How far past its end it can never get."),
  ]

  private static func option(_ id: ID, _ term: String, feel: String) -> Parameter {
    Parameter(id: id, term: term, unit: "", range: 0...1, scale: .linear(step: 1), decimals: 0, feel: feel)
  }
}
