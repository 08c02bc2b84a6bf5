import Foundation

/// libadwaita's `AdwSpringAnimation` (`adw-spring-animation.c`) with the parameters of `adw_spring_params_new`: damping
/// ratio, mass, stiffness. Times are in whole milliseconds, and the animation ends after its estimated duration.
struct AdwaitaSpring: LibrarySpring {
  let rate: Double
  let frequency: Double
  var epsilon = 0.001
  /// Whether times are in whole milliseconds.
  var roundsTimes = true

  init(rate: Double, frequency: Double, epsilon: Double, roundsTimes: Bool) {
    (self.rate, self.frequency, self.epsilon, self.roundsTimes) = (rate, frequency, epsilon, roundsTimes)
  }

  init(_ text: String) throws {
    guard let match = text.firstMatch(of: /adw_spring_params_new \(([^,]+), ([^,]+), ([^)]+)\)/),
      let ratio = Double(match.1), let mass = Double(match.2), let stiffness = Double(match.3)
    else { throw MissingNumber(label: "adw_spring_params_new") }
    let damping = ratio * 2 * (mass * stiffness).squareRoot()
    (rate, frequency) = (damping / (2 * mass), (stiffness / mass).squareRoot())
  }

  private func rounded(_ milliseconds: Double) -> Double { roundsTimes ? milliseconds.rounded(.down) : milliseconds }

  private func position(_ milliseconds: Double) -> Double {
    let time = rounded(milliseconds) / 1000
    let envelope = exp(-rate * time)
    if rate < frequency {
      let root = (frequency * frequency - rate * rate).squareRoot()
      return 1 + envelope * (-cos(root * time) - rate / root * sin(root * time))
    }
    if rate > frequency {
      let root = (rate * rate - frequency * frequency).squareRoot()
      // In C, these are long doubles, which do not overflow.
      let (cosh, sinh) = (Hyperbola.cosh(root * time), Hyperbola.sinh(root * time))
      return 1 + (-cosh.scaled(by: -rate * time) - rate / root * sinh.scaled(by: -rate * time))
    }
    return 1 + envelope * (-1 - rate * time)
  }

  /// A hyperbolic function, (e^x ± e^(−x))/2, whose terms are scaled before they are added.
  private struct Hyperbola {
    let x: Double
    let sign: Double

    static func cosh(_ x: Double) -> Hyperbola { Hyperbola(x: x, sign: 1) }
    static func sinh(_ x: Double) -> Hyperbola { Hyperbola(x: x, sign: -1) }
    func scaled(by exponent: Double) -> Double { (exp(x + exponent) + sign * exp(-x + exponent)) / 2 }
  }

  /// The duration in milliseconds: the time at which the envelope is epsilon, refined by Newton's method above ζ = 1.
  private var duration: Double {
    var x0 = -log(epsilon) / rate
    guard rate > frequency else { return rounded(x0 * 1000) }
    var y0 = position(x0 * 1000)
    var slope = (position((x0 + 0.001) * 1000) - y0) / 0.001
    var x1 = (1 - y0 + slope * x0) / slope
    var y1 = position(x1 * 1000)
    for _ in 0...1000 where abs(1 - y1) > epsilon {
      (x0, y0) = (x1, y1)
      slope = (position((x0 + 0.001) * 1000) - y0) / 0.001
      x1 = (1 - y0 + slope * x0) / slope
      y1 = position(x1 * 1000)
    }
    return rounded(x1 * 1000)
  }

  func samples(until end: Double) -> [(time: Double, position: Double)] {
    let duration = duration
    return frameTimes(until: end).map { time in
      let milliseconds = rounded(time * 1000)
      return (time, milliseconds >= duration ? 1 : position(milliseconds))
    }
  }
}
