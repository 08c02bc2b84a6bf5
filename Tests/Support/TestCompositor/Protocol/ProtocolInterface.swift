internal import CWaylandServer

/// An interface, as described by a protocol's XML and in libwayland's form, which stays in memory until the program ends.
final class ProtocolInterface: @unchecked Sendable {
  let name: String
  let version: Int
  var requests: [MessageDescription] = []
  var events: [MessageDescription] = []
  let pointer = UnsafeMutablePointer<wl_interface>.allocate(capacity: 1)

  init(name: String, version: Int) { (self.name, self.version) = (name, version) }

  /// Fills in the tables of messages, which refer to the memory of other interfaces.
  func link(to others: [String: ProtocolInterface]) {
    pointer.initialize(
      to: wl_interface(
        name: Self.permanent(name), version: Int32(version), method_count: Int32(requests.count),
        methods: Self.table(requests, others), event_count: Int32(events.count), events: Self.table(events, others)))
  }

  private static func table(
    _ messages: [MessageDescription], _ others: [String: ProtocolInterface]
  ) -> UnsafePointer<wl_message> {
    let table = UnsafeMutablePointer<wl_message>.allocate(capacity: max(1, messages.count))
    for (index, message) in messages.enumerated() {
      let interfaces = message.interfaces
      let types = UnsafeMutablePointer<UnsafePointer<wl_interface>?>.allocate(capacity: max(1, interfaces.count))
      for (place, name) in interfaces.enumerated() {
        (types + place).initialize(to: name.flatMap { others[$0] }.map { UnsafePointer($0.pointer) })
      }
      (table + index).initialize(
        to: wl_message(name: permanent(message.name), signature: permanent(message.signature), types: types))
    }
    return UnsafePointer(table)
  }

  private static func permanent(_ text: String) -> UnsafePointer<CChar> {
    let bytes = text.utf8CString
    let memory = UnsafeMutablePointer<CChar>.allocate(capacity: bytes.count)
    _ = UnsafeMutableBufferPointer(start: memory, count: bytes.count).initialize(from: bytes)
    return UnsafePointer(memory)
  }
}
