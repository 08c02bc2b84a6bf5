import ArgumentParser
import FoundationEssentials
import OverscrollFormats
import OverscrollStudio

/// The command `overscroll spring`, which prints springs in numbers and as code.
struct SpringCommand: ProgramCommand {
  static let name = "spring"

  /// The formats that the command prints: JSON is `--json`.
  static let listed = CopyFormat.allCases.filter { $0 != .json }

  /// The ranges within which the deviations of all formats are proven.
  private static let (responses, ratios) = (0.01...40.0, 0.05...4.0)

  static let configuration = CommandConfiguration(
    commandName: "overscroll spring", abstract: "Print a spring in numbers and as code.",
    discussion: """
      Give a duration and a bounce, a response and a damping ratio, or a mass, a stiffness and a damping or damping \
      ratio; or a preset or a feel, whose springs are bounce, release and snap.
      """)

  @Option(help: ArgumentHelp("Perceived duration, as in SwiftUI.", valueName: "seconds")) var duration: Double?
  @Option(help: ArgumentHelp("Bounce, as in SwiftUI (default: 0).", valueName: "number")) var bounce: Double?
  @Option(help: ArgumentHelp("Undamped period.", valueName: "seconds")) var response: Double?
  @Option(help: ArgumentHelp("Mass (default: 1).", valueName: "number")) var mass: Double?
  @Option(help: ArgumentHelp("Stiffness.", valueName: "number")) var stiffness: Double?
  @Option(help: ArgumentHelp("Damping, the force per velocity.", valueName: "number")) var damping: Double?
  @Option(help: ArgumentHelp("Damping ratio; 1 is critical.", valueName: "number")) var dampingRatio: Double?

  @Option(help: ArgumentHelp("A built-in spring, or a preset of the settings file.", valueName: "name"))
  var preset: String?

  @Option(help: ArgumentHelp("A feel.", valueName: "name")) var feel: ScrollFeel?

  @Option(
    name: .customLong("settings"),
    help: ArgumentHelp(
      "Settings file with presets (default: $XDG_CONFIG_HOME/overscroll/settings.json).", valueName: "file"))
  var settingsFile: String?

  @Option(
    name: .customLong("as"),
    help: ArgumentHelp(
      "Formats of code: \(SpringCommand.listed.map(\.rawValue).joined(separator: ",")).", valueName: "list"))
  var formats: String?

  @Flag(help: "Print JSON.") var json = false

  func validate() throws { try Options.check(path: settingsFile, "--settings") }

  var hasNumbers: Bool { [duration, bounce, response, mass, stiffness, damping, dampingRatio].contains { $0 != nil } }

  func perform() throws(Failure) { try StandardStreams.write(output) }

  private var springs: [(name: String, spring: Spring)] {
    get throws(Failure) {
      switch (feel, preset, hasNumbers) {
      case (let feel?, nil, false): return Self.springs(of: ParameterValues(base: feel))
      case (nil, let preset?, false):
        if let known = KnownSpring.named(preset) { return [("spring", known.spring)] }
        return Self.springs(of: try Self.values(ofPreset: preset, settingsFile))
      case (nil, nil, true): return [("spring", try spring)]
      default: throw Failure.usage("spring takes numbers, a --preset or a --feel")
      }
    }
  }

  private static func springs(of values: ParameterValues) -> [(name: String, spring: Spring)] {
    SpringRole.allCases.map { ($0.name, values.spring($0)) }
  }

  private var spring: Spring {
    get throws(Failure) {
      try Options.check(mass, "--mass", in: 1e-6...1e6)
      switch (duration, bounce, response, (mass, stiffness, damping), dampingRatio) {
      case (let duration?, let bounce, nil, (nil, nil, nil), nil):
        return Spring(duration: duration, bounce: bounce ?? 0)
      case (nil, nil, let response?, (nil, nil, nil), let ratio?):
        return Spring(response: response, dampingRatio: ratio)
      case (nil, nil, nil, (let mass, let stiffness?, let damping?), nil):
        return Spring(mass: mass ?? 1, stiffness: stiffness, damping: damping)
      case (nil, nil, nil, (let mass, let stiffness?, nil), let ratio?):
        return Spring(mass: mass ?? 1, stiffness: stiffness, dampingRatio: ratio)
      default:
        throw Failure.usage(
          "give --duration and --bounce, --response and --damping-ratio, or --mass, --stiffness and --damping or "
            + "--damping-ratio")
      }
    }
  }

