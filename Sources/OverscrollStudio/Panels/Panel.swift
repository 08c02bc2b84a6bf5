import OverscrollDemoKit
import OverscrollGraphics
import OverscrollInput
import ScrollGeometry
import ScrollInteraction

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
  /// - Parameter hover: where the mouse is, unless it drags something or is over a menu.
  func draw(on canvas: inout Canvas, hover: Vector2?, _ theme: Theme)
}

extension Panel {
  func hitTest(_ point: Vector2) -> Hit? { nil }

  func handle(_ event: PointerEvent, _ press: PointerState.Press, on hit: Hit, isClick: Bool) -> [AppAction] {
    if isClick, case .button(let action) = hit.part { [action] } else { [] }
  }

  func cursor(over part: Hit.Part, at point: Vector2) -> CursorShape {
    if case .button = part { .pointingHand } else { .arrow }
  }
}
