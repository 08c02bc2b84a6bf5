import Foundation

/// The Wayland compositor sway in a window of an X server, through which `xdotool` reaches the compositor's seat.
final class Sway {
  let outputScale: Double
  private let folder: Folder
  private let compositor: Child
  private let clock: DeskClock
  private let environment: [String: String]

  var socket: String { folder.path("wayland-1") }

  init(display: String, outputScale: Double, environment: [String: String], clock: DeskClock) throws {
    (self.clock, self.outputScale) = (clock, outputScale)
    folder = try Folder()
    let (width, height) = Desktop.size
    let output = "output * mode \(width)x\(height) scale \(outputScale)\n"
    try folder.write(Self.configuration + output, to: "config")
    let own = [
      "DISPLAY": display, "HOME": folder.path, "XDG_RUNTIME_DIR": folder.path, "WLR_RENDERER": "pixman",
      "WLR_BACKENDS": "x11",
    ]
    let environment = environment.merging(own) { $1 }
    let command = try folder.asNobody() + [Tool("sway").path, "--config", folder.path("config")]
    compositor = try Child(
      command[0], Array(command.dropFirst()), named: "sway", in: folder, environment: environment, clock: clock)
    self.environment = environment
    let (folder, compositor) = (folder, compositor)
    try clock.eventually("sway was ready", details: compositor.standardError) {
      folder.contains("wayland-1") && Self.control(folder) != nil
    }
  }

  deinit { compositor.stop() }

  /// Sends the compositor a command, such as a person gives by keys.
  func send(_ words: String...) throws {
    var environment = environment
    environment["SWAYSOCK"] = Self.control(folder)
    let message = try Child(
      Tool("swaymsg").path, words, named: "swaymsg", in: folder, environment: environment, clock: clock)
    guard try message.exitStatus() == 0 else {
      throw Desktop.Failed(what: "swaymsg \(words)", why: message.standardOutput + message.standardError)
    }
  }

  /// Waits until the compositor shows the window of a process. A drawn frame may not be on the screen yet.
  func awaitWindow(of process: pid_t) throws {
    try clock.eventually("sway showed the window") { (try? self.send("[pid=\(process)]", "nop")) != nil }
  }

  /// Returns whether sway requests frames of a covered window. Version 1.7 does, 1.10 does not.
  func asksForCoveredFrames() throws -> Bool {
    let child = try Child(
      Tool("sway").path, ["--version"], named: "version", in: folder, environment: environment, clock: clock)
    guard try child.exitStatus() == 0, let match = child.standardOutput.firstMatch(of: /version (\d+)\.(\d+)/),
      let major = Int(match.1), let minor = Int(match.2)
    else { throw Desktop.Failed(what: "sway --version", why: child.standardOutput + child.standardError) }
    return (major, minor) < (1, 10)
  }

  private static func control(_ folder: Folder) -> String? {
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    return names?.first { $0.hasPrefix("sway-ipc") }.map(folder.path)
  }

  private static let configuration = """
    xwayland disable
    default_border none
    default_floating_border none
    focus_follows_mouse no
    for_window [title=".*"] floating enable, move position 0 0

    """
}
