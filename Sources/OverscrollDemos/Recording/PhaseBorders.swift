import OverscrollFitting

/// The movable borders of a recording's flights, and between deceleration and bounce within them, each at a sample.
struct PhaseBorders: Hashable, Sendable {
  struct Border: Hashable, Sendable {
    enum Kind: Int { case start, impact, end }

    var flight: Int
    var kind: Kind

    /// The number of the border in traces, from 1 on: three for each flight.
    var number: Int { 3 * flight + kind.rawValue + 1 }
  }

  private(set) var flights: [FlightSpan]
  /// The time at which content crosses its limit in each flight by the shown law, for borders that nobody has moved.
  private let impacts: [Double?]

  /// The smallest number of samples in a flight: fewer do not determine a law.
  private static let minimumSteps = 6
  /// The smallest number of samples on either side of an impact.
  private static let minimumPart = 2

  init(_ flights: [FlightSpan], impacts: [Double?] = []) { (self.flights, self.impacts) = (flights, impacts) }

  var all: [Border] {
    flights.indices.flatMap { flight in
      let kinds: [Border.Kind] = impact(flight) == nil ? [.start, .end] : [.start, .impact, .end]
      return kinds.map { Border(flight: flight, kind: $0) }
    }
  }

  private func impact(_ flight: Int) -> Double? {
    flights[flight].impact ?? (flight < impacts.count ? impacts[flight] : nil)
  }

  func time(of border: Border) -> Double? {
    guard flights.indices.contains(border.flight) else { return nil }
    return switch border.kind {
    case .start: flights[border.flight].times.lowerBound
    case .impact: impact(border.flight)
    case .end: flights[border.flight].times.upperBound
    }
  }

  /// Moves a border to the sample nearest to a time, or by `steps` samples from it. The border stays between its neighbors.
  mutating func move(_ border: Border, to time: Double, plus steps: Int = 0, among times: [Double]) {
    guard flights.indices.contains(border.flight) else { return }
    let flight = flights[border.flight]
    func index(_ time: Double) -> Int { times.index(nearest: time) }
    let (start, end) = (index(flight.times.lowerBound), index(flight.times.upperBound))
    let former = border.flight == 0 ? 0 : index(flights[border.flight - 1].times.upperBound)
    let next =
      border.flight + 1 == flights.count ? times.count - 1 : index(flights[border.flight + 1].times.lowerBound)
    let impact = flight.impact.map(index)
    let (minimum, maximum) =
      switch border.kind {
      case .start: (former, min(end - Self.minimumSteps, impact.map { $0 - Self.minimumPart } ?? end))
      case .impact: (start + Self.minimumPart, end - Self.minimumPart)
      case .end: (max(start + Self.minimumSteps, impact.map { $0 + Self.minimumPart } ?? start), next)
      }
    // Neighbors closer than the smallest part leave no room.
    guard minimum <= maximum else { return }
    let moved = times[(index(time) + steps).clamped(to: minimum...maximum)]
    switch border.kind {
    case .start: flights[border.flight].times = moved...max(moved, flight.times.upperBound)
    case .impact: flights[border.flight].impact = moved
    case .end: flights[border.flight].times = min(moved, flight.times.lowerBound)...moved
    }
  }
}
