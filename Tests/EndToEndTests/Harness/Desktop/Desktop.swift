import Foundation
import TestCompositor
import Testing

/// The window system of a desk. Most gestures are tested on both.
enum Host: String, CaseIterable, CustomTestStringConvertible {
  case x11 = "X11"
  case wayland = "Wayland"

  var testDescription: String { rawValue }
}

/// A desk without a screen, on which a test runs programs: an X server in memory with a window manager or a Wayland
/// compositor on it, or a compositor that the test controls.
final class Desktop {
  let host: Host
  let folder: Folder
  let clock: DeskClock
  private let server: Child?
  private let display: String?
  private var manager: Child?
  private(set) var sway: Sway?
  let compositor: TestCompositor?

  static let size = (width: 1280, height: 900)

  /// The options of each X server. Without `-noreset` it restarts when its last client leaves, and drops new clients then.
  private static let serverOptions = ["-noreset", "-nolisten", "tcp", "-ac", "-fbdir", "."]

  /// Changes to the environment of the programs started on the desk. An empty value removes a variable.
  var changes: [String: String] = [:]

  /// Creates a desk with mouse and keyboard.
  ///
  /// - Parameters:
  ///   - serverOptions: Further options of the X server, for example to remove an extension.
  convenience init(_ host: Host, outputScale: Double = 1, serverOptions: [String] = []) throws {
    try self.init(host, outputScale: outputScale, .inMemory(options: serverOptions))
  }

  /// Creates a desk with these devices and no keyboard.
  convenience init(_ host: Host, devices: [TestDevice.Kind]) throws {
    try self.init(host, outputScale: 1, .devices(devices))
  }

  /// The X server of a desk.
  private enum Server {
    /// Xvfb, with further options.
    case inMemory(options: [String])
    case devices([TestDevice.Kind])
  }

  private init(_ host: Host, outputScale: Double, _ server: Server) throws {
    self.host = host
    folder = try Folder()
    let clock = try DeskClock()
    self.clock = clock
    let server =
      switch server {
      case .inMemory(let options): try Self.server(options, in: folder, clock)
      case .devices(let kinds): try Self.server(with: kinds, in: folder, clock)
      }
    let display = try Self.display(of: server, clock)
    (self.server, self.display, compositor) = (server, display, nil)
    switch host {
    case .x11: try startWindowManager()
    case .wayland:
      sway = try Sway(display: display, outputScale: outputScale, environment: Self.environment(folder), clock: clock)
    }
  }

  /// Creates a desk whose compositor the test controls, with every event and every frame.
  init(_ offer: TestCompositor.Offer) throws {
    (host, folder, server, display) = (.wayland, try Folder(), nil, nil)
    clock = try DeskClock()
    compositor = try clock.own.map { [folder] in try TestCompositor(socket: folder.path(Self.socket), clock: $0, offer)
    }
  }

  private static let socket = "wayland"

  deinit {
    sway = nil
    compositor?.end()
    manager?.stop()
    server?.stop()
  }

  /// The environment of a program on the desk. It holds nothing of the desktop on which the tests run.
  var environment: [String: String] {
    var environment = Self.environment(folder)
    switch host {
    case .x11: environment["DISPLAY"] = display
    case .wayland: environment["WAYLAND_DISPLAY"] = sway?.socket ?? folder.path(Self.socket)
    }
    return environment.merging(changes) { $1 }.filter { !$0.value.isEmpty }
  }

  /// Ends the X server at once, as a crash does.
  func crashServer() { server?.crash() }

  /// Moves the mouse and presses keys by `xdotool`.
  ///
  /// - Parameter window: The X window that positions are relative to; `nil` for the screen.
  func perform(inside window: String?, _ gesture: (inout InputScript) -> Void) throws {
    var input = InputScript(window: window, scale: sway?.outputScale ?? 1)
    gesture(&input)
    try xdotool(input.words)
  }

  @discardableResult
  func xdotool(_ words: [String]) throws -> String { try run("xdotool", words) }

  /// Returns the pixels of the screen.
  func screen() throws -> Screen { try Screen(dump: folder.data(of: "Xvfb_screen0")) }

