/// How a column goes from where all were let go.
///
/// It is a copy of the column: what becomes of the column's size once it is at rest takes nothing back.
struct PlatformFlight: Sendable {
  /// Where it was let go, and when.
  let start, since: Double
  private(set) var column: PlatformColumn
  /// How far it goes and how long it takes until it rests, in words.
  private(set) var result = ""

  init(_ column: PlatformColumn, since: Double) {
    (self.column, self.since) = (column, since)
    start = column.position(at: since)
    updateResult()
  }

  private mutating func updateResult() {
    result = "\(target - start, decimals: 0) pt · \(max(0, restTime - since), decimals: 2) s"
  }

  var target: Double { column.view.target.y }
  var restTime: Double { column.view.restTime ?? -.infinity }

  /// How far it has gone, in points.
  func distance(at time: Double) -> Double { column.position(at: time) - start }

  /// Goes on as the column does, where that has been sent elsewhere on its way.
  mutating func follow(_ column: PlatformColumn, at time: Double) {
    let restTime = column.view.restTime ?? -.infinity
    let isElsewhere = abs(column.view.target.y - target) > 1e-3 || abs(restTime - self.restTime) > 1e-3
    guard column.view.isMoving(at: time), isElsewhere else { return }
    self.column = column
    updateResult()
  }
}
