/// The map with all parts of its picture that do not depend on the scale.
struct MetroPicture: Sendable {
  let map: MetroMap
  let tracks: [RoundedTrack]
  let rivers: [RoundedTrack]
  let areas: [[Vector2]]
  let labels: MetroLabels
  let summary: String

  init(_ map: MetroMap) {
    self.map = map
    tracks = map.lines.map { RoundedTrack($0.path, isClosed: $0.isRing, radius: 26) }
    rivers = map.rivers.map { RoundedTrack($0.path, isClosed: false, radius: 70) }
    areas = map.areas.map { RoundedTrack.outline($0.outline, radius: 26) }
    labels = MetroLabels(map)
    summary = "\(map.lines.count) lines  ·  \(map.stations.count) stations"
  }

  static func made(from assets: Assets) -> Result<MetroPicture, Failure> {
    assets.value(of: "metro.json") { file throws(Failure) in MetroPicture(try file.decodeJSON()) }
  }
}
