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
    set { SDL_SetWindowFullscreen(window.handle, newValue ? SDL_WINDOW_FULLSCREEN_DESKTOP.rawValue : 0) }
  }
}
