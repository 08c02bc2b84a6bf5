import Glibc

/// Code for a spring in other libraries, with a comment that bounds its deviation from the spring's curve.
/// `SpringCodeTests` verifies the bounds by evaluating each library's formula for the generated code.
package struct SpringCode {
  let name: String
  let spring: Spring
  /// The numbers in Swift and SwiftUI's and UIKit's code; by default mass and stiffness, and SwiftUI's response.
  let parametrization: SpringParametrization?

  package init(name: String, spring: Spring, in parametrization: SpringParametrization? = nil) {
    (self.name, self.spring, self.parametrization) = (name, spring, parametrization)
  }

  /// Returns the code of several springs, with what precedes and follows all of them; empty if there are none.
  package static func text(_ codes: [SpringCode], as format: CopyFormat) -> String {
    guard !codes.isEmpty else { return "" }
    let code = codes.map { $0.code(as: format, isAlone: codes.count == 1) }.joined()
    return switch format {
    case .swift: "import ScrollPhysics\n\n" + code
    case .css: ":root {\n\(code)}\n"
    case .niri: "// Rename each block to an animation of niri, such as window-movement.\n\n" + code
    default: code
    }
  }

  /// Returns the code's maximum deviation from the curve, as a fraction of the distance; 0 if exact, `nil` if unproven.
  package func deviation(in format: CopyFormat) -> Double? {
    switch format {
    case .json: 0
    case .swift, .swiftUI, .motion, .flutter: SpringDeviation.rounding
    case .uiKit: spring.dampingRatio > 1 ? nil : SpringDeviation.rounding
    case .css: SpringEasing.deviation
    case .compose: deviation.wholeMilliseconds
    case .libadwaita:
      max(
        deviation.wholeMilliseconds, spring.dampingRatio > 1 ? 0.002 : deviation.ending(at: envelopeEnd(0.001) - 0.001))
    case .niri:
      deviation.playing(niriSpring)
        + (spring.dampingRatio > 1 ? Self.niriEpsilon : deviation.ending(at: envelopeEnd(Self.niriEpsilon)))
    case .hyprland: SpringDeviation.rounding + restingDeviation
    }
  }

  /// The same motion with a mass of 1. Some libraries have no mass, and Flutter before 3.29 gets other masses wrong.
  private var plain: Spring { Spring(stiffness: spring.stiffness / spring.mass, dampingRatio: spring.dampingRatio) }
  private var deviation: SpringDeviation { SpringDeviation(spring: spring) }

  /// Returns the time at which the envelope e^(−βt) of a motion is at `epsilon`.
  private func envelopeEnd(_ epsilon: Double) -> Double {
    -log(epsilon) / (spring.dampingRatio * spring.naturalFrequency)
  }

  /// The largest displacement from which a motion can still return that is within 0.001 of the distance and below 0.001
  /// distances per second, where Hyprland ends it.
  private var restingDeviation: Double {
    let frequency = spring.naturalFrequency
    return 0.001 * (1 + 1 / (frequency * frequency)).squareRoot()
  }

  /// Returns the spring alone in one line, such as `.spring(duration: 0.35, bounce: 0.15)`.
  package func expression(as format: CopyFormat) -> String {
    let (mass, stiffness, damping) = (spring.mass.sixDigits, spring.stiffness.sixDigits, spring.damping.sixDigits)
    let (ratio, plainStiffness) = (spring.dampingRatio.sixDigits, plain.stiffness.sixDigits)
    let response = spring.response.sixDigits
    let durationAndBounce = "duration: \(response), bounce: \(spring.bounce.sixDigits)"
    let physics = "mass: \(mass), stiffness: \(stiffness), damping: \(damping)"
    switch (format, parametrization) {
    // Both have a mass of 1.
    case (.swift, .durationAndBounce) where spring.mass == 1: return "Spring(\(durationAndBounce))"
    case (.swift, .perceptual) where spring.mass == 1: return "Spring(response: \(response), dampingRatio: \(ratio))"
    case (.swift, _): return "Spring(mass: \(mass), stiffness: \(stiffness), dampingRatio: \(ratio))"
    case (.swiftUI, .durationAndBounce): return ".spring(\(durationAndBounce))"
    case (.swiftUI, .physical): return ".interpolatingSpring(\(physics))"
    case (.swiftUI, _): return ".spring(response: \(response), dampingFraction: \(ratio))"
    case (.uiKit, .durationAndBounce): return "UISpringTimingParameters(\(durationAndBounce))"
    case (.uiKit, _): return "UISpringTimingParameters(\(physics), initialVelocity: .zero)"
    case (.css, _):
      let easing = SpringEasing(spring)
      return "\(easing.milliseconds) \(easing.css)"
    case (.motion, _): return "{ type: \"spring\", stiffness: \(stiffness), damping: \(damping), mass: \(mass) }"
    case (.compose, _): return "spring<Float>(dampingRatio = \(ratio)f, stiffness = \(plainStiffness)f)"
    case (.flutter, _):
      return "SpringDescription.withDampingRatio(mass: 1, stiffness: \(plainStiffness), ratio: \(ratio))"
    case (.libadwaita, _): return "adw_spring_params_new (\(ratio), \(mass), \(stiffness))"
    // A damping ratio needs its decimal point.
    case (.niri, _):
      let digits = niriSpring.dampingRatio.sixDigits
      return "spring damping-ratio=\(digits.contains(".") ? digits : digits + ".0") "
        + "stiffness=\(niriSpring.stiffness.sixDigits) epsilon=\(Self.niriEpsilon)"
    case (.hyprland, _):
      let numbers = [spring.mass, spring.stiffness, spring.damping].map { ($0 * hyprlandScale).sixDigits }
      return "{ type = \"spring\", mass = \(numbers[0]), stiffness = \(numbers[1]), dampening = \(numbers[2]) }"
    case (.json, _):
      return "{\"\(name).mass\": \(mass), \"\(name).stiffness\": \(stiffness), \"\(name).dampingRatio\": \(ratio)}"
    }
  }

  /// The factor with which all numbers are above 0.5: Hyprland accepts no others (`hl.curve`), and they move alike.
  private var hyprlandScale: Double { max(1, 0.51 / min(spring.mass, spring.stiffness, spring.damping)) }

  /// Returns the code of one spring, among others with the title of its group; empty for JSON, which has all together.
  func code(as format: CopyFormat, isAlone: Bool = true) -> String {
    let role = isAlone ? nil : SpringRole.allCases.first { $0.name == name }
    let (value, subject) = (expression(as: format), role?.mass.group.title ?? name)
    func line(_ remark: String, _ code: String) -> String { "\(format.comment("\(subject): \(remark)"))\(code)\n" }
    let within = deviation(in: format).map { "within \($0.percentCeiling) of the distance" } ?? ""
    switch format {
    case .swift: return (isAlone ? "" : format.comment(subject)) + "let \(name) = \(value)\n"
    case .swiftUI: return line(within, "let \(name) = Animation\(value)")
    // The solver is not public. WebKit's for springs of Core Animation (`SpringSolver.h`) solves the same equation up to
    // ζ = 1, and replaces larger ratios by 1.
    case .uiKit:
      let ratio = spring.dampingRatio.sixDigits
      let remark = "damping ratio \(ratio): not proven above 1, where WebKit's solver goes on with 1"
      return line(spring.dampingRatio > 1 ? remark : within, "let \(name) = \(value)")
    case .css:
      let easing = SpringEasing(spring)
      return """
          /* \(subject): \(within) */
          --\(name)-duration: \(easing.milliseconds);
          --\(name)-easing: \(easing.css);

        """
    case .motion: return line("\(within) until it rests", "const \(name) = \(value);")
    case .compose: return line("\(within), in whole milliseconds", "val \(name) = \(value)")
    case .flutter: return line(within, "final \(name) = \(value);")
    // `AdwSpringAnimation` counts whole milliseconds and ends when the envelope e^(−βt) is at `epsilon`, 0.001
    // (`calculate_duration`). Near ζ = 1, up to 0.8 % of the distance remains at that time.
    case .libadwaita: return line("\(within), in whole milliseconds", "AdwSpringParams *\(name) = \(value);")
    // An animation in the configuration, with libadwaita's solver without its whole milliseconds
    // (`src/animation/spring.rs`).
    case .niri: return line(within, "\(name) {\n    \(value)\n}")
    // A curve from 0.55 on. hyprutils (`advanceSpring`) solves it by frames in single precision.
    case .hyprland:
      let remark = hyprlandScale == 1 ? "" : "; scaled, as Hyprland takes numbers above 0.5"
      return line(within + remark, "hl.curve(\"\(name)\", \(value))")
    case .json: return ""
    }
  }

  /// The distance at which niri ends its own animations of windows and workspaces.
  private static let niriEpsilon = 0.0001

  /// The nearest spring for niri (`niri-config/src/animations.rs`): mass 1, whole stiffness from 1, ζ from 0.1 to 10.
  private var niriSpring: Spring {
    Spring(stiffness: max(1, plain.stiffness.rounded()), dampingRatio: min(max(spring.dampingRatio, 0.1), 10))
  }
}

extension Double {
  /// The number with at most six significant digits and without trailing zeros, as in code.
  package var sixDigits: String {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: 32) { text in
      _ = withVaList([self]) { vsnprintf(text.baseAddress, text.count, "%.6g", $0) }
      return String(cString: text.baseAddress!)
    }
  }

  /// The fraction as a percentage, rounded up to two significant digits.
  package var percentCeiling: String {
    guard self > 0 else { return "0 %" }
    let unit = pow(10, floor(log10(self * 100)) - 1)
    return ((self * 100 / unit - 1e-9).rounded(.up) * unit).sixDigits + " %"
  }
}
