/// A coordinate of a cubic Bézier curve from 0 to 1 with two handles, as a polynomial of the curve's parameter.
struct UnitCubic: Hashable {
  let first, second, third: Double

  init(_ handle: Double, _ other: Double) {
    (first, second, third) = (3 * handle, 3 * (other - 2 * handle), 1 + 3 * (handle - other))
  }

  subscript(u: Double) -> Double { u * (first + u * (second + u * third)) }

  func slope(_ u: Double) -> Double { first + u * (2 * second + u * 3 * third) }

  /// Returns the parameter at which a rising curve has `value`, from 0 to 1. Uses Newton's iteration, and bisects the
  /// bracket where a step would leave it.
  func parameter(of value: Double) -> Double {
    var (low, high, u) = (0.0, 1.0, value)
    for _ in 0..<100 {
      let excess = self[u] - value
      if excess == 0 { return u }
      if excess < 0 { low = u } else { high = u }
      let next = u - excess / slope(u)
      let step = next > low && next < high ? next : (low + high) / 2
      if step == u { break }
      u = step
    }
    return u
  }
}
