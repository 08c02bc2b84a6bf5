/// A spring of the spring lab, with its name, its color and the parameter that adds it.
struct LabSpring: Sendable {
  /// The numbers of a spring: a damping ratio with the tuned mass and stiffness, a preset, or the tuned spring.
  private enum Numbers: Sendable {
    case dampingRatio(Double)
    case preset(Spring)
    case tuned
  }

  let name: String
  let ink: Plot.Ink
  /// The name of the ball's position in snapshots and traces.
  let value: DemoValue
  /// The switch that adds the spring; `nil` for the tuned spring, which is always there.
  let parameter: Parameter?
  private let numbers: Numbers

  /// The damping ratios of the article, the tuned spring, and the presets.
  static let all: [LabSpring] = {
    let named: [(String, Plot.Ink)] = [("Underdamped", .first), ("Half damped", .second), ("Critical", .third)]
    let ratios = zip(SpringsDemo.ratios, named).enumerated().map { index, entry in
      LabSpring(
        entry.1.0, entry.1.1, .ball(index), id: "\(entry.0, decimals: 1)", isAdded: true, .dampingRatio(entry.0))
    }
    let tuned = LabSpring("Yours", .fourth, .ball(ratios.count), id: nil, isAdded: true, .tuned)
    let inks = [Plot.Ink.fifth, .sixth, .seventh, .eighth, .ninth, .tenth]
    let presets = KnownSpring.all.enumerated().map { index, known in
      let id = known.title.lowercased().replacing(" ", with: "-")
      return LabSpring(
        known.title, inks[index % inks.count], DemoValue(rawValue: "ball.\(id)"), id: id, isAdded: false,
        .preset(known.spring))
    }
    return ratios + [tuned] + presets
  }()

  /// The parameters that add springs.
  static let switches = all.compactMap(\.parameter)

  private init(
    _ name: String, _ ink: Plot.Ink, _ value: DemoValue, id: String?, isAdded: Bool, _ numbers: Numbers
  ) {
    (self.name, self.ink, self.value, self.numbers) = (name, ink, value, numbers)
    parameter = id.map {
      .option("springs.\($0)", .content, term: name, effect: "Show this spring", isOn: isAdded, hasRow: false)
    }
  }

  func spring(_ parameters: ParameterValues) -> Spring {
    let tuned = parameters.snapSpring
    return switch numbers {
    case .dampingRatio(let ratio): Spring(mass: tuned.mass, stiffness: tuned.stiffness, dampingRatio: ratio)
    case .preset(let spring): spring
    case .tuned: tuned
    }
  }

  func isShown(_ parameters: ParameterValues) -> Bool { parameter.map(parameters.isOn) ?? true }
}

extension LabSpring: Equatable {
  static func == (a: LabSpring, b: LabSpring) -> Bool { a.value == b.value }
}
