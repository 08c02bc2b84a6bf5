internal import CSDL2

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Ends the program when the Wayland compositor has gone.
///
/// SDL 2.26 waits for ever in the middle of a frame whose compositor dies, at the cost of a whole core, and no signal
/// reaches the program any more. A thread with a connection of its own, on which nothing is ever said, sleeps until that
/// is closed. Then the program has a moment to end by itself.
enum CompositorWatch {
  /// Seconds to end by itself.
  private static let grace: UInt32 = 1
  /// `EX_UNAVAILABLE`: there is no display.
  private static let status: Int32 = 69

  /// Watches the compositor that SDL uses, if it uses one.
  static func begin() {
    guard SDL_GetCurrentVideoDriver().map({ String(cString: $0) }) == "wayland", let path = socketPath else { return }
    let connection = connection(to: path)
    guard connection >= 0 else { return }
    var thread = pthread_t()
    let context = UnsafeMutableRawPointer(bitPattern: Int(connection) + 1)
    if pthread_create(&thread, nil, body, context) == 0 { pthread_detach(thread) } else { close(connection) }
  }

  /// By the rules of libwayland: a path, or a name in the runtime folder. A socket that was handed down has none.
  static var socketPath: String? {
    guard variable("WAYLAND_SOCKET") == nil else { return nil }
    let name = variable("WAYLAND_DISPLAY") ?? "wayland-0"
    if name.hasPrefix("/") { return name }
    return variable("XDG_RUNTIME_DIR").map { "\($0)/\(name)" }
  }

  private static func variable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }.flatMap { $0.isEmpty ? nil : $0 }
  }

  private static func connection(to path: String) -> Int32 {
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    let isShort = withUnsafeMutableBytes(of: &address.sun_path) { room in
      guard path.utf8.count < room.count else { return false }
      room.copyBytes(from: path.utf8)
      return true
    }
    let connection = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
    let isOpen = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        isShort && connect(connection, $0, socklen_t(MemoryLayout<sockaddr_un>.size)) == 0
      }
    }
    guard !isOpen else { return connection }
    close(connection)
    return -1
  }

  private static let body: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? = { context in
    var connection = pollfd(fd: Int32(Int(bitPattern: context) - 1), events: 0, revents: 0)
    while poll(&connection, 1, -1) <= 0 {}
    sleep(grace)
    let line = "overscroll: the Wayland compositor has gone\n"
    _ = line.withCString { write(STDERR_FILENO, $0, line.utf8.count) }
    _exit(status)
  }
}
