import OverscrollDemoKit
import OverscrollGraphics
import OverscrollInput
import ScrollGeometry
import ScrollInteraction

/// A part of the window: what the pointer finds there, what that asks for, and how it looks.
///
/// A panel is a view of the app's state, made anew whenever it is asked. A button is added to a panel, with an action
/// that `App.perform(_:)` knows.
package protocol Panel {
  /// What is at a point of the window; `nil` where the panel does not take the pointer.
  func hitTest(_ point: Vector2) -> Hit?
  /// What is asked for by the pointer that was pressed on a part of the panel.
  func handle(_ event: PanelEvent) -> [AppAction]
  func cursor(over part: Hit.Part, at point: Vector2) -> CursorShape
  /// - Parameter hover: where the mouse is, unless it drags something or is over a menu.
  func draw(on canvas: inout Canvas, hover: Vector2?, _ theme: Theme)
}

/// What the pointer does that was pressed on a part of a panel.
package struct PanelEvent: Sendable {
  package let phase: PointerEvent.Phase
  package let position: Vector2
  /// Where it was pressed.
  package let hit: Hit
  package let isDoubleClick: Bool
  /// Whether it is lifted over the part on which it was pressed.
  package let isClick: Bool
}

extension Panel {
  package func hitTest(_ point: Vector2) -> Hit? { nil }

  package func handle(_ event: PanelEvent) -> [AppAction] {
    if event.isClick, case .button(let action) = event.hit.part { [action] } else { [] }
  }

  package func cursor(over part: Hit.Part, at point: Vector2) -> CursorShape {
    if case .button = part { .pointingHand } else { .arrow }
  }
}
