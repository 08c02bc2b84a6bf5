import Glibc

/// Code for a spring in other libraries, with a comment that bounds the deviation from the spring's curve.
///
/// `SpringCodeTests` verifies the bounds by evaluating each library's formula for the generated code.
struct SpringCode {
  let name: String
  let spring: Spring

  /// The same motion with a mass of 1. Some libraries have no mass, and Flutter before 3.29 gets other masses wrong.
  private var plain: Spring { Spring(stiffness: spring.stiffness / spring.mass, dampingRatio: spring.dampingRatio) }

  private var deviation: SpringDeviation { SpringDeviation(spring: spring) }

  private static func within(_ share: Double) -> String { "within \(share.percentCeiling) of the distance" }

  /// Returns a line of code below a comment with the spring's name and a remark.
  private func lines(_ remark: String, _ line: String, open: String = "//", close: String = "") -> String {
    "\(open) \(name): \(remark)\(close)\n\(line)\n"
  }

  /// Code for SwiftUI's `Animation.spring(response:dampingFraction:)`.
  var swiftUI: String {
    let (response, ratio) = (spring.response.sixDigits, spring.dampingRatio.sixDigits)
    return lines(
      "duration \(response) s, bounce \(spring.bounce.sixDigits); \(Self.within(SpringDeviation.rounding))",
      "let \(name) = Animation.spring(response: \(response), dampingFraction: \(ratio))")
  }

  /// Code for UIKit, whose solver is not public. WebKit's solver for springs of Core Animation (`SpringSolver.h`)
  /// solves the same equation up to ζ = 1, and replaces larger ratios by 1.
  var uiKit: String {
    lines(
      spring.dampingRatio > 1
        ? "damping ratio \(spring.dampingRatio.sixDigits): not proven above 1, where WebKit's solver goes on with 1"
        : Self.within(SpringDeviation.rounding),
      "let \(name) = UISpringTimingParameters(mass: \(spring.mass.sixDigits), "
        + "stiffness: \(spring.stiffness.sixDigits), damping: \(spring.damping.sixDigits), initialVelocity: .zero)")
  }

  var css: String {
    let easing = SpringEasing(spring)
    return """
        /* \(name): \(Self.within(SpringEasing.deviation)) */
        --\(name)-duration: \((easing.duration * 1000).sixDigits)ms;
        --\(name)-easing: \(easing.css);

      """
  }

  /// Code for a transition of Motion, formerly Framer Motion.
  var motion: String {
    lines(
      "\(Self.within(SpringDeviation.rounding)) until it rests",
      "const \(name) = { type: \"spring\", stiffness: \(spring.stiffness.sixDigits), "
        + "damping: \(spring.damping.sixDigits), mass: \(spring.mass.sixDigits) };")
  }

  /// Code for react-spring, which advances in steps of 1 ms (`SpringValue.advance`).
  var reactSpring: String {
    let share = max(0.0012, deviation.stepping(EulerSteps(of: spring, interval: 0.001)))
    return lines(
      "\(Self.within(share)) in steps of 1 ms",
      "const \(name) = { tension: \(spring.stiffness.sixDigits), friction: \(spring.damping.sixDigits), "
        + "mass: \(spring.mass.sixDigits) };")
  }

  /// The comment on react-spring's speed: a frame rounds its number of steps up, to 17 in 16.67 ms and 9 in 8.33 ms.
  static let reactSpringHead = """
    // react-spring rounds its steps of 1 ms up to whole ones in each frame:
    // it runs 2 % fast at 60 Hz, 8 % at 120 Hz.

    """

  var compose: String {
    lines(
      "\(Self.within(deviation.wholeMilliseconds)), in whole milliseconds",
      "val \(name) = spring<Float>(dampingRatio = \(plain.dampingRatio.sixDigits)f, "
        + "stiffness = \(plain.stiffness.sixDigits)f)")
  }

  /// Code for the springs of `androidx.dynamicanimation`.
  var springForce: String {
    lines(
      "\(Self.within(deviation.wholeMilliseconds)), in whole milliseconds",
      "val \(name) = SpringForce().setDampingRatio(\(plain.dampingRatio.sixDigits)f)"
        + ".setStiffness(\(plain.stiffness.sixDigits)f)")
  }

  var flutter: String {
    lines(
      Self.within(SpringDeviation.rounding),
      "final \(name) = SpringDescription.withDampingRatio(mass: 1, "
        + "stiffness: \(plain.stiffness.sixDigits), ratio: \(plain.dampingRatio.sixDigits));")
  }

  /// Code for `AdwSpringAnimation`, which counts whole milliseconds and ends when the envelope e^(−βt) is at `epsilon`,
  /// 0.001 (`calculate_duration`). Near ζ = 1, up to 0.8 % of the distance remains at that time.
  var libadwaita: String {
    let envelopeEnd = -log(0.001) / (spring.dampingRatio * spring.naturalFrequency)
    let share = max(
      deviation.wholeMilliseconds, spring.dampingRatio > 1 ? 0.002 : deviation.ending(at: envelopeEnd - 0.001))
    return lines(
      "\(Self.within(share)), in whole milliseconds",
      "AdwSpringParams *\(name) = adw_spring_params_new (\(spring.dampingRatio.sixDigits), "
        + "\(spring.mass.sixDigits), \(spring.stiffness.sixDigits));", open: "/*", close: " */")
  }

  /// Code for `SpringAnimation`, which advances in steps of 16 ms and solves no equation (`qquickspringanimation.cpp`).
  /// With these numbers the steps follow the curve, half a step ahead: the first whole step begins at rest. A strong
  /// damping is nearly 1, and needs all digits.
  var qml: String {
    let steps = EulerSteps(along: spring, interval: EulerSteps.qmlInterval)
    let damping = steps.drag < 0.99 ? steps.drag.sixDigits : steps.drag.allDigits
    return lines(
      "\(Self.within(deviation.stepping(steps, lead: 0.5))), in steps of 16 ms that are 8 ms ahead",
      "SpringAnimation { id: \(name); spring: \(steps.pull.sixDigits); damping: \(damping) }")
  }

  var c: String {
    let numbers = [spring.mass, spring.stiffness, spring.dampingRatio].map(\.allDigits).joined(separator: ", ")
    return "static const struct spring \(name) = { \(numbers) };\n"
  }
}

extension Double {
  /// The number with at most six significant digits and without trailing zeros, as in code.
  var sixDigits: String {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: 32) { text in
      _ = withVaList([self]) { vsnprintf(text.baseAddress, text.count, "%.6g", $0) }
      return String(cString: text.baseAddress!)
    }
  }

  /// The shortest decimal text that reads back as the same number.
  var allDigits: String {
    let text = description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// The fraction as a percentage, rounded up to two significant digits.
  var percentCeiling: String {
    guard self > 0 else { return "0 %" }
    let unit = pow(10, floor(log10(self * 100)) - 1)
    return ((self * 100 / unit - 1e-9).rounded(.up) * unit).sixDigits + " %"
  }
}