  /// Runs a program to its end on the desk's X server, and returns its output.
  @discardableResult
  func run(_ tool: String, _ arguments: [String]) throws -> String {
    let child = try Child(
      Tool(tool).path, arguments, named: tool, in: folder,
      environment: Self.environment(folder).merging(["DISPLAY": display ?? ""]) { $1 }, clock: clock)
    guard try child.exitStatus() == 0 else { throw Failed(what: tool, why: child.standardError) }
    return child.standardOutput
  }

  struct Failed: Error, CustomStringConvertible {
    var what: String
    var why: String
    var description: String { "\(what) failed: \(why)" }
  }

  static func environment(_ folder: Folder) -> [String: String] {
    let own = ["PATH": "/usr/bin:/bin", "HOME": folder.path, "XDG_RUNTIME_DIR": folder.path, "LANG": "C.UTF-8"]
    let inherited = ProcessInfo.processInfo.environment.filter { Self.inheritedVariables.contains($0.key) }
    return own.merging(inherited) { $1 }
  }

  /// The variables that programs inherit from the tests' environment: the sanitizers' options, and the number of the slip
  /// that a mutation check enables.
  private static let inheritedVariables = ["PATH", "ASAN_OPTIONS", "LSAN_OPTIONS", "TSAN_OPTIONS", "MUTANT"]

  private static func server(_ options: [String], in folder: Folder, _ clock: DeskClock) throws -> Child {
    let screen = "\(Self.size.width)x\(Self.size.height)x24"
    return try Child(
      Tool("Xvfb").path, ["-displayfd", "1", "-screen", "0", screen] + Self.serverOptions + options,
      named: "xvfb", in: folder, environment: environment(folder), isLeashed: true, clock: clock)
  }

  /// Starts Xorg with test devices, on a seat of its own, away from the machine's screen and keyboard.
  private static func server(with devices: [TestDevice.Kind], in folder: Folder, _ clock: DeskClock) throws -> Child {
    guard let server = TestDevice.server else { throw Failed(what: "Xorg", why: TestDevice.obstacle ?? "") }
    let configuration = try folder.write(TestDevice.configuration(of: devices, in: folder), to: "xorg.conf")
    let options = ["-config", configuration, "-logfile", folder.path("xorg.log"), "-seat", "touch", "-novtswitch"]
    return try Child(
      server, ["-displayfd", "1", "-noreset", "-nolisten", "tcp", "-ac"] + options,
      named: "xorg", in: folder, environment: environment(folder), isLeashed: true, clock: clock)
  }

  private static func display(of server: Child, _ clock: DeskClock) throws -> String {
    try clock.eventually("the X server was up", details: server.standardError) { server.standardOutput.hasSuffix("\n") }
    return ":" + server.standardOutput.trimmingCharacters(in: .whitespacesAndNewlines)
  }

  private func startWindowManager() throws {
    manager = try start(Tool("openbox").path, [], named: "openbox")
    let manager = manager
    // Openbox 3.6 announces itself before its loop begins, and does not handle requests that arrived until then, such as a
    // new window, before something else arrives. So the test asks for a change that only the loop makes.
    let desktops = 3
    try clock.eventually("the window manager answered", details: manager?.standardError ?? "") {
      try self.run("wmctrl", ["-n", "\(desktops)"])
      return (try? self.run("wmctrl", ["-d"]))?.split(separator: "\n").count == desktops
    }
  }
}

extension Desktop {
  /// Starts a program on the desk, and does not wait for it.
  func start(_ path: String, _ arguments: [String], named name: String, isLeashed: Bool = false) throws -> Child {
    try Child(path, arguments, named: name, in: folder, environment: environment, isLeashed: isLeashed, clock: clock)
  }

  /// Opens a window of another program and waits for its first frame.
  func opensNeighbour(size: String = "300x200") throws -> Child {
    let trace = "neighbour.jsonl"
    let child = try start(
      App.binary(), ["curves", "--no-settings", "--bare", "--size", size, "--trace", folder.path(trace)],
      named: "neighbour")
    try clock.eventually("the neighbour drew its first frame") { self.folder.text(of: trace).contains("\"frame\"") }
    return child
  }
}
