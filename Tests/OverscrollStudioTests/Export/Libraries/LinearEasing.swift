import Foundation

/// A CSS easing `linear()` with its duration (CSS Easing Functions Level 2): straight lines between stops, the first at
/// 0 % and the last at 100 %.
struct LinearEasing: LibrarySpring {
  let duration: Double
  private let stops: [(input: Double, output: Double)]

  init(_ text: String) throws {
    duration = try text.number("[a-z]+-duration") / 1000
    guard let list = text.firstMatch(of: /linear\(([^)]*)\)/)?.1 else { throw MissingNumber(label: "linear") }
    let parts = list.split(separator: ", ").map { $0.split(separator: " ") }
    stops = try parts.enumerated().map { index, part in
      guard let output = Double(part[0]) else { throw MissingNumber(label: "stop \(index)") }
      if part.count == 1, index == 0 || index == parts.count - 1 { return (index == 0 ? 0 : 1, output) }
      guard part.count == 2, part[1].last == "%", let percent = Double(part[1].dropLast()) else {
        throw MissingNumber(label: "stop \(index)")
      }
      return (percent / 100, output)
    }
  }

  func samples(until end: Double) -> [(time: Double, position: Double)] {
    var index = 1
    return (0...Int(end * 240)).map { frame in
      let time = Double(frame) / 240
      guard time < duration else { return (time, 1) }
      while stops[index].input < time / duration { index += 1 }
      let (a, b) = (stops[index - 1], stops[index])
      let share = b.input > a.input ? (time / duration - a.input) / (b.input - a.input) : 1
      return (time, a.output + (b.output - a.output) * share)
    }
  }
}
