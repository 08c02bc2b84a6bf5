/// Numbers to try laws with: the same for the same seed, which every failure prints.
struct Dice: RandomNumberGenerator {
  let seed: UInt64
  private var state: UInt64

  init(seed: UInt64) {
    self.seed = seed
    state = seed
  }

  /// SplitMix64 (Steele, Lea and Flood, 2014).
  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }
}

extension Dice {
  mutating func uniform(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &self) }

  /// Of any order of magnitude in `range`, which lies above zero.
  mutating func magnitude(_ range: ClosedRange<Double>) -> Double {
    var value = range.lowerBound
    let ratio = range.upperBound / range.lowerBound
    for bit in 0..<52 where Bool.random(using: &self) { value *= root(ratio, bit + 1) }
    return min(value, range.upperBound)
  }

  mutating func signed(_ range: ClosedRange<Double>) -> Double {
    Bool.random(using: &self) ? magnitude(range) : -magnitude(range)
  }

  /// Any finite number whatever, with the troublesome ones more often.
  mutating func finite() -> Double {
    let special: [Double] = [
      0, -0.0, 1, -1, .greatestFiniteMagnitude, -.greatestFiniteMagnitude, .leastNonzeroMagnitude,
      -.leastNonzeroMagnitude, .leastNormalMagnitude, .ulpOfOne, 1e-100, 1e100, -1e100, 1e150, 0.5, -0.5, 0.998,
    ]
    if Int.random(in: 0..<4, using: &self) == 0 { return special.randomElement(using: &self) ?? 0 }
    if Bool.random(using: &self) { return uniform(-1000...1000) }
    while true {
      let value = Double(bitPattern: next())
      if value.isFinite { return value }
    }
  }

  /// The 2^n-th root.
  private func root(_ value: Double, _ n: Int) -> Double {
    var value = value
    for _ in 0..<n { value = value.squareRoot() }
    return value
  }
}
