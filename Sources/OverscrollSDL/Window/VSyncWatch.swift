/// Notices a display that claims to set the pace and takes frames without waiting.
struct VSyncWatch {
  /// Drivers queue a few frames; a dozen in a row they take only where they never wait.
  private static let limit = 12

  private var last = -Double.infinity
  private var earlyFrames = 0

  /// - Returns: whether the frame presented at `time` is the last of so many that came too early.
  mutating func addFrame(presentedAt time: Double, refreshRate: Double?) -> Bool {
    let shortest = 0.5 / max(refreshRate ?? 240, 1)
    earlyFrames = time - last < shortest ? earlyFrames + 1 : 0
    last = time
    return earlyFrames >= Self.limit
  }
}
