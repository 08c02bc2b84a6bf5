import Foundation
import Testing

/// The running app on a desk, which writes everything it does to a trace.
final class App {
  let desktop: Desktop
  let process: Child
  private var clock: DeskClock { desktop.clock }
  private(set) var window: String?
  private var traceFile: TraceFile

  /// The trace's file name in the desk's folder.
  static let trace = "trace.jsonl"

  /// Starts the app with a demo, and waits for its first frame and its window.
  ///
  /// - Parameters:
  ///   - settings: Whether the app keeps a settings file in the desk's folder.
  init(_ demo: String, at desktop: Desktop, _ options: [String] = [], settings: Bool = false) throws {
    self.desktop = desktop
    traceFile = TraceFile(path: desktop.folder.path(Self.trace))
    // Only a new trace can be read while it grows.
    unlink(desktop.folder.path(Self.trace))
    let keeping = settings ? ["--settings", desktop.folder.path("settings.json")] : ["--no-settings"]
    process = try desktop.start(
      Self.binary(), [demo, "--trace", desktop.folder.path(Self.trace)] + keeping + options, named: "overscroll")
    try waits("the app drew its first frame") { !$0.frames.isEmpty }
    window = desktop.host == .x11 ? try findWindow(of: process) : nil
    try desktop.sway?.awaitWindow(of: process.pid)
  }

  /// Returns the path of the app under test: OVERSCROLL_BINARY if it is set, otherwise the app built beside these tests.
  static func binary() throws -> String {
    if let path = ProcessInfo.processInfo.environment["OVERSCROLL_BINARY"] { return path }
    let beside = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
    let bundle = Bundle.main.executableURL?.deletingLastPathComponent() ?? beside
    return bundle.appendingPathComponent("overscroll").path
  }

  func recording() throws -> RecordedTrace { try traceFile.read() }

  /// Lets time pass until the trace meets `condition`, and returns the trace.
  @discardableResult
  func waits(_ what: String, until condition: (RecordedTrace) throws -> Bool) throws -> RecordedTrace {
    try clock.eventually(what, details: lastWords) {
      guard self.process.isRunning else { throw Desktop.Failed(what: "overscroll", why: self.lastWords) }
      return try condition(self.recording())
    }
    return try recording()
  }

  /// Waits until everything has come to rest, and returns the trace.
  @discardableResult
  func comesToRest() throws -> RecordedTrace { try waits("everything came to rest") { $0.isAtRest } }

  /// Waits until `count` events of a kind have arrived and everything rests, and returns the trace.
  @discardableResult
  func settles(after kind: String, count: Int = 1) throws -> RecordedTrace {
    try waits("\(count) events of the kind \(kind) arrived and everything came to rest") { recording in
      recording.isAtRest && recording.events.count { $0.kind == kind } >= count
    }
  }

  func perform(_ gesture: (inout InputScript) -> Void) throws { try desktop.perform(inside: window, gesture) }

  /// Performs a gesture that ends with a release, waits until everything has come to rest, and returns the trace.
  func recording(of gesture: (inout InputScript) -> Void) throws -> RecordedTrace {
    let ups = try recording().events.count { $0.kind == "up" }
    try perform(gesture)
    return try settles(after: "up", count: ups + 1)
  }

  /// Flicks, waits until content has coasted for more than `count` frames, and returns the trace.
  @discardableResult
  func flies(for count: Int, after flick: (inout InputScript) -> Void) throws -> RecordedTrace {
    try perform(flick)
    return try waits("content coasted for more than \(count) frames") { $0.after("up").coasting.count > count }
  }

  /// Lets `seconds` pass on the desk's clock.
  func pass(_ seconds: Double) throws { try clock.pass(seconds) }

  func eventually(_ what: String, _ condition: () throws -> Bool) throws {
    try clock.eventually(what, details: lastWords, condition)
  }

  /// Waits until everything is at rest and has faded out. Expects that the app then stays asleep.
  func fallsAsleep() throws {
    try comesToRest()
    try pass(8)
    try staysAsleep(for: 10)
  }

  /// Expects that for `seconds` the app draws no frame and none of its threads wakes up.
  func staysAsleep(for seconds: Double, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let (frames, runs) = (try recording().frames.count, try process.runs)
    try pass(seconds)
    let (laterFrames, laterRuns) = (try recording().frames.count, try process.runs)
    #expect(laterFrames == frames, sourceLocation: sourceLocation)
    #expect(laterRuns == runs, sourceLocation: sourceLocation)
  }

  func resize(to width: Int, _ height: Int) throws {
    if let sway = desktop.sway {
      try sway.send("[title=.*]", "resize", "set", "\(width)px", "\(height)px")
    } else {
      try desktop.xdotool(["windowsize", window ?? "", "\(width)", "\(height)"])
    }
  }

  /// Gives the keyboard focus to the window of another program on the same desk, as Alt+Tab does.
  func giveFocus(to other: Child) throws {
    if let sway = desktop.sway {
      try sway.send("[pid=\(other.pid)]", "focus")
    } else {
      try desktop.xdotool(["windowfocus", findWindow(of: other)])
    }
  }

  /// Asks the app to close its window, as the button in the title bar does.
  func closeByWindowManager() throws {
    if let sway = desktop.sway {
      try sway.send("[title=.*]", "kill")
    } else {
      try desktop.run("wmctrl", ["-i", "-c", window ?? ""])
    }
  }

  private var lastWords: String {
    let trace = desktop.folder.text(of: Self.trace).split(separator: "\n").suffix(3).joined(separator: "\n")
    return "\(process.standing); stderr: \(process.standardError)\nend of the trace: \(trace)"
  }

  private func findWindow(of process: Child) throws -> String {
    var found: Substring?
    try clock.eventually("the window appeared") {
      let ids = try? self.desktop.xdotool(["search", "--onlyvisible", "--pid", "\(process.pid)"])
      found = ids?.split(separator: "\n").last
      return found != nil
    }
    return String(found ?? "")
  }
}
