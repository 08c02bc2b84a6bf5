import Foundation

/// A simulated input device of an X server without a display.
///
/// The X server's driver for test devices (inputtest, since xorg-server 21.1) receives the device's actions by a socket.
final class TestDevice {
  /// A kind of device. The raw value is the driver's name for it.
  enum Kind: String, CaseIterable {
    case touchScreen = "Touch"
    /// A mouse with valuators that scroll.
    case wheel = "Pointer"
    /// A touchpad with gestures.
    case touchpad = "PointerGesture"

    /// The name of the device in the X server.
    var name: String { "\(self)" }
  }

  private let socket: LocalSocket
  private let clock: DeskClock

  /// The reason why this machine cannot have test devices; `nil` if it can.
  static var obstacle: String? {
    guard server != nil else { return "there is no Xorg: xserver-xorg-core is not installed" }
    let missing = ["input/inputtest_drv.so", "drivers/dummy_drv.so"].filter { first(of: modules, $0) == nil }
    return missing.isEmpty ? nil : "Xorg lacks \(missing): xserver-xorg-video-dummy is not installed, or Xorg is old"
  }

  /// The path of the X server. The `Xorg` on the PATH may be a script that only runs for a user at the console.
  static let server = first(of: ["/usr/lib/xorg", "/usr/libexec", "/usr/lib"], "Xorg")
  private static let modules = ["/usr/lib/xorg/modules", "/usr/lib64/xorg/modules"]

  private static func first(of folders: [String], _ name: String) -> String? {
    folders.map { "\($0)/\(name)" }.first(where: FileManager.default.fileExists)
  }

  /// The highest value of a device's axis.
  private static let extent = 65535.0
  /// The number of axes that a message has room for.
  private static let axes = 64

  /// The driver's numbers for messages (xf86-input-inputtest-protocol.h).
  private enum Message {
    static let version: UInt32 = 0
    static let waitForSync: UInt32 = 1
    static let motion: UInt32 = 2
    static let button: UInt32 = 4
    static let touch: UInt32 = 6
    static let pinch: UInt32 = 7
  }

  /// A phase of a touch, by the numbers of the X Input Extension 2.2.
  enum Phase: UInt32 {
    case down = 18
    case move, up
  }

  /// Connects to a device of a desk. A device accepts one connection in the lifetime of its desk.
  init(_ kind: Kind, at desktop: Desktop) throws {
    let folder = desktop.folder
    clock = desktop.clock
    try clock.eventually("the device \(kind.name) appeared") { folder.contains(kind.name) }
    socket = try LocalSocket(folder.path(kind.name))
    try say(Message.version, Data([1, 0, 1, 0]))
    _ = try socket.read(12)
  }

  /// Moves, lands or lifts a finger.
  ///
  /// - Parameters:
  ///   - x: The distance from the screen's left edge, in pixels.
  ///   - y: The distance from the screen's top edge, in pixels.
  func finger(_ id: UInt32, _ phase: Phase, at x: Double, _ y: Double) throws {
    let place = [x / Double(Desktop.size.width), y / Double(Desktop.size.height)].map { $0 * Self.extent }
    try act(Message.touch, bytes(id) + bytes(phase.rawValue) + valuators([0: place[0], 1: place[1]]))
  }

  /// Turns the wheel, or moves two fingers on a touchpad, by 120ths of a notch, positive down and to the right.
  ///
  /// Zero for both is the report of libinput's driver when the fingers lift.
  func scroll(x: Double? = nil, y: Double? = nil) throws {
    try act(Message.motion, bytes(UInt64(0)) + valuators([2: x, 3: y].compactMapValues { $0 }))
  }

  func press(_ number: Int32) throws { try button(number, isDown: 1) }
  func release(_ number: Int32) throws { try button(number, isDown: 0) }

