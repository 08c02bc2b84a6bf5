import Geometry
import Graphics
import SDLBackend
import ScrollInteraction

@testable import Overscroll

/// Random but legal events, the same for the same seed.
struct Storm: Sequence, IteratorProtocol {
  let seed: UInt64
  private var random: SplitMix64
  private var time = 0.0
  private var isDown = false
  private var position = Vector2(300, 300)
  private var remaining: Int

  init(seed: UInt64, count: Int) {
    self.seed = seed
    random = SplitMix64(state: seed)
    remaining = count
  }

  mutating func next() -> InputEvent? {
    guard remaining > 0 else { return nil }
    remaining -= 1
    time += Bool.random(using: &random) ? 0 : number(in: 0...0.05)
    if chance(0.002) { time += number(in: 0...3) }
    return InputEvent(time: time, kind: kind())
  }

  private mutating func kind() -> InputEvent.Kind {
    switch number(in: 0...1) {
    case ..<0.82: pointer()
    case ..<0.88: .wheel(wheel())
    case ..<0.92: .pinch(pinch())
    case ..<0.985: .key(key())
    default: .resize(Size(number(in: 1...1600), number(in: 1...1200)))
    }
  }

  private mutating func pointer() -> InputEvent.Kind {
    position += Vector2(number(in: -60...60), number(in: -60...60))
    if chance(0.01) { position = Vector2(number(in: -2000...3000), number(in: -2000...3000)) }
    guard chance(0.12) else { return .pointer(.move, .mouse, position: position) }
    if chance(0.05) { return .pointer(.cancel, .mouse, position: position) }
    isDown.toggle()
    return .pointer(isDown ? .down : .up, .mouse, position: position)
  }

  private mutating func wheel() -> WheelEvent {
    WheelEvent(
      delta: Vector2(number(in: -3...3).rounded(), number(in: -3...3).rounded()), isPrecise: chance(0.5),
      position: position)
  }

  private mutating func pinch() -> PinchEvent {
    PinchEvent(PinchEvent.Phase.allCases.randomElement(using: &random)!, scale: number(in: 0.1...5), center: position)
  }

  /// Every key that does something, but those after which there is nothing left to do.
  private mutating func key() -> Key {
    let keys = KeyBinding.all.flatMap(\.actions).filter { $0.action != .quit }.map(\.key)
    return keys.randomElement(using: &random)!
  }

  private mutating func number(in range: ClosedRange<Double>) -> Double { .random(in: range, using: &random) }
  private mutating func chance(_ probability: Double) -> Bool { number(in: 0...1) < probability }
}

/// SplitMix64 (Steele, Lea and Flood, 2014).
struct SplitMix64: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}

/// Text whose every character is as wide as half its size.
struct EvenMeasure: TextMeasuring, Sendable {
  func size(of text: String, style: TextStyle) -> Size { Size(Double(text.count) * style.size / 2, style.size * 1.25) }
  func ascent(of style: TextStyle) -> Double { style.size }
}
