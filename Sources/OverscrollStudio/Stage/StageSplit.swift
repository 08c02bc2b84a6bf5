/// How the stage is divided: it has one demo, or those of A and B side by side.
struct StageSplit: Equatable, Sendable {
  /// All of the stage, in the window.
  let frame: Rect
  /// The slot of the demo that is tuned: A is at the left.
  let tuned: Comparison.Slot
  /// How far the other demo has come in, from 0 to 1.
  let share: Double

  /// The line between the two is at least so wide, in points.
  private static let gap = 2.0

  private var half: Double { max(1, ((frame.width - Self.gap) / 2).rounded(.down)) }
  /// What the tuned demo leaves of the stage once the other one is there.
  private var rest: Double { frame.width - half }
  private var taken: Double { share < 1 ? (rest * share).rounded() : rest }

  /// Where the demo that is tuned is.
  var main: Rect {
    let width = max(1, frame.width - taken)
    return Rect(x: tuned == .a ? frame.minX : frame.maxX - width, y: frame.minY, width: width, height: frame.height)
  }

  /// Where the other demo is, as large as it will be: partly outside of the stage as long as it comes in.
  var other: Rect {
    let outside = rest - taken
    let x = tuned == .a ? frame.maxX - half + outside : frame.minX - outside
    return Rect(x: x, y: frame.minY, width: half, height: frame.height)
  }

  func frame(of slot: Comparison.Slot) -> Rect { slot == tuned ? main : other }

  /// Whose part of the stage a point is in.
  func slot(at point: Vector2) -> Comparison.Slot { share > 0 && other.contains(point) ? tuned.other : tuned }
}
