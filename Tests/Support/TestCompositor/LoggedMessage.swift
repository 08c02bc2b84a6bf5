/// A request that a client has sent, or an event that it was sent.
public struct LoggedMessage: Sendable {
  /// In seconds of CLOCK_MONOTONIC.
  public var time: Double
  public var isRequest: Bool
  public var interface: String
  /// The client's number for the object.
  public var object: UInt32
  public var name: String
  /// The numbers among its arguments; an object is its number (0 for none), all else is not a number.
  public var arguments: [Double]

  /// Such as "wl_surface.commit".
  public var fullName: String { "\(interface).\(name)" }
}
