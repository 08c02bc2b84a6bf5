internal import COverscrollSDL

/// A watch on the Wayland compositor that reports its end.
///
/// If the compositor dies in the middle of a frame, SDL 2.26 spins forever, and no signal reaches the program any more.
/// A thread therefore polls SDL's connection until the other end is closed, without reading from it. The program then
/// has a moment to end by itself before `onLoss` is called.
enum CompositorWatch {
  /// The time in seconds that the program has to end by itself.
  private static let grace: UInt32 = 1

  /// Starts the watch if SDL uses a Wayland compositor; `onLoss` is called on another thread.
  static func begin(onLoss: @escaping @Sendable (Failure) -> Void) {
    guard VideoDriver.isWayland, let path = socketPath, let connection = connection(to: path) else { return }
    BackgroundThread.start {
      var request = pollfd(fd: connection, events: 0, revents: 0)
      while poll(&request, 1, -1) <= 0 {}
      sleep(grace)
      onLoss(.compositorGone)
    }
  }

  /// The socket's path by libwayland's rules: absolute, or in the runtime directory; `nil` for an inherited socket.
  static var socketPath: String? {
    guard Environment.variable("WAYLAND_SOCKET") == nil else { return nil }
    let name = Environment.variable("WAYLAND_DISPLAY") ?? "wayland-0"
    if name.hasPrefix("/") { return name }
    return Environment.variable("XDG_RUNTIME_DIR").map { "\($0)/\(name)" }
  }

  /// Returns the file descriptor that is already connected to the socket at `path`.
  private static func connection(to path: String) -> Int32? { (3..<256).first { peer(of: $0) == path } }

  private static func peer(of connection: Int32) -> String? {
    var address = sockaddr_un()
    var size = socklen_t(MemoryLayout<sockaddr_un>.size)
    let isConnected = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { getpeername(connection, $0, &size) == 0 }
    }
    guard isConnected, address.sun_family == sa_family_t(AF_UNIX) else { return nil }
    return withUnsafeBytes(of: address.sun_path) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
  }
}
