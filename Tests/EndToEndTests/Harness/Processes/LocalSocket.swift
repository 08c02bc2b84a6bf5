import Foundation

/// A connection to a program on this machine by a Unix socket.
final class LocalSocket {
  private let socket: Int32
  private var unread = Data()

  init(_ path: String) throws {
    socket = Foundation.socket(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
    try Self.check(Self.connect(socket, to: path), "connecting to \(path)")
    var timeout = timeval(tv_sec: 300, tv_usec: 0)
    setsockopt(socket, SOL_SOCKET, SO_RCVTIMEO, &timeout, socklen_t(MemoryLayout<timeval>.size))
  }

  deinit { close(socket) }

  func send(_ message: Data) throws {
    let sent = message.withUnsafeBytes { Foundation.send(socket, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
    try Self.check(sent == message.count, "sending to a socket")
  }

  /// Waits for `count` bytes and returns them.
  func read(_ count: Int) throws -> Data {
    while unread.count < count {
      var bytes = [UInt8](repeating: 0, count: 4096)
      let received = recv(socket, &bytes, bytes.count, 0)
      try Self.check(received > 0, "reading from a socket")
      unread += bytes.prefix(received)
    }
    defer { unread = Data(unread.dropFirst(count)) }
    return Data(unread.prefix(count))
  }

  private static func connect(_ socket: Int32, to path: String) -> Bool {
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8.prefix($0.count - 1)) }
    let size = socklen_t(MemoryLayout<sockaddr_un>.size)
    return withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { Foundation.connect(socket, $0, size) == 0 }
    }
  }

  private static func check(_ isGood: Bool, _ what: String) throws {
    guard isGood else { throw Desktop.Failed(what: what, why: String(cString: strerror(errno))) }
  }
}
