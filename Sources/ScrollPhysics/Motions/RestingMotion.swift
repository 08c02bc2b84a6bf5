/// A motion that is none: it stands where it is. A part of sequences, for a pause or a stop.
public struct RestingMotion: CoastingMotion, Hashable {
  /// In points.
  public let destination: Double

  /// - Parameter value: where it stands, in points. What is not a number counts as 0.
  public init(at value: Double) { destination = value.bounded }

  /// 0: it has always been there.
  public var duration: Double { 0 }

  public func value(at time: Double) -> Double { destination }

  public func velocity(at time: Double) -> Double { 0 }

  public func duration(to value: Double) -> Double? { value == destination ? 0 : nil }
}
