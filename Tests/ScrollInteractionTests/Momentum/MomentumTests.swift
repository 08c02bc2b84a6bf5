import ScrollInteraction
import SeededRandom
import Testing

@Suite("Momentum") struct MomentumTests {
  @Test("has the remaining distance that it then covers")
  func remaining() {
    var momentum = Momentum()
    momentum.send(ScriptedInput.flick(at: 1000))
    for time in [0.2, 0.5, 1, 2] {
      let remaining = momentum.remainingDistance(at: time)
      #expect((momentum.delta(in: time..<100) - remaining).length < 1e-9)
      #expect(remaining.y > 0)
    }
    #expect(momentum.remainingDistance(at: momentum.restTime) == .zero)
  }

  @Test("counts silent fingers as lifted, unless the system reports lifts")
  func silence() {
    var momentum = Momentum()
    momentum.send(ScriptedInput.flick(at: 1000, isLiftReported: false))
    #expect(momentum.phase(at: 0.219) == .began && momentum.phase(at: 0.25) == .active)
    momentum.isLiftReported = true
    momentum.send(ScriptedInput.flick(at: 1000, from: 10, isLiftReported: false))
    #expect(momentum.phase(at: 15) == .began && momentum.delta(in: 11..<15) == .zero)
    momentum.lift(at: 15)
    #expect(momentum.restTime == 15)
  }

  @Test(
    "has none after a continuous device or with momentum turned off", arguments: [Momentum.Source.continuous, .finger])
  func noMomentum(source: Momentum.Source) {
    var momentum = Momentum()
    momentum.wheelFeel.hasMomentum = source == .continuous
    for report in 1...10 { momentum.handle(Vector2(0, 20), from: source, at: Double(report) / 100) }
    if source == .finger { momentum.lift(at: 0.1) }
    #expect(momentum.delta(in: 0..<100).y == 200)
    #expect(momentum.restTime < 0.23)
  }

  @Test("is caught by new fingers, a hold or a stop, and by a notch against it")
  func catches() {
    for action in [.report(0.1, at: 1), ScriptedInput(time: 1, action: .hold), ScriptedInput(time: 1, action: .stop)] {
      var momentum = Momentum()
      momentum.send(ScriptedInput.flick(at: 2000))
      momentum.send(action)
      #expect(momentum.delta(in: 1..<100).y <= 0.1 && momentum.restTime <= 31.1)
    }
    var momentum = Momentum()
    momentum.wheelFeel.notch = 50
    momentum.send(ScriptedInput.flick(at: 2000) + [.report(-1, .wheel, at: 1)])
    #expect(abs(momentum.delta(in: 1..<100).y + 50) < 1e-9)
    for frame in 0..<30 { #expect(momentum.delta(in: 1 + Double(frame) / 60..<1 + Double(frame + 1) / 60).y <= 0) }
  }

  @Test("locks fingers to the axis along which they begin to move; diagonals lose nothing")
  func directionLock() {
    func distance(_ direction: Vector2, isLocking: Bool = true) -> Vector2 {
      var momentum = Momentum()
      momentum.isDirectionalLockEnabled = isLocking
      return momentum.distance(of: ScriptedInput.flick { direction * (1000 * $0) }, frames: frames())
    }
    #expect(distance(Vector2(0.3, 1)).x == 0 && distance(Vector2(0.3, 1)).y > 300)
    #expect(distance(Vector2(-1, 0.3)).y == 0 && distance(Vector2(-1, 0.3)).x < -300)
    #expect(distance(Vector2(0.3, 1), isLocking: false).x > 60)
    let diagonal = distance(Vector2(1, 0.8))
    #expect(abs(diagonal.y - distance(Vector2(1, 0.8), isLocking: false).y) < 1e-9)
    // A first report of one unit to the side does not decide.
    var momentum = Momentum()
    momentum.send(.report(0, x: 1, at: 0))
    momentum.send(ScriptedInput.flick(at: 1000))
    let sum = momentum.delta(in: -1..<100)
    #expect(abs(sum.x) < 1e-9 && sum.y > 300)
  }

  @Test("is cancelled by a stop, and only if it moved")
  func stopped() {
    var momentum = Momentum()
    momentum.stop(at: 0)
    #expect(momentum.phase(at: 0) == .ended)
    momentum.send(ScriptedInput.flick(at: 1000) + [ScriptedInput(time: 0.5, action: .stop)])
    #expect(momentum.phase(at: 0.5) == .cancelled && momentum.restTime <= 0.5)
    momentum.send(.report(1, .wheel, at: 1))
    #expect(momentum.phase(at: 1.01) == .active && momentum.phase(at: 9) == .ended)
    // Fingers that have not lifted fling nothing.
    momentum.send(ScriptedInput.flick(at: 1000, from: 10, isLiftReported: false))
    momentum.stop(at: 10.21)
    #expect(momentum.phase(at: 10.21) == .cancelled && momentum.delta(in: 10.21..<100) == .zero)
  }

  @Test("keeps position and velocity when the feel changes")
  func feelChange() {
    var momentum = Momentum(feel: .article)
    momentum.send(ScriptedInput.flick(at: 1000))
    let velocity = momentum.velocity(at: 0.5).y
    #expect(momentum.delta(in: -1..<0.5).y > 400)
    momentum.setFeel(.gtk, at: 0.5)
    #expect(abs(momentum.velocity(at: 0.5).y - velocity) < 1e-9)
    #expect(abs(momentum.remainingDistance(at: 0.5).y - velocity / 4) < 0.1)
    #expect(abs(momentum.delta(in: 0.5..<0.501).y - velocity * 0.001) < 0.01)
  }
}
