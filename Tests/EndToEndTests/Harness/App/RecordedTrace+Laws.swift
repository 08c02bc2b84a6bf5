import Foundation
import Testing

/// Measurements for the laws that every trace must obey, made without the app's own code.
extension RecordedTrace {
  /// The travel of the pointer and of a value from one dragged frame to the next.
  struct Step {
    var time, pointer, value: Double
  }

  /// Returns the steps between the frames of each drag.
  ///
  /// - Parameter pointer: The field of the events whose changes move `value`.
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

  /// Whether the time of each frame is at least the time of every frame and event before it.
  var framesAreLatest: Bool {
    var latest = -Double.infinity
    return lines.allSatisfy { line in
      guard let time = line.time else { return true }
      defer { latest = max(latest, time) }
      return !line.isFrame || time >= latest
    }
  }

  /// The frames of the longest flight: the longest uninterrupted run of frames in the state `decelerating`.
  var coasting: [Line] {
    frames.split { $0.state != "decelerating" }.max { $0.count < $1.count }.map { Array($0) } ?? []
  }

  /// Returns the longest jump of a value outside of drags: its travel between two frames beyond what the higher of their
  /// velocities explains, in points.
  ///
  /// - Parameter longest: The longest interval between two frames, in seconds. Frames farther apart are not compared.
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

  /// Expects that scrolled content in the longest flight is where its deceleration puts it at each frame's time.
  ///
  /// x(t) = x₀ + v₀·(dᵗ − 1)/ln d, with d per millisecond and t in milliseconds.
  func expectCoasting(by rate: Double = 0.998, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let first = try #require(coasting.first, sourceLocation: sourceLocation)
    for frame in coasting {
      let time = (frame.time ?? 0) - (first.time ?? 0)
      let way = first.velocity(EndToEnd.y) * (pow(rate, 1000 * time) - 1) / (1000 * log(rate))
      let error = frame.value(EndToEnd.y) - first.value(EndToEnd.y) - way
      #expect(abs(error) < 0.01, "at \(frame.time ?? 0) s", sourceLocation: sourceLocation)
    }
  }

  /// Expects that scrolled content followed a dragging pointer point by point.
  func expectFollowing(sourceLocation: SourceLocation = #_sourceLocation) {
    let steps = steps(of: EndToEnd.y, with: \.y)
    #expect(steps.count > 3, sourceLocation: sourceLocation)
    for step in steps {
      #expect(abs(step.value + step.pointer) < 0.001, "at \(step.time) s", sourceLocation: sourceLocation)
    }
  }
}
