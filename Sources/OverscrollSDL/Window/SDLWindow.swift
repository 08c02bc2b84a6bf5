internal import COverscrollSDL

final class SDLWindow {
  let handle: OpaquePointer
  private let video: SDLVideo
  var surfaceQueue: SurfaceQueue?

  init(title: String, width: Int32, height: Int32, video: SDLVideo) throws(Failure) {
    let flags = SDL_WINDOW_RESIZABLE.rawValue | SDL_WINDOW_ALLOW_HIGHDPI.rawValue | SDL_WINDOW_HIDDEN.rawValue
    let center = OVSWindowPositionCentered
    guard let handle = SDL_CreateWindow(title, center, center, width, height, flags) else {
      throw .refused("open a window")
    }
    (self.handle, self.video) = (handle, video)
  }

  var x11Window: UInt32? {
    x11Info.map { info in
      var info = info
      return UInt32(truncatingIfNeeded: OVSX11Window(&info))
    }
  }

  /// Xlib's connection of the window, the first field of SDL's structure; `nil` on other window systems.
  var x11Display: OpaquePointer? {
    x11Info.flatMap { info in withUnsafeBytes(of: info.info.dummy) { $0.load(as: OpaquePointer?.self) } }
  }

  private var x11Info: SDL_SysWMinfo? {
    var info = SDL_SysWMinfo()
    guard VideoDriver.isX11, OVSGetWindowInfo(handle, &info) == SDL_TRUE, info.subsystem == SDL_SYSWM_X11 else {
      return nil
    }
    return info
  }

  /// Shows the window. If a Wayland compositor draws no window frames, SDL replaces the window by one of libdecor. SDL
  /// 2.26 does not show the new window, so the method hides it and shows it again.
  func show() {
    SDL_ShowWindow(handle)
    var info = SDL_SysWMinfo()
    guard VideoDriver.isWayland, OVSGetWindowInfo(handle, &info) == SDL_TRUE, info.info.wl.xdg_surface == nil else {
      return
    }
    SDL_HideWindow(handle)
    SDL_ShowWindow(handle)
  }

  deinit {
    SDL_DestroyWindow(handle)
    surfaceQueue = nil
  }
}

/// Starts and ends SDL. Each SDL handle is freed once, by the object that wraps it, which keeps alive what the handle
/// was made from: a texture its renderer, a renderer its window, a window SDL itself.
final class SDLVideo {
  init() throws(Failure) {
    SDL_SetMainReady()
    X11Errors.ignoreErrors()
    guard SDL_Init(SDL_INIT_VIDEO) == 0 else {
      throw .unavailable(
        "no Wayland or X11 display found (SDL says: \(lastSDLError())); set WAYLAND_DISPLAY or DISPLAY, "
          + "or draw a picture with --headless --screenshot FILE")
    }
  }

  deinit { SDL_Quit() }
}

extension Failure {
  static let compositorGone = Failure.unavailable("the connection to the Wayland compositor was lost")
  static let serverGone = Failure.unavailable("the connection to the X server was lost")

  static func refused(_ action: String) -> Failure { .unavailable("SDL cannot \(action): \(lastSDLError())") }
}

/// Returns the last error message of SDL or SDL_ttf, which share one function for it.
func lastSDLError() -> String {
  let message = String(cString: SDL_GetError())
  return message.isEmpty ? "no reason given" : message
}
