import Foundation

/// Two fingers on a simulated touchpad: a virtual pointer of a Wayland compositor (wlr-virtual-pointer-unstable-v1).
final class Touchpad {
  private let connection: WaylandConnection
  private let pointer: UInt32
  private let output: (width: Int, height: Int)
  private let clock: DeskClock

  /// The protocol's numbers for requests.
  private enum Request {
    static let createPointer: UInt32 = 0
    static let moveTo: UInt32 = 1
    static let axis: UInt32 = 3
    static let frame: UInt32 = 4
    static let axisSource: UInt32 = 5
    static let axisStop: UInt32 = 6
  }

  private static let finger: UInt32 = 1

  /// Connects to the compositor.
  ///
  /// - Parameter output: The size of all of the compositor's displays together, in points.
  init(on sway: Sway, clock: DeskClock, output: (width: Int, height: Int) = Desktop.size) throws {
    connection = try WaylandConnection(socket: sway.socket)
    (self.output, self.clock) = (output, clock)
    let manager = try connection.bind("zwlr_virtual_pointer_manager_v1", version: 1)
    pointer = connection.newObject()
    try connection.request(Request.createPointer, of: manager, .number(0), .number(pointer))
    try connection.finish()
  }

  func point(at x: Int, _ y: Int) throws {
    let place = [x, y, output.width, output.height].map { WaylandConnection.Argument.number(UInt32($0)) }
    try connection.request(Request.moveTo, of: pointer, .number(time), place[0], place[1], place[2], place[3])
    try frame()
  }

  /// Moves the fingers by `x` and `y` points in each step, one every 8 ms. A positive `y` moves them up.
  func swipe(x: Double = 0, y: Double = 0, steps: Int) throws {
    for _ in 0..<steps {
      try clock.pass(0.008)
      for (axis, value) in [(UInt32(0), y), (1, x)] where value != 0 {
        try connection.request(Request.axis, of: pointer, .number(time), .number(axis), .fixed(value))
        try connection.request(Request.axisSource, of: pointer, .number(Self.finger))
      }
      try frame()
    }
  }

  func lift() throws {
    for axis in [0, 1] as [UInt32] {
      try connection.request(Request.axisStop, of: pointer, .number(time), .number(axis))
      try connection.request(Request.axisSource, of: pointer, .number(Self.finger))
    }
    try frame()
  }

  private func frame() throws {
    try connection.request(Request.frame, of: pointer)
    try connection.finish()
  }

  /// The time of the desk's clock, in milliseconds.
  private var time: UInt32 { UInt32(truncatingIfNeeded: Int((clock.own?.now ?? 0) * 1000)) }
}
