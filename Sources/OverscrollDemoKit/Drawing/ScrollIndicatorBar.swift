import OverscrollGraphics
import ScrollGeometry
import ScrollInteraction

/// One scroll indicator at the edge of a scroll view.
package struct ScrollIndicatorBar {
  private static let thickness = 6.0
  private static let distance = 3.0

  package let axis: Axis
  package let viewport: Size
  package let limits: ClosedRange<Double>
  /// Whether there is a bar along the other axis as well, which takes a corner.
  package let hasBoth: Bool

  package init(axis: Axis, viewport: Size, limits: ClosedRange<Double>, hasBoth: Bool) {
    self.axis = axis
    self.viewport = viewport
    self.limits = limits
    self.hasBoth = hasBoth
  }

  package init(view: SimpleScrollView, axis: Axis) {
    self.init(
      axis: axis, viewport: view.layout.viewport, limits: view.limits(axis),
      hasBoth: Axis.allCases.allSatisfy(view.layout.isScrollable))
  }

  /// Where the bar lies on the stage; `nil` when everything along its axis is visible.
  package func frame(_ offset: Double) -> Rect? {
    let ends = 2 * Self.distance + (hasBoth ? Self.thickness + Self.distance : 0)
    let bar = ScrollIndicator(
      offset: offset, limits: limits, viewport: viewport[axis], track: viewport[axis] - ends)
    return bar.map { frame($0, in: viewport) }
  }

  private func frame(_ bar: ScrollIndicator, in viewport: Size) -> Rect {
    var rect = Rect.zero
    rect.origin[axis] = Self.distance + bar.position
    rect.origin[axis.other] = viewport[axis.other] - Self.distance - Self.thickness
    rect.size[axis] = bar.length
    rect.size[axis.other] = Self.thickness
    return rect
  }

  package func draw(on canvas: inout Canvas, _ offset: Double, _ theme: Theme) {
    guard let frame = frame(offset) else { return }
    canvas.fill(frame.inset(by: -1), radius: Self.thickness / 2 + 1, theme.background.opacity(0.5))
    canvas.fill(frame, radius: Self.thickness / 2, theme.text.opacity(0.55))
  }
}
