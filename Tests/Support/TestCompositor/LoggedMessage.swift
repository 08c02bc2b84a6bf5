/// A request from a client, or an event sent to a client.
public struct LoggedMessage: Sendable {
  /// The time of the message on the test's CLOCK_MONOTONIC, in seconds.
  public var time: Double
  public var isRequest: Bool
  public var interface: String
  /// The number of the object in the client's connection.
  public var object: UInt32
  public var name: String
  /// The arguments as numbers. An object is its number, or 0 for none; text, arrays and files are NaN.
  public var arguments: [Double]

  /// The interface and the name of the message, for example "wl_surface.commit".
  public var fullName: String { "\(interface).\(name)" }
}
