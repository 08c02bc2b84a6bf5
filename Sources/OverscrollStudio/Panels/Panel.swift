/// A part of the window: what the pointer finds there, what that asks for, and how it looks.
///
/// A panel is a view of the app's state, made anew whenever it is asked. A button is added to a panel, with an action
/// that `App.perform(_:)` knows.
protocol Panel {
  /// What is at a point of the window; `nil` where the panel does not take the pointer.
  func hitTest(_ point: Vector2) -> Hit?
  /// What is asked for by the pointer that was pressed on a part of the panel.
  ///
  /// - Parameter isClick: whether it is lifted over that part.
  func handle(_ event: PointerEvent, _ press: PointerState.Press, on hit: Hit, isClick: Bool) -> [AppAction]
  func cursor(over part: Hit.Part, at point: Vector2) -> CursorShape
  /// The control at a point of the window, where it has only a picture: its name and its key are shown beside it.
  func control(at point: Vector2) -> Control?
  /// The name of the picture at a point of the window; `nil` where there is none, or where its name stands beside it.
  func tooltip(at point: Vector2) -> Tooltip?
  /// - Parameter hover: where the mouse is, unless it drags something or is over a menu.
  func draw(on canvas: inout Canvas, hover: Vector2?, _ theme: Theme)
}

extension Panel {
  func hitTest(_ point: Vector2) -> Hit? { nil }
  func control(at point: Vector2) -> Control? { nil }
  func tooltip(at point: Vector2) -> Tooltip? { nil }

  func handle(_ event: PointerEvent, _ press: PointerState.Press, on hit: Hit, isClick: Bool) -> [AppAction] {
    if isClick, case .button(let action) = hit.part { [action] } else { [] }
  }

  func cursor(over part: Hit.Part, at point: Vector2) -> CursorShape {
    if case .button = part { .pointingHand } else { .arrow }
  }
}

/// Something that performs an action when it is clicked, and where it is in the window.
struct Control {
  let action: AppAction
  let frame: Rect
}

/// What the pointer is on.
struct Hit: Sendable {
  /// In the order in which they are asked; an overlay, where there is one, takes all.
  enum PanelID: Sendable, CaseIterable { case curveEditor, stage, graph, inspector, sidebar, header, overlay }

  enum Part: Equatable, Sendable {
    /// Takes the pointer, and nothing happens.
    case background
    /// A click performs it.
    case button(AppAction)
    case slider(ParameterControl)
    /// The name of a number, dragged to the side as its slider is.
    case label(ParameterControl)
    case curve(ResponseCurve.Drag)
    /// A curve beside its dots: a double click enlarges it.
    case plot(ResponseCurve.Subject)
    /// The edge by which a panel is made higher or lower.
    case edge
    /// Drags what a zoomed graph shows.
    case times
    /// An end of what is measured in the graph; the other one stays.
    case measured(from: Double)
    /// Text that is being typed.
    case field
    /// Follows the pointer from its press to its release.
    case surface
  }

  let panel: PanelID
  let part: Part
  /// From the pointer to the middle of the knob or handle that it is on, along the way of that, in points; else 0.
  var knobOffset = 0.0
  /// Whose part of the stage it is on.
  var slot = Comparison.Slot.b
  /// Whether a press there may drag the panel's list: then it is a click only if it did not.
  var isInList = false
}

extension Hit: Equatable {
  /// Regardless of where on the part the pointer is.
  static func == (a: Hit, b: Hit) -> Bool { a.panel == b.panel && a.part == b.part }
}
