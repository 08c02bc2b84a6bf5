/// The part of a feel that one demo uses, as code or JSON.
struct CopiedFeel {
  let values: ParameterValues
  let parameters: [Parameter]
  /// The numbers in Swift and SwiftUI's and UIKit's code; `nil` for those of the command line.
  var parametrization: SpringParametrization?

  /// Returns the text to copy; empty if the format can express springs only and the demo has none.
  func text(as format: CopyFormat) -> String {
    switch format {
    case .swift: return swift
    case .json: return json
    default:
      let missing = omissions(in: format)
      let code = SpringCode.text(springs.map(\.code), as: format) + (format == .compose ? composeFling : "")
      return code.isEmpty || missing.isEmpty ? code : format.comment(missing) + code
    }
  }

  /// Returns words on the demo's parameters that the format cannot express; empty if there are none.
  private func omissions(in format: CopyFormat) -> String {
    let masses = format.hasMass(in: parametrization) ? [] : SpringRole.allCases.map(\.mass).filter { values[$0] != 1 }
    let rates: [Parameter] = format == .compose ? [] : [.decelerationRate]
    let missing: [Parameter] = masses + rates + [.rubberBandCoefficient]
    let numbers = missing.filter(parameters.contains).map { "\($0.term.lowercased()) \(values[$0].sixDigits)" }
    return numbers.isEmpty ? "" : "not included: " + numbers.joined(separator: ", ")
  }

  private var springs: [(role: SpringRole, code: SpringCode)] {
    SpringRole.allCases.filter { parameters.contains($0.stiffness) }
      .map { ($0, SpringCode(name: $0.name, spring: values.spring($0), in: parametrization)) }
  }

  /// The Swift code: a whole feel for a demo that scrolls, single numbers for a demo that only snaps.
  private var swift: String {
    let isScrolled = parameters.contains(.bounceStiffness)
    let head = isScrolled ? ["var feel = ScrollFeel.\(values.base.constant)"] : []
    let codes = self.springs
    let springs = codes.map { role, code in
      (codes.count > 1 ? CopyFormat.swift.comment(role.mass.group.title) : "")
        + (isScrolled && role != .snap ? "feel.\(code.name)Spring" : "let \(code.name)")
        + " = \(code.expression(as: .swift))"
    }
    func line(_ parameter: Parameter, name: String, value: String) -> [String] {
      parameters.contains(parameter) ? ["\(isScrolled ? "feel." : "let ")\(name) = \(value)"] : []
    }
    let rate = "DecelerationRate(rawValue: \(values[.decelerationRate].sixDigits))"
    // Of other laws, the rate alone does not describe the deceleration.
    let isExponential = if case .exponential = values.feel.decelerationLaw { true } else { false }
    let rest =
      (isExponential || !isScrolled || values.isChanged(.decelerationRate)
        ? line(.decelerationRate, name: isScrolled ? "decelerationRate" : "rate", value: rate) : [])
      + line(.rubberBandCoefficient, name: "rubberBandCoefficient", value: values[.rubberBandCoefficient].sixDigits)
    let lines = head + (isScrolled ? rest + springs : springs + rest)
    return "import ScrollPhysics\n\n\(lines.joined(separator: "\n"))\n"
  }

  /// `exponentialDecay` slows by e^(−4.2·multiplier·t) (`FloatExponentialDecaySpec`).
  private var composeFling: String {
    guard parameters.contains(.decelerationRate) else { return "" }
    if case .spline = values.feel.decelerationLaw, !values.isChanged(.decelerationRate) {
      return "val fling = splineBasedDecay<Float>(density)\n"
    }
    let multiplier = DecelerationRate(rawValue: values[.decelerationRate]).resistance / 4.2
    return "val fling = exponentialDecay<Float>(frictionMultiplier = \(multiplier.sixDigits)f)\n"
  }

  /// The JSON with all parameters of the demo, with six digits, so that the result of pasting it does not depend on
  /// current values. A slop that was not set is left out, as its default depends on the pointer.
  private var json: String {
    let used = parameters.filter { $0 != .slop || values.isSet($0) }
    let numbers = used.map { ($0.id.rawValue, JSONValue.number(Double(values[$0].sixDigits) ?? values[$0])) }
    let document: [String: JSONValue] = [
      "feel": .text(values.base.name), "parameters": .object(Dictionary(uniqueKeysWithValues: numbers)),
    ]
    return document.json() + "\n"
  }
}

extension ScrollFeel {
  /// The feel's name in code: `uikitDynamics` for `uikit-dynamics`.
  var constant: String {
    let words = name.split(separator: "-")
    return words.enumerated().map { $0 == 0 ? String($1) : $1.prefix(1).uppercased() + $1.dropFirst() }.joined()
  }
}
