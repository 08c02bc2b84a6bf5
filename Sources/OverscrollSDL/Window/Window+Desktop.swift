internal import COverscrollSDL
import ScrollGeometry

extension Window {
  package func setCursor(_ shape: CursorShape) { cursors.show(shape) }

  /// Asks for the text that is typed, with input methods, as long as there is a caret. What they offer is shown beside it.
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
    // To be asked again would end what is being composed.
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

  /// Whether nothing of it is on the screen: nobody sees what is drawn.
  package var isHidden: Bool {
    SDL_GetWindowFlags(window.handle) & (SDL_WINDOW_MINIMIZED.rawValue | SDL_WINDOW_HIDDEN.rawValue) != 0
  }

  package var isFullScreen: Bool {
    get { SDL_GetWindowFlags(window.handle) & SDL_WINDOW_FULLSCREEN_DESKTOP.rawValue != 0 }
    set {
      let pointer = stillPointer
      SDL_SetWindowFullscreen(window.handle, newValue ? SDL_WINDOW_FULLSCREEN_DESKTOP.rawValue : 0)
      // SDL moves the mouse pointer along with the window's upper left corner: the person did not move it.
      if let place = pointer?.onScreen { SDL_WarpMouseGlobal(Int32(place.x), Int32(place.y)) }
    }
  }

  /// What comes of a window that moves beneath a mouse pointer that stays: X11 tells nobody, and SDL believes that the pointer
  /// went along. One that drags is left to its motions, and found when it is released.
  func findPointer(at time: Double) -> [WindowEvent.Kind] {
    guard let place = stillPointer?.inWindow else { return [] }
    hasMovedBeneathPointer = false
    var (x, y): (Int32, Int32) = (0, 0)
    SDL_GetMouseState(&x, &y)
    return translator.windowMoved(pointer: place, believed: Vector2(Double(x), Double(y)), at: time)
  }

  /// On X11, where the mouse pointer is that is in the window and does not drag.
  private var stillPointer: (onScreen: Vector2, inWindow: Vector2)? {
    guard !translator.isMouseDown, SDL_GetMouseFocus() == window.handle else { return nil }
    return (input as? X11Input)?.pointer
  }
}
