import OverscrollSDL
import OverscrollStudio

/// The validated command line: its options, and those of them that name something, in the program's own types.
struct Request {
  let options: Options
  let demo: (any Demo.Type)?
  let size: Size?
  let position: (x: Int, y: Int)?
  let feel: ScrollFeel?
  let parameters: [(parameter: Parameter, value: Double)]
  let appearance: Theme.Appearance?
  let pacing: Pacing
  let fps: Double

  /// Validates the options; throws `Failure.usage` for the first one with an invalid value.
  init(_ options: Options) throws(Failure) {
    self.options = options
    for (option, path) in [
      ("--recording", options.recording), ("--replay", options.replay), ("--settings", options.settingsFile),
      ("--font", options.font), ("--trace", options.trace), ("--screenshot", options.screenshot),
      ("--frames", options.frames),
    ] where path?.isEmpty == true { throw Failure.usage("\(option) takes a path, not an empty one") }
    if options.recording == "-", options.replay == "-" {
      throw Failure.usage("--recording and --replay cannot both read standard input")
    }
    if options.diagnose, options.headless { throw Failure.usage("--diagnose requires a window") }
    if options.diagnose, options.replay != nil {
      throw Failure.usage("--diagnose and --replay cannot be combined")
    }
    if options.frames != nil, !options.headless { throw Failure.usage("--frames requires --headless") }
    if options.noSettings, options.settingsFile != nil {
      throw Failure.usage("--settings and --no-settings cannot be combined")
    }
    demo = try options.demo.map(Request.demo)
    size = try options.size.map(Request.size)
    position = try options.position.map(Request.position)
    feel = try options.feel.map(Request.feel)
    parameters = try options.assignments.map(Request.parameter)
    appearance = try options.theme.map { name throws(Failure) in try Request.choice(name, "--theme") }
    pacing = try Request.choice(options.pacing ?? Pacing.jit.rawValue, "--pacing")
    fps = options.fps ?? 60
    try Request.check(fps, "--fps", in: 1...100_000)
    try Request.check(options.until, "--until", in: 0...1e6)
    try Request.check(options.scale, "--scale", in: AppSetup.scales)
    if let size { _ = try OffscreenRenderer.pixels(of: size, at: options.scale ?? 1) }
  }

  static func demo(_ name: String) throws(Failure) -> any Demo.Type {
    guard let demo = DemoCatalog.standard.demo(named: name) else {
      throw Failure.usage(
        "unknown demo \"\(name.excerpt)\"; choose one of \(DemoCatalog.standard.names.joined(separator: ", "))")
    }
    return demo
  }

  private static func size(_ text: String) throws(Failure) -> Size {
    let numbers = text.split(separator: "x", omittingEmptySubsequences: false).map { Double($0) ?? .nan }
    guard let size = Size(pair: numbers) else {
      throw Failure.usage("--size takes WIDTHxHEIGHT in points, each from 1 to 16384, not \"\(text.excerpt)\"")
    }
    return size
  }

  private static func position(_ text: String) throws(Failure) -> (x: Int, y: Int) {
    let numbers = text.split(separator: ",").compactMap { Int16($0) }
    guard numbers.count == 2 else {
      throw Failure.usage("--position takes X,Y in whole pixels, not \"\(text.excerpt)\"")
    }
    return (Int(numbers[0]), Int(numbers[1]))
  }

  static func feel(_ name: String) throws(Failure) -> ScrollFeel {
    guard let feel = ScrollFeel(name: name) else {
      throw Failure.usage(
        "unknown feel \"\(name.excerpt)\"; choose one of \(ScrollFeel.all.map(\.name).joined(separator: ", "))")
    }
    return feel
  }

  static func parameter(_ text: String) throws(Failure) -> (parameter: Parameter, value: Double) {
    guard let mark = text.firstIndex(of: "=") else {
      throw Failure.usage("--set takes NAME=VALUE, not \"\(text.excerpt)\"")
    }
    let (name, number) = (String(text[..<mark]), String(text[text.index(after: mark)...]))
    guard let parameter = DemoCatalog.standard.parameter(named: name) else {
      throw Failure.usage("unknown parameter \"\(name.excerpt)\"; overscroll --list prints all")
    }
    let range = parameter.range
    guard let value = Double(number), range.contains(value) else {
      throw Failure.usage(
        "\(name) takes a number from \(range.lowerBound) to \(range.upperBound), not \"\(number.excerpt)\"")
    }
    return (parameter, value)
  }

  private static func choice<Choice>(_ name: String, _ option: String) throws(Failure) -> Choice
  where Choice: RawRepresentable<String> & CaseIterable {
    guard let choice = Choice(rawValue: name) else {
      let names = Choice.allCases.map(\.rawValue).joined(separator: " or ")
      throw Failure.usage("\(option) takes \(names), not \"\(name.excerpt)\"")
    }
    return choice
  }

  static func check(_ value: Double?, _ option: String, in range: ClosedRange<Double>) throws(Failure) {
    guard let value, !range.contains(value) else { return }
    throw Failure.usage("\(option) takes a number from \(range.lowerBound) to \(range.upperBound)")
  }
}
