internal import COverscrollSDL
import OverscrollInput
import ScrollGeometry

extension Window {
  package func setCursor(_ shape: CursorShape) { cursors.show(shape) }

  /// Starts text input at `frame`, or ends it for `nil`.
  package func setCaret(_ frame: Rect?) {
    guard frame != caret else { return }
    let wasTyping = caret != nil
    caret = frame
    guard let frame else { return SDL_StopTextInput() }
    let units = metrics.unitsPerPoint
    var rect = SDL_Rect(
      x: Int32(pixel: frame.minX * units), y: Int32(pixel: frame.minY * units), w: Int32(pixel: frame.width * units),
      h: Int32(pixel: frame.height * units))
    SDL_SetTextInputRect(&rect)
    // Starting it again would end the current composition.
    if !wasTyping { SDL_StartTextInput() }
  }

  package var clipboard: String {
    get {
      guard let text = SDL_GetClipboardText() else { return "" }
      defer { SDL_free(text) }
      return String(cString: text)
    }
    set { SDL_SetClipboardText(newValue) }
  }

  package var isHidden: Bool {
    SDL_GetWindowFlags(window.handle) & (SDL_WINDOW_MINIMIZED.rawValue | SDL_WINDOW_HIDDEN.rawValue) != 0
  }

  package var isFullScreen: Bool {
    get { SDL_GetWindowFlags(window.handle) & SDL_WINDOW_FULLSCREEN_DESKTOP.rawValue != 0 }
    set {
      let pointer = stillPointer
      if newValue { wasMaximized = SDL_GetWindowFlags(window.handle) & SDL_WINDOW_MAXIMIZED.rawValue != 0 }
      SDL_SetWindowFullscreen(window.handle, newValue ? SDL_WINDOW_FULLSCREEN_DESKTOP.rawValue : 0)
      // On leaving, libdecor 0.1.1 adds the height of its title bar to a maximized window. Maximized anew, it fits.
      if !newValue, wasMaximized, wayland?.drawsWindowFrames == false {
        SDL_RestoreWindow(window.handle)
        SDL_MaximizeWindow(window.handle)
      }
      // SDL moves the mouse pointer along with the window's upper left corner: move it back.
      if let position = pointer?.onScreen { SDL_WarpMouseGlobal(Int32(position.x), Int32(position.y)) }
    }
  }

  /// Returns the events of a window that has moved beneath the mouse pointer. X11 does not report this, and SDL assumes
  /// that the pointer moved along. Returns none during a drag: then the release finds the pointer.
  func findPointer(at time: Double) -> [WindowEvent.Kind] {
    guard let position = stillPointer?.inWindow else { return [] }
    hasMovedBeneathPointer = false
    var (x, y): (Int32, Int32) = (0, 0)
    SDL_GetMouseState(&x, &y)
    return translator.windowMoved(pointer: position, believed: Vector2(Double(x), Double(y)), at: time)
  }

  /// The position of the mouse pointer on X11; `nil` during a drag and outside the window.
  private var stillPointer: (onScreen: Vector2, inWindow: Vector2)? {
    guard !translator.isMouseDown, SDL_GetMouseFocus() == window.handle else { return nil }
    return x11Input?.pointer
  }
}
