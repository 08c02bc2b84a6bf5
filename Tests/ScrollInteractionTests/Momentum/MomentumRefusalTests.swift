import ScrollInteraction
import Testing

@Suite("A momentum that content refuses") struct MomentumRefusalTests {
  /// Content of a limited length, as a program has it, that takes what it can.
  struct Content {
    var offset = 0.0
    var limits: ClosedRange<Double>

    /// Moves by a distance, and returns the part that is refused.
    mutating func move(by distance: Double) -> Double {
      let before = offset
      offset = min(max(offset + distance, limits.lowerBound), limits.upperBound)
      return distance - (offset - before)
    }
  }

  static func run(
    _ momentum: inout Momentum, _ content: inout Content, _ input: [ScriptedInput], rate: Double = 60,
    for seconds: Double = 6, _ body: (Momentum, Double) -> Void = { _, _ in }
  ) {
    momentum.run(input, frames: frames(rate, for: seconds)) { momentum, frame, distance in
      momentum.refuse(Vector2(0, content.move(by: distance.y)))
      body(momentum, frame)
    }
  }

  @Test("stretches as its feel does at an edge, and returns", arguments: ScrollFeel.all)
  func stretches(feel: ScrollFeel) {
    for rate in [30.0, 60, 144] {
      var (momentum, content, most) = (Momentum(feel: feel), Content(limits: 0...500), 0.0)
      Self.run(&momentum, &content, ScriptedInput.flick(at: 2000), rate: rate) { momentum, frame in
        let overshoot = momentum.overshoot(at: frame).y
        most = max(most, overshoot)
        #expect(overshoot >= -1e-9 && overshoot < 600)
        #expect(frame < momentum.restTime || overshoot == 0)
      }
      #expect(content.offset == 500)
      #expect(feel.edge == .stops ? most == 0 : most > 10, "\(rate) Hz: \(most)")
      #expect(momentum.phase(at: 6) == .ended && momentum.restTime < 6)
    }
  }

  @Test("asks no more of content that has refused once, along each axis, in each direction", arguments: Axis.allCases)
  func once(axis: Axis) {
    for (feel, direction) in [(ScrollFeel.uikit, 1.0), (.uikit, -1), (.flutter, 1), (.flutter, -1)] {
      var (momentum, content) = (Momentum(feel: feel), Content(limits: -400...500))
      var (refusals, most) = (0, 0.0)
      let flick = ScriptedInput.flick { Vector2(2000 * direction * $0, along: axis) }
      momentum.run(flick, frames: frames(for: 6)) { momentum, frame, distance in
        let refused = content.move(by: distance[axis])
        if abs(refused) > 1e-9 { refusals += 1 }
        momentum.refuse(Vector2(refused, along: axis))
        most = max(most, momentum.overshoot(at: frame)[axis] * direction)
      }
      #expect(refusals == 1 && most > 10, "\(feel.name), \(direction): \(refusals) refusals, \(most) pt past the edge")
    }
  }

  @Test("resists fingers that pull on, and gives content back where it was")
  func pulled() {
    var (momentum, content) = (Momentum(feel: .uikit), Content(limits: -1e6...500))
    let input = ScriptedInput.flick(for: 1) { Vector2(0, $0 < 0.7 ? 1000 * $0 : 1400 - 1000 * $0) }
    var most = 0.0
    Self.run(&momentum, &content, input) { momentum, frame in
      most = max(most, momentum.overshoot(at: frame).y)
      if frame < 0.45 || frame > 0.95 { #expect(momentum.overshoot(at: frame).y == 0) }
    }
    // Fingers that pull by 200 points stretch by less, and reach the content again where they left it.
    #expect(most > 80 && most < 160)
    #expect(content.offset < 420)
  }

  @Test("ends where content does if asked to", arguments: ScrollFeel.all)
  func ends(feel: ScrollFeel) {
    var (momentum, content) = (Momentum(feel: feel), Content(limits: 0...500))
    momentum.refusal = .ends
    Self.run(&momentum, &content, ScriptedInput.flick(at: 2000)) { momentum, frame in
      #expect(momentum.overshoot(at: frame) == .zero)
    }
    #expect(momentum.restTime < 1 && momentum.phase(at: 1) == .cancelled)
    #expect(content.offset == 500)
  }

  @Test("loses no notch on the way back, whenever it comes", arguments: Momentum.Refusal.allCases)
  func notchBack(refusal: Momentum.Refusal) {
    for step in 0..<120 {
      var (momentum, content) = (Momentum(), Content(limits: 0...100))
      (momentum.wheelFeel.notch, momentum.refusal) = (50, refusal)
      let back = 0.5 + Double(step) / 120
      let input = (0..<5).map { ScriptedInput.report(1, .wheel, at: 0.1 * Double($0)) }
      Self.run(&momentum, &content, input + [.report(-1, .wheel, at: back)])
      #expect(content.offset < 60, "a notch back at \(back) s: \(content.offset)")
    }
  }

  @Test("goes as far with content that returns rounding errors as with content that returns nothing")
  func rounding() {
    for refusal in Momentum.Refusal.allCases {
      var (momentum, exact) = (Momentum(), Momentum())
      momentum.refusal = refusal
      var distance = 0.0
      momentum.run(ScriptedInput.flick(at: 1500), frames: frames()) { momentum, frame, part in
        distance += part.y
        momentum.refuse(Vector2(0, frame.truncatingRemainder(dividingBy: 0.05) < 0.02 ? 1e-13 : -2e-13))
      }
      #expect(abs(distance - exact.distance(of: ScriptedInput.flick(at: 1500), frames: frames()).y) < 1e-6)
    }
  }

  @Test("goes on along the other axis")
  func otherAxis() {
    for refusal in Momentum.Refusal.allCases {
      var (momentum, content, sideways) = (Momentum(), Content(limits: 0...100), 0.0)
      momentum.refusal = refusal
      let input = ScriptedInput.flick { Vector2(1000 * $0, 1000 * $0) }
      momentum.run(input, frames: frames()) { momentum, _, distance in
        sideways += distance.x
        momentum.refuse(Vector2(0, content.move(by: distance.y)))
      }
      #expect(content.offset == 100 && sideways > 600)
    }
  }
}
