import Foundation

/// The Wayland compositor sway, on an X server or with displays in memory.
final class Sway {
  /// The displays of the compositor.
  enum Outputs {
    /// A window of an X server, through which `xdotool` reaches the compositor's seat.
    case window(scale: Double)
    /// Displays in memory, side by side, with these refresh rates in frames per second.
    case displays(rates: [Double])
  }

  let outputScale: Double
  private let folder: Folder
  private let compositor: Child
  private let clock: DeskClock
  private let environment: [String: String]

  var socket: String { folder.path("wayland-1") }

  init(display: String, outputs: Outputs, environment: [String: String], clock: DeskClock) throws {
    self.clock = clock
    outputScale = if case .window(let scale) = outputs { scale } else { 1 }
    folder = try Folder()
    try folder.write(Self.configuration + outputs.configuration, to: "config")
    let own = ["DISPLAY": display, "HOME": folder.path, "XDG_RUNTIME_DIR": folder.path, "WLR_RENDERER": "pixman"]
    let environment = environment.merging(own) { $1 }.merging(outputs.environment) { $1 }
    let command = try Child.unprivileged([Tool("sway").path, "--config", folder.path("config")], in: folder)
    compositor = try Child(
      command[0], Array(command.dropFirst()), named: "sway", in: folder, environment: environment, clock: clock)
    self.environment = environment
    let (folder, compositor) = (folder, compositor)
    try clock.eventually("sway was ready", details: compositor.standardError) {
      folder.contains("wayland-1") && Self.control(folder) != nil
    }
    // Windows open on the focused display, which in sway 1.10 would be the last.
    if case .displays = outputs { try send("focus", "output", Outputs.name(0)) }
  }

  deinit { compositor.stop() }

  /// Kills the compositor, as a crash would.
  func die() { compositor.send(SIGKILL) }

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

extension Sway {
  /// Moves the app's window to one of the displays, counted from 0.
  func moveWindow(toDisplay index: Int) throws {
    try send("[title=.*]", "move", "container", "to", "output", Outputs.name(index))
  }
}

extension Sway.Outputs {
  fileprivate static func name(_ index: Int) -> String { "HEADLESS-\(index + 1)" }

  fileprivate var environment: [String: String] {
    switch self {
    case .window: ["WLR_BACKENDS": "x11"]
    case .displays(let rates):
      ["WLR_BACKENDS": "headless", "WLR_HEADLESS_OUTPUTS": "\(rates.count)", "WLR_LIBINPUT_NO_DEVICES": "1"]
    }
  }

  fileprivate var configuration: String {
    let (width, height) = Desktop.size
    switch self {
    case .window(let scale): return "output * mode \(width)x\(height) scale \(scale)\n"
    case .displays(let rates):
      return rates.enumerated().map { index, rate in
        "output \(Self.name(index)) mode --custom \(width)x\(height)@\(rate)Hz position \(index * width) 0\n"
      }.joined()
    }
  }
}
