import FoundationEssentials
import Glibc
import OverscrollDemoKit
import ScrollPhysics

/// A feel as far as one demo uses it, to be written down.
struct CopiedFeel {
  let values: ParameterValues
  let parameters: [Parameter]

  var roles: [SpringRole] { SpringRole.allCases.filter { parameters.contains($0.stiffness) } }

  /// Six significant digits at most, without zeros at the end.
  private func number(_ value: Double) -> String {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: 32) { text in
      _ = withVaList([value]) { vsnprintf(text.baseAddress, text.count, "%.6g", $0) }
      return String(cString: text.baseAddress!)
    }
  }
}

// MARK: - Swift

extension CopiedFeel {
  var swift: String {
    let isScrolled = parameters.contains(.bounceStiffness)
    return (["import ScrollPhysics", ""] + (isScrolled ? scrollFeel : snapFeel)).joined(separator: "\n") + "\n"
  }

  private var scrollFeel: [String] {
    let base =
      ["article": "article", "uikit": "uikit", "uikit-dynamics": "uikitDynamics"][values.base.name] ?? "article"
    return ["var feel = ScrollFeel.\(base)"]
      + (parameters.contains(.decelerationRate) ? ["feel.decelerationRate = \(rate)"] : [])
      + (parameters.contains(.rubberBandCoefficient)
        ? ["feel.rubberBandCoefficient = \(number(values[.rubberBandCoefficient]))"] : [])
      + roles.map { "\($0 == .snap ? "let snap" : "feel.\($0.name.lowercased())Spring") = \(spring($0))" }
  }

  private var snapFeel: [String] {
    roles.map { "let \($0.name.lowercased()) = \(spring($0))" }
      + (parameters.contains(.decelerationRate) ? ["let rate = \(rate)"] : [])
      + (parameters.contains(.rubberBandCoefficient)
        ? ["let rubberBandCoefficient = \(number(values[.rubberBandCoefficient]))"] : [])
  }

  private var rate: String { "DecelerationRate(rawValue: \(number(values[.decelerationRate])))" }

  private func spring(_ role: SpringRole) -> String {
    let spring = values.spring(role)
    return "Spring(mass: \(number(spring.mass)), stiffness: \(number(spring.stiffness)), "
      + "dampingRatio: \(number(spring.dampingRatio)))"
  }
}

// MARK: - SwiftUI

extension CopiedFeel {
  var swiftUI: String {
    roles.map { role in
      let spring = values.spring(role)
      let name = role.name.lowercased()
      return """
        // \(name): duration \(number(spring.response)) s, bounce \(number(spring.bounce))
        let \(name) = Animation.spring(response: \(number(spring.response)), dampingFraction: \(number(spring.dampingRatio)))

        """
    }.joined()
  }
}

// MARK: - CSS

extension CopiedFeel {
  var css: String {
    let lines = roles.flatMap { role in
      let easing = SpringEasing(values.spring(role))
      let name = "--\(role.name.lowercased())"
      return ["  \(name)-duration: \(Int((easing.duration * 1000).rounded()))ms;", "  \(name)-easing: \(easing.css);"]
    }
    return ":root {\n\(lines.joined(separator: "\n"))\n}\n"
  }
}

// MARK: - Jetpack Compose

extension CopiedFeel {
  /// Compose's springs have mass 1; its `exponentialDecay` slows by e^(−4.2·multiplier·t) (`FloatExponentialDecaySpec`).
  var compose: String {
    let springs = roles.map { role in
      let spring = values.spring(role)
      return "val \(role.name.lowercased()) = spring<Float>(dampingRatio = \(number(spring.dampingRatio))f, "
        + "stiffness = \(number(spring.stiffness / spring.mass))f)\n"
    }
    guard parameters.contains(.decelerationRate) else { return springs.joined() }
    let multiplier = DecelerationRate(rawValue: values[.decelerationRate]).resistance / 4.2
    return springs.joined() + "val fling = exponentialDecay<Float>(frictionMultiplier = \(number(multiplier))f)\n"
  }
}

// MARK: - JSON

extension CopiedFeel {
  private struct Document: Encodable {
    var feel: String
    var parameters: [String: Double]
  }

  /// All that the demo uses, as it is, so that it means the same whatever it is pasted over; a slop that was not set is
  /// each pointer's own.
  var json: String {
    let recorded = parameters.filter { $0 != .slop || values.isSet($0) }
    let document = Document(
      feel: values.base.name,
      parameters: Dictionary(uniqueKeysWithValues: recorded.map { ($0.id.rawValue, values[$0]) }))
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    let data = try? encoder.encode(document)
    return String(decoding: data ?? Data(), as: UTF8.self) + "\n"
  }
}
