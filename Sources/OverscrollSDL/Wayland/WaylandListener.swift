/// A table of functions that libwayland calls for an object's events.
/// The table is never freed, because libwayland keeps the pointer.
struct WaylandListener<Functions>: @unchecked Sendable {
  let pointer: UnsafePointer<Functions>

  init(_ functions: Functions) {
    let memory = UnsafeMutablePointer<Functions>.allocate(capacity: 1)
    memory.initialize(to: functions)
    pointer = UnsafePointer(memory)
  }
}
