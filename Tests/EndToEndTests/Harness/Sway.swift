import Foundation

/// A Wayland compositor whose screen is a window of an X server, so that `xdotool` reaches its seat.
final class Sway {
  let outputScale: Double
  private let folder: Folder
  private let compositor: Child
  private let environment: [String: String]

  var socket: String { folder.path("wayland-1") }

  init(display: String, outputScale: Double, environment: [String: String]) throws {
    self.outputScale = outputScale
    folder = try Folder()
    try folder.write(Self.configuration(outputScale), to: "config")
    var environment = environment
    environment["DISPLAY"] = display
    environment["HOME"] = folder.path
    environment["XDG_RUNTIME_DIR"] = folder.path
    environment["WLR_BACKENDS"] = "x11"
    environment["WLR_RENDERER"] = "pixman"
    let command = try Self.command(in: folder)
    compositor = try Child(
      command[0], Array(command.dropFirst()), named: "sway", in: folder, environment: environment)
    self.environment = environment
    let (folder, compositor) = (folder, compositor)
    try eventually("sway is up", details: compositor.standardError) {
      folder.contains("wayland-1") && Self.control(folder) != nil
    }
  }

  deinit { compositor.stop() }

  /// As in a crash.
  func die() { compositor.send(SIGKILL) }

  /// Tells the compositor something, as a person would by its keys.
  func tell(_ words: String...) throws {
    var environment = environment
    environment["SWAYSOCK"] = Self.control(folder)
    let message = try Child(Tool("swaymsg").path, words, named: "swaymsg", in: folder, environment: environment)
    guard try message.exitStatus() == 0 else {
      throw Desktop.Failed(what: "swaymsg \(words)", why: message.standardOutput + message.standardError)
    }
  }

  /// Sway refuses to run as root, so there it runs as nobody.
  private static func command(in folder: Folder) throws -> [String] {
    let sway = try [Tool("sway").path, "--config", folder.path("config")]
    guard geteuid() == 0 else { return sway }
    let nobody: UInt32 = 65534
    for path in [folder.path, folder.path("config")] { chown(path, nobody, nobody) }
    return try [Tool("setpriv").path, "--reuid=\(nobody)", "--regid=\(nobody)", "--clear-groups"] + sway
  }

  private static func control(_ folder: Folder) -> String? {
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    return names?.first { $0.hasPrefix("sway-ipc") }.map(folder.path)
  }

  private static func configuration(_ scale: Double) -> String {
    """
    xwayland disable
    default_border none
    default_floating_border none
    focus_follows_mouse no
    output * mode \(Desktop.size.width)x\(Desktop.size.height) scale \(scale)
    for_window [title=".*"] floating enable, move position 0 0

    """
  }
}
