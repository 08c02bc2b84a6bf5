import Foundation

/// libadwaita's `AdwSpringAnimation` (`adw-spring-animation.c`) with the parameters of `adw_spring_params_new`: damping
/// ratio, mass, stiffness. Times are in whole milliseconds, and the animation ends after its estimated duration.
struct AdwaitaSpring: LibrarySpring {
  let rate, frequency: Double
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
      // With cosh and sinh, as in C, whose long doubles do not overflow.
      let (slow, fast) = (exp((root - rate) * time), exp(-(root + rate) * time))
      return 1 - ((1 + rate / root) * slow + (1 - rate / root) * fast) / 2
    }
    return 1 + envelope * (-1 - rate * time)
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
