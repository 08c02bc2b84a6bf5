// The icons of the toolbar, on the grid of the other icons: lines of one width, and no fills except for dots.

extension Icon {
  static let play = Icon(
    lines: [Path([Vector2(6.5, 4.5), Vector2(15.5, 10), Vector2(6.5, 15.5)], isClosed: true)])
  static let pause = Icon(
    lines: [Path([Vector2(7, 5), Vector2(7, 15)]), Path([Vector2(13, 5), Vector2(13, 15)])])
  static let step = Icon(
    lines: [
      Path([Vector2(4.5, 5), Vector2(12, 10), Vector2(4.5, 15)], isClosed: true),
      Path([Vector2(15.5, 5), Vector2(15.5, 15)]),
    ])
  /// Two arrows that form a loop.
  static let loop = Icon(
    lines: [
      Path([Vector2(3.5, 10), Vector2(3.5, 9), Vector2(4.3, 7), Vector2(6.5, 6), Vector2(15.5, 6)]),
      Path([Vector2(13, 3.2), Vector2(15.8, 6), Vector2(13, 8.8)]),
      Path([Vector2(16.5, 10), Vector2(16.5, 11), Vector2(15.7, 13), Vector2(13.5, 14), Vector2(4.5, 14)]),
      Path([Vector2(7, 11.2), Vector2(4.2, 14), Vector2(7, 16.8)]),
    ])
  /// A circular arrow.
  static let replay = Icon(
    lines: [
      Path(arc(center: Vector2(10, 10.5), radius: 6, from: -150, to: 130)),
      Path([Vector2(3.4, 3.8), Vector2(4.4, 7.8), Vector2(8.4, 7)]),
    ])
  static let record = Icon(
    frames: [(rect: Rect(x: 3.2, y: 3.2, width: 13.6, height: 13.6), radius: 6.8)],
    blocks: [(rect: Rect(x: 6.5, y: 6.5, width: 7, height: 7), radius: 3.5)])
  static let undo = Icon(
    lines: [
      Path([Vector2(7, 4), Vector2(3.5, 7.5), Vector2(7, 11)]),
      Path([Vector2(3.8, 7.5)] + arc(center: Vector2(11.5, 11.75), radius: 4.25, from: -90, to: 90) + [Vector2(8, 16)]),
    ])
  static let redo = Icon(
    lines: [
      Path([Vector2(13, 4), Vector2(16.5, 7.5), Vector2(13, 11)]),
      Path(
        [Vector2(16.2, 7.5)] + arc(center: Vector2(8.5, 11.75), radius: 4.25, from: -90, to: -270) + [Vector2(12, 16)]),
    ])
  /// The letter A in a frame.
  static let setA = Icon(
    frames: [(rect: Rect(x: 2.8, y: 2.8, width: 14.4, height: 14.4), radius: 3.5)],
    lines: [
      Path([Vector2(6.4, 14), Vector2(10, 5.8), Vector2(13.6, 14)]), Path([Vector2(7.7, 11.2), Vector2(12.3, 11.2)]),
    ])
  /// A square in front of another square.
  static let ghost = Icon(
    frames: [(rect: Rect(x: 3, y: 3, width: 9.5, height: 9.5), radius: 3)],
    lines: [
      Path(
        [Vector2(15, 7.5), Vector2(16, 7.5), Vector2(17, 8.5), Vector2(17, 16), Vector2(16, 17), Vector2(8.5, 17)]
          + [Vector2(7.5, 16), Vector2(7.5, 15)])
    ])
  /// A frame with two halves.
  static let sideBySide = Icon(
    frames: [(rect: Rect(x: 3, y: 4, width: 14, height: 12), radius: 2.5)],
    lines: [Path([Vector2(10, 4), Vector2(10, 16)])])
  static let copy = Icon(
    frames: [(rect: Rect(x: 7, y: 7, width: 10, height: 10), radius: 2.5)],
    lines: [
      Path(
        [Vector2(4.5, 13), Vector2(3.7, 12.8), Vector2(3, 12), Vector2(3, 5), Vector2(3.6, 3.6), Vector2(5, 3)]
          + [Vector2(12, 3), Vector2(12.8, 3.7), Vector2(13, 4.5)])
    ])
  /// An arrow from a dot, for a velocity.
  static let physics = Icon(
    blocks: [(rect: Rect(x: 3, y: 12, width: 5, height: 5), radius: 2.5)],
    lines: [
      Path([Vector2(7.5, 12.5), Vector2(15.5, 4.5)]), Path([Vector2(9.8, 4), Vector2(16, 4), Vector2(16, 10.2)]),
    ])
  /// A curve above its axes.
  static let graph = Icon(
    lines: [
      Path([Vector2(3, 3), Vector2(3, 17), Vector2(17, 17)]),
      Path([Vector2(6, 13), Vector2(8, 7.5), Vector2(9.5, 6), Vector2(11, 7), Vector2(13, 10), Vector2(16.5, 11)]),
    ])
  static let theme = Icon(
    frames: [(rect: Rect(x: 3.2, y: 3.2, width: 13.6, height: 13.6), radius: 6.8)],
    lines: [
      Path([Vector2(10, 4), Vector2(10, 16)]), Path([Vector2(12, 4.5), Vector2(12, 15.5)]),
      Path([Vector2(13.6, 5.5), Vector2(13.6, 14.5)]), Path([Vector2(15.2, 7.5), Vector2(15.2, 12.5)]),
    ])
  static let fullScreen = Icon(
    lines: [
      Path([Vector2(3.5, 7.5), Vector2(3.5, 3.5), Vector2(7.5, 3.5)]),
      Path([Vector2(12.5, 3.5), Vector2(16.5, 3.5), Vector2(16.5, 7.5)]),
      Path([Vector2(16.5, 12.5), Vector2(16.5, 16.5), Vector2(12.5, 16.5)]),
      Path([Vector2(7.5, 16.5), Vector2(3.5, 16.5), Vector2(3.5, 12.5)]),
    ])
  /// Two arrows to opposite corners.
  static let enlarge = Icon(
    lines: [
      Path([Vector2(11.5, 4.5), Vector2(15.5, 4.5), Vector2(15.5, 8.5)]), Path([Vector2(15, 5), Vector2(11.5, 8.5)]),
      Path([Vector2(8.5, 15.5), Vector2(4.5, 15.5), Vector2(4.5, 11.5)]), Path([Vector2(5, 15), Vector2(8.5, 11.5)]),
    ])
  static let menu = Icon(
    lines: [5.0, 10, 15].map { Path([Vector2(3.5, $0), Vector2(16.5, $0)]) })
  static let swap = Icon(
    lines: [
      Path([Vector2(3.5, 7), Vector2(16, 7)]), Path([Vector2(13, 4), Vector2(16, 7), Vector2(13, 10)]),
      Path([Vector2(16.5, 13), Vector2(4, 13)]), Path([Vector2(7, 10), Vector2(4, 13), Vector2(7, 16)]),
    ])
  static let close = Icon(
    lines: [Path([Vector2(5.5, 5.5), Vector2(14.5, 14.5)]), Path([Vector2(14.5, 5.5), Vector2(5.5, 14.5)])])

  /// Returns points along an arc. Angles are in degrees, clockwise from the right.
  private static func arc(center: Vector2, radius: Double, from start: Double, to end: Double) -> [Vector2] {
    (0...16).map { step in
      let angle = (start + (end - start) * Double(step) / 16) * Double.pi / 180
      return center + Vector2(cos(angle), sin(angle)) * radius
    }
  }
}
