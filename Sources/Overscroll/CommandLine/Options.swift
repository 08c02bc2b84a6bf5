import ArgumentParser
import OverscrollSDL
import OverscrollStudio

struct Options: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "overscroll", abstract: "Drag, flick and tune the feel of scrolling.",
    discussion: """
      Demos: \(DemoCatalog.standard.names.joined(separator: ", ")).
      Commands: \(Program.commands.map { $0.name }.joined(separator: ", ")) (overscroll \(FitCommand.name) --help).
      """, version: "0.4.0")

  @Argument(help: "The demo to start with.", transform: Options.demo) var demo: (any Demo.Type)?

  @Option(
    help: ArgumentHelp("Window size in points (default: the saved one, or 1120x760).", valueName: "WxH"),
    transform: Options.size)
  var size: Size?

  @Flag(help: "Show only the demo, filling the window.") var bare = false

  @Option(
    help: ArgumentHelp("Scale of the window relative to the desktop, from 0.5 to 4; not saved.", valueName: "factor"))
  var scale: Double?

  @Option(
    help: ArgumentHelp(
      "Feel of the demo, or of all (default: the saved one; uikit at the first start, article without settings).",
      valueName: "name"))
  var feel: ScrollFeel?

  @Option(
    name: .customLong("set"), parsing: .singleValue,
    help: ArgumentHelp(
      "Set a parameter of the demo, or of all; may be repeated. --list prints all parameters.", valueName: "name=value"),
    transform: Options.assignment)
  var assignments: [(parameter: Parameter, value: Double)] = []

  @Option(
    name: .customLong("settings"),
    help: ArgumentHelp("Settings file (default: $XDG_CONFIG_HOME/overscroll/settings.json).", valueName: "file"))
  var settingsFile: String?

  @Flag(help: "Do not read or write settings.") var noSettings = false

  @Option(
    name: .customLong("theme"),
    help: ArgumentHelp("Theme of this run, not saved (default: the chosen one, or the desktop's).", valueName: "name"))
  var appearance: Theme.Appearance?

  @Option(help: ArgumentHelp("Font file to use instead of the desktop's font.", valueName: "file")) var font: String?

  @Option(help: ArgumentHelp("Write input and frames as JSON Lines; - for standard output.", valueName: "file"))
  var trace: String?

  @Option(help: ArgumentHelp("Take the input from a trace; - for standard input.", valueName: "file"))
  var replay: String?

  @Option(
    help: ArgumentHelp(
      "Open a recording (CSV, JSON Lines or a trace) and fit it; - for standard input.", valueName: "file"))
  var recording: String?

  @Flag(help: "Run without a display, on a virtual clock as fast as possible.") var headless = false

  @Option(help: ArgumentHelp("Frame rate of the virtual clock.", valueName: "rate")) var fps = 60.0

  @Option(help: ArgumentHelp("Stop after this many seconds.", valueName: "seconds")) var until: Double?

  @Option(help: ArgumentHelp("Save the last frame as PNG.", valueName: "file")) var screenshot: String?

  @Option(
    help: ArgumentHelp("Save every frame as a numbered PNG; requires --headless.", valueName: "directory"),
    completion: .directory)
  var frames: String?

  @Option(help: ArgumentHelp("Frames just in time, or a plain vsync loop.", valueName: "name")) var pacing = Pacing.jit

  @Flag(help: "Follow the newest pointer report during drags, not its resampled position.") var noResampling = false

  @Flag(help: "At the end, write frame statistics as one line of JSON to standard error.") var stats = false

  @Flag(help: "Flick content ten times in a window, and print what the desktop offers, for bug reports.")
  var diagnose = false

  @Flag(help: "List demos, feels and parameters.") var list = false

  func validate() throws {
    for (option, path) in [
      ("--recording", recording), ("--replay", replay), ("--settings", settingsFile), ("--font", font),
      ("--trace", trace), ("--screenshot", screenshot), ("--frames", frames),
    ] { try Self.check(path: path, option) }
    if recording == "-", replay == "-" {
      throw Failure.usage("--recording and --replay cannot both read standard input")
    }
    if diagnose, headless { throw Failure.usage("--diagnose requires a window") }
    if diagnose, replay != nil { throw Failure.usage("--diagnose and --replay cannot be combined") }
    if frames != nil, !headless { throw Failure.usage("--frames requires --headless") }
    if noSettings, settingsFile != nil { throw Failure.usage("--settings and --no-settings cannot be combined") }
    try Self.check(fps, "--fps", in: 1...100_000)
    try Self.check(until, "--until", in: 0...1e6)
    try Self.check(scale, "--scale", in: AppSetup.scales)
    if let size { _ = try OffscreenRenderer.pixels(of: size, at: scale ?? 1) }
  }
}

// MARK: - Values

extension Options {
  static func demo(_ name: String) throws -> any Demo.Type {
    guard let demo = DemoCatalog.standard.demo(named: name) else {
      throw Failure.usage("choose one of \(DemoCatalog.standard.names.joined(separator: ", "))")
    }
    return demo
  }

  private static func size(_ text: String) throws -> Size {
    let numbers = text.split(separator: "x", omittingEmptySubsequences: false).map { Double($0) ?? .nan }
    guard let size = Size(pair: numbers) else { throw Failure.usage("two numbers of points, each from 1 to 16384") }
    return size
  }

  static func assignment(_ text: String) throws -> (parameter: Parameter, value: Double) {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard let parameter = DemoCatalog.standard.parameter(named: parts[0]) else {
      throw Failure.usage("unknown parameter; overscroll --list prints all")
    }
    let range = parameter.range
    guard parts.count == 2, let value = Double(parts[1]), range.contains(value) else {
      throw Failure.usage("\(parts[0]) takes a number from \(range.lowerBound) to \(range.upperBound)")
    }
    return (parameter, value)
  }

  static func check(path: String?, _ option: String) throws(Failure) {
    if path?.isEmpty == true { throw .usage("\(option) takes a path, not an empty one") }
  }

  static func check(_ value: Double?, _ option: String, in range: ClosedRange<Double>) throws(Failure) {
    guard let value, !range.contains(value) else { return }
    throw .usage("\(option) takes a number from \(range.lowerBound) to \(range.upperBound)")
  }
}

extension ScrollFeel: ExpressibleByArgument {
  public init?(argument: String) { self.init(name: argument) }

  public static var allValueStrings: [String] { ScrollFeel.all.map(\.name) }
}

extension Theme.Appearance: ExpressibleByArgument {}

extension Pacing: ExpressibleByArgument {}
