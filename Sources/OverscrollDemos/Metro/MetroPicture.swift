struct MetroPicture: Sendable {
  static let file = "metro.json"

  let map: MetroMap
  let tracks, rivers: [RoundedTrack]
  let areas: [[Vector2]]

  init(_ map: MetroMap) {
    self.map = map
    tracks = map.lines.map { RoundedTrack($0.path, isClosed: $0.isClosed, radius: 26) }
    rivers = map.rivers.map { RoundedTrack($0.path, isClosed: false, radius: 70) }
    areas = map.areas.map { RoundedTrack.outline($0.outline, radius: 26) }
  }

  static func made(from assets: Assets) -> Result<MetroPicture, Failure> {
    assets.value(of: file) { file throws(Failure) in MetroPicture(try file.decodeJSON()) }
  }
}

extension MetroMap.Station {
  /// Returns the frame of the name, beside the station's mark. Names grow less than the map does. Therefore a name with
  /// enough room at one scale has enough at every larger scale, and zooming in never hides a name.
  func nameFrame(_ size: Size, scale: Double) -> Rect {
    let away = MetroMeasure(scale: scale).radius(of: self) + (isInterchange ? 5 : 4)
    let direction = side.direction
    let reach = direction.x != 0 && direction.y != 0 ? away * 0.72 : away
    let center =
      position * scale + direction * reach
      + Vector2(direction.x * size.width / 2, direction.y * size.height * (direction.x == 0 ? 0.5 : 0.3))
    return Rect(center: center, size: size)
  }
}

extension MetroMap.Station.Side {
  fileprivate var direction: Vector2 {
    func sign(_ start: Character, _ end: Character) -> Double {
      rawValue.contains(end) ? 1 : rawValue.contains(start) ? -1 : 0
    }
    return Vector2(sign("w", "e"), sign("n", "s"))
  }
}
