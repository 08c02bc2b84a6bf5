import Foundation

/// A client's connection to a Wayland compositor, with just enough of the wire protocol to use a global.
///
/// Numbers have 32 bits in the machine's byte order. Text ends with a zero and is padded to whole numbers (Wayland's
/// documentation, chapter "Wayland Protocol and Model of Operation").
final class WaylandConnection {
  /// An argument of a request.
  enum Argument {
    case number(UInt32)
    /// A fixed-point number with eight fractional bits.
    case fixed(Double)
    case text(String)
  }

  private let socket: LocalSocket
  private let registry: UInt32
  private var lastObject: UInt32 = 1
  private var globals: [String: UInt32] = [:]

  private static let display: UInt32 = 1

  init(socket path: String) throws {
    socket = try LocalSocket(path)
    registry = 2
    try request(1, of: Self.display, .number(newObject()))
    try finish()
  }

  func newObject() -> UInt32 {
    lastObject += 1
    return lastObject
  }

  /// Binds the compositor's global of an interface, and returns the new object.
  func bind(_ interface: String, version: UInt32) throws -> UInt32 {
    guard let name = globals[interface] else { throw Desktop.Failed(what: interface, why: "the compositor lacks it") }
    let object = newObject()
    try request(0, of: registry, .number(name), .text(interface), .number(version), .number(object))
    return object
  }

  /// Sends a request, identified by its position in the object's interface.
  func request(_ number: UInt32, of object: UInt32, _ arguments: Argument...) throws {
    let body = arguments.map(\.data).reduce(Data(), +)
    let message = Self.data(object) + Self.data(UInt32(8 + body.count) << 16 | number) + body
    try socket.send(message)
  }

  /// Waits until the compositor has processed all requests.
  func finish() throws {
    let callback = newObject()
    try request(0, of: Self.display, .number(callback))
    while try receive().object != callback {}
  }

  /// Receives the next event and records announced globals.
  private func receive() throws -> (object: UInt32, event: UInt32) {
    let head = try socket.read(8)
    let (object, second) = (number(head, 0), number(head, 4))
    let body = try socket.read(Int(second >> 16) - 8)
    let event = second & 0xFFFF
    if object == Self.display, event == 0 { throw Desktop.Failed(what: "the compositor", why: text(body, 8)) }
    if object == registry, event == 0 { globals[text(body, 4)] = number(body, 0) }
    return (object, event)
  }

  private func number(_ data: Data, _ start: Int) -> UInt32 {
    data.dropFirst(start).prefix(4).withUnsafeBytes { $0.loadUnaligned(as: UInt32.self) }
  }

  private func text(_ data: Data, _ start: Int) -> String {
    String(decoding: data.dropFirst(start + 4).prefix(Int(number(data, start)) - 1), as: UTF8.self)
  }

  fileprivate static func data(_ number: UInt32) -> Data { withUnsafeBytes(of: number) { Data($0) } }
}

extension WaylandConnection.Argument {
  fileprivate var data: Data {
    switch self {
    case .number(let number): return WaylandConnection.data(number)
    case .fixed(let number): return WaylandConnection.data(UInt32(bitPattern: Int32((number * 256).rounded())))
    case .text(let text):
      let bytes = Data(text.utf8) + [0]
      return WaylandConnection.data(UInt32(bytes.count)) + bytes + Data(count: (4 - bytes.count % 4) % 4)
    }
  }
}
