import ArgumentParser
import OverscrollDemoKit

/// The options of the command line.
struct Options: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "overscroll", abstract: "Drag, flick and tune the feel of scrolling.",
    discussion: """
      Demos: \(DemoCatalog.standard.names.joined(separator: ", ")).
      Commands: \(Program.commands.map { $0.name }.joined(separator: ", ")) (overscroll \(FitCommand.name) --help).
      """, version: "0.3.0")

  @Argument(help: "The demo to start with.")
  var demo: String?

  @Option(help: ArgumentHelp("Window size in points (default: 1120x760).", valueName: "WxH"))
  var size: String?

  @Option(help: ArgumentHelp("Position of the window on the screen; without effect on Wayland.", valueName: "X,Y"))
  var position: String?

  @Flag(help: "Show only the demo, filling the window.")
  var bare = false

  @Option(help: ArgumentHelp("Scale of the window relative to the desktop, from 0.5 to 4.", valueName: "factor"))
  var scale: Double?

  @Option(help: ArgumentHelp("Feel: article (default), uikit, android … (--list prints all).", valueName: "name"))
  var feel: String?

  @Option(
    name: .customLong("set"), parsing: .singleValue,
    help: ArgumentHelp("Set a parameter; may be repeated. --list prints all parameters.", valueName: "name=value"))
  var assignments: [String] = []

  @Option(
    name: .customLong("settings"),
    help: ArgumentHelp(
      "Settings file (default: $XDG_CONFIG_HOME/overscroll/settings.json).", valueName: "file"))
  var settingsFile: String?

  @Flag(help: "Do not read or write settings.")
  var noSettings = false

  @Option(help: ArgumentHelp("light or dark (default: the desktop's).", valueName: "name"))
  var theme: String?

  @Option(help: ArgumentHelp("Font file to use instead of the desktop's font.", valueName: "file"))
  var font: String?

  @Option(help: ArgumentHelp("Write input and frames as JSON Lines; - for standard output.", valueName: "file"))
  var trace: String?

  @Option(help: ArgumentHelp("Take the input from a trace; - for standard input.", valueName: "file"))
  var replay: String?

  @Option(
    help: ArgumentHelp(
      "Open a recording (CSV, JSON Lines or a trace) and fit it; - for standard input.", valueName: "file"))
  var recording: String?

  @Flag(help: "Run without a display, on a virtual clock as fast as possible.")
  var headless = false

  @Option(help: ArgumentHelp("Frame rate of the virtual clock (default: 60).", valueName: "rate"))
  var fps: Double?

  @Option(help: ArgumentHelp("Stop after this many seconds.", valueName: "seconds"))
  var until: Double?

  @Option(help: ArgumentHelp("Save the last frame as PNG.", valueName: "file"))
  var screenshot: String?

  @Option(
    help: ArgumentHelp("Save every frame as a numbered PNG; requires --headless.", valueName: "directory"),
    completion: .directory)
  var frames: String?

  @Option(help: ArgumentHelp("jit for just in time (default), or plain for a vsync loop.", valueName: "name"))
  var pacing: String?

  @Flag(help: "Follow the newest pointer report during drags, not its resampled position.")
  var noResampling = false

  @Flag(help: "At the end, write frame statistics as one line of JSON to standard error.")
  var stats = false

  @Flag(help: "Flick content ten times in a window, and print what the desktop offers, for bug reports.")
  var diagnose = false

  @Flag(help: "List demos, feels and parameters.")
  var list = false
}
