/// A filter for mouse button events that are reported a second time.
///
/// SDL 3.4 makes two events of each: one from the X server's report on the device, one from that on its pointer. The
/// second comes late if a window manager handles the click first: after the release, or after the next press.
struct ButtonRepetitions {
  /// The longest time in milliseconds that a window manager holds a click. An event that seems older still is in fact
  /// newer: the server's time has wrapped around.
  private static let longestDelay: Int32 = 60_000

  private var latestPress: UInt32?
  private var latestRelease: UInt32?

  /// Returns whether an event is a repetition, and records it if not.
  ///
  /// - Parameter stamp: the time of the event in the server's milliseconds, which wrap around at 2³².
  mutating func contains(isPress: Bool, stamp: UInt32) -> Bool {
    let latest = isPress ? latestPress : latestRelease
    if let latest, (0...Self.longestDelay).contains(Int32(bitPattern: latest &- stamp)) { return true }
    if isPress { latestPress = stamp } else { latestRelease = stamp }
    return false
  }
}
