/// The functions that libwayland calls for the events of an object: they have to stay where they are for as long as the
/// program runs.
struct WaylandListener<Functions>: @unchecked Sendable {
  let pointer: UnsafePointer<Functions>

  init(_ functions: Functions) {
    let memory = UnsafeMutablePointer<Functions>.allocate(capacity: 1)
    memory.initialize(to: functions)
    pointer = UnsafePointer(memory)
  }
}
