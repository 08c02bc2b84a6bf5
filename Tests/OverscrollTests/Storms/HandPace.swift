/// A pace at which people flick.
///
/// Source: Quinn, Malacria and Cockburn, "Touch Scrolling Transfer Functions", UIST 2013, first study: twelve people,
/// without feedback. There are 163 points an inch.
struct HandPace {
  /// The speed of the finger, in points per second.
  let speed: Double
  /// The pause between two flicks, in seconds.
  let pause: Double

  /// Browsing, comfortably fast, and as fast as they can.
  static let all = [
    HandPace(speed: 178 * pointsPerMillimeter, pause: 0.536), HandPace(speed: 399 * pointsPerMillimeter, pause: 0.322),
    HandPace(speed: 560 * pointsPerMillimeter, pause: 0.16),
  ]

  static let greatestSpeed = 1378 * pointsPerMillimeter
  /// The lengths from a thumb's flicks to those of an index finger on a tablet, in points.
  static let lengths = 31 * pointsPerMillimeter...92 * pointsPerMillimeter

  private static let pointsPerMillimeter = 163 / 25.4
}
