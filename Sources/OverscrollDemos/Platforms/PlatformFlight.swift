/// The motion of a column since all were released: a copy, which a resize of the column at rest does not change.
struct PlatformFlight: Equatable, Sendable {
  let start, since: Double
  /// The speed of a flick, in points per second; 0 for a release past an edge.
  let speed: Double
  private(set) var column: PlatformColumn
  /// The distance and the duration until rest, as text, with the multiplier of flicks in a row.
  private(set) var result = ""

  init(_ column: PlatformColumn, since: Double) {
    (self.column, self.since) = (column, since)
    start = column.position(at: since)
    let isInside = column.view.limits(along: .y).contains(column.view.contentOffset(at: since).y)
    speed = isInside ? abs(column.view.velocity(at: since).y) : 0
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

  /// A mark where content jumps to rest, as on its platform; `nil` if it does not.
  var jump: Plot.Mark? {
    guard restTime > since, column.platform.appearance.remark != nil else { return nil }
    let place = Vector2(restTime - since, distance(at: restTime - 1e-6))
    return abs(target - start - place.y) > 1 ? .point(place, label: "jump", ink: column.platform.appearance.ink) : nil
  }

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
