public import ScrollGeometry

/// A generator of pseudorandom numbers for tests, with the same sequence for the same seed. Failures print the seed.
public struct SeededRandom: RandomNumberGenerator, Sendable {
  public let seed: UInt64
  @usableFromInline var state: UInt64

  @inlinable
  public init(seed: UInt64) {
    self.seed = seed
    state = seed
  }

  /// Returns the next SplitMix64 number (Steele, Lea, Flood, "Fast splittable pseudorandom number generators", 2014).
  @inlinable
  public mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }
}

extension SeededRandom {
  /// Returns a uniformly distributed number in `range`.
  @inlinable
  public mutating func number(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &self) }

  /// Returns a uniformly distributed number in `range`.
  @inlinable
  public mutating func count(_ range: ClosedRange<Int>) -> Int { .random(in: range, using: &self) }

  /// Returns true or false with equal probability.
  @inlinable
  public mutating func coin() -> Bool { .random(using: &self) }

  /// Returns a point with both coordinates uniformly distributed in `range`.
  public mutating func point(in range: ClosedRange<Double>) -> Vector2 { Vector2(number(range), number(range)) }

  /// Returns a number that is uniformly distributed on a logarithmic scale in `range`, which must be positive.
  public mutating func magnitude(_ range: ClosedRange<Double>) -> Double {
    var value = range.lowerBound
    let ratio = range.upperBound / range.lowerBound
    for bit in 0..<52 where coin() { value *= Self.root(ratio, bit + 1) }
    return min(value, range.upperBound)
  }

  /// Returns a magnitude in `range` with a random sign.
  public mutating func signed(_ range: ClosedRange<Double>) -> Double { coin() ? magnitude(range) : -magnitude(range) }

  /// Returns any finite number, with edge cases more often than others.
  public mutating func finite() -> Double {
    let special: [Double] = [
      0, -0.0, 1, -1, .greatestFiniteMagnitude, -.greatestFiniteMagnitude, .leastNonzeroMagnitude,
      -.leastNonzeroMagnitude, .leastNormalMagnitude, .ulpOfOne, 1e-100, 1e100, -1e100, 1e150, 0.5, -0.5, 0.998,
    ]
    if Int.random(in: 0..<4, using: &self) == 0 { return special.randomElement(using: &self) ?? 0 }
    if coin() { return number(-1000...1000) }
    while true {
      let value = Double(bitPattern: next())
      if value.isFinite { return value }
    }
  }

  /// Returns the 2^n-th root by square roots, since the sequence must not depend on a machine's `pow`.
  private static func root(_ value: Double, _ n: Int) -> Double {
    var value = value
    for _ in 0..<n { value = value.squareRoot() }
    return value
  }
}
