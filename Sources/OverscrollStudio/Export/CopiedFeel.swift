import FoundationEssentials
import Glibc

/// The part of a feel that one demo uses, as code or JSON.
struct CopiedFeel {
  let values: ParameterValues
  let parameters: [Parameter]

  func text(as format: CopyFormat) -> String {
    switch format {
    case .swift: swift
    case .swiftUI: swiftUI
    case .css: css
    case .compose: compose
    case .json: json
    }
  }

  private var springs: [(role: SpringRole, name: String, spring: Spring)] {
    SpringRole.allCases.filter { parameters.contains($0.stiffness) }
      .map { ($0, $0.name.lowercased(), values.spring($0)) }
  }

  /// Six significant digits at most, without zeros at the end.
  private func number(_ value: Double) -> String {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: 32) { text in
      _ = withVaList([value]) { vsnprintf(text.baseAddress, text.count, "%.6g", $0) }
      return String(cString: text.baseAddress!)
    }
  }

  /// The feel's name in code: `uikitDynamics` for `uikit-dynamics`.
  private func constant(_ name: String) -> String {
    let words = name.split(separator: "-")
    return words.enumerated().map { $0 == 0 ? String($1) : $1.prefix(1).uppercased() + $1.dropFirst() }.joined()
  }

  /// Whether the deceleration rate says all of how content coasts.
  private var isExponential: Bool {
    if case .exponential = values.feel.coasting { true } else { false }
  }

  /// Demos that scroll give a whole feel; demos that only snap give single numbers.
  private var swift: String {
    let isScrolled = parameters.contains(.bounceStiffness)
    let head = isScrolled ? ["var feel = ScrollFeel.\(constant(values.base.name))"] : []
    let springs = springs.map { role, name, spring in
      let value = "Spring(mass: \(number(spring.mass)), stiffness: \(number(spring.stiffness)), "
      return (isScrolled && role != .snap ? "feel.\(name)Spring" : "let \(name)")
        + " = \(value)dampingRatio: \(number(spring.dampingRatio)))"
    }
    func line(_ parameter: Parameter, _ name: String, _ value: String) -> [String] {
      parameters.contains(parameter) ? ["\(isScrolled ? "feel." : "let ")\(name) = \(value)"] : []
    }
    let rate = "DecelerationRate(rawValue: \(number(values[.decelerationRate])))"
    let rest =
      (isExponential || !isScrolled || values.isChanged(.decelerationRate)
        ? line(.decelerationRate, isScrolled ? "decelerationRate" : "rate", rate) : [])
      + line(.rubberBandCoefficient, "rubberBandCoefficient", number(values[.rubberBandCoefficient]))
    let lines = head + (isScrolled ? rest + springs : springs + rest)
    return "import ScrollPhysics\n\n\(lines.joined(separator: "\n"))\n"
  }

  private var swiftUI: String {
    springs.map { _, name, spring in
      """
      // \(name): duration \(number(spring.response)) s, bounce \(number(spring.bounce))
      let \(name) = Animation.spring(response: \(number(spring.response)), dampingFraction: \(number(spring.dampingRatio)))

      """
    }.joined()
  }

  private var css: String {
    let lines = springs.flatMap { _, name, spring in
      let easing = SpringEasing(spring)
      let duration = Int((easing.duration * 1000).rounded())
      return ["  --\(name)-duration: \(duration)ms;", "  --\(name)-easing: \(easing.css);"]
    }
    return ":root {\n\(lines.joined(separator: "\n"))\n}\n"
  }

  /// Compose's springs have mass 1; its `exponentialDecay` slows by e^(−4.2·multiplier·t) (`FloatExponentialDecaySpec`).
  private var compose: String {
    let springs = springs.map { _, name, spring in
      "val \(name) = spring<Float>(dampingRatio = \(number(spring.dampingRatio))f, "
        + "stiffness = \(number(spring.stiffness / spring.mass))f)\n"
    }
    guard parameters.contains(.decelerationRate) else { return springs.joined() }
    if case .spline = values.feel.coasting, !values.isChanged(.decelerationRate) {
      return springs.joined() + "val fling = splineBasedDecay<Float>(density)\n"
    }
    let multiplier = DecelerationRate(rawValue: values[.decelerationRate]).resistance / 4.2
    return springs.joined() + "val fling = exponentialDecay<Float>(frictionMultiplier = \(number(multiplier))f)\n"
  }

  private struct Document: Encodable {
    let feel: String
    let parameters: [String: Double]
  }

  /// All that the demo uses, as it is, so that it means the same whatever it is pasted over; a slop that was not set is
  /// each pointer's own.
  private var json: String {
    let used = parameters.filter { $0 != .slop || values.isSet($0) }.map { ($0.id.rawValue, values[$0]) }
    let document = Document(feel: values.base.name, parameters: Dictionary(uniqueKeysWithValues: used))
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    return String(decoding: (try? encoder.encode(document)) ?? Data(), as: UTF8.self) + "\n"
  }
}
