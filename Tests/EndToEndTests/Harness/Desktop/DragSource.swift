import CXClient
import Foundation

/// A source of files on an X11 desk that are dragged onto other programs' windows.
///
/// Speaks version 5 of the XDND protocol (freedesktop.org/wiki/Specifications/XDND).
final class DragSource {
  private let connection: OpaquePointer
  private let window: UInt32
  private let clock: DeskClock

  private static let version: UInt32 = 5

  init(at desktop: Desktop) throws {
    clock = desktop.clock
    guard let connection = xcb_connect(desktop.environment["DISPLAY"], nil), xcb_connection_has_error(connection) == 0
    else { throw Desktop.Failed(what: "the connection to the X server", why: "it was refused") }
    self.connection = connection
    window = xcb_generate_id(connection)
    let root = xcb_setup_roots_iterator(xcb_get_setup(connection)).data.pointee.root
    xcb_create_window(
      connection, 0, window, root, 0, 0, 1, 1, 0, UInt16(XCB_WINDOW_CLASS_INPUT_OUTPUT.rawValue), 0, 0, nil)
  }

  deinit { xcb_disconnect(connection) }

  /// Drops a file on a window, and returns when the program has finished the drop.
  func drop(_ path: String, on target: UInt32) throws {
    let (type, selection) = (atom("text/uri-list"), atom("XdndSelection"))
    xcb_set_selection_owner(connection, window, selection, 0)
    send("XdndEnter", to: target, window, Self.version << 24, type)
    let (action, middle): (UInt32, UInt32) = (atom("XdndActionCopy"), 600 << 16 | 400)
    send("XdndPosition", to: target, window, 0, middle, 0, action)
    let status = atom("XdndStatus")
    let isTaken = try awaited { message(in: $0).flatMap { $0.type == status ? $0.data.data32.1 & 1 == 1 : nil } }
    guard isTaken else { throw Desktop.Failed(what: "the drop", why: "it is not taken") }
    send("XdndDrop", to: target, window)
    let request = try awaited(request)
    let uri = Array((URL(fileURLWithPath: path).absoluteString + "\r\n").utf8)
    xcb_change_property(
      connection, UInt8(XCB_PROP_MODE_REPLACE.rawValue), request.requestor, request.property, type, 8,
      UInt32(uri.count), uri)
    var answer = xcb_selection_notify_event_t()
    answer.response_type = UInt8(XCB_SELECTION_NOTIFY)
    (answer.requestor, answer.selection, answer.target, answer.property) = (
      request.requestor, request.selection, request.target, request.property
    )
    send(answer, to: request.requestor)
    let finished = atom("XdndFinished")
    try awaited { message(in: $0).flatMap { $0.type == finished ? () : nil } }
  }

  // MARK: - X11

  private func atom(_ name: String) -> UInt32 {
    let request = xcb_intern_atom(connection, 0, UInt16(name.utf8.count), name)
    guard let reply = xcb_intern_atom_reply(connection, request, nil) else { return XCB_ATOM_NONE.rawValue }
    defer { free(reply) }
    return reply.pointee.atom
  }

  private func send(
    _ message: String, to target: UInt32, _ first: UInt32, _ second: UInt32 = 0, _ third: UInt32 = 0,
    _ fourth: UInt32 = 0, _ fifth: UInt32 = 0
  ) {
    var event = xcb_client_message_event_t()
    (event.response_type, event.format, event.window) = (UInt8(XCB_CLIENT_MESSAGE), 32, target)
    (event.type, event.data.data32) = (atom(message), (first, second, third, fourth, fifth))
    send(event, to: target)
  }

  /// Sends an event, padded to the 32 bytes that X11 requires.
  private func send<Event>(_ event: Event, to target: UInt32) {
    let bytes = withUnsafeBytes(of: event) { Array($0) }
    (bytes + Array(repeating: 0, count: 32 - bytes.count)).withUnsafeBytes {
      _ = xcb_send_event(connection, 0, target, 0, $0.bindMemory(to: CChar.self).baseAddress)
    }
    xcb_flush(connection)
  }

  /// Waits for the first event for which `find` returns a result, and returns that result.
  private func awaited<Found>(_ find: (UnsafeMutablePointer<xcb_generic_event_t>) -> Found?) throws -> Found {
    var found: Found?
    try clock.eventually("the program answered the drag") {
      while found == nil, let event = xcb_poll_for_event(self.connection) {
        found = find(event)
        free(event)
      }
      return found != nil
    }
    return found!
  }

  private func message(in event: UnsafeMutablePointer<xcb_generic_event_t>) -> xcb_client_message_event_t? {
    guard event.pointee.response_type & 0x7F == UInt8(XCB_CLIENT_MESSAGE) else { return nil }
    return UnsafeRawPointer(event).load(as: xcb_client_message_event_t.self)
  }

  private func request(
    in event: UnsafeMutablePointer<xcb_generic_event_t>
  ) -> xcb_selection_request_event_t? {
    guard event.pointee.response_type & 0x7F == UInt8(XCB_SELECTION_REQUEST) else { return nil }
    return UnsafeRawPointer(event).load(as: xcb_selection_request_event_t.self)
  }
}
