import ScrollInteraction

/// Input for a momentum, each part with its time.
struct ScriptedInput: Sendable {
  enum Action: Sendable {
    case report(Vector2, Momentum.Source)
    case lift, hold, stop
  }

  var time: Double
  var action: Action

  static func report(_ y: Double, x: Double = 0, _ source: Momentum.Source = .finger, at time: Double) -> ScriptedInput
  { ScriptedInput(time: time, action: .report(Vector2(x, y), source)) }

  /// Returns the reports, `rate` per second, of fingers that move along `path` for `seconds`, in points, and lift.
  static func flick(
    for seconds: Double = 0.2, rate: Double = 100, from start: Double = 0, isLiftReported: Bool = true,
    along path: (_ time: Double) -> Vector2
  ) -> [ScriptedInput] {
    let times = (0...Int((seconds * rate).rounded())).map { Double($0) / rate }
    let reports = zip(times, times.dropFirst()).map {
      ScriptedInput(time: start + $1, action: .report(path($1) - path($0), .finger))
    }
    return reports + (isLiftReported ? [ScriptedInput(time: start + seconds, action: .lift)] : [])
  }

  /// Returns the reports of fingers that move at `velocity` and lift.
  static func flick(
    at velocity: Double, for seconds: Double = 0.2, rate: Double = 100, from start: Double = 0,
    isLiftReported: Bool = true
  ) -> [ScriptedInput] {
    flick(for: seconds, rate: rate, from: start, isLiftReported: isLiftReported) { Vector2(0, velocity * $0) }
  }
}

extension Momentum {
  mutating func send(_ input: ScriptedInput) {
    switch input.action {
    case .report(let delta, let source): handle(delta, from: source, at: input.time)
    case .lift: lift(at: input.time)
    case .hold: hold(at: input.time)
    case .stop: stop(at: input.time)
    }
  }

  mutating func send(_ input: [ScriptedInput]) { for part in input { send(part) } }

  /// Processes input in frames, as a program does: what has happened before the end of a frame, then its distance.
  ///
  /// - Parameters:
  ///   - input: The input, in order of time.
  ///   - frames: The ends of the frames.
  ///   - body: Receives the end and the distance of each frame.
  mutating func run(
    _ input: [ScriptedInput], frames: some Sequence<Double>, _ body: (inout Momentum, Double, Vector2) -> Void
  ) {
    var (rest, last) = (input[...], -1.0)
    for frame in frames {
      while let next = rest.first, next.time < frame {
        send(next)
        rest.removeFirst()
      }
      let distance = delta(in: last..<frame)
      last = frame
      body(&self, frame, distance)
    }
  }

  /// Returns the sum of the distances of all frames.
  mutating func distance(of input: [ScriptedInput], frames: some Sequence<Double>) -> Vector2 {
    var sum = Vector2.zero
    run(input, frames: frames) { sum += $2 }
    return sum
  }
}

/// The ends of frames for `seconds`, `rate` per second.
func frames(_ rate: Double = 60, for seconds: Double = 20) -> some Sequence<Double> {
  (0...Int(seconds * rate)).lazy.map { Double($0) / rate }
}
