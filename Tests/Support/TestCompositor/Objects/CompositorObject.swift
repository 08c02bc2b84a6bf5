internal import CWaylandServer
import Foundation

/// An object that a client has created or bound. Its `role` is the seat, display or surface that it belongs to.
final class CompositorObject {
  let resource: OpaquePointer
  let interface: ProtocolInterface
  /// The position of the object in the order of creation.
  let number: Int
  unowned let compositor: TestCompositor
  var role: AnyObject?
  /// Whether the object is not destroyed yet.
  var isAlive = true

  var version: Int { Int(wl_resource_get_version(resource)) }

  init(_ resource: OpaquePointer, _ interface: ProtocolInterface, number: Int, _ compositor: TestCompositor) {
    (self.resource, self.interface, self.number, self.compositor) = (resource, interface, number, compositor)
  }

  /// Sends an event if the client's version of the object has it. Does nothing if the object is destroyed.
  func send(_ name: String, _ arguments: Argument...) {
    guard let opcode = interface.events.firstIndex(where: { $0.name == name }) else {
      preconditionFailure("\(interface.name) has no event \(name)")
    }
    guard isAlive, interface.events[opcode].since <= version else { return }
    var arrays: [UnsafeMutablePointer<wl_array>] = []
    var texts: [UnsafeMutablePointer<CChar>?] = []
    var values = arguments.map { argument in
      switch argument {
      case .int(let value): return wl_argument(i: value)
      case .uint(let value): return wl_argument(u: value)
      case .fixed(let value): return wl_argument(f: wl_fixed_from_double(value))
      case .object(let resource): return wl_argument(o: resource)
      case .file(let file): return wl_argument(h: file)
      case .string(let text):
        texts.append(text.flatMap { strdup($0) })
        return wl_argument(s: UnsafePointer(texts.last ?? nil))
      case .array(let numbers):
        let array = UnsafeMutablePointer<wl_array>.allocate(capacity: 1)
        wl_array_init(array)
        for number in numbers {
          wl_array_add(array, MemoryLayout<UInt32>.size)?.storeBytes(of: number, as: UInt32.self)
        }
        arrays.append(array)
        return wl_argument(a: array)
      }
    }
    wl_resource_post_event_array(resource, UInt32(opcode), &values)
    for text in texts { free(text) }
    for array in arrays {
      wl_array_release(array)
      array.deallocate()
    }
  }

  /// Sends an event and destroys the object, as callbacks require.
  func sendLast(_ name: String, _ arguments: Argument...) {
    guard isAlive else { return }
    switch arguments.count {
    case 0: send(name)
    case 1: send(name, arguments[0])
    default: preconditionFailure("\(name) has more arguments than expected")
    }
    destroy()
  }

  func destroy() { if isAlive { wl_resource_destroy(resource) } }
}
