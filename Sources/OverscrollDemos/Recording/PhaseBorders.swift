/// The times between which content moves by itself, in a recording: they can be moved to other samples.
struct PhaseBorders: Hashable, Sendable {
  /// In seconds of the recording, in order.
  private(set) var flights: [ClosedRange<Double>]

  /// A flight of fewer samples says nothing of a law.
  private static let leastSteps = 6

  init(_ flights: [ClosedRange<Double>]) { self.flights = flights }

  /// The beginning and the end of each flight, in order.
  var count: Int { 2 * flights.count }

  /// Of a border, by its number.
  func time(of border: Int) -> Double {
    let flight = flights[border / 2]
    return border.isMultiple(of: 2) ? flight.lowerBound : flight.upperBound
  }

  /// Moves a border to the sample that is nearest to a time, as far as its neighbours let it.
  mutating func move(_ border: Int, to time: Double, among times: [Double]) {
    move(border, toSample: times.index(nearest: time), among: times)
  }

  /// Moves a border by some samples, as far as its neighbours let it.
  mutating func move(_ border: Int, by steps: Int, among times: [Double]) {
    move(border, toSample: times.index(nearest: time(of: border)) + steps, among: times)
  }

  private mutating func move(_ border: Int, toSample sample: Int, among times: [Double]) {
    func neighbour(_ other: Int) -> Int { times.index(nearest: time(of: other)) }
    let (flight, isStart) = (flights[border / 2], border.isMultiple(of: 2))
    let least = border == 0 ? 0 : neighbour(border - 1) + (isStart ? 0 : Self.leastSteps)
    let most = border == count - 1 ? times.count - 1 : neighbour(border + 1) - (isStart ? Self.leastSteps : 0)
    // Neighbours that are nearer than that leave no room.
    guard least <= most else { return }
    let moved = times[sample.clamped(to: least...most)]
    flights[border / 2] = isStart ? moved...max(moved, flight.upperBound) : min(moved, flight.lowerBound)...moved
  }
}