  private static func values(ofPreset name: String, _ path: String?) throws(Failure) -> ParameterValues {
    let presets = try (path.map(SettingsFile.init(path:)) ?? SettingsFile.standard)?.read()?.choices.presets ?? [:]
    guard let preset = presets[name] else {
      let names = KnownSpring.all.map(\.title) + presets.keys.sorted()
      throw Failure.usage("unknown preset \"\(name.excerpt)\"; choose one of \(names.joined(separator: ", "))")
    }
    return preset.values(replacing: ParameterValues(), .standard)
  }

  // MARK: - Output

  var output: String {
    get throws(Failure) {
      let (formats, springs) = (try chosenFormats, try springs)
      for (_, spring) in springs {
        try Options.check(spring.response, "a spring's response", in: Self.responses)
        try Options.check(spring.dampingRatio, "a spring's damping ratio", in: Self.ratios)
      }
      if json { return Self.json(of: springs, as: formats.isEmpty ? Self.listed : formats) }
      if formats.isEmpty { return springs.map(Self.numbers).joined(separator: "\n") }
      let codes = springs.map { SpringCode(name: $0.name, spring: $0.spring) }
      return formats.map { SpringCode.text(codes, as: $0) }.joined(separator: "\n")
    }
  }

  private var chosenFormats: [CopyFormat] {
    get throws(Failure) {
      try (formats?.split(separator: ",", omittingEmptySubsequences: false) ?? []).map { word throws(Failure) in
        guard let format = CopyFormat(rawValue: String(word)), Self.listed.contains(format) else {
          let names = Self.listed.map(\.rawValue).joined(separator: ", ")
          throw Failure.usage("--as takes a list of \(names), not \"\(String(word).excerpt)\"")
        }
        return format
      }
    }
  }

  private static func numbers(name: String, spring: Spring) -> String {
    let code = SpringCode(name: name, spring: spring)
    let rows = [
      ("duration", "\(spring.response.sixDigits) s"), ("bounce", spring.bounce.sixDigits),
      ("damping ratio", spring.dampingRatio.sixDigits), ("mass", spring.mass.sixDigits),
      ("stiffness", spring.stiffness.sixDigits), ("damping", spring.damping.sixDigits),
      ("settling time", "\(settlingTime(spring).sixDigits) s, from 100 pt to within 0.5 pt"),
      ("overshoot", "\((spring.overshoot * 100).sixDigits) %"),
    ]
    let errors: [(String, String)] = listed.map { format in
      ("error as \(format.rawValue)", code.deviation(in: format).map(\.percentCeiling) ?? "not proven")
    }
    return "\(name)\n" + (rows + errors).map { FitReport.row($0, $1) + "\n" }.joined()
  }

  private static func settlingTime(_ spring: Spring) -> Double {
    spring.settlingDuration(displacement: 100, velocity: 0, threshold: 0.5)
  }

  private static func json(of springs: [(name: String, spring: Spring)], as formats: [CopyFormat]) -> String {
    let entries = springs.map { name, spring -> JSONValue in
      let code = SpringCode(name: name, spring: spring)
      let formats = formats.map { format -> (String, JSONValue) in
        var object = ["code": JSONValue.text(SpringCode.text([code], as: format))]
        object["error"] = code.deviation(in: format).map { .number($0) }
        return (format.rawValue, .object(object))
      }
      let numbers = [
        "duration": spring.response, "bounce": spring.bounce, "dampingRatio": spring.dampingRatio, "mass": spring.mass,
        "stiffness": spring.stiffness, "damping": spring.damping, "settlingTime": settlingTime(spring),
        "overshoot": spring.overshoot,
      ]
      let rest = ["name": .text(name), "formats": JSONValue.object(Dictionary(formats) { first, _ in first })]
      return .object(rest.merging(numbers.mapValues { .number($0) }) { first, _ in first })
    }
    // Every number is finite within the ranges that `output` checks.
    return ["springs": entries].json() + "\n"
  }
}
