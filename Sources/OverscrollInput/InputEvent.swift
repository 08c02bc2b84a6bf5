package import ScrollGeometry
package import ScrollInteraction

/// Something that happened outside: in seconds of the host's clock, counted from the program's start, and in points.
package struct InputEvent: Hashable, Sendable {
  package var time: Double
  package var kind: Kind

  package enum Kind: Hashable, Sendable {
    /// The left mouse button, or fingers on a touch screen. Other buttons do nothing, in mid-drag neither. It is
    /// cancelled when the window loses the keyboard. With two fingers down it moves as far as the middle between them;
    /// a finger that lands or lifts does not make it jump.
    case pointer(PointerEvent.Phase, PointerEvent.Device, position: Vector2)
    case wheel(WheelEvent)
    /// Two fingers, always between the pointer's going down and coming up.
    case pinch(PinchEvent)
    case key(Key)
    case resize(Size)
    /// The pointer moved with no button down.
    case hover(Vector2)
    /// The pointer left the window.
    case hoverEnded
    /// The window is no longer the one that has the keyboard.
    case focusLost
    /// The window's contents must be drawn again: it was uncovered, shown, moved to another display.
    case exposed
    /// The user has told the desktop something else.
    case preferences(DesktopPreferences)
    case quit
  }

  package init(time: Double, kind: Kind) {
    self.time = time
    self.kind = kind
  }
}

/// A key that went down, by SDL's name for it ("Right", "Space", "A").
package struct Key: Hashable, Sendable {
  package var name: String
  package var modifiers: Modifiers
  /// Whether the key is held down and repeats itself.
  package var isRepeat: Bool

  package init(_ name: String, modifiers: Modifiers = [], isRepeat: Bool = false) {
    self.name = name
    self.modifiers = modifiers
    self.isRepeat = isRepeat
  }

  package struct Modifiers: OptionSet, Hashable, Sendable {
    package let rawValue: Int
    package init(rawValue: Int) { self.rawValue = rawValue }

    package static let shift = Modifiers(rawValue: 1)
    package static let control = Modifiers(rawValue: 2)
    package static let alt = Modifiers(rawValue: 4)
    package static let command = Modifiers(rawValue: 8)
  }
}
