/// The acceleration of a wheel: notches in fast succession count more than slow ones.
public struct NotchAcceleration: Hashable, Sendable {
  /// The greatest speed, in notches per second, at which each notch counts as one.
  package var lowestSpeed: Double
  /// The speed, in notches per second, from which each notch counts as ``greatestFactor``. In between, the factor is
  /// linear.
  package var highestSpeed: Double
  /// The number of notches that a fast notch counts as.
  package var greatestFactor: Double

  package init(lowestSpeed: Double, highestSpeed: Double, greatestFactor: Double) {
    (self.lowestSpeed, self.highestSpeed, self.greatestFactor) = (lowestSpeed, highestSpeed, greatestFactor)
  }

  /// The acceleration of Android, up to four times (AOSP, `InputReaderConfiguration` and `SimpleVelocityControl`).
  public static let android = NotchAcceleration(lowestSpeed: 15, highestSpeed: 50, greatestFactor: 4)

  /// Returns the number of notches that one notch counts as at a speed of the wheel.
  ///
  /// - Parameter speed: The speed of the wheel, in notches per second.
  package func factor(at speed: Double) -> Double {
    guard speed > lowestSpeed else { return 1 }
    guard speed < highestSpeed else { return greatestFactor }
    return 1 + (speed - lowestSpeed) / (highestSpeed - lowestSpeed) * (greatestFactor - 1)
  }
}
