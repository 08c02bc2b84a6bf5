package import ScrollGeometry
package import ScrollInteraction

package struct WindowEvent: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case input(InputEvent)
    case secondaryClick(Vector2)
    case resize(Size)
    case focusLost
    /// The window's contents must be redrawn: it was uncovered, shown or moved to another display.
    case exposed
    case preferences(DesktopPreferences)
    /// Typed text, sent only while the window has text input turned on.
    case text(String)
    case composition(TextComposition)
    case modifiers(KeyPress.Modifiers)
    /// A file was dropped onto the window; the value is its path.
    case drop(String)
    case accessibility(AccessibilityRequest)
    case quit
  }

  /// The event's time in seconds of the host's clock, counted from the program's start.
  package let time: Double
  package let kind: Kind

  /// Creates an event at `time`, and gives this time to a pointer, wheel or pinch event inside `kind` as well.
  package init(time: Double, kind: Kind) {
    self.time = time
    switch kind {
    case .input(.pointer(var event)):
      event.time = time
      self.kind = .input(.pointer(event))
    case .input(.wheel(var event)):
      event.time = time
      self.kind = .input(.wheel(event))
    case .input(.pinch(var event)):
      event.time = time
      self.kind = .input(.pinch(event))
    default: self.kind = kind
    }
  }
}

/// An action of the user. Positions are in points, times in seconds of the host's clock.
package enum InputEvent: Hashable, Sendable {
  /// The left mouse button, or fingers on a touch screen. Other buttons never press it, even in a drag. Losing keyboard
  /// focus cancels it. With two fingers down, it follows their midpoint, without a jump when one lands or lifts.
  case pointer(PointerEvent)
  case wheel(WheelEvent)
  /// A pinch by two fingers, always between the pointer's down and up events.
  case pinch(PinchEvent)
  case key(KeyPress)
  /// The mouse position with no button down; `nil` if the mouse is outside the view that receives the event.
  case hover(Vector2?)
}

extension InputEvent {
  /// The position of a pointer or a wheel; `nil` for other input.
  package var position: Vector2? {
    switch self {
    case .pointer(let event): event.position
    case .wheel(let wheel): wheel.position
    case .pinch, .key, .hover: nil
    }
  }

  /// Returns the event of a pointer or a wheel at a shifted position, and other input as it is.
  package func moved(by shift: Vector2) -> InputEvent {
    switch self {
    case .pointer(var event):
      event.position += shift
      return .pointer(event)
    case .wheel(var wheel):
      wheel.position += shift
      return .wheel(wheel)
    case .pinch, .key, .hover: return self
    }
  }
}
