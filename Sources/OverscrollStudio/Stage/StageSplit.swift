/// The division of the stage: a single demo, or the demos of A and B side by side below their names.
struct StageSplit: Equatable, Sendable {
  let frame: Rect
  let tuned: Comparison.Slot
  let isSplit: Bool

  private static let gap = 2.0
  private static let rowHeight = 24.0

  private var half: Double { max(1, ((frame.width - Self.gap) / 2).rounded(.down)) }

  /// Returns the size of a stage whose two demos have this size each.
  static func size(aroundTwo demo: Size) -> Size { Size(2 * demo.width + gap, demo.height + rowHeight) }

  /// Returns the frame of a slot's demo: the whole stage for the tuned one of a stage without another.
  func frame(of slot: Comparison.Slot) -> Rect {
    guard isSplit else { return frame }
    return Rect(
      x: slot == .a ? frame.minX : frame.maxX - half, y: frame.minY + Self.rowHeight, width: half,
      height: max(1, frame.height - Self.rowHeight))
  }

  var main: Rect { frame(of: tuned) }
  var other: Rect { frame(of: tuned.other) }

  func name(of slot: Comparison.Slot) -> Rect {
    let demo = frame(of: slot)
    return Rect(x: demo.minX, y: frame.minY, width: demo.width, height: Self.rowHeight)
  }

  func demoPoint(_ point: Vector2) -> Vector2 { point - frame(of: slot(at: point)).origin }
  func slot(at point: Vector2) -> Comparison.Slot { isSplit && other.contains(point) ? tuned.other : tuned }
}
