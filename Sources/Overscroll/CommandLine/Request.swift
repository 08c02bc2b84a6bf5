import OverscrollStudio

/// The validated command line, in the program's own types.
struct Request {
  /// The source of the settings.
  enum SettingsSource: Equatable {
    case none
    case standard
    case file(String)
  }

  var demo: (any Demo.Type)?
  var size: Size?
  var feel: ScrollFeel?
  var parameters: [(parameter: Parameter, value: Double)] = []
  var appearance: Theme.Appearance?
  var pacing = FramePacer.Pacing.jit
  /// Whether drags in a window follow the resampled pointer.
  var resamples = true
  var fps = 60.0
  var until: Double?
  var scale: Double?
  var isBare: Bool
  var fontFile: String?
  var tracePath: String?
  var replayPath: String?
  var recordingPath: String?
  var screenshotPath: String?
  /// The folder for pictures of all frames.
  var framesPath: String?
  var settings: SettingsSource
  var isHeadless: Bool
  var wantsStatistics: Bool

  /// Validates the options; throws `Failure.usage` for the first one with an invalid value.
  init(_ options: Options) throws(Failure) {
    isBare = options.bare
    isHeadless = options.headless
    resamples = !options.noResampling
    wantsStatistics = options.stats
    (fontFile, tracePath) = (options.font, options.trace)
    (replayPath, screenshotPath, framesPath) = (options.replay, options.screenshot, options.frames)
    recordingPath = options.recording
    if recordingPath == "-", replayPath == "-" {
      throw Failure.usage("--recording and --replay cannot both read standard input")
    }
    if framesPath != nil, !isHeadless { throw Failure.usage("--frames requires --headless") }
    settings = try Request.settings(options)
    demo = try options.demo.map(Request.demo)
    size = try options.size.map(Request.size)
    feel = try options.feel.map(Request.feel)
    parameters = try Request.parameters(options.settings)
    appearance = try options.theme.map { name throws(Failure) in try Request.choice(name, "--theme") }
    pacing = try Request.choice(options.pacing ?? FramePacer.Pacing.jit.rawValue, "--pacing")
    fps = try Request.number(options.fps ?? 60, "--fps", in: 1...100_000)
    until = try options.until.map { value throws(Failure) in try Request.number(value, "--until", in: 0...1e6) }
    scale = try options.scale.map { value throws(Failure) in try Request.number(value, "--scale", in: AppSetup.scales) }
  }

  private static func settings(_ options: Options) throws(Failure) -> SettingsSource {
    if options.noSettings, options.settingsFile != nil {
      throw Failure.usage("--settings and --no-settings cannot be combined")
    }
    if options.noSettings { return .none }
    return options.settingsFile.map { .file($0) } ?? .standard
  }

  private static func demo(_ name: String) throws(Failure) -> any Demo.Type {
    guard let demo = DemoCatalog.standard.demo(named: name) else {
      throw Failure.usage(
        "unknown demo \"\(name)\"; choose one of \(DemoCatalog.standard.names.joined(separator: ", "))")
    }
    return demo
  }

  private static func size(_ text: String) throws(Failure) -> Size {
    let numbers = text.split(separator: "x", omittingEmptySubsequences: false).map { Double($0) ?? .nan }
    guard let size = Size(pair: numbers) else {
      throw Failure.usage("--size takes WIDTHxHEIGHT in points, each from 1 to 16384, not \"\(text)\"")
    }
    return size
  }

  static func feel(_ name: String) throws(Failure) -> ScrollFeel {
    guard let feel = ScrollFeel(name: name) else {
      throw Failure.usage(
        "unknown feel \"\(name)\"; choose one of \(ScrollFeel.all.map(\.name).joined(separator: ", "))")
    }
    return feel
  }

  private static func parameters(_ texts: [String]) throws(Failure) -> [(parameter: Parameter, value: Double)] {
    var found: [(parameter: Parameter, value: Double)] = []
    for text in texts { found.append(try parameter(text)) }
    return found
  }

  private static func parameter(_ text: String) throws(Failure) -> (parameter: Parameter, value: Double) {
    guard let mark = text.firstIndex(of: "=") else { throw Failure.usage("--set takes NAME=VALUE, not \"\(text)\"") }
    let (name, number) = (String(text[..<mark]), String(text[text.index(after: mark)...]))
    guard let parameter = DemoCatalog.standard.parameter(named: name) else {
      throw Failure.usage("unknown parameter \"\(name)\"; overscroll --list prints all")
    }
    let range = parameter.range
    guard let value = Double(number), range.contains(value) else {
      throw Failure.usage("\(name) takes a number from \(range.lowerBound) to \(range.upperBound), not \"\(number)\"")
    }
    return (parameter, value)
  }

  private static func choice<Choice>(_ name: String, _ option: String) throws(Failure) -> Choice
  where Choice: RawRepresentable<String> & CaseIterable {
    guard let choice = Choice(rawValue: name) else {
      let names = Choice.allCases.map(\.rawValue).joined(separator: " or ")
      throw Failure.usage("\(option) takes \(names), not \"\(name)\"")
    }
    return choice
  }

  static func number(_ value: Double, _ option: String, in range: ClosedRange<Double>) throws(Failure) -> Double {
    guard range.contains(value) else {
      throw Failure.usage("\(option) takes a number from \(range.lowerBound) to \(range.upperBound)")
    }
    return value
  }
}
