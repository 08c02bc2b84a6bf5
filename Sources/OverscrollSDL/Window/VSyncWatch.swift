/// Notices a display that claims to set the pace and takes frames without waiting.
struct VSyncWatch {
  /// Drivers take a few frames in advance; a dozen in a row they take only where they never wait.
  private static let patience = 12

  private var last = -Double.infinity
  private var hasty = 0

  /// Whether a frame presented at `time` is one too many in too short a time.
  mutating func runsAway(presentedAt time: Double, refreshRate: Double?) -> Bool {
    let shortest = 0.5 / max(refreshRate ?? 240, 1)
    hasty = time - last < shortest ? hasty + 1 : 0
    last = time
    return hasty >= Self.patience
  }
}
