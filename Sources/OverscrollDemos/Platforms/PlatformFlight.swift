/// The motion of a column since all were released: a copy, which a resize of the column at rest does not change.
struct PlatformFlight: Equatable, Sendable {
  let start, since: Double
  private(set) var column: PlatformColumn
  /// The distance and the duration until rest, as text, with the multiplier of flicks in a row.
  private(set) var result = ""

  init(_ column: PlatformColumn, since: Double) {
    (self.column, self.since) = (column, since)
    start = column.position(at: since)
    updateResult()
  }

  private mutating func updateResult() {
    let multiplier = column.view.flicks.y.multiplier
    let factor = multiplier > 1 ? " ×\(multiplier, decimals: 1)" : ""
    result = "\(target - start, decimals: 0) pt\(factor) · \(max(0, restTime - since), decimals: 2) s"
  }

  var target: Double { column.view.target.y }
  var restTime: Double { column.view.restTime ?? -.infinity }
  func distance(at time: Double) -> Double { column.position(at: time) - start }

  mutating func follow(_ column: PlatformColumn, at time: Double) {
    let restTime = column.view.restTime ?? -.infinity
    let isElsewhere = abs(column.view.target.y - target) > 1e-3 || abs(restTime - self.restTime) > 1e-3
    guard column.view.isMoving(at: time), isElsewhere else { return }
    self.column = column
    updateResult()
  }

  static func == (a: PlatformFlight, b: PlatformFlight) -> Bool {
    a.column.platform == b.column.platform && a.start == b.start && a.since == b.since && a.target == b.target
      && a.restTime == b.restTime
  }
}
