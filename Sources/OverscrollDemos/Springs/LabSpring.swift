struct LabSpring: Equatable, Sendable {
  let name: String
  let ink: Plot.Ink
  let value: DemoValue
  /// The switch that adds the spring; `nil` for the tuned spring, which is always there.
  let parameter: Parameter?
  let spring: @Sendable (ParameterValues) -> Spring

  /// The damping ratios of the article, the tuned spring, and the presets.
  static let all: [LabSpring] = {
    let named: [(String, Plot.Ink)] = [("Underdamped", .first), ("Half damped", .second), ("Critical", .third)]
    let ratios = zip(SpringsDemo.ratios, named).enumerated().map { index, entry in
      let (ratio, (name, ink)) = entry
      return LabSpring(name, ink: ink, value: .ball(index), id: "\(ratio, decimals: 1)", isAdded: true) {
        Spring(mass: $0.snapSpring.mass, stiffness: $0.snapSpring.stiffness, dampingRatio: ratio)
      }
    }
    let tuned = LabSpring("Yours", ink: .fourth, value: .ball(ratios.count), id: nil, isAdded: true) { $0.snapSpring }
    let inks = [Plot.Ink.fifth, .seventh, .eighth, .ninth, .tenth]
    let presets = KnownSpring.all.enumerated().map { index, known in
      let id = known.title.lowercased().replacing(" ", with: "-")
      let (value, ink) = (DemoValue(rawValue: "ball.\(id)"), inks[index % inks.count])
      return LabSpring(known.title, ink: ink, value: value, id: id, isAdded: false) { _ in known.spring }
    }
    return ratios + [tuned] + presets
  }()

  static let switches = all.compactMap(\.parameter)

  private init(
    _ name: String, ink: Plot.Ink, value: DemoValue, id: String?, isAdded: Bool,
    spring: @escaping @Sendable (ParameterValues) -> Spring
  ) {
    (self.name, self.ink, self.value, self.spring) = (name, ink, value, spring)
    parameter = id.map {
      .option("springs.\($0)", .content, term: name, effect: "Show this spring", isOn: isAdded, hasRow: false)
    }
  }

  func isShown(_ parameters: ParameterValues) -> Bool { parameter.map(parameters.isOn) ?? true }
  static func == (a: LabSpring, b: LabSpring) -> Bool { a.value == b.value }
}
