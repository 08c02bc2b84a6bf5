package import ScrollGeometry

/// What reaches a window: input, and what the desktop does to the window.
package struct WindowEvent: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case input(InputEvent)
    case resize(Size)
    /// The window is no longer the one that has the keyboard.
    case focusLost
    /// The window's contents must be drawn again: it was uncovered, shown, moved to another display.
    case exposed
    case preferences(DesktopPreferences)
    /// Text that was typed, where the window is asked for it.
    case text(String)
    /// An input method composes something else.
    case composition(TextComposition)
    /// Other modifier keys are down than before.
    case modifiers(KeyPress.Modifiers)
    /// A file that was dropped onto the window, by its path.
    case drop(String)
    case quit
  }

  /// In seconds of the host's clock, counted from the program's start.
  package let time: Double
  package let kind: Kind

  /// - Parameter time: when it happened, for its pointer, wheel or pinch as well.
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
    case .input, .resize, .focusLost, .exposed, .preferences, .text, .composition, .modifiers, .drop, .quit:
      self.kind = kind
    }
  }
}
