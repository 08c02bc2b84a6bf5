/// How notches that follow each other fast count more than slow ones.
public struct NotchAcceleration: Hashable, Sendable {
  /// Up to so many notches per second each counts as one.
  public var lowestSpeed: Double
  /// From so many notches per second on each counts as ``greatestFactor``; in between in proportion.
  public var highestSpeed: Double
  /// How many notches a fast one counts as.
  public var greatestFactor: Double

  /// Speeds in notches per second.
  public init(lowestSpeed: Double, highestSpeed: Double, greatestFactor: Double) {
    self.lowestSpeed = lowestSpeed
    self.highestSpeed = highestSpeed
    self.greatestFactor = greatestFactor
  }

  /// AOSP, `InputReaderConfiguration` and `SimpleVelocityControl`: from 15 notches per second on, four times at 50.
  public static let android = NotchAcceleration(lowestSpeed: 15, highestSpeed: 50, greatestFactor: 4)

  /// How many notches one counts as.
  ///
  /// - Parameter speed: in notches per second.
  public func factor(at speed: Double) -> Double {
    guard speed > lowestSpeed else { return 1 }
    guard speed < highestSpeed else { return greatestFactor }
    return 1 + (speed - lowestSpeed) / (highestSpeed - lowestSpeed) * (greatestFactor - 1)
  }
}