  private func button(_ number: Int32, isDown: UInt64) throws {
    try act(Message.button, bytes(Int32(0)) + bytes(number) + bytes(isDown) + valuators([:]))
  }

  /// Moves and spreads the two fingers of a pinch. `scale` is their distance as a multiple of the distance at the beginning.
  func pinch(_ phase: PinchPhase, by movement: (x: Double, y: Double) = (0, 0), scale: Double = 1) throws {
    let (fingers, flags, angle) = (UInt16(2), UInt32(0), 0.0)
    let numbers = [movement.x, movement.y, movement.x, movement.y, scale, angle]
    let head = bytes(UInt16(phase.rawValue)) + bytes(fingers) + bytes(flags)
    try act(Message.pinch, numbers.reduce(head) { $0 + bytes($1) })
  }

  /// A phase of a pinch, by the numbers of the X Input Extension 2.4.
  enum PinchPhase: Int {
    case began = 27
    case changed, ended
  }

  /// Lands a finger, moves it in even steps, one every 8 ms, and lifts it.
  func flick(from: (x: Double, y: Double), by step: (x: Double, y: Double), steps: Int = 20) throws {
    try finger(1, .down, at: from.x, from.y)
    for index in 1...steps {
      try clock.pass(0.008)
      try finger(1, .move, at: from.x + Double(index) * step.x, from.y + Double(index) * step.y)
    }
    try finger(1, .up, at: from.x + Double(steps) * step.x, from.y + Double(steps) * step.y)
  }

  /// Returns the part of a message that holds valuators: no raw values, a mask of the valuators, and their values.
  private func valuators(_ values: [Int: Double]) -> Data {
    let mask = values.keys.reduce(UInt64(0)) { $0 | 1 << $1 }
    let head = bytes(UInt32(0)) + bytes(UInt32(mask)) + bytes(UInt64(0))
    return (0..<2 * Self.axes).reduce(head) { $0 + bytes(values[$1] ?? 0) }
  }

  /// Sends a message, and returns when the server has processed it.
  private func act(_ message: UInt32, _ body: Data) throws {
    try say(message, body)
    try say(Message.waitForSync, Data())
    _ = try socket.read(8)
  }

  private func say(_ message: UInt32, _ body: Data) throws {
    try socket.send(bytes(UInt32(8 + body.count)) + bytes(message) + body)
  }

  private func bytes<T>(_ value: T) -> Data { withUnsafeBytes(of: value) { Data($0) } }

  /// Returns a configuration of Xorg with a screen in memory and only these devices.
  static func configuration(of kinds: [Kind], in folder: Folder) -> String {
    let devices = kinds.map { kind in
      """
      Section "InputDevice"
        Identifier "\(kind.name)"
        Driver "inputtest"
        Option "SocketPath" "\(folder.path(kind.name))"
        Option "DeviceType" "\(kind.rawValue)"
        Option "TouchCount" "5"
      EndSection

      """
    }
    return devices.joined() + """
      Section "ServerFlags"
        Option "AutoAddDevices" "false"
      EndSection
      Section "Device"
        Identifier "card"
        Driver "dummy"
        VideoRam 64000
      EndSection
      Section "Monitor"
        Identifier "monitor"
        HorizSync 5-1000
        VertRefresh 5-200
        Modeline "all" 98.00 \(Desktop.size.width) 1360 1488 1696 \(Desktop.size.height) 903 910 934
      EndSection
      Section "Screen"
        Identifier "screen"
        Device "card"
        Monitor "monitor"
        DefaultDepth 24
        SubSection "Display"
          Depth 24
          Modes "all"
          Virtual \(Desktop.size.width) \(Desktop.size.height)
        EndSubSection
      EndSection
      Section "ServerLayout"
        Identifier "all"
        Screen "screen"
      \(kinds.map { "  InputDevice \"\($0.name)\" \"SendCoreEvents\"" }.joined(separator: "\n"))
      EndSection

      """
  }
}
