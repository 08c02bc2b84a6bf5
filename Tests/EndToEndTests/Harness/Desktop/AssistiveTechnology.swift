import Foundation

/// Assistive technology on a desk: the session bus, the bus of AT-SPI 2 with its registry, and a script as their client.
final class AssistiveTechnology {
  private let desktop: Desktop
  /// The daemons, in the order in which they start. Each ends before those that it needs.
  private var daemons: [Child] = []
  private let python = "/usr/bin/python3"

  /// Starts the session bus and, if `isOn`, the bus and the registry of AT-SPI. Call this before the app starts.
  init(on desktop: Desktop, isOn: Bool = true) throws {
    self.desktop = desktop
    let address = "unix:path=\(desktop.folder.path("session"))"
    // A bus that starts no services by itself: each daemon belongs to the test.
    let configuration = try desktop.folder.write(
      """
      <busconfig><type>session</type><listen>\(address)</listen><policy context="default">
      <allow send_destination="*" eavesdrop="true"/><allow eavesdrop="true"/><allow own="*"/></policy></busconfig>
      """, to: "session.conf")
    desktop.changes["DBUS_SESSION_BUS_ADDRESS"] = address
    try start("dbus-daemon", ["--nofork", "--nopidfile", "--print-address=1", "--config-file=\(configuration)"]) {
      $0.standardOutput.hasSuffix("\n")
    }
    if isOn { try turnOn() }
  }

  deinit { while let daemon = daemons.popLast() { daemon.stop() } }

  /// Starts what reports that assistive technology listens.
  ///
  /// - Parameter withRegistry: Whether to start the registry, which the bus starts by itself for an app that runs already.
  func turnOn(withRegistry: Bool = true) throws {
    let folder = desktop.folder.path("at-spi")
    try start("/usr/libexec/at-spi-bus-launcher", ["--a11y=1", "--launch-immediately"]) { _ in
      try !FileManager.default.contentsOfDirectory(atPath: folder).isEmpty
    }
    guard withRegistry else { return }
    try start("/usr/libexec/at-spi2-registryd", []) { $0.standardOutput.contains("org.a11y.atspi.Registry") }
  }

  private func start(_ program: String, _ arguments: [String], until isReady: (Child) throws -> Bool) throws {
    let path = program.hasPrefix("/") ? program : try Tool(program).path
    let name = URL(fileURLWithPath: path).lastPathComponent
    let child = try desktop.start(path, arguments, named: name, isLeashed: true)
    daemons.append(child)
    try desktop.clock.eventually("\(name) was ready", details: child.standardError) { (try? isReady(child)) ?? false }
  }

  /// Runs the script with a command, and returns what it prints.
  func run(_ command: String) throws -> String {
    let script = URL(fileURLWithPath: #filePath).appendingPathComponent(
      "../../../../Support/AssistiveTechnology/assistive.py"
    ).standardized.path
    let child = try desktop.start(python, [script, command], named: "assistive-\(command)")
    let status = try child.exitStatus(within: 300)
    guard status == 0 else { throw Desktop.Failed(what: "assistive.py \(command)", why: child.standardError) }
    return child.standardOutput
  }
}
