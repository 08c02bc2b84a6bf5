/// One coordinate of a cubic Bézier curve from 0 to 1, with the handles at two heights, as a polynomial of its parameter.
struct UnitCubic: Hashable {
  let first, second, third: Double

  init(_ handle: Double, _ other: Double) {
    (first, second, third) = (3 * handle, 3 * (other - 2 * handle), 1 + 3 * (handle - other))
  }

  subscript(u: Double) -> Double { u * (first + u * (second + u * third)) }

  func slope(_ u: Double) -> Double { first + u * (2 * second + u * 3 * third) }

  /// Where it has a value from 0 to 1, if it rises in between: by Newton's iteration, and by halves where that would leave
  /// what is known.
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
