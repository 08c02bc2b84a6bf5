import Foundation

/// An input device that is none: an X server without a display, and its driver of devices for tests (inputtest, since
/// xorg-server 21.1), which gets what is done with a device by a socket.
final class TestDevice {
  /// By the driver's names.
  enum Kind: String, CaseIterable {
    case touchScreen = "Touch"
    /// A mouse, with valuators that scroll.
    case wheel = "Pointer"
    /// With gestures.
    case touchpad = "PointerGesture"

    /// What the X server knows it by.
    var name: String { "\(self)" }
  }

  private let socket: LocalSocket
  private let clock: DeskClock

  /// Why there can be none on this machine; `nil` where there can.
  static var obstacle: String? {
    guard server != nil else { return "there is no Xorg: xserver-xorg-core is not installed" }
    let missing = ["input/inputtest_drv.so", "drivers/dummy_drv.so"].filter { first(of: modules, $0) == nil }
    return missing.isEmpty ? nil : "Xorg lacks \(missing): xserver-xorg-video-dummy is not installed, or Xorg is old"
  }

  /// The X server itself: what is on the PATH may be a script that asks who is sitting there.
  static let server = first(of: ["/usr/lib/xorg", "/usr/libexec", "/usr/lib"], "Xorg")
  private static let modules = ["/usr/lib/xorg/modules", "/usr/lib64/xorg/modules"]

  private static func first(of folders: [String], _ name: String) -> String? {
    folders.map { "\($0)/\(name)" }.first(where: FileManager.default.fileExists)
  }

  /// What the device's axes end at.
  private static let extent = 65535.0
  /// How many axes there is room for in a message.
  private static let axes = 64

  /// What is said to the driver, by its numbers (xf86-input-inputtest-protocol.h).
  private enum Message {
    static let version: UInt32 = 0
    static let waitForSync: UInt32 = 1
    static let motion: UInt32 = 2
    static let button: UInt32 = 4
    static let touch: UInt32 = 6
    static let pinch: UInt32 = 7
  }

  /// What a finger does, by the numbers of the X Input Extension 2.2.
  enum Phase: UInt32 {
    case down = 18
    case move, up
  }

  /// A device of the desktop; there is one connection to each as long as the desktop is there.
  init(_ kind: Kind, at desktop: Desktop) throws {
    let folder = desktop.folder
    clock = desktop.clock
    try clock.eventually("the device is there") { folder.contains(kind.name) }
    socket = try LocalSocket(folder.path(kind.name))
    try say(Message.version, Data([1, 0, 1, 0]))
    _ = try socket.read(12)
  }

  /// - Parameters:
  ///   - x: from the screen's left edge, in pixels.
  ///   - y: from its top.
  func finger(_ id: UInt32, _ phase: Phase, at x: Double, _ y: Double) throws {
    let place = [x / Double(Desktop.size.width), y / Double(Desktop.size.height)].map { $0 * Self.extent }
    try act(Message.touch, bytes(id) + bytes(phase.rawValue) + valuators([0: place[0], 1: place[1]]))
  }

  /// Moves the pointer, from where it is.
  func move(_ x: Double, _ y: Double) throws {
    try act(Message.motion, bytes(UInt64(0)) + valuators([0: x, 1: y]))
  }

  /// Turns the wheel, or moves two fingers on a touchpad: down and to the right by so many parts of 120 of a notch. Both
  /// none is what libinput's driver reports when the fingers lift.
  func scroll(x: Double? = nil, y: Double? = nil) throws {
    try act(Message.motion, bytes(UInt64(0)) + valuators([2: x, 3: y].compactMapValues { $0 }))
  }

  func press(_ number: Int32) throws { try button(number, isDown: 1) }
  func release(_ number: Int32) throws { try button(number, isDown: 0) }

  private func button(_ number: Int32, isDown: UInt64) throws {
    try act(Message.button, bytes(Int32(0)) + bytes(number) + bytes(isDown) + valuators([:]))
  }

  /// Two fingers: how far they have moved, and their distance as a multiple of that at the beginning.
  func pinch(_ phase: PinchPhase, by movement: (x: Double, y: Double) = (0, 0), scale: Double = 1) throws {
    let (fingers, flags, angle) = (UInt16(2), UInt32(0), 0.0)
    let numbers = [movement.x, movement.y, movement.x, movement.y, scale, angle]
    let head = bytes(UInt16(phase.rawValue)) + bytes(fingers) + bytes(flags)
    try act(Message.pinch, numbers.reduce(head) { $0 + bytes($1) })
  }

  /// By the numbers of the X Input Extension 2.4.
  enum PinchPhase: Int {
    case began = 27
    case changed, ended
  }

  /// Lands, moves on in even steps, one each 8 ms, and lifts.
  func flick(from: (x: Double, y: Double), by step: (x: Double, y: Double), steps: Int = 20) throws {
    try finger(1, .down, at: from.x, from.y)
    for index in 1...steps {
      try clock.pass(0.008)
      try finger(1, .move, at: from.x + Double(index) * step.x, from.y + Double(index) * step.y)
    }
    try finger(1, .up, at: from.x + Double(steps) * step.x, from.y + Double(steps) * step.y)
  }

  /// No raw values of their own, which valuators there are, and their values, which begin at whole eights.
  private func valuators(_ values: [Int: Double]) -> Data {
    let mask = values.keys.reduce(UInt64(0)) { $0 | 1 << $1 }
    let head = bytes(UInt32(0)) + bytes(UInt32(mask)) + bytes(UInt64(0))
    return (0..<2 * Self.axes).reduce(head) { $0 + bytes(values[$1] ?? 0) }
  }

  /// Returns when the server has processed it.
  private func act(_ message: UInt32, _ body: Data) throws {
    try say(message, body)
    try say(Message.waitForSync, Data())
    _ = try socket.read(8)
  }

  private func say(_ message: UInt32, _ body: Data) throws {
    try socket.send(bytes(UInt32(8 + body.count)) + bytes(message) + body)
  }

  private func bytes<T>(_ value: T) -> Data { withUnsafeBytes(of: value) { Data($0) } }

  /// A screen in memory, and these as its only devices.
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
