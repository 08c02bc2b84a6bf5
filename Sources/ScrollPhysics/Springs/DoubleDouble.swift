/// A number of about a hundred bits: the sum of `head` and its rounding error `tail` (Dekker, 1971).
struct DoubleDouble {
  var head: Double
  var tail: Double

  /// The number 2/π, which converts radians to quarter turns.
  static let quarterTurn = DoubleDouble(head: 0x1.45f306dc9c883p-1, tail: -0x1.6b01ec5417056p-55)
}

extension DoubleDouble {
  init(product a: Double, _ b: Double) {
    head = a * b
    tail = (-head).addingProduct(a, b)
  }

  init(quotient a: Double, _ b: Double) {
    head = a / b
    tail = a.addingProduct(-head, b) / b
  }

  /// Creates 1 − x² for x in 0...1.
  init(oneMinusSquareOf x: Double) {
    let square = DoubleDouble(product: x, x)
    let difference = 1 - square.head
    let lost = ((1 - difference) - square.head) - square.tail
    head = difference + lost
    tail = lost - (head - difference)
  }

  static func * (a: DoubleDouble, b: DoubleDouble) -> DoubleDouble {
    var product = DoubleDouble(product: a.head, b.head)
    product.tail += a.head * b.tail + a.tail * b.head
    return product
  }

  func squareRoot() -> DoubleDouble {
    let root = head.squareRoot()
    return DoubleDouble(head: root, tail: (head.addingProduct(-root, root) + tail) / (2 * root))
  }
}

extension Double {
  /// The number truncated to its leading 26 bits: the product of two such numbers is exact.
  @inlinable var leadingHalf: Double { Double(bitPattern: bitPattern & ~0x7ff_ffff) }
}
