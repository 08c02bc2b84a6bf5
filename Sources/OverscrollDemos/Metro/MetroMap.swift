/// A schematic transit network, read from `metro.json` and validated.
struct MetroMap: Sendable {
  /// A name, and the point of the map at its center.
  struct Name: Sendable {
    var text: String
    var place: Vector2
  }

  struct River: Sendable {
    var name: Name
    var width: Double
    var path: [Vector2]
  }

  struct Area: Sendable {
    enum Kind: String, Sendable, CaseIterable { case water, park }

    var kind: Kind
    var name: Name?
    var outline: [Vector2]
  }

  struct Line: Sendable {
    /// The text on the line's badge.
    var name: String
    var title: String
    var color: Color
    var path: [Vector2]
    var isRing: Bool
  }

  struct Station: Sendable {
    /// The side of the mark on which the name is.
    enum Side: String, Sendable, CaseIterable { case n, ne, e, se, s, sw, w, nw }

    var name: String
    var position: Vector2
    /// The indices of the station's lines, at least one.
    var lines: [Int]
    var side: Side
  }

  var city: String
  var size: Size
  var rivers: [River]
  var areas: [Area]
  var lines: [Line]
  var stations: [Station]
}

extension MetroMap.Station {
  var isInterchange: Bool { lines.count > 1 }
}

extension MetroMap.Line {
  /// The straight stretches of the path, including the closing stretch of a ring.
  var stretches: [(from: Vector2, to: Vector2)] {
    let ends = path.dropFirst() + (isRing ? path.prefix(1) : [])
    return zip(path, ends).map { ($0, $1) }
  }

  func distance(to point: Vector2) -> Double {
    stretches.map { point.distance(toStretch: $0.from, $0.to) }.min() ?? .infinity
  }
}

extension Vector2 {
  fileprivate func distance(toStretch a: Vector2, _ b: Vector2) -> Double {
    let (way, here) = (b - a, self - a)
    let square = way.x * way.x + way.y * way.y
    guard square > 0 else { return here.length }
    let fraction = ((way.x * here.x + way.y * here.y) / square).clamped(to: 0...1)
    return distance(to: a + way * fraction)
  }
}
