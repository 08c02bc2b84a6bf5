#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A handler for X server errors, on which Xlib ends the program with status 1 and five lines on standard error.
///
/// SDL 2 wakes its own loop by a message to the window, over a second connection. At the end of the program a busy
/// server may read that message after the first connection has destroyed the window, and reports a bad window. SDL
/// restores the previous handler before it closes the second connection, so this one must be set before SDL starts.
enum X11Errors {
  private typealias Handler = @convention(c) (OpaquePointer?, UnsafeRawPointer?) -> Int32
  private typealias SetHandler = @convention(c) (Handler) -> Handler?

  /// The first fields of Xlib's `XErrorEvent`.
  private struct Event {
    var type: Int32
    var display: OpaquePointer?
    var resource: UInt
    var serial: UInt
    var error: UInt8
    var request: UInt8
  }

  private static let badWindow: UInt8 = 3
  private static let sendEvent: UInt8 = 25
  /// Xlib's own handler, which gets all other errors.
  nonisolated(unsafe) private static var standardHandler: Handler?

  /// Ignores errors about messages to windows that no longer exist.
  static func ignoreLateMessages() {
    guard standardHandler == nil, let library = dlopen("libX11.so.6", RTLD_NOW | RTLD_LOCAL),
      let setHandler = dlsym(library, "XSetErrorHandler").map({ unsafeBitCast($0, to: SetHandler.self) })
    else { return }
    standardHandler = setHandler { display, event in
      if let error = event?.load(as: Event.self), error.error == X11Errors.badWindow,
        error.request == X11Errors.sendEvent
      {
        return 0
      }
      return X11Errors.standardHandler?(display, event) ?? 0
    }
  }
}
