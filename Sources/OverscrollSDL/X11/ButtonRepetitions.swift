/// What a mouse's button did, reported a second time.
///
/// SDL 3.4 takes what an X server says of a device and what it says of the pointer that the device moves for two events. The
/// second comes late where a window manager handles the click first: after the release, or after the next press.
struct ButtonRepetitions {
  /// No window manager holds a click for so long, in milliseconds: what seems to be earlier yet is from after the server's time has
  /// begun again.
  private static let longestDelay: Int32 = 60_000

  private var latestPress: UInt32?
  private var latestRelease: UInt32?

  /// - Parameter stamp: when it happened, in the server's milliseconds, which begin again after 2³².
  mutating func contains(isPress: Bool, stamp: UInt32) -> Bool {
    let latest = isPress ? latestPress : latestRelease
    if let latest, (0...Self.longestDelay).contains(Int32(bitPattern: latest &- stamp)) { return true }
    if isPress { latestPress = stamp } else { latestRelease = stamp }
    return false
  }
}
