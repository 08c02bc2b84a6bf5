import Foundation

/// A touch screen that is none: an X server without a display, and its driver of devices for tests (inputtest, since
/// xorg-server 21.1), which gets what fingers do by a socket.
final class TouchScreen {
  private let socket: LocalSocket

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
    static let touch: UInt32 = 6
  }

  /// What a finger does, by the numbers of the X Input Extension 2.2.
  enum Phase: UInt32 {
    case down = 18
    case move, up
  }

  init(in folder: Folder) throws {
    try eventually("the touch screen is there") { folder.contains("touch") }
    socket = try LocalSocket(folder.path("touch"))
    try say(Message.version, Data([1, 0, 1, 0]))
    _ = try socket.read(12)
  }

  /// - Parameters:
  ///   - x: from the screen's left edge, in pixels.
  ///   - y: from its top.
  func finger(_ id: UInt32, _ phase: Phase, at x: Double, _ y: Double) throws {
    let place = [x / Double(Desktop.size.width), y / Double(Desktop.size.height)].map { $0 * Self.extent }
    let rest = [Double](repeating: 0, count: 2 * Self.axes - 2)
    let (xAndY, noMore): (UInt64, UInt32) = (0b11, 0)
    // Finger, phase; no raw values; which axes are reported; and room, so that numbers begin at whole eights.
    let head = bytes(id) + bytes(phase.rawValue) + bytes(UInt32(0)) + bytes(xAndY) + bytes(noMore)
    try say(Message.touch, (place + rest).reduce(head) { $0 + bytes($1) })
    try say(Message.waitForSync, Data())
    _ = try socket.read(8)
  }

  /// Lands, moves on in even steps, one each 8 ms, and lifts.
  func flick(from: (x: Double, y: Double), by step: (x: Double, y: Double), steps: Int = 20) throws {
    try finger(1, .down, at: from.x, from.y)
    for index in 1...steps {
      usleep(8000)
      try finger(1, .move, at: from.x + Double(index) * step.x, from.y + Double(index) * step.y)
    }
    try finger(1, .up, at: from.x + Double(steps) * step.x, from.y + Double(steps) * step.y)
  }

  private func say(_ message: UInt32, _ body: Data) throws {
    try socket.send(bytes(UInt32(8 + body.count)) + bytes(message) + body)
  }

  private func bytes<T>(_ value: T) -> Data { withUnsafeBytes(of: value) { Data($0) } }

  /// A screen in memory, and the touch screen as its only device.
  static func configuration(in folder: Folder) -> String {
    """
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
    Section "InputDevice"
      Identifier "touch"
      Driver "inputtest"
      Option "SocketPath" "\(folder.path("touch"))"
      Option "DeviceType" "Touch"
      Option "TouchCount" "5"
    EndSection
    Section "ServerLayout"
      Identifier "all"
      Screen "screen"
      InputDevice "touch" "SendCoreEvents"
    EndSection

    """
  }
}
