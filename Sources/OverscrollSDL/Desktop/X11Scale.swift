internal import COverscrollSDL

/// The scale of an X11 desktop, which SDL does not report: the resource `Xft.dpi`, set by every desktop, over 96.
///
/// Xlib is looked up at run time, because SDL has loaded it already where it is needed.
enum X11Scale {
  /// Returns the desktop's scale; 1 on other window systems, and if the desktop has not set one.
  static func current() -> Double {
    guard VideoDriver.isX11 else { return 1 }
    return dotsPerInch().map { scale(dotsPerInch: $0) } ?? 1
  }

  /// Converts a resolution to a scale, in steps of a quarter from 1 to 4.
  static func scale(dotsPerInch: Double) -> Double {
    (dotsPerInch / 96 * 4).rounded().clamped(to: 4...16) / 4
  }

  /// Returns a scaled size, reduced to the part of the screen beside the desktop's panels.
  static func onScreen(_ size: Size) -> Size {
    var bounds = SDL_Rect()
    guard SDL_GetDisplayUsableBounds(0, &bounds) == 0, bounds.w > 0, bounds.h > 0 else { return size }
    return Size(min(size.width, Double(bounds.w)), min(size.height, Double(bounds.h)))
  }

  private static func dotsPerInch() -> Double? {
    typealias Open = @convention(c) (UnsafePointer<CChar>?) -> OpaquePointer?
    typealias Close = @convention(c) (OpaquePointer) -> Int32
    typealias Default =
      @convention(c) (OpaquePointer, UnsafePointer<CChar>, UnsafePointer<CChar>) -> UnsafePointer<CChar>?
    guard let library = dlopen("libX11.so.6", RTLD_NOW | RTLD_LOCAL),
      let open = dlsym(library, "XOpenDisplay").map({ unsafeBitCast($0, to: Open.self) }),
      let close = dlsym(library, "XCloseDisplay").map({ unsafeBitCast($0, to: Close.self) }),
      let resource = dlsym(library, "XGetDefault").map({ unsafeBitCast($0, to: Default.self) }),
      let display = open(nil)
    else { return nil }
    defer { _ = close(display) }
    return resource(display, "Xft", "dpi").flatMap { Double(String(cString: $0)) }
  }
}
