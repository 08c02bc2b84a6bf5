// The icons of the app, on the grid of the demos' icons: lines of one width, and no fills except for dots.

extension Icon {
  static let chevron = Icon(lines: [line((6.5, 8.5), (10, 12), (13.5, 8.5))])
  static let check = Icon(lines: [line((5, 10.5), (8.5, 14), (15, 6.5))])
  static let trash = Icon(
    frames: [(rect: Rect(x: 5, y: 6, width: 10, height: 11), radius: 2)],
    lines: [
      line((3.5, 6), (16.5, 6)), line((8, 3.5), (12, 3.5)), line((8.5, 9), (8.5, 14)), line((11.5, 9), (11.5, 14)),
    ])
  static let inspector = Icon(
    blocks: [(5.0, 4.0), (10, 11)].map { (rect: Rect(x: $0, y: $1, width: 5, height: 5), radius: 2.5) },
    lines: [line((3, 6.5), (17, 6.5)), line((3, 13.5), (17, 13.5))])
  static let play = Icon(lines: [line((6.5, 4.5), (15.5, 10), (6.5, 15.5), isClosed: true)])
  static let pause = Icon(lines: [line((7, 5), (7, 15)), line((13, 5), (13, 15))])
  static let replay = Icon(lines: [
    Path(arc(center: Vector2(10, 10.5), radius: 7, from: -145, to: 150)), line((2.6, 2.6), (3.6, 6.9), (7.9, 6.2)),
    line((8.2, 7.6), (12.8, 10.5), (8.2, 13.4), isClosed: true),
  ])
  static let loop = Icon(lines: [
    line((3.5, 10.5), (3.5, 6), (16, 6)), line((13, 3), (16, 6), (13, 9)), line((16.5, 9.5), (16.5, 14), (4, 14)),
    line((7, 11), (4, 14), (7, 17)),
  ])
  static let copy = Icon(
    frames: [(rect: Rect(x: 7, y: 6.5, width: 9.5, height: 10.5), radius: 2)],
    lines: [line((4, 13.5), (4, 3.5), (12.5, 3.5))])
  static let undo = Icon(lines: [
    line((7, 4), (3.5, 7.5), (7, 11)),
    Path([Vector2(3.8, 7.5)] + arc(center: Vector2(11.5, 11.75), radius: 4.25, from: -90, to: 90) + [Vector2(8, 16)]),
  ])
  static let redo = Icon(lines: [
    line((13, 4), (16.5, 7.5), (13, 11)),
    Path(
      [Vector2(16.2, 7.5)] + arc(center: Vector2(8.5, 11.75), radius: 4.25, from: -90, to: -270) + [Vector2(12, 16)]),
  ])
  static let physics = Icon(
    blocks: [(rect: Rect(x: 3, y: 12, width: 5, height: 5), radius: 2.5)],
    lines: [line((7.5, 12.5), (15.5, 4.5)), line((9.8, 4), (16, 4), (16, 10.2))])
  static let graph = Icon(lines: [
    line((3, 3), (3, 17), (17, 17)), line((6, 13), (8, 7.5), (9.5, 6), (11, 7), (13, 10), (16.5, 11)),
  ])
  static let menu = Icon(lines: [5.0, 10, 15].map { line((3.5, $0), (16.5, $0)) })
  static let swap = Icon(lines: [
    line((3.5, 7), (16, 7)), line((13, 4), (16, 7), (13, 10)), line((16.5, 13), (4, 13)),
    line((7, 10), (4, 13), (7, 16)),
  ])
  static let close = Icon(lines: [line((5.5, 5.5), (14.5, 14.5)), line((14.5, 5.5), (5.5, 14.5))])

  private static func line(_ points: (x: Double, y: Double)..., isClosed: Bool = false) -> Path {
    Path(points.map { Vector2($0.x, $0.y) }, isClosed: isClosed)
  }

  /// Returns points along an arc. Angles are in degrees, clockwise from the right.
  private static func arc(center: Vector2, radius: Double, from start: Double, to end: Double) -> [Vector2] {
    (0...16).map { step in
      let angle = (start + (end - start) * Double(step) / 16) * Double.pi / 180
      return center + Vector2(cos(angle), sin(angle)) * radius
    }
  }
}
