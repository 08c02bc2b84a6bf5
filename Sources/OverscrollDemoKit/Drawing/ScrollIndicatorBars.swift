package struct ScrollIndicatorBars {
  private static let (thickness, distance) = (6.0, 3.0)

  package let viewport: Size
  package let limits: PerAxis<ClosedRange<Double>>

  package init(viewport: Size, limits: PerAxis<ClosedRange<Double>>) {
    (self.viewport, self.limits) = (viewport, limits)
  }

  /// Whether content scrolls along both axes: each bar then leaves the corner to the other.
  private var hasBoth: Bool { Axis.allCases.allSatisfy { limits[$0].upperBound - limits[$0].lowerBound > .rounding } }

  package func draw(
    on canvas: inout Canvas, contentOffset: Vector2, at time: Double, restTime: Double?, _ theme: Theme
  ) {
    let opacity = ScrollIndicatorFade.opacity(at: time, restTime: restTime)
    guard opacity > 0 else { return }
    canvas.faded(to: opacity) { canvas in
      for axis in Axis.allCases {
        guard let frame = frame(axis, contentOffset[axis]) else { continue }
        canvas.fill(frame.inset(by: -1), radius: Self.thickness / 2 + 1, theme.background.opacity(0.5))
        canvas.fill(frame, radius: Self.thickness / 2, theme.text.opacity(0.55))
      }
    }
  }

  private func frame(_ axis: Axis, _ offset: Double) -> Rect? {
    let ends = 2 * Self.distance + (hasBoth ? Self.thickness + Self.distance : 0)
    let indicator = ScrollIndicator(
      offset: offset, limits: limits[axis], viewport: viewport[axis], track: viewport[axis] - ends)
    return indicator.map { indicator in
      Rect(
        from: Self.distance + indicator.position, length: indicator.length, along: axis,
        across: viewport[axis.other] - Self.distance - Self.thickness, thickness: Self.thickness)
    }
  }
}
