/// The scale from which each station's name is shown. Names grow less than the map: a name that fits at one scale fits
/// at all larger ones, so that zooming in adds names and removes none. Interchanges have priority.
struct MetroLabels: Sendable {
  let thresholds: [Double]

  /// The estimated advance of a letter, in ems: the thresholds must not depend on the font.
  private static let letterWidth = 0.575
  private static let lineHeight = 1.25
  private static let gap = 3.0
  private static let scales = (0...54).map { 0.12 * pow(1.08, Double($0)) }

  init(_ map: MetroMap) {
    var thresholds = Array(repeating: Double.infinity, count: map.stations.count)
    let ranks = map.stations.map { MetroLabels.rank($0, map) }
    for index in map.stations.indices.sorted(by: { (-ranks[$0], $0) < (-ranks[$1], $1) }) {
      thresholds[index] = MetroLabels.threshold(of: index, in: map, given: thresholds)
    }
    self.thresholds = thresholds
  }

  private static func rank(_ station: MetroMap.Station, _ map: MetroMap) -> Int {
    if station.isInterchange { return station.lines.count + 1 }
    let path = map.lines[station.lines[0]].path
    return station.position == path.first || station.position == path.last ? 1 : 0
  }

  private static func threshold(of index: Int, in map: MetroMap, given thresholds: [Double]) -> Double {
    let crowded = scales.last { isCrowded(index, in: map, given: thresholds, scale: $0) }
    guard let crowded else { return scales[0] }
    return scales.first { $0 > crowded } ?? .infinity
  }

  private static func isCrowded(_ index: Int, in map: MetroMap, given thresholds: [Double], scale: Double) -> Bool {
    let name = frame(map.stations[index], scale: scale)
    // An interchange has lines in all directions, so one may cross its name.
    if !map.stations[index].isInterchange, map.lines.contains(where: { isCrossed(name, by: $0, scale: scale) }) {
      return true
    }
    let box = name.inset(by: -gap)
    return map.stations.indices.contains { other in
      guard other != index else { return false }
      let station = map.stations[other]
      let side = 2 * MetroMeasure(scale: scale).radius(of: station)
      if box.intersects(Rect(center: station.position * scale, size: Size(side, side))) { return true }
      return thresholds[other] <= scale && box.intersects(frame(station, scale: scale))
    }
  }

  private static func isCrossed(_ name: Rect, by line: MetroMap.Line, scale: Double) -> Bool {
    let letters = name.inset(by: EdgeInsets(top: 3, left: 0, bottom: 4, right: 0))
    let box = letters.inset(by: -MetroMeasure(scale: scale).line / 2)
    return line.stretches.contains { box.isCrossed(from: $0.from * scale, to: $0.to * scale) }
  }

  private static func frame(_ station: MetroMap.Station, scale: Double) -> Rect {
    let size = MetroMeasure(scale: scale).name
    return frame(station, size: Size(Double(station.name.count) * letterWidth, lineHeight) * size, scale: scale)
  }

  static func frame(_ station: MetroMap.Station, size: Size, scale: Double) -> Rect {
    let away = MetroMeasure(scale: scale).radius(of: station) + (station.isInterchange ? 5 : 4)
    let direction = station.side.direction
    let reach = direction.x != 0 && direction.y != 0 ? away * 0.72 : away
    let center =
      station.position * scale + direction * reach
      + Vector2(direction.x * size.width / 2, direction.y * size.height * (direction.x == 0 ? 0.5 : 0.3))
    return Rect(center: center, size: size)
  }
}

extension MetroMap.Station.Side {
  var direction: Vector2 {
    func sign(_ start: Character, _ end: Character) -> Double {
      rawValue.contains(end) ? 1 : rawValue.contains(start) ? -1 : 0
    }
    return Vector2(sign("w", "e"), sign("n", "s"))
  }
}

extension Rect {
  /// Returns whether a part of a line segment is inside the rectangle (Liang and Barsky, 1984).
  func isCrossed(from a: Vector2, to b: Vector2) -> Bool {
    var (first, last) = (0.0, 1.0)
    for axis in Axis.allCases {
      let (distance, low, high) = (b[axis] - a[axis], origin[axis] - a[axis], origin[axis] + size[axis] - a[axis])
      if distance == 0 {
        if low > 0 || high < 0 { return false }
      } else {
        first = max(first, min(low / distance, high / distance))
        last = min(last, max(low / distance, high / distance))
      }
    }
    return first < last
  }
}

struct MetroPicture: Sendable {
  static let file = "metro.json"

  let map: MetroMap
  let tracks: [RoundedTrack]
  let rivers: [RoundedTrack]
  let areas: [[Vector2]]
  let labels: MetroLabels

  init(_ map: MetroMap) {
    self.map = map
    tracks = map.lines.map { RoundedTrack($0.path, isClosed: $0.isClosed, radius: 26) }
    rivers = map.rivers.map { RoundedTrack($0.path, isClosed: false, radius: 70) }
    areas = map.areas.map { RoundedTrack.outline($0.outline, radius: 26) }
    labels = MetroLabels(map)
  }

  static func made(from assets: Assets) -> Result<MetroPicture, Failure> {
    assets.value(of: file) { file throws(Failure) in MetroPicture(try file.decodeJSON()) }
  }
}
