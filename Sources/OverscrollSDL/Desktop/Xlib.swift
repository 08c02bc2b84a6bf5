internal import COverscrollSDL
import Synchronization

private enum Xlib {
  static func function<T>(_ name: String, as type: T.Type) -> T? {
    dlopen("libX11.so.6", RTLD_NOW | RTLD_LOCAL).flatMap { dlsym($0, name) }.map { unsafeBitCast($0, to: type) }
  }
}

/// The scale of an X11 desktop, which SDL does not report: the resource `Xft.dpi`, set by every desktop, over 96.
enum X11Scale {
  static func current() -> Double {
    guard VideoDriver.isX11 else { return 1 }
    return dotsPerInch().map { scale(dotsPerInch: $0) } ?? 1
  }

  /// Rounds to a quarter, from 1 to 4.
  static func scale(dotsPerInch: Double) -> Double { (dotsPerInch / 96 * 4).rounded().clamped(to: 4...16) / 4 }

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
    guard let open = Xlib.function("XOpenDisplay", as: Open.self),
      let close = Xlib.function("XCloseDisplay", as: Close.self),
      let resource = Xlib.function("XGetDefault", as: Default.self), let display = open(nil)
    else { return nil }
    defer { _ = close(display) }
    return resource(display, "Xft", "dpi").flatMap { Double(String(cString: $0)) }
  }
}

/// Handlers for X errors and the server's loss, on which Xlib exits with status 1 and up to five lines on stderr.
enum X11Errors {
  private typealias SetHandler =
    @convention(c) (@convention(c) (OpaquePointer?, UnsafeRawPointer?) -> Int32) -> UnsafeRawPointer?
  private typealias LossHandler = @convention(c) (OpaquePointer?) -> Int32
  private typealias SetLossHandler = @convention(c) (LossHandler) -> LossHandler?
  private typealias LossEnd = @convention(c) (OpaquePointer?, UnsafeMutableRawPointer?) -> Void
  private typealias SetLossEnd = @convention(c) (OpaquePointer?, LossEnd, UnsafeMutableRawPointer?) -> Void

  static var isServerGone: Bool { loss.withLock { $0.isServerGone } }

  private static let loss = Mutex(Loss())

  private struct Loss {
    var isServerGone = false
    /// The connection whose loss the program outlives, by its address; `nil` with a libX11 before 1.7.
    var survivor: Int?
    let thread = pthread_self()
    var onLoss: (@Sendable (Failure) -> Void)?
  }

  /// Ends the event loop once the X server is gone, and a second later calls `onLoss` on another thread: SDL may wait
  /// for the server. Xlib ends the program for every connection but SDL's window's, which libX11 1.7 lets continue.
  static func watch(_ window: SDLWindow, onLoss: @escaping @Sendable (Failure) -> Void) {
    guard let display = window.x11Display, let setHandler = Xlib.function("XSetIOErrorHandler", as: SetLossHandler.self)
    else { return }
    let setEnd = Xlib.function("XSetIOErrorExitHandler", as: SetLossEnd.self)
    setEnd?(display, { _, _ in }, nil)
    loss.withLock { $0 = Loss(survivor: setEnd.map { _ in Int(bitPattern: display) }, onLoss: onLoss) }
    _ = setHandler { display in
      let (loss, isFirst) = X11Errors.loss.withLock { loss in
        defer { loss.isServerGone = true }
        return (loss, !loss.isServerGone)
      }
      if isFirst {
        EndSignals.endLoop()
        BackgroundThread.start {
          sleep(1)
          loss.onLoss?(.serverGone)
        }
      }
      if Int(bitPattern: display) == loss.survivor { return 0 }
      // Another thread leaves the end to the event loop.
      while pthread_equal(pthread_self(), loss.thread) == 0 { sleep(60) }
      loss.onLoss?(.serverGone)
      return 0
    }
  }

  /// SDL 2 wakes its own loop by a message to the window, over a second connection. At the end of the program a busy
  /// server may read it after the window has gone, and reports a bad window.
  static func ignoreErrors() { _ = Xlib.function("XSetErrorHandler", as: SetHandler.self)?({ _, _ in 0 }) }
}
