import Foundation
import Testing

/// What any recording of the app must show, stated without the app's own code.
extension RecordedTrace {
  /// How far the pointer went from one dragged frame to the next, and how far the value.
  struct Step {
    var time: Double
    var pointer: Double
    var value: Double
  }

  /// The steps between the frames of a drag; `pointer` is the field of the event that moves `value`.
  func steps(of value: String, with pointer: KeyPath<Line, Double?>) -> [Step] {
    var steps: [Step] = []
    var position: Double?
    var last: (pointer: Double, value: Double)?
    for line in lines {
      if line.type == "event" {
        position = line[keyPath: pointer] ?? position
      } else if line.isFrame, line.state == "dragging", let here = position {
        if let last {
          steps.append(Step(time: line.time ?? 0, pointer: here - last.pointer, value: line.value(value) - last.value))
        }
        last = (here, line.value(value))
      } else if line.isFrame {
        last = nil
      }
    }
    return steps
  }

  /// Whether no frame is for an earlier time than a frame or an event before it: it shows what has come of these.
  var framesAreLatest: Bool {
    var latest = -Double.infinity
    return lines.allSatisfy { line in
      guard let time = line.time else { return true }
      defer { latest = max(latest, time) }
      return !line.isFrame || time >= latest
    }
  }

  /// The frames of a drag, each with the y that the pointer had last reported.
  var draggedFrames: [(frame: Line, pointer: Double)] {
    var pointer: Double?
    return lines.compactMap { line in
      if line.type == "event" { pointer = line.y ?? pointer }
      guard line.isFrame, line.state == "dragging", let pointer else { return nil }
      return (line, pointer)
    }
  }

  /// The frames of the longest flight: an uninterrupted run of the state `decelerating`. Where a flick was tried again
  /// there are several.
  var coasting: [Line] {
    frames.split { $0.state != "decelerating" }.max { $0.count < $1.count }.map { Array($0) } ?? []
  }

  /// The longest way that a value in flight goes from one frame to the next beyond what its velocity allows, in points.
  ///
  /// - Parameter longest: frames that are farther apart, in seconds, are not looked at: much happens between them.
  func longestJump(of name: String, within longest: Double = .infinity) -> Double {
    let pairs = zip(frames, frames.dropFirst()).filter {
      $0.state != "dragging" && $1.state != "dragging" && ($1.time ?? 0) - ($0.time ?? 0) < longest
    }
    return pairs.map { earlier, later in
      let duration = (later.time ?? 0) - (earlier.time ?? 0)
      let fastest = max(abs(earlier.velocity(name)), abs(later.velocity(name)))
      return max(0, abs(later.value(name) - earlier.value(name)) - fastest * duration)
    }.max() ?? 0
  }
}

/// Where a coasting value is `time` seconds after it was at `value` with `velocity`: x(t) = x₀ + v₀·(dᵗ − 1)/ln d, with
/// d per millisecond and t in milliseconds.
func coasted(from value: Double, velocity: Double, rate: Double = 0.998, for time: Double) -> Double {
  value + velocity * (pow(rate, 1000 * time) - 1) / (1000 * log(rate))
}
