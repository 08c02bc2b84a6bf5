package import OverscrollInput
package import ScrollGeometry
package import ScrollInteraction

/// Shorthands for scripted input, whose time is the window event's.
extension WindowEvent.Kind {
  package static func pointer(
    _ phase: PointerEvent.Phase, _ device: PointerEvent.Device, position: Vector2
  ) -> WindowEvent.Kind {
    .input(.pointer(PointerEvent(phase, device: device, position: position, time: 0)))
  }

  package static func wheel(_ event: WheelEvent) -> WindowEvent.Kind { .input(.wheel(event)) }

  package static func pinch(_ event: PinchEvent) -> WindowEvent.Kind { .input(.pinch(event)) }

  package static func key(_ press: KeyPress) -> WindowEvent.Kind { .input(.key(press)) }

  package static func hover(_ position: Vector2?) -> WindowEvent.Kind { .input(.hover(position)) }
}

extension KeyPress {
  /// Creates a key press from the name that traces use, such as "PageDown".
  package init(named name: String, modifiers: Modifiers = [], isRepeat: Bool = false) {
    self.init(Key(name: name), modifiers: modifiers, isRepeat: isRepeat)
  }
}
