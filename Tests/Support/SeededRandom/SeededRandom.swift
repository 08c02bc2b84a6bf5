public import ScrollGeometry

/// Pseudorandom numbers for the tests of every module: the same sequence for the same seed, which a failure prints.
public struct SeededRandom: RandomNumberGenerator, Sendable {
  public let seed: UInt64
  @usableFromInline var state: UInt64

  @inlinable
  public init(seed: UInt64) {
    self.seed = seed
    state = seed
  }

  /// SplitMix64 (Steele, Lea and Flood, "Fast splittable pseudorandom number generators", 2014).
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
  /// Uniformly distributed in `range`.
  @inlinable
  public mutating func number(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &self) }

  /// Uniformly distributed in `range`.
  @inlinable
  public mutating func count(_ range: ClosedRange<Int>) -> Int { .random(in: range, using: &self) }

  /// True or false, equally likely.
  @inlinable
  public mutating func coin() -> Bool { .random(using: &self) }

  /// A point with both coordinates uniformly distributed in `range`.
  public mutating func point(in range: ClosedRange<Double>) -> Vector2 { Vector2(number(range), number(range)) }

  /// Uniformly distributed on a logarithmic scale in `range`, which lies above zero.
  public mutating func magnitude(_ range: ClosedRange<Double>) -> Double {
    var value = range.lowerBound
    let ratio = range.upperBound / range.lowerBound
    for bit in 0..<52 where coin() { value *= Self.root(ratio, bit + 1) }
    return min(value, range.upperBound)
  }

  /// A magnitude in `range` with either sign.
  public mutating func signed(_ range: ClosedRange<Double>) -> Double {
    coin() ? magnitude(range) : -magnitude(range)
  }

  /// Any finite number, edge cases more often.
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

  /// The 2^n-th root, by square roots: the sequence must not depend on a machine's `pow`.
  private static func root(_ value: Double, _ n: Int) -> Double {
    var value = value
    for _ in 0..<n { value = value.squareRoot() }
    return value
  }
}
