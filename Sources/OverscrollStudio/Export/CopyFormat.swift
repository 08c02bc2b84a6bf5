import Foundation
import OverscrollDemoKit
import ScrollPhysics

/// The languages in which a feel can be taken away.
package enum CopyFormat: String, Sendable, CaseIterable {
  case swift, swiftUI, css, compose, json

  package var name: String {
    switch self {
    case .swift: "Swift, for this library"
    case .swiftUI: "SwiftUI"
    case .css: "CSS linear()"
    case .compose: "Jetpack Compose"
    case .json: "JSON"
    }
  }

  /// The numbers of `values` that a demo with the parameters `ids` uses.
  package func text(_ values: ParameterValues, ids: [Parameter]) -> String {
    let feel = CopiedFeel(values: values, ids: ids)
    switch self {
    case .swift: return feel.swift
    case .swiftUI: return feel.swiftUI
    case .css: return feel.css
    case .compose: return feel.compose
    case .json: return feel.json
    }
  }
}

/// A feel as far as one demo uses it, to be written down.
package struct CopiedFeel {
  package let values: ParameterValues
  package let ids: [Parameter]

  package var roles: [SpringRole] { SpringRole.allCases.filter { ids.contains($0.stiffness) } }

  private func number(_ value: Double) -> String { String(format: "%.6g", value) }
}

// MARK: - Swift

extension CopiedFeel {
  package var swift: String {
    let isScrolled = ids.contains(.bounceStiffness)
    return (["import ScrollPhysics", ""] + (isScrolled ? scrollFeel : snapFeel)).joined(separator: "\n") + "\n"
  }

  private var scrollFeel: [String] {
    let base =
      ["article": "article", "uikit": "uikit", "uikit-dynamics": "uikitDynamics"][values.base.name] ?? "article"
    return ["var feel = ScrollFeel.\(base)"]
      + (ids.contains(.decelerationRate) ? ["feel.decelerationRate = \(rate)"] : [])
      + (ids.contains(.rubberBandCoefficient)
        ? ["feel.rubberBandCoefficient = \(number(values[.rubberBandCoefficient]))"] : [])
      + roles.map { "\($0 == .snap ? "let snap" : "feel.\($0.name.lowercased())Spring") = \(spring($0))" }
  }

  private var snapFeel: [String] {
    roles.map { "let \($0.name.lowercased()) = \(spring($0))" }
      + (ids.contains(.decelerationRate) ? ["let rate = \(rate)"] : [])
      + (ids.contains(.rubberBandCoefficient)
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
  package var swiftUI: String {
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

// MARK: - Jetpack Compose

extension CopiedFeel {
  /// Compose's springs have mass 1; its `exponentialDecay` slows by e^(−4.2·multiplier·t) (`FloatExponentialDecaySpec`).
  package var compose: String {
    let springs = roles.map { role in
      let spring = values.spring(role)
      return "val \(role.name.lowercased()) = spring<Float>(dampingRatio = \(number(spring.dampingRatio))f, "
        + "stiffness = \(number(spring.stiffness / spring.mass))f)\n"
    }
    guard ids.contains(.decelerationRate) else { return springs.joined() }
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

  /// All that the demo uses, as it is, so that it means the same whatever it is pasted over.
  package var json: String {
    let parameters = Dictionary(uniqueKeysWithValues: ids.filter(isWorthTelling).map { ($0.id.rawValue, values[$0]) })
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    let data = try? encoder.encode(Document(feel: values.base.name, parameters: parameters))
    return String(decoding: data ?? Data(), as: UTF8.self) + "\n"
  }

  /// A slop that was not set is each pointer's own.
  private func isWorthTelling(_ parameter: Parameter) -> Bool { parameter != .slop || values.isSet(parameter) }
}
