import ArgumentParser
import OverscrollDemoKit

/// The options of the command line.
struct Options: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "overscroll",
    abstract: "A lab for the feel of scrolling: drag, flick and tune it.",
    discussion: "Demos: \(DemoCatalog.standard.names.joined(separator: ", ")).",
    version: "0.2.0")

  @Argument(help: "The demo to begin with.")
  var demo: String?

  @Option(help: ArgumentHelp("Window size in points (default: 1120x760).", valueName: "WxH"))
  var size: String?

  @Flag(help: "The demo alone, filling the window.")
  var bare = false

  @Option(help: ArgumentHelp("Draw this many times larger than the desktop says, from 0.5 to 4.", valueName: "factor"))
  var scale: Double?

  @Option(help: ArgumentHelp("article (default), uikit, android … (--list names all).", valueName: "name"))
  var feel: String?

  @Option(
    name: .customLong("set"), parsing: .singleValue,
    help: ArgumentHelp("Set a parameter; repeatable; --list names them.", valueName: "name=value"))
  var settings: [String] = []

  @Option(
    name: .customLong("settings"),
    help: ArgumentHelp(
      "Settings file (default: $XDG_CONFIG_HOME/overscroll/settings.json).", valueName: "file"))
  var settingsFile: String?

  @Flag(help: "Neither read nor write settings.")
  var noSettings = false

  @Option(help: ArgumentHelp("light or dark (default: as the desktop has it).", valueName: "name"))
  var theme: String?

  @Option(help: ArgumentHelp("A font file instead of the desktop's font.", valueName: "file"))
  var font: String?

  @Option(help: ArgumentHelp("Write what happens as JSON Lines; - for standard output.", valueName: "file"))
  var trace: String?

  @Option(help: ArgumentHelp("Take the input from a trace; - for standard input.", valueName: "file"))
  var replay: String?

  @Option(
    help: ArgumentHelp(
      "Show a recording (CSV, JSON Lines or a trace) and fit it; - for standard input.", valueName: "file"))
  var recording: String?

  @Flag(help: "Run without a display, on a virtual clock as fast as it goes.")
  var headless = false

  @Option(help: ArgumentHelp("Frame rate of the virtual clock (default: 60).", valueName: "rate"))
  var fps: Double?

  @Option(help: ArgumentHelp("Stop after so many seconds.", valueName: "seconds"))
  var until: Double?

  @Option(help: ArgumentHelp("Save the last frame as PNG.", valueName: "file"))
  var screenshot: String?

  @Option(
    help: ArgumentHelp("Save every frame as PNG, numbered; with --headless.", valueName: "directory"),
    completion: .directory)
  var frames: String?

  @Option(help: ArgumentHelp("jit, just in time (default), or plain vsync.", valueName: "name"))
  var pacing: String?

  @Flag(help: "Drags follow the newest report of the pointer instead of its resampled position.")
  var noResampling = false

  @Flag(help: "At the end, write frame statistics as a line of JSON to standard error.")
  var stats = false

  @Flag(help: "Print what this desktop gives the program, for bug reports.")
  var diagnose = false

  @Flag(help: "List demos, feels and parameters.")
  var list = false
}
