/// The division of the stage: a single demo, or the demos of A and B side by side.
struct StageSplit: Equatable, Sendable {
  let frame: Rect
  let tuned: Comparison.Slot
  let share: Double

  private static let gap = 2.0
  private static let rowHeight = 24.0

  private var half: Double { max(1, ((frame.width - Self.gap) / 2).rounded(.down)) }
  /// The width that the tuned demo leaves to the line and the other demo.
  private var rest: Double { frame.width - half }
  private var taken: Double { share < 1 ? (rest * share).rounded() : rest }

  /// The height of the names above the demos: none above a single demo.
  private var nameHeight: Double { (Self.rowHeight * share).rounded() }

  /// Returns the size of a stage whose two demos have this size each.
  static func size(aroundTwo demo: Size) -> Size { Size(2 * demo.width + gap, demo.height + rowHeight) }

  var main: Rect {
    let width = max(1, frame.width - taken)
    return Rect(
      x: tuned == .a ? frame.minX : frame.maxX - width, y: frame.minY + nameHeight, width: width,
      height: max(1, frame.height - nameHeight))
  }

  /// The frame of the other demo at its final size, partly outside the stage while it slides in.
  var other: Rect {
    let outside = rest - taken
    let x = tuned == .a ? frame.maxX - half + outside : frame.minX - outside
    return Rect(x: x, y: frame.minY + Self.rowHeight, width: half, height: max(1, frame.height - Self.rowHeight))
  }

  func name(of slot: Comparison.Slot) -> Rect {
    let demo = frame(of: slot)
    return Rect(x: demo.minX, y: frame.minY, width: demo.width, height: nameHeight)
  }

  func frame(of slot: Comparison.Slot) -> Rect { slot == tuned ? main : other }
  func demoPoint(_ point: Vector2) -> Vector2 { point - frame(of: slot(at: point)).origin }
  func slot(at point: Vector2) -> Comparison.Slot { share > 0 && other.contains(point) ? tuned.other : tuned }
}
