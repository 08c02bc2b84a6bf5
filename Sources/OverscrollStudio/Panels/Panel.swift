/// A part of the window that finds controls under the pointer, handles events and draws. It is made anew for every use.
protocol Panel {
  /// Returns the part at a point of the window; `nil` if the panel does not take the pointer there.
  func hitTest(_ point: Vector2) -> Hit?
  /// Returns the actions for an event of a press on `hit`. `isClick` is whether the pointer was released there.
  func handle(_ event: PointerEvent, _ press: PointerState.Press, on hit: Hit, isClick: Bool) -> [AppAction]
  func cursor(over part: Hit.Part, at point: Vector2) -> CursorShape
  /// Returns the control at a point of the window if it shows only an icon. A tooltip shows its title and key.
  func control(at point: Vector2) -> Control?
  /// Returns a tooltip for any other icon at a point of the window; `nil` if its name is beside it or there is none.
  func tooltip(at point: Vector2) -> Tooltip?
  /// Draws the panel. `hover` is the mouse position; `nil` during a drag or below a menu.
  func draw(on canvas: inout Canvas, hover: Vector2?, _ theme: Theme)
}

extension Panel {
  func hitTest(_ point: Vector2) -> Hit? { nil }
  func control(at point: Vector2) -> Control? { nil }
  func tooltip(at point: Vector2) -> Tooltip? { nil }

  func handle(_ event: PointerEvent, _ press: PointerState.Press, on hit: Hit, isClick: Bool) -> [AppAction] {
    if isClick, case .button(let action) = hit.part { [action] } else { [] }
  }

  func cursor(over part: Hit.Part, at point: Vector2) -> CursorShape { part.cursor }
}

struct Control {
  let action: AppAction
  let frame: Rect
  var title = ""
}

struct Hit: Equatable, Sendable {
  enum PanelID: Sendable, CaseIterable { case stage, graph, inspector, sidebar, header, status, overlay, toast }

  enum Part: Equatable, Sendable {
    case background
    case button(AppAction)
    case slider(ParameterControl)
    case curve(ResponseCurve.Drag)
    case edge
    case field
    /// An area that follows the pointer from press to release.
    case surface

    var cursor: CursorShape {
      switch self {
      case .slider, .surface: .resizeHorizontal
      case .curve(let drag): drag.handle.isHorizontal ? .resizeHorizontal : .resizeVertical
      case .edge: .resizeVertical
      case .field: .text
      // The wide areas that select a row or close an overlay show no hand.
      case .button(.select), .button(.command(.dismiss)), .button(.dismissToast), .background: .arrow
      case .button: .pointingHand
      }
    }
  }

  let panel: PanelID
  let part: Part
  /// The distance along its track from the pointer to the center of a knob or handle, in points; 0 for other parts.
  var knobOffset = 0.0
  /// The slot whose part of the stage was hit.
  var slot = Comparison.Slot.b
  /// Whether a press may scroll the panel's list. A press that scrolls is no click.
  var isInList = false

  /// Compares panels and parts, regardless of the pointer's position on the part.
  static func == (a: Hit, b: Hit) -> Bool { a.panel == b.panel && a.part == b.part }
}

extension Icon {
  func draw(on canvas: inout Canvas, centeredIn frame: Rect, _ color: Color) {
    draw(on: &canvas, at: Rect(center: frame.center, size: Size(Icon.size, Icon.size)).origin, color)
  }
}

extension Canvas {
  /// Draws lines of text below one another in boxes of this height, the first one at the top of `frame`.
  mutating func text(
    lines: some Sequence<String>, in frame: Rect, lineHeight: Double, _ style: TextStyle, _ color: Color
  ) {
    for (index, line) in lines.enumerated() {
      let top = frame.minY + Double(index) * lineHeight
      text(line, in: Rect(x: frame.minX, y: top, width: frame.width, height: lineHeight), style, color)
    }
  }
}
