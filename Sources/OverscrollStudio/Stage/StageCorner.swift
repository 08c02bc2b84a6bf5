/// A position on the stage for a small overlay beside the demo's controls.
enum StageCorner {
  case topLeft, topRight, bottomLeft, bottomRight
  /// A position below the demo's controls in the upper right corner.
  case belowTopRight

  private static let margin = 12.0

  /// Returns the frame in the first of `corners` that covers no control, or else in the corner that covers the least.
  static func place(_ size: Size, on stage: Size, avoiding controls: [Rect], _ corners: [StageCorner]) -> Rect {
    var (best, least) = (Rect(origin: .zero, size: size), Double.infinity)
    for corner in corners {
      let frame = corner.frame(size, on: stage, controls)
      let covered = controls.reduce(0) { sum, control in
        let common = frame.intersection(control)
        return sum + (common.isEmpty ? 0 : common.width * common.height)
      }
      if covered < least { (best, least) = (frame, covered) }
    }
    return best
  }

  private func frame(_ size: Size, on stage: Size, _ controls: [Rect]) -> Rect {
    let margin = StageCorner.margin
    let (right, bottom) = (stage.width - size.width - margin, stage.height - size.height - margin)
    var below: Double {
      let top = StageCorner.topRight.frame(size, on: stage, [])
      let end = controls.filter(top.intersects).map(\.maxY).max() ?? 0
      return min(end + margin, max(margin, bottom))
    }
    let corner: Vector2 =
      switch self {
      case .topLeft: Vector2(margin, margin)
      case .topRight: Vector2(right, margin)
      case .belowTopRight: Vector2(right, below)
      case .bottomLeft: Vector2(margin, bottom)
      case .bottomRight: Vector2(right, bottom)
      }
    return Rect(origin: corner, size: size)
  }
}
